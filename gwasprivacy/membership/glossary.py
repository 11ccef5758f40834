"""Every term of the model in one paragraph for geneticists, with its citation: the window's "?" and the help pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from gwasprivacy.base.language import mark, say_marked

LI = "Li, Qardaji, Su, Wu & Yang, Membership Privacy, CCS 2013"
TRAMER = "Tramèr, Huang, Hubaux & Ayday, Differential Privacy with Bounded Priors, CCS 2015"
SAMPLING = "Li, Qardaji & Su, On Sampling, Anonymization, and Differential Privacy, ASIACCS 2012"
IDENTIFIABILITY = "Lee & Clifton, Differential Identifiability, KDD 2012"
HOMER = "Homer et al., PLoS Genetics 2008"
WANG = "Wang et al., CCS 2009"
KOV = "Kairouz, Oh & Viswanath, The Composition Theorem for Differential Privacy, ICML 2015"
DWORK = "Dwork, McSherry, Nissim & Smith, Calibrating Noise to Sensitivity, TCC 2006"
_WORKS = {"li": LI, "tramer": TRAMER, "homer": HOMER, "wang": WANG, "dwork": DWORK}


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """``title`` as people say it (with the term of art), ``text`` one paragraph, ``source`` the citation.

    Where a citation has words beside its works, it is a marked text, and the works stand in its places.
    """

    title: str
    text: str
    source: str

    @property
    def citation(self) -> str:
        """The citation in the reader's language; titles of works stay in theirs."""
        return say_marked(self.source, **_WORKS)


