"""The works that a plan rests on, as a list of references has them (docs/theory/README.md, "Sources")."""

from __future__ import annotations

from gwasprivacy.mechanisms.registry import release_part
from gwasprivacy.plan.plan import Plan

TRAMER = (
    "Tramèr F, Huang Z, Hubaux J-P, Ayday E. Differential privacy with bounded priors: reconciling utility and privacy in "
    "genome-wide association studies. Proceedings of the 22nd ACM SIGSAC Conference on Computer and Communications Security "
    "(CCS’15), 2015, 1286–1297."
)
LI = (
    "Li N, Qardaji W, Su D, Wu Y, Yang W. Membership privacy: a unifying framework for privacy definitions. Proceedings of the "
    "2013 ACM SIGSAC Conference on Computer and Communications Security (CCS’13), 2013, 889–900."
)
WORKS: dict[str, str] = {
    "Li et al. 2013": LI,
    "Tramèr et al. 2015": TRAMER,
    "Li, Qardaji & Su 2012": "Li N, Qardaji W, Su D. On sampling, anonymization, and differential privacy. ASIACCS, 2012.",
    "Lee & Clifton 2012": "Lee J, Clifton C. Differential identifiability. KDD, 2012.",
    "Dwork, McSherry, Nissim & Smith 2006": "Dwork C, McSherry F, Nissim K, Smith A. Calibrating noise to sensitivity in private "
    "data analysis. TCC, 2006.",
    "Dwork & Lei 2009": "Dwork C, Lei J. Differential privacy and robust statistics. STOC, 2009.",
    "McSherry & Talwar 2007": "McSherry F, Talwar K. Mechanism design via differential privacy. FOCS, 2007.",
    "McKenna & Sheldon 2020": "McKenna R, Sheldon D. Permute-and-flip: a new mechanism for differentially private selection. "
    "NeurIPS, 2020.",
    "Medina, Joseph, Gillenwater & Ribero 2021": "Medina AM, Joseph M, Gillenwater J, Ribero M. A joint exponential mechanism for "
    "differentially private top-k set. NeurIPS workshops, 2021.",
    "Gillenwater et al. 2022": "Gillenwater J, Joseph M, Medina AM, Ribero M. A joint exponential mechanism for differentially "
    "private top-k. Proceedings of the 39th International Conference on Machine Learning, PMLR 162, 2022, 7570–7582.",
    "Yamamoto & Shibuya 2023": "Yamamoto A, Shibuya T. A joint permute-and-flip and its enhancement for large-scale genomic "
    "statistical analysis. IEEE International Conference on Data Mining Workshops (ICDMW), 2023. "
    "doi:10.1109/ICDMW60847.2023.00034.",
    "Shekelyan & Loukides 2022": "Shekelyan M, Loukides G. Differentially private top-k selection via canonical Lipschitz mechanism. "
    "arXiv:2201.13376, 2022.",
    "Ghosh, Roughgarden & Sundararajan 2012": "Ghosh A, Roughgarden T, Sundararajan M. Universally utility-maximizing privacy "
    "mechanisms. SIAM Journal on Computing, 2012.",
    "Uhler, Slavković & Fienberg 2013": "Uhler C, Slavković A, Fienberg S. Privacy-preserving data sharing for genome-wide "
    "association studies. Journal of Privacy and Confidentiality, 2013.",
    "Yu et al. 2014": "Yu F, Fienberg S, Slavković A, Uhler C. Scalable privacy-preserving data sharing methodology for genome-wide "
    "association studies. Journal of Biomedical Informatics, 2014.",
    "Yu & Ji 2014": "Yu F, Ji Z. Scalable privacy-preserving data sharing methodology for genome-wide association studies: an "
    "application to iDASH healthcare privacy protection challenge. BMC Medical Informatics and Decision Making, 2014.",
    "Johnson & Shmatikov 2013": "Johnson A, Shmatikov V. Privacy-preserving data exploration in genome-wide association studies. "
    "KDD, 2013.",
    "Armitage 1955": "Armitage P. Tests for linear trends in proportions and frequencies. Biometrics, 1955.",
}
"""As the sources of families, scores and mechanisms cite them → the reference."""


def cited_sources(plan: Plan) -> tuple[str, str, str]:
    """What is cited for the plan's family, its mechanism, and its score ("" for a release without one)."""
    release = plan.release
    score = release.score.score.source if release.kind.uses_score else ""
    return plan.adversary.family.source, release_part(release.mechanism).source, score


def references_of(plan: Plan) -> tuple[str, ...]:
    """The references of everything that is cited; the two papers that every plan rests on stand first."""
    text = "; ".join(cited_sources(plan))
    return (TRAMER, LI, *(work for cited, work in WORKS.items() if cited in text and work not in (TRAMER, LI)))
