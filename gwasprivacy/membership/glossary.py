"""Every term of the model in one paragraph for geneticists, with its citation: the window's "?" and the help pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from gwasprivacy.base.language import mark

LI = "Li, Qardaji, Su, Wu & Yang, Membership Privacy, CCS 2013"
TRAMER = "Tramèr, Huang, Hubaux & Ayday, Differential Privacy with Bounded Priors, CCS 2015"
SAMPLING = "Li, Qardaji & Su, On Sampling, Anonymization, and Differential Privacy, ASIACCS 2012"
IDENTIFIABILITY = "Lee & Clifton, Differential Identifiability, KDD 2012"
HOMER = "Homer et al., PLoS Genetics 2008"
WANG = "Wang et al., CCS 2009"
KOV = "Kairouz, Oh & Viswanath, The Composition Theorem for Differential Privacy, ICML 2015"
DWORK = "Dwork, McSherry, Nissim & Smith, Calibrating Noise to Sensitivity, TCC 2006"


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """``title`` as people say it (with the term of art), ``text`` one paragraph, ``source`` the citation."""

    title: str
    text: str
    source: str


GLOSSARY: Mapping[str, Term] = MappingProxyType(
    {
        "attacker": Term(
            title=mark("Attacker (adversary)"),
            text=mark(
                "Somebody who reads the published result and asks about one particular person. We assume they are clever, "
                "have the genomes of everybody they like, and know the method. What limits them is only what they may "
                "believe beforehand, and whether they know who has the disease: that is what you say on this page, and the promise "
                "holds for every attacker who fits."
            ),
            source=f"{LI}; {TRAMER}",
        ),
        "secret": Term(
            title=mark("The secret"),
            text=mark(
                "A study can betray two different things. Participation: was this person in the study at all? Case status: "
                "everybody knows who took part, but who of them has the disease? They need different protection, and "
                "protecting one does not protect the other, so the plan names its secret and a study keeps it for good."
            ),
            source=f"{HOMER} (participation); {WANG} (case status)",
        ),
        "participation": Term(
            title=mark("Participation as the secret"),
            text=mark(
                "The release must look nearly the same if one participant had been another person of the same group. Then it says "
                "little about whether a certain patient joined. The numbers of cases and of controls are public."
            ),
            source=f"{TRAMER}, §4",
        ),
        "case-status": Term(
            title=mark("Case status as the secret"),
            text=mark(
                "The list of participants is known; what must not leak is who is a case. The release must look nearly the "
                "same if one case and one control changed places. Whoever knows nothing else believes the share of cases, "
                "so a single prior must be exactly that share."
            ),
            source=WANG,
        ),
        "phenotype": Term(
            title=mark("Does the attacker know who has the disease?"),
            text=mark(
                "When they do, a person who did not take part is replaced by exactly one other person of the same group. When "
                "they do not, a person's absence may go with one case and one control changing at once, and the release can "
                "betray twice as much (e^2ε). If you say that they do not know, ε is halved to make up for it."
            ),
            source="Shown by enumerating a small universe",
        ),
        "prior-range": Term(
            title=mark("Belief before (prior range)"),
            text=mark(
                "How sure an attacker may be, before reading the result, that a person took part: 25 % if a quarter of the "
                "invited people joined, 50 % if they have no idea. You give the lowest and the highest belief that you want "
                "to cover; being entirely certain is always covered, since nothing can be learned then. It is the belief of "
                "somebody who already knows the study's size. A narrower range needs less noise."
            ),
            source=TRAMER,
        ),
        "posterior": Term(
            title=mark("Certainty after (posterior)"),
            text=mark(
                "How sure the attacker is after reading the result, by Bayes' rule. With a belief p before and a release that "
                "shifts odds at most R-fold, it ends between p/(p + R(1 − p)) and Rp/((R − 1)p + 1): at R = 3, 50 % becomes at "
                "least 25 % and at most 75 %."
            ),
            source=f"{LI}, Eq. 4; {TRAMER}, Eq. 9–10",
        ),
        "gamma": Term(
            title=mark("γ, positive membership privacy (PMP)"),
            text=mark(
                "The promise that nobody becomes much surer that a person took part: the belief grows at most γ-fold, and the "
                "doubt shrinks at most γ-fold. With γ = 2, 10 % becomes at most 20 %, and 50 % at most 75 % (a doubt of 50 % "
                "halved). γ = 1 would be perfect privacy and an output that says nothing."
            ),
            source=f"{LI}, Definition 3.1",
        ),
        "negative": Term(
            title=mark("Both directions, negative membership privacy (NMP)"),
            text=mark(
                "The same promise for the belief that somebody did not take part. It matters when absence is the sensitive "
                "fact. For beliefs in [a, b] it is the first promise for beliefs in [1 − b, 1 − a], so both together take the "
                "smaller ε. It needs a release that is private in both directions."
            ),
            source=LI,
        ),
        "gamma-outside": Term(
            title=mark("γ outside the range"),
            text=mark(
                "What is left for attackers whose belief lies outside the range that you chose: they still meet the same noise, "
                "and for them γ = e^ε, which is larger. It is shown beside the main number, so that the choice of the "
                "range hides nothing."
            ),
            source=f"{TRAMER}, §3.4",
        ),
        "epsilon": Term(
            title=mark("ε of the release"),
            text=mark(
                "The setting that the release itself is run with: smaller means more noise. It follows from the attacker and "
                "the promise, after the corrections for groups, for an unknown phenotype and for sampling. Several releases "
                "from one study add up their ε, and the ledger counts them."
            ),
            source=DWORK,
        ),
        "likelihood-ratio": Term(
            title=mark("e^ε, the largest shift of odds"),
            text=mark(
                "How many times likelier any published result can be if a person took part than if not. This is the most that "
                "an attacker whom the plan covers learns about one person: their odds are multiplied by at most this number. At "
                "2, odds of 1 : 1 become at most 2 : 1, that is 67 %."
            ),
            source=f"{LI}, Eq. 4",
        ),
        "entity-epsilon": Term(
            title=mark("ε that the person faces"),
            text=mark(
                "The privacy loss of what is protected: a person, or a family. It differs from the ε of the release where one "
                "family has several records, where the phenotype is unknown, or where the study is a secret sample."
            ),
            source=f"{LI}, §3.1",
        ),
        "cap": Term(
            title=mark("Certainty stays at or below a cap"),
            text=mark(
                "An absolute limit: whatever the result says, nobody whose belief is in the range becomes surer than this by it. "
                "Privacy law is "
                "sometimes read so: 1.5 % has been taken from HIPAA's safe harbour. A cap must lie above the highest belief "
                "covered, and there is none against attackers who may be nearly certain already."
            ),
            source=f"{LI}; {IDENTIFIABILITY}",
        ),
        "advantage": Term(
            title=mark("Attack beats guessing by (advantage)"),
            text=mark(
                'Think of the best test that says of a person "took part" or "did not". Its advantage is the share of '
                "participants it recognises minus the share of others it accuses wrongly. Blind guessing has 0. By ε alone it is at "
                "most (e^ε − 1)/(e^ε + 1), or 1 − e^−ε where the release is private in one direction only. A joint draw, a "
                "significant set and the exponential mechanism leave a test less, so that the same promise allows them more ε. A rare output may tell more than a test gains on the whole; γ bounds that."
            ),
            source=f"{KOV}; Dong, Durfee & Rogers 2020",
        ),
        "tpr": Term(
            title=mark("A careful attack finds at most (TPR at FPR)"),
            text=mark(
                "The share of participants that a test can recognise (true positive rate) if it may accuse only a few others "
                "wrongly, for instance one in a thousand (false positive rate). It is at most e^ε times the false positive rate: "
                "at e^ε = 2, one in a thousand wrong allows two in a thousand right. At higher rates the kind of draw matters: with a "
                "joint draw the odds of being recognised are at most e^ε times those of being accused wrongly."
            ),
            source=f"Sankararaman et al. 2009; {KOV}",
        ),
        "lower-bound": Term(
            title=mark("How far a belief can fall"),
            text=mark(
                "Results can also make a person's participation less likely. Where the release is private in both directions "
                "this is bounded too; for attackers who do not know the study's size only the rise is."
            ),
            source=f"{TRAMER}, Eq. 9",
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
            title=mark("People who belong together (group size)"),
            text=mark(
                "If a family of g is to be protected as one, a release at ε per person betrays up to gε about the family, so it "
                "is run at ε/g. This holds where all such groups have the same number of cases and of controls, or where the "
                "numbers of groups of each kind are public; otherwise it does not hold."
            ),
            source=f"{LI}, §3.1; the limits are shown by enumerating a small universe",
        ),
        "independence": Term(
            title=mark("Independent participation"),
            text=mark(
                "The promises assume that, beforehand, one person's participation says nothing about another's, beyond the "
                "study's size. k relatives who only join together can shift an attacker's odds by e^kε: use the group size. "
                "Against attackers who know arbitrary dependences nothing useful can be released."
            ),
            source=f"{LI}, §4.1",
        ),
        "composition": Term(
            title=mark("Several releases (composition)"),
            text=mark(
                "The ε of all releases from one study add up, and γ is computed from the sum. Multiplying the γ's of single "
                "releases is wrong: two with γ = 2 at 50 % make γ = 5, not 4. Releases with another secret count only where a "
                "conversion is proven: a release that protects participation costs twice its ε for case status, and one that "
                "protects case status buys no privacy of participation at all."
            ),
            source=f"{DWORK}; {TRAMER}, Eq. 11",
        ),
        "sampling": Term(
            title=mark("Secret sample of a larger cohort"),
            text=mark(
                "If the study was drawn at random from a biobank, and nobody will ever know who was drawn, then the draw itself "
                "protects the biobank's members: an ε₀ of the release counts as ln(1 + β(e^ε₀ − 1)) at a rate of β. It does not "
                "protect the fact of being drawn. The draw must have a fixed size per group, or be a Poisson draw with a "
                "release that hides the size."
            ),
            source=SAMPLING,
        ),
        "identifiability": Term(
            title=mark("Identifiability: all participants but one are known"),
            text=mark(
                "The attacker knows every participant but one, and has m people left who are equally likely. The promise is a "
                "cap ρ on their certainty about each: e^ε = ρ(m − 1)/(1 − ρ) is enough."
            ),
            source=f"{IDENTIFIABILITY}; {LI}",
        ),
        "uniform": Term(
            title=mark("Knows nothing: the uniform family"),
            text=mark(
                "Every subset of the population is equally likely to this attacker, so everybody's prior is one half and the size "
                "is unknown. k-Max, the framework's worked example, gives γ = (2^k − 1)/(2^k − 2) against them, if the empty "
                "dataset is counted as rank 1; as published it fails."
            ),
            source=f"{LI}, §5.1, corrected",
        ),
        "all-distributions": Term(
            title=mark("Every conceivable attacker"),
            text=mark(
                "An attacker who may know any dependence between people, such as all or nobody of a village, can be held to γ only "
                "by an output that is nearly the same for all datasets, also for two that share nobody. No useful result of a "
                "study is, so nothing is offered."
            ),
            source=LI,
        ),
        "invited": Term(
            title=mark("The invited population (N of U)"),
            text=mark(
                "If it is known that N of U invited people took part and nothing else, everybody invited is believed to be in "
                "with probability N/U. Entering the two counts documents where the prior comes from."
            ),
            source=TRAMER,
        ),
        "sensitivity": Term(
            title=mark("Sensitivity, Δ"),
            text=mark(
                "How far one person can move a score, over all datasets that could have been. The noise is scaled to it, so it "
                "must be proved, and cannot be estimated from the data."
            ),
            source=DWORK,
        ),
        "numbers": Term(
            title=mark("The numbers"),
            text=mark(
                "ε and e^ε say how noisy the release is; γ what it means for beliefs inside your range and, beside it, outside; "
                "advantage and TPR what it means for an attack, by the kind of draw that is planned. γ and caps hold for every single "
                "output, advantage and TPR for tests on the whole; the ε is the same."
            ),
            source=TRAMER,
        ),
        "posterior-plot": Term(
            title=mark("Certainty after against belief before"),
            text=mark(
                "Each belief before (across) has a highest and a lowest certainty after (up); the tint is your range. The "
                "diagonal would be perfect privacy. The dashed line is the promise; the curve touches it at one end of the range."
            ),
            source=f"{TRAMER}, Fig. 2",
        ),
        "range-plot": Term(
            title=mark("e^ε over ranges"),
            text=mark(
                "For the same promise, a narrower range of beliefs around one half allows a larger e^ε, that is less noise: for "
                "γ = 2 from 2 against any belief up to 3 against one half."
            ),
            source=f"{TRAMER}, Fig. 1",
        ),
        "promise": Term(
            title=mark("What do you guarantee?"),
            text=mark(
                "One promise, said in whichever way you find natural: a limit on certainty, a factor γ on beliefs, what an attack "
                "can do, or ε itself. The others follow from it for the same range of beliefs."
            ),
            source=f"{LI}; {TRAMER}",
        ),
        "verification": Term(
            title=mark("Checked by enumeration"),
            text=mark(
                "For a universe of a few people everything can be written out: all datasets, an attacker's belief in each, and a "
                "small mechanism's outputs. The smallest γ then follows from Bayes' rule alone. The theory's check does "
                "this for every family, and shows where careless readings of the theory fail."
            ),
            source=f"{LI}, Definition 3.1",
        ),
    }
)


def find_term(key: str) -> Term | None:
    """The paragraph of a term, or None."""
    return GLOSSARY.get(key)