GLOSSARY: Mapping[str, Term] = MappingProxyType(
    {
        "attacker": Term(
            title=mark("Attacker (adversary)"),
            text=mark(
                "Somebody who reads the published result and asks about one particular person. We assume that "
                "they are clever, have anyone’s genome, and know the method. Only two things limit them: their "
                "prior, and whether they know who has the disease. You set both on this page, and the guarantee "
                "holds for every attacker who fits."
            ),
            source=f"{LI}; {TRAMER}",
        ),
        "secret": Term(
            title=mark("The secret"),
            text=mark(
                "A study can reveal two different things. Participation: was this person in the study at all? "
                "Case status: everybody knows who took part, but who of them has the disease? They need "
                "different protection, and protecting one does not protect the other. So the plan names its "
                "secret, and a study keeps it permanently."
            ),
            source=mark("{homer} (participation); {wang} (case status)"),
        ),
        "participation": Term(
            title=mark("Participation as the secret"),
            text=mark(
                "The release must look nearly the same if one participant had been another person of the same "
                "group. Then it reveals little about whether a certain patient joined. The numbers of cases and "
                "controls are public."
            ),
            source=f"{TRAMER}, §4",
        ),
        "case-status": Term(
            title=mark("Case status as the secret"),
            text=mark(
                "The list of participants is known; what must stay secret is who is a case. The release must "
                "look nearly the same if one case and one control changed places. The prior of an attacker who "
                "knows nothing else is the share of cases, so a single prior must be exactly that share."
            ),
            source=WANG,
        ),
        "phenotype": Term(
            title=mark("Does the attacker know who has the disease?"),
            text=mark(
                "If they do, a person who did not take part is replaced by exactly one other person of the same "
                "group. If they do not, a person’s absence may go with one case and one control changing at "
                "once, and the release can reveal twice as much (e^2ε). If you say that they do not know, ε is "
                "halved to make up for it."
            ),
            source=mark("Shown by enumerating a small universe"),
        ),
        "prior-range": Term(
            title=mark("Prior range (belief beforehand)"),
            text=mark(
                "How sure an attacker may be, before reading the result, that a person took part: 25 % if a "
                "quarter of the invited people joined, 50 % if participation is a coin flip for them. You give the "
                "lowest and the highest prior to cover. Certainty is always covered, since nothing can be "
                "learned then. It is the prior of somebody who already knows the study’s size. A narrower range "
                "needs less noise."
            ),
            source=TRAMER,
        ),
        "posterior": Term(
            title=mark("Posterior (certainty after the release)"),
            text=mark(
                "How sure the attacker is after reading the result, by Bayes’ rule. With a prior p and a release "
                "that changes odds at most R-fold, the posterior is between p/(p + R(1 − p)) and Rp/((R − 1)p + "
                "1): at R = 3, a prior of 50 % becomes at least 25 % and at most 75 %."
            ),
            source=mark("{li}, Eq. 4; {tramer}, Eq. 9–10"),
        ),
        "gamma": Term(
            title=mark("γ, positive membership privacy (PMP)"),
            text=mark(
                "The guarantee that nobody becomes much surer that a person took part: the belief grows at most "
                "γ-fold, and the doubt shrinks at most γ-fold. With γ = 2, 10 % becomes at most 20 %, and 50 % "
                "at most 75 % (a doubt of 50 % halved). γ = 1 would be perfect privacy and an output that "
                "reveals nothing."
            ),
            source=f"{LI}, Definition 3.1",
        ),
        "negative": Term(
            title=mark("Non-participation, negative membership privacy (NMP)"),
            text=mark(
                "The same guarantee for the belief that somebody did not take part. It matters when absence is "
                "the sensitive fact. For priors in [a, b] it is the first guarantee for priors in [1 − b, 1 − "
                "a], so both together take the smaller ε. It needs a release that is private in both directions."
            ),
            source=LI,
        ),
        "gamma-outside": Term(
            title=mark("γ outside the range"),
            text=mark(
                "What still holds for attackers whose prior is outside the range that you chose: they face the "
                "same noise, and for them γ = e^ε, which is larger. It is shown beside the main number, so that "
                "the choice of the range hides nothing."
            ),
            source=f"{TRAMER}, §3.4",
        ),
        "epsilon": Term(
            title=mark("ε of the release"),
            text=mark(
                "The setting that the release itself is run with: smaller means more noise. It follows from the "
                "attacker and the guarantee, after the corrections for families, for an unknown phenotype and "
                "for sampling. The ε of several releases from one study add up, and the ledger counts them."
            ),
            source=DWORK,
        ),
        "likelihood-ratio": Term(
            title=mark("e^ε, the maximum change in odds"),
            text=mark(
                "How many times likelier any published result can be if a person took part than if not. This is "
                "the most that a covered attacker learns about one person: their odds are "
                "multiplied by at most this number. At 2, odds of 1 : 1 become at most 2 : 1, that is 67 %."
            ),
            source=mark("{li}, Eq. 4"),
        ),
        "entity-epsilon": Term(
            title=mark("ε per person"),
            text=mark(
                "The privacy loss of what is protected: a person, or a family. It differs from the ε of the "
                "release if a family has several records, if the phenotype is unknown, or if the study is a "
                "secret sample."
            ),
            source=f"{LI}, §3.1",
        ),
        "cap": Term(
            title=mark("Maximum certainty"),
            text=mark(
                "An absolute limit: whatever the result, nobody whose prior is in the range becomes surer than "
                "this by it. Privacy law is sometimes read like this: 1.5 % has been derived from HIPAA’s safe "
                "harbour. The limit must be above the highest prior covered, and there is none against attackers "
                "who may be nearly certain already."
            ),
            source=f"{LI}; {IDENTIFIABILITY}",
        ),
        "advantage": Term(
            title=mark("Attack advantage (TPR − FPR)"),
            text=mark(
                'Think of the best test that says of a person "took part" or "did not". Its advantage is the '
                "share of participants that it recognises (TPR) minus the share of others that it flags wrongly "
                "(FPR). Guessing has 0. From ε alone it is at most (e^ε − 1)/(e^ε + 1). With a joint draw, a significant set or the "
                "exponential mechanism, tests reach less, so the same guarantee allows them more ε. A rare "
                "output may reveal more than a test gains overall; γ bounds that."
            ),
            source=f"{KOV}; Dong, Durfee & Rogers 2020",
        ),
        "tpr": Term(
            title=mark("Maximum true-positive rate (TPR at FPR)"),
            text=mark(
                "The share of participants that a test can recognise (true-positive rate) if it may flag only a "
                "few others wrongly, for instance one in a thousand (false-positive rate). It is at most e^ε "
                "times the false-positive rate: at e^ε = 2, one in a thousand wrong allows two in a thousand "
                "right. At higher rates the mechanism matters: with a joint draw the odds of being recognised "
                "are at most e^ε times those of being flagged wrongly."
            ),
            source=f"Sankararaman et al. 2009; {KOV}",
        ),
        "lower-bound": Term(
            title=mark("Lowest posterior"),
            text=mark(
                "Results can also make a person’s participation less likely. If the release is private in both "
                "directions, this is bounded too; for attackers who do not know the study’s size, only the rise "
                "is."
            ),
            source=mark("{tramer}, Eq. 9"),
        ),
        "neighbours": Term(
            title=mark("Neighbours: bounded and unbounded"),
            text=mark(
                "Differential privacy compares datasets that differ in one person. Bounded: one participant is replaced within "
                "their group, and the sizes stay public. Unbounded: one is added or removed, and the size itself is hidden. "
                "Swap: a case and a control change places. A proof for one relation is none for the others."
            ),
            source=f"{DWORK}; {LI}",
        ),
        "group-size": Term(
            title=mark("Family size"),
            text=mark(
                "If a family of g is to be protected as one, a release at ε per person reveals up to gε about "
                "the family, so it is run at ε/g. This holds if all such families have the same number of cases "
                "and of controls, or if the numbers of families of each kind are public; otherwise it does not "
                "hold."
            ),
            source=mark("{li}, §3.1; the limits are shown by enumerating a small universe"),
        ),
        "independence": Term(
            title=mark("Independent participation"),
            text=mark(
                "The guarantees assume that, beforehand, one person’s participation says nothing about "
                "another’s, beyond the study’s size. k relatives who only join together can change an attacker’s "
                "odds by e^kε: use the family size. Against attackers who know arbitrary dependences, nothing "
                "useful can be released."
            ),
            source=f"{LI}, §4.1",
        ),
        "composition": Term(
            title=mark("Several releases (composition)"),
            text=mark(
                "The ε of all releases from one study add up, and γ is computed from the sum. Multiplying the γ "
                "of single releases is wrong: two with γ = 2 at 50 % make γ = 5, not 4. Releases with another "
                "secret count only if a conversion is proven: a release that protects participation costs twice "
                "its ε for case status, and one that protects case status gives no privacy of participation at "
                "all."
            ),
            source=mark("{dwork}; {tramer}, Eq. 11"),
        ),
        "sampling": Term(
            title=mark("Secret sample of a larger cohort"),
            text=mark(
                "If the study was drawn at random from a biobank, and nobody will ever know who was drawn, the "
                "draw itself protects the biobank’s members: an ε₀ of the release counts as ln(1 + β(e^ε₀ − 1)) "
                "at a rate of β. It does not protect the fact of being drawn. The draw must have a fixed size "
                "per group, or be a Poisson draw with a release that hides the size."
            ),
            source=SAMPLING,
        ),
        "identifiability": Term(
            title=mark("Identifiability: all participants but one are known"),
            text=mark(
                "The attacker knows every participant but one, and m people are left who are equally likely. The "
                "guarantee is a maximum certainty ρ about each: e^ε = ρ(m − 1)/(1 − ρ) is enough."
            ),
            source=f"{IDENTIFIABILITY}; {LI}",
        ),
        "uniform": Term(
            title=mark("Knows nothing: the uniform family"),
            text=mark(
                "Every subset of the population is equally likely to this attacker, so everybody’s prior is one half and the size "
                "is unknown. k-Max, the framework’s worked example, gives γ = (2^k − 1)/(2^k − 2) against them, if the empty "
                "dataset is counted as rank 1; as published it fails."
            ),
            source=mark("{li}, §5.1, corrected"),
        ),
        "all-distributions": Term(
            title=mark("Every conceivable attacker"),
            text=mark(
                "For an attacker who may know any dependence between people, such as all or nobody of a village, "
                "γ holds only if the output is nearly the same for all datasets, even for two without a person "
                "in common. No useful result is like that, so nothing is offered."
            ),
            source=LI,
        ),
        "invited": Term(
            title=mark("The invited population (N of U)"),
            text=mark(
                "If it is known that N of U invited people took part and nothing else, each invitee has a prior "
                "of N/U. Entering the two counts documents where the prior comes from."
            ),
            source=TRAMER,
        ),
        "sensitivity": Term(
            title=mark("Sensitivity, Δ"),
            text=mark(
                "How much one person can change a score, over all possible datasets. The noise is scaled to it, "
                "so it must be proved and cannot be estimated from the data."
            ),
            source=DWORK,
        ),
        "numbers": Term(
            title=mark("The numbers"),
            text=mark(
                "ε and e^ε state how noisy the release is; γ what it means for priors inside your range and, "
                "beside it, outside; advantage and TPR what it means for an attack, with the planned mechanism. "
                "γ and the maximum certainty hold for every single output, advantage and TPR for tests overall; "
                "the ε is the same."
            ),
            source=TRAMER,
        ),
        "posterior-plot": Term(
            title=mark("Posterior by prior"),
            text=mark(
                "Each prior (horizontal) has a highest and a lowest posterior (vertical). Shaded: the priors "
                "that the guarantee covers. The diagonal would be perfect privacy. The dashed line is the "
                "guarantee; the curve touches it at one end of the range."
            ),
            source=mark("{tramer}, Fig. 2"),
        ),
        "range-plot": Term(
            title=mark("e^ε over ranges"),
            text=mark(
                "For the same guarantee, a narrower range of priors around one half allows a larger e^ε, that is "
                "less noise: for γ = 2, from 2 for any prior to 3 for one half."
            ),
            source=mark("{tramer}, Fig. 1"),
        ),
        "promise": Term(
            title=mark("What do you guarantee?"),
            text=mark(
                "One guarantee, in the form that you prefer: a maximum certainty, a growth of belief γ, what an "
                "attack can do, or ε itself. The others follow from it for the same prior range."
            ),
            source=f"{LI}; {TRAMER}",
        ),
        "verification": Term(
            title=mark("Checked by enumeration"),
            text=mark(
                "For a universe of a few people everything can be enumerated: all datasets, an attacker’s belief "
                "in each, and a small mechanism’s outputs. The smallest γ then follows from Bayes’ rule alone. "
                "The theory check does this for every family and shows where careless readings of the theory "
                "fail."
            ),
            source=f"{LI}, Definition 3.1",
        ),
    }
)


def find_term(key: str) -> Term | None:
    """The paragraph of a term, or None."""
    return GLOSSARY.get(key)
