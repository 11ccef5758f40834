<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>gwasprivacy</name>
    <message>
        <source> (SHA-256 {digits}…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (at least one of them: {any}; on average {recall} of them)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (on average {recall} of them)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in each release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in releases {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About gwasprivacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin with usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Countersign a report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Countersign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do it for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain this control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figures of the paper…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open it in the Release tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack a release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pack it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rehearse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rehearse again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rehearse the release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sign the policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Simulate another person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Simulate people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;This site’s policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Utility on a known study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;significant at p ≤</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no lower bound)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({number}) {mechanism} with ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-9 is in the trait’s range, so it counts as a value. NA, NaN, none and a dot mean that the value is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0/1/2 copies: cases {cases}, controls {controls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0/1/2 copies: {people} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, and 0 means a control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2, and 1 means a control; 0 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 lower-case hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A .bim, .pvar, .map or VCF file, a table, or one id per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A .gwasplan file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CA certificate, your certificate and its key must be given together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PLINK 1 study needs .bed, .bim and .fam side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A SNP without a frequency there counts as one with two equally common alleles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bug in gwasprivacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A case–control study needs people of both kinds; in a .fam file 2 is a case and 1 a control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A causal SNP was given twice, or is not in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A changed report does not verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check proves which key signed and that nothing was changed; not whose key it is, nor that the data were right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cluster needs the package “distributed”, which is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A curve in it does not go from small studies to large ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A curve in it does not meet the forecast for the plan’s own size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file name may not contain a null character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed number of cases among known participants is not a uniformly random subset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed-size sample without replacement: every kind of release. A Poisson sample: counts, and selections and noisy scores by total variation or the Kolmogorov distance, since its size is random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forecast has more significant SNPs than there are SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forecast is for another number of SNPs than the release publishes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forecast publishes all causal SNPs more often than at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A genuine planning report. It is not a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guarantee about membership tests is about participation, and here everybody may know who took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key id is not a fingerprint, or appears twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key signs releases, approvals and policies. Others check your signature with its public half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ledger has one account: no plan may open another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ledger logs the access, and later reports state it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of candidate SNPs has one id per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of people that was made by missing calls, relatives, components or any other quality control of this study’s genotypes is a removal because of genotypes: the question about removals then has the answer yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lost passphrase cannot be recovered, not even by the authors of this program. Without it the key cannot sign any more; what it signed stays valid. Write it down and lock it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A manifest or a reference fixed them without this study’s genotypes. The report will state this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mechanism with half the noise would have been caught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mechanism with half the noise would not have been caught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A membership test’s advantage is at least {least}; the claim is at most {claimed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new plan begins with these. Enter those of your study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A noisy score of each is published too; of this release’s ε, {epsilon} go to these scores and the rest to the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A p-value lies strictly between 0 and 1, not at {p_value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A panel or reference is of other people, not of participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patient with melanoma was invited. Whether they accepted is private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person may be in a study only once: the guarantee is per person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person was invited to the study. Whether they accepted is private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phenotype column was named, but no phenotype file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan declares that its people are in no other study, and has a budget of its own. The program cannot check that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan protects one of these; what it does not protect can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan that assumes another attacker is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan that was not saved cannot be recovered: its recovery file is damaged. It is kept as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan with a study of 1,000 simulated cases and 1,000 controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A planned release has a forecast of another kind of release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preview of the report appears here once a study is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prior is a probability between 0 and 1 (0 % to 100 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prior of {prior} leaves nothing to learn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prior outside {range} has weaker protection: belief grows or doubt shrinks up to {times}-fold (γ).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A private key signs the report. Press “Make a new key”. “Do it for me” makes a key for this tour only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A probability of {target} cannot be searched for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A public key to trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A range in SDs needs a public mean and SD of the trait; this plan gives only the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reference table starts with a header that names snp, a1 (the counted allele) and a2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release at ε = {epsilon} breaks the plan’s guarantee, which allows {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release is a single draw and cannot be repeated: for this simulated study it publishes {wanted} with a probability of {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release later than that needs a new approval. Empty: 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release listed here that you never received was withheld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release prints numbers of participants that the first took to be printed nowhere. So the earlier ones count more: ε = {total} in all, not {unprinted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release that protects only who is a case may show exactly who took part, so it gives no participation privacy at all. It cannot be counted as {secret} with {neighbours} neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release that takes the group sizes as public may show them, so it hides nobody’s effect on the size. It cannot be counted as {secret} with {neighbours} neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A release under this plan would be refused: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A released SNP is named by its id: give each its own, or leave them out with a public list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report in which a byte was changed does not verify. A signature states who is responsible for it, not that noise was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report on results that were published with privacy. It is signed in {file}, which is attached to this PDF; these pages only show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report’s name in it does not end with the release’s number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample size in it is missing without a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample size in it is outside its own interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second person approved this release on {date}, with the key {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate account was opened, {study} ({name}): {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set counts as strong as the weakest SNP that should be right, plus half of the next better one’s lead, which counts up to {lead} noise scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature does not consist of exactly keyid and sig.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature does not have the length of an Ed25519 signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller study is refused, whatever its ε. Studies of a trait are held to this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study can reveal two different things. Participation: was this person in the study at all? Case status: everybody knows who took part, but who of them has the disease? They need different protection, and protecting one does not protect the other. So the plan names its secret, and a study keeps it permanently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study from a panel needs the names of its causal SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study keeps the secret and the neighbours of its first plan; use the same ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study needs {number} cases or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study needs {number} controls or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study needs {number} participants or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study of a measured trait has no cases and no controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study of a quantitative trait has no cases, so case status cannot be the secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study of cases and controls has no trait value to keep secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study of {n_people} participants is too large to be simulated person by person; the limit is {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study with a smaller centre or ancestry group is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study with fewer cases is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study with fewer controls is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study with {cells} genotypes is too large to be simulated person by person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table begins with the line {first}; then comes, separated by tabs: {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tls:// address needs certificates, and neither you nor Dask’s configuration names any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation. The report is in English, in {report}; its sentences stand at the end of these pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation. What is signed are the English sentences in {report}; they stand at the end of these pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A universe of {size} cannot be enumerated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A valid planning report, not a release; you have not confirmed whose key this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variant caller wrote the sites of the study’s file, so which there are depends on who takes part, and they cannot be the candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variant caller wrote them, or I do not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A χ² threshold must be at least {least}, not {found}: nearly every SNP would be significant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;m I in it?…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A1 and A2 were set by a public manifest,
not by this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About gwasprivacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About {n} SNPs are significant.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts are merged into the ledger’s one account, not into a separate one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file with each person’s label (FID IID label) under Strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all {number} releases of the account together, {promise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the draw, this page gives the signer’s key id and the digest of what was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the header, give one SNP per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this and all {number} releases of the account together, {promise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this release: the range over {n} simulated draws, for an attacker who knows everybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afterwards at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against every conceivable attacker no useful GWAS result can be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against every conceivable attacker no useful result can be released, so there is no guarantee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against every conceivable belief no useful release exists: all studies would have to look alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the {family} attacker with a prior of {prior}: γ = {gamma}, and no membership test on all of them has an advantage above {advantage}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, after one release no one can be more than {certain} {secret}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, no membership test {gains} from one release: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, no membership test {gains}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, no one can be more than {certain} {secret}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, one release changes the odds of {secret} at most {times}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, the odds of {secret} change at most {times}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement with the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm 1 versus sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm 1 versus the range of priors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm 1 versus γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All compared on the same {number} simulated studies per sample size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All employees of a hospital gave blood. Which of them have the disease must not follow from the release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files ({files})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have the same height: no scores were published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All members of a club gave blood. How much alcohol marker was found in whose blood must not follow from the release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these are example values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All people of the stratum {stratum} are in one group, so its published sizes reveal their status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All published SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All releases of the study together spend at most ε = {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the guarantee allows, in one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All these numbers are of every stratum, and β is adjusted for the strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All {n} reports are genuine and consistent.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Allele counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allele counts of given SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allele frequency of the causal SNPs, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow a larger γ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow a γ above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow more in the guarantee, or set it to at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed ledgers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also protect non-participation: the same guarantee for the belief that somebody did not take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Am I in it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absolute limit: whatever the result, nobody whose prior is in the range becomes surer than this by it. Privacy law is sometimes read like this: 1.5 % has been derived from HIPAA’s safe harbour. The limit must be above the highest prior covered, and there is none against attackers who may be nearly certain already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account was opened, {study}: {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An administrator puts the signed file at {policy}, and the officer’s public key beside it as officer.pub.pem. Every release on this machine then follows its rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An allele frequency of the reference panel is outside 0 to 1 or missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>An approval holds for {n} days at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An attacker who does not know who has the disease, or somebody’s stratum, is enumerated for the bounded family and randomised response only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attacker whose prior that a person took part (or is a case) is in the range covered cannot become more certain than the number on the first page of the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An audit needs an ε above 0, up to {largest_epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An audit needs at least 100 runs, not {draws}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier release of this account prints the number of cases, which this plan takes to be printed nowhere. To somebody who knows it, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier release of this account prints the number of participants, which this plan takes to be printed nowhere. To somebody who knows it, and is unsure of two or more people, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier release of this account prints the numbers of cases and of controls, which this plan takes to be printed nowhere. To somebody who knows both, and not who has the disease, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier release that it lists cannot have the cost that it states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect of {assumed} SD per copy at effect allele frequency {frequency} will typically be published as {beta} SD of the clipped trait, with a 95 % interval of {low} to {high}, noise included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect of {assumed} SD per copy at effect allele frequency {frequency} will typically be published as {beta} of the clipped trait, in its own units, with a 95 % interval of {low} to {high}, noise included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invalid report is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An odds ratio of {ratio} at effect allele frequency {frequency} will typically be published with a 95 % interval of {low} to {high}, noise included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offset at a public panel’s allele frequencies leaves Δ as it is, so it costs no privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unexpected error occurred. The action was not carried out; the plan is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unexpected error, which is a bug in this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancestry groups with F_ST = {fst}: {groups}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed {name}. This window shows the plan as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is saving {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another study of the same size can do better or worse; rehearse again to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question below; where you do not know, that a variant caller wrote them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question on removals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the questions below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer this first; where you do not know, that a variant caller wrote them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any prior is covered: 50 % becomes at most {half}. Move the pointer over the plot for other priors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any prior other than {belief} has weaker protection: belief grows or doubt shrinks up to {times}-fold (γ).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any prior: the worst case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any trusted key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone at all, including someone who knows that people take part together: a whole family, or everybody or nobody of a village.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone can check the report with the signer’s public key, without the study. Press “Verify”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone who took part in several studies loses privacy to each: the ε of all of them add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone with an account on this machine may be behind {address}. Without TLS, they would get {what}, and could change the answers and so run programs as you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone with the key and its passphrase can sign in your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apache License 2.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appro&amp;ve a request…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appro&amp;ve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval by a second person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved on {day} until {until}, with the key {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are the keep list and the remove list swapped?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armitage 1955; sensitivity proved here (docs/theory/sensitivities.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As planne&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a smaller frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for fewer right ones, or publish more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the administrator of this machine to check the keys in the list and to take over {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the signer for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the signer for the right key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever sent it for the signed report (its name ends in .release.json or .planning.json), or for the PDF as this program wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign &amp;ancestry groups…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign ancestry groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assuming this attacker rather than any saves {number} participants ({share}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assuming this attacker rather than any saves {number} participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a false-positive rate of 0.1 %, a test finds {share} of the participants where every SNP’s exact effect on the trait is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a false-positive rate of 0.1 %, the likelihood-ratio test finds {share} of the cases where every exact frequency is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a false-positive rate of {share}: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one SNP must be asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one SNP must be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one SNP must be right, not {at_least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one causal SNP: {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {at_least} of {n_snps} SNPs is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {share} of the SNPs one centre reads an allele frequency that is off by {shift}: {groups}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack advantage (TPR − FPR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack advantage {value} ({interval})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacker (adversary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attackers that a plan may name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking simulated studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking simulated studies…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking the private release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit another score, ε or M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit another score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit passed: in {draws} draws on the worst neighbouring studies, the true ε is at least {least}; the claim is {claimed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit the mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auditing the mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BCF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to all reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the plan’s attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Based on phenotypes, consent or public facts, not on this study’s genotypes. The lists stay on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, the value of one participant says nothing about another’s. To a yes-or-no question about one participant’s value (is it above 30?) the attacker is either certain of the answer or believes in yes with a probability inside the chosen range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one participant is a case says nothing about another, except that the number of cases is fixed. Given that number, the attacker is either certain about a participant or believes with a probability inside the chosen range that they are a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one participant is a case says nothing about another. The number of cases is itself kept secret, so the report may not state it. The attacker is either certain about a participant or believes with a probability inside the chosen range that they are a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, beyond the public group sizes. Relatives need the family size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, except that the group sizes are fixed. Given those sizes, the attacker is either certain about a person or believes in their participation with a probability inside the chosen range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, except that the number of all participants is fixed. Given it, the attacker is either certain about a person or believes in their participation with a probability inside the chosen range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, except that the number of participants is fixed. Given it, the attacker is either certain about a person or believes in their participation with a probability inside the chosen range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another. The number of participants is itself kept secret, so the report may not state it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin it with a line FID IID and column names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with example values, for you to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs are about somebody being in the cohort that the study was drawn from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides what it lists as published, nothing in a report follows from the genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both directions: the same γ holds for the belief in “no”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both directions: the same γ holds for the belief that somebody did not take part (or is not a case).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back the original file, or make a new plan with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built from commit {commit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its own words it is a planning report on “{title}”, made on {date}, not a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its own words it is release {number} of “{title}”, made on {date}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By names and counts, these are not the same people as in this account’s earlier releases: some are new or missing. They still count against its one budget. People who are in none of its releases can have a separate account in the plan, or another ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call rate at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the genotypes at every SNP that the plan names. If the genotyping array lacks it, make the plan without that SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called genotypes are compared by the trait as given, without correction for ancestry, sex, age or other covariates. If the trait depends on these, a published association may reflect them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called genotypes are compared by the trait inside the strata, without correction for differences within a stratum. If the trait depends on these, a published association may reflect them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel: {work}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate SNP {row} (position {pos}) has a name that cannot be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case status as the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case status presupposes that everybody knows who took part, but sampling protects only while nobody knows who was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases and controls are compared inside centres or ancestry groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases and controls differ in ancestry or centre. The effect of that is simulated after the curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases and controls have no trait that could be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases are compared with controls inside {n} strata, whose names and sizes are public: {strata}. Who is in which stratum is not published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases are compared with controls inside {n} strata, whose names are public: {strata}. Who is in which stratum is not published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases are compared with controls of the same stratum. Names and sizes are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases in each stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases in group {n}, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases of stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases with a relative among the cases, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases: people with the disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case–control status, if the study file does not have it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case–control status; hard calls or genotype probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres of the panel’s groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates belong to a cluster at a tls:// address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change planned release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the plan on the tabs Model and Calibration, or ask the privacy officer. Tools, Policy… shows all rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the plan, or ask the site’s privacy officer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a policy too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a signed report with the signer’s public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its spelling and the candidate list, or remove it from release.snps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the key is the signer’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address and that it is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the candidate list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk or network drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the keys in the list, then make sure that only you can change {place} (chmod o-w).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name of the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name of {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name, or remove SNPs that are not candidates, without looking at this study’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the spelling, or give a list with positions: a .bim, .pvar, .map, a VCF, or a table with the columns snp, chrom and pos. Do not remove from a list what the study lacks: that may depend on who carries the variant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the study (exact, for the curator only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the study again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check where the link leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked by enumeration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked with the trusted key of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose M between 1 and their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose M of 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose SNPs at least 0.1 cM apart: the disease model assumes that they are independent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a .key.pem file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a PLINK fileset or a table with a column freq as reference, or remove the offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a family of attackers that is narrower, e.g. bounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of values…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder for the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that exists and that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ledger first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a longer one: four unrelated words are easy to remember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a mechanism that can, or remove the loci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a mechanism that selects SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a more common causal SNP, or a larger panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a p-value of at most {p_value}, or a χ² of at least {threshold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a phenotype file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public centre in its place, in every stratum where there are strata; or answer that the number is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference, instead of declaring that A1 and A2 are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference, which defines its alleles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference. Or, if A1 and A2 were set by a public manifest, not by this study, declare that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference. Or, if A1 and A2 were set by a public manifest, not by this study, tick that box below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public panel of other people as reference. Different people with the same FID and IID must be renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public panel of other people as reference. If A1 and A2 were set by a public manifest, remove the reference and declare that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public panel of other people as reference. If A1 and A2 were set by a public manifest, remove the reference and tick that box below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public panel that has these SNPs and how common their alleles are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a public reference panel with a frequency for every SNP, or remove the offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a selection without loci, of fewer SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller p-value; 5e-8 is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a stricter target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a study first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a target below certainty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a threshold that such a study can reach, or more people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose among {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an attacker who knows the study’s size, or does not, or all participants but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file, or make a new key pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file, or make a new key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder for the output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or remove it: one is then found automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another secret: that somebody took part, or the trait’s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another secret: that somebody took part, or who is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose below the file with lines of FID, IID and value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose calls or probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how studies are simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how the effect is specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how the range is specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one as reference, or use the fill rule non-counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the scores {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of them under Strata, or several that together define the strata: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of them, or several that together define the strata: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: {able}; or remove the loci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose or make a key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other attackers, or another answer about printed numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose participation as the secret, or controls that are not public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose public weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column with case–control status under More: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column with case–control status: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the columns that define the strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the family bounded with any prior: it covers attackers who do not know which people join together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the family uniform.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the family {families}, or {other} as the secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of loci again: the plan then records its SHA-256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of weights again: the plan then records its SHA-256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that has one of each person: lines with FID, IID and the value. Or drop it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file with everybody’s value of the trait, and its column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the genome build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the kind of guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the kind of study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the language of the PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the ledger of this study’s releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the list below: a manifest of the array, or the sites of a public panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the panel’s groups first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the panel’s loadings first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the privacy officer’s .pub.pem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the privacy officer’s private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the public panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the report and its signer’s public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the report first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the request first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the rule for missing calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the signer’s public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the site’s policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose total variation or the Kolmogorov distance, a family that knows the study’s size (bounded), or publish genotype counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose total variation or the Kolmogorov distance, attackers who know the size (bounded), or publish counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose total variation or the Kolmogorov distance, whose sensitivities are proven for such studies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is subtracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “Use probabilities” below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen without the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chromosome {name}: nothing published here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, and no other range compared is better beyond chance (ranges from ± {low} to ± {high} SD do equally well).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, more often than with every other range compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, more often than with the usual ± 1 SD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing now could waste what was spent or written. Wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code controls and cases as 0 and 1, or as 1 and 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coding of cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coin-flip attacker (50 % prior)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of the phenotype file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are separated by tabs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that together define the strata:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combine strata until one has cases and controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combine strata until they have several participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comp&amp;ute utility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare inside strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare without strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares ranges of ½, 1, 1½, 2 and 3 SD on the same simulated participants, at the plan’s sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing scores and mechanisms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing scores and mechanisms…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the steps above first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the forecast for this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the forecast for this study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing what each participant loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls cannot be public while it is secret who is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls in each stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls in group {n}, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls of stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls with a relative among the controls, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls: people without the disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert it to VCF or PLINK 1: {tool}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of the file elsewhere keep the old passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;methods paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again, or write it anew as BGEN 1.2: plink2 --bgen FILE --export bgen-1.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or make it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it in the step “What will be published”, or open the study’s files of that build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the genome build in the plan, or open the study’s files of that build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of covering more attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countersign a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countersign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting significant SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts are of cases and of controls, and a study of a quantitative trait has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts are of people who have a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts are published with the allele that is counted, so that allele must not depend on the study: many programs make the study’s own minor allele A1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts can be negative and do not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts, ℓ1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covariates of the adjusted trait, and the source of the coefficients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a privacy &amp;ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a privacy ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a privacy ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create it first, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve of an attacker’s posterior by prior. {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves of the {success} by sample size; this plan has {people} participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom prior range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged, or not a ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare that A1 and A2 are public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decompress it first: {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the effect by odds ratios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the effect by odds ratios instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differential privacy compares datasets that differ in one person. Bounded: one participant is replaced within their group, and the sizes stay public. Unbounded: one is added or removed, and the size itself is hidden. Swap: a case and a control change places. A proof for one relation is none for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not approve this request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not pack this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not protect non-participation, or choose the family bounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not rely on these reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not rely on this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not sign this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do one of the two in every plan, since this refusal itself reveals that calls are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not know the study’s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the attacker know who has the disease?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does this panel include participants of this study?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click a line, or press Return, to see that report’s pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the edges of the shaded range, or the point, to change them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the line at {prior} to cover a range of priors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {draw}: {hits} of {causal} causal SNPs, {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing and signing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the same whole people repeatedly makes chance differences look real, the more so the larger the study: λ of the null SNPs is 1.0 at 1,000 participants and 1.5 at 10,000 from a panel of 2,000 people, 1.2 and 3.2 from one of 500. Panel mosaics keep it near 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .gwasledger here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .release.json here, several, or a folder of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .release.json here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .request.json here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a report (.release.json) and the signer’s public key (.pub.pem) here, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a study here: {endings}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a study whose causal SNPs are known. The result appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the file of values here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the request on the left. This page then shows what would be published, and what it means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the signer’s .pub.pem here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each has a prior of {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line needs FID and IID as the study has them, or the IID alone; a header may name these columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line needs FID, IID and the phenotype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line needs chromosome, start (from 0) and end, with start &lt; end, as in a BED file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person is judged by their own calls and public data alone. Whoever fails a rule stays among the numbers of participants, with every call missing; where the size of the study is secret, they do not count. How many these are is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person is protected individually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person is protected individually. Relatives, or others who only take part together, are not protected as a family: set the family size to cover them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person’s components are computed from their own genotypes and the public panel, and the label is the nearest centre’s. Missing calls add nothing. Other people of the study have no influence, so the labels may be strata of a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person’s value of “{name}”: lines with FID, IID and value (NA: missing).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each prior (horizontal) has a highest and a lowest posterior (vertical). Shaded: the priors that the guarantee covers. The diagonal would be perfect privacy. The dashed line is the guarantee; the curve touches it at one end of the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rehearsal takes the next seed: another study of the same size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each release is signed in the step in which it is drawn, right or wrong. A release that is withheld stays spent and is listed in later reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each release needs the approval of a second person, with one of these keys: {ids}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step from one report to the next is verified by the hashes in the reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stratum needs {number} cases or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stratum needs {number} controls or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stratum needs {number} participants or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect of a causal SNP, standard deviations of the trait per copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects state which allele raises the odds. First confirm that A1 and A2 were set by a public manifest, or choose a reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the number of cases above holds in each stratum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the number of controls above holds in each stratum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge the universe or lower k; 2k people show the bound reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge the universe to {size} people or more, or raise the rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge the universe, or give fewer worlds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge, save or copy this plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge, save or copy: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a new passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it, or a penetrance table instead of odds ratios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter its causal SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the current passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the key’s passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the new passphrase twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the passphrase of the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the rules first, or open a policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the strata in the Calibration tab, before looking at any result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enumerating small studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon for noisy scores of the published SNPs, 0 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon of all releases together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon of the mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon that this release spends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every SNP needs the same people; missing calls are counted in case_missing and control_missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every SNP of a reference needs its frequency, or leave the column out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every allele but the first counts as a1; a genotype with a probability of at least 0.9 is a call, every other call is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every allele but the first counts as a1; genotype probabilities are used, in thousandths, haploid ones outside the autosomes as two copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every allele but the reference counts as a1; dosages are used, in thousandths, and hard calls where there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every allele but the reference counts as a1; half-calls and faulty calls count as missing, haploid calls outside the autosomes as two copies; FILTER is not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every allele but the reference counts as a1; hard calls are used, dosages are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every conceivable attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every file of the report is in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every participant is known to be a case, known to be a control, or one of the m equally likely candidates, of whom exactly one is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every participant needs a label: use a separate label for people without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every participant needs a phenotype, and {n} of {n_people} people have none: remove them, since that depends on the phenotype alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every participant needs a phenotype: remove people without a phenotype first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every person is known to be in, known to be out, or one of the m equally likely candidates, of whom exactly one took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every prior is covered: belief grows and doubt shrinks at most {times}-fold (γ).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every report that keeps this policy repeats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row was written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every selection of SNPs (exponential, permute-and-flip, Laplace, joint, significant set), with noisy scores of the selected SNPs if wanted; noisy scores and counts of SNPs named beforehand; the number of significant SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every subset of the population is equally likely to them. The framework’s worked example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every subset of the population is equally likely to this attacker, so everybody’s prior is one half and the size is unknown. k-Max, the framework’s worked example, gives γ = (2^k − 1)/(2^k − 2) against them, if the empty dataset is counted as rank 1; as published it fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every term that the window uses, in one paragraph each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is then counted as having two copies: a man’s single X counts as two identical copies. A release never includes these SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may know who took part, so there is no guarantee about membership tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may know who took part; nobody should learn from the release what was measured in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may know who took part; nobody should learn which participants have the disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact inclusion probabilities by {mechanism} are for M up to {largest_exact}, not {n_snps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact numbers of participants printed anywhere: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact results were viewed: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exact statistics were viewed {n} times before ({views}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Exact statistics, counts of missing genotypes, hashes of genotypes and run times are not written to reports, logs or file names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact: computed without random draws, so there is no standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example values, not your study’s: {parts}. Enter your own in Model and Calibration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected share of the causal SNPs that is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected share of the published SNPs that is causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export every row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F_ST between ancestry groups (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F_ST of ancestry groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False-positive rate of the attack, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Families of up to {n} people must be protected together.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Family size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family size {size}: up to {size} relatives are protected as one, and ε is divided by {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family size: people who are protected together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure {number}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files filtered before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that were filtered by genotypes before the program saw them are not released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled in from the new key, for this release only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled: published. Ring: missed. Cross: other SNPs were published too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filling with a panel’s commonest genotype needs a reference panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters by call rate and allele frequency are then not needed: with most scores, missing calls lower a SNP’s score, and a public offset lowers that of rare SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the key: {digits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish it with the signer’s public key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish with the signer’s public key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished. Nothing was drawn or spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the signer’s key as a file: the plan will name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First compare this fingerprint with the owner, by telephone or in person:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First list the SNPs by id. They must not be chosen using this study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed beforehand, by an array or a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the loadings to the study’s strand, or remove this SNP from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the report’s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the simulated study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the reference study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For VCF and BCF files (GP, else DS), .pgen files with dosages, and BGEN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a paper’s methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a plan whose numbers of cases and of controls may be off: without it, weights follow from these, and 10 people too many on one side are not noticed, a tenth of the study is fatal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a prior of {range}, e^ε may be {own}; for any prior, {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a universe of a few people everything can be enumerated: all datasets, an attacker’s belief in each, and a small mechanism’s outputs. The smallest γ then follows from Bayes’ rule alone. The theory check does this for every family and shows where careless readings of the theory fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For an attacker who may know any dependence between people, such as all or nobody of a village, γ holds only if the output is nearly the same for all datasets, even for two without a person in common. No useful result is like that, so nothing is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any other prior, the odds change at most {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any prior, its ends are 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any prior, the likelihood ratio may be at most e^ε = γ = {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beliefs this means: {beliefs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For comparison with published work: it needs a larger sample than the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one SNP, or where the literature’s usual mechanism is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one such release, no test that decides between two values of a participant’s trait has an advantage (TPR − FPR) above {most}; this relies on {loss}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For priors outside the range a weaker bound holds. It is shown beside the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For priors up to b = {b}, the posterior stays at or below ρ = {rho} exactly when e^ε = ρ(1 − b) / (b(1 − ρ)) = {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For someone who is {belief} {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For someone who knows who has the disease and is {belief} {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For someone who knows who has the disease, however sure they are {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For someone who knows {known} and is {belief} {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For someone who knows {known}, however sure they are {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the &amp;ethics board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the ethics board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the ethics board or the funder, before there are data (Ctrl+Shift+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the ethics board or the funder, before there are data: the guarantee, what will be published, the power, and the sample size needed. It is computed from the plan’s assumptions; nothing is drawn or spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the noisy scores, {noise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the same guarantee, a narrower range of priors around one half allows a larger e^ε, that is less noise: for γ = 2, from 2 for any prior to 3 for one half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For {n} earlier releases of this account people or SNPs were removed because of genotypes before this program saw the file; what that removal tells is not covered.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Forecasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecasts are computed on simulated studies and public panels, never on the study. Their assumptions decide how useful a release will be, not how private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four scenarios are kept already. Remove one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, check the permissions, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a panel’s file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From each SNP’s {score}, the mean of a SNP without effect is subtracted, so that common SNPs are not favoured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From each SNP’s {score}, twice the mean of a SNP without effect is subtracted, so that common SNPs are not favoured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From each SNP’s {score}, {times} times the mean of a SNP without effect is subtracted, so that common SNPs are not favoured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From everybody’s value the mean of their stratum, in this study, is subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From everybody’s value the public centre of their stratum is subtracted: {centres}; the user declares that they do not depend on this study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From everybody’s value the public centre {centre} is subtracted; the user declares that it does not depend on this study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From everybody’s value this study’s mean is subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on no policy of the site is in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on the policy {name} is in force ({digest}…).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From that file the answer is “No, nothing was removed”. If it is gone, make it again without the options geno, mind, maf, hwe and king-cutoff. A list of people who withdrew or have no phenotype may stay:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the bundled panel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this release alone, no covered attacker can find more of the participants than the bound, at the same false-positive rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this release alone, no covered attacker finds more than {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From {n} simulated studies of {cases} cases and {controls} controls.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {n} simulated studies of {people} participants.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>From {studies} simulated studies per point; no study data were used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genetic model: additive, dominant or recessive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genome build of the positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype and allele counts; by total variation or the Kolmogorov distance also selections, with effects or noisy scores, noisy scores of named SNPs, and the number of SNPs above a threshold. Other scores need public group sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype counts of given SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype probabilities are compared by the trait as given, without correction for ancestry, sex, age or other covariates. If the trait depends on these, a published association may reflect them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype probabilities are compared by the trait inside the strata, without correction for differences within a stratum. If the trait depends on these, a published association may reflect them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype probabilities are used in place of calls, in thousandths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype probabilities are used in place of calls, in thousandths; they were imputed with {panel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype probabilities are used, in thousandths: GP where a site has it, else DS, else its calls. Every allele but the reference counts as a1; faulty records count as missing, haploid ones outside the autosomes as two copies; FILTER is not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype probabilities instead of called genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotypes are compared by the trait inside {n} strata, whose names and sizes are public: {strata}. Who is in which stratum is not published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotypes are compared by the trait inside {n} strata, whose names are public: {strata}. Who is in which stratum is not published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotypes are compared inside the strata, without correction for differences within a stratum. If cases and controls differ there, published SNPs may reflect that difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotypes are compared without correction for ancestry, sex, age or other covariates. If the groups differ in these, published SNPs may reflect that difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotypes decided who or what is in the file. The report says on its first page that this removal is not covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotypes had decided who or what was in its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genuine and consistent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get it through a separate channel, not with the report, and compare its fingerprint by telephone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the key through a separate channel, or compare its fingerprint by telephone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the signer’s key through a separate channel, compare its fingerprint, and add it to the trusted ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give FID and IID in every line, so that only one person fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a .bim, .pvar, .map, a VCF, a table with the columns snp, chrom and pos, or one id per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a PLINK prefix, a .bed or a .npz panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file with each person’s label (FID IID label).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file with lines of FID, IID and the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file with people, such as a .bed, .pgen, .vcf or .bcf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a phenotype file (FID IID value).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a phenotype file under More.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a probability above 0 and up to 1, for example {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a size from 2 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a threshold that was fixed without looking at the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a true-positive rate above the false-positive rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all three as PEM files, or name them in Dask’s configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least one size, one line and one study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give blocks or a file of regions that do not overlap, choose another mechanism, or leave the loci out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either a number of jobs or a cluster, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every SNP a unique id, or leave them out with a list of candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every SNP a unique id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every group its share, such as 0.7 and 0.3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every stratum a centre, or none, and no centre for all: each stratum’s own mean is then subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a short plain name, or remove it from the candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give k = 2, 3 or 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give m, the number of people who may be the last participant: 2 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give more: 100,000 is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give odds ratios and a prevalence instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one file per chromosome, all of one kind: a name with {{chr}} in the chromosome’s place, such as study_chr{{chr}}.bed, or each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one guarantee: gamma, cap, advantage, tpr with fpr, or epsilon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the account another name, or remove it from the plan to use the ledger’s one account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the centre, or choose the study’s own mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the ethics approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file of {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file one of these endings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file with the samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the files a name, without slashes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the genome build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the number of participants, then the larger number of people invited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the phenotypes of exactly the study’s people; check that FID and IID are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the privacy officer’s public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the public keys of all required signers, obtained from them directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the range as mean ± B SD, with a mean and an SD from another study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the share of the cohort that the study draws, above 0 and at most 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the signer’s public key, or add it to the trusted ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the signer’s public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the sizes of the study’s two groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the smaller end first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the smaller prior first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the study a name in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the tls:// address, or leave the certificates out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives everybody a 50 % prior; there is nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantee a γ, a maximum certainty or ε instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantee: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses who is in the biobank; whom the study drew from it stays secret for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of it is a good start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a prior about each person; even the number of participants is secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a prior about each person; you choose the lowest and the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has everybody’s genomes and considers membership a coin flip: the attacker of the published attacks (Homer, Wang).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has narrowed the last participant down to a number of equally likely people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights are the noisy scores that were published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a release is limited only by its own plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heterozygosity: F between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest prior, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest value of the public range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits and misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal axis: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How SNPs are ranked. The ε holds for every score, so most sites leave this open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is from the exact numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the published SNPs should be right at least, J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many others the test may take for participants. Empty: 0.1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many participants have 0, 1 and 2 copies at each and the sums of their trait are published with noise too, beside the trait’s noisy sum of squares, and what follows from them: the allele frequency, the effect β per copy, {unit}, and its p-value, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these numbers and the rest to the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many releases share the budget?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times likelier any published result can be if a person took part than if not. This is the most that a covered attacker learns about one person: their odds are multiplied by at most this number. At 2, odds of 1 : 1 become at most 2 : 1, that is 67 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times surer a covered attacker may become about one person, over all releases; for example 1.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much computing power an attacker has does not matter, apart from breaking the operating system’s random generator or OpenSSL’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much one person can change a score (Δ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much one person can change a score, over all possible datasets. The noise is scaled to it, so it must be proved and cannot be estimated from the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How noise is added. Every mechanism keeps its ε, so most sites leave this open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How studies are simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure an attacker may be, before reading the result, that a person took part: 25 % if a quarter of the invited people joined, 50 % if participation is a coin flip for them. You give the lowest and the highest prior to cover. Certainty is always covered, since nothing can be learned then. It is the prior of somebody who already knows the study’s size. A narrower range needs less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure the attacker is after reading the result, by Bayes’ rule. With a prior p and a release that changes odds at most R-fold, the posterior is between p/(p + R(1 − p)) and Rp/((R − 1)p + 1): at R = 3, a prior of 50 % becomes at least 25 % and at most 75 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the effect is specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the public range is specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the sample was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to c&amp;ite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to check:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However sure someone is {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have read this; continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I will publish the result, whatever it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID, A1, A1_FREQ, PC1, PC2, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifiability: all participants but one are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If A1 and A2 were set by a public manifest, not by this study, declare that instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If A1 and A2 were set by a public manifest, tick the box above instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a family of g is to be protected as one, a release at ε per person reveals up to gε about the family, so it is run at ε/g. This holds if all such families have the same number of cases and of controls, or if the numbers of families of each kind are public; otherwise it does not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is known that N of U invited people took part and nothing else, each invitee has a prior of N/U. Entering the two counts documents where the prior comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If participation is the secret and the study’s size is public, the attacker knows who has the disease and, in a study with strata, everyone’s stratum. If a plan states that they do not know it, the release is made with half the ε, or with ε divided by the number of strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If relatives were not expected, set the family size of the plan to that of the largest family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If somebody names a cluster, the program computes on it over the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the program crashes, unsaved changes will be lost: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the study was drawn at random from a biobank, and nobody will ever know who was drawn, the draw itself protects the biobank’s members: an ε₀ of the release counts as ln(1 + β(e^ε₀ − 1)) at a rate of β. It does not protect the fact of being drawn. The draw must have a fixed size per group, or be a Poisson draw with a release that hides the size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they are one variant twice, choose one SNP per locus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they do, a person who did not take part is replaced by exactly one other person of the same group. If they do not, a person’s absence may go with one case and one control changing at once, and the release can reveal twice as much (e^2ε). If you say that they do not know, ε is halved to make up for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {panel_name} is the right file, write its SHA-256 there: {panel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imputation panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impute each person separately with a public panel that contains none of them, and keep all its SNPs or a public list. Or use calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imputed genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imputed genotypes are not released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a study of a trait, scores have no public offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a study of this size no participant changes {score}, so there is nothing to audit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a study with strata, scores have no public offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all releases of a study together, ε is at most {limit} for each protected person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one release, ε is at most {limit} for each protected person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the end the sum is more than the plan guarantees for one release alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the folder of the two files, the administrator types:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the plan’s strata it is {marking}; the probability of every causal SNP is {after} instead of {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the score every person has the weight that follows from the ratio of cases to controls: with ε = {epsilon} the number of cases for the plan’s controls is measured with noise (scale at most {scale}, in cases) and published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the score every person has the weight that follows from these figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the trait’s column -9, NA, NaN, none and a dot mean that the value is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your list are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {hits} of {draws} draws the causal SNP was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the other chromosomes, counted as if everybody had two copies of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Individual-level hard calls or genotype probabilities; the trait’s values are in a separate file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install gwasprivacy again with all of its packages. Everything else is complete without the pages, and the PDF can be made later from the signed report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install this program with its extra “cluster”, or leave the cluster out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Institution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Institution (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals (95 %) include the noise and the sampling of participants. Effects of selected SNPs tend to look larger than they are (winner’s curse).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it the list for this array, with the same kind of ids and the same genome build?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this the right file, and complete?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It also shows whether a public offset helps to find such SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It assumes ancestry groups or centres, but does not state their effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It breaks the policy that it names: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It contains the report and the files made from it. Send it to the output checker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts against a separate account in the ledger, “{name}”: its people are in no other study of that ledger. The report repeats this declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts against a separate account, “{name}”: the plan declares that its people are in no other account of the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts against an account of its own, “{account}”: the plan declares that its people are in no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts more SNPs than there were candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not have as many SNPs as its plan releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold for every single output: a rare output may reveal more, up to γ = {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows from the group sizes and from allele frequencies of {panel}, never from the study’s genotypes, and costs no privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows the policy of {site}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a SNP on a chromosome where its plan has no candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a name that this program gives no report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a version that cannot be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has signatures by keys that were not given: {others} of {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has signatures by several keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has something added, or the three files do not belong together: copy or make them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It has {n} more signatures, which were not checked: anyone can add one in any name.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is a PDF that carries no signed report: another document, or one that was printed or saved anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a PDF that carries {n} reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a planning report, not a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is already signed with this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is an unsigned planning report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is divided by the family size, {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is halved, since the attacker does not know who has the disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is my study’s effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a report: the file is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a signed report: such a file has exactly the members payload, payloadType and signatures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a signed {kind}: its payload is not of the type {payload_type}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in force yet. Give these two files to an administrator of each machine where releases are made:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is read and checked, never changed. The exported file has dates, titles and what was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the number of people in the group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It looks like tls://host:8786.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches this computer’s record of its last debit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be another kind of file (an interval list is also called .bed) or from before PLINK 1.00; make it again with plink --make-bed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names a SNP twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names another policy, not this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names no policy of a site, so nothing shows that a site’s rules were kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names no policy: this one was not in force where it was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names the ethics approval {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names the given policy and complies with every rule in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names the policy of {site} (SHA-256 {digest}), which was not given, so its rules were not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names this policy as another site’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names this policy with a different officer’s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs a public reference panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It releases more SNPs than there were candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It repeats itself or counts up: choose unrelated words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should hold {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It spends ε = {epsilon} of the study’s budget of {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It spends ε = {epsilon} of the study’s budget of {budget}; ε = {left} is left for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It spends ε = {epsilon}. The study guarantees that over all its releases together {promise}; with what is planned the bound is {reached}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It spends ε = {spent}; ε = {before} was spent before, and ε = {left} would be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It states a power of {power}, a forecast, which was not computed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It states a power that no forecast of its plan can give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It verifies with either key; strict verification requires both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was a second name of the signed report and is removed; the report is valid and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was approved on {day} with the key {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cut off, or the three files do not belong together: copy or make them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was never published, so it is removed unread; what was spent stays spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not signed by the requester of its approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not signed with a key that is trusted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not signed with this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not signed with {missing} of the given keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its &amp;utility…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its SNPs are not those that its plan names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its account guarantees that over all its releases together {promise}; with this release the bound is {reached}, and nothing is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its account guarantees that over all its releases together {promise}; with this release the bound is {reached}, and ε = {left} is left for another release of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its counts are not by the strata of its plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its dates are out of order, or it was approved by its requester.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its ledger has too few rows for what it claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its logged views are not in the order of their days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its measured ratio of cases to controls is not one that its plan can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number of candidate SNPs does not follow from the plan in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its phenotype columns are {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its plan keeps every rule of the policy that was given for plans. It spends nothing; ledger, keys, approval and day are checked when a release is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its proof is about who is among the participants, not about what was measured in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its request does not follow from its plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its result does not have the form that its kind of release has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sentences do not follow from its plan and from what was published: see {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its signer gives this name: {signer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its signer gives this name: {signer}. The signature proves the key, not the name; compare the key’s fingerprint with its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its statement on ancestry or centres is about another study or release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its study cannot be in its ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Johnson &amp; Shmatikov 2013, made exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep fewer SNPs or people, for example one chromosome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep fewer sites or people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one name and remove the others. Back up by copying, never by links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the two lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep planned releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep sites with GT first in FORMAT, for example with bcftools view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the ledger on a disk of the one computer that makes the releases, and use it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them separate: declare for each that its people are in no other, if that is true. Otherwise create a new ledger for a plan whose budget leaves room for what was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them: a badly called SNP gets a low score. A public list may leave SNPs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep with the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps this plan’s curve in the plot, to compare it with changed plans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows all but one participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows all participants but one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows nothing at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows nothing at all (k-Max)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows nothing: the uniform family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the list of people who could have taken part and how many did, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the study’s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows who was invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kolmogorov distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kolmogorov distance in participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the PDF and of paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplace mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest inbreeding coefficient F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least call rate of a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least inbreeding coefficient F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least minor allele frequency in the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out, or choose one of {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out, or choose the family bounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out, or choose the family {owner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out, or choose the kind tpr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out, or say that the numbers are printed nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out: readers of the noisy scores can subtract it themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave k out to calibrate a differentially private release instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave k out, and publish counts: they serve the uniform family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out people without a phenotype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out “at least”, or the loci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave sites without genotypes out, for example with bcftools view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the list out, or choose one of {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the mechanism and the family out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the phenotype file out, or open the genotypes themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the rules out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out, or choose the joint draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the tour (Esc). The copy of the example stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li et al. 2013, §5.1, as corrected here (the empty dataset counts as rank 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li et al. 2013; Tramèr et al. 2015, Theorems 3 and 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits what one release reveals about a person: at ε = 0.69 odds at most double, at ε = 1.1 they at most triple.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every SNP once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of people to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of people to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List their ids; they must not be chosen using this study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of candidates and of loci must be of the same build as the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of people to keep or to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load approval…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loadings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loadings of a public panel, as PLINK 2 scores by them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LocSig, one and three SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LocSig, two SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log this access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for confounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for unfinished releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower it, or raise the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower one of them, or raise the plan’s budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the numbers of people or SNPs: up to {most} genotypes can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the release’s ε, or allow more in the guarantee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the upper end of the prior range, or guarantee γ instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower their share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest posterior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest prior, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest value of the public range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new key with a passphrase, or keep this one on a disk that records who may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a plan for a quantitative trait, or leave the trait’s file out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a plan for a quantitative trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a plan that has the participants of each stratum, before looking at any result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a plan that has the sizes of the strata, before looking at any result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a report’s f&amp;iles again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make bands of it, such as 40-49, with limits that do not come from this study’s people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it again with {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the officer’s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table again from the genotypes, with its sites counted as a caller’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table again with this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table again, and say there what means a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making its files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the list of SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the report’s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum SNPs in one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum attack advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum attack advantage (TPR − FPR), per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum certainty after the release, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum certainty {value} ({interval})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum growth of belief (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum growth of belief, gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum true-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum true-positive rate (TPR at FPR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum true-positive rate of attacks, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum ε of all mechanisms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum ε of one mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum ε, all releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum ε, one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be published: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May have any prior about each person, up to near certainty. This is plain differential privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May know that people take part together, e.g. a whole family or nobody of it. Nothing useful can be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McKenna &amp; Sheldon 2020, in its one-shot form for M SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McSherry &amp; Talwar 2007; Yu et al. 2014; Tramèr et al. 2015, Algorithm 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the ratio of cases to controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure their ratio with {share} of ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring distances to significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanism for private selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanism for private selection, or another kind of release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanism, M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanisms: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medina, Joseph, Gillenwater &amp; Ribero 2021 and Gillenwater et al. 2022, over sets and sequences; Yamamoto &amp; Shibuya 2023, a set scored by its weakest member; Shekelyan &amp; Loukides 2022, the same law of ranks; its other scores and its exact law, this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing calls, duplicates, relatives and genome build, as exact numbers: not for release. Do not use them to choose what is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing calls: a SNP with missing calls gets the lowest score that any genotypes in their place could give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing calls: the counts are of people who have a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing calls: whoever has no call at a SNP counts as having no copy of any allele but the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing calls: {fill}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More distant relatives cannot be recognised on so few chromosomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: a trait adjusted for covariates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: alleles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: ancestry groups, centres, relatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: how studies are simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: lists of people, probabilities, chromosomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: non-participation, families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: one SNP per locus, effects, noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: phenotype file, alleles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: phenotype, lists, probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: phenotypes, probabilities, chromosomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: split the budget, or use a separate account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: strata (sex, centre, ancestry)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most SNPs of the list are not in the study. They stay candidates and are scored as SNPs without variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount the ledger’s folder instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the pointer over the plot, or use the arrow keys, to read the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the pointer over the plot, or use the arrow keys, to read the values. Shaded: 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a .npz panel or a PLINK file of public people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a public reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a public rule that fills missing calls, or choose a score that needs none: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it in the step “Study”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of group {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of kept scenario {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the study in the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the study in the report (public):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the study’s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the trait in reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one of the panel’s SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the causal SNPs yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the chromosomes 1…22 or chr1…chr22, or give a list of candidate SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the covariates of the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the list: a manifest of the array, or the sites of a public panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the panel, and answer whether it contains participants, whether they were phased jointly, and whether SNPs were filtered in this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the person, the institution and the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the public list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the signer of this key again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the source of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the study first, in the step “Study”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name them in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of SNPs reveal least; counts and effects are what readers can compute with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbouring SNPs are taken as independent, so each is a locus of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours: bounded and unbounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never worse than the exponential mechanism for one SNP; good where one SNP per locus is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Dask scheduler that the certificate authority vouches for answers at {address}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No SNP: the mechanism chose the empty set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attack is made for this plan. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No causal SNP was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No conversion between these two is proven. It cannot be counted as {secret} with {neighbours} neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No curves: this release does not select SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No effect, p-value or frequency is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure was asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file: no strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file: status is read from the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guarantee is possible here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is trusted here yet, so the signer is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is trusted yet. Add the public key of the person who signs your reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is trusted yet. Get the signer’s key through a separate channel, or compare its fingerprint by telephone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key of the name {name} is trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key: the report will not be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ledger can be made at {path}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ledger read yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ledger: this access is not logged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No membership test may have a true-positive rate above {most} at a false-positive rate of {fpr}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No membership test may have an advantage (TPR − FPR) above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No membership test on one such release has an advantage (TPR − FPR) above {most}; this relies on {loss}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No neighbours are known that would show what {title} spends at ε = {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other combination needs clearly fewer participants than your choice: {people}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No panel chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No person can be simulated for this plan. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample of a cohort of up to {n} people has a rate of {rate} or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample size publishes {snps}{which}: it has fewer SNPs than there are causal ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No score and mechanism reaches the target with a study of any practical size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No site policy was in force where it was requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statistic, frequency or p-value is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stratum has both cases and controls, so nobody is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stratum has two participants, so nobody is compared; there are {n} strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two moves of this score meet at one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No view of exact statistics was logged before this release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, but this program shall apply rules to people,
one person at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, nothing was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has signed this report. Its numbers are in {file}, which is also attached to this PDF; that file’s digest, without the last line end, is given below. {plan} is the plan: from it {again}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in this study has a phenotype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in this study has a value of the trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is simulated yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody should learn from the release whether a particular person is in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody whom the guarantee covers may become more than {cap} sure, over all releases together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise versus the range of priors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy genotype counts of cases and of controls at each are published too, and what follows from them: allele frequencies, allelic odds ratios and p-values, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these counts and the rest to the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy genotype counts of the cases and of the controls of every stratum at each are published too, and what follows from them: allele frequencies, allelic odds ratios adjusted for the strata (Mantel–Haenszel) and p-values, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these counts and the rest to the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy scores of given SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-participation is protected too, so the smaller ε of [a, b] and [1 − b, 1 − a] counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-participation, negative membership privacy (NMP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of this is checked yet. The key that should have signed it has the fingerprint {digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. The output may hardly depend on the data: it must be nearly as likely for every other dataset, also one that shares no person with this one. No useful GWAS result is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: all cases are compared with all controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: all participants are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: cases and controls differ in nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not covered: attackers who know that people took part together, and anything else that is or will be published about the same people. Both add to what can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not covered: the measured number of cases that is published with the selection; the guarantee counts its ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not covered: the noisy counts that are published with the selection; the guarantee counts their ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not covered: the noisy scores that are published with the selection; the guarantee counts their ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not covered: the strongest attack on this selection; {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not given: release {number} of {date} ({report}), which {last} lists. Its ε is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: ancestry and covariates such as sex, age or centre. {differ}, and nothing corrects for it later: match the groups, or plan strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: ancestry and covariates such as sex, age or centre. {differ}, and nothing corrects for it later: plan strata, or public coefficients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: covariates beside those assumed here, such as sex or age. {differ}, and nothing corrects for it later: plan strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: covariates that are no strata of the plan, and what differs inside a stratum. {differ}, and nothing corrects for it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: drop-out, genotyping errors and missing calls, and effects that turn out smaller than assumed (first reports usually overstate them). Allow for drop-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: drop-out; ancestry, sex, age and other covariates, unless the trait was adjusted for them or they are strata. Allow for drop-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: drop-out; covariates such as sex and age, unless they are strata of the plan or entered as differences beside the disease. Match cases and controls, and allow for drop-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not modelled: {limits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: a regression that is fitted on this study. Participants are compared {where}, by the trait and their {calls}; covariates need coefficients that are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: a regression with covariates. Cases and controls are compared {where}, by their {calls}; what should be adjusted for has to be a label of everybody, such as sex, centre or age band, and so a stratum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reachable: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be released with it. Restore it from a backup that is newer than its last report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written into {folder}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else is in this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is released after this day, until there is a new policy. Empty: no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is released before this day, for example 2026-03-14.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing states whose signature {path} must have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing ticked: all of them are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing verified yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was drawn or published. Free some space and check the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was drawn or published. Restore the right ledger and check its entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was drawn or published. The budget may still have been spent; check the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent or drawn. Restore the newest ledger file. If it is lost, what its reports list stays spent, so nothing more can be released with an older copy. If the report belongs to another ledger, move it to another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Ask the administrator of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Ask the site’s privacy officer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Check the permissions of the file and of its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Check the study again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Choose another folder or name; a signed report of a ledger is never replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Close other programs, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Enter it again. If it is right, {path} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Free some space, check the permissions, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Make a new request and have it approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Make a request, and add the approval that a second person signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Restore the key from a backup, or make a new key pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Try again when the other release is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Use one of the site’s ledgers, or ask its privacy officer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Is it a report of another ledger, or of this one before an older copy was restored?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now drop the report (.release.json).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now drop the signer’s public key (.pub.pem).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of planned releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of significant SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the ethics approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number significant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ORCID iD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ORCID iD (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds ratio {value} ({interval}) gives {power} power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of 100 people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the cases {cases} and of the controls {controls} have a first-degree relative in their own group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the {n} published SNPs, {wrong} are expected to be false positives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the {steps} steps from one report to the next, {n} are verified by the hashes in the reports and {lists} by the signed lists of earlier releases. The others are between accounts, and nothing in the reports links them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the {steps} steps from one report to the next, {n} are verified by the hashes in the reports, the others by the signed lists of earlier releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of these {snps} at least {n} should be right: the draw prefers sets with {n} strong SNPs, and the others may be false.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Of {draws} draws, {both} published both causal SNPs, {single} only one of them, {none} neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {draws} draws, {every} published all {causal} causal SNPs, {some} some of them, {none} none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of {n} it is not confirmed whose key signed it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Of {n} simulated people who did not take part: exact results take the attacker from {prior} to {median} for the median person, and to {most} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {n} simulated people who took part: exact results take the attacker from {prior} to {median} for the median person, and to {most} for the most exposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ε = {total}, {spent} is spent; this release needs {cost}, which is more than is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ε = {total}, {spent} is spent; this release spends {cost} and leaves {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On average {number} of the published SNPs are false positives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the report: signed by {signer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the right is the report as it will look. Only the results are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One SNP per block: size in kilobases; 0 for no such rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One SNP per window: kilobases to each side; 0 for no such rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One account would have releases of a quantitative trait and of cases and controls. The guarantee for the trait covers attackers who do not know it, and a release of cases and controls could reveal twice as much to one who does not know the diagnoses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bar for each score and mechanism: quick estimates first, then simulation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One direction only: non-participation is not protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One guarantee, in the form that you prefer: a maximum certainty, a growth of belief γ, what an attack can do, or ε itself. The others follow from it for the same prior range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number published in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these keys must approve each release. Empty: no approval is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One participant may have moved others’ probabilities or decided which SNPs are there ({faults}), so no release is made under this plan; its forecasts stay usable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One person at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One release names {n} SNPs at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One release publishes at most this many SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One release spends ε = {epsilon} of a budget of {budget} for all releases of the study together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One release spends ε = {epsilon}. Over all releases of the study together {promise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One release that spends all of this ε instead would be right with a probability of {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One study with the plan’s design and disease model:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only SNPs, and the SNPs come from a public list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a quantitative trait has a range; this plan compares cases with controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a release that was verified can be packed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a report that was verified can be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a valid request can be approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these keys may sign releases. Empty: every key may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these keys may sign releases: {ids}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these people take part (FID IID, or IID):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these privacy ledgers may be used: {ids}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only {n} SNPs are published, so not all {wanted} can be.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open fol&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the example study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file from before…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the genotypes themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the study as PLINK 1 or PLINK 2 files with the sex of each person, or leave that rule out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the study that the plan is for, or make a new plan before looking at any result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the tab Calibration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open them all together, or put the intended ones into a separate folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this PDF in gwasprivacy (“Verify a report”) with the public key that you asked the signer for, and compare its fingerprint by telephone; or see page {page}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or make a list of the SNPs that are common in a public panel. Minor allele frequency there, at least:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other differences between cases and controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other releases about the same people add to what can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours: LocSig at lower thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours: publishing more SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours: what total variation gains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all releases of the study together {promise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all releases together, a belief about one person may grow at most {limit}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all releases together, no membership test may find more than {limit} of those whom it looks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all releases together, no membership test may have an advantage (TPR − FPR) above {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;olicy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLANNING REPORT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLINK 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLINK 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PREVIEW OF PRIVATE RELEASE {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PRIVATE RELEASE {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack a release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and paragraphs for people are made in another language: {value}. What is signed is English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid before drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pale lines: quick estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pale: all {n} simulated people; the stroke is their median.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants and sums of the trait are by genotype probabilities, in thousandths of a participant; where imputation is uncertain, β looks nearer to 0 than it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants are compared inside each stratum. Names and sizes are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants for {target} power; 95 % intervals of the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants in each stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants of stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants with a value of the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participation as the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of a private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload SHA-256 {digest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson’s χ² of alleles against case or control, 1 degree of freedom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson’s χ² of genotypes against case or control, 2 degrees of freedom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People or SNPs were removed because of genotypes before this program saw the file. The guarantee is about the people who were left; what the removal itself tells is not covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People without a phenotype are removed, by their phenotype alone; the numbers of cases and controls are without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People without a value of the trait are removed, by that alone; the number of participants is without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per person, ε = ln {ratio} = {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permute-and-flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phenotype coding: 0 = control, 1 = case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phenotype coding: 1 = control, 2 = case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phenotype file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned by its SHA-256, {digits}…: a different file with this name is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan releases in a planning report first, or make the plan’s main release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned release {number} of {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned release {number}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned so far (this reserves nothing; the planning report states what each can do): {releases}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plannin&amp;g report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning and release were done with gwasprivacy {version}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning report: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans and makes private releases of genome-wide association studies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans end in {suffix}, studies in {endings}, reports in .release.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans reopen as they were saved. Undo steps are lost; studies, ledgers and keys must be chosen again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are of the genome build {build}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions of SNPs are of the genome build {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible people for the last participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior (certainty after the release)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior by prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior versus prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power and sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power by clip: {each}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power by sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power is the probability that a release like this one names {snps} if the assumptions below hold. Forecast before the release, not from the study’s data, with {people} participants, by a closed formula: {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power is the probability that a release like this one names {snps} if the assumptions below hold. Forecast before the release, not from the study’s data, with {people} participants, in {studies} simulated studies: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power: {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the distance search (slow the first time)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Rehearse to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Simulate people to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prevalence of the disease, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior of being a case {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior of presence in the biobank {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior of the attacker, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior of “yes” to a yes-or-no question about a person’s value {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior range (belief beforehand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior {prior}, highest posterior {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priors outside the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priors to cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy officer’s public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private release {number}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability that at least one causal SNP is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability that {success}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public centre of stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public centre, which is subtracted from every value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public list of SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public manifest or panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public mean of the trait, from another study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public panels that a study’s scores are compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public range: {low} to {high}. Values outside it count as its nearest end. None of these numbers may come from this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public reference panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public rule for missing calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public standard deviation of the trait, from another study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public threshold on the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public threshold on the score of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public weights per SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public weights per SNP: drop a table with the columns snp and weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish a selection of SNPs, or use hard calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish genotype counts instead, or choose a family that knows the study’s size (bounded).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish no effects, or answer that the number is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its .sample file there, under the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its public key beside it, or write its id into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put these settings into the plan (can be undone)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the answer into the plan (can be undone).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts this clip into the plan (can be undone).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality control of people: asked for was {rules}. The program judged each person by that person’s record and public data alone, and does not tell how many did not pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantitative traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick estimate from a formula. Simulation starts when this tab is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick estimates. Simulation starts after the curves while this sheet is in front. It also adds the distance to significance, which has no quick estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise it, or case_fraction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the maximum certainty above {high}, or lower the upper end of the prior range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the maximum certainty or the lower end of the prior range, or do not protect non-participation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise ε or lower M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random &amp;seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random noise in every release makes this so, whatever methods or computers the attacker has. A ledger records what each release spends before anything is drawn, and every release comes with a signed report that others can verify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random seed of the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the ledger again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the pages before you sign: choose the report and its signer’s public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the tutor&amp;ial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading .pgen files needs the package Pgenlib, which is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading, counting and computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading, counting and scoring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready: compute the utility.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent ledgers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended (quick estimate): {pair}, {people}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended: {pair}, {people}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded sex fits the X chromosome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recreate its files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference panels are not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearse the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearse the release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearsing the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relatives in the study count as independent people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release created. The report is signed and saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release under the account that these people are in, or merge the accounts. If they are different people with the same identifiers, change FID and IID in their files, or use another ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number} of the study “{title}”, requested on {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number} of {study} ({date}): ε = {epsilon} was spent and nothing was published, since drawing, signing or writing failed. The ε is not refunded, and the draw cannot be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number} of {study} ({date}): ε = {epsilon} was spent and, as far as the ledger knows, nothing was published: the program was stopped after the debit. A file {file} left in its folder is not a release; the next release into that folder removes it unread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number} of {study} published nothing; what it spent stays spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number} of {study} spent ε = {epsilon}: {report}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}, not noted as published: the program was stopped after the debit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}, payload {digest}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Releases are counted in these ledgers only, so nobody can start afresh in a new one. Empty: every ledger may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Releases {numbers} were made under exactly this plan. A further one is a further debit and a further draw.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Releases {numbers}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember studies, ledgers and keys too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove group {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or choose the score {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the account from the plan: the release counts there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the empty line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the folder of the reference study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the loci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the offset, or choose the score {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the others’ permissions (chmod 600) or, better, make a new key with a passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the phenotype file under More, or open the genotypes themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the weights, or choose a selection of SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove these people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing people because of missing calls depends on genotypes: do it only before the study is declared, for another purpose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the file with plain characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the people so that only one fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen the windows in the other language?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the new passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace existing files?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the PDF?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacing it discards what the other program has written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report, page {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports and results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports end in .release.json or .planning.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports signed by {name} will need the key file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports signed with one of these keys need no key file and show the signer’s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request for a release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested with a key that you have not trusted yet. Ask whoever requests it for its fingerprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested with the key of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to the plan’s release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it from a backup, or remove it and add the keys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results can also make a person’s participation less likely. If the release is private in both directions, this is bounded too; for attackers who do not know the study’s size, only the rise is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results that may be published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk allele frequency, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules on people, each judged alone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the mechanism 100,000 times and tests whether the true ε exceeds the claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tudies for each point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SD per copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SD per copy (β)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the policy: {digest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP by SNP, no linkage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP ids, one per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP is significant, up to the noise of the mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP {snp} appears {times} times in the panel {panel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP {snp} has an allele without a name, so its counts cannot be published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP {snp} is not in the panel {panel}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNP, allele</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs are in genome order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs are selected because they look strong in this study, so their effects tend to look larger here than they are (winner’s curse). The intervals allow for the selection, the estimates do not; a second cohort shows how large they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs are significant, up to the noise of the mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs are weighted before the draw: one of weight 2 is chosen as if it were twice as likely to be causal as one of weight 1, and one of weight 0 is no candidate{digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs at &amp;most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs listed in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs of release {number}, listed in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs to &amp;publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs to publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs to publish, M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs were filtered by INFO or allele frequency in this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs were scored by the {score} ({source}), whose sensitivity is {sensitivity}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs with a batch effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs with a batch effect at one centre, per cent (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}; against any attacker: {any}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}; against any attacker: {any}; without privacy: {without}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}; without privacy: {without}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size against this or any other attacker: {this}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size against this or any other attacker: {this}; without privacy: {without}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size by score and mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size for the target of {share}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size with uninformative weights: {uninformed}; with correct weights (causal SNPs in proportion to their weight): {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled share of the biobank, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a PDF of this report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a PDF of this report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a request, then load the approval signed by a second person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a slip to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a slip to print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save request…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to {n} plans?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as plain text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file with Unix or Windows line ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list of SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report with both signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the signed policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save {what} as UTF-8, or make it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved without signature in {folder}: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first whether the assumed effect is your study’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that 2 means a case, or give a phenotype file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that the study’s genotypes are probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say under More that 2 means a case, or give a phenotype file there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say under More what means a case in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what means a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what means a case in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where the sites come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which numbers are printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who the attacker is and what they may learn. See what sample size this needs. Then create a release with a signed report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score and mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score chromosomes other than 1–22 too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score used to rank SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score, Δ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: {score}, at least {threshold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are proven for studies of at most {most} people, not {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching for the exact sample size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching for the sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching for the sample size: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret sample of a larger cohort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity, Δ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate account in the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate accounts in a ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set F_ST of the ancestry groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how many SNPs should be right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how many SNPs to publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how sets are scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how the sample was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set one SNP per locus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set participants and invitees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set rules on each person’s record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the allele frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the batch effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the false-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the family size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the genetic model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the odds ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the prevalence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the prior range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the protection of non-participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the public centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the public range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the risk allele frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the sampling rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the share for effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the share of relatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the share of variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the shares of ancestry groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the shares of centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the studies per point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the target power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set what the attacker knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set ε for noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings and recent files are forgotten when the program ends: {path} cannot be written. Plans can be saved elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several releases (composition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaded: beyond what any covered attacker can reach with this release alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaded: the priors that the guarantee covers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the trait’s variance that each causal SNP explains, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of ε for the effects of the published SNPs, 0 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift in allele frequency, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show exact results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this page when the program starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown by enumerating a small universe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown for comparison only; the plan is unchanged. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign with the file that ends in .key.pem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature and folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed and saved in {folder}: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed before seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by both keys: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by {signer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signers, ledgers and dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signer’s public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Significance threshold (p-value)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Significant set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing the approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate a &amp;study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate a study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate attacks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated data only: no study is opened, no ledger is used, and nothing is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated person, number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated studies for each point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated study of {cases} cases and {controls} controls (random seed {seed}); nobody real is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated study of {participants} participants with a trait (random seed {seed}); nobody real is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated; standard error at most {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating an attack on each person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating confounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating studies. {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating studies: {done} of {studies} per point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest sample size: {pair}, {number} participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some SNPs of the list have another position in the study’s file, so the two may be of different genome builds. Positions are published as the list has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some may be false positives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody who reads the published result and asks about one particular person. We assume that they are clever, have anyone’s genome, and know the method. Only two things limit them: their prior, and whether they know who has the disease. You set both on this page, and the guarantee holds for every attacker who fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone to whom every subset of the population is equally likely: a prior of one half for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who does not know how many people took part, and has their own guess, person by person, of who did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who does not know how many people took part, and has their own guess, person by person, of who did. They may know the genomes and the trait of everybody, also of every participant but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who has narrowed the last unknown case down to {worlds} equally likely people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who has narrowed the last unknown participant down to {worlds} equally likely people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who has their own guess of who is in the biobank, and does not know whom the study drew from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who is in the study twice is protected half as well: ask the laboratory, or set the family size of the plan to 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who is {belief} {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows every participant but one, and has narrowed the last one down to m people who are all equally likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows how many cases and controls the study has, and has their own guess, person by person, of who took part. They may know the genomes of everybody, also of every participant but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows how many people the study has, and has their own guess, person by person, of who took part. They may know the genomes and the trait of everybody, also of every participant but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows how many people took part, but not how many of them are cases, and has their own guess, person by person, of who took part. They may know the genomes and the diagnosis of everybody, also of every participant but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows who has the disease and has narrowed the last unknown participant down to {worlds} equally likely people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows who has the disease and is {belief} {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows who took part and all their genomes, and has their own guess, person by person, of the trait. They may know the value of every participant but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows who took part and how many of them are cases, and has their own guess, person by person, of who is one. They may know the genomes of everybody, and of every participant but two whether they are a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows who took part and who all the cases are but one, and has narrowed the last case down to m participants who are all equally likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows who took part, but not how many of them are cases, and has their own guess, person by person, of who is one. They may know the genomes of everybody, and of every participant but one whether they are a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who knows {known} and is {belief} {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in it does not follow from its plan and from what was published: see {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the weights (printed in reports)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend only what is left: ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend ε = {cost} and create the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend ε and create the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still missing: {rule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop trusting this key?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before anything was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was shown. The access may already be logged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: none of {pairs} combinations was compared by simulation yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: {n} of {pairs} combinations compared, on {done} of {studies} simulated studies for each size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata: sex, centre, age band, ancestry group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stratum of each person (FID IID label):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies of a measured value instead of cases and controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies of a quantitative trait are not released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies with strata are not released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPR at FPR {fpr}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPR − FPR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take loadings of SNPs that are on the array, by its public manifest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the recommended score and mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the to&amp;ur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take weights from an earlier study of other people, or from an annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes ten minutes, with a guide for researchers, privacy officers and boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target power, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target: publish {snps} with {probability} power. Your study: {people} participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten steps on the example, to a signed report that you verify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test used for significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That a result was drawn from the study’s data: a signature only says who is responsible for a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is at a false-positive rate of {rate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That somebody took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;system’s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF is not in the archive: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF was not written: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF’s own pages are not signed: read those below, made from the report in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNP {name} is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNP {name} is on chromosome {chrom}, which is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNPs of this report become the list of the open plan. Its study must be of other people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNPs of {panel}; participants are drawn from its people with replacement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNPs of {panel}; participants are mosaics of its genomes, so that linkage is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The access is logged in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account bounds attacks and not the sum of ε: with later releases the posterior may grow beyond this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account bounds attacks and not the sum of ε: with later releases γ and certainty may grow beyond this, and beyond what the plan says of one release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account {account} was merged into this ledger’s one account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts of this ledger differ in strata, in cases whose status is the secret, or in kind (trait, cases and controls). One account cannot have both, since an attacker could learn more from them than it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts of this ledger do not protect the same secret with the same neighbours. Merged into one account, not all of their guarantees would hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts of this ledger have different guarantees about attacks, and one account can have only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account’s budget counts another secret than this plan. This plan’s guarantee holds for this release alone; the guarantee of the account’s first plan is covered by the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account’s budget is {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account’s budget was fixed by its first release; the budget in this plan changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account’s first release fixed its budget. You can only choose how much this release spends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval ended on {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval in it is for another release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval is dated {day}, and the computer’s clock says {today}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval is for another release: {what} is not the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval is for {lasts} days, and this site allows {days}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval was requested with a different key than the one that signs this release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is a Five Safes RO-Crate: the signed report, the files made from it, and the plan. It states that the disclosure check is still to be done. It does not contain the ledger, keys or the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker cannot predict the operating system’s random generator, nor OpenSSL’s, which it seeds for each draw and which gives the noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker has changed, and the sentence on top with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker has the same prior for every participant, so this prior must be the share of cases among the participants: {share} of them are cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker knows all participants and their genomes, but not everybody’s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker knows all participants, but not who of them is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker knows every participant but one, and m people are left who are equally likely. The guarantee is a maximum certainty ρ about each: e^ε = ρ(m − 1)/(1 − ρ) is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker knows in which of the {number} strata everybody would be who could have taken part. An attacker who does not could learn {number} times as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker knows nothing about anyone, not even how many took part. Real attackers know more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker knows who has the disease, of everybody who could have taken part. An attacker who does not could learn twice as much (e^2ε); if the plan covers such attackers, ε is halved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker may know everybody’s trait, but not who took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker may know who has the disease, but not who took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker’s belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker’s prior about each person is in the plan’s range, or is certainty. For other priors the weaker bound beside it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacks here are on selections of SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacks known from the literature ask who took part. Your secret is the trait’s value: only the bound is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacks known from the literature ask who took part. Your secret is who is a case: only the bound is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The belief is about one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds on tests use what is known of the mechanism: {loss}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds were not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is larger than this guarantee allows for one release: when all of it is spent, {promise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget of its account is not that of its plan, which is the account’s first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cases are not those of the study’s first release, and case status is its secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The causal SNPs are {snps}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The causal SNPs {snp} and {snp_2} are linked in the panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificates cannot be used: they are not PEM files, or the key is not that of the certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain is intact ({rows}), but this is not the newest copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain is intact: {rows}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer’s clock says {today}, but the ledger has a row dated {date}. The clock was set back, and the debit will record that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer’s clock was set back: the ledger had a row dated {date}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The confidence must be at least 0.5 and below 1, not {confidence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The controls are not those of the study’s first release, and only those are public: someone who is a case in one release and a control in another would have no protection there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The controls’ genotypes are public too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counts are sums of genotype probabilities, in thousandths of a participant; where imputation is uncertain, effects look smaller than they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve gives the highest posterior after the release for each prior. Move the pointer over the plot to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve gives the highest posterior after the release for each prior. Shaded: the priors that the guarantee covers. Move the pointer over the plot to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The debit was written, but the ledger could not be read again: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digests of its files do not follow from what is in the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disease: {disease}; {share} of the population have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier releases that it lists do not lead up to its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effect you want to detect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact number of cases must be printed nowhere: to somebody who knows it, the odds could change {squared}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact number of participants must be printed nowhere: to somebody who knows it, and is unsure of two or more people, the odds could change {squared}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact number of participants must be printed nowhere: to somebody who knows it, and is unsure of two or more people, the odds could change {squared}-fold, not {ratio}-fold; to somebody who knows the numbers of cases and of controls, and not who has the disease, {fourth}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example study: 1,000 simulated cases and 1,000 controls. Press “Open the example study”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family {family} bounds only the belief that somebody took part: its release is private in the positive direction alone, so there can be no guarantee about the belief that somebody did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family {family} cannot keep {secret} secret. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The farther the public centre is from the study’s mean, the more noise SNPs of some frequencies get: a fiftieth of an SD takes a fifth more participants, and a tenth is fatal. Where no public figure is that near, subtract the study’s own mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures appear here, with sentences on where they agree with the paper and where not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures are being made…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of Tramèr et al. 2015, recomputed, and our own: a PNG and a CSV each, and a page on where they agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures, and where they agree with the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has a member that is not base64 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has a member that is not strict base64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has a member whose base64 could be written in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has several columns: choose the one with the trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file may be cut off or have a typing error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file should look like this: ID A1 A1_FREQ PC1 PC2, and a line for each SNP of the public panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file should look like this: group PC1 PC2 within, and a line for each group of the public panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed after it was signed, or replaced by another program: its bytes differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} was deleted. The plan is still open; save it to restore the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files do not belong together, or one of them is cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of a study must have the same people in the same order and groups. Make them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were not written; only the pictures below exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line is: snp weight. Each other line has a SNP and its weight, a number of at least 0. SNPs that are not listed have weight 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first plan used on a study fixes its budget. Plan all releases before the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first release fixes the budget permanently. All releases share it, and their ε add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first release of this account had {cases} cases and {controls} controls, so it was for another diagnosis or other people. The account adds up ε for attackers who know every diagnosis used. Someone who knows only one of them can learn twice as much from the release of the other. To cover such attackers, state in the plan that the attacker does not know who has the disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder with disease_model.json and hapsample.bed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The folder {folder} already has {file} and {n} more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The folder {folder} already has {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forecast assumes {assumed}. Where effects are weaker than assumed, or genotypes are missing or wrong, it is named less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forecast assumes {assumed}. Where effects are weaker than assumed, or genotypes are missing or wrong, they are named less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forecast is for a different study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forecast that the report states is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The genome build cannot be determined from these SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The genotypes were imputed in a way that lets one participant change others’ probabilities or decide which SNPs are included ({faults}), so no ε is proven for a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The genuine ones are consistent with one ledger to which rows were only added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The genuine ones comply with the policy that was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee covers any prior: whatever the attacker believes beforehand, γ = {gamma} holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee covers attackers who are {belief} of “yes” to a yes-or-no question about one participant’s value, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee covers attackers who, about each person, are {belief} given the study’s public size, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee covers attackers who, about each person, are {belief}, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee covers priors of {claimed}: the posterior is at most {cap}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee covers the uniform attacker alone, with γ = {gamma}, and nobody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee holds for every single output; membership tests have an advantage of at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee is about membership tests. A rare output may reveal more: γ = {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee is about membership tests: at a false-positive rate of {fpr}, none recognises more than {most} of the cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee is about membership tests: at a false-positive rate of {fpr}, none recognises more than {most} of the participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee is about membership tests: none has an advantage (TPR − FPR) above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee is about what these releases add. It does not cover what is published about the study in other ways, nor what anybody knows already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee must be against: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee must cover priors from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee must leave some ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee now covers priors of {range}. This changes ε from {before} to {after}: see the sentence on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee of its account is about another secret than its budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantee that nobody becomes much surer that a person took part: the belief grows at most γ-fold, and the doubt shrinks at most γ-fold. With γ = 2, 10 % becomes at most 20 %, and 50 % at most 75 % (a doubt of 50 % halved). γ = 1 would be perfect privacy and an output that reveals nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guarantees assume that, beforehand, one person’s participation says nothing about another’s, beyond the study’s size. k relatives who only join together can change an attacker’s odds by e^kε: use the family size. Against attackers who know arbitrary dependences, nothing useful can be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest posterior about one person that a covered attacker may reach, over all releases; for example 90 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invited population (N of U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The k of k-Max is 2 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is ready. With its public half anyone can check what it signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key that signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key that signs the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels are private: protect the file like the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest share of participants that a membership test may find, at the false-positive rate below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last person in {fam} has the same call at every SNP checked, as if the .bed held no genotypes of that person. If {fam} has a line too many, use the one that was made with this .bed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead that counts lies between 0 and {largest} noise scales, not {lead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger has not been read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger has not recorded a report in {folder} yet, so its signature must be checked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The ledger has {n} logged views of exact results.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger has {n} other accounts; nobody in this account is in another, as was declared.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger has {others} other accounts, of which reports of {given} are here. Each was declared to be of other people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is the only one for these people, and is not replaced by an older copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger lists release {number} as spent; ε = {left} is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger of {second} (row {later}) does not have {first} (row {earlier}): an older copy of it was restored in between, or two copies were used in parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger records what every release of these participants spends. Create one. “Do it for me” puts it into a temporary folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {id} was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {name} is damaged: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} cannot be found: its link leads nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} continued from an older copy, or its rows were rewritten: row {row} is not the one that {where} has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} could not be written: the disk reported an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} has been in use by another process for {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} has rows that this program does not write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} has {names} names (hard links); an interrupted write under one would not be seen under the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} is an older copy: it has {rows} rows, and {where} has row {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} is damaged or is not a ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} is mounted by itself; an interrupted write under its other name would not be seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} lies on a drive ({kind}) on which nothing can be locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} lies on a drive ({kind}) that can give one lock to two programs at a time, so both could spend the same budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} lies on a shared drive ({kind}) whose locks hold on this computer only, so another one could spend the same budget at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} was replaced while it was in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger’s position could not be recorded in {folder}, outside its own folder. Only reports beside it can show whether it is replaced by an older copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line beside “Budget” says what this release spends and what is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of participants is known; what must stay secret is who is a case. The release must look nearly the same if one case and one control changed places. The prior of an attacker who knows nothing else is the share of cases, so a single prior must be exactly that share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of people lacks one line or more, so everybody after it would get somebody else’s genotypes: use the .fam that was made with this .bed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists of people leave everybody in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log contains none of your data: {log}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is {log}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured ratio, noisy, from which weights follow: {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mechanism ({title}: {source}) is ε-differentially private with ε = {epsilon} for neighbouring studies in which {neighbours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mechanism of one release uses ε = {limit} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mechanisms of all releases of a study together use ε = {limit} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The methods paragraph is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most by which a membership test may find participants more often than others (TPR − FPR), over all releases. One release of one draw may spend more ε under it than several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the {what} must be one line of 1 to {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of {path} cannot be written into a plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name {name} is taken by another key that is trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise has at most scale {scale} ({kind} noise, {unit}): with 95 % probability a number is within {half} of the exact one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise has scale {people} on participants and {sums} on trait sums, in the trait’s units ({kind} noise).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise has scale {scale} ({kind} noise, {unit}): with 95 % probability a number is within {half} of the exact one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise on published numbers is the same however many people take part: their share of it falls as the study grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of participants is secret, but the report contains the plan’s. Make sure that it is a public figure, which would be the same had any one person not taken part: neither the study’s own number nor this rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of participants is secret. The plan’s {cases} cases and {controls} controls are public figures and were not compared with the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of {group} must be a whole number of at least 1, not {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers about the selected SNPs leave no ε for the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of cases and of controls are secret, but the report contains the plan’s. Make sure that these are public figures, which would be the same had any one person not taken part: neither the study’s own numbers nor these rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of cases and of controls must be printed nowhere: to somebody who knows both, and not who has the disease, the odds could change {squared}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offset is computed from the allele frequencies of a public reference panel. Choose the panel first: a PLINK fileset, or a table with the columns snp, a1, a2 and freq. It must not be made from this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The open plan is now about the {n} SNPs of this report. Its study must be of other people than the report’s: anyone in both studies loses privacy to both.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel determines the number of SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel {panel_name} does not have every genotype at SNP {snp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel {panel_name} has nobody with some of the genotypes that the disease model asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel’s SNPs are not in genome order, so loci cannot be formed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paragraph is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is shorter than {shortest_passphrase} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase repeats itself or counts up, so it is easily guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan breaks {n} rules of this site. {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan declares that A1 and A2 are public, but the file has an allele named 0, as files do if nobody in the study carries it: so its alleles were set from the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan does not pin this file. Choose it again, so that no other file with this name is used by mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan does not say what kind of privacy loss its release has, so its bounds on membership tests are computed from ε alone. With that kind ({loss}), the maximum advantage is {then}, not {now}; ε and γ do not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan does not say what kind of privacy loss its release has, so its guarantee is computed from ε alone. With that kind ({loss}), the same guarantee allows ε = {then}, not {now}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan guarantees this for one release, but plans to spend more in all: one release alone keeps it, all together do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan guarantees this for one release, but plans to spend more in all: one release alone keeps γ = {gamma}, all together do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has 1 planned release, and no release {number} among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no assumptions of its own, so the defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no planned releases, only its main release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no strata; this study has {here}. Use them in the plan (their names and sizes become public), or remove the file of labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has rules on each person’s record, and the study has no people’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has strata, and {path} has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has {total} planned releases, and no release {number} among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan in it does not have the assumptions that it was computed from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan in it plans other releases than the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan in the report is invalid: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan in words: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is for {cases} cases and {controls} controls; this study has {cases_here} and {controls_here}. Open the study that the plan is for, or use this study’s sample size in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is for {people}; this study has {people_here}. Open the study that the plan is for, or use this study’s sample size in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names the SNP {snp}, but the study’s file does not have it, so there is nothing to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names the SNP {snp}, which is not among the study’s candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan reads its loci from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan says that positions are of genome build {declared}, and this study’s are of {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was changed meanwhile, so this result is out of date. Compute again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not reloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned release chosen here is no longer in the plan; the plan’s main release is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned releases need ε = {asked} together; the plan’s budget is {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned releases together break the plan’s guarantee about membership tests (each counted with its kind of loss).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s disease has a penetrance table, which fixes the effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s file has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s forecast is for a different study. {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s guarantee is about attacks: {attacks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s guarantee is about attacks: {recognised}. By their advantage, {attacks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s guarantee is about beliefs: {beliefs}. For attacks this means: {attacks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s guarantee is about beliefs: {beliefs}. For tests of which of two values a participant has, this means that none on this release has an advantage above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s main release, none of the planned ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s panel has a fixed number of SNPs. With this number, SNPs are simulated independently, without linkage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s public weights are assumed to be uninformative; if they are right, a smaller sample is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s simulations resample the study’s own people, so whatever was chosen with them (scores, thresholds, numbers of SNPs) may depend on private data, which the guarantee does not cover. Choose a public panel instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s strata are {planned}; this study has {here}. Open the study that the plan is for, or use this study’s strata in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy ends after {day}; then nothing is released until there is a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy holds from {day} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position record of this ledger, {path}, is damaged and was not compared. The next debit rewrites it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions fit neither GRCh37 nor GRCh38.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions fit {build}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power: the probability that all causal SNPs are published. A quick estimate comes first, then a simulation replaces it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior comes from the recruitment: {took_part} of {invited} invited people took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prior of an attacker who knows nothing else is the share of cases among the participants; the range must include it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priors that every plan must cover, for example 10 % to 90 %; a plan that covers fewer is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The privacy ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The privacy loss of what is protected: a person, or a family. It differs from the ε of the release if a family has several records, if the phenotype is unknown, or if the study is a secret sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The privacy officer’s signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probability that a release of this study names its causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process for the draw cannot be started: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process for the draw ended unexpectedly; the machine may be out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program does not use the genotypes to decide which SNPs can be published or which allele is counted, and what becomes of missing calls is fixed before they are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program opens no network connection unless somebody names a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proofs for the family {family} are not known to hold in studies of a quantitative trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public list: the array’s manifest, or the sites of a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published SNP is a false positive with {percent} probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The questions on imputation are not all answered yet; a release needs the answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader has the signer’s public key through a separate channel, and nobody has stolen the private one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason why this step stops here is beside the control. You can leave the tour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference must cover every SNP that is used, with the same ids and alleles (same strand); correct it, or leave such SNPs out with a list of candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference study was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is being drawn and signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is created. The report on the right now has its results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is drawn, signed and saved in one step that cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is drawn, signed and saved in one step, so this program shows nobody a result that is not signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is drawn, signed and saved in one step. It cannot be undone: what is spent stays spent, and the draw is never repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is k-Max with k = {k}, which is not differentially private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release is run with ε = {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release must be differentially private for neighbours where {neighbours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release must look nearly the same if one participant had been another person of the same group. Then it reveals little about whether a certain patient joined. The numbers of cases and controls are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The releases of its account have together spent more than its site allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The releases that it lists exceed the budget or the guarantee of its account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report beside it is genuine; read its pages below. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report contains nothing else: no exact number, no p-value, no effect, nothing about any single person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report contains nothing else: no exact number, nothing about any single person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report contains nothing else: no p-value, no frequency, no genotype count, no effect, nothing about any single person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report does not have the form of {what}: see {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report gives no name. {sure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report has numbers that no report can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report has these fields:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report in the PDF is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is being verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is genuine. That was a complete release. Files that the tour made are deleted when this window closes; the tour stays in the Help menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written and valid, but a file made from it is missing: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written and valid, but its PDF is missing: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written and valid, but the ledger could not record that: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report must name this policy and comply with every rule in it; a planning report’s plan must comply with its rules for plans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report of release {number} of {study} was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report says on its first page: “{sentence}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report states a forecast, which is computed first. This can take a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was not verified: a file could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report will not say who signs it. Name yourself once; it is kept with the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report will say that its forecast assumes {effect}. These are example values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report would contain this, and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports of ledger {ledger} contradict one another: the ledger was altered or replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The reports of releases {numbers} are written, but files made from them are missing or the ledger has not recorded them yet. Finishing draws and spends nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The report’s English sentences, word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report’s pages appear here once it has been verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report’s pages appear here once the study and the plan match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is being checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk allele is carried by {cases} of the cases and {controls} of the controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for all releases together. Empty: the second limit applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same guarantee for the belief that somebody did not take part. It matters when absence is the sensitive fact. For priors in [a, b] it is the first guarantee for priors in [1 − b, 1 − a], so both together take the smaller ε. It needs a release that is private in both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same plan and random seed give the same files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same simulated person, in a study with them and in one without. Person 1 is the one of whom exact results reveal most. No data of your study is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is {score}: {offset} times the mean score of a SNP without effect is subtracted, at the allele frequencies of this public panel. This costs no privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score weighs cases against controls by the plan’s numbers. The farther their ratio is from the study’s, the more noise SNPs of some frequencies get: 10 people too many on one side are not noticed, a tenth of the study is fatal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {score_name} has no closed form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {score} compares cases with controls; no sensitivity of it is proven for a measured trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {score} has no proven sensitivity for genotype probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {score} has no proven sensitivity in a study with strata: none is known for statistics of the Cochran–Mantel–Haenszel kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {score} needs a public allele frequency for each of the {n_snps} SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are for diploid SNPs; list autosomal ones only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score’s public offset needs allele frequencies: use a PLINK fileset or a table with a column freq as reference, or remove the offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret sample of {rate} allows a larger ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sensitivity and ε must be positive numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sensitivity must be a positive number, not {sensitivity}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting that the release itself is run with: smaller means more noise. It follows from the attacker and the guarantee, after the corrections for families, for an unknown phenotype and for sampling. The ε of several releases from one study add up, and the ledger counts them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of participants that a test can recognise (true-positive rate) if it may flag only a few others wrongly, for instance one in a thousand (false-positive rate). It is at most e^ε times the false-positive rate: at e^ε = 2, one in a thousand wrong allows two in a thousand right. At higher rates the mechanism matters: with a joint draw the odds of being recognised are at most e^ε times those of being flagged wrongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature does not match: the report was changed, or the key is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature matches, and all numbers agree with the plan. It cannot be checked that the result was drawn from the study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed report is {file}, which is also attached to this PDF; these pages only show it. It is about {plan} by its digest, and from that plan {again}. With the signer’s public key, from the signer, given the report or this PDF:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed report is {report}, which is also attached to this PDF; these pages only show it. It covers {table} and results.json by their digests. You need the signer’s public key through a separate channel. With this program, given the report or this PDF:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed text stays in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer of {path} is not specified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer’s name and institution must each be one line of 1 to {most} characters that can be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer’s public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated studies: {candidates} candidate SNPs, {engine}; {studies} studies for each size, all from the seed {seed}, so that the same numbers come out again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated studies: {candidates} candidate SNPs, {engine}; {studies} studies for each size, all from the seed {seed}: once the saved plan names {files} again, the same numbers come out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sites count as a caller’s: every allele but the reference is a copy, and whoever has no call at a place has none there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The site’s policy changed after this release was prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strata are not those of the study’s first release, and case status is its secret: sizes by other strata would reveal more of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strata are not those of the study’s first release. An attacker who does not know everybody’s stratum, and is covered by the guarantee of one release, could learn more from the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strata’s numbers of participants must be printed nowhere: to somebody who knows them, and not who is in which stratum, the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stratum {stratum} has no cases, so it adds nothing to a score, and its public sizes reveal that everybody in it is a control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stratum {stratum} has no cases, so it adds nothing to a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stratum {stratum} has no controls, so it adds nothing to a score, and its public sizes reveal that everybody in it is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stratum {stratum} has no controls, so it adds nothing to a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stratum {stratum} has one participant, so it adds nothing to a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest attack cannot be computed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest attack simulated has an AUC of {auc}, where 0.5 is guessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has missing calls, and filling them needs a counted allele that was not chosen from this study’s genotypes: else one participant could change every filled call of a SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no SNP on chromosomes 1–22, so nothing may be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no SNP on chromosomes 1–22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no SNP {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no name yet, and the report needs one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has {cases} cases and {controls} controls; both numbers are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has {cases} cases and {controls} controls; both numbers are public; the controls’ genotypes are public too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has {n} records at the position of the candidate SNP {snp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has {people} participants with a quantitative trait; the number is public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has {people} participants, and that number is public; how many of them are cases is printed nowhere. The plan’s {cases} cases and {controls} controls are public figures that were not compared with the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is a fresh random sample of the biobank with a known rate, and who was drawn stays secret for ever. The guarantee is about presence in the biobank; people known to be in the biobank, or whose participation itself is the secret, are protected by the mechanism’s own ε only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is a secret sample of a biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is a secret sample: {scheme}, at a rate of {rate}. A member of the cohort is protected by the draw and the noise together. If it becomes known who was drawn, only the noise is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is of participants with a quantitative trait, and how many there are is secret. The plan’s {people} is a public figure and was not compared with the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is open and matches the plan. None of its genotypes are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study you are planning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s budget in the ledger is larger, but the site’s policy applies too. Ask the site’s privacy officer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s first plan stated that its controls are not public; this plan states that they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s first plan stated that its controls are public; this plan states that they are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s own mean is subtracted from everybody’s value, so somebody who joins moves everybody’s weight: the exact number of participants must be public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s sites count as a variant caller’s: at each SNP of the list a person has the copies of alleles other than the reference that their own calls show, and nobody else’s record changes that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three steps of a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trait is normally distributed: {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trait is “{name}”. Everybody’s value is clipped to the public range from {low} to {high} and counted in thousandths of it; the user declares that the range does not depend on this study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trait is “{name}”. Everybody’s value is clipped to the public range from {low} to {high}, which is {clip} SD on either side of a public mean ({mean}, SD {sd}), and counted in thousandths of it; the user declares that none of these depends on this study’s data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trait may be a residual if its coefficients are public. Name the covariates and the source of the coefficients. No coefficient may be fitted on this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trait: normal, with {trait}; it is clipped to the range from {low} to {high} SD about its assumed mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trend score has no useful sensitivity when a group has one person: that person can change it by N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passphrases differ. Enter the same one twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that A1 and A2 in the study’s files were set by a public manifest, not by this study’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that neither people nor SNPs were removed because of this study’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that the plan’s SNPs were not chosen by looking at this study’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that the sites of the study’s file were fixed beforehand, as those of an array or an imputation panel are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that the study has the ethics approval {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that the weights follow from nothing in this study’s data, so that they cost no privacy; the program cannot see that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that this list is public, and that neither people nor SNPs were removed by their genotypes here. A SNP of the list that the study lacks stays in it and scores as a SNP without variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user declares that this panel holds no participant of the study, that participants were not phased together, and that no SNP was filtered by INFO or allele frequency in this study: each person’s probabilities depend on that person and public data only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of somebody’s trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values are residuals; the user declares that no coefficient was fitted on this study: {covariates}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values are used as measured, without adjustment for covariates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verification was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole plan in one sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The {n} reports beside it match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} reports of ledger {ledger} are consistent with one ledger to which rows were only added (rows {first} to {last}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The {score} of a SNP with missing calls follows from how they are filled, and no rule was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} must be a URL that begins with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ε of a study’s releases add up; this bounds their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ε of all releases from one study add up, and γ is computed from the sum. Multiplying the γ of single releases is wrong: two with γ = 2 at 50 % make γ = 5, not 4. Releases with another secret count only if a conversion is proven: a release that protects participation costs twice its ε for case status, and one that protects case status gives no privacy of participation at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ε of several releases add up, and the guarantee for all of them together follows from the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ε of several releases from the same study add up, and γ then follows from the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then choose the column with case–control status under More.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then choose the column with case–control status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then “This site’s policy” shows it on that machine. Keep the private key to yourself, and a copy of both files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {given} reports; at most {most} are checked together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {n} simulated people, and none has the number {person}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a kind of study called {name}, or with such an ending, already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no SNP whose score could be published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no candidate SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure {unknown} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file of chromosomes {chromosomes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no forecast for this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ledger at {path} yet: this release creates it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no maximum certainty if every prior is covered: whoever is nearly certain stays so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no quick estimate for this plan. Lines appear with the first simulated studies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no quick estimate for this plan. Simulation starts after the curves while this sheet is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no report beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no report in the folder {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {kind} {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none for Windows: convert the study with plink2 --pfile NAME --make-bed, or --export bgen-1.2 with dosages. On other systems, install this program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to simulate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the signer’s word alone: {facts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files contain people of another account of this ledger ({accounts}), though each account was declared to share no people with another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers are exact statistics of the study. Use this tool for simulated or published studies whose causal SNPs are known. For any other study the numbers are for the curator only, not for release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These people are made of the genotypes of people in the panel that the user named, some of them unchanged. Unless that panel is public, protect these files like the panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These people do not take part (FID IID, or IID):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These releases cannot be planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These scores have one: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These settings are the plan’s; change them on the Calibration tab. No real study is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are listed in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are of {n} ledgers; anyone in studies of several of them loses privacy to each (the ε add up).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can be left out, since that depends on the phenotype alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They contradict one another: an older copy of a ledger was restored, or two copies were used in parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They must not depend on this study; the program cannot check that. A SNP with weight 0 is not a candidate; a SNP that is not listed has weight 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They spend ε = {epsilon} of the study’s budget of {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They spend ε = {epsilon} of the study’s budget of {budget}; ε = {left} is left for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They spend ε = {epsilon}. The study guarantees that over all its releases together {promise}; with what is planned the bound is {reached}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think of 100 participants of whom such an attacker considers a value of the trait {prior} likely: about {before} of them have it. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people thought that likely, about {after} have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think of 100 participants whom such an attacker considers {prior} likely to be cases: about {before} of them are. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people thought that likely, about {after} are cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think of 100 people whom such an attacker considers {prior} likely to have taken part: about {before} of them did. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people thought that likely, about {after} took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think of the best test that says of a person "took part" or "did not". Its advantage is the share of participants that it recognises (TPR) minus the share of others that it flags wrongly (FPR). Guessing has 0. From ε alone it is at most (e^ε − 1)/(e^ε + 1). With a joint draw, a significant set or the exponential mechanism, tests reach less, so the same guarantee allows them more ε. A rare output may reveal more than a test gains overall; γ bounds that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This access was not logged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This access will be logged in the ledger, and reports will state it. Choose the ledger first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This access will be logged in {file}, and reports will state it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account began with a plan that takes the number of participants to be printed nowhere, and a release of it prints that number. To somebody who knows it, and is unsure of two or more people, all its releases together, the earlier ones too, count ε = {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account began with a plan that takes the numbers of cases and of controls to be printed nowhere, and a release of it prints them. To somebody who knows both, and not who has the disease, all its releases together, the earlier ones too, count ε = {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account has no release yet. This release fixes its budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This account has {n} releases so far. The first fixed its guarantee: over all releases together, {promise}. The bound so far is {reached}; the rest is for releases of this kind.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This account has {n} releases so far. The first fixed the budget.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This approval was already used for a release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attacker considers membership a coin flip: a 50 % prior. Make it a range: drag the left handle to 25 %, or enter 25 in the left field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attacker’s guarantee covers participation only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no record of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds hard calls and no genotype probabilities: each call counts as certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file may contain genotype probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This guarantee leaves nothing to spend (ε = 0): only an output that ignores the data satisfies it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This guarantee leaves too little to spend (ε = {epsilon}): the output would be pure noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds after all {number} planned releases together; their ε add up, and γ follows from the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds for any prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds where every such group has the same number of people among cases and among controls, or where the numbers of groups of each kind are public. Otherwise it does not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds where every such group has the same number of people, or where the numbers of groups of each size are public. Otherwise it does not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This installation lacks the bundled example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a copy of the example: nothing of yours is changed. The sentence states the plan in words. Click an underlined part to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a plan. No data exist yet or were used, nothing is drawn, and no budget is spent: the forecasts follow from the assumptions alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a plan: only a release can be packed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a planning report, not a release: nothing was drawn or published. The signature matches, and everything not simulated follows from the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a policy yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a report: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is outside the range: γ = {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is planned release {number} of {n}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the account’s first release: {promise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the list of all that will be published. Read it, then continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the plan’s main release, not a planned one: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the study itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ledger has no account {account}, and a new one cannot have this name: ledgers number their accounts in this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ledger has one account only; there is nothing to merge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This many relatives are protected together; 1 protects each person individually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may mean {small} or {large}: please type it in that form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This mechanism cannot choose one SNP per locus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page is not translated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan has no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan removes people without a value of the trait. If an earlier release of this account was of another trait, the account adds up ε for attackers who know who has a value of which trait; someone who does not know it can learn more from the two together. To study the same people in both, use a keep list of those who have all values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This policy in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release keeps the policy of “{site}” (SHA-256 {digest}), signed with the key {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release may well fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release needs ε = {asked}, but only ε = {left} is left for this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release needs ε = {asked}, but the study’s guarantee about attacks leaves only ε = {left} for a release of its kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release opens another account of this ledger, with a separate budget. That is sound only if its people are in no other account: anyone in two accounts loses privacy to both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release probably fails, and its ε stays spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release probably succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release selects no SNPs, so there are no hits to rehearse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release spends ε = {cost} of the account’s budget of {total} for all its releases together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release spends ε = {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release spends ε = {epsilon}. Its account counts {secret} with {neighbours} neighbours, where that costs {cost} of the account’s budget of {total} for all its releases together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release spends ε = {epsilon}. Its account counts {secret} with {neighbours} neighbours, where that costs {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release starts a new ledger. Keep the file as long as the data: it is the record of what was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This score has no proven sensitivity for this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This score has no proven sensitivity when people are added or removed: its proof needs public group sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This simulated person did not take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This simulated person took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site allows only certain ledgers, and this is not one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site allows ε = {allowed} for all releases of a study together against this plan’s attacker; with this one it would be {spent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site does not let the key {key} approve releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site does not let the key {key} sign releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site has no policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site requires a second person to approve each release. Save the request, signed with the key above, and load the approval that they sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site requires approval by a second person, and there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site {rule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site {rule}; the plan has {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy ({file}) is checked too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy cannot be used, so no release is possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy cannot be used: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy ended on {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy holds from {day} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy is signed, and the privacy officer’s key is missing: {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy requires numbers of cases and controls and does not mention quantitative traits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy: {site}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This study has {n} candidate SNPs; the plan’s forecast is for {planned}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This tool asks who took part, which your plan does not keep secret: its secret is the trait’s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ways to look at the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick a figure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box and press the button. First ε is debited in the ledger. Then the noise is drawn, once, and the report is signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick “Score chromosomes other than 1–22 too” under More.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To change a passphrase, choose the private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To compare by telephone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To confirm it, compare the fingerprint below with the signer, by telephone or in person; then press Trust this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To publish {snps}{which} with {target} power takes {this} against this attacker and any other; {none} without any privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To publish {snps}{which} with {target} power takes {this} against this attacker; {any} if the same γ is guaranteed against any attacker; {none} without any privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To somebody who knows the strata’s numbers, and not who is in which stratum, they could change {more}-fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together they spend at most ε = {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: ledger {ledger}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total ε = {spent} of {whole}, {left} left for later; γ = {gamma} after all releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total ε = {spent} of {whole}; γ = {gamma} after all releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total ε = {spent}: the bound on attacks is {reached}, of {promised} guaranteed; γ = {gamma} after all releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour, step {number} of {of}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trait sums need a SNP, and a secret of a study of a trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True-positive rate of attacks by false-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True-positive rate {value} ({interval})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust this key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trusted keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trusted public keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try 2, or leave the offset out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try 30, which is p = 5e-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try 5e-8, the usual genome-wide level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ways to fill {cells} cells take {needed} people, and the universe has {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlogged views cannot be excluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use Save as.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a PLINK fileset, a table with a column freq, or the fill rule non-counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a kept scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a key file without a passphrase that only you can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a larger panel, a more common causal SNP, or the engine panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a list that says it: a VCF or .pvar of sites, or a table with a column ref.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a name that no other has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a report’s SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a separate account only if these participants are in no other study of this ledger. Without one, all releases count together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use another name, or remove the other key from the list first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use at least two cases and two controls, or another score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use engine fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use genotype probabilities in place of hard calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use hard calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use its SNPs in another cohort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use its names as labels: {known}. Or make a new plan before looking at any result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use its tls:// address with certificates. If nobody else can log in here, confirm that you accept this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use its tls:// address with certificates. If the network is yours alone, confirm that you accept this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use printable names of at most {most} characters; / stands between the labels of several columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that of the release ({loss}), or none: then the bounds use ε alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the fill rule non-counted, which counts a missing call there as two copies of the reference allele, or a score that needs no rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the ids of the study’s variant file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the proposed clip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same declaration in every plan of a study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same phenotype for every release of a study whose controls are public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same phenotype for every release of a study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same strata for every release of a study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the settings of {name} in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the study’s number of SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the study’s sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the study’s sample size in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the tighter bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the ε of the guarantee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this site’s policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {number} candidate SNPs for the forecast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {score} with {mechanism}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {share} (the counts {n_cases} of {n_people}), or a range that includes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use ± {clip} SD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used: {study}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utility of a release of this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utility on a known study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VCF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIOLATED: a membership test has an advantage of at least {least}; the claim is at most {claimed} ({event}). Do not release with this mechanism, and please report it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIOLATED: the true ε is at least {least}; the claim is {claimed} ({event}). Do not release with this mechanism, and please report it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid; you have not confirmed whose key this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid; you have not confirmed whose keys these are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validity of an approval, days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validity of the approval in days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validity of the approval, days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are clipped at this many SDs from the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values outside {low} to {high} count as the nearest end. Forecasts assume that the range is ± 2 SD. Neither end may come from this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verification slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a &amp;report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify with the file that ends in .pub.pem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertical axis: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views of exact statistics are logged when this program shows them. Unlogged views, with this or another program, cannot be excluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is complete, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the curve is simulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>We publish noisy allele counts of cases and of controls at {n} SNPs, named in the plan.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We publish noisy genotype counts of cases and of controls at {n} SNPs, named in the plan.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>We publish one number: about how many SNPs have a {score} of at least {threshold}. Which SNPs these are is not published, nor the statistic, frequency or p-value of any SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We publish one number: about how many SNPs have a {score}. Which SNPs these are is not published, nor the statistic, frequency or p-value of any SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We publish the names and positions of {snps}, at most one from each public locus, scored by {score} and chosen by the {mechanism} mechanism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We publish the names and positions of {snps}, scored by {score} and chosen by the {mechanism} mechanism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>We publish the noisy score ({score}) at {n} SNPs, named in the plan.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Weights that do not depend on the study leave Δ and ε as they are, so they cost no privacy. The program cannot check where a table of weights came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were SNPs filtered by INFO or allele frequency in this study?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were people or SNPs removed because of this study’s genotypes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were the participants phased jointly, so that one participant’s haplotypes depend on others’ genotypes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a plan may keep secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a release draws is at most e^ε times likelier with one person’s data than with another’s in their place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attack can find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attacker can become certain of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attacker can learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can your study publish and still keep its participants private?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could an attacker do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you guarantee?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this mean: {term}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is published about the same people without this ledger adds to what can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is published of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is signed does not have the form of {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is signed in {path} is not a policy as this program writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is subtracted from every value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the attacker’s prior about a person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the attacker’s prior for “yes” to a question about someone’s value?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What means a case in the phenotype file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must stay secret: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must stay secret?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What plans may say of printed numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What power do you want?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sample size is needed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sample size?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What still holds for attackers whose prior is outside the range that you chose: they face the same noise, and for them γ = e^ε, which is larger. It is shown beside the main number, so that the choice of the range hides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the attacker believes about this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the attacker can learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the draw reveals (ε)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the power is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the report holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the request is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the user declares to be public is public. The program cannot check it and prints it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this assumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this means for a participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this release tells an attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this request is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to expect from one draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to solve for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done here, day by day. No number from a study and no time of day is kept: how long something takes can depend on the data. The file is {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was released, on the genome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was signed is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was signed is not written as this program writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be published, and how accurately?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you want to publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever one release under the plan publishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever this study releases under the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where M is no larger than the number of real signals; beyond that, say how many of the M should be right at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a registry or a flow chart prints them all the same, “yes” is the answer that cannot be false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a variant caller wrote the sites, no call counts as no copy; it cannot be filled with the panel’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where cases and controls differ in them, SNPs that mark the difference displace true ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do the sites of this file come from?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is not known how many SNPs are significant, and a threshold can be fixed beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where sites come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the files go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the report is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the study is a secret sample, the mechanism uses a larger ε than its people face. Empty: the first limit applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the weights come from: {origin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they go with the trait, SNPs that mark the difference displace true ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to keep the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to save the planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether other ledgers, or reports not provided here, exist for the same people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether people or SNPs were removed because of this study’s genotypes is not answered yet; a release needs the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this site has a policy cannot be seen at {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which SNPs can be published does not depend on the data: {origin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which SNPs can be published: {origin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which SNPs these are is not published, nor any effect, p-value or frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which allele is counted is set by a public reference, not by the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which score and mechanism needs the smallest sample?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which score and mechanism?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiskers: 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is a case cannot be the secret while the controls are public: whoever is not a control is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is a case, who a control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is responsible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the attacker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may sign releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who owns a key, beyond the list of trusted keys on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who signed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes part and which SNPs are candidates was fixed without this study’s genotypes. Where genotypes decided that before, the report’s first page says that the guarantee is about those who were left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever did not pass adds nothing to any result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever did not pass stays among the numbers of participants, with every call missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever fails a rule on people counts with missing calls, and filling them needs a counted allele that is public.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the genotypes can publish anything by other means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this ε?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this? →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the range to include it, or remove the two counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the range, or choose any prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wider priors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will the exact number of participants be printed anywhere: paper, registry, flow chart, ethics file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows cannot give the name {name} to a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With exact results the attacker goes from {prior} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these groups as strata it would be {marking}, and the probability of every causal SNP {after} instead of {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this release: from {prior} to {after}, never above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this release: it stays at {prior}, and never rises above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this release: never above {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this sample size and ε, the effect β of a SNP with effect allele frequency {frequency} will typically have no interval that is bounded on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this sample size and ε, the odds ratio of a SNP with effect allele frequency {frequency} will typically have no interval that is bounded on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people} and {snps}, {success} with {probability} probability (quick estimate), assuming {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people} and {snps}, {success} with {probability} probability, assuming {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people} participants, the number of significant SNPs is off by {error} on average, and with 95 % probability by at most {within}; the simulated studies have {true} such SNPs on average, and the published number is exact with a probability of {exact}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people} participants, {snps} are published{which} with a probability of {share}{more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people} participants, {snps} is published{which} with a probability of {share}{more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people}, {success} with {probability} probability (quick estimate), assuming {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people}, {success} with {probability} probability, assuming {effect}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people}, {what} will be published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {size} participants there is no case or no control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With γ = {gamma} and priors from a = {a} to b = {b}, the likelihood ratio may be at most {both}: e^ε = {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without TLS, {what} cross the network unencrypted, to {address}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without TLS, {what} go to whoever on this machine is behind {address}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without a file, the {n} trusted keys are used.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Without a list, all autosomal SNPs of the study are candidates: remove the list. Or list the ids alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it, in an empty folder with the report and the key. The two digests that are printed last must be the payload’s and the key’s below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without strata, {marking} of {n} published SNPs would mark ancestry or centres, not the disease (95 % interval {low}–{high}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Without the program, in an empty folder with the report and the key; the two digests that are printed last must be the payload’s and the key’s below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this tick, ε is halved: the sizes of both groups reveal something then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a decimal number such as 1.75, or NA where it is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a planning report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one record per position, as bcftools norm -m +any does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them from 0 to 1 (VCF 4.3), or remove them where the file has DS: bcftools annotate -x FORMAT/GP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to {folder}: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, and I have the file from before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, and this file is all I have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot approve your own release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have permission to read {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your choice needs the fewest participants of all {n} combinations (quick estimate): {people}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your choice needs the fewest participants of all {n} combinations: {people}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice needs {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, or your office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your signature approves this one release, of this study, with this ledger, once. You cannot approve your own release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your signature states that you checked this report. The result, the ledger and the first signature do not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your study is larger: there, exact results reveal less about each person, while the guarantee stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yu &amp; Ji 2014, with the sensitivity corrected for empty genotype columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .bcf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .bgen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .pgen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .vcf or .vcf.gz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a BCF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PLINK 1 prefix or .bed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PLINK 2 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a backslash in a text must be written twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bug in this program; the log is {log}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call at {value} or more of the candidate SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a caller writes a site because somebody carries something, so which calls a person has depends on the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a certificate or its key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma is missing, or a bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a covered attacker, with a prior of {before}, can become at most {after} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date such as 2026-03-14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a false-positive rate of {fpr} is not strictly between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field’s name in double quotes is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of that name exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file stands where a folder should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed number of each group was drawn without replacement (the rate is the larger of the groups’ rates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a forecast: this report contains no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a genotype table (.tsv or .tsv.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a genuine planning report, not a release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kept answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lead of up to {value} noise scales counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of trusted keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loss of which only ε is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a maximum certainty of {cap} is not a probability above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a maximum certainty of {cap} is not above the highest prior, {high}: some attackers are that certain before the release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a missing call counts as the commonest genotype in the public reference panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a missing call counts as two copies of the allele that is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name in it is longer than a megabyte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name in it is not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name without slashes or control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a network drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a noisy score of each SNP that the plan names, with its chromosome and position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note of a ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a p-value lies strictly between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a panel that the user named</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a penetrance table for {n} SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a planned release needs its own ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prior range of certainty alone leaves nothing to protect: whoever is certain learns nothing new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a probability lies in its interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a public centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a public list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a public reference panel, which is still to be named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quantitative trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recorded sex that fits the X chromosome (F below 0.2 of women, above 0.8 of men)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recovery file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a release that spends ε = {epsilon} cannot give {part} of it to numbers about what it selects: nothing would be left for the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a selection publishes noisy scores or effects of its SNPs, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set of SNPs, without order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set of SNPs, without order, and its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a share of the budget lies above 0 % and up to 100 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a signer’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a site’s policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound random generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stratum of a quantitative trait has participants; any other stratum has cases and controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a study of a quantitative trait has no ratio of cases to controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text has a line break or another control character in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in quotes has no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trait’s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a true-positive rate of {tpr} is below the false-positive rate {fpr}: guessing already reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing or misspelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a χ² threshold is a number above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a family’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a family’s values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a person’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a person’s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about how many cases there are for the plan’s controls, with noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {cases} in cases, {controls} in controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above {above}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above {above} and at most {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above {above} and below {below}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additive regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds Laplace noise to every score once and takes the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds Laplace noise to the scores of SNPs that were chosen beforehand or by a private selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds exponential noise to every score once and takes the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds whole-number noise to the allele counts of SNPs that were chosen beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds whole-number noise to the genotype counts of SNPs that were chosen beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advantage at most {value} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advantage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after: at most {after} of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all SNPs are counted as significant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all autosomal SNPs of the study’s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all autosomal SNPs of the study’s file, without any filter computed from this study’s genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all causal SNPs are published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all releases together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that the ledger counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {number} causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>all {n} causal SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>allele copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allele counts of {snps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allele counts, {snps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allele frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allelic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allelic χ²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows a belief to grow at most {limit}-fold, over all releases together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows a budget of at most ε = {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows a mechanism to be run with ε of at most {limit} in one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows as attackers {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows as what must stay secret {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows at most {limit} SNPs in one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no account beside the ledger’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no file that was filtered by genotypes before the program saw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no imputed genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no membership test an advantage above {limit}, over all releases together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no membership test to find more than {limit} at its false-positive rate, over all releases together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no reference panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no study of a quantitative trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows no study with strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows nobody to become more than {limit} certain, over all releases together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows the mechanisms of all releases to be run with ε = {limit} at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows the mechanisms {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows the scores {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows to publish {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allows ε of at most {limit} in one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also protect non-participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Ed25519 SubjectPublicKeyInfo in base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an inbreeding coefficient F within {value}, by the public reference’s frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an institution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an offset only changes how SNPs compare, and the SNPs of this release are named beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {number} more on the last page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {rest} more in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another share of ε for numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any attacker: the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any family’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any family’s participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any family’s presence in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any family’s values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any other prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anyone, whatever their prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anyone’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anyone’s participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anyone’s presence in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anyone’s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>appears in it more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are computed from the exact number of participants, which is secret here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in whole people of the program’s panel of simulated people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the plan is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for at least {limit} cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for at least {limit} cases in each stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for at least {limit} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for at least {limit} controls in each stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for at least {limit} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for at least {limit} participants in each stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks which exact numbers are printed anywhere, and allows {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at FPR 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at FPR {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a false positive rate of {fpr} no membership test on this release recognises more than {most} of the cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a false positive rate of {fpr} no membership test on this release recognises more than {most} of the participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at false-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one causal SNP is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one of the two causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one of the {number} causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {belief} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {low} and at most {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {value} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {belief} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack TPR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacker: {attacker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: {before} of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief grows at most …-fold (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief that this person took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to a file of loci only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to a list of kind "file" only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to a reference file, and none is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to a study of a quantitative trait; this one has cases and controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to the family {owner}, not to {family}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between 1 and {most} releases can be planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between {low} and {high} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>budget {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be chosen where a public centre is given: only one of the two can be subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used in a study of a quantitative trait yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case status is secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases 0/1/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases and controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases and controls together must be at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases, controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case–control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case–control status and exact genotype tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal SNP {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certainty at most {value} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change in odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chr {chromosome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chromosome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chromosome, position and name of each selected SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chromosome, position and name of each selected SNP, and a noisy score of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each in every stratum, and the frequencies, adjusted odds ratio and p-value that follow from these counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each, and the frequencies, odds ratio and p-value that follow from these counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, three noisy participant counts and three noisy trait sums of each, the trait’s noisy sum of squares, and the frequency, the effect and the p-value computed from them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip, mean ± SDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column (only if the file has several)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column with the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>controls 0/1/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>controls copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts (no score)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts of SNPs that are named beforehand include only people with a call, and imputed genotypes are probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curve {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagnoses known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagnoses not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did &amp;not take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance to significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not go with rules on each person’s record: SNPs that a filter of genotypes has left are no public list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not go with rules on each person’s record: a caller writes a site because somebody carries something, so which calls a person lacks depends on the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not go with rules on each person’s record: they are about calls, and genotype probabilities have none missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not know the study’s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dominant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn SNP by SNP from allele frequencies, as if SNPs were independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn: {share} {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws the SNPs one after another, stronger ones more likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws the number of SNPs above a public threshold, near numbers more likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws the set of SNPs above a public threshold, its size included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws the whole set at once, sets of strong members more likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e&lt;sup&gt;ε&lt;/sup&gt; at the same γ (higher: less noise)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e^ε over ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e^ε, the maximum change in odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each explains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each independently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each stratum of the design is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect given as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effects can be published for at most {most} SNPs: with more, the noise hides them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effects of selected SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ethics approval number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ethics approval {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even almost without noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even with an effect of {beta} SD per copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even with an odds ratio of {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every conceivable attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every noisy count lies as far out as on the neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every noisy score is high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody in the cohort was drawn independently with the same probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact effects on the trait, Im’s test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact frequencies, Homer’s test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact frequencies, likelihood-ratio test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact numbers printed anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact results, Homer’s test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly the SNPs that rise are published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>example values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explained; no release possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explains more than {most} of the trait’s variance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false-positive rate: outsiders flagged (log scale)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family of priors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family size {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer SNPs are released than there are causal ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finds more than {most} of the participants at a false-positive rate of {fpr}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: age and sex, coefficients from …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genetic model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genome build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genotype counts of {snps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genotype counts, {snps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genotype probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genotype table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genotypic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genotypic χ²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genuine and consistent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives the disease to everybody, or to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes with a loss of which more than ε is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group, PC1, PC2, …, within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarantee (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarantee for the range (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has an advantage (TPR − FPR) above {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has characters that cannot be printed: {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has other alleles there than in the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has too many loci for a panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest posterior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many candidate SNPs there are, and a digest of the public candidate list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many cases, controls and candidate SNPs there are, and a digest of the public candidate list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many participants and candidate SNPs there are, and a digest of the public candidate list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many participants apart cases and controls are by the share that carries an allele, once or twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many participants apart the allele frequencies of cases and controls are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many participants apart the genotypes of cases and controls are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many participants would have to change before the SNP’s significance flips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>however sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids, separated by spaces or commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if non-participation is protected too, a maximum certainty of {cap} must also be above {least}, the highest prior of non-participation in the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a study of a quantitative trait, scores have no public offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a study with strata, scores have no public offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the public SDs of the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the trait’s own units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in which stratum everybody would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>independent of one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>independent participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside the strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>institution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invited people: each invitee has a prior of {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is about who has the disease, and this is a study of a quantitative trait: its proof already covers attackers who do not know the trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is before the first day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is for studies of cases and controls only: traits are simulated SNP by SNP, without linkage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: a list of kind file needs its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: a range by mean and SD needs the mean, the SD and how many SDs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: heterozygosity and sex are judged by a public panel’s frequencies, never by this study’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: which of the panel’s SNPs is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: without its SHA-256, any file with this name could be used, and the published SNPs depend on the loci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: without its SHA-256, any file with this name could be used, and the published SNPs depend on the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing: without its SHA-256, any file with this name could be used, and the scores depend on the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no release that a ledger can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a guarantee about attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a known field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not the fingerprint of the public key beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not the public key of an Ed25519 pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not what mean, SD and the number of SDs give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is of a quantitative trait, and this stratum has cases and controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is of studies of cases and controls; it is not simulated for a trait yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is on the other strand there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is simulated SNP by SNP only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is {declared}, but the strata have {total} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins with a byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not begin as a BGEN file does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no allele</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no variants or no people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is compressed in a way that this program does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is of a version before 1.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it unpacks to more than its people need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its accounts and their identities do not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its chromosome is not in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its first row is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers of people differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its probabilities are not numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tables were altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-Max is not a differentially private mechanism: it has a γ against the uniform family, and no ε.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-Max needs k of at least 2, not {k}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-Max needs k of at most the universe’s size; {k} &gt; {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-Max, the framework’s worked example (no GWAS release); counts, selections and noisy scores by total variation or the Kolmogorov distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-Max’s guarantee holds under the uniform family only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowing who has the disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowing who has the disease and everyone’s stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known diagnoses and strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knows all but one participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knows nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knows the study’s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of the PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves no case or no control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}, column {column}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked as in the program’s panel of simulated people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links that lead in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists fixed beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest and highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest posterior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m&amp;echanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made of pieces of the genomes in {panel}, so that neighbouring SNPs stay linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made of whole people of {panel}, drawn with replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum attack advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum change in odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum for the attackers covered: {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum true-positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean ± SDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min&amp;imum score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing calls count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more participants than were tried ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more text follows after the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be 3 numbers for one causal SNP, or 3 rows of 3 for two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a finite number, and above 0 for an SD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a printable name of 1 to {most} characters, without spaces at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text that is not empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number of at least {least}, not {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be above the range’s lower end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an object in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be from 2 to {most} strata, not {given}: without strata, there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be inside the public range, from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be left out with a penetrance table, which implies it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be left out with a penetrance table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be two counts: participants, invited people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be two limits, the smaller first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {form}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {limits}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must each have a public centre of their own: compared with one centre for all, what differs between strata would look like an effect of every SNP whose frequency differs between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have at least one rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have at most {most} characters, not {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have {limits} entries, not {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must hold probabilities between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not begin or end with a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names a SNP twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names a group twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names no policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearly every SNP would be significant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a public reference panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a public reference panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs between 1 and {max_loci} SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs either beta or r2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs exactly one of window_kb, block_kb and path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no SNP that rises is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no maximum certainty below 100 % is possible for every prior: whoever is nearly certain stays nearly certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no membership test has an advantage (TPR − FPR) above {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no membership test on this release has an advantage above {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no membership test on this release has an advantage above {most}, none on all {number} together one above {together}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no membership test recognises more than {most} of the cases at a false-positive rate of {fpr}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no membership test recognises more than {most} of the participants at a false-positive rate of {fpr}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no privacy ({score})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no public controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no public weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rules on each person’s record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no signature was checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, only about how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody should learn from the release whether a particular person is in the cohort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy allele counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>noisy allele counts of {n} named SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>noisy genotype counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>noisy genotype counts of {n} named SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>noisy score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy score, as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy scores of SNPs that the plan names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy scores of selected SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>noisy scores of {n} named SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>noisy scores of {snps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-participation protected too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not answered yet: how were the genotypes imputed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not answered yet: were people or SNPs removed because of this study’s genotypes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not answered yet: were the sites of the study’s file fixed beforehand, or did a variant caller write them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not estimable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not one SNP per locus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not signed; {digest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be written into the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is drawn, spent or signed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is signed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of SNPs, {score} ≥ {threshold}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of significant SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds ratio (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds ratio {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds ratio {ratio} for allele {allele} (named beforehand: {named}); its frequency is {cases} in cases and {controls} in controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds ratio {ratio} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds ratios {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the answer to a yes-or-no question about a participant’s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the answer to a yes-or-no question about the values of up to {size} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of these, right at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one SNP per block of kb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one SNP per locus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one SNP per ± kb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one case and one control change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one case and one control of the same stratum change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one change moves the counts of one SNP by at most {delta} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one direction only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one draw whose loss stays within a range of length ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one noisy score per SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number: about how many SNPs are significant</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>one of {n} people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one of {people} equally likely people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant becomes a case or a control, while who takes part and their genotypes stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant is added or removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant is replaced by anybody else, and only the number of all participants stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant is replaced by anybody else, case or control, and only the number of all participants stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant’s genotypes are replaced within their group, and both group sizes stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant’s genotypes are replaced within their stratum and group, and the sizes of all of these stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant’s trait is replaced, while who takes part and their genotypes stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant’s trait is replaced, while who takes part, their strata and their genotypes stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant’s whole record, genotypes and trait, is replaced within their stratum, and the numbers of participants of the strata stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one participant’s whole record, genotypes and trait, is replaced, and the number of participants stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one release cannot spend ε = {epsilon} of a budget of {budget}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a selection of SNPs can use loci, not {mechanism}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a selection of SNPs can use weights, not {mechanism}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a target on the true-positive rate has a false-positive rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only participation protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the score “{scores}” has this field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the scores {scores} can have a public offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the total, not the strata’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or choose the array’s manifest or a public panel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or paste a fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or paste its identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over {share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panel mosaics, linkage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participants (quick estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participants to significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participants, estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participants: each has a prior of {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participation is secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passphrase of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payload SHA-256 {digest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>permute-and-flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned for {cases} cases and {controls} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned for {people} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position (column 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions of genome build {build}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>posterior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>posterior (after the release)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prevalence {prevalence} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed numbers: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior (before the release)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior {mine} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prior {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priors in the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priors that the guarantee covers, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priors {low} – {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private frequencies at the same ε, another release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>private frequencies, same ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability that {snps} are published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability that {snps} are published, release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability that {snps} is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability that {snps} is published, release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public SD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public imputation panel, e.g. HRC r1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>publishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantitative trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantitative-trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random &amp;seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random see&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank, SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recessive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>references of other people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>related cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>related controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release {number}, ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires a guarantee beyond this family’s own priors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires a guarantee that covers priors from {low} to {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requires that families of {limit} people are protected together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resampled people of a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk allele frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk allele frequency {mine} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds from 2 on are of the kind {kind}, and only they.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row} does not follow from the rows before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on each person’s record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample size (participants)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sco&amp;re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score about {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separate account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of variance (r²)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of ε for effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed by {signer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed with {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>significant at p ≤</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>significant set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated &amp;person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six noisy counts per SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six noisy genotype counts of each SNP that the plan names, with its position and alleles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest effect size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody put another file in its place while it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who does not know the exact numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who does not know who was sampled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who gives each person a 50:50 chance of having taken part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who knows all participants but one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who knows nothing at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who knows who was invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spends {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent, nothing published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stratum {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strongest attack simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strongest guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>studies per point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subtracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target: {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a family is in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a family of up to {size} participants is among the cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a family of up to {size} people is in the cohort that the study was drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a family of up to {size} people took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a family took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a participant is a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a patient took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a person is in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a person is in the cohort that the study was drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a person took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that somebody took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 64 lower-case hexadecimal digits of a SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 64 lower-case hexadecimal digits of an Ed25519 public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Cochran–Armitage test for a trend with the number of allele copies, 1 degree of freedom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the HAP-SAMPLE reference study, whole people drawn with replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Kolmogorov–Smirnov statistic of the two genotype distributions, in participants; this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the SNPs come from a public list, and the plan names none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the assumptions of a plan and simulated numbers (nothing about any person)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker knows who has the disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker’s p&amp;rior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the budget is that of the whole plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bundled panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bundled panel of simulated people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the candidate SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the causal SNP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database file is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the distance to significance needs a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the distance to significance needs either a p-value or a χ² threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the family {family} fixes the prior at {prior}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the family {family} fixes the prior itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field {key} appears twice in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file must be one JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file of loci</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups’ shares must add up to 1, of the cases and of the controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guarantee allows ε = {epsilon}, which protects nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of a SNP, without spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the identity of {study} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the imputation panel holds participants of this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key {digits}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind of loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest genotypic χ² are published as they are: the limit, for comparison only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ledger’s identity, row number and hash; the date; the program’s version; the signer’s name, if one is kept with the key; the power, if the plan has the assumptions for it; the site’s policy and approval, if there are any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the logged views of exact results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest prior {low} is above the highest prior {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mechanism {mechanism} takes no threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most common genotype in the public panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is not usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of selected SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the network folder does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the network folder is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the noisy number of significant SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of listed SNPs is {n_snps}, so this should be {n_snps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of participants is secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of possible worlds is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of samples differs from that in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of significant SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers of cases and of controls are printed, so their ratio is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the odds of a covered attacker may change up to {ratio}-fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the participants were phased together, so that one person’s haplotypes used others’ genotypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan, and the numbers that follow from it: ε, γ, posterior bounds, how far one change moves counts, the noise’s scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ, the noise’s scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan’s panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the probability of a set is computed for up to {largest} SNPs with {mechanism}, not for {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the probability of a set is not known exactly where at most one SNP of each locus is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program computes all of this again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program computes all of this again once it names {files}, which are not in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program computes all of this again once it names {files}, which is not in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program was interrupted or has a bug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference panel that the plan names as public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference’s disease model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release selects no SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release {mechanism} has no selection to share its ε with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release {mechanism} is not about SNPs that are named beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release {mechanism} needs the SNPs that it is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release {mechanism} uses no score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same γ against any, ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sampling rate is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score has an offset, which follows from a public reference panel’s allele frequencies, and the plan names no panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score {score} has no proven sensitivity for genotype probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score {score} is one of {of} studies, and this is a {kind} study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score’s sensitivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shares add up to {percent} % of the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the signer’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the simulated numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the site has neither genotype probabilities nor genotypes (GP, DS or GT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the site has no genotypes (GT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the site’s policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sizes of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smaller of {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study is a secret sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study’s own mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trait’s value is secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the truth of a simulated study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user’s panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of somebody’s trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the {n} SNPs that a signed report about other people published; SHA-256 of its payload: {digest}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more in it after its last variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this attacker and any other, ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this attacker, ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the kind of loss of the release {mechanism} with these settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this plan: {people}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program reads {known}, not {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program, after the allelic form of Yamamoto &amp; Shibuya 2023; the distance to significance with the threshold taken to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program, as far as a search found; an exponential mechanism (McSherry &amp; Talwar 2007) over sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program, unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program: differential privacy of one replaced value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release has γ = {gamma}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release has γ = {gamma}, all {number} together have γ = {together}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release names no SNPs, so this should be 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release spends ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this should be a whole number from 1 to {largest_m}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threshold {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be debited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total variation in participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total variation of alleles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trend χ²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true declarations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true-positive rate at most {value} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true-positive rate: participants found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two copies of the allele that is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two noisy allele counts of each SNP that the plan names, with its position and alleles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two noisy allele counts per SNP, and the frequencies that follow from them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under {share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uninformative weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>up to {n} SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>valid; key not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was spent before, or the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was spent before, withheld releases and logged views of exact results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the size of the study is secret, no effects can be published inside strata: their intervals need the strata’s sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has the disease and in which stratum everybody would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is a case, who a control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with your study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with your {number} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n_people} participants the power is {power}, {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {people} participants; last column: sample size needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {share} probability each number is within {half} of the exact one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, and of each stratum where there are strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, of cases and of controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you (not used: this site has another key under that name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your release, strongest attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your study: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} is not on this machine. Without TLS, {what} would cross the network unencrypted, and anyone on the network could change the answers and so run programs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{alone}, none on all {number} together more than {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attacker}

What could be released: {releases}

Source: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attack} {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bed} changed while it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} before: at most {most} after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} before: {least} to {most} after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{belief} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{belief} → at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{believed} → posterior at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{believed} → posterior {least}–{most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bounded} guaranteed {most}, reached {reached}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cases} and {controls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cases} cases and {controls} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cases} cases for {controls} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cases}, {controls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{differences} and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{distribution}, scale {scale}, for ε = {epsilon} of this release’s {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dwork}; {tramer}, Eq. 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}; prevalence {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epsilon}, of which one release {spends}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files} are the same report; it counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} already exists. Choose it as the ledger, or enter another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} beside the report belongs to another report, so it was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is another copy of the report, which was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a plan, a study or a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a study. The open study stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not beside the report, so it was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not one of the report’s files; it was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is saved. Send it to the person who approves; they open it with Tools → Approve a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is the plan that it is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is the signed file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} must not be among the files to publish: choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} must not be in {folder}, the folder of files to publish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} now opens with the new passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not checked: the pages of a PDF cannot be. Draw them again from the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not checked: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, .bim, .fam and .truth.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, .bim, .fam, .trait.tsv and .truth.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {cases} cases, {controls} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {people}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} They can be removed: that depends on the missing value alone, never on a genotype, and the plan and the report will say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} They can be removed: that depends on the phenotype alone, never on a genotype, and the plan and the report will say so. If you have their phenotypes, choose or drop the phenotype file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} both have row {row} of one ledger, with different content: an older copy of the ledger was restored in between, or two copies were used in parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} do not say the same of whether genotypes had decided, before the program saw the file, who or what was in {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} state different budgets for one account, though its first release fixes the budget permanently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is not the reference’s disease model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{folder}: {n} files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is not a known choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is not between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} is not one of the choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{held} of {there} files beside it were compared and match the signed ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{homer} (participation); {wang} (case status)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{instead}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{instead} Only a release that selects SNPs has a power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{jobs} processes cannot do any work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} is not a kind of target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} ± {margin} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} characters or more. Four unrelated words are easy to remember and hard to guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ledger}, {study}; its head after row {row}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, compared inside {n} strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}: {people}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{li}, Eq. 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{li}, Eq. 4; {tramer}, Eq. 9–10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{li}, §3.1; the limits are shown by enumerating a small universe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{li}, §5.1, corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low}–{high} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mechanism} scores no sets: “at least” and a lead belong to the joint draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mechanism}, threshold {threshold}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_cases} of {n_people} participants are cases, so an attacker who knows nothing else has a prior of {share} for each of them; the attacker’s prior is another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_cases} of {n_people} participants are cases, so an attacker who knows nothing else has a prior of {share} for each of them; the range of the attacker’s priors does not include it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_people} of {n_invited} is a prior of {share}, outside the range {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_people} participants of {n_invited} invited people leave no uncertainty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be chosen among {n_snps_2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be chosen from {n_values} candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be released: the study has only {n_snps_2} SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_studies} studies are too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (no. {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} approved the release that follows ({digest}…).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} beside the report is not the plan that it is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} beside the report is not the signed file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {cases} of the cases and {controls} of the controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in this site’s list, which only its administrator changes: {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a JSON number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a ledger of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a mechanism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was made by another version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {institution}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: from {low} with {first} participants to {high} with {last}, and {target} with {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: from {low} with {first} participants to {high} with {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {cases} cases, {controls} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {people} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} SNPs; SHA-256 of their list:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} candidate SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {candidates}, by {mechanism} on {score}, ε = {epsilon}, Δ = {sensitivity}; {people}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} participants ({interval})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} releases are planned, each of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, needs a public reference panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs have the alleles A and T, or C and G, which read the same on both strands: the study and the reference must be on the same strand, which cannot be checked at these SNPs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs have the id of another.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs have the position of another.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs lie where people can have one copy of a chromosome, and whoever has one copy is counted as having two identical copies: {where}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs of the list lie on chromosomes of which people can have one copy; they are no candidates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} SNPs of the study are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs outside chromosomes 1–22 are left out: {where}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs published in {folder}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs, simulated independently, without linkage.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} accompanying files match the signature</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} candidate SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} candidate SNPs share the id {snp}; a released SNP is named by its id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} candidates have no frequency in the public reference panel; they count as SNPs with two equally common alleles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cases</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} causal SNPs that each explain {effect}, allele frequency {frequency}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} causal SNPs with a penetrance table, risk allele frequency {frequency}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} causal SNPs with {odds}, risk allele frequency {frequency}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} combinations that need more participants are only estimated (pale).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} controls</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} draws one after another, each with a loss of range ε/{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier ones are listed in the signed report.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} files are not the whole study: {others} are in the same folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} files do not make one study: their names differ in more than the chromosome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} files in {folder}. Simulated from {study}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} files were checked with gwasprivacy {version}. This slip is not signed; it records the result of that day.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines of a list of people name somebody again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more combinations in the CSV.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more signatures were not checked.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} name no policy: the one that was given was not in force where they were made.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of the given keys did not sign it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {n_people} participants miss more than {limit} of their calls, at most {most} (on {n_snps} SNPs).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {n_people} people have none. They can be removed, since that depends on the phenotype alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {n_snps} SNPs miss more than {limit} of their calls; on average {mean} are missing, at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} of {people} people have no phenotype.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {people} people have no value of the trait.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} on {chromosome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} other accounts were merged into this one; what was spent is added up.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs are like a parent and a child, or siblings ({where}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs are like second-degree relatives.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs of participants have the genotypes of one person, or of twins ({where}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} participants</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} participants, {n_snps} SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} people are left out by the lists of people.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people in the file have no phenotype.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people in {file}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people of the keep list are not in the study.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people of the remove list are not in the study.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people without a phenotype are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people without a value of the trait are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} published SNPs at their public positions.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} releases beside {plan} were interrupted after their reports were written. Finishing them draws and spends nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} reports</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sections have these words.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{odds} of an allele that {share} of people carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{odds} per copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{odds} with at least one copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{odds} with two copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{odds}, two copies in {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} became one account with {study}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} (needs a public reference panel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair}: {people}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair}: {people}; with your {here} participants {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel} (SHA-256 {digits}…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel}: a panel needs at least two people and two SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel}: it contains people of a study in the ledger {ledger}, so what is simulated from it is private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel}: it contains people of the study {study}, so what is simulated from it is private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel}: it contains people of the study, so its frequencies are private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel}: its allele frequencies are closer to the study’s than those of other people can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{panel}: no SNP has a minor allele frequency of at least {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} and {other} are both of chromosome {chrom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} and {public} do not match: one of them is damaged, or belongs to another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can be changed by the person who makes the release, so it cannot bind them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read as a BGEN file: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read as a panel of haplotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be used: it is not a private key in PEM form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} contains nothing when it is decompressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not begin as a .sample file does: ID_1 ID_2 missing, then 0 0 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not begin as a BCF file of version 2 does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not begin as a PLINK 1 .bed file does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not have everybody’s value of the trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not have the SNP {snp} of the list at its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not hold {model} and {genotypes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not name its key, and its public key is not beside it, so damage would go unnoticed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not name its key, so it would be unknown whose name it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not name its people, and there is no {sample} beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not name the causal SNPs of a simulated study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not say by itself whether 1 or 2 means a case. Where the numbers of cases and controls are printed nowhere, one person’s value must not decide how everybody else’s are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not say how common its alleles are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not say how common its genotypes are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not say that its sites count as a caller’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not say which allele is the genome’s reference, and the list does not say it of every SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not say who is a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} ends in the middle of record {record}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has a header but no SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has a trait, but the plan compares cases with controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has case–control status, but the plan is for a quantitative trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has more than one phenotype column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no SNP with weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no genotypes: it lists sites only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no header, so it has no column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no individual genotypes, and a study of a trait needs them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no line #CHROM …, as a VCF must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no passphrase, and others can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no passphrase, and who can read it cannot be seen: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no people’s genotypes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no phenotype column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has one key under several names: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has other numbers of cases and controls than {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has other strata than the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has several columns of labels and no header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has several columns of labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has several phenotype columns and no header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has several phenotype columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has strata, and the plan has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has the name {name} more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has {found_snps} sites and {found_people} people, where the files beside it list {n_snps} and {n_people}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has {found} {group} in the stratum {stratum}, where the plan says {declared}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has {found} {group}, where the plan says {declared}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds genotypes of more than the {n_people} people that are listed beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds sums of genotype probabilities, and calls are asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is UTF-16 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a .pgen with a separate index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder, not {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a link to a file that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a private key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a public key that is damaged: it was cut off or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a report of this ledger (row {row}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a report: verify it on the Release tab, and use its SNPs from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a {kind}, which has no people, so a file of labels does not fit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a {kind}, which has no people, so a list of people does not fit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a {kind}, which has no people, so a phenotype file does not fit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is another officer’s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is compressed and unpacks to more sites than a file of its size can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is compressed and unpacks to more than {times} times its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is compressed but damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is compressed but ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is compressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged, or was changed while it was being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged, so no key is trusted: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: it contains a different public key than it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: it opens, but as a different key than it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: opening it would take more memory or time than any key of this program needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is larger than 16 MB, so it is not {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is longer than its own list of records says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is missing: this site has a privacy officer’s key, and so a policy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not UTF-8 text (byte {byte}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a .png, .svg or .csv file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a kind of study that this program reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a panel that this program reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a public key in PEM form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a readable .pgen file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a report of published SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a signed policy: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not an Ed25519 key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not an approval: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not of the same kind as {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not signed with the privacy officer’s key, or was changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not signed, and a signed policy is required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not sorted by position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not the file that the plan was made with: its SHA-256 differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not the report that the ledger recorded under this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not {what}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is stored person by person (individual-major), which is not supported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is the policy of another site: {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is the report of release {number} of {study}. The program was stopped before the ledger could record it; it is recorded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is too large for a panel in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is trusted already, as the key of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is {n_bytes} bytes too long for {n_snps} SNPs ({bim}) and {n_people} people ({fam}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is {n_bytes} bytes too short for {n_snps} SNPs ({bim}) and {n_people} people ({fam}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} leaves nobody in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists no SNP on a chromosome of which everybody has two copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists no SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists no locus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists no site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists other people than {bgen} itself, or the same people in another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lists {found} people, where {bgen} has {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} names nobody of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} names nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} names the signer of another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} needs a passphrase, which cannot be given to Dask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} needs its passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} records nobody’s sex, and the plan has a sex check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was changed while it was being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was counted as a caller’s sites, and the plan does not say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was counted by strata beforehand, and whether a stratum has anybody can depend on one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was counted from a phenotype file of which nobody said what means a case. Where the numbers of cases and controls are printed nowhere, one person’s value must not decide how everybody else’s are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was left by a release that was stopped before anything was spent from this ledger; it is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was left by release {number} of {study}, which was stopped after its debit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line 1: a version of genotype tables that this program does not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line 1: no column of labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line 1: no phenotype column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line 1: the header should name the SNP, its allele, the allele’s frequency in the panel, and PC1, PC2, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} has a weight already, in line {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} has other alleles in the study’s file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} has the same allele twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} is no candidate of this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} is on chromosome {chrom}, where people can have one copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: a carriage return inside the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: a column is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: a number is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: cut off, or not separated by tabs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: each SNP needs one line for each stratum, in the order of the first SNP, and people in each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: longer than a megabyte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: longer than {longest} bytes, too long for so many people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: more than one column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: neither the list nor the plan’s reference gives the position of the SNP {snp}, and such a study’s own ids depend on who carries what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: no column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: not UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: not a line of this kind of list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: not a locus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: not the header of a genotype table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: one name where the others have FID and IID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: several names where the first line has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the allele’s frequency is not between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the column {column} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the file ends here, and no SNP has a weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the frequency of SNP {snp} is not a number from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the header should be: snp weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the header should be: {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the label cannot be the name of a stratum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the label is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the label is no stratum of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the last line has no end, so the file may be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the list does not give the position of the SNP {snp}, and the study lacks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the name of the SNP cannot be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of columns is {found}, where the header has {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of columns is {found}, where {wanted} are expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of columns is {found}, where {what} has {width}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of fields is {found}, where {wanted} is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of samples differs from that in the header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the numbers of cases and controls differ from those of the first SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the person of line {first} again (same FID and IID).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the person of line {first} again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the person’s phenotype ({column}) is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the person’s phenotype ({column}) is neither 1 (control) nor 2 (case).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the phenotype is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the phenotype is not 0/1 or 1/2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the position is not a whole number of at least 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the probabilities GP are on the phred scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the site has neither genotype probabilities nor genotypes (GP, DS or GT in FORMAT).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the site has no genotypes (GT is not first in FORMAT).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the study’s file has no SNP {snp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the study’s file has two SNPs {snp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the trait is neither a finite number nor missing (NA).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the weight is not a finite number of at least 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: the {column} is not a whole number of at least 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: this allele of the SNP has its weights already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: this cannot be the name of a group, or it is another’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: this person is not in the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: this should be a SNP and its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: two people of the study could be meant (IID, or FID_IID).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: two people of the study could be meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {number}: not a site with one genotype for each of the {n_people} people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, record {record}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, the source of the plan’s SNPs, is not a valid report signed with the key that the plan names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: SNP {snp} (and {more} more) {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: SNP {snp} {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: a panel needs at least two sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: everybody has the same label, so there are no strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: in such a file ({column}) 2 means a case, and 1 was said to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: more than {most} different labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: nobody in the study has a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: nobody of the study has the label {stratum}, a stratum of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: participant {place} is in another group than in {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: participant {place} is not the one that {other} has at that place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: person {person} of the study has no label in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: person {person} of the study is not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: positions must rise; the site after {snp} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: sample {sample} has the name of sample {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the SNPs of a chromosome must follow one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the column {column} holds numbers, as of ages, and no labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the header has more than one column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the header has no column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the header has no line #CHROM ….</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the header is cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the header is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the line #CHROM … is not that of a VCF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the probabilities GP are on the phred scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the reference has no frequency of any SNP in it that a rule on people looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the study has none of these SNPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the third byte must be 0 or 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there are no cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there are no controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no such file of any chromosome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no such study (no {name}.bed either).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is a file of the study itself, and weights must not depend on the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is the study itself, and its allele frequencies are private.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is the study’s own list of SNPs. Its allele order may depend on the genotypes, so its SHA-256 must not be published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this program reads panels of format {panel_format}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this report published no SNP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {column} must be one of its columns of labels, named once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {n_fid} people with {n_variants} SNPs are too many for a panel in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {what} is read as a study, not as a panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {{chr}} can be used once, in the name of the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people} in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people} in {number} strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people} participants with a quantitative trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people} participants; the number of cases is secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people}, {share} fewer than the next ({pair})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people}: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people}; {pair} is as good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} can be changed by others on this computer, so no key in {path} is trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} can be changed by people who are no administrators, so no key in {path} is trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{power}, the probability of naming {snps}, forecast beforehand from the assumptions on page 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prior} becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{private} is yours alone. Give {public} to whoever checks your signature. Its fingerprint: {digits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{promise} leaves {power} power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio}-fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} The output would have to be nearly the same for all datasets, also for two that share nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{report} is no longer the report that was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rounds} rounds do not go with the kind {kind}: from 2 on they are of the kind {several}, and only they.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} (release 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} values, {snps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{second} lists release {number} as spent with nothing published, but its report is here: {first}. The program was stopped before the ledger could record it, or the report was withheld at that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{second} omits a logged view of exact results that {first} lists: its ledger does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{second} was made after {first} but has an earlier date: a computer’s clock was wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{self_title}: the counts of at least one SNP are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} (95 % interval {range})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} cases instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of the trait’s variance, {beta} SD per copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share}, ± {half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{signer}, as the report says. {sure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} are published</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{snps} are published with probability</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{snps} by {mechanism}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} by {mechanism} with effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} by {mechanism} with scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} with effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} with noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps}, with effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps}, with noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps}: names and positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps}: noisy allele counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps}: noisy genotype counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps}: noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snp}, chromosome {name}, position {position}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} cases of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{stage}, and {n} more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{stratum} ({cases} cases, {controls} controls)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stratum} ({people} participants)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stratum} has neither cases nor controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stratum} is the name of two strata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{studies} studies for each size, seed {seed}; probabilities are exact for each simulated study, and averaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study} has a guarantee about attacks over all its releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study} may spend ε = {epsilon} over all its releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} guarantees nothing: ε would be infinite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{test} is not a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{test} χ²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({name}) selects no SNPs; only selections can be used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({test} test, p &lt; {p})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({test} test, χ² ≥ {threshold})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} ({test}), p &lt; {p}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} by locus scores a set by its weakest member only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} cannot choose one SNP per locus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} chooses one SNP per locus only where no two loci overlap, and some of these do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} has a proof for loci that do not overlap, and windows around every SNP do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} has no proof for choosing one SNP per locus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} has no proof for the score {label}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} less {offset} × chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} needs a public threshold on the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} needs a threshold on the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} scores no sets: “at least” and a lead belong to the joint draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} takes no threshold on the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} with the score {label} cannot protect a study whose size is itself secret: this score has a proof for fixed numbers of cases and controls only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, p &lt; {p}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, release {number} of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: release {number} of {date}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: there is no proof for this attacker, who must not learn the size of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {chosen} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{title}: {n} releases spent ε = {epsilon} in all (ρ = {rho}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tramer}, Eq. 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tramer}, Fig. 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tramer}, Fig. 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{truth}, a prevalence of {prevalence}, and {candidates} candidate SNPs, {engine}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{truth}, and {candidates} candidate SNPs, {engine}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is too large: at most {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is too small: at least {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unadjusted} Strata need another score: this one has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{usual} is usual: one outsider in a thousand wrongly flagged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{valid} of {n} reports are genuine and consistent; do not rely on the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} SD per copy ({interval}) gives {power} power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} SNPs measured instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} SNPs published instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}; the plan, and numbers computed from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}, noisy score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{which}, with {people} participants, the number of significant SNPs is off by {error} on average, and with 95 % probability by at most {within}; the simulated studies have {true} such SNPs on average, and the published number is exact with a probability of {exact}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{which}, {noise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({belief})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({belief}, {diagnoses})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({diagnoses})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({people})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({people}, {diagnoses})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} can become at most {most} and at least {least} sure of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} can become at most {most} sure of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} can become at most {most} sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ends between {least} and {most} sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, their odds change at most {ratio}-fold: 50 % sure becomes between {least} and {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, their odds grow at most {ratio}-fold: 50 % sure becomes at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} ({share} as a genotype frequency)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} ({share} as a genotype frequency; as a frequency that is no information)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} ({share} as an allele frequency)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} ({share} as an allele frequency; as a frequency that is no information)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{work} is not finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{worlds} possible worlds do not fit into a universe of {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± {cases} in cases and ± {controls} in controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± {number} SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>± {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Δ is proved for every possible table of genotypes, empty genotype columns included. Where nothing is proved, the program refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β is of the trait clipped to its public range, so it is nearer to 0 than that of the trait itself; the wider the range, the less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β {beta} (trait’s units) per copy of allele {allele} (named beforehand: {named}); its frequency is {frequency}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β {beta} SD per copy of allele {allele} (named beforehand: {named}); its frequency is {frequency}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β, SD (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ = 1 allows no growth of belief; 1.5 or 2 are usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ = {gamma} is below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ = {value} ({interval})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ and the highest posterior follow from ε alone: they hold for every single output, and a rare output may reveal more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ for {beliefs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ outside the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ {value} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ, positive membership privacy (PMP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {cost} of {total}, nothing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {cost} of {total}, {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {epsilon} is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {epsilon} is not above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {epsilon} over {moves} steps is too small to be of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {spent} is spent and nothing was published: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {value} ({interval})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε adds up, and γ follows from the sum; with {people} participants; last column: sample size needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε and e^ε state how noisy the release is; γ what it means for priors inside your range and, beside it, outside; advantage and TPR what it means for an attack, with the planned mechanism. γ and the maximum certainty hold for every single output, advantage and TPR for tests overall; the ε is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε for noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε is 0 or more; ln 2 ≈ 0.693 is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε is divided by the family size, {size}, and halved, since the attacker does not know who has the disease: {epsilon}, not {whole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε is divided by the family size, {size}: {epsilon}, not {whole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε is halved, since the attacker does not know who has the disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε is halved, since the attacker does not know who has the disease: {epsilon}, not {whole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε is recorded in the ledger before noise is drawn. A crash can waste budget and does not give it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε must be a positive number, not {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε of a release lies above 0 and up to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε of the mec&amp;hanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε of this release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε per person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε was calibrated to (γ, D)-membership privacy (Li et al. 2013; Tramèr et al. 2015; here {source}) with γ = {gamma} for attackers of any prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε was calibrated to (γ, D)-membership privacy (Li et al. 2013; Tramèr et al. 2015; here {source}) with γ = {gamma} for attackers with a prior of {prior}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε {value} instead of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε, counted for case status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε, counted for participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε: one participant changes the odds of any result by at most e^ε; this attacker’s odds change at most {ratio}-fold. γ: a prior in the covered range grows at most {gamma}-fold. Attack advantage: how much more often a test of who took part is right about participants than wrong about others. SNP: a place in the genome where people differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>χ²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>χ² statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sizes}” does not fit the attackers {family}: what is printed of the study’s size decides who they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” had unsaved changes when the program stopped, {when}. Recover them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… at a false-positive rate of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≤ {bound}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
