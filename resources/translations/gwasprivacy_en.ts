<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>gwasprivacy</name>
    <message>
        <source>&amp;About gwasprivacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain what has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figures of the paper…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find the utility</source>
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
        <source>&amp;Light</source>
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
        <source>&amp;Open it in the Release tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
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
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
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
        <source>&amp;Utility on a known study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;significant at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no lower bound)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A budget is fixed by the first plan used on a study; plan releases together before the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bug in gwasprivacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file could not be read, so nothing is known about the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A genuine plan. It is no release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ledger records the look, and later reports state it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new ledger: this release begins it. Keep the file as long as the data; it is the memory of what was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person believed to be a case with {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person believed to be in the biobank with {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person believed to be in with {belief}</source>
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
        <source>Against {attacker}, the odds on {secret} grow at most {times} by one release: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, the odds on {secret} grow at most {times}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, {secret} becomes more than {certain} by one release: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {attacker}, {secret} becomes more than {certain}: {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files ({files})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allele counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unexpected error, which is a bug in this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed {name}. What you see here is the plan as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another release…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any belief: 50 % becomes at most {half}. Move the pointer over the plot for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any belief: the worst case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As p&amp;lanned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one true SNP is published with probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one true SNP, against γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the plan’s attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a &amp;new ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being made…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both directions were asked for, so the smaller ε of [a, b] and [1 − b, 1 − a] counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both true SNPs, against people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both true SNPs, against γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the planning report</source>
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
        <source>Cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case–control status and called genotypes: no quantitative trait, no dosages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certainty after against belief before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certainty stays at or below ρ = {rho} for beliefs up to b = {b} exactly when e^ε = ρ(1 − b) / (b(1 − ρ)) = {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change planned release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and its permissions.</source>
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
        <source>Choose a .key.pem file.</source>
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
        <source>Choose a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a study first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or remove it to have one looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name, or say that the file may be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose or make a key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the kind of promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the ledger of this study’s releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed: {claimed} beforehand, at most {cap} afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claiming {range} allows e^ε = {own}; claiming any belief {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing now could waste what it has spent or written. Wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of the phenotype file</source>
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
        <source>Decides what a genome-wide association study can publish, and publishes it privately. Works without any network. Apache License 2.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the alleles’ order public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance to significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not rely on this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not know the study's size</source>
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
        <source>Drawing, signing and saving are one step that cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing, signing and saving are one step. It cannot be undone: what is spent stays spent, and the draw is never repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .bed, .pgen, .vcf or table here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .release.json here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a report (.release.json) and the signer’s public key (.pub.pem) here, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a study whose truth is known: the answer appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the signer’s .pub.pem here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is believed in with {share} beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each person is protected by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon of all releases of this study</source>
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
        <source>Every belief is claimed: nobody is outside the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every conceivable attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every subset of the population is equally likely to them. The framework's worked example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is there: find the utility.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that the promise allows, in one release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact: computed without drawing anything, so there is no standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False alarms that the attack allows itself, per cent</source>
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
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds everybody 50 % likely to be in; there is nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the key: {digits}</source>
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
        <source>Folder for the report</source>
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
        <source>For a person ε = ln {ratio} = {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any belief the likelihood ratio may be e^ε = γ = {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the ethics board or the funder, before there are data: the promise, what will be published, how likely it is right, and how many people it takes. It comes from the plan’s assumptions; nothing is drawn or spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, check the permissions, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From what, and where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genotype counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genuine and consistent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get it from the signer by another way than the report, or compare its fingerprint by telephone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the files a name, without slashes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest advantage of an attack, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest certainty after the release, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest growth of a belief, gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest share of participants found, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses person by person; even the number of participants is secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses who is in the biobank, but the draw of the study from it stays secret for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a suspicion: your own range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has everybody's genomes and finds it 50:50 who took part: the attacker of the published attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has narrowed the last participant down to a number of equally likely people.</source>
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
        <source>Help – gwasprivacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest belief beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest belief beforehand, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How likely a release of this study names its true SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many releases share the budget?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure are they beforehand about a person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the sample was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have read this, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the causative SNPs</source>
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
        <source>It is divided by {size} for people who belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is halved, since the attacker does not know who is ill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was fixed by a manifest or a reference, without the genotypes of this study. The report will say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its &amp;utility…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its true SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep planned releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows all participants but one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows nothing at all (k-Max)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the list of people who could have taken part and how many did, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows who was invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out.</source>
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
        <source>List the SNPs first, by their ids. They must not be chosen by looking at this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest belief beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest belief beforehand, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it first, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May believe anything about each person, up to being nearly certain. Plain differential privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May know that people take part together, e.g. a whole family or nobody of it. Nothing useful can be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanism that chooses privately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More noise is saved by the secret draw of {rate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: both directions, relatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: phenotype file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: phenotype file, alleles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: split the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's genotypes, declare it below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's genotypes, declare that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a public reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name its true SNPs.</source>
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
        <source>Name the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file: the study says it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key: the report is not signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ledger: this look is not recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise against the range of beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be promised here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else: no exact number, no p-value, no effect, nothing about any single person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else: no p-value, no frequency, no count of genotypes, no effect, nothing about any single person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing verified yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Free some space, check the permissions, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the report: drop a .release.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the signer’s public key: drop a .pub.pem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of planned releases</source>
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
        <source>Of Tramèr et al. 2015, computed anew: a PNG and a CSV each, and a page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the published SNPs, the share that is true is on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the true SNPs, the share that is published is on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ε = {total}, {spent} is spent, this release takes {cost}, it does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ε = {total}, {spent} is spent, this release takes {cost}, {left} is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number published in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One study with the plan’s design and disease model:</source>
        <translation type="unfinished"></translation>
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
        <source>Open fol&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the example study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the report</source>
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
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who are protected together, group size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who were invited</source>
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
        <source>Pinned by its SHA-256, {digits}…: no other file of this name is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned release {number} of {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning &amp;report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans end in {suffix}, studies in .bed, .pgen, .vcf or .tsv, reports in .release.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible people for the last participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the release</source>
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
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise the same for the belief that somebody did not take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise: {words}</source>
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
        <source>Public manifest or panel</source>
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
        <source>Publish it, whatever is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published. The report is signed and saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publishing more SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again</source>
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
        <source>Reading the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the study</source>
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
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the report?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace what is there?</source>
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
        <source>S&amp;tudies for each point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs at &amp;most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs of release {number}, named beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs that are named beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs to &amp;publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNPs to publish, M</source>
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
        <source>Save numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy this plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy: {title}</source>
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
        <source>Save the changes to “{name}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as plain text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved, not signed in {folder}: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score that ranks the SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how the sample was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the false alarms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the group size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the possible people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the range of beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the sampling rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set what the attacker knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set who was invited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the biobank that is sampled, per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown for comparison only, not in the plan. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed and saved in {folder}: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Significant from which p-value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign…</source>
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
        <source>Simulated by drawing; standard error at most {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated studies for each point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong that should not have. What you asked for was not done; the plan is as it was.</source>
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
        <source>Spend ε = {cost} and publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend ε and publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before anything was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was shown. The look may be in the ledger already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspects each person to some degree; you say between which two beliefs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the plan’s release again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test whose significance is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is outside the range: γ = {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF was not written: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNPs of {panel}; people are made of pieces of its genomes, so that neighbouring SNPs stay linked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SNPs of {panel}; whole people of it are drawn again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example was not opened</source>
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
        <source>The figures, and where they agree with the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} is gone. The plan is still here; save it to write the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were not written; the pictures below are all there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files’ order of alleles is public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first release fixes the budget for good. Several releases share it; their ε add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder with disease_model.json and hapsample.bed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key that signs the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger has not met these data yet. This release fixes their budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The ledger knows these data: {n} releases so far. The budget was fixed by the first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The log is {log}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log, which quotes none of your data, is {log}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The look is recorded in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages of a report that does not hold are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan does not pin this file: choose it again, so that no other file of this name is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no assumptions of its own, so these are the usual ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan in words: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is for {cases} cases and {controls} controls; this study has {cases_here} and {controls_here}. Open the study that the plan is for, or let the plan follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was changed meanwhile, so the answer is no longer to this question. Ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned release that was chosen here is not in the plan any more; now the plan’s own is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planning report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan’s own release, none of those planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference study is not there.</source>
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
        <source>The release is run with ε = {epsilon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The releases cannot be planned like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report has these fields:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written and valid, but its PDF is missing: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report’s pages appear here as they will look, as soon as a study is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report’s pages appear here once it has been verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report’s pages appear here when the study and the plan fit each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same plan and seed give the same files, on every machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer’s public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps above come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is a secret sample of a biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study’s first release has fixed its budget; only this release’s part can be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three steps of a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The true SNPs are {snps}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases differ. Type the same one twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verification was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a planning report of this name in {folder} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the plan’s; they are changed on the Calibration tab. Nothing of a real study is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers are exact statistics of the study’s data. Use this for simulated or published studies, whose truth is known; for any other study they are for the curator’s eyes only, and not for release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These people have the identifiers of {known_as} in this ledger. People of another study need other identifiers (FID and IID) in their files, or another ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This family’s promise has one direction only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This installation lacks the bundled example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is planned release {number} of {n}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the plan’s own release, not a planned one: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This look was not recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This release needs ε = {asked}, but only ε = {left} is left for this study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This site’s policy ({file}) is checked too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick a figure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together ε = {spent} of {whole}, {left} left for later; γ = {gamma} after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together ε = {spent} of {whole}; γ = {gamma} after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the key’s passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undecided (Homer, Wang)</source>
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
        <source>Use the study’s numbers in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the study’s numbers of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used: {study}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utility on a known study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a release of this study would find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a wider claim costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you promise?</source>
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
        <source>What is planned to be released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is published of release {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must stay secret?</source>
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
        <source>Where they agree with the paper, and where not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to keep the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to put the simulated study</source>
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
        <source>Where to write the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is a case, if the study does not say:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the attacker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who knows that you looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who signs it, and where it is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever believes anything but {belief} is held back less: γ = {outside} instead of {gamma}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the key and its passphrase can sign in your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is nearly certain stays so: no cap holds for every belief.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever’s belief lies outside {range} is held back less: γ = {outside} instead of {gamma}.</source>
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
        <source>Wider claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {people}, {what} will be published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With γ = {gamma}, a = {a} and b = {b} the likelihood ratio may be {both}: e^ε = {ratio}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this tick ε is halved: both groups’ sizes say something then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {cases} in cases, {controls} in controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all releases of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also: nobody becomes surer of an absence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {rest} more in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any family’s being in the biobank</source>
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
        <source>any other belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anybody, whatever they believe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anybody’s being in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anybody’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anybody’s participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at 0.1 % false alarms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at false alarms of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at {share} false alarms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack beats guessing by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack finds at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beliefs grow at most (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cases of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certainty after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certainty after: at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chr {chromosome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column (only if there are several)</source>
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
        <source>curve {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e&lt;sup&gt;ε&lt;/sup&gt; at the same γ: more means less noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equally likely people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every conceivable attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a score &amp;of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from any belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {belief}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of SNPs, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids, with spaces or commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invited people: everybody is in with {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m&amp;echanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new passphrase, 8 characters or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no family’s being in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no family’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no family’s participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody’s being in the biobank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody’s diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody’s participation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>noisy allele counts of {n} named SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>noisy genotype counts of {n} named SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>noisy scores of {n} named SNPs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds grow at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the &amp;test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one direction only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of</source>
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
        <source>or name the array’s manifest or a public panel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>participants: everybody is in with {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passphrase of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people who belong together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people who belong together:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promised (γ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promised for the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range of beliefs that is claimed, %</source>
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
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed with {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>significant from a score of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone undecided about everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who does not know the study's size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone who does not know who was sampled</source>
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
        <source>someone with a suspicion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is still open</source>
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
        <source>that somebody took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacker knows who is ill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bundled panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the noisy number of significant SNPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan’s panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the promise allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smaller of {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this release spends ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is a case, who a control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attacker}

What could be released: {releases}

Source: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{belief} becomes at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{believed} ends at most at {most}, at least at {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{believed} ends at most at {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cases} and {controls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}; {share} of the population are ill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{epsilon}, of which one release {spends}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file} and {n} more are in the folder {folder} already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already. Choose it as the ledger, or give another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is in the folder {folder} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is neither a plan nor a study nor a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, .bim, .fam and .truth.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {cases} cases, {controls} controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
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
        <source>{name}: choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {candidates}, by {mechanism} on {score}, ε = {epsilon}, Δ = {sensitivity}; {cases}, {controls}</source>
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
        <source>{n} SNPs published in {folder}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs, each for itself, as if none were linked.</source>
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
        <source>{n} controls</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} files in {folder}. Simulated from {study}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{people} in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{range} sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio}-fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} certain</source>
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
        <source>{snps} by name and place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{snps} with noisy scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stage}, {time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is too little here: at least {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is too much here: at most {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}; the plan, and numbers that follow from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({belief} beforehand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ({people})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{work} is not finished yet.</source>
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
        <source>ε of the mec&amp;hanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε of the release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε per person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε/2 for not knowing who is ill: {epsilon} instead of {whole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε/{size} for {size} people together, ε/2 for not knowing who is ill: {epsilon} instead of {whole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε/{size} for {size} people together: {epsilon} instead of {whole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≤ {bound}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
