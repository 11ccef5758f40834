"""What the columns of files of results mean, by the names that programs give them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum


class Means(StrEnum):
    """What a column tells."""

    CHROMOSOME = "chromosome"
    POSITION = "position"
    SNP = "SNP"
    ALLELE = "allele"
    FREQUENCY = "frequency"
    CASE_FREQUENCY = "case frequency"
    CONTROL_FREQUENCY = "control frequency"
    COPIES = "copies"
    CASE_COPIES = "case copies"
    CONTROL_COPIES = "control copies"
    ALLELES = "alleles"
    CASE_ALLELES = "case alleles"
    CONTROL_ALLELES = "control alleles"
    GENOTYPE_COUNT = "genotype count"
    GENOTYPE_CELLS = "genotype counts in one cell"
    PEOPLE = "people"
    CASES = "cases"
    CONTROLS = "controls"
    EFFECTIVE = "effective number"
    EFFECT = "effect"
    ODDS_RATIO = "odds ratio"
    ERROR = "standard error"
    STATISTIC = "statistic"
    P_VALUE = "p"
    MINUS_LOG_P = "-log10 p"
    WEIGHT = "weight"
    OTHER_NUMBER = "other number"
    OTHER_TEXT = "other text"
    PERSON = "person"


_NAMES: Mapping[Means, str] = {
    Means.CHROMOSOME: "chromosome chr chrom chrname hmchr",
    Means.POSITION: "basepairlocation genpos pos bp position chrposition hmpos start end",
    Means.SNP: "rsid rsids variantid id snp markername markerid snpid variant marker name hmrsid",
    Means.ALLELE: (
        "effectallele otherallele allele0 allele1 allele2 a0 a1 a2 ref alt omitted refallele altallele referenceallele "
        "hmotherallele noneffectallele ea oa nea hminferotherallele tested minorallele majorallele"
    ),
    Means.FREQUENCY: (
        "effectallelefrequency a1freq afallele2 freq1 maf af eaf altfreqs altfreq frq freq effectallelefreq minfreq maxfreq "
        "allelefrequency minorallelefrequency allelefrequencyeffect reffreq"
    ),
    Means.CASE_FREQUENCY: "fa a1casefreq afcase afcases a1freqcases mafa effectallelefrequencycases casefreq eafcases",
    Means.CONTROL_FREQUENCY: (
        "fu a1ctrlfreq afctrl afcontrol afcontrols a1freqcontrols mafu effectallelefrequencycontrols controlfreq eafcontrols"
    ),
    Means.COPIES: "a1ct acallele2 ac mac altcts altct allelecount",
    Means.CASE_COPIES: "a1casect ca accase accases",
    Means.CONTROL_COPIES: "a1ctrlct cu acctrl accontrols",
    Means.ALLELES: "allelect nchrobs an",
    Means.CASE_ALLELES: "caseallelect nchrobsa",
    Means.CONTROL_ALLELES: "ctrlallelect nchrobsu",
    Means.GENOTYPE_COUNT: (
        "homrefct hetrefaltcts twoaltgenocts haprefct hapaltcts homa1ct heta1ct homaltct hetct ncasehom ncasehet nctrlhom "
        "nctrlhet casesref caseshet casesalt controlsref controlshet controlsalt oaxct obshomct obshetct homa1 het homa2 "
        "homrefcts hetcts homaltcts caseshomref caseshomalt controlshomref controlshomalt"
    ),
    Means.GENOTYPE_CELLS: "aff unaff geno",
    Means.PEOPLE: (
        "n obsct nmiss nsamples ntotal totalsamplesize samplesize ntot weight nobs nindividuals totaln sample_size "
        "nparticipants hmsamplesize"
    ),
    Means.CASES: "ncases ncase numcases casect totalcases ncas cases",
    Means.CONTROLS: "ncontrols ncontrol nctrl numcontrols ctrlct totalcontrols ncon controls",
    Means.EFFECTIVE: "neff effectiven effectivesamplesize neffective neffhalf",
    Means.EFFECT: "beta effect logor b logodds bse",
    Means.ODDS_RATIO: "or oddsratio hazardratio hr",
    Means.ERROR: "se standarderror stderr logorse stderror sebeta betase",
    Means.STATISTIC: "z zscore zstat tstat stat tstatistic chisq chi2 zorfchisq zortstat",
    Means.P_VALUE: "p pvalue pval pvaluena pwald",
    Means.MINUS_LOG_P: "log10p neglog10pvalue neglog10p mlog10p minuslog10p logp",
    Means.WEIGHT: "effectweight",
    Means.OTHER_NUMBER: (
        "info hetisq hetchisq hetdf hetpval hetpvalue freqse var missingrate cilower ciupper l95 u95 df ispa machr2 rsq r2 "
        "imputationr2 missct fmiss hwep hwepvalue hwe phwe midp ohet ehet odds nsnp cm mbp pvalueselected maxlogp rank "
        "infoscore imputationquality ci95lower ci95upper hetpv isspaconverge spaconverge convergence "
        "dosagewt hmcoordinateconversion nstudies nstudy numstudies studies q i2 phet postprob pip fdr qvalue weightr2 "
        "allelefrequencydiff invarse varianceexplained genomiccontrol"
    ),
    Means.OTHER_TEXT: (
        "extra test sex direction errcode isspa provisionalref firth filter qual format hmcode hmsource gene nearestgene genes "
        "consequence trait phenotype phenotypename pheno study model comment comments locus cytoband annotation weighttype isflipped "
        "hmmatchchr hmmatchpos ishaplotype isdiplotype isdominant isrecessive build ancestry refalleledeclared strand "
        "hmrsidpos gwasid inclusioncriteria mostsevere cpraid effectdirection snptype category"
    ),
    Means.PERSON: (
        "fid iid fid1 iid1 fid2 iid2 sample samples sampleid sampleids sampleidentifier id1 id2 person personid people patient "
        "patientid patients participant participants participantid subject subjectid subjects eid individual individuals individualid "
        "indiv mrn nhs nhsnumber ssn dob birthdate dateofbirth birthday surname lastname firstname email carrier carriers carrierids pat mat "
        "fidiid sex family familyid pedigree donor donorid barcode plateid plate biosample hospitalnumber"
    ),
}
MEANINGS: Mapping[str, Means] = {name: meaning for meaning, names in _NAMES.items() for name in names.split()}
_PUNCTUATION = re.compile(r"[^a-z0-9]")


def normal_name(name: str) -> str:
    """A column's name without case and punctuation."""
    return _PUNCTUATION.sub("", name.lower())


def meanings_of(header: Sequence[str]) -> list[Means | None]:
    """What each column means; None where its name is not known."""
    names = [normal_name(each) for each in header]
    found = [MEANINGS.get(name) for name in names]
    is_test = bool({Means.P_VALUE, Means.MINUS_LOG_P, Means.STATISTIC, Means.EFFECT, Means.ODDS_RATIO} & set(found))
    for place, name in enumerate(names):
        if name == "obsct" and not is_test:
            found[place] = Means.ALLELES  # PLINK 2 counts alleles in files of frequencies, people in those of tests
        elif name == "weight" and not is_test:
            found[place] = Means.WEIGHT
    return found
