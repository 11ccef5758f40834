<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>gwasprivacy</name>
    <message>
        <source> (SHA-256 {digits}…)</source>
        <translation> (SHA-256 {digits}…)</translation>
    </message>
    <message>
        <source> (at least one of them: {any}; on average {recall} of them)</source>
        <translation> (mindestens einer davon: {any}; im Mittel {recall} davon)</translation>
    </message>
    <message>
        <source> (on average {recall} of them)</source>
        <translation> (im Mittel {recall} davon)</translation>
    </message>
    <message>
        <source> in each release</source>
        <translation> in jeder Veröffentlichung</translation>
    </message>
    <message>
        <source> in release {number}</source>
        <translation> in Veröffentlichung {number}</translation>
    </message>
    <message>
        <source> in releases {numbers}</source>
        <translation> in den Veröffentlichungen {numbers}</translation>
    </message>
    <message>
        <source>&amp;About gwasprivacy</source>
        <translation>&amp;Über gwasprivacy</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Begin with usual rules</source>
        <translation>&amp;Mit üblichen Regeln beginnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Close plan</source>
        <translation>Plan s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Countersign a report…</source>
        <translation>Bericht gegen&amp;zeichnen …</translation>
    </message>
    <message>
        <source>&amp;Countersign…</source>
        <translation>&amp;Gegenzeichnen …</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Do it for me</source>
        <translation>&amp;Für mich ausführen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Explain this control</source>
        <translation>&amp;Dieses Element erklären</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Figures of the paper…</source>
        <translation>&amp;Abbildungen des Artikels …</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Schlüsse&amp;l …</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>Rundgang &amp;verlassen</translation>
    </message>
    <message>
        <source>&amp;Ledger…</source>
        <translation>Privatheitsb&amp;uch …</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Make the figures</source>
        <translation>&amp;Abbildungen erzeugen</translation>
    </message>
    <message>
        <source>&amp;Make the study</source>
        <translation>Studie &amp;erzeugen</translation>
    </message>
    <message>
        <source>&amp;Name of the files</source>
        <translation>&amp;Name der Dateien</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation>&amp;Neuer Plan</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Open a plan…</source>
        <translation>Plan ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Open a policy…</source>
        <translation>Richtlinie &amp;öffnen …</translation>
    </message>
    <message>
        <source>&amp;Open it in the Release tab</source>
        <translation>Im Reiter „Veröffentlichung“ ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Pack a release…</source>
        <translation>Veröffentlichung &amp;packen …</translation>
    </message>
    <message>
        <source>&amp;Pack it…</source>
        <translation>&amp;Packen …</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Eintragen …</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {edit}</source>
        <translation>&amp;Wiederholen: {edit}</translation>
    </message>
    <message>
        <source>&amp;Rehearse</source>
        <translation>&amp;Proben</translation>
    </message>
    <message>
        <source>&amp;Rehearse again</source>
        <translation>&amp;Neu proben</translation>
    </message>
    <message>
        <source>&amp;Rehearse the release…</source>
        <translation>Veröffentlichung p&amp;roben …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Sign the policy…</source>
        <translation>Richtlinie &amp;signieren …</translation>
    </message>
    <message>
        <source>&amp;Simulate another person</source>
        <translation>&amp;Andere Person simulieren</translation>
    </message>
    <message>
        <source>&amp;Simulate people</source>
        <translation>Personen &amp;simulieren</translation>
    </message>
    <message>
        <source>&amp;Solve for:</source>
        <translation>&amp;Gesucht:</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;This site’s policy</source>
        <translation>Richtlinie dieser E&amp;inrichtung</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Übliche Gr&amp;öße</translation>
    </message>
    <message>
        <source>&amp;Utility on a known study…</source>
        <translation>&amp;Nutzen bei bekannter Studie …</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Write the labels</source>
        <translation>&amp;Zuordnungen schreiben</translation>
    </message>
    <message>
        <source>&amp;draws</source>
        <translation>&amp;Ziehungen</translation>
    </message>
    <message>
        <source>&amp;significant at p ≤</source>
        <translation>signifi&amp;kant bei p ≤</translation>
    </message>
    <message>
        <source>&amp;test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;took part</source>
        <translation>hat &amp;teilgenommen</translation>
    </message>
    <message>
        <source>(no lower bound)</source>
        <translation>(keine untere Schranke)</translation>
    </message>
    <message>
        <source>({number}) {mechanism} with ε = {epsilon}</source>
        <translation>({number}) {mechanism} mit ε = {epsilon}</translation>
    </message>
    <message>
        <source>-9 is in the trait’s range, so it counts as a value. NA, NaN, none and a dot mean that the value is missing.</source>
        <translation>-9 liegt im Bereich des Merkmals und zählt daher als Wert. NA, NaN, none und ein Punkt bedeuten, dass der Wert fehlt.</translation>
    </message>
    <message>
        <source>0/1/2 copies: cases {cases}, controls {controls}</source>
        <translation>0/1/2 Kopien: Fälle {cases}, Kontrollen {controls}</translation>
    </message>
    <message>
        <source>0/1/2 copies: {people} participants</source>
        <translation>0/1/2 Kopien: {people} Teilnehmende</translation>
    </message>
    <message>
        <source>1, and 0 means a control</source>
        <translation>1, und 0 bedeutet eine Kontrolle</translation>
    </message>
    <message>
        <source>2, and 1 means a control; 0 is missing</source>
        <translation>2, und 1 bedeutet eine Kontrolle; 0 fehlt</translation>
    </message>
    <message>
        <source>32 lower-case hexadecimal digits</source>
        <translation>32 hexadezimale Ziffern (Kleinbuchstaben)</translation>
    </message>
    <message>
        <source>A .bim, .pvar, .map or VCF file, a table, or one id per line.</source>
        <translation>Eine .bim-, .pvar-, .map- oder VCF-Datei, eine Tabelle oder eine Kennung je Zeile.</translation>
    </message>
    <message>
        <source>A .gwasplan file.</source>
        <translation>Eine .gwasplan-Datei.</translation>
    </message>
    <message>
        <source>A CA certificate, your certificate and its key must be given together.</source>
        <translation>Ein CA-Zertifikat, Ihr Zertifikat und dessen Schlüssel müssen zusammen angegeben werden.</translation>
    </message>
    <message>
        <source>A PLINK 1 study needs .bed, .bim and .fam side by side.</source>
        <translation>Eine PLINK-1-Studie braucht .bed, .bim und .fam nebeneinander.</translation>
    </message>
    <message>
        <source>A SNP counts as named when its locus is.</source>
        <translation>Ein SNP gilt als genannt, wenn sein Locus genannt ist.</translation>
    </message>
    <message>
        <source>A SNP without a frequency there counts as one with two equally common alleles.</source>
        <translation>Ein SNP, für den dort keine Häufigkeit steht, zählt wie einer mit zwei gleich häufigen Allelen.</translation>
    </message>
    <message>
        <source>A bug in gwasprivacy</source>
        <translation>Ein Fehler in gwasprivacy</translation>
    </message>
    <message>
        <source>A case–control study needs people of both kinds; in a .fam file 2 is a case and 1 a control.</source>
        <translation>Eine Fall-Kontroll-Studie braucht Fälle und Kontrollen; in einer .fam-Datei steht 2 für einen Fall und 1 für eine Kontrolle.</translation>
    </message>
    <message>
        <source>A causal SNP counts as published when its locus is.</source>
        <translation>Ein kausaler SNP gilt als veröffentlicht, wenn sein Locus es ist.</translation>
    </message>
    <message>
        <source>A causal SNP was given twice, or is not in the study.</source>
        <translation>Ein kausaler SNP wurde zweimal angegeben oder ist nicht in der Studie.</translation>
    </message>
    <message>
        <source>A changed report does not verify</source>
        <translation>Ein geänderter Bericht besteht die Prüfung nicht</translation>
    </message>
    <message>
        <source>A check proves which key signed and that nothing was changed; not whose key it is, nor that the data were right.</source>
        <translation>Eine Prüfung belegt, welcher Schlüssel signiert hat und dass nichts geändert wurde; nicht, wem er gehört oder ob die Daten stimmten.</translation>
    </message>
    <message>
        <source>A cluster needs the package “distributed”, which is not installed.</source>
        <translation>Ein Cluster braucht das Paket „distributed“, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>A curve in it does not go from small studies to large ones.</source>
        <translation>Eine Kurve darin verläuft nicht von kleinen zu großen Studien.</translation>
    </message>
    <message>
        <source>A curve in it does not meet the forecast for the plan’s own size.</source>
        <translation>Eine Kurve darin stimmt beim Umfang des Plans nicht mit dessen Prognose überein.</translation>
    </message>
    <message>
        <source>A file name may not contain a null character.</source>
        <translation>Ein Dateiname darf kein Nullzeichen enthalten.</translation>
    </message>
    <message>
        <source>A fixed number of cases among known participants is not a uniformly random subset.</source>
        <translation>Eine feste Zahl von Fällen unter bekannten Teilnehmenden ist keine gleichverteilt zufällige Teilmenge.</translation>
    </message>
    <message>
        <source>A fixed-size sample without replacement: every kind of release. A Poisson sample: counts, and selections and noisy scores by total variation or the Kolmogorov distance, since its size is random.</source>
        <translation>Eine Stichprobe fester Größe ohne Zurücklegen: jede Art der Veröffentlichung. Eine Poisson-Stichprobe: Zahlen sowie Auswahlen und verrauschte Scores nach Totalvariation oder Kolmogorow-Distanz, da ihre Größe zufällig ist.</translation>
    </message>
    <message>
        <source>A folder of reports</source>
        <translation>Ein Ordner mit Berichten</translation>
    </message>
    <message>
        <source>A forecast has more significant SNPs than there are SNPs.</source>
        <translation>Eine Prognose hat mehr signifikante SNPs, als es SNPs gibt.</translation>
    </message>
    <message>
        <source>A forecast is for another number of SNPs than the release publishes.</source>
        <translation>Eine Prognose gilt für eine andere Zahl von SNPs, als veröffentlicht werden.</translation>
    </message>
    <message>
        <source>A forecast publishes all causal SNPs more often than at least one.</source>
        <translation>Eine Prognose veröffentlicht alle kausalen SNPs häufiger als mindestens einen.</translation>
    </message>
    <message>
        <source>A genuine planning report. It is not a release.</source>
        <translation>Ein echter Planungsbericht. Er ist keine Veröffentlichung.</translation>
    </message>
    <message>
        <source>A guarantee about membership tests is about participation, and here everybody may know who took part.</source>
        <translation>Eine Garantie zu Teilnahmetests betrifft die Teilnahme, und hier darf allgemein bekannt sein, wer teilgenommen hat.</translation>
    </message>
    <message>
        <source>A key id is not a fingerprint, or appears twice.</source>
        <translation>Eine Schlüsselkennung ist kein Fingerabdruck oder kommt zweimal vor.</translation>
    </message>
    <message>
        <source>A key of your own</source>
        <translation>Ein eigener Schlüssel</translation>
    </message>
    <message>
        <source>A key signs releases, approvals and policies. Others check your signature with its public half.</source>
        <translation>Ein Schlüssel signiert Veröffentlichungen, Freigaben und Richtlinien. Andere prüfen Ihre Signatur mit seiner öffentlichen Hälfte.</translation>
    </message>
    <message>
        <source>A ledger has one account: no plan may open another.</source>
        <translation>Ein Privacy-Kontobuch hat ein Konto: Kein Plan darf ein weiteres eröffnen.</translation>
    </message>
    <message>
        <source>A ledger logs the access, and later reports state it.</source>
        <translation>Ein Privacy-Kontobuch protokolliert den Zugriff, und spätere Berichte nennen ihn.</translation>
    </message>
    <message>
        <source>A list of candidate SNPs has one id per line.</source>
        <translation>Eine Liste von Kandidaten-SNPs hat eine Kennung je Zeile.</translation>
    </message>
    <message>
        <source>A list of people that was made by missing calls, relatives, components or any other quality control of this study’s genotypes is a removal because of genotypes: the question about removals then has the answer yes.</source>
        <translation>Eine Personenliste, die nach fehlenden Genotypen, Verwandten, Komponenten oder einer anderen Qualitätskontrolle der Genotypen dieser Studie erstellt wurde, ist eine Entfernung aufgrund von Genotypen: Die Frage nach Entfernungen ist dann mit Ja zu beantworten.</translation>
    </message>
    <message>
        <source>A lost passphrase cannot be recovered, not even by the authors of this program. Without it the key cannot sign any more; what it signed stays valid. Write it down and lock it away.</source>
        <translation>Eine verlorene Passphrase ist nicht wiederherzustellen, auch nicht von den Autoren dieses Programms. Ohne sie kann der Schlüssel nichts mehr signieren; was er signiert hat, bleibt gültig. Schreiben Sie sie auf und schließen Sie sie weg.</translation>
    </message>
    <message>
        <source>A manifest or a reference fixed them without this study’s genotypes. The report will state this.</source>
        <translation>Ein Manifest oder eine Referenz hat sie ohne die Genotypen dieser Studie festgelegt. Der Bericht wird das angeben.</translation>
    </message>
    <message>
        <source>A mechanism with half the noise would have been caught.</source>
        <translation>Ein Mechanismus mit halb so viel Rauschen wäre aufgefallen.</translation>
    </message>
    <message>
        <source>A mechanism with half the noise would not have been caught.</source>
        <translation>Ein Mechanismus mit halb so viel Rauschen wäre nicht aufgefallen.</translation>
    </message>
    <message>
        <source>A membership test’s advantage is at least {least}; the claim is at most {claimed}.</source>
        <translation>Der Vorteil eines Teilnahmetests beträgt mindestens {least}; zugesagt ist höchstens {claimed}.</translation>
    </message>
    <message>
        <source>A new plan begins with these. Enter those of your study.</source>
        <translation>Ein neuer Plan beginnt mit diesen Werten. Geben Sie die Ihrer Studie ein.</translation>
    </message>
    <message>
        <source>A noisy score of each is published too; of this release’s ε, {epsilon} go to these scores and the rest to the selection.</source>
        <translation>Auch ein verrauschter Score von jedem wird veröffentlicht; vom ε dieser Veröffentlichung gehen {epsilon} an diese Scores und der Rest an die Auswahl.</translation>
    </message>
    <message>
        <source>A p-value lies strictly between 0 and 1, not at {p_value}.</source>
        <translation>Ein p-Wert liegt echt zwischen 0 und 1, nicht bei {p_value}.</translation>
    </message>
    <message>
        <source>A panel or reference is of other people, not of participants.</source>
        <translation>Ein Panel oder eine Referenz stammt von anderen Personen, nicht von Teilnehmenden.</translation>
    </message>
    <message>
        <source>A patient with melanoma was invited. Whether they accepted is private.</source>
        <translation>Eine Patientin mit Melanom wurde eingeladen. Ob sie zugesagt hat, ist privat.</translation>
    </message>
    <message>
        <source>A person may be in a study only once: the guarantee is per person.</source>
        <translation>Eine Person darf nur einmal in einer Studie sein: Die Garantie gilt je Person.</translation>
    </message>
    <message>
        <source>A person was invited to the study. Whether they accepted is private.</source>
        <translation>Eine Person wurde zur Studie eingeladen. Ob sie zugesagt hat, ist privat.</translation>
    </message>
    <message>
        <source>A phenotype column was named, but no phenotype file.</source>
        <translation>Eine Phänotypspalte wurde angegeben, aber keine Phänotyp-Datei.</translation>
    </message>
    <message>
        <source>A plan declares that its people are in no other study, and has a budget of its own. The program cannot check that.</source>
        <translation>Ein Plan erklärt, dass seine Personen in keiner anderen Studie sind, und hat ein eigenes Budget. Das Programm kann das nicht prüfen.</translation>
    </message>
    <message>
        <source>A plan protects one of these; what it does not protect can be learned.</source>
        <translation>Ein Plan schützt eines davon; was er nicht schützt, kann bekannt werden.</translation>
    </message>
    <message>
        <source>A plan that assumes another attacker is refused.</source>
        <translation>Ein Plan, der einen anderen Angreifer annimmt, wird abgelehnt.</translation>
    </message>
    <message>
        <source>A plan that was not saved cannot be recovered: its recovery file is damaged. It is kept as {path}.</source>
        <translation>Ein nicht gespeicherter Plan kann nicht wiederhergestellt werden: Seine Wiederherstellungsdatei ist beschädigt. Sie wird als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>A plan with a study of 1,000 simulated cases and 1,000 controls.</source>
        <translation>Ein Plan mit einer Studie von je tausend simulierten Fällen und Kontrollen.</translation>
    </message>
    <message>
        <source>A planned release has a forecast of another kind of release.</source>
        <translation>Eine geplante Veröffentlichung hat eine Prognose einer anderen Art von Veröffentlichung.</translation>
    </message>
    <message>
        <source>A preview of the report appears here once a study is open.</source>
        <translation>Eine Vorschau des Berichts erscheint hier, sobald eine Studie geöffnet ist.</translation>
    </message>
    <message>
        <source>A prior is a probability between 0 and 1 (0 % to 100 %).</source>
        <translation>Ein Prior ist eine Wahrscheinlichkeit zwischen 0 und 1 (0 % bis 100 %).</translation>
    </message>
    <message>
        <source>A prior of {prior} leaves nothing to learn.</source>
        <translation>Bei einem Prior von {prior} bleibt nichts zu erfahren.</translation>
    </message>
    <message>
        <source>A prior outside {range} has weaker protection: belief grows or doubt shrinks up to {times}-fold (γ).</source>
        <translation>Außerhalb von {range} ist der Schutz schwächer: Gewissheit wächst oder Zweifel schrumpft bis {times}-fach (γ).</translation>
    </message>
    <message>
        <source>A private key signs the report. Press “Make a new key”. “Do it for me” makes a key for this tour only.</source>
        <translation>Ein privater Schlüssel signiert den Bericht. Drücken Sie „Neuen Schlüssel erzeugen“. „Für mich ausführen“ erzeugt einen Schlüssel nur für diesen Rundgang.</translation>
    </message>
    <message>
        <source>A probability of {target} cannot be searched for.</source>
        <translation>Nach einer Wahrscheinlichkeit von {target} kann nicht gesucht werden.</translation>
    </message>
    <message>
        <source>A public key to trust</source>
        <translation>Ein öffentlicher Schlüssel, dem vertraut werden soll</translation>
    </message>
    <message>
        <source>A range in SDs needs a public mean and SD of the trait; this plan gives only the range.</source>
        <translation>Ein Bereich in SDs braucht einen öffentlichen Mittelwert und eine öffentliche SD des Merkmals; dieser Plan nennt nur den Bereich.</translation>
    </message>
    <message>
        <source>A reference table starts with a header that names snp, a1 (the counted allele) and a2.</source>
        <translation>Eine Referenztabelle beginnt mit einer Kopfzeile, die snp, a1 (das gezählte Allel) und a2 nennt.</translation>
    </message>
    <message>
        <source>A release at ε = {epsilon} breaks the plan’s guarantee, which allows {allowed}.</source>
        <translation>Eine Veröffentlichung mit ε = {epsilon} verletzt die Garantie des Plans, die {allowed} erlaubt.</translation>
    </message>
    <message>
        <source>A release is a single draw and cannot be repeated: for this simulated study it publishes {wanted} with a probability of {share}.</source>
        <translation>Eine Veröffentlichung ist eine einzige Ziehung und kann nicht wiederholt werden: Für diese simulierte Studie veröffentlicht sie mit einer Wahrscheinlichkeit von {share}: {wanted}.</translation>
    </message>
    <message>
        <source>A release later than that needs a new approval. Empty: 30 days.</source>
        <translation>Eine spätere Veröffentlichung braucht eine neue Freigabe. Leer: 30 Tage.</translation>
    </message>
    <message>
        <source>A release listed here that you never received was withheld.</source>
        <translation>Eine hier aufgeführte Veröffentlichung, die Sie nie erhalten haben, wurde zurückgehalten.</translation>
    </message>
    <message>
        <source>A release that protects only who is a case may show exactly who took part, so it gives no participation privacy at all. It cannot be counted as {secret} with {neighbours} neighbours.</source>
        <translation>Eine Veröffentlichung, die nur schützt, wer ein Fall ist, darf exakt zeigen, wer teilgenommen hat; sie bringt also keinerlei Privatheit der Teilnahme. Sie kann nicht als {secret} mit {neighbours}-Nachbarn gezählt werden.</translation>
    </message>
    <message>
        <source>A release that takes the group sizes as public may show them, so it hides nobody’s effect on the size. It cannot be counted as {secret} with {neighbours} neighbours.</source>
        <translation>Eine Veröffentlichung, die die Gruppengrößen als öffentlich behandelt, darf sie zeigen; sie verbirgt also niemandes Wirkung auf die Größe. Sie kann nicht als {secret} mit {neighbours}-Nachbarn gezählt werden.</translation>
    </message>
    <message>
        <source>A release under this plan would be refused: {problem}</source>
        <translation>Eine Veröffentlichung nach diesem Plan würde abgelehnt: {problem}</translation>
    </message>
    <message>
        <source>A released SNP is named by its id: give each its own, or leave them out with a public list.</source>
        <translation>Ein veröffentlichter SNP wird mit seiner Kennung benannt: Geben Sie jedem eine eigene, oder lassen Sie sie mit einer öffentlichen Liste aus.</translation>
    </message>
    <message>
        <source>A report in which a byte was changed does not verify. A signature states who is responsible for it, not that noise was drawn.</source>
        <translation>Ein Bericht, in dem ein Byte geändert wurde, besteht die Prüfung nicht. Eine Signatur sagt, wer dafür verantwortlich ist, nicht, dass Rauschen gezogen wurde.</translation>
    </message>
    <message>
        <source>A report on results that were published with privacy. It is signed in {file}, which is attached to this PDF; these pages only show it.</source>
        <translation>Ein Bericht über Ergebnisse, die privat veröffentlicht wurden. Signiert ist er in {file}, an diese PDF-Datei angehängt; die Seiten zeigen ihn nur.</translation>
    </message>
    <message>
        <source>A report’s name in it does not end with the release’s number.</source>
        <translation>Der Name eines Berichts darin endet nicht mit der Nummer der Veröffentlichung.</translation>
    </message>
    <message>
        <source>A sample size in it is missing without a reason.</source>
        <translation>Ein Stichprobenumfang darin fehlt ohne Grund.</translation>
    </message>
    <message>
        <source>A sample size in it is outside its own interval.</source>
        <translation>Ein Stichprobenumfang darin liegt außerhalb seines eigenen Intervalls.</translation>
    </message>
    <message>
        <source>A second person approved this release on {date}, with the key {key}.</source>
        <translation>Eine zweite Person hat diese Veröffentlichung am {date} freigegeben, mit dem Schlüssel {key}.</translation>
    </message>
    <message>
        <source>A separate account was opened, {study} ({name}): {title}.</source>
        <translation>Ein eigenes Konto wurde eröffnet, {study} ({name}): {title}.</translation>
    </message>
    <message>
        <source>A set counts as strong as the weakest SNP that should be right, plus half of the next better one’s lead, which counts up to {lead} noise scales.</source>
        <translation>Eine Menge zählt so stark wie der schwächste SNP, der richtig sein soll, dazu die Hälfte des Vorsprungs des nächstbesseren, der bis zu {lead} Rauschskalen zählt.</translation>
    </message>
    <message>
        <source>A set counts as strong as the weakest locus that should be right, plus half of the next better one’s lead, which counts up to {lead} noise scales.</source>
        <translation>Eine Menge zählt so stark wie der schwächste Locus, der richtig sein soll, dazu die Hälfte des Vorsprungs des nächstbesseren, der bis zu {lead} Rauschskalen zählt.</translation>
    </message>
    <message>
        <source>A signature does not consist of exactly keyid and sig.</source>
        <translation>Eine Signatur besteht nicht aus genau keyid und sig.</translation>
    </message>
    <message>
        <source>A signature does not have the length of an Ed25519 signature.</source>
        <translation>Eine Signatur hat nicht die Länge einer Ed25519-Signatur.</translation>
    </message>
    <message>
        <source>A smaller study is refused, whatever its ε. Studies of a trait are held to this number.</source>
        <translation>Eine kleinere Studie wird abgelehnt, wie groß auch ihr ε ist. Auch für Studien eines Merkmals gilt diese Zahl.</translation>
    </message>
    <message>
        <source>A study</source>
        <translation>Eine Studie</translation>
    </message>
    <message>
        <source>A study can reveal two different things. Participation: was this person in the study at all? Case status: everybody knows who took part, but who of them has the disease? They need different protection, and protecting one does not protect the other. So the plan names its secret, and a study keeps it permanently.</source>
        <translation>Eine Studie kann zweierlei verraten. Teilnahme: War diese Person überhaupt in der Studie? Fallstatus: Alle wissen, wer teilgenommen hat, aber wer davon hat die Krankheit? Beides braucht verschiedenen Schutz, und wer das eine schützt, schützt nicht das andere. Deshalb nennt der Plan sein Geheimnis, und eine Studie behält es dauerhaft.</translation>
    </message>
    <message>
        <source>A study from a panel needs the names of its causal SNPs.</source>
        <translation>Eine Studie aus einem Panel braucht die Namen ihrer kausalen SNPs.</translation>
    </message>
    <message>
        <source>A study keeps the secret and the neighbours of its first plan; use the same ones.</source>
        <translation>Eine Studie behält Geheimnis und Nachbarn ihres ersten Plans; verwenden Sie dieselben.</translation>
    </message>
    <message>
        <source>A study needs {number} cases or more.</source>
        <translation>Eine Studie braucht {number} oder mehr Fälle.</translation>
    </message>
    <message>
        <source>A study needs {number} controls or more.</source>
        <translation>Eine Studie braucht {number} oder mehr Kontrollen.</translation>
    </message>
    <message>
        <source>A study needs {number} participants or more.</source>
        <translation>Eine Studie braucht {number} oder mehr Teilnehmende.</translation>
    </message>
    <message>
        <source>A study of a measured trait has no cases and no controls.</source>
        <translation>Eine Studie eines gemessenen Merkmals hat keine Fälle und keine Kontrollen.</translation>
    </message>
    <message>
        <source>A study of a quantitative trait has no cases, so case status cannot be the secret.</source>
        <translation>Eine Studie eines quantitativen Merkmals hat keine Fälle, also kann der Fallstatus nicht das Geheimnis sein.</translation>
    </message>
    <message>
        <source>A study of a trait has no cases and controls.</source>
        <translation>Eine Studie zu einem Merkmal hat keine Fälle und Kontrollen.</translation>
    </message>
    <message>
        <source>A study of cases and controls has no trait value to keep secret.</source>
        <translation>Eine Studie mit Fällen und Kontrollen hat keinen Merkmalswert, der geheim zu halten wäre.</translation>
    </message>
    <message>
        <source>A study of {n_people} participants is too large to be simulated person by person; the limit is {most}.</source>
        <translation>Eine Studie mit {n_people} Teilnehmenden ist zu groß, um Person für Person simuliert zu werden; möglich sind {most}.</translation>
    </message>
    <message>
        <source>A study with a smaller centre or ancestry group is refused.</source>
        <translation>Eine Studie mit einem kleineren Zentrum oder einer kleineren Abstammungsgruppe wird abgelehnt.</translation>
    </message>
    <message>
        <source>A study with fewer cases is refused.</source>
        <translation>Eine Studie mit weniger Fällen wird abgelehnt.</translation>
    </message>
    <message>
        <source>A study with fewer controls is refused.</source>
        <translation>Eine Studie mit weniger Kontrollen wird abgelehnt.</translation>
    </message>
    <message>
        <source>A study with {cells} genotypes is too large to be simulated person by person.</source>
        <translation>Eine Studie mit {cells} Genotypen ist zu groß, um Person für Person simuliert zu werden.</translation>
    </message>
    <message>
        <source>A table begins with the line {first}; then comes, separated by tabs: {columns}.</source>
        <translation>Eine Tabelle beginnt mit der Zeile {first}; dann folgt, durch Tabulatoren getrennt: {columns}.</translation>
    </message>
    <message>
        <source>A tls:// address needs certificates, and neither you nor Dask’s configuration names any.</source>
        <translation>Eine tls://-Adresse braucht Zertifikate, und weder Sie noch die Konfiguration von Dask geben welche an.</translation>
    </message>
    <message>
        <source>A translation. The report is in English, in {report}; its sentences stand at the end of these pages.</source>
        <translation>Übersetzung. Der Bericht ist englisch, in {report}; seine Sätze stehen am Ende dieser Seiten.</translation>
    </message>
    <message>
        <source>A translation. What is signed are the English sentences in {report}; they stand at the end of these pages.</source>
        <translation>Übersetzung. Signiert sind die englischen Sätze in {report}; sie stehen am Ende dieser Seiten.</translation>
    </message>
    <message>
        <source>A universe of {size} cannot be enumerated.</source>
        <translation>Ein Universum von {size} lässt sich nicht aufzählen.</translation>
    </message>
    <message>
        <source>A valid planning report, not a release; you have not confirmed whose key this is.</source>
        <translation>Ein gültiger Planungsbericht, keine Veröffentlichung; Sie haben nicht bestätigt, wessen Schlüssel das ist.</translation>
    </message>
    <message>
        <source>A variant caller wrote the sites of the study’s file, so which there are depends on who takes part, and they cannot be the candidates.</source>
        <translation>Ein Variantenaufruf hat die Positionen der Studiendatei geschrieben; welche es gibt, hängt also davon ab, wer teilnimmt, und sie können nicht die Kandidaten sein.</translation>
    </message>
    <message>
        <source>A variant caller wrote them, or I do not know</source>
        <translation>Variantenaufruf, oder ich weiß es nicht</translation>
    </message>
    <message>
        <source>A wrong list appears with a probability of at most {share}.</source>
        <translation>Eine falsche Liste erscheint mit einer Wahrscheinlichkeit von höchstens {share}.</translation>
    </message>
    <message>
        <source>A wrong list may appear with a probability from {smallest} to {largest}, not {wrong}.</source>
        <translation>Eine falsche Liste darf mit einer Wahrscheinlichkeit von {smallest} bis {largest} erscheinen, nicht {wrong}.</translation>
    </message>
    <message>
        <source>A χ² threshold must be at least {least}, not {found}: nearly every SNP would be significant.</source>
        <translation>Eine χ²-Schwelle muss mindestens {least} sein, nicht {found}: Fast jeder SNP wäre signifikant.</translation>
    </message>
    <message>
        <source>A&amp;m I in it?…</source>
        <translation>&amp;Bin ich dabei? …</translation>
    </message>
    <message>
        <source>A1 and A2 were set by a public manifest,
not by this study</source>
        <translation>A1 und A2 wurden durch ein öffentliches Manifest
festgelegt, nicht durch diese Studie</translation>
    </message>
    <message>
        <source>About gwasprivacy</source>
        <translation>Über gwasprivacy</translation>
    </message>
    <message numerus="yes">
        <source>About {n} SNPs are significant.</source>
        <translation>
            <numerusform>Etwa 1 SNP ist signifikant.</numerusform>
            <numerusform>Etwa {n} SNPs sind signifikant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Accounts are merged into the ledger’s one account, not into a separate one.</source>
        <translation>Konten werden zum gemeinsamen Konto des Privacy-Kontobuchs zusammengeführt, nicht zu einem eigenen.</translation>
    </message>
    <message>
        <source>Add a file with each person’s label (FID IID label) under Strata.</source>
        <translation>Fügen Sie unter „Schichten“ eine Datei mit der Zuordnung jeder Person hinzu (FID IID Zuordnung).</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Schlüssel hinzufügen …</translation>
    </message>
    <message>
        <source>Add a ledger…</source>
        <translation>Privacy-Kontobuch hinzufügen …</translation>
    </message>
    <message>
        <source>Add a stratum</source>
        <translation>Schicht hinzufügen</translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation>Aus Datei hinzufügen …</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>After all {number} releases of the account together, {promise}.</source>
        <translation>Nach allen {number} Veröffentlichungen des Kontos zusammen gilt: {promise}.</translation>
    </message>
    <message>
        <source>After the draw, this page gives the signer’s key id and the digest of what was signed.</source>
        <translation>Nach der Ziehung stehen auf dieser Seite die Schlüsselkennung der signierenden Person und die Prüfsumme dessen, was signiert wurde.</translation>
    </message>
    <message>
        <source>After the header, give one SNP per line.</source>
        <translation>Geben Sie nach der Kopfzeile einen SNP je Zeile an.</translation>
    </message>
    <message>
        <source>After this and all {number} releases of the account together, {promise}.</source>
        <translation>Nach dieser und damit allen {number} Veröffentlichungen des Kontos zusammen gilt: {promise}.</translation>
    </message>
    <message>
        <source>After this release: the range over {n} simulated draws, for an attacker who knows everybody else.</source>
        <translation>Nach dieser Veröffentlichung: die Spanne über {n} simulierte Ziehungen, für einen Angreifer, der alle anderen kennt.</translation>
    </message>
    <message>
        <source>Afterwards at most</source>
        <translation>Danach höchstens</translation>
    </message>
    <message>
        <source>Against every conceivable attacker no useful GWAS result can be released.</source>
        <translation>Gegen jeden denkbaren Angreifer kann kein nützliches GWAS-Ergebnis veröffentlicht werden.</translation>
    </message>
    <message>
        <source>Against every conceivable attacker no useful result can be released, so there is no guarantee.</source>
        <translation>Gegen jeden denkbaren Angreifer kann kein nützliches Ergebnis veröffentlicht werden, also gibt es keine Garantie.</translation>
    </message>
    <message>
        <source>Against every conceivable belief no useful release exists: all studies would have to look alike.</source>
        <translation>Gegen jede denkbare Annahme gibt es keine nützliche Veröffentlichung: Alle Studien müssten gleich aussehen.</translation>
    </message>
    <message>
        <source>Against the {family} attacker with a prior of {prior}: γ = {gamma}, and no membership test on all of them has an advantage above {advantage}.</source>
        <translation>Gegen den Angreifer der Familie {family} mit einem Prior von {prior}: γ = {gamma}, und kein Teilnahmetest auf alle zusammen hat einen Vorteil über {advantage}.</translation>
    </message>
    <message>
        <source>Against {attacker}, after one release no one can be more than {certain} {secret}: {epsilon}.</source>
        <translation>Gegen {attacker} gilt für eine Veröffentlichung: {secret} zu mehr als {certain}; {epsilon}.</translation>
    </message>
    <message>
        <source>Against {attacker}, no membership test {gains} from one release: {epsilon}.</source>
        <translation>Gegen {attacker} gilt für eine Veröffentlichung: Kein Teilnahmetest {gains}; {epsilon}.</translation>
    </message>
    <message>
        <source>Against {attacker}, no membership test {gains}: {epsilon}.</source>
        <translation>Gegen {attacker} gilt: Kein Teilnahmetest {gains}; {epsilon}.</translation>
    </message>
    <message>
        <source>Against {attacker}, no one can be more than {certain} {secret}: {epsilon}.</source>
        <translation>Gegen {attacker} gilt: {secret} zu mehr als {certain}; {epsilon}.</translation>
    </message>
    <message>
        <source>Against {attacker}, one release changes the odds of {secret} at most {times}: {epsilon}.</source>
        <translation>Gegen {attacker} gilt für eine Veröffentlichung: Die Odds für {secret} ändern sich höchstens {times}; {epsilon}.</translation>
    </message>
    <message>
        <source>Against {attacker}, the odds of {secret} change at most {times}: {epsilon}.</source>
        <translation>Gegen {attacker} gilt: Die Odds für {secret} ändern sich höchstens {times}; {epsilon}.</translation>
    </message>
    <message>
        <source>Agreement with the paper</source>
        <translation>Übereinstimmung mit dem Artikel</translation>
    </message>
    <message>
        <source>Algorithm 1 versus sample size</source>
        <translation>Algorithmus 1 nach Stichprobenumfang</translation>
    </message>
    <message>
        <source>Algorithm 1 versus the range of priors</source>
        <translation>Algorithmus 1 nach Prior-Bereich</translation>
    </message>
    <message>
        <source>Algorithm 1 versus γ</source>
        <translation>Algorithmus 1 nach γ</translation>
    </message>
    <message>
        <source>All compared on the same {number} simulated studies per sample size.</source>
        <translation>Alle verglichen an denselben {number} simulierten Studien je Stichprobenumfang.</translation>
    </message>
    <message>
        <source>All employees of a hospital gave blood. Which of them have the disease must not follow from the release.</source>
        <translation>Alle Beschäftigten eines Krankenhauses haben Blut gegeben. Wer von ihnen die Krankheit hat, darf aus der Veröffentlichung nicht folgen.</translation>
    </message>
    <message>
        <source>All files ({files})</source>
        <translation>Alle Dateien ({files})</translation>
    </message>
    <message>
        <source>All have the same height: no scores were published.</source>
        <translation>Alle sind gleich hoch: Scores wurden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>All members of a club gave blood. How much alcohol marker was found in whose blood must not follow from the release.</source>
        <translation>Alle Mitglieder eines Vereins haben Blut gegeben. Wie viel Alkoholmarker in wessen Blut gefunden wurde, darf aus der Veröffentlichung nicht folgen.</translation>
    </message>
    <message>
        <source>All of these are example values.</source>
        <translation>Dies sind alles Beispielwerte.</translation>
    </message>
    <message>
        <source>All people of the stratum {stratum} are in one group, so its published sizes reveal their status.</source>
        <translation>Alle Personen der Schicht {stratum} sind in einer Gruppe; ihre veröffentlichten Größen verraten also ihren Status.</translation>
    </message>
    <message>
        <source>All published SNPs</source>
        <translation>Alle veröffentlichten SNPs</translation>
    </message>
    <message>
        <source>All published loci</source>
        <translation>Alle veröffentlichten Loci</translation>
    </message>
    <message>
        <source>All releases of the study together spend at most ε = {budget}.</source>
        <translation>Alle Veröffentlichungen der Studie zusammen verbrauchen höchstens ε = {budget}.</translation>
    </message>
    <message>
        <source>All that the guarantee allows, in one release</source>
        <translation>Alles, was die Garantie erlaubt, auf einmal</translation>
    </message>
    <message>
        <source>All these numbers are of every stratum, and odds ratios are adjusted for the strata.</source>
        <translation>Alle diese Zahlen gelten für jede Schicht, und Odds Ratios sind für die Schichten adjustiert.</translation>
    </message>
    <message>
        <source>All these numbers are of every stratum, and β is adjusted for the strata.</source>
        <translation>Alle diese Zahlen gelten für jede Schicht, und β ist für die Schichten adjustiert.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} reports are genuine and consistent.</source>
        <translation>
            <numerusform>Der Bericht ist echt und stimmig.</numerusform>
            <numerusform>Alle {n} Berichte sind echt und stimmig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allele counts</source>
        <translation>Allelzahlen</translation>
    </message>
    <message>
        <source>Allele counts of given SNPs</source>
        <translation>Allelzahlen gegebener SNPs</translation>
    </message>
    <message>
        <source>Allele frequency of the causal SNPs, per cent</source>
        <translation>Allelhäufigkeit der kausalen SNPs, Prozent</translation>
    </message>
    <message>
        <source>Allow a larger γ.</source>
        <translation>Erlauben Sie ein größeres γ.</translation>
    </message>
    <message>
        <source>Allow a γ above 1.</source>
        <translation>Erlauben Sie ein γ über 1.</translation>
    </message>
    <message>
        <source>Allow more in the guarantee, or set it to at most {most}.</source>
        <translation>Erlauben Sie in der Garantie mehr, oder setzen Sie es auf höchstens {most}.</translation>
    </message>
    <message>
        <source>Allowed ledgers</source>
        <translation>Erlaubte Privacy-Kontobücher</translation>
    </message>
    <message>
        <source>Also protect non-participation: the same guarantee for the belief that somebody did not take part</source>
        <translation>Auch Nichtteilnahme schützen: dieselbe Garantie für die Annahme, dass jemand nicht teilgenommen hat</translation>
    </message>
    <message>
        <source>Am I in it?</source>
        <translation>Bin ich dabei?</translation>
    </message>
    <message>
        <source>An absolute limit: whatever the result, nobody whose prior is in the range becomes surer than this by it. Privacy law is sometimes read like this: 1.5 % has been derived from HIPAA’s safe harbour. The limit must be above the highest prior covered, and there is none against attackers who may be nearly certain already.</source>
        <translation>Eine absolute Grenze: Wie immer das Ergebnis ausfällt, niemand mit einem Prior im Bereich wird sich dadurch sicherer, als diese Grenze angibt. Datenschutzrecht wird manchmal so gelesen: Aus der Safe-Harbor-Regel von HIPAA wurden 1,5 % hergeleitet. Die Grenze muss über dem größten abgedeckten Prior liegen, und gegen Angreifer, die sich schon fast sicher sein dürfen, gibt es keine.</translation>
    </message>
    <message>
        <source>An account was opened, {study}: {title}.</source>
        <translation>Ein Konto wurde eröffnet, {study}: {title}.</translation>
    </message>
    <message>
        <source>An administrator puts the signed file at {policy}, and the officer’s public key beside it as officer.pub.pem. Every release on this machine then follows its rules.</source>
        <translation>Die Systemverwaltung legt die signierte Datei als {policy} ab und daneben den öffentlichen Schlüssel der oder des Datenschutzbeauftragten als officer.pub.pem. Jede Veröffentlichung auf diesem Rechner folgt dann ihren Regeln.</translation>
    </message>
    <message>
        <source>An allele frequency of the reference panel is outside 0 to 1 or missing.</source>
        <translation>Eine Allelhäufigkeit des Referenzpanels liegt außerhalb von 0 bis 1 oder fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>An approval holds for {n} days at most.</source>
        <translation>
            <numerusform>Eine Freigabe gilt höchstens einen Tag.</numerusform>
            <numerusform>Eine Freigabe gilt höchstens {n} Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attacker who does not know who has the disease, or somebody’s stratum, is enumerated for the bounded family and randomised response only.</source>
        <translation>Ein Angreifer, der nicht weiß, wer die Krankheit hat oder wer in welcher Schicht ist, wird nur für die beschränkte Familie und Randomised Response aufgezählt.</translation>
    </message>
    <message>
        <source>An attacker whose prior that a person took part (or is a case) is in the range covered cannot become more certain than the number on the first page of the report.</source>
        <translation>Ein Angreifer, dessen Prior, dass eine Person teilgenommen hat (oder ein Fall ist), im abgedeckten Bereich liegt, kann sich nicht sicherer werden als die Zahl auf der ersten Seite des Berichts.</translation>
    </message>
    <message>
        <source>An audit needs an ε above 0, up to {largest_epsilon}.</source>
        <translation>Ein Audit braucht ein ε über 0 und bis {largest_epsilon}.</translation>
    </message>
    <message>
        <source>An audit needs at least 100 runs, not {draws}.</source>
        <translation>Ein Audit braucht mindestens 100 Durchläufe, nicht {draws}.</translation>
    </message>
    <message>
        <source>An earlier release that it lists cannot have the cost that it states.</source>
        <translation>Eine frühere Veröffentlichung, die er aufführt, kann nicht die angegebenen Kosten haben.</translation>
    </message>
    <message>
        <source>An effect of {assumed} SD per copy at effect allele frequency {frequency} will typically be published as {beta} SD of the clipped trait, with a 95 % interval of {low} to {high}, noise included.</source>
        <translation>Ein Effekt von {assumed} SD je Kopie bei Effektallel-Häufigkeit {frequency} wird in der Regel als {beta} SD des gekappten Merkmals veröffentlicht, mit einem 95-%-Intervall von {low} bis {high}, Rauschen eingeschlossen.</translation>
    </message>
    <message>
        <source>An effect of {assumed} SD per copy at effect allele frequency {frequency} will typically be published as {beta} of the clipped trait, in its own units, with a 95 % interval of {low} to {high}, noise included.</source>
        <translation>Ein Effekt von {assumed} SD je Kopie bei Effektallel-Häufigkeit {frequency} wird in der Regel als {beta} des gekappten Merkmals veröffentlicht, in dessen Einheiten, mit einem 95-%-Intervall von {low} bis {high}, Rauschen eingeschlossen.</translation>
    </message>
    <message>
        <source>An invalid report is not shown.</source>
        <translation>Ein ungültiger Bericht wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>An odds ratio of {ratio} at effect allele frequency {frequency} will typically be published with a 95 % interval of {low} to {high}, noise included.</source>
        <translation>Ein Odds Ratio von {ratio} bei Effektallel-Häufigkeit {frequency} wird in der Regel mit einem 95-%-Intervall von {low} bis {high} veröffentlicht, Rauschen eingeschlossen.</translation>
    </message>
    <message>
        <source>An offset at a public panel’s allele frequencies leaves Δ as it is, so it costs no privacy.</source>
        <translation>Ein Offset bei den Allelhäufigkeiten eines öffentlichen Panels lässt Δ, wie es ist; er kostet also keine Privatheit.</translation>
    </message>
    <message>
        <source>An unexpected error occurred. The action was not carried out; the plan is unchanged.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten. Die Aktion wurde nicht ausgeführt; der Plan ist unverändert.</translation>
    </message>
    <message>
        <source>An unexpected error, which is a bug in this program.</source>
        <translation>Ein unerwarteter Fehler, also ein Fehler in diesem Programm.</translation>
    </message>
    <message>
        <source>Ancestry group</source>
        <translation>Abstammungsgruppe</translation>
    </message>
    <message>
        <source>Ancestry groups with F_ST = {fst}: {groups}.</source>
        <translation>Abstammungsgruppen mit F_ST = {fst}: {groups}.</translation>
    </message>
    <message>
        <source>Another program changed {name}. This window shows the plan as it was before.</source>
        <translation>Ein anderes Programm hat {name} geändert. Dieses Fenster zeigt den Plan, wie er vorher war.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here.</source>
        <translation>Ein anderes Programm hat {name} geändert, seit die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Another program is saving {path}.</source>
        <translation>Ein anderes Programm speichert gerade {path}.</translation>
    </message>
    <message>
        <source>Another release…</source>
        <translation>Weitere Veröffentlichung …</translation>
    </message>
    <message>
        <source>Another study of the same size can do better or worse; rehearse again to see.</source>
        <translation>Eine andere Studie derselben Größe kann besser oder schlechter abschneiden; proben Sie neu, um das zu sehen.</translation>
    </message>
    <message>
        <source>Answer the question below.</source>
        <translation>Beantworten Sie die Frage unten.</translation>
    </message>
    <message>
        <source>Answer the question below; where you do not know, that a variant caller wrote them.</source>
        <translation>Beantworten Sie die Frage unten; wenn Sie es nicht wissen, damit, dass ein Variantenaufruf sie geschrieben hat.</translation>
    </message>
    <message>
        <source>Answer the question on removals</source>
        <translation>Frage zu Entfernungen beantworten</translation>
    </message>
    <message>
        <source>Answer the questions below.</source>
        <translation>Beantworten Sie die Fragen unten.</translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation>Beantworten Sie das zuerst.</translation>
    </message>
    <message>
        <source>Answer this first; where you do not know, that a variant caller wrote them.</source>
        <translation>Beantworten Sie zuerst diese Frage; wenn Sie es nicht wissen, damit, dass ein Variantenaufruf sie geschrieben hat.</translation>
    </message>
    <message>
        <source>Any prior is covered: 50 % becomes at most {half}. Move the pointer over the plot for other priors.</source>
        <translation>Jeder Prior ist abgedeckt: Aus 50 % werden höchstens {half}. Bewegen Sie den Zeiger über das Diagramm, um andere Priors zu sehen.</translation>
    </message>
    <message>
        <source>Any prior other than {belief} has weaker protection: belief grows or doubt shrinks up to {times}-fold (γ).</source>
        <translation>Außer bei Prior {belief} ist der Schutz schwächer: Gewissheit wächst oder Zweifel schrumpft bis {times}-fach (γ).</translation>
    </message>
    <message>
        <source>Any prior: the worst case</source>
        <translation>Beliebiger Prior: der schlimmste Fall</translation>
    </message>
    <message>
        <source>Any trusted key</source>
        <translation>Jeder vertraute Schlüssel</translation>
    </message>
    <message>
        <source>Anyone at all, including someone who knows that people take part together: a whole family, or everybody or nobody of a village.</source>
        <translation>Überhaupt jeder, auch jemand, der weiß, dass Menschen gemeinsam teilnehmen: eine ganze Familie, oder alle oder niemand aus einem Dorf.</translation>
    </message>
    <message>
        <source>Anyone can check the report with the signer’s public key, without the study. Press “Verify”.</source>
        <translation>Mit dem öffentlichen Schlüssel kann jede und jeder den Bericht prüfen, ohne die Studie. Drücken Sie „Prüfen“.</translation>
    </message>
    <message>
        <source>Anyone who took part in several studies loses privacy to each: the ε of all of them add up.</source>
        <translation>Wer an mehreren Studien teilgenommen hat, verliert Privatheit an jede: Die ε aller addieren sich.</translation>
    </message>
    <message>
        <source>Anyone with an account on this machine may be behind {address}. Without TLS, they would get {what}, and could change the answers and so run programs as you.</source>
        <translation>Hinter {address} kann jeder stehen, der auf diesem Rechner ein Konto hat. Ohne TLS bekäme er: {what}. Er könnte die Antworten ändern und so in Ihrem Namen Programme ausführen.</translation>
    </message>
    <message>
        <source>Anyone with the key and its passphrase can sign in your name.</source>
        <translation>Wer den Schlüssel und seine Passphrase hat, kann in Ihrem Namen signieren.</translation>
    </message>
    <message>
        <source>Apache License 2.0.</source>
        <translation>Apache License 2.0.</translation>
    </message>
    <message>
        <source>Appro&amp;ve a request…</source>
        <translation>Antrag &amp;freigeben …</translation>
    </message>
    <message>
        <source>Appro&amp;ve…</source>
        <translation>Frei&amp;geben …</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Approval by a second person</source>
        <translation>Freigabe durch eine zweite Person</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Approve a request</source>
        <translation>Antrag freigeben</translation>
    </message>
    <message>
        <source>Approved on {day} until {until}, with the key {key}.</source>
        <translation>Freigegeben am {day} bis {until}, mit dem Schlüssel {key}.</translation>
    </message>
    <message>
        <source>Approved: {file}</source>
        <translation>Freigegeben: {file}</translation>
    </message>
    <message>
        <source>Archives</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Are the keep list and the remove list swapped?</source>
        <translation>Sind die Listen zum Behalten und zum Entfernen vertauscht?</translation>
    </message>
    <message>
        <source>Armitage 1955; sensitivity proved here (docs/theory/sensitivities.md)</source>
        <translation>Armitage 1955; Sensitivität hier bewiesen (docs/theory/sensitivities.md)</translation>
    </message>
    <message>
        <source>As planne&amp;d</source>
        <translation>Wie &amp;geplant</translation>
    </message>
    <message>
        <source>Ask for a smaller frequency.</source>
        <translation>Verlangen Sie eine kleinere Häufigkeit.</translation>
    </message>
    <message>
        <source>Ask for fewer right ones, or publish more.</source>
        <translation>Verlangen Sie weniger richtige, oder veröffentlichen Sie mehr.</translation>
    </message>
    <message>
        <source>Ask for permission to read it.</source>
        <translation>Bitten Sie um die Erlaubnis, sie zu lesen.</translation>
    </message>
    <message>
        <source>Ask that at least 1 of the {n} SNPs is right, not all</source>
        <translation>Verlangen, dass mindestens 1 der {n} SNPs richtig ist, nicht alle</translation>
    </message>
    <message>
        <source>Ask the administrator of this machine to check the keys in the list and to take over {place}.</source>
        <translation>Bitten Sie die Administration dieses Rechners, die Schlüssel in der Liste zu prüfen und {place} zu übernehmen.</translation>
    </message>
    <message>
        <source>Ask the signer for it.</source>
        <translation>Bitten Sie die signierende Person darum.</translation>
    </message>
    <message>
        <source>Ask the signer for the right key.</source>
        <translation>Bitten Sie die signierende Person um den richtigen Schlüssel.</translation>
    </message>
    <message>
        <source>Ask whoever sent it for the signed report (its name ends in .release.json or .planning.json), or for the PDF as this program wrote it.</source>
        <translation>Bitten Sie, wer sie geschickt hat, um den signierten Bericht (sein Name endet auf .release.json oder .planning.json) oder um die PDF-Datei, wie dieses Programm sie geschrieben hat.</translation>
    </message>
    <message>
        <source>Assign &amp;ancestry groups…</source>
        <translation>Abstammungs&amp;gruppen zuordnen …</translation>
    </message>
    <message>
        <source>Assign ancestry groups</source>
        <translation>Abstammungsgruppen zuordnen</translation>
    </message>
    <message>
        <source>Assumed: {words}</source>
        <translation>Angenommen: {words}</translation>
    </message>
    <message>
        <source>Assuming this attacker rather than any saves {number} participants ({share}).</source>
        <translation>Diesen Angreifer statt eines beliebigen anzunehmen spart {number} Teilnehmende ({share}).</translation>
    </message>
    <message>
        <source>Assuming this attacker rather than any saves {number} participants.</source>
        <translation>Diesen Angreifer statt eines beliebigen anzunehmen spart {number} Teilnehmende.</translation>
    </message>
    <message>
        <source>At a false-positive rate of 0.1 %, a test finds {share} of the participants where every SNP’s exact effect on the trait is published.</source>
        <translation>Bei einer Falsch-positiv-Rate von 0,1 % findet ein Test {share} der Teilnehmenden, wenn der exakte Effekt jedes SNPs auf das Merkmal veröffentlicht wird.</translation>
    </message>
    <message>
        <source>At a false-positive rate of 0.1 %, the likelihood-ratio test finds {share} of the cases where every exact frequency is published.</source>
        <translation>Bei einer Falsch-positiv-Rate von 0,1 % findet der Likelihood-Quotienten-Test {share} der Fälle, wenn jede exakte Häufigkeit veröffentlicht wird.</translation>
    </message>
    <message>
        <source>At a false-positive rate of {share}: {found}.</source>
        <translation>Bei einer Falsch-positiv-Rate von {share}: {found}.</translation>
    </message>
    <message>
        <source>At least one SNP must be asked for.</source>
        <translation>Mindestens ein SNP muss verlangt werden.</translation>
    </message>
    <message>
        <source>At least one SNP must be released.</source>
        <translation>Mindestens ein SNP muss veröffentlicht werden.</translation>
    </message>
    <message>
        <source>At least one SNP must be right, not {at_least}.</source>
        <translation>Mindestens ein SNP muss richtig sein, nicht {at_least}.</translation>
    </message>
    <message>
        <source>At least one causal SNP: {share}</source>
        <translation>Mindestens ein kausaler SNP: {share}</translation>
    </message>
    <message>
        <source>At least {at_least} of {n_snps} SNPs is impossible.</source>
        <translation>Mindestens {at_least} von {n_snps} SNPs ist unmöglich.</translation>
    </message>
    <message>
        <source>At the next start</source>
        <translation>Beim nächsten Start</translation>
    </message>
    <message>
        <source>At {share} of the SNPs one centre reads an allele frequency that is off by {shift}: {groups}.</source>
        <translation>Bei {share} der SNPs liest ein Zentrum eine um {shift} verschobene Allelhäufigkeit: {groups}.</translation>
    </message>
    <message>
        <source>Attack advantage (TPR − FPR)</source>
        <translation>Vorteil des Angreifers (TPR − FPR)</translation>
    </message>
    <message>
        <source>Attack advantage {value} ({interval})</source>
        <translation>Vorteil des Angreifers {value} ({interval})</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attacker (adversary)</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attackers that a plan may name</source>
        <translation>Angreifer, die ein Plan nennen darf</translation>
    </message>
    <message>
        <source>Attacking simulated studies</source>
        <translation>Simulierte Studien angreifen</translation>
    </message>
    <message>
        <source>Attacking simulated studies…</source>
        <translation>Simulierte Studien werden angegriffen …</translation>
    </message>
    <message>
        <source>Attacking the private release</source>
        <translation>Die private Veröffentlichung angreifen</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Audit another score, ε or M.</source>
        <translation>Auditieren Sie mit einem anderen Score, ε oder M.</translation>
    </message>
    <message>
        <source>Audit another score.</source>
        <translation>Auditieren Sie einen anderen Score.</translation>
    </message>
    <message>
        <source>Audit passed: in {draws} draws on the worst neighbouring studies, the true ε is at least {least}; the claim is {claimed}.</source>
        <translation>Audit bestanden: In {draws} Ziehungen auf den ungünstigsten benachbarten Studien beträgt das wahre ε mindestens {least}; zugesagt ist {claimed}.</translation>
    </message>
    <message>
        <source>Audit the mechanism</source>
        <translation>Mechanismus auditieren</translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Auditing the mechanism</source>
        <translation>Mechanismus auditieren</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>Audit läuft …</translation>
    </message>
    <message>
        <source>BCF</source>
        <translation>BCF</translation>
    </message>
    <message>
        <source>BGEN</source>
        <translation>BGEN</translation>
    </message>
    <message>
        <source>Back to all reports</source>
        <translation>Zurück zu allen Berichten</translation>
    </message>
    <message>
        <source>Back to the plan’s attacker</source>
        <translation>Zurück zum Angreifer des Plans</translation>
    </message>
    <message>
        <source>Based on phenotypes, consent or public facts, not on this study’s genotypes. The lists stay on this machine.</source>
        <translation>Aufgrund von Phänotypen, Einwilligung oder öffentlichen Tatsachen, nicht aufgrund der Genotypen dieser Studie. Die Listen bleiben auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Beforehand, the value of one participant says nothing about another’s. To a yes-or-no question about one participant’s value (is it above 30?) the attacker is either certain of the answer or believes in yes with a probability inside the chosen range.</source>
        <translation>Vorab sagt der Wert einer teilnehmenden Person nichts über den einer anderen. Bei einer Ja-Nein-Frage nach dem Wert einer Person (liegt er über 30?) ist sich der Angreifer der Antwort entweder sicher, oder er glaubt an ein Ja mit einer Wahrscheinlichkeit im gewählten Bereich.</translation>
    </message>
    <message>
        <source>Beforehand, whether one participant is a case says nothing about another, except that the number of cases is fixed. Given that number, the attacker is either certain about a participant or believes with a probability inside the chosen range that they are a case.</source>
        <translation>Vorab sagt es nichts über andere, ob eine teilnehmende Person ein Fall ist, außer dass die Zahl der Fälle feststeht. Bei dieser Zahl ist sich der Angreifer über eine teilnehmende Person entweder sicher, oder er hält sie mit einer Wahrscheinlichkeit im gewählten Bereich für einen Fall.</translation>
    </message>
    <message>
        <source>Beforehand, whether one participant is a case says nothing about another. The number of cases is itself kept secret, so the report may not state it. The attacker is either certain about a participant or believes with a probability inside the chosen range that they are a case.</source>
        <translation>Vorab sagt der Fallstatus eines Teilnehmers nichts über den eines anderen aus. Die Zahl der Fälle bleibt selbst geheim, darf also nicht im Bericht stehen. Der Angreifer ist sich über einen Teilnehmer entweder sicher oder hält ihn mit einer Wahrscheinlichkeit innerhalb des gewählten Bereichs für einen Fall.</translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, beyond the public group sizes. Relatives need the family size.</source>
        <translation>Vorab sagt die Teilnahme einer Person nichts über die einer anderen, über die öffentlichen Gruppengrößen hinaus. Verwandte brauchen die Familiengröße.</translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, except that the group sizes are fixed. Given those sizes, the attacker is either certain about a person or believes in their participation with a probability inside the chosen range.</source>
        <translation>Vorab sagt die Teilnahme einer Person nichts über die einer anderen, außer dass die Gruppengrößen feststehen. Bei diesen Größen ist sich der Angreifer über eine Person entweder sicher, oder er glaubt an ihre Teilnahme mit einer Wahrscheinlichkeit im gewählten Bereich.</translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, except that the number of all participants is fixed. Given it, the attacker is either certain about a person or believes in their participation with a probability inside the chosen range.</source>
        <translation>Vorab sagt die Teilnahme einer Person nichts über die einer anderen aus, außer dass die Zahl aller Teilnehmer feststeht. Ist diese gegeben, ist sich der Angreifer über eine Person entweder sicher oder glaubt an ihre Teilnahme mit einer Wahrscheinlichkeit innerhalb des gewählten Bereichs.</translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another, except that the number of participants is fixed. Given it, the attacker is either certain about a person or believes in their participation with a probability inside the chosen range.</source>
        <translation>Vorab sagt die Teilnahme einer Person nichts über die einer anderen, außer dass die Zahl der Teilnehmenden feststeht. Bei dieser Zahl ist sich der Angreifer über eine Person entweder sicher, oder er glaubt an ihre Teilnahme mit einer Wahrscheinlichkeit im gewählten Bereich.</translation>
    </message>
    <message>
        <source>Beforehand, whether one person took part says nothing about another. The number of participants is itself kept secret, so the report may not state it.</source>
        <translation>Vorab sagt die Teilnahme einer Person nichts über die einer anderen. Auch die Zahl der Teilnehmenden bleibt geheim, daher darf der Bericht sie nicht nennen.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Begin it with a line FID IID and column names.</source>
        <translation>Beginnen Sie sie mit einer Zeile aus FID, IID und den Spaltennamen.</translation>
    </message>
    <message>
        <source>Begins with example values, for you to change.</source>
        <translation>Beginnt mit Beispielwerten, die Sie ändern.</translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Beliefs are about somebody being in the cohort that the study was drawn from.</source>
        <translation>Die Gewissheit bezieht sich darauf, ob jemand in der Kohorte ist, aus der die Studie gezogen wurde.</translation>
    </message>
    <message>
        <source>Besides what it lists as published, nothing in a report follows from the genotypes.</source>
        <translation>Außer dem, was er als veröffentlicht aufführt, folgt nichts in einem Bericht aus den Genotypen.</translation>
    </message>
    <message>
        <source>Both directions: the same γ holds for the belief in “no”.</source>
        <translation>Beide Richtungen: Dasselbe γ gilt für die Gewissheit, dass die Antwort „nein“ ist.</translation>
    </message>
    <message>
        <source>Both directions: the same γ holds for the belief that somebody did not take part (or is not a case).</source>
        <translation>Beide Richtungen: Dasselbe γ gilt für die Gewissheit, dass jemand nicht teilgenommen hat (oder kein Fall ist).</translation>
    </message>
    <message>
        <source>Bring back the original file, or make a new plan with this one.</source>
        <translation>Stellen Sie die ursprüngliche Datei wieder her, oder erstellen Sie mit dieser einen neuen Plan.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Budget not known yet</source>
        <translation>Budget noch nicht bekannt</translation>
    </message>
    <message>
        <source>Built from commit {commit}.</source>
        <translation>Erstellt aus Commit {commit}.</translation>
    </message>
    <message>
        <source>By its own words it is a planning report on “{title}”, made on {date}, not a release.</source>
        <translation>Nach eigener Angabe ist es ein Planungsbericht über „{title}“ vom {date}, keine Veröffentlichung.</translation>
    </message>
    <message>
        <source>By its own words it is release {number} of “{title}”, made on {date}.</source>
        <translation>Nach eigener Angabe ist es Veröffentlichung {number} von „{title}“ vom {date}.</translation>
    </message>
    <message>
        <source>By names and counts, these are not the same people as in this account’s earlier releases: some are new or missing. They still count against its one budget. People who are in none of its releases can have a separate account in the plan, or another ledger.</source>
        <translation>Nach Namen und Zahlen sind dies nicht dieselben Personen wie in den früheren Veröffentlichungen dieses Kontos: Einige sind neu oder fehlen. Sie werden weiter auf sein einziges Budget angerechnet. Personen, die in keiner seiner Veröffentlichungen sind, können ein eigenes Konto im Plan oder ein anderes Privacy-Kontobuch haben.</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>C&amp;hange the passphrase</source>
        <translation>Passphrase ä&amp;ndern</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Call rate at least</source>
        <translation>Call Rate mindestens</translation>
    </message>
    <message>
        <source>Call the genotypes at every SNP that the plan names. If the genotyping array lacks it, make the plan without that SNP.</source>
        <translation>Bestimmen Sie die Genotypen an jedem SNP, den der Plan nennt. Fehlt er auf dem Array, erstellen Sie den Plan ohne diesen SNP.</translation>
    </message>
    <message>
        <source>Called genotypes are compared by the trait as given, without correction for ancestry, sex, age or other covariates. If the trait depends on these, a published association may reflect them.</source>
        <translation>Hard Calls werden nach dem Merkmal verglichen, wie es angegeben ist, ohne Korrektur für Abstammung, Geschlecht, Alter oder andere Kovariablen. Hängt das Merkmal davon ab, kann eine veröffentlichte Assoziation sie widerspiegeln.</translation>
    </message>
    <message>
        <source>Called genotypes are compared by the trait inside the strata, without correction for differences within a stratum. If the trait depends on these, a published association may reflect them.</source>
        <translation>Hard Calls werden innerhalb der Schichten nach dem Merkmal verglichen, ohne Korrektur für Unterschiede innerhalb einer Schicht. Hängt das Merkmal davon ab, kann eine veröffentlichte Assoziation sie widerspiegeln.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: {title}</source>
        <translation>Abbrechen: {title}</translation>
    </message>
    <message>
        <source>Cancel: {work}</source>
        <translation>Abbrechen: {work}</translation>
    </message>
    <message>
        <source>Candidate SNP {row} (position {pos}) has a name that cannot be printed.</source>
        <translation>Der Kandidaten-SNP {row} (Position {pos}) hat einen Namen, der nicht druckbar ist.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Cannot be undone.</source>
        <translation>Kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Case status as the secret</source>
        <translation>Fallstatus als Geheimnis</translation>
    </message>
    <message>
        <source>Case status presupposes that everybody knows who took part, but sampling protects only while nobody knows who was drawn.</source>
        <translation>Der Fallstatus setzt voraus, dass alle wissen, wer teilgenommen hat; die Stichprobenziehung schützt aber nur, solange niemand weiß, wer gezogen wurde.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Cases and controls are compared inside centres or ancestry groups.</source>
        <translation>Fälle und Kontrollen werden innerhalb von Zentren oder Abstammungsgruppen verglichen.</translation>
    </message>
    <message>
        <source>Cases and controls differ in ancestry or centre. The effect of that is simulated after the curves.</source>
        <translation>Fälle und Kontrollen unterscheiden sich in Abstammung oder Zentrum. Die Wirkung davon wird nach den Kurven simuliert.</translation>
    </message>
    <message>
        <source>Cases and controls have no trait that could be replaced.</source>
        <translation>Fälle und Kontrollen haben kein Merkmal, das ersetzt werden könnte.</translation>
    </message>
    <message>
        <source>Cases are compared with controls inside {n} strata, whose names and sizes are public: {strata}. Who is in which stratum is not published.</source>
        <translation>Fälle werden mit Kontrollen innerhalb von {n} Schichten verglichen, deren Namen und Größen öffentlich sind: {strata}. Wer in welcher Schicht ist, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Cases are compared with controls inside {n} strata, whose names are public: {strata}. Who is in which stratum is not published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.</source>
        <translation>Fälle und Kontrollen werden innerhalb von {n} Schichten verglichen, deren Namen öffentlich sind: {strata}. Wer zu welcher Schicht gehört, wird nicht veröffentlicht, und diese Zahlen wurden nicht mit der Studie verglichen. Wer zu keiner der Schichten gehört, trägt zu keinem Score bei.</translation>
    </message>
    <message>
        <source>Cases are compared with controls of the same stratum. Names and sizes are public.</source>
        <translation>Fälle werden mit Kontrollen derselben Schicht verglichen. Namen und Größen sind öffentlich.</translation>
    </message>
    <message>
        <source>Cases in each stratum</source>
        <translation>Fälle in jeder Schicht</translation>
    </message>
    <message>
        <source>Cases in group {n}, per cent</source>
        <translation>Fälle in Gruppe {n}, Prozent</translation>
    </message>
    <message>
        <source>Cases of stratum {n}</source>
        <translation>Fälle der Schicht {n}</translation>
    </message>
    <message>
        <source>Cases with a relative among the cases, per cent</source>
        <translation>Fälle mit Verwandten unter den Fällen, Prozent</translation>
    </message>
    <message>
        <source>Cases: people with the disease</source>
        <translation>Fälle: Menschen mit der Krankheit</translation>
    </message>
    <message>
        <source>Case–control status, if the study file does not have it:</source>
        <translation>Fall-Kontroll-Status, falls er nicht in der Studiendatei steht:</translation>
    </message>
    <message>
        <source>Case–control status; hard calls or genotype probabilities.</source>
        <translation>Fall-Kontroll-Status; Hard Calls oder Genotyp-Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Causal SNPs</source>
        <translation>Kausale SNPs</translation>
    </message>
    <message>
        <source>Centres of the panel’s groups</source>
        <translation>Zentren der Gruppen des Panels</translation>
    </message>
    <message>
        <source>Certificates belong to a cluster at a tls:// address.</source>
        <translation>Zertifikate gehören zu einem Cluster an einer tls://-Adresse.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change a stratum</source>
        <translation>Schicht ändern</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change planned release {number}</source>
        <translation>Geplante Veröffentlichung {number} ändern</translation>
    </message>
    <message>
        <source>Change the attacker</source>
        <translation>Den Angreifer ändern</translation>
    </message>
    <message>
        <source>Change the name…</source>
        <translation>Namen ändern …</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Plan ändern</translation>
    </message>
    <message>
        <source>Change the plan on the tabs Model and Calibration, or ask the privacy officer. Tools, Policy… shows all rules.</source>
        <translation>Ändern Sie den Plan in den Reitern „Modell“ und „Kalibrierung“, oder fragen Sie die oder den Datenschutzbeauftragten. Unter Werkzeuge → Richtlinie … stehen alle Regeln.</translation>
    </message>
    <message>
        <source>Change the plan, or ask the site’s privacy officer.</source>
        <translation>Ändern Sie den Plan, oder fragen Sie die oder den Datenschutzbeauftragten der Einrichtung.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Changing the passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Check a folder…</source>
        <translation>Ordner prüfen …</translation>
    </message>
    <message>
        <source>Check a policy too</source>
        <translation>Auch eine Richtlinie prüfen</translation>
    </message>
    <message>
        <source>Check a signed report with the signer’s public key.</source>
        <translation>Einen signierten Bericht mit dem öffentlichen Schlüssel der signierenden Person prüfen.</translation>
    </message>
    <message>
        <source>Check its spelling and the candidate list, or remove it from release.snps.</source>
        <translation>Prüfen Sie die Schreibweise und die Kandidatenliste, oder entfernen Sie ihn aus release.snps.</translation>
    </message>
    <message>
        <source>Check that the key is the signer’s.</source>
        <translation>Prüfen Sie, ob der Schlüssel der der signierenden Person ist.</translation>
    </message>
    <message>
        <source>Check the address and that it is running.</source>
        <translation>Prüfen Sie die Adresse und ob er läuft.</translation>
    </message>
    <message>
        <source>Check the candidate list.</source>
        <translation>Prüfen Sie die Kandidatenliste.</translation>
    </message>
    <message>
        <source>Check the disk or network drive.</source>
        <translation>Prüfen Sie den Datenträger oder das Netzlaufwerk.</translation>
    </message>
    <message>
        <source>Check the keys in the list, then make sure that only you can change {place} (chmod o-w).</source>
        <translation>Prüfen Sie die Schlüssel in der Liste, und sorgen Sie dann dafür, dass nur Sie {place} ändern können (chmod o-w).</translation>
    </message>
    <message>
        <source>Check the name and its permissions.</source>
        <translation>Prüfen Sie den Namen und die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Prüfen Sie den Namen und den Ordner.</translation>
    </message>
    <message>
        <source>Check the name of the ledger.</source>
        <translation>Prüfen Sie den Namen des Privacy-Kontobuchs.</translation>
    </message>
    <message>
        <source>Check the name of {what}.</source>
        <translation>Prüfen Sie den Namen: {what}.</translation>
    </message>
    <message>
        <source>Check the name, or remove SNPs that are not candidates, without looking at this study’s genotypes.</source>
        <translation>Prüfen Sie den Namen, oder entfernen Sie SNPs, die keine Kandidaten sind, ohne die Genotypen dieser Studie anzusehen.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>Check the permissions, or choose another folder.</source>
        <translation>Prüfen Sie die Zugriffsrechte, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Check the spelling, or give a list with positions: a .bim, .pvar, .map, a VCF, or a table with the columns snp, chrom and pos. Do not remove from a list what the study lacks: that may depend on who carries the variant.</source>
        <translation>Prüfen Sie die Schreibweise, oder geben Sie eine Liste mit Positionen an: .bim, .pvar, .map, eine VCF-Datei oder eine Tabelle mit den Spalten snp, chrom und pos. Entfernen Sie aus einer Liste nicht, was in der Studie fehlt: Das kann davon abhängen, wer die Variante trägt.</translation>
    </message>
    <message>
        <source>Check the study (exact, for the curator only)</source>
        <translation>Studie prüfen (exakt, nur für Datenverantwortliche)</translation>
    </message>
    <message>
        <source>Check the study again</source>
        <translation>Studie erneut prüfen</translation>
    </message>
    <message>
        <source>Check where the link leads.</source>
        <translation>Prüfen Sie, wohin die Verknüpfung führt.</translation>
    </message>
    <message>
        <source>Checked by enumeration</source>
        <translation>Durch Aufzählung geprüft</translation>
    </message>
    <message>
        <source>Checked with the trusted key of {name}.</source>
        <translation>Geprüft mit dem vertrauten Schlüssel von {name}.</translation>
    </message>
    <message>
        <source>Checking the report</source>
        <translation>Bericht prüfen</translation>
    </message>
    <message>
        <source>Checking the request</source>
        <translation>Antrag prüfen</translation>
    </message>
    <message>
        <source>Checking the study</source>
        <translation>Studie prüfen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüfung läuft …</translation>
    </message>
    <message>
        <source>Choose 1.</source>
        <translation>Wählen Sie 1.</translation>
    </message>
    <message>
        <source>Choose M between 1 and their number.</source>
        <translation>Wählen Sie M zwischen 1 und ihrer Zahl.</translation>
    </message>
    <message>
        <source>Choose M of 1 or more.</source>
        <translation>Wählen Sie M gleich 1 oder größer.</translation>
    </message>
    <message>
        <source>Choose SNPs at least 0.1 cM apart: the disease model assumes that they are independent.</source>
        <translation>Wählen Sie SNPs, die mindestens 0,1 cM auseinanderliegen: Das Krankheitsmodell setzt voraus, dass sie unabhängig sind.</translation>
    </message>
    <message>
        <source>Choose a .key.pem file.</source>
        <translation>Wählen Sie eine .key.pem-Datei.</translation>
    </message>
    <message>
        <source>Choose a PLINK fileset or a table with a column freq as reference, or remove the offset.</source>
        <translation>Wählen Sie einen PLINK-Dateisatz oder eine Tabelle mit einer Spalte freq als Referenz, oder entfernen Sie den Offset.</translation>
    </message>
    <message>
        <source>Choose a family of attackers that is narrower, e.g. bounded.</source>
        <translation>Wählen Sie eine engere Familie von Angreifern, z. B. bounded.</translation>
    </message>
    <message>
        <source>Choose a file of values…</source>
        <translation>Datei mit Werten wählen …</translation>
    </message>
    <message>
        <source>Choose a folder first.</source>
        <translation>Wählen Sie zuerst einen Ordner.</translation>
    </message>
    <message>
        <source>Choose a folder for the report.</source>
        <translation>Wählen Sie einen Ordner für den Bericht.</translation>
    </message>
    <message>
        <source>Choose a folder that exists and that you may write to.</source>
        <translation>Wählen Sie einen Ordner, den es gibt und in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wählen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>Choose a ledger first.</source>
        <translation>Wählen Sie zuerst ein Privacy-Kontobuch.</translation>
    </message>
    <message>
        <source>Choose a longer one: four unrelated words are easy to remember.</source>
        <translation>Wählen Sie eine längere: Vier unzusammenhängende Wörter sind leicht zu merken.</translation>
    </message>
    <message>
        <source>Choose a mechanism that can, or remove the loci.</source>
        <translation>Wählen Sie einen Mechanismus, der das kann, oder entfernen Sie die Loci.</translation>
    </message>
    <message>
        <source>Choose a mechanism that selects SNPs.</source>
        <translation>Wählen Sie einen Mechanismus, der SNPs auswählt.</translation>
    </message>
    <message>
        <source>Choose a more common causal SNP, or a larger panel.</source>
        <translation>Wählen Sie einen häufigeren kausalen SNP oder ein größeres Panel.</translation>
    </message>
    <message>
        <source>Choose a p-value of at most {p_value}, or a χ² of at least {threshold}.</source>
        <translation>Wählen Sie einen p-Wert von höchstens {p_value} oder ein χ² von mindestens {threshold}.</translation>
    </message>
    <message>
        <source>Choose a phenotype file…</source>
        <translation>Phänotypdatei wählen …</translation>
    </message>
    <message>
        <source>Choose a public centre in its place, in every stratum where there are strata; or answer that the number is printed.</source>
        <translation>Wählen Sie stattdessen einen öffentlichen Bezugswert, in jeder Schicht, wenn es Schichten gibt; oder antworten Sie, dass die Zahl gedruckt wird.</translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference, instead of declaring that A1 and A2 are public.</source>
        <translation>Wählen Sie ein öffentliches Manifest oder Panel als Referenz, statt A1 und A2 für öffentlich zu erklären.</translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference, which defines its alleles.</source>
        <translation>Wählen Sie ein öffentliches Manifest oder Panel als Referenz, das seine Allele festlegt.</translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference. Or, if A1 and A2 were set by a public manifest, not by this study, declare that.</source>
        <translation>Wählen Sie ein öffentliches Manifest oder Panel als Referenz. Oder erklären Sie, wenn es so ist, dass A1 und A2 durch ein öffentliches Manifest festgelegt wurden, nicht durch diese Studie.</translation>
    </message>
    <message>
        <source>Choose a public manifest or panel as reference. Or, if A1 and A2 were set by a public manifest, not by this study, tick that box below.</source>
        <translation>Wählen Sie ein öffentliches Manifest oder Panel als Referenz. Oder setzen Sie das Häkchen unten, wenn A1 und A2 durch ein öffentliches Manifest festgelegt wurden, nicht durch diese Studie.</translation>
    </message>
    <message>
        <source>Choose a public panel of other people as reference. Different people with the same FID and IID must be renamed.</source>
        <translation>Wählen Sie ein öffentliches Panel anderer Personen als Referenz. Andere Personen mit gleicher FID und IID müssen umbenannt werden.</translation>
    </message>
    <message>
        <source>Choose a public panel of other people as reference. If A1 and A2 were set by a public manifest, remove the reference and declare that.</source>
        <translation>Wählen Sie ein öffentliches Panel anderer Personen als Referenz. Wurden A1 und A2 durch ein öffentliches Manifest festgelegt, entfernen Sie die Referenz und erklären Sie das.</translation>
    </message>
    <message>
        <source>Choose a public panel of other people as reference. If A1 and A2 were set by a public manifest, remove the reference and tick that box below.</source>
        <translation>Wählen Sie ein öffentliches Panel anderer Personen als Referenz. Wenn A1 und A2 durch ein öffentliches Manifest festgelegt wurden, entfernen Sie die Referenz und setzen Sie das Häkchen unten.</translation>
    </message>
    <message>
        <source>Choose a public panel that has these SNPs and how common their alleles are.</source>
        <translation>Wählen Sie ein öffentliches Panel, das diese SNPs und die Häufigkeit ihrer Allele enthält.</translation>
    </message>
    <message>
        <source>Choose a public reference panel with a frequency for every SNP, or remove the offset.</source>
        <translation>Wählen Sie ein öffentliches Referenzpanel mit einer Häufigkeit für jeden SNP, oder entfernen Sie den Offset.</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>Referenz wählen …</translation>
    </message>
    <message>
        <source>Choose a selection without loci, of fewer SNPs.</source>
        <translation>Wählen Sie eine Auswahl ohne Loci, mit weniger SNPs.</translation>
    </message>
    <message>
        <source>Choose a smaller p-value; 5e-8 is usual.</source>
        <translation>Wählen Sie einen kleineren p-Wert; üblich ist 5e-8.</translation>
    </message>
    <message>
        <source>Choose a stricter target.</source>
        <translation>Wählen Sie ein strengeres Ziel.</translation>
    </message>
    <message>
        <source>Choose a study first.</source>
        <translation>Wählen Sie zuerst eine Studie.</translation>
    </message>
    <message>
        <source>Choose a target below certainty.</source>
        <translation>Wählen Sie ein Ziel unterhalb der Gewissheit.</translation>
    </message>
    <message>
        <source>Choose a threshold that such a study can reach, or more people.</source>
        <translation>Wählen Sie eine Schwelle, die eine solche Studie erreichen kann, oder mehr Personen.</translation>
    </message>
    <message>
        <source>Choose among {figures}.</source>
        <translation>Wählen Sie aus {figures}.</translation>
    </message>
    <message>
        <source>Choose an attacker who knows the study’s size, or does not, or all participants but one.</source>
        <translation>Wählen Sie einen Angreifer, der die Studiengröße kennt oder nicht kennt oder alle Teilnehmer außer einem.</translation>
    </message>
    <message>
        <source>Choose another family.</source>
        <translation>Wählen Sie eine andere Familie.</translation>
    </message>
    <message>
        <source>Choose another file, or make a new key pair.</source>
        <translation>Wählen Sie eine andere Datei, oder erzeugen Sie ein neues Schlüsselpaar.</translation>
    </message>
    <message>
        <source>Choose another file, or make a new key.</source>
        <translation>Wählen Sie eine andere Datei oder erzeugen Sie einen neuen Schlüssel.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen …</translation>
    </message>
    <message>
        <source>Choose another folder for the output.</source>
        <translation>Wählen Sie einen anderen Ordner für die Ausgabe.</translation>
    </message>
    <message>
        <source>Choose another folder, or remove it: one is then found automatically.</source>
        <translation>Wählen Sie einen anderen Ordner oder entfernen Sie ihn: Dann wird einer automatisch gefunden.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Anderen Ordner wählen …</translation>
    </message>
    <message>
        <source>Choose another key…</source>
        <translation>Anderen Schlüssel wählen …</translation>
    </message>
    <message>
        <source>Choose another ledger…</source>
        <translation>Anderes Privacy-Kontobuch wählen …</translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation>Wählen Sie einen anderen Namen, oder erlauben Sie das Ersetzen der Datei.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Choose another report…</source>
        <translation>Anderen Bericht wählen …</translation>
    </message>
    <message>
        <source>Choose another score.</source>
        <translation>Wählen Sie einen anderen Score.</translation>
    </message>
    <message>
        <source>Choose another secret: that somebody took part, or the trait’s value.</source>
        <translation>Wählen Sie ein anderes Geheimnis: dass jemand teilgenommen hat oder den Wert des Merkmals.</translation>
    </message>
    <message>
        <source>Choose another secret: that somebody took part, or who is a case.</source>
        <translation>Wählen Sie ein anderes Geheimnis: dass jemand teilgenommen hat oder wer ein Fall ist.</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>Wählen Sie mindestens eine.</translation>
    </message>
    <message>
        <source>Choose below the file with lines of FID, IID and value.</source>
        <translation>Wählen Sie unten die Datei mit Zeilen aus FID, IID und Wert.</translation>
    </message>
    <message>
        <source>Choose calls or probabilities</source>
        <translation>Hard Calls oder Wahrscheinlichkeiten wählen</translation>
    </message>
    <message>
        <source>Choose how studies are simulated</source>
        <translation>Art der Simulation wählen</translation>
    </message>
    <message>
        <source>Choose how the effect is specified</source>
        <translation>Angabe des Effekts wählen</translation>
    </message>
    <message>
        <source>Choose how the range is specified</source>
        <translation>Angabe des Bereichs wählen</translation>
    </message>
    <message>
        <source>Choose one as reference, or use the fill rule non-counted.</source>
        <translation>Wählen Sie eine als Referenz, oder verwenden Sie die Regel non-counted.</translation>
    </message>
    <message>
        <source>Choose one between 0 and 1.</source>
        <translation>Wählen Sie eine zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>Choose one from 1 to {most}.</source>
        <translation>Wählen Sie eine von 1 bis {most}.</translation>
    </message>
    <message>
        <source>Choose one of the scores {scores}.</source>
        <translation>Wählen Sie einen der Scores {scores}.</translation>
    </message>
    <message>
        <source>Choose one of them under Strata, or several that together define the strata: {known}.</source>
        <translation>Wählen Sie unter „Schichten“ eine davon oder mehrere, die zusammen die Schichten bilden: {known}.</translation>
    </message>
    <message>
        <source>Choose one of them, or several that together define the strata: {known}.</source>
        <translation>Wählen Sie eine davon oder mehrere, die zusammen die Schichten bilden: {known}.</translation>
    </message>
    <message>
        <source>Choose one of {choices}.</source>
        <translation>Wählen Sie eines von {choices}.</translation>
    </message>
    <message>
        <source>Choose one of: {able}; or remove the loci.</source>
        <translation>Wählen Sie eines von {able}, oder entfernen Sie die Loci.</translation>
    </message>
    <message>
        <source>Choose one of: {scores}; or leave the column risk_allele out.</source>
        <translation>Wählen Sie eines von: {scores}; oder lassen Sie die Spalte risk_allele weg.</translation>
    </message>
    <message>
        <source>Choose or make a key first.</source>
        <translation>Wählen oder erzeugen Sie zuerst einen Schlüssel.</translation>
    </message>
    <message>
        <source>Choose other attackers, or another answer about printed numbers.</source>
        <translation>Wählen Sie andere Angreifer oder eine andere Antwort zu den gedruckten Zahlen.</translation>
    </message>
    <message>
        <source>Choose participation as the secret, or controls that are not public.</source>
        <translation>Wählen Sie die Teilnahme als Geheimnis oder Kontrollen, die nicht öffentlich sind.</translation>
    </message>
    <message>
        <source>Choose public weights</source>
        <translation>Öffentliche Gewichte wählen</translation>
    </message>
    <message>
        <source>Choose the attacker</source>
        <translation>Angreifer wählen</translation>
    </message>
    <message>
        <source>Choose the column with case–control status under More: {known}.</source>
        <translation>Wählen Sie unter „Mehr“ die Spalte mit dem Fall-Kontroll-Status: {known}.</translation>
    </message>
    <message>
        <source>Choose the column with case–control status: {known}.</source>
        <translation>Wählen Sie die Spalte mit dem Fall-Kontroll-Status: {known}.</translation>
    </message>
    <message>
        <source>Choose the columns that define the strata.</source>
        <translation>Wählen Sie die Spalten, die die Schichten bilden.</translation>
    </message>
    <message>
        <source>Choose the family bounded with any prior: it covers attackers who do not know which people join together.</source>
        <translation>Wählen Sie die Familie bounded mit beliebigem Prior: Sie deckt Angreifer ab, die nicht wissen, wer gemeinsam teilnimmt.</translation>
    </message>
    <message>
        <source>Choose the family uniform.</source>
        <translation>Wählen Sie die Familie uniform.</translation>
    </message>
    <message>
        <source>Choose the family {families}, or {other} as the secret.</source>
        <translation>Wählen Sie die Familie {families} oder als Geheimnis {other}.</translation>
    </message>
    <message>
        <source>Choose the file itself.</source>
        <translation>Wählen Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>Choose the file of loci again: the plan then records its SHA-256.</source>
        <translation>Wählen Sie die Datei mit den Loci neu: Der Plan hält dann ihre SHA-256 fest.</translation>
    </message>
    <message>
        <source>Choose the file of weights again: the plan then records its SHA-256.</source>
        <translation>Wählen Sie die Datei mit den Gewichten neu: Der Plan hält dann ihre SHA-256 fest.</translation>
    </message>
    <message>
        <source>Choose the file that has one of each person: lines with FID, IID and the value. Or drop it here.</source>
        <translation>Wählen Sie die Datei, die ihn für jede Person enthält: Zeilen mit FID, IID und dem Wert. Oder legen Sie sie hier ab.</translation>
    </message>
    <message>
        <source>Choose the file with everybody’s value of the trait, and its column.</source>
        <translation>Wählen Sie die Datei mit dem Merkmalswert jeder Person und ihre Spalte.</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Choose the genome build</source>
        <translation>Genomversion wählen</translation>
    </message>
    <message>
        <source>Choose the kind of guarantee</source>
        <translation>Art der Garantie wählen</translation>
    </message>
    <message>
        <source>Choose the kind of study</source>
        <translation>Art der Studie wählen</translation>
    </message>
    <message>
        <source>Choose the language of the PDF</source>
        <translation>Sprache des PDFs wählen</translation>
    </message>
    <message>
        <source>Choose the ledger of this study’s releases.</source>
        <translation>Wählen Sie das Privacy-Kontobuch für die Veröffentlichungen dieser Studie.</translation>
    </message>
    <message>
        <source>Choose the list below: a manifest of the array, or the sites of a public panel.</source>
        <translation>Wählen Sie unten die Liste: ein Manifest des Arrays oder die Positionen eines öffentlichen Panels.</translation>
    </message>
    <message>
        <source>Choose the list…</source>
        <translation>Liste wählen …</translation>
    </message>
    <message>
        <source>Choose the panel’s groups first.</source>
        <translation>Wählen Sie zuerst die Gruppen des Panels.</translation>
    </message>
    <message>
        <source>Choose the panel’s loadings first.</source>
        <translation>Wählen Sie zuerst die Ladungen des Panels.</translation>
    </message>
    <message>
        <source>Choose the privacy officer’s .pub.pem.</source>
        <translation>Wählen Sie die .pub.pem-Datei der oder des Datenschutzbeauftragten.</translation>
    </message>
    <message>
        <source>Choose the privacy officer’s private key.</source>
        <translation>Wählen Sie den privaten Schlüssel der oder des Datenschutzbeauftragten.</translation>
    </message>
    <message>
        <source>Choose the public panel</source>
        <translation>Öffentliches Panel wählen</translation>
    </message>
    <message>
        <source>Choose the report and its signer’s public key.</source>
        <translation>Wählen Sie den Bericht und den öffentlichen Schlüssel der Person, die ihn signiert hat.</translation>
    </message>
    <message>
        <source>Choose the report first.</source>
        <translation>Wählen Sie zuerst den Bericht.</translation>
    </message>
    <message>
        <source>Choose the request first.</source>
        <translation>Wählen Sie zuerst den Antrag.</translation>
    </message>
    <message>
        <source>Choose the rule for missing calls</source>
        <translation>Regel für fehlende Genotypen wählen</translation>
    </message>
    <message>
        <source>Choose the score</source>
        <translation>Score wählen</translation>
    </message>
    <message>
        <source>Choose the secret</source>
        <translation>Geheimnis wählen</translation>
    </message>
    <message>
        <source>Choose the signer’s public key.</source>
        <translation>Wählen Sie den öffentlichen Schlüssel der signierenden Person.</translation>
    </message>
    <message>
        <source>Choose the site’s policy.</source>
        <translation>Wählen Sie die Richtlinie der Einrichtung.</translation>
    </message>
    <message>
        <source>Choose the table again: the plan then records it.</source>
        <translation>Wählen Sie die Tabelle noch einmal: Der Plan vermerkt es dann.</translation>
    </message>
    <message>
        <source>Choose total variation or the Kolmogorov distance, a family that knows the study’s size (bounded), or publish genotype counts.</source>
        <translation>Wählen Sie Totalvariation oder Kolmogorow-Distanz, eine Familie, die den Studienumfang kennt (bounded), oder veröffentlichen Sie Genotypzahlen.</translation>
    </message>
    <message>
        <source>Choose total variation or the Kolmogorov distance, attackers who know the size (bounded), or publish counts.</source>
        <translation>Wählen Sie Totalvariation oder Kolmogorow-Distanz, Angreifer, die den Umfang kennen (bounded), oder veröffentlichen Sie Zahlen.</translation>
    </message>
    <message>
        <source>Choose total variation or the Kolmogorov distance, whose sensitivities are proven for such studies.</source>
        <translation>Wählen Sie Totalvariation oder Kolmogorow-Distanz, deren Sensitivitäten für solche Studien bewiesen sind.</translation>
    </message>
    <message>
        <source>Choose what is published</source>
        <translation>Wählen, was veröffentlicht wird</translation>
    </message>
    <message>
        <source>Choose what is subtracted</source>
        <translation>Wählen, was abgezogen wird</translation>
    </message>
    <message>
        <source>Choose your private key.</source>
        <translation>Wählen Sie Ihren privaten Schlüssel.</translation>
    </message>
    <message>
        <source>Choose “Use probabilities” below.</source>
        <translation>Wählen Sie unten „Wahrscheinlichkeiten verwenden“.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Chosen without the data</source>
        <translation>Ohne die Daten gewählt</translation>
    </message>
    <message>
        <source>Chosen: {name}</source>
        <translation>Gewählt: {name}</translation>
    </message>
    <message>
        <source>Chromosome {name}: nothing published here.</source>
        <translation>Chromosom {name}: Hier wurde nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, and no other range compared is better beyond chance (ranges from ± {low} to ± {high} SD do equally well).</source>
        <translation>Kappen Sie das Merkmal auf den Mittelwert ± {clip} SD: In {power} von {studies} simulierten Studien gilt „{which}“, und kein anderer verglichener Bereich ist über den Zufall hinaus besser (von ± {low} bis ± {high} SD liegen sie gleichauf).</translation>
    </message>
    <message>
        <source>Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, more often than with every other range compared.</source>
        <translation>Kappen Sie das Merkmal auf den Mittelwert ± {clip} SD: In {power} von {studies} simulierten Studien gilt „{which}“, häufiger als mit jedem anderen verglichenen Bereich.</translation>
    </message>
    <message>
        <source>Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, more often than with the usual ± 1 SD.</source>
        <translation>Kappen Sie das Merkmal auf den Mittelwert ± {clip} SD: In {power} von {studies} simulierten Studien gilt „{which}“, häufiger als mit den üblichen ± 1 SD.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closing now could waste what was spent or written. Wait until it is done.</source>
        <translation>Beim Schließen könnte verloren gehen, was bereits verbraucht oder geschrieben wurde. Warten Sie, bis es fertig ist.</translation>
    </message>
    <message>
        <source>Code controls and cases as 0 and 1, or as 1 and 2.</source>
        <translation>Kodieren Sie Kontrollen und Fälle als 0 und 1 oder als 1 und 2.</translation>
    </message>
    <message>
        <source>Coding of cases</source>
        <translation>Kodierung der Fälle</translation>
    </message>
    <message>
        <source>Coin-flip attacker (50 % prior)</source>
        <translation>Münzwurf-Angreifer (50 % Prior)</translation>
    </message>
    <message>
        <source>Column of the phenotype file</source>
        <translation>Spalte der Phänotyp-Datei</translation>
    </message>
    <message>
        <source>Column with the trait</source>
        <translation>Spalte mit dem Merkmal</translation>
    </message>
    <message>
        <source>Columns are separated by tabs.</source>
        <translation>Spalten werden durch Tabulatoren getrennt.</translation>
    </message>
    <message>
        <source>Columns that together define the strata:</source>
        <translation>Spalten, die zusammen die Schichten bilden:</translation>
    </message>
    <message>
        <source>Combine strata until one has cases and controls.</source>
        <translation>Fassen Sie Schichten zusammen, bis eine Fälle und Kontrollen hat.</translation>
    </message>
    <message>
        <source>Combine strata until they have several participants.</source>
        <translation>Fassen Sie Schichten zusammen, bis sie mehrere Teilnehmende haben.</translation>
    </message>
    <message>
        <source>Comp&amp;ute utility</source>
        <translation>N&amp;utzen berechnen</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Alle vergleichen</translation>
    </message>
    <message>
        <source>Compare clips</source>
        <translation>Kappungen vergleichen</translation>
    </message>
    <message>
        <source>Compare inside strata</source>
        <translation>Innerhalb von Schichten vergleichen</translation>
    </message>
    <message>
        <source>Compare scenarios</source>
        <translation>Szenarien vergleichen</translation>
    </message>
    <message>
        <source>Compare without strata</source>
        <translation>Ohne Schichten vergleichen</translation>
    </message>
    <message>
        <source>Compares ranges of ½, 1, 1½, 2 and 3 SD on the same simulated participants, at the plan’s sample size</source>
        <translation>Vergleicht Bereiche von ½, 1, 1½, 2 und 3 SD an denselben simulierten Teilnehmenden, beim Stichprobenumfang des Plans</translation>
    </message>
    <message>
        <source>Comparing clips</source>
        <translation>Kappungen vergleichen</translation>
    </message>
    <message>
        <source>Comparing participants</source>
        <translation>Teilnehmende vergleichen</translation>
    </message>
    <message>
        <source>Comparing ranges</source>
        <translation>Bereiche vergleichen</translation>
    </message>
    <message>
        <source>Comparing scores and mechanisms</source>
        <translation>Scores und Mechanismen vergleichen</translation>
    </message>
    <message>
        <source>Comparing scores and mechanisms…</source>
        <translation>Scores und Mechanismen werden verglichen …</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>Complete the steps above first.</source>
        <translation>Schließen Sie zuerst die Schritte oben ab.</translation>
    </message>
    <message>
        <source>Computing power</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>Computing the forecast for this study</source>
        <translation>Prognose für diese Studie berechnen</translation>
    </message>
    <message>
        <source>Computing the forecast for this study…</source>
        <translation>Prognose für diese Studie wird berechnet …</translation>
    </message>
    <message>
        <source>Computing what each participant loses</source>
        <translation>Verlust jeder teilnehmenden Person berechnen</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Berechnung läuft …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the comparison</source>
        <translation>Vergleich fortsetzen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>Controls cannot be public while it is secret who is a case.</source>
        <translation>Kontrollen können nicht öffentlich sein, solange geheim ist, wer ein Fall ist.</translation>
    </message>
    <message>
        <source>Controls in each stratum</source>
        <translation>Kontrollen in jeder Schicht</translation>
    </message>
    <message>
        <source>Controls in group {n}, per cent</source>
        <translation>Kontrollen in Gruppe {n}, Prozent</translation>
    </message>
    <message>
        <source>Controls of stratum {n}</source>
        <translation>Kontrollen der Schicht {n}</translation>
    </message>
    <message>
        <source>Controls with a relative among the controls, per cent</source>
        <translation>Kontrollen mit Verwandten unter den Kontrollen, Prozent</translation>
    </message>
    <message>
        <source>Controls: people without the disease</source>
        <translation>Kontrollen: Menschen ohne die Krankheit</translation>
    </message>
    <message>
        <source>Convert it to VCF or PLINK 1: {tool}.</source>
        <translation>Wandeln Sie sie in VCF oder PLINK 1 um: {tool}.</translation>
    </message>
    <message>
        <source>Copies of the file elsewhere keep the old passphrase.</source>
        <translation>Kopien der Datei an anderen Orten behalten die alte Passphrase.</translation>
    </message>
    <message>
        <source>Copy &amp;methods paragraph</source>
        <translation>&amp;Methodenabsatz kopieren</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Zitat kopieren</translation>
    </message>
    <message>
        <source>Copy it again, or write it anew as BGEN 1.2: plink2 --bgen FILE --export bgen-1.2.</source>
        <translation>Kopieren Sie sie neu, oder schreiben Sie sie neu als BGEN 1.2: plink2 --bgen FILE --export bgen-1.2.</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy or make it again.</source>
        <translation>Kopieren oder erzeugen Sie sie neu.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;paragraph</source>
        <translation>&amp;Absatz kopieren</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Correct it in the step “What will be published”, or open the study’s files of that build.</source>
        <translation>Berichtigen Sie sie im Schritt „Was veröffentlicht wird“, oder öffnen Sie die Dateien der Studie mit dieser Genomversion.</translation>
    </message>
    <message>
        <source>Correct the genome build in the plan, or open the study’s files of that build.</source>
        <translation>Berichtigen Sie die Genomversion im Plan, oder öffnen Sie die Dateien der Studie mit dieser Genomversion.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost of covering more attackers</source>
        <translation>Was breiterer Schutz kostet</translation>
    </message>
    <message>
        <source>Count the table again from the study’s genotype file.</source>
        <translation>Zählen Sie die Tabelle aus der Genotypdatei der Studie neu aus.</translation>
    </message>
    <message>
        <source>Countersign a report</source>
        <translation>Bericht gegenzeichnen</translation>
    </message>
    <message>
        <source>Countersign…</source>
        <translation>Gegenzeichnen …</translation>
    </message>
    <message>
        <source>Counting genotypes</source>
        <translation>Genotypen zählen</translation>
    </message>
    <message>
        <source>Counting significant SNPs</source>
        <translation>Signifikante SNPs zählen</translation>
    </message>
    <message>
        <source>Counts are of cases and of controls, and a study of a quantitative trait has none.</source>
        <translation>Zahlen gibt es zu Fällen und Kontrollen, und eine Studie eines quantitativen Merkmals hat keine.</translation>
    </message>
    <message>
        <source>Counts are of people who have a call.</source>
        <translation>Die Zahlen betreffen Personen, deren Genotyp nicht fehlt.</translation>
    </message>
    <message>
        <source>Counts are published with the allele that is counted, so that allele must not depend on the study: many programs make the study’s own minor allele A1.</source>
        <translation>Zahlen werden mit dem gezählten Allel veröffentlicht; dieses Allel darf also nicht von der Studie abhängen: Viele Programme machen das seltenere Allel der Studie selbst zu A1.</translation>
    </message>
    <message>
        <source>Counts can be negative and do not add up.</source>
        <translation>Zahlen können negativ sein und summieren sich nicht.</translation>
    </message>
    <message>
        <source>Counts, ℓ1</source>
        <translation>Zahlen, ℓ1</translation>
    </message>
    <message>
        <source>Covariates of the adjusted trait, and the source of the coefficients</source>
        <translation>Kovariablen des adjustierten Merkmals und Quelle der Koeffizienten</translation>
    </message>
    <message>
        <source>Create a privacy &amp;ledger…</source>
        <translation>Privacy-Kontobuch an&amp;legen …</translation>
    </message>
    <message>
        <source>Create a privacy ledger</source>
        <translation>Privacy-Kontobuch anlegen</translation>
    </message>
    <message>
        <source>Create a privacy ledger…</source>
        <translation>Privacy-Kontobuch anlegen …</translation>
    </message>
    <message>
        <source>Create it first, or choose another folder.</source>
        <translation>Legen Sie ihn zuerst an, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Bisherige Passphrase</translation>
    </message>
    <message>
        <source>Curve of an attacker’s posterior by prior. {points}.</source>
        <translation>Kurve des Posteriors eines Angreifers nach dem Prior. {points}.</translation>
    </message>
    <message>
        <source>Curves of the {success} by sample size; this plan has {people} participants.</source>
        <translation>Kurven: {success}, nach dem Stichprobenumfang; dieser Plan hat {people}.</translation>
    </message>
    <message>
        <source>Custom prior range</source>
        <translation>Eigener Prior-Bereich</translation>
    </message>
    <message>
        <source>Cut the intervals so that each position lies in one of them at most.</source>
        <translation>Schneiden Sie die Intervalle so zu, dass jede Position in höchstens einem liegt.</translation>
    </message>
    <message>
        <source>Damaged, or not a ledger.</source>
        <translation>Beschädigt oder kein Privacy-Kontobuch.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Declare that A1 and A2 are public</source>
        <translation>A1 und A2 als öffentlich erklären</translation>
    </message>
    <message>
        <source>Decompress it first: {how}.</source>
        <translation>Entpacken Sie sie zuerst: {how}.</translation>
    </message>
    <message>
        <source>Describe the effect by odds ratios</source>
        <translation>Effekt durch Odds Ratios beschreiben</translation>
    </message>
    <message>
        <source>Describe the effect by odds ratios instead</source>
        <translation>Effekt stattdessen durch Odds Ratios beschreiben</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Differential privacy compares datasets that differ in one person. Bounded: one participant is replaced within their group, and the sizes stay public. Unbounded: one is added or removed, and the size itself is hidden. Swap: a case and a control change places. A proof for one relation is none for the others.</source>
        <translation>Differential Privacy vergleicht Datensätze, die sich in einer Person unterscheiden. Beschränkt: Eine teilnehmende Person wird innerhalb ihrer Gruppe ersetzt, und die Größen bleiben öffentlich. Unbeschränkt: Eine kommt hinzu oder fällt weg, und auch die Größe ist verborgen. Tausch: Ein Fall und eine Kontrolle tauschen die Plätze. Ein Beweis für eine Beziehung ist keiner für die anderen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Do not approve this request.</source>
        <translation>Geben Sie diesen Antrag nicht frei.</translation>
    </message>
    <message>
        <source>Do not pack this report.</source>
        <translation>Packen Sie diesen Bericht nicht.</translation>
    </message>
    <message>
        <source>Do not protect non-participation, or choose the family bounded.</source>
        <translation>Schützen Sie die Nichtteilnahme nicht, oder wählen Sie die Familie bounded.</translation>
    </message>
    <message>
        <source>Do not rely on these reports.</source>
        <translation>Verlassen Sie sich nicht auf diese Berichte.</translation>
    </message>
    <message>
        <source>Do not rely on this report.</source>
        <translation>Verlassen Sie sich nicht auf diesen Bericht.</translation>
    </message>
    <message>
        <source>Do not sign this report.</source>
        <translation>Signieren Sie diesen Bericht nicht.</translation>
    </message>
    <message>
        <source>Do one of the two in every plan, since this refusal itself reveals that calls are missing.</source>
        <translation>Tun Sie eines von beiden in jedem Plan, denn schon diese Ablehnung verrät, dass Genotypen fehlen.</translation>
    </message>
    <message>
        <source>Does not know the study’s size</source>
        <translation>Kennt den Studienumfang nicht</translation>
    </message>
    <message>
        <source>Does the attacker know who has the disease?</source>
        <translation>Weiß der Angreifer, wer die Krankheit hat?</translation>
    </message>
    <message>
        <source>Does this panel include participants of this study?</source>
        <translation>Enthält dieses Panel Teilnehmende dieser Studie?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Double-click a line, or press Return, to see that report’s pages.</source>
        <translation>Doppelklicken Sie auf eine Zeile oder drücken Sie die Eingabetaste, um die Seiten dieses Berichts zu sehen.</translation>
    </message>
    <message>
        <source>Drag the edges of the shaded range, or the point, to change them.</source>
        <translation>Ziehen Sie die Ränder des schattierten Bereichs oder den Punkt, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Drag the line at {prior} to cover a range of priors.</source>
        <translation>Ziehen Sie die Linie bei {prior}: Dann deckt sie einen Bereich ab.</translation>
    </message>
    <message>
        <source>Draw {draw}: {hits} of {causal} causal SNPs, {others}.</source>
        <translation>Ziehung {draw}: {hits} von {causal} kausalen SNPs, {others}.</translation>
    </message>
    <message>
        <source>Drawing and signing</source>
        <translation>Ziehen und signieren</translation>
    </message>
    <message>
        <source>Drawing the same whole people repeatedly makes chance differences look real, the more so the larger the study: λ of the null SNPs is 1.0 at 1,000 participants and 1.5 at 10,000 from a panel of 2,000 people, 1.2 and 3.2 from one of 500. Panel mosaics keep it near 1.</source>
        <translation>Wenn ganze Personen immer wieder gezogen werden, sehen zufällige Unterschiede echt aus, umso mehr, je größer die Studie: λ der SNPs ohne Effekt ist 1,0 bei tausend Teilnehmenden und 1,5 bei zehntausend aus einem Panel von zweitausend Personen, 1,2 und 3,2 aus einem von 500. Panel-Mosaike halten es nahe 1.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>Drop a .gwasledger here.</source>
        <translation>Legen Sie hier eine .gwasledger-Datei ab.</translation>
    </message>
    <message>
        <source>Drop a .release.json here, several, or a folder of them.</source>
        <translation>Legen Sie hier eine oder mehrere .release.json-Dateien oder einen Ordner davon ab.</translation>
    </message>
    <message>
        <source>Drop a .release.json here.</source>
        <translation>Legen Sie hier eine .release.json-Datei ab.</translation>
    </message>
    <message>
        <source>Drop a .request.json here.</source>
        <translation>Legen Sie hier eine .request.json-Datei ab.</translation>
    </message>
    <message>
        <source>Drop a report (.release.json) and the signer’s public key (.pub.pem) here, in any order.</source>
        <translation>Legen Sie hier einen Bericht (.release.json) und den öffentlichen Schlüssel der signierenden Person (.pub.pem) ab, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Drop a study here: {endings}.</source>
        <translation>Legen Sie hier eine Studie ab: {endings}.</translation>
    </message>
    <message>
        <source>Drop a study whose causal SNPs are known. The result appears here.</source>
        <translation>Legen Sie eine Studie ab, deren kausale SNPs bekannt sind. Das Ergebnis erscheint hier.</translation>
    </message>
    <message>
        <source>Drop the file of values here.</source>
        <translation>Legen Sie hier die Datei mit den Werten ab.</translation>
    </message>
    <message>
        <source>Drop the request on the left. This page then shows what would be published, and what it means.</source>
        <translation>Legen Sie den Antrag links ab. Dann zeigt diese Seite, was veröffentlicht würde und was es bedeutet.</translation>
    </message>
    <message>
        <source>Drop the signer’s .pub.pem here.</source>
        <translation>Legen Sie die .pub.pem-Datei der signierenden Person hier ab.</translation>
    </message>
    <message>
        <source>Each has a prior of {share}.</source>
        <translation>Jeweils ein Prior von {share}.</translation>
    </message>
    <message>
        <source>Each line needs FID and IID as the study has them, or the IID alone; a header may name these columns.</source>
        <translation>Jede Zeile braucht FID und IID wie in der Studie oder nur die IID; eine Kopfzeile darf diese Spalten benennen.</translation>
    </message>
    <message>
        <source>Each line needs FID, IID and the phenotype.</source>
        <translation>Jede Zeile braucht FID, IID und den Phänotyp.</translation>
    </message>
    <message>
        <source>Each line needs chromosome, start (from 0) and end, with start &lt; end, as in a BED file.</source>
        <translation>Jede Zeile braucht Chromosom, Anfang (ab 0) und Ende, mit Anfang &lt; Ende, wie in einer BED-Datei.</translation>
    </message>
    <message>
        <source>Each person is judged by their own calls and public data alone. Whoever fails a rule stays among the numbers of participants, with every call missing; where the size of the study is secret, they do not count. How many these are is not shown.</source>
        <translation>Jede Person wird allein nach ihren eigenen Genotypen und öffentlichen Daten beurteilt. Wer eine Regel nicht erfüllt, zählt weiter zu den Teilnehmenden, mit lauter fehlenden Genotypen; ist die Größe der Studie geheim, zählt die Person nicht. Wie viele das sind, wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Each person is protected individually.</source>
        <translation>Jede Person ist einzeln geschützt.</translation>
    </message>
    <message>
        <source>Each person is protected individually. Relatives, or others who only take part together, are not protected as a family: set the family size to cover them.</source>
        <translation>Jede Person ist einzeln geschützt. Verwandte oder andere, die nur gemeinsam teilnehmen, sind nicht als Familie geschützt: Dafür gibt es die Familiengröße.</translation>
    </message>
    <message>
        <source>Each person’s components are computed from their own genotypes and the public panel, and the label is the nearest centre’s. Missing calls add nothing. Other people of the study have no influence, so the labels may be strata of a release.</source>
        <translation>Die Komponenten jeder Person werden aus ihren eigenen Genotypen und dem öffentlichen Panel berechnet; zugeordnet wird das nächste Zentrum. Fehlende Genotypen tragen nichts bei. Andere Personen der Studie haben keinen Einfluss, daher dürfen die Zuordnungen Schichten einer Veröffentlichung sein.</translation>
    </message>
    <message>
        <source>Each person’s value of “{name}”: lines with FID, IID and value (NA: missing).</source>
        <translation>Wert jeder Person für „{name}“: Zeilen mit FID, IID und Wert (NA: fehlt).</translation>
    </message>
    <message>
        <source>Each prior (horizontal) has a highest and a lowest posterior (vertical). Shaded: the priors that the guarantee covers. The diagonal would be perfect privacy. The dashed line is the guarantee; the curve touches it at one end of the range.</source>
        <translation>Zu jedem Prior (waagerecht) gehören ein größter und ein kleinster Posterior (senkrecht). Schattiert: die Priors, die die Garantie abdeckt. Die Diagonale wäre vollkommene Privatheit. Die gestrichelte Linie ist die Garantie; die Kurve berührt sie an einem Ende des Bereichs.</translation>
    </message>
    <message>
        <source>Each rehearsal takes the next seed: another study of the same size.</source>
        <translation>Jede Probe nimmt den nächsten Startwert: eine andere Studie derselben Größe.</translation>
    </message>
    <message>
        <source>Each release is signed in the step in which it is drawn, right or wrong. A release that is withheld stays spent and is listed in later reports.</source>
        <translation>Jede Veröffentlichung wird in dem Schritt signiert, in dem sie gezogen wird, ob richtig oder falsch. Eine zurückgehaltene Veröffentlichung bleibt verbraucht und ist in späteren Berichten aufgeführt.</translation>
    </message>
    <message>
        <source>Each release needs the approval of a second person, with one of these keys: {ids}.</source>
        <translation>Jede Veröffentlichung braucht die Freigabe durch eine zweite Person, mit einem dieser Schlüssel: {ids}.</translation>
    </message>
    <message>
        <source>Each step from one report to the next is verified by the hashes in the reports.</source>
        <translation>Jeder Schritt von einem Bericht zum nächsten ist durch die Hashwerte in den Berichten geprüft.</translation>
    </message>
    <message>
        <source>Each stratum needs {number} cases or more.</source>
        <translation>Jede Schicht braucht {number} oder mehr Fälle.</translation>
    </message>
    <message>
        <source>Each stratum needs {number} controls or more.</source>
        <translation>Jede Schicht braucht {number} oder mehr Kontrollen.</translation>
    </message>
    <message>
        <source>Each stratum needs {number} participants or more.</source>
        <translation>Jede Schicht braucht {number} oder mehr Teilnehmende.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Edit attacker</source>
        <translation>Angreifer ändern</translation>
    </message>
    <message>
        <source>Edit release</source>
        <translation>Veröffentlichung ändern</translation>
    </message>
    <message>
        <source>Edit scenario</source>
        <translation>Szenario ändern</translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation>Studie ändern</translation>
    </message>
    <message>
        <source>Effect of a causal SNP, standard deviations of the trait per copy</source>
        <translation>Effekt eines kausalen SNPs, Standardabweichungen des Merkmals je Kopie</translation>
    </message>
    <message>
        <source>Effects state which allele raises the odds. First confirm that A1 and A2 were set by a public manifest, or choose a reference.</source>
        <translation>Effekte geben an, welches Allel die Odds erhöht. Bestätigen Sie zuerst, dass A1 und A2 durch ein öffentliches Manifest festgelegt wurden, oder wählen Sie eine Referenz.</translation>
    </message>
    <message>
        <source>Empty: the number of cases above holds in each stratum.</source>
        <translation>Leer: Die Zahl der Fälle oben gilt in jeder Schicht.</translation>
    </message>
    <message>
        <source>Empty: the number of controls above holds in each stratum.</source>
        <translation>Leer: Die Zahl der Kontrollen oben gilt in jeder Schicht.</translation>
    </message>
    <message>
        <source>Enlarge the universe or lower k; 2k people show the bound reached.</source>
        <translation>Vergrößern Sie das Universum oder senken Sie k; 2k Personen zeigen, dass die Schranke erreicht wird.</translation>
    </message>
    <message>
        <source>Enlarge the universe to {size} people or more, or raise the rate.</source>
        <translation>Vergrößern Sie das Universum auf {size} oder mehr Personen, oder erhöhen Sie die Rate.</translation>
    </message>
    <message>
        <source>Enlarge the universe, or give fewer worlds.</source>
        <translation>Vergrößern Sie das Universum oder nennen Sie weniger Welten.</translation>
    </message>
    <message>
        <source>Enlarge, save or copy this plot</source>
        <translation>Dieses Diagramm vergrößern, speichern oder kopieren</translation>
    </message>
    <message>
        <source>Enlarge, save or copy: {title}</source>
        <translation>Vergrößern, speichern oder kopieren: {title}</translation>
    </message>
    <message>
        <source>Enter a new passphrase.</source>
        <translation>Geben Sie eine neue Passphrase ein.</translation>
    </message>
    <message>
        <source>Enter it, or a penetrance table instead of odds ratios.</source>
        <translation>Geben Sie sie ein, oder eine Penetranztabelle statt Odds Ratios.</translation>
    </message>
    <message>
        <source>Enter it.</source>
        <translation>Geben Sie sie ein.</translation>
    </message>
    <message>
        <source>Enter its causal SNPs.</source>
        <translation>Geben Sie ihre kausalen SNPs ein.</translation>
    </message>
    <message>
        <source>Enter the current passphrase.</source>
        <translation>Geben Sie die bisherige Passphrase ein.</translation>
    </message>
    <message>
        <source>Enter the key’s passphrase.</source>
        <translation>Geben Sie die Passphrase des Schlüssels ein.</translation>
    </message>
    <message>
        <source>Enter the name of a file.</source>
        <translation>Geben Sie den Namen einer Datei ein.</translation>
    </message>
    <message>
        <source>Enter the new passphrase twice.</source>
        <translation>Geben Sie die neue Passphrase zweimal ein.</translation>
    </message>
    <message>
        <source>Enter the passphrase of the key.</source>
        <translation>Geben Sie die Passphrase des Schlüssels ein.</translation>
    </message>
    <message>
        <source>Enter the rules first, or open a policy.</source>
        <translation>Tragen Sie zuerst die Regeln ein oder öffnen Sie eine Richtlinie.</translation>
    </message>
    <message>
        <source>Enter the strata</source>
        <translation>Schichten eingeben</translation>
    </message>
    <message>
        <source>Enter the strata in the Calibration tab, before looking at any result.</source>
        <translation>Tragen Sie die Schichten im Reiter „Kalibrierung“ ein, bevor Sie ein Ergebnis ansehen.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Enumerating small studies</source>
        <translation>Kleine Studien aufzählen</translation>
    </message>
    <message>
        <source>Epsilon for noisy scores of the published SNPs, 0 for none</source>
        <translation>Epsilon für verrauschte Scores der veröffentlichten SNPs, 0 für keine</translation>
    </message>
    <message>
        <source>Epsilon of all releases together</source>
        <translation>Epsilon aller Veröffentlichungen zusammen</translation>
    </message>
    <message>
        <source>Epsilon of the mechanism</source>
        <translation>Epsilon des Mechanismus</translation>
    </message>
    <message>
        <source>Epsilon of the release</source>
        <translation>Epsilon der Veröffentlichung</translation>
    </message>
    <message>
        <source>Epsilon that this release spends</source>
        <translation>Epsilon, das diese Veröffentlichung verbraucht</translation>
    </message>
    <message>
        <source>Equal shares</source>
        <translation>Gleiche Anteile</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Schätzung läuft …</translation>
    </message>
    <message>
        <source>Every SNP needs the same people; missing calls are counted in case_missing and control_missing.</source>
        <translation>Jeder SNP braucht dieselben Personen; fehlende Genotypen werden in case_missing und control_missing gezählt.</translation>
    </message>
    <message>
        <source>Every SNP of a reference needs its frequency, or leave the column out.</source>
        <translation>Jeder SNP einer Referenz braucht seine Häufigkeit, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Every allele but the first counts as a1; a genotype with a probability of at least 0.9 is a call, every other call is missing.</source>
        <translation>Jedes Allel außer dem ersten zählt als a1; ein Genotyp mit einer Wahrscheinlichkeit von mindestens 0,9 gilt als bestimmt, jeder andere fehlt.</translation>
    </message>
    <message>
        <source>Every allele but the first counts as a1; genotype probabilities are used, in thousandths, haploid ones outside the autosomes as two copies.</source>
        <translation>Jedes Allel außer dem ersten zählt als a1; Genotyp-Wahrscheinlichkeiten werden verwendet, in Tausendsteln, haploide außerhalb der Autosomen als zwei Kopien.</translation>
    </message>
    <message>
        <source>Every allele but the reference counts as a1; dosages are used, in thousandths, and hard calls where there are none.</source>
        <translation>Jedes Allel außer der Referenz zählt als a1; Dosierungen werden verwendet, in Tausendsteln, und Hard Calls, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Every allele but the reference counts as a1; half-calls and faulty calls count as missing, haploid calls outside the autosomes as two copies; FILTER is not used.</source>
        <translation>Jedes Allel außer der Referenz zählt als a1; halbe und fehlerhafte Genotypen zählen als fehlend, haploide außerhalb der Autosomen als zwei Kopien; FILTER wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Every allele but the reference counts as a1; hard calls are used, dosages are not.</source>
        <translation>Jedes Allel außer der Referenz zählt als a1; Hard Calls werden verwendet, Dosierungen nicht.</translation>
    </message>
    <message>
        <source>Every conceivable attacker</source>
        <translation>Jeder denkbare Angreifer</translation>
    </message>
    <message>
        <source>Every file of the report is in {folder}.</source>
        <translation>Alle Dateien des Berichts sind in {folder}.</translation>
    </message>
    <message>
        <source>Every participant is known to be a case, known to be a control, or one of the m equally likely candidates, of whom exactly one is a case.</source>
        <translation>Von allen Teilnehmenden ist bekannt, dass sie Fall oder Kontrolle sind, oder sie gehören zu den m gleich wahrscheinlichen, von denen genau einer ein Fall ist.</translation>
    </message>
    <message>
        <source>Every participant needs a label: use a separate label for people without one.</source>
        <translation>Alle Teilnehmenden brauchen eine Zuordnung: Verwenden Sie eine eigene für Personen ohne Zuordnung.</translation>
    </message>
    <message>
        <source>Every participant needs a phenotype, and {n} of {n_people} people have none: remove them, since that depends on the phenotype alone.</source>
        <translation>Alle Teilnehmenden brauchen einen Phänotyp, und {n} von {n_people} Personen haben keinen: Entfernen Sie sie, da das allein vom Phänotyp abhängt.</translation>
    </message>
    <message>
        <source>Every participant needs a phenotype: remove people without a phenotype first.</source>
        <translation>Alle Teilnehmenden brauchen einen Phänotyp: Entfernen Sie zuerst Personen ohne Phänotyp.</translation>
    </message>
    <message>
        <source>Every person is known to be in, known to be out, or one of the m equally likely candidates, of whom exactly one took part.</source>
        <translation>Von jeder Person ist bekannt, dass sie dabei ist oder nicht dabei ist, oder sie ist eine von m gleich wahrscheinlichen Personen, von denen genau eine teilgenommen hat.</translation>
    </message>
    <message>
        <source>Every prior is covered: belief grows and doubt shrinks at most {times}-fold (γ).</source>
        <translation>Jeder Prior ist abgedeckt: Gewissheit wächst und Zweifel schrumpft höchstens {times}-fach (γ).</translation>
    </message>
    <message>
        <source>Every report that keeps this policy repeats it.</source>
        <translation>Jeder Bericht, der diese Richtlinie einhält, wiederholt ihn.</translation>
    </message>
    <message>
        <source>Every row was written to {file}.</source>
        <translation>Alle Zeilen wurden nach {file} geschrieben.</translation>
    </message>
    <message>
        <source>Every selection of SNPs (exponential, permute-and-flip, Laplace, joint, significant set), with noisy scores of the selected SNPs if wanted; noisy scores and counts of SNPs named beforehand; the number of significant SNPs.</source>
        <translation>Jede Auswahl von SNPs (exponentiell, Permute-and-flip, Laplace, gemeinsam, signifikante Menge), auf Wunsch mit verrauschten Scores der ausgewählten SNPs; verrauschte Scores und Zahlen vorab benannter SNPs; die Zahl signifikanter SNPs.</translation>
    </message>
    <message>
        <source>Every subset of the population is equally likely to them. The framework’s worked example.</source>
        <translation>Jede Teilmenge der Bevölkerung ist gleich wahrscheinlich. Das durchgerechnete Beispiel des Rahmens.</translation>
    </message>
    <message>
        <source>Every subset of the population is equally likely to this attacker, so everybody’s prior is one half and the size is unknown. k-Max, the framework’s worked example, gives γ = (2^k − 1)/(2^k − 2) against them, if the empty dataset is counted as rank 1; as published it fails.</source>
        <translation>Für diesen Angreifer ist jede Teilmenge der Bevölkerung gleich wahrscheinlich; der Prior ist also für alle ein halb, und der Umfang ist unbekannt. k-Max, das durchgerechnete Beispiel des Rahmens, gibt gegen ihn γ = (2^k − 1)/(2^k − 2), wenn der leere Datensatz als Rang 1 gezählt wird; wie veröffentlicht versagt es.</translation>
    </message>
    <message>
        <source>Every term that the window uses, in one paragraph each.</source>
        <translation>Jeder Begriff, den das Fenster verwendet, in je einem Absatz.</translation>
    </message>
    <message>
        <source>Everybody is then counted as having two copies: a man’s single X counts as two identical copies. A release never includes these SNPs.</source>
        <translation>Alle werden dann so gezählt, als hätten sie zwei Kopien: Das eine X eines Mannes zählt als zwei gleiche. Eine Veröffentlichung schließt diese SNPs nie ein.</translation>
    </message>
    <message>
        <source>Everybody may know who took part, so there is no guarantee about membership tests.</source>
        <translation>Wer teilgenommen hat, darf allgemein bekannt sein; daher gibt es keine Garantie zu Teilnahmetests.</translation>
    </message>
    <message>
        <source>Everybody may know who took part; nobody should learn from the release what was measured in them.</source>
        <translation>Wer teilgenommen hat, darf allgemein bekannt sein; niemand soll aus der Veröffentlichung erfahren, was bei den Teilnehmenden gemessen wurde.</translation>
    </message>
    <message>
        <source>Everybody may know who took part; nobody should learn which participants have the disease.</source>
        <translation>Wer teilgenommen hat, darf allgemein bekannt sein; niemand soll erfahren, welche Teilnehmenden die Krankheit haben.</translation>
    </message>
    <message>
        <source>Exact inclusion probabilities by {mechanism} are for M up to {largest_exact}, not {n_snps}.</source>
        <translation>Genaue Auswahlwahrscheinlichkeiten mit {mechanism} gibt es für M bis {largest_exact}, nicht {n_snps}.</translation>
    </message>
    <message>
        <source>Exact numbers of participants printed anywhere: {names}.</source>
        <translation>Irgendwo gedruckte genaue Teilnehmerzahlen: {names}.</translation>
    </message>
    <message>
        <source>Exact numbers of participants that plans took to be printed nowhere are printed in a paper:</source>
        <translation>Genaue Teilnehmerzahlen, die nach den Plänen nirgends gedruckt sind, stehen in einem Artikel:</translation>
    </message>
    <message>
        <source>Exact numbers of this account’s participants would be printed, or are already, that its first plan took to be printed nowhere, and nothing is proven of its release {releases} against whoever knows them.</source>
        <translation>Genaue Teilnehmerzahlen dieses Kontos würden gedruckt oder sind es schon, die nach seinem ersten Plan nirgends gedruckt sind, und für seine Veröffentlichung {releases} ist gegen jemanden, der sie kennt, nichts bewiesen.</translation>
    </message>
    <message>
        <source>Exact results were viewed: {what}.</source>
        <translation>Exakte Ergebnisse wurden angesehen: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Exact statistics were viewed {n} times before ({views}).</source>
        <translation>
            <numerusform>Exakte Statistiken wurden vorher einmal angesehen ({views}).</numerusform>
            <numerusform>Exakte Statistiken wurden vorher {n}-mal angesehen ({views}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact statistics, counts of missing genotypes, hashes of genotypes and run times are not written to reports, logs or file names.</source>
        <translation>Exakte Statistiken, Zahlen fehlender Genotypen, Hashwerte von Genotypen und Laufzeiten werden nicht in Berichte, Protokolle oder Dateinamen geschrieben.</translation>
    </message>
    <message>
        <source>Exact: computed without random draws, so there is no standard error.</source>
        <translation>Exakt: ohne zufällige Ziehungen berechnet, daher ohne Standardfehler.</translation>
    </message>
    <message>
        <source>Example study</source>
        <translation>Beispielstudie</translation>
    </message>
    <message>
        <source>Example values, not your study’s: {parts}. Enter your own in Model and Calibration.</source>
        <translation>Beispielwerte, nicht die Ihrer Studie: {parts}. Tragen Sie Ihre eigenen in Modell und Kalibrierung ein.</translation>
    </message>
    <message>
        <source>Example: {example}</source>
        <translation>Beispiel: {example}</translation>
    </message>
    <message>
        <source>Expected share of the causal SNPs that is published</source>
        <translation>Erwarteter Anteil der kausalen SNPs, der veröffentlicht wird</translation>
    </message>
    <message>
        <source>Expected share of the published SNPs that is causal</source>
        <translation>Erwarteter Anteil der veröffentlichten SNPs, der kausal ist</translation>
    </message>
    <message>
        <source>Exponential mechanism</source>
        <translation>Exponentieller Mechanismus</translation>
    </message>
    <message>
        <source>Export every row</source>
        <translation>Alle Zeilen exportieren</translation>
    </message>
    <message>
        <source>F_ST between ancestry groups (0: none)</source>
        <translation>F_ST zwischen Abstammungsgruppen (0: keiner)</translation>
    </message>
    <message>
        <source>F_ST of ancestry groups</source>
        <translation>F_ST der Abstammungsgruppen</translation>
    </message>
    <message>
        <source>False-positive rate of the attack, per cent</source>
        <translation>Falsch-positiv-Rate des Angriffs, Prozent</translation>
    </message>
    <message numerus="yes">
        <source>Families of up to {n} people must be protected together.</source>
        <translation>
            <numerusform>Jede Person muss geschützt sein.</numerusform>
            <numerusform>Familien von bis zu {n} Personen müssen gemeinsam geschützt sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Family size</source>
        <translation>Familiengröße</translation>
    </message>
    <message>
        <source>Family size {size}: up to {size} relatives are protected as one, and ε is divided by {size}.</source>
        <translation>Familiengröße {size}: Bis zu {size} Verwandte sind gemeinsam geschützt, und ε wird durch {size} geteilt.</translation>
    </message>
    <message>
        <source>Family size: people who are protected together</source>
        <translation>Familiengröße: Personen, die gemeinsam geschützt sind</translation>
    </message>
    <message>
        <source>Figure {number}: {title}</source>
        <translation>Abbildung {number}: {title}</translation>
    </message>
    <message>
        <source>Figures of the paper</source>
        <translation>Abbildungen des Artikels</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File of labels</source>
        <translation>Datei mit Zuordnungen</translation>
    </message>
    <message>
        <source>File of loci</source>
        <translation>Datei der Loci</translation>
    </message>
    <message>
        <source>File of values</source>
        <translation>Datei mit Werten</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files filtered before</source>
        <translation>Vorher gefilterte Dateien</translation>
    </message>
    <message>
        <source>Files that were filtered by genotypes before the program saw them are not released.</source>
        <translation>Aus Dateien, die nach Genotypen gefiltert wurden, bevor das Programm sie sah, wird nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>Fill it in.</source>
        <translation>Füllen Sie sie aus.</translation>
    </message>
    <message>
        <source>Filled in from the new key, for this release only.</source>
        <translation>Aus dem neuen Schlüssel übernommen, nur für diese Veröffentlichung.</translation>
    </message>
    <message>
        <source>Filled: published. Ring: missed. Cross: other SNPs were published too.</source>
        <translation>Gefüllt: veröffentlicht. Ring: verfehlt. Kreuz: Auch andere SNPs wurden veröffentlicht.</translation>
    </message>
    <message>
        <source>Filling with a panel’s commonest genotype needs a reference panel.</source>
        <translation>Das Ergänzen mit dem häufigsten Genotyp eines Panels braucht ein Referenzpanel.</translation>
    </message>
    <message>
        <source>Filters by call rate and allele frequency are then not needed: with most scores, missing calls lower a SNP’s score, and a public offset lowers that of rare SNPs.</source>
        <translation>Filter nach Call Rate und Allelhäufigkeit sind dann nicht nötig: Bei den meisten Scores senken fehlende Genotypen den Score eines SNPs, und ein öffentlicher Offset senkt den seltener SNPs.</translation>
    </message>
    <message>
        <source>Finding the variants</source>
        <translation>Varianten suchen</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Fingerprint of the key: {digits}</source>
        <translation>Fingerabdruck des Schlüssels: {digits}</translation>
    </message>
    <message>
        <source>Finish it with the signer’s public key…</source>
        <translation>Mit öffentlichem Schlüssel fertigstellen …</translation>
    </message>
    <message>
        <source>Finish with the signer’s public key…</source>
        <translation>Mit öffentlichem Schlüssel fertigstellen …</translation>
    </message>
    <message>
        <source>Finished. Nothing was drawn or spent.</source>
        <translation>Fertiggestellt. Nichts wurde gezogen oder verbraucht.</translation>
    </message>
    <message>
        <source>Finishing the release</source>
        <translation>Veröffentlichung fertigstellen</translation>
    </message>
    <message>
        <source>First choose the signer’s key as a file: the plan will name it.</source>
        <translation>Wählen Sie zuerst den Schlüssel der signierenden Person als Datei: Der Plan wird ihn nennen.</translation>
    </message>
    <message>
        <source>First compare this fingerprint with the owner, by telephone or in person:</source>
        <translation>Vergleichen Sie zuerst diesen Fingerabdruck mit der Person, der er gehört, telefonisch oder persönlich:</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>First list the SNPs by id. They must not be chosen using this study’s data.</source>
        <translation>Führen Sie zuerst die SNPs mit ihren Kennungen auf. Sie dürfen nicht anhand der Daten dieser Studie gewählt sein.</translation>
    </message>
    <message>
        <source>Fixed beforehand, by an array or a panel</source>
        <translation>Vorab festgelegt, durch Array oder Panel</translation>
    </message>
    <message>
        <source>Flip the loadings to the study’s strand, or remove this SNP from them.</source>
        <translation>Drehen Sie die Ladungen auf den Strang der Studie, oder entfernen Sie diesen SNP daraus.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder for the figures</source>
        <translation>Ordner für die Abbildungen</translation>
    </message>
    <message>
        <source>Folder for the labels</source>
        <translation>Ordner für die Zuordnungen</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Ordner für den Bericht</translation>
    </message>
    <message>
        <source>Folder for the report’s files</source>
        <translation>Ordner für die Dateien des Berichts</translation>
    </message>
    <message>
        <source>Folder for the simulated study</source>
        <translation>Ordner für die simulierte Studie</translation>
    </message>
    <message>
        <source>Folder for the study</source>
        <translation>Ordner für die Studie</translation>
    </message>
    <message>
        <source>Folder of the reference study</source>
        <translation>Ordner der Referenzstudie</translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation>Ordner, in den geschrieben wird</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>For VCF and BCF files (GP, else DS), .pgen files with dosages, and BGEN.</source>
        <translation>Für VCF- und BCF-Dateien (GP, sonst DS), .pgen-Dateien mit Dosierungen und BGEN.</translation>
    </message>
    <message>
        <source>For a number of SNPs that is known beforehand, the joint draw needs fewer participants than the right list.</source>
        <translation>Für eine vorher bekannte Zahl von SNPs braucht die gemeinsame Ziehung weniger Teilnehmende als die richtige Liste.</translation>
    </message>
    <message>
        <source>For a paper’s methods</source>
        <translation>Für den Methodenteil eines Artikels</translation>
    </message>
    <message>
        <source>For a plan whose numbers of cases and of controls may be off: without it, weights follow from these, and 10 people too many on one side are not noticed, a tenth of the study is fatal.</source>
        <translation>Für einen Plan, dessen Zahlen von Fällen und Kontrollen danebenliegen können: Ohne dies folgen die Gewichte aus ihnen, und 10 Personen zu viel auf einer Seite fallen nicht auf, ein Zehntel der Studie macht alles zunichte.</translation>
    </message>
    <message>
        <source>For a prior of {range}, e^ε may be {own}; for any prior, {gamma}.</source>
        <translation>Bei einem Prior von {range} darf e^ε = {own} sein, bei beliebigem Prior {gamma}.</translation>
    </message>
    <message>
        <source>For a universe of a few people everything can be enumerated: all datasets, an attacker’s belief in each, and a small mechanism’s outputs. The smallest γ then follows from Bayes’ rule alone. The theory check does this for every family and shows where careless readings of the theory fail.</source>
        <translation>Für ein Universum aus wenigen Personen lässt sich alles aufzählen: alle Datensätze, die Gewissheit eines Angreifers in jedem und die Ausgaben eines kleinen Mechanismus. Das kleinste γ folgt dann allein aus der Regel von Bayes. Die Theorieprüfung tut das für jede Familie und zeigt, wo unachtsame Lesarten der Theorie versagen.</translation>
    </message>
    <message>
        <source>For an attacker who may know any dependence between people, such as all or nobody of a village, γ holds only if the output is nearly the same for all datasets, even for two without a person in common. No useful result is like that, so nothing is offered.</source>
        <translation>Gegen einen Angreifer, der jede Abhängigkeit zwischen Personen kennen kann, etwa alle oder niemand aus einem Dorf, gilt γ nur, wenn die Ausgabe für alle Datensätze fast gleich ist, selbst für zwei ohne gemeinsame Person. So ist kein nützliches Ergebnis, daher wird nichts angeboten.</translation>
    </message>
    <message>
        <source>For any other prior, the odds change at most {ratio}-fold.</source>
        <translation>Bei jedem anderen Prior ändern sich die Odds höchstens um den Faktor {ratio}.</translation>
    </message>
    <message>
        <source>For any prior, its ends are 0 and 1.</source>
        <translation>Für einen beliebigen Prior sind die Enden 0 und 1.</translation>
    </message>
    <message>
        <source>For any prior, the likelihood ratio may be at most e^ε = γ = {ratio}.</source>
        <translation>Für jeden Prior darf der Likelihood-Quotient höchstens e^ε = γ = {ratio} sein.</translation>
    </message>
    <message>
        <source>For beliefs this means: {beliefs}.</source>
        <translation>Für die Gewissheit heißt das: {beliefs}.</translation>
    </message>
    <message>
        <source>For comparison with published work: it needs a larger sample than the others.</source>
        <translation>Zum Vergleich mit veröffentlichten Arbeiten: Er braucht eine größere Stichprobe als die anderen.</translation>
    </message>
    <message>
        <source>For one SNP, or where the literature’s usual mechanism is wanted.</source>
        <translation>Für einen einzigen SNP, oder wenn der in der Literatur übliche Mechanismus gewünscht ist.</translation>
    </message>
    <message>
        <source>For one such release, no test that decides between two values of a participant’s trait has an advantage (TPR − FPR) above {most}; this relies on {loss}.</source>
        <translation>Bei einer solchen Veröffentlichung hat kein Test, der zwischen zwei Merkmalswerten einer teilnehmenden Person entscheidet, einen Vorteil (TPR − FPR) über {most}; das beruht auf: {loss}.</translation>
    </message>
    <message>
        <source>For priors outside the range a weaker bound holds. It is shown beside the main one.</source>
        <translation>Für Priors außerhalb des Bereichs gilt eine schwächere Schranke. Sie steht neben der wichtigsten.</translation>
    </message>
    <message>
        <source>For priors up to b = {b}, the posterior stays at or below ρ = {rho} exactly when e^ε = ρ(1 − b) / (b(1 − ρ)) = {ratio}.</source>
        <translation>Für Priors bis b = {b} bleibt der Posterior genau dann höchstens ρ = {rho}, wenn e^ε = ρ(1 − b) / (b(1 − ρ)) = {ratio}.</translation>
    </message>
    <message>
        <source>For someone who is {belief} {event}</source>
        <translation>Für jemanden, der sich {belief} ist, {event}</translation>
    </message>
    <message>
        <source>For someone who knows who has the disease and is {belief} {event}</source>
        <translation>Für jemanden, der weiß, wer die Krankheit hat, und sich {belief} ist, {event}</translation>
    </message>
    <message>
        <source>For someone who knows who has the disease, however sure they are {event}</source>
        <translation>Für jemanden, der weiß, wer die Krankheit hat, und sich beliebig sicher ist, {event}</translation>
    </message>
    <message>
        <source>For someone who knows {known} and is {belief} {event}</source>
        <translation>Für jemanden, der weiß, {known}, und sich {belief} ist, {event}</translation>
    </message>
    <message>
        <source>For someone who knows {known}, however sure they are {event}</source>
        <translation>Für jemanden, der weiß, {known}, und sich beliebig sicher ist, {event}</translation>
    </message>
    <message>
        <source>For the &amp;ethics board…</source>
        <translation>Für die &amp;Ethikkommission …</translation>
    </message>
    <message>
        <source>For the ethics board</source>
        <translation>Für die Ethikkommission</translation>
    </message>
    <message>
        <source>For the ethics board or the funder, before there are data (Ctrl+Shift+P)</source>
        <translation>Für die Ethikkommission oder den Geldgeber, bevor es Daten gibt (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>For the ethics board or the funder, before there are data: the guarantee, what will be published, the power, and the sample size needed. It is computed from the plan’s assumptions; nothing is drawn or spent.</source>
        <translation>Für die Ethikkommission oder den Geldgeber, bevor es Daten gibt: die Garantie, was veröffentlicht wird, die Power und der nötige Stichprobenumfang. Er wird aus den Annahmen des Plans berechnet; nichts wird gezogen oder verbraucht.</translation>
    </message>
    <message>
        <source>For the noisy scores, {noise}.</source>
        <translation>Zu den verrauschten Scores: {noise}.</translation>
    </message>
    <message>
        <source>For the same guarantee, a narrower range of priors around one half allows a larger e^ε, that is less noise: for γ = 2, from 2 for any prior to 3 for one half.</source>
        <translation>Für dieselbe Garantie erlaubt ein engerer Bereich von Priors um ein halb ein größeres e^ε, also weniger Rauschen: für γ = 2 von 2 bei beliebigem Prior bis 3 bei einem halb.</translation>
    </message>
    <message numerus="yes">
        <source>For {n} earlier releases of this account people or SNPs were removed because of genotypes before this program saw the file; what that removal tells is not covered.</source>
        <translation>
            <numerusform>Für eine frühere Veröffentlichung dieses Kontos wurden Personen oder SNPs aufgrund von Genotypen entfernt, bevor dieses Programm die Datei sah; was jenes Entfernen verrät, ist nicht abgedeckt.</numerusform>
            <numerusform>Für {n} frühere Veröffentlichungen dieses Kontos wurden Personen oder SNPs aufgrund von Genotypen entfernt, bevor dieses Programm die Datei sah; was jenes Entfernen verrät, ist nicht abgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forecasts</source>
        <translation>Prognosen</translation>
    </message>
    <message>
        <source>Forecasts are computed on simulated studies and public panels, never on the study. Their assumptions decide how useful a release will be, not how private.</source>
        <translation>Prognosen werden an simulierten Studien und öffentlichen Panels berechnet, nie an der Studie. Ihre Annahmen entscheiden, wie nützlich eine Veröffentlichung sein wird, nicht wie privat.</translation>
    </message>
    <message>
        <source>Forward →</source>
        <translation>Vorwärts →</translation>
    </message>
    <message>
        <source>Found automatically.</source>
        <translation>Automatisch gefunden.</translation>
    </message>
    <message>
        <source>Four scenarios are kept already. Remove one first.</source>
        <translation>Vier Szenarien sind bereits gemerkt. Entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>Free some space, check the permissions, or choose another folder.</source>
        <translation>Schaffen Sie Platz, prüfen Sie die Zugriffsrechte, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>From a panel’s file…</source>
        <translation>Aus der Datei eines Panels …</translation>
    </message>
    <message>
        <source>From each SNP’s {score}, the mean of a SNP without effect is subtracted, so that common SNPs are not favoured.</source>
        <translation>Vom Score jedes SNPs ({score}) wird der Mittelwert eines SNPs ohne Effekt abgezogen, damit häufige SNPs nicht bevorzugt werden.</translation>
    </message>
    <message>
        <source>From each SNP’s {score}, twice the mean of a SNP without effect is subtracted, so that common SNPs are not favoured.</source>
        <translation>Vom Score jedes SNPs ({score}) wird das Doppelte des Mittelwerts eines SNPs ohne Effekt abgezogen, damit häufige SNPs nicht bevorzugt werden.</translation>
    </message>
    <message>
        <source>From each SNP’s {score}, {times} times the mean of a SNP without effect is subtracted, so that common SNPs are not favoured.</source>
        <translation>Vom Score jedes SNPs ({score}) wird das {times}-Fache des Mittelwerts eines SNPs ohne Effekt abgezogen, damit häufige SNPs nicht bevorzugt werden.</translation>
    </message>
    <message>
        <source>From everybody’s value the mean of their stratum, in this study, is subtracted.</source>
        <translation>Vom Wert jeder Person wird der Mittelwert ihrer Schicht in dieser Studie abgezogen.</translation>
    </message>
    <message>
        <source>From everybody’s value the public centre of their stratum is subtracted: {centres}; the user declares that they do not depend on this study’s data.</source>
        <translation>Vom Wert jeder Person wird der öffentliche Bezugswert ihrer Schicht abgezogen: {centres}; der Nutzer erklärt, dass diese nicht von den Daten dieser Studie abhängen.</translation>
    </message>
    <message>
        <source>From everybody’s value the public centre {centre} is subtracted; the user declares that it does not depend on this study’s data.</source>
        <translation>Vom Wert jeder Person wird der öffentliche Bezugswert {centre} abgezogen; der Nutzer erklärt, dass dieser nicht von den Daten dieser Studie abhängt.</translation>
    </message>
    <message>
        <source>From everybody’s value this study’s mean is subtracted.</source>
        <translation>Vom Wert jeder Person wird der Mittelwert dieser Studie abgezogen.</translation>
    </message>
    <message>
        <source>From here on no policy of the site is in force.</source>
        <translation>Ab hier gilt keine Richtlinie der Einrichtung.</translation>
    </message>
    <message>
        <source>From here on the policy {name} is in force ({digest}…).</source>
        <translation>Ab hier gilt die Richtlinie {name} ({digest}…).</translation>
    </message>
    <message>
        <source>From that file the answer is “No, nothing was removed”. If it is gone, make it again without the options geno, mind, maf, hwe and king-cutoff. A list of people who withdrew or have no phenotype may stay:</source>
        <translation>Bei jener Datei ist die Antwort „Nein, es wurde nichts entfernt“. Gibt es sie nicht mehr, erstellen Sie sie neu, ohne die Optionen geno, mind, maf, hwe und king-cutoff. Eine Liste von Personen, die ihre Einwilligung zurückgezogen oder keinen Phänotyp haben, darf bleiben:</translation>
    </message>
    <message>
        <source>From the bundled panel…</source>
        <translation>Aus dem mitgelieferten Panel …</translation>
    </message>
    <message>
        <source>From this release alone, no covered attacker can find more of the participants than the bound, at the same false-positive rate.</source>
        <translation>Allein aus dieser Veröffentlichung kann kein vom Plan abgedeckter Angreifer bei gleicher Falsch-positiv-Rate mehr Teilnehmende finden als die Schranke.</translation>
    </message>
    <message>
        <source>From this release alone, no covered attacker finds more than {share}.</source>
        <translation>Allein aus dieser Veröffentlichung findet kein vom Plan abgedeckter Angreifer mehr als {share}.</translation>
    </message>
    <message numerus="yes">
        <source>From {n} simulated studies of {cases} cases and {controls} controls.</source>
        <translation>
            <numerusform>Aus 1 simulierten Studie mit {cases} Fällen und {controls} Kontrollen.</numerusform>
            <numerusform>Aus {n} simulierten Studien mit {cases} Fällen und {controls} Kontrollen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {n} simulated studies of {people} participants.</source>
        <translation>
            <numerusform>Aus 1 simulierten Studie mit {people} Teilnehmenden.</numerusform>
            <numerusform>Aus {n} simulierten Studien mit {people} Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {studies} simulated studies per point; no study data were used.</source>
        <translation>Aus {studies} simulierten Studien je Punkt; Studiendaten wurden nicht verwendet.</translation>
    </message>
    <message>
        <source>Genetic model: additive, dominant or recessive</source>
        <translation>Genetisches Modell: additiv, dominant oder rezessiv</translation>
    </message>
    <message>
        <source>Genome build of the positions</source>
        <translation>Genomversion der Positionen</translation>
    </message>
    <message>
        <source>Genotype and allele counts; by total variation or the Kolmogorov distance also selections, with effects or noisy scores, noisy scores of named SNPs, and the number of SNPs above a threshold. Other scores need public group sizes.</source>
        <translation>Genotyp- und Allelzahlen; nach Totalvariation oder Kolmogorow-Distanz auch Auswahlen, mit Effekten oder verrauschten Scores, verrauschte Scores benannter SNPs und die Zahl der SNPs über einer Schwelle. Andere Scores brauchen öffentliche Gruppengrößen.</translation>
    </message>
    <message>
        <source>Genotype counts</source>
        <translation>Genotypzahlen</translation>
    </message>
    <message>
        <source>Genotype counts of given SNPs</source>
        <translation>Genotypzahlen gegebener SNPs</translation>
    </message>
    <message>
        <source>Genotype probabilities are compared by the trait as given, without correction for ancestry, sex, age or other covariates. If the trait depends on these, a published association may reflect them.</source>
        <translation>Genotyp-Wahrscheinlichkeiten werden nach dem Merkmal verglichen, wie es angegeben ist, ohne Korrektur für Abstammung, Geschlecht, Alter oder andere Kovariablen. Hängt das Merkmal von ihnen ab, kann eine veröffentlichte Assoziation sie widerspiegeln.</translation>
    </message>
    <message>
        <source>Genotype probabilities are compared by the trait inside the strata, without correction for differences within a stratum. If the trait depends on these, a published association may reflect them.</source>
        <translation>Genotyp-Wahrscheinlichkeiten werden innerhalb der Schichten nach dem Merkmal verglichen, ohne Korrektur für Unterschiede innerhalb einer Schicht. Hängt das Merkmal von ihnen ab, kann eine veröffentlichte Assoziation sie widerspiegeln.</translation>
    </message>
    <message>
        <source>Genotype probabilities are used in place of calls, in thousandths.</source>
        <translation>Statt Hard Calls werden Genotyp-Wahrscheinlichkeiten verwendet, in Tausendsteln.</translation>
    </message>
    <message>
        <source>Genotype probabilities are used in place of calls, in thousandths; they were imputed with {panel}.</source>
        <translation>Statt Hard Calls werden Genotyp-Wahrscheinlichkeiten verwendet, in Tausendsteln; sie wurden mit {panel} imputiert.</translation>
    </message>
    <message>
        <source>Genotype probabilities are used, in thousandths: GP where a site has it, else DS, else its calls. Every allele but the reference counts as a1; faulty records count as missing, haploid ones outside the autosomes as two copies; FILTER is not used.</source>
        <translation>Genotyp-Wahrscheinlichkeiten werden verwendet, in Tausendsteln: GP, wo eine Position sie hat, sonst DS, sonst ihre Genotypen. Jedes Allel außer der Referenz zählt als a1; fehlerhafte Einträge zählen als fehlend, haploide außerhalb der Autosomen als zwei Kopien; FILTER wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Genotype probabilities instead of called genotypes.</source>
        <translation>Genotyp-Wahrscheinlichkeiten statt Hard Calls.</translation>
    </message>
    <message>
        <source>Genotypes are compared by the trait inside {n} strata, whose names and sizes are public: {strata}. Who is in which stratum is not published.</source>
        <translation>Genotypen werden nach dem Merkmal innerhalb von {n} Schichten verglichen, deren Namen und Größen öffentlich sind: {strata}. Wer in welcher Schicht ist, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Genotypes are compared by the trait inside {n} strata, whose names are public: {strata}. Who is in which stratum is not published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.</source>
        <translation>Genotypen werden nach dem Merkmal innerhalb von {n} Schichten verglichen, deren Namen öffentlich sind: {strata}. Wer in welcher Schicht ist, wird nicht veröffentlicht, und diese Zahlen wurden nicht mit der Studie verglichen. Wer in keiner der Schichten ist, trägt nichts zu einem Score bei.</translation>
    </message>
    <message>
        <source>Genotypes are compared inside the strata, without correction for differences within a stratum. If cases and controls differ there, published SNPs may reflect that difference.</source>
        <translation>Genotypen werden innerhalb der Schichten verglichen, ohne Korrektur für Unterschiede innerhalb einer Schicht. Unterscheiden sich Fälle und Kontrollen dort, können veröffentlichte SNPs diesen Unterschied widerspiegeln.</translation>
    </message>
    <message>
        <source>Genotypes are compared without correction for ancestry, sex, age or other covariates. If the groups differ in these, published SNPs may reflect that difference.</source>
        <translation>Genotypen werden ohne Korrektur für Abstammung, Geschlecht, Alter oder andere Kovariablen verglichen. Unterscheiden sich die Gruppen darin, können veröffentlichte SNPs diesen Unterschied widerspiegeln.</translation>
    </message>
    <message>
        <source>Genotypes are imputed: how many cases and how many controls have a dosage at each, and the sums of these dosages and of their squares, are published with noise too, and what follows from them: allele frequencies, odds ratios per copy and p-values, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these sums and the rest to the selection.</source>
        <translation>Die Genotypen sind imputiert: Wie viele Fälle und wie viele Kontrollen an jedem eine Dosierung haben und die Summen dieser Dosierungen und ihrer Quadrate werden ebenfalls verrauscht veröffentlicht, und was daraus folgt: Allelhäufigkeiten, Odds Ratios je Kopie und p-Werte, mit 95-%-Intervallen, die gelten, welche SNPs auch ausgewählt werden, und das Rauschen und die Stichprobe der Teilnehmenden einschließen. Vom ε dieser Veröffentlichung gehen {epsilon} an diese Summen und der Rest an die Auswahl.</translation>
    </message>
    <message>
        <source>Genotypes are imputed: in place of participants by copies stand the called participants and the sums of their dosages and of the dosages’ squares, and the trait’s sums are by genotype probabilities. β is that of a regression on dosages, so an uncertain imputation does not make it smaller, and how certain it was (r²) is published beside it.</source>
        <translation>Die Genotypen sind imputiert: Statt der Teilnehmenden nach Kopien stehen dort die Teilnehmenden mit Dosierung und die Summen ihrer Dosierungen und von deren Quadraten; die Summen des Merkmals sind nach Genotypwahrscheinlichkeiten. β ist das einer Regression auf Dosierungen, eine unsichere Imputation macht es also nicht kleiner, und wie sicher sie war (r²), steht daneben.</translation>
    </message>
    <message>
        <source>Genotypes decided who or what is in the file. The report says on its first page that this removal is not covered.</source>
        <translation>Genotypen haben entschieden, wer oder was in der Datei ist. Der Bericht sagt auf der ersten Seite, dass dieses Entfernen nicht abgedeckt ist.</translation>
    </message>
    <message>
        <source>Genotypes had decided who or what was in its file.</source>
        <translation>Genotypen hatten entschieden, wer oder was in ihrer Datei war.</translation>
    </message>
    <message>
        <source>Genuine and consistent.</source>
        <translation>Echt und stimmig.</translation>
    </message>
    <message>
        <source>Get it through a separate channel, not with the report, and compare its fingerprint by telephone.</source>
        <translation>Besorgen Sie ihn auf einem getrennten Weg, nicht mit dem Bericht, und vergleichen Sie seinen Fingerabdruck am Telefon.</translation>
    </message>
    <message>
        <source>Get the key through a separate channel, or compare its fingerprint by telephone.</source>
        <translation>Besorgen Sie den Schlüssel auf einem getrennten Weg oder vergleichen Sie seinen Fingerabdruck am Telefon.</translation>
    </message>
    <message>
        <source>Get the signer’s key through a separate channel, compare its fingerprint, and add it to the trusted ones.</source>
        <translation>Besorgen Sie den Schlüssel der signierenden Person auf einem getrennten Weg, vergleichen Sie seinen Fingerabdruck, und fügen Sie ihn den vertrauten hinzu.</translation>
    </message>
    <message>
        <source>Give 1 or more.</source>
        <translation>Geben Sie 1 oder mehr an.</translation>
    </message>
    <message>
        <source>Give FID and IID in every line, so that only one person fits.</source>
        <translation>Geben Sie in jeder Zeile FID und IID an, sodass nur eine Person passt.</translation>
    </message>
    <message>
        <source>Give a .bim, .pvar, .map, a VCF, a table with the columns snp, chrom and pos, or one id per line.</source>
        <translation>Geben Sie eine .bim-, .pvar-, .map- oder VCF-Datei an, eine Tabelle mit den Spalten snp, chrom und pos oder eine Kennung je Zeile.</translation>
    </message>
    <message>
        <source>Give a PLINK prefix, a .bed or a .npz panel.</source>
        <translation>Geben Sie ein PLINK-Präfix, eine .bed-Datei oder ein .npz-Panel an.</translation>
    </message>
    <message>
        <source>Give a file with each person’s label (FID IID label).</source>
        <translation>Geben Sie eine Datei mit der Zuordnung jeder Person an (FID IID Zuordnung).</translation>
    </message>
    <message>
        <source>Give a file with lines of FID, IID and the value.</source>
        <translation>Geben Sie eine Datei mit Zeilen aus FID, IID und Wert an.</translation>
    </message>
    <message>
        <source>Give a file with people, such as a .bed, .pgen, .vcf or .bcf.</source>
        <translation>Geben Sie eine Datei mit Personen an, etwa .bed, .pgen, .vcf oder .bcf.</translation>
    </message>
    <message>
        <source>Give a list of the SNPs in these loci.</source>
        <translation>Geben Sie eine Liste der SNPs in diesen Loci an.</translation>
    </message>
    <message>
        <source>Give a phenotype file (FID IID value).</source>
        <translation>Geben Sie eine Phänotyp-Datei an (FID IID Wert).</translation>
    </message>
    <message>
        <source>Give a phenotype file under More.</source>
        <translation>Geben Sie unter „Mehr“ eine Phänotyp-Datei an.</translation>
    </message>
    <message>
        <source>Give a probability above 0 and up to 1, for example {example}.</source>
        <translation>Geben Sie eine Wahrscheinlichkeit über 0 und bis 1 an, zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>Give a size from 2 to {most}.</source>
        <translation>Geben Sie eine Größe von 2 bis {most} an.</translation>
    </message>
    <message>
        <source>Give a small share, as 0.01.</source>
        <translation>Geben Sie einen kleinen Anteil an, etwa 0.01.</translation>
    </message>
    <message>
        <source>Give a stronger guarantee, {words}</source>
        <translation>Stärker garantieren: {words}</translation>
    </message>
    <message>
        <source>Give a threshold that was fixed without looking at the data.</source>
        <translation>Geben Sie eine Schwelle an, die ohne Blick auf die Daten festgelegt wurde.</translation>
    </message>
    <message>
        <source>Give a true-positive rate above the false-positive rate.</source>
        <translation>Geben Sie eine Richtig-positiv-Rate über der Falsch-positiv-Rate an.</translation>
    </message>
    <message>
        <source>Give a weaker guarantee, {words}</source>
        <translation>Schwächer garantieren: {words}</translation>
    </message>
    <message>
        <source>Give all three as PEM files, or name them in Dask’s configuration.</source>
        <translation>Geben Sie alle drei als PEM-Dateien an, oder nennen Sie sie in der Konfiguration von Dask.</translation>
    </message>
    <message>
        <source>Give at least one size, one line and one study.</source>
        <translation>Geben Sie mindestens einen Umfang, eine Linie und eine Studie an.</translation>
    </message>
    <message>
        <source>Give at least {least}.</source>
        <translation>Geben Sie mindestens {least} an.</translation>
    </message>
    <message>
        <source>Give blocks or a file of regions that do not overlap, choose another mechanism, or leave the loci out.</source>
        <translation>Geben Sie Blöcke oder eine Datei mit Regionen an, die sich nicht überlappen, wählen Sie einen anderen Mechanismus, oder lassen Sie die Loci weg.</translation>
    </message>
    <message>
        <source>Give blocks, or a file of intervals that do not overlap.</source>
        <translation>Geben Sie Blöcke an oder eine Datei mit Intervallen, die sich nicht überlappen.</translation>
    </message>
    <message>
        <source>Give either a number of jobs or a cluster, not both.</source>
        <translation>Geben Sie entweder eine Zahl von Prozessen oder ein Cluster an, nicht beides.</translation>
    </message>
    <message>
        <source>Give every SNP a unique id, or leave them out with a list of candidates.</source>
        <translation>Geben Sie jedem SNP eine eindeutige Kennung, oder lassen Sie sie mit einer Kandidatenliste aus.</translation>
    </message>
    <message>
        <source>Give every SNP a unique id.</source>
        <translation>Geben Sie jedem SNP eine eindeutige Kennung.</translation>
    </message>
    <message>
        <source>Give every group its share, such as 0.7 and 0.3.</source>
        <translation>Geben Sie jeder Gruppe ihren Anteil, etwa 0,7 und 0,3.</translation>
    </message>
    <message>
        <source>Give every stratum a centre, or none, and no centre for all: each stratum’s own mean is then subtracted.</source>
        <translation>Geben Sie jeder Schicht einen Bezugswert oder keiner, und keinen für alle: Dann wird der Mittelwert jeder Schicht selbst abgezogen.</translation>
    </message>
    <message>
        <source>Give it a short plain name, or remove it from the candidates.</source>
        <translation>Geben Sie ihm einen kurzen einfachen Namen, oder entfernen Sie ihn aus den Kandidaten.</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Geben Sie ihm eine.</translation>
    </message>
    <message>
        <source>Give k = 2, 3 or 4.</source>
        <translation>Geben Sie k = 2, 3 oder 4 an.</translation>
    </message>
    <message>
        <source>Give m, the number of people who may be the last participant: 2 or more.</source>
        <translation>Geben Sie m an, die Zahl der Personen, die als letzte teilgenommen haben können: 2 oder mehr.</translation>
    </message>
    <message>
        <source>Give more: 100,000 is usual.</source>
        <translation>Geben Sie mehr an: Üblich sind hunderttausend.</translation>
    </message>
    <message>
        <source>Give odds ratios and a prevalence instead.</source>
        <translation>Geben Sie stattdessen Odds Ratios und eine Prävalenz an.</translation>
    </message>
    <message>
        <source>Give one file per chromosome, all of one kind: a name with {{chr}} in the chromosome’s place, such as study_chr{{chr}}.bed, or each of them.</source>
        <translation>Geben Sie eine Datei je Chromosom an, alle von einer Art: einen Namen mit {{chr}} an der Stelle des Chromosoms, etwa study_chr{{chr}}.bed, oder jede davon.</translation>
    </message>
    <message>
        <source>Give one guarantee: gamma, cap, advantage, tpr with fpr, or epsilon.</source>
        <translation>Geben Sie eine Garantie an: gamma, cap, advantage, tpr mit fpr oder epsilon.</translation>
    </message>
    <message>
        <source>Give the account another name, or remove it from the plan to use the ledger’s one account.</source>
        <translation>Geben Sie dem Konto einen anderen Namen, oder entfernen Sie es aus dem Plan, um das gemeinsame Konto des Privacy-Kontobuchs zu verwenden.</translation>
    </message>
    <message>
        <source>Give the centre, or choose the study’s own mean.</source>
        <translation>Geben Sie den Bezugswert an, oder wählen Sie den Mittelwert der Studie selbst.</translation>
    </message>
    <message>
        <source>Give the ethics approval</source>
        <translation>Ethikvotum angeben</translation>
    </message>
    <message>
        <source>Give the file of {what}.</source>
        <translation>Geben Sie die richtige Datei an: {what}.</translation>
    </message>
    <message>
        <source>Give the file one of these endings.</source>
        <translation>Geben Sie der Datei eine dieser Endungen.</translation>
    </message>
    <message>
        <source>Give the file with the samples.</source>
        <translation>Geben Sie die Datei mit den Proben an.</translation>
    </message>
    <message>
        <source>Give the files a name, without slashes.</source>
        <translation>Geben Sie den Dateien einen Namen ohne Schrägstriche.</translation>
    </message>
    <message>
        <source>Give the genome build</source>
        <translation>Genomversion angeben</translation>
    </message>
    <message>
        <source>Give the number of participants, then the larger number of people invited.</source>
        <translation>Geben Sie die Zahl der Teilnehmenden an, dann die größere Zahl der Eingeladenen.</translation>
    </message>
    <message>
        <source>Give the phenotypes of exactly the study’s people; check that FID and IID are the same.</source>
        <translation>Geben Sie die Phänotypen genau der Personen der Studie an; prüfen Sie, ob FID und IID übereinstimmen.</translation>
    </message>
    <message>
        <source>Give the privacy officer’s public key.</source>
        <translation>Geben Sie den öffentlichen Schlüssel der oder des Datenschutzbeauftragten an.</translation>
    </message>
    <message>
        <source>Give the public keys of all required signers, obtained from them directly.</source>
        <translation>Geben Sie die öffentlichen Schlüssel aller erforderlichen Signierenden an, direkt von ihnen erhalten.</translation>
    </message>
    <message>
        <source>Give the range as mean ± B SD, with a mean and an SD from another study.</source>
        <translation>Geben Sie den Bereich als Mittelwert ± B SD an, mit Mittelwert und SD aus einer anderen Studie.</translation>
    </message>
    <message>
        <source>Give the share of the cohort that the study draws, above 0 and at most 1.</source>
        <translation>Geben Sie den Anteil der Kohorte an, den die Studie zieht, über 0 und höchstens 1.</translation>
    </message>
    <message>
        <source>Give the signer’s public key, or add it to the trusted ones.</source>
        <translation>Geben Sie den öffentlichen Schlüssel der signierenden Person an, oder fügen Sie ihn den vertrauten hinzu.</translation>
    </message>
    <message>
        <source>Give the signer’s public key.</source>
        <translation>Geben Sie den öffentlichen Schlüssel der signierenden Person an.</translation>
    </message>
    <message>
        <source>Give the sizes of the study’s two groups.</source>
        <translation>Geben Sie die Größen der beiden Gruppen der Studie an.</translation>
    </message>
    <message>
        <source>Give the smaller end first.</source>
        <translation>Geben Sie zuerst das kleinere Ende an.</translation>
    </message>
    <message>
        <source>Give the smaller prior first.</source>
        <translation>Geben Sie zuerst den kleineren Prior an.</translation>
    </message>
    <message>
        <source>Give the study a name in the plan.</source>
        <translation>Geben Sie der Studie im Plan einen Namen.</translation>
    </message>
    <message>
        <source>Give the tls:// address, or leave the certificates out.</source>
        <translation>Geben Sie die tls://-Adresse an, oder lassen Sie die Zertifikate weg.</translation>
    </message>
    <message>
        <source>Give {kinds}.</source>
        <translation>Geben Sie an: {kinds}.</translation>
    </message>
    <message>
        <source>Gives everybody a 50 % prior; there is nothing to choose.</source>
        <translation>Gibt allen einen Prior von 50 %; zu wählen ist nichts.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Go on to the release</source>
        <translation>Weiter zur Veröffentlichung</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Zur Frage</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Guarantee a γ, a maximum certainty or ε instead.</source>
        <translation>Garantieren Sie stattdessen ein γ, eine höchste Gewissheit oder ε.</translation>
    </message>
    <message>
        <source>Guarantee: {words}</source>
        <translation>Garantie: {words}</translation>
    </message>
    <message>
        <source>Guesses who is in the biobank; whom the study drew from it stays secret for ever.</source>
        <translation>Vermutet, wer in der Biobank ist; wen die Studie daraus gezogen hat, bleibt für immer geheim.</translation>
    </message>
    <message>
        <source>Half of it is a good start.</source>
        <translation>Die Hälfte davon ist ein guter Anfang.</translation>
    </message>
    <message>
        <source>Has a prior about each person; even the number of participants is secret.</source>
        <translation>Hat einen Prior zu jeder Person; selbst die Zahl der Teilnehmenden ist geheim.</translation>
    </message>
    <message>
        <source>Has a prior about each person; you choose the lowest and the highest.</source>
        <translation>Hat einen Prior über jede Person; Sie wählen den kleinsten und den größten.</translation>
    </message>
    <message>
        <source>Has everybody’s genomes and considers membership a coin flip: the attacker of the published attacks (Homer, Wang).</source>
        <translation>Hat die Genome aller und hält die Teilnahme für einen Münzwurf: der Angreifer der veröffentlichten Angriffe (Homer, Wang).</translation>
    </message>
    <message>
        <source>Has narrowed the last participant down to a number of equally likely people.</source>
        <translation>Hat die letzte teilnehmende Person auf eine Zahl gleich wahrscheinlicher Personen eingegrenzt.</translation>
    </message>
    <message>
        <source>Have {people}</source>
        <translation>{people} gewinnen</translation>
    </message>
    <message>
        <source>Have {people}, {cases} cases + {controls} controls</source>
        <translation>{people} gewinnen, {cases} Fälle + {controls} Kontrollen</translation>
    </message>
    <message>
        <source>Heights are the noisy scores that were published.</source>
        <translation>Die Höhen sind die veröffentlichten verrauschten Scores.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Hilfeseiten</translation>
    </message>
    <message>
        <source>Here a release is limited only by its own plan.</source>
        <translation>Hier begrenzt nur der eigene Plan eine Veröffentlichung.</translation>
    </message>
    <message>
        <source>Heterozygosity: F between</source>
        <translation>Heterozygotie: F zwischen</translation>
    </message>
    <message>
        <source>Highest prior</source>
        <translation>Größter Prior</translation>
    </message>
    <message>
        <source>Highest prior, per cent</source>
        <translation>Größter Prior, Prozent</translation>
    </message>
    <message>
        <source>Highest value of the public range</source>
        <translation>Größter Wert des öffentlichen Bereichs</translation>
    </message>
    <message>
        <source>Hits and misses</source>
        <translation>Treffer und Verfehlte</translation>
    </message>
    <message>
        <source>Horizontal axis: {name}.</source>
        <translation>Waagerechte Achse: {name}.</translation>
    </message>
    <message>
        <source>How SNPs are ranked. The ε holds for every score, so most sites leave this open.</source>
        <translation>Wonach SNPs geordnet werden. Das ε gilt bei jedem Score, daher lassen die meisten Einrichtungen dies offen.</translation>
    </message>
    <message>
        <source>How far it is from the exact numbers</source>
        <translation>Wie weit es von den exakten Zahlen abweicht</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation>Wie es berechnet wurde</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>Wie es erstellt wurde</translation>
    </message>
    <message>
        <source>How many of the published SNPs should be right at least, J</source>
        <translation>Wie viele der veröffentlichten SNPs mindestens richtig sein sollen, J</translation>
    </message>
    <message>
        <source>How many others the test may take for participants. Empty: 0.1 %.</source>
        <translation>Wie viele andere der Test für Teilnehmende halten darf. Leer: 0,1 %.</translation>
    </message>
    <message>
        <source>How many participants have 0, 1 and 2 copies at each and the sums of their trait are published with noise too, beside the trait’s noisy sum of squares, and what follows from them: the allele frequency, the effect β per copy, {unit}, and its p-value, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these numbers and the rest to the selection.</source>
        <translation>Veröffentlicht wird mit Rauschen auch, wie viele Teilnehmende an jedem davon 0, 1 und 2 Kopien haben, und die Summen ihres Merkmals, dazu die verrauschte Quadratsumme des Merkmals, und was daraus folgt: die Allelhäufigkeit, der Effekt β je Kopie, {unit}, und sein p-Wert, mit 95-%-Intervallen, die gelten, welche SNPs auch ausgewählt werden, und das Rauschen und die Stichprobe der Teilnehmenden einschließen. Vom ε dieser Veröffentlichung gehen {epsilon} an diese Zahlen und der Rest an die Auswahl.</translation>
    </message>
    <message>
        <source>How many releases share the budget?</source>
        <translation>Wie viele Veröffentlichungen teilen sich das Budget?</translation>
    </message>
    <message>
        <source>How many times likelier any published result can be if a person took part than if not. This is the most that a covered attacker learns about one person: their odds are multiplied by at most this number. At 2, odds of 1 : 1 become at most 2 : 1, that is 67 %.</source>
        <translation>Wievielmal wahrscheinlicher ein veröffentlichtes Ergebnis sein kann, wenn eine Person teilgenommen hat, als wenn nicht. Mehr kann ein vom Plan abgedeckter Angreifer über eine Person nicht erfahren: Seine Odds werden höchstens mit dieser Zahl multipliziert. Bei 2 werden aus Odds von 1 : 1 höchstens 2 : 1, also 67 %.</translation>
    </message>
    <message>
        <source>How many times surer a covered attacker may become about one person, over all releases; for example 1.5.</source>
        <translation>Um das Wievielfache sich ein abgedeckter Angreifer bei einer Person sicherer werden darf, über alle Veröffentlichungen; zum Beispiel 1,5.</translation>
    </message>
    <message>
        <source>How much computing power an attacker has does not matter, apart from breaking the operating system’s random generator or OpenSSL’s.</source>
        <translation>Wie viel Rechenleistung ein Angreifer hat, spielt keine Rolle, es sei denn, er bricht den Zufallsgenerator des Betriebssystems oder den von OpenSSL.</translation>
    </message>
    <message>
        <source>How much one person can change a score (Δ)</source>
        <translation>Wie stark eine Person einen Score ändern kann (Δ)</translation>
    </message>
    <message>
        <source>How much one person can change a score, over all possible datasets. The noise is scaled to it, so it must be proved and cannot be estimated from the data.</source>
        <translation>Wie stark eine Person einen Score ändern kann, über alle möglichen Datensätze. Das Rauschen richtet sich danach; sie muss daher bewiesen sein und kann nicht aus den Daten geschätzt werden.</translation>
    </message>
    <message>
        <source>How noise is added. Every mechanism keeps its ε, so most sites leave this open.</source>
        <translation>Wie Rauschen hinzugefügt wird. Jeder Mechanismus hält sein ε ein, daher lassen die meisten Einrichtungen dies offen.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>How often may a wrong list appear at most?</source>
        <translation>Wie oft darf höchstens eine falsche Liste erscheinen?</translation>
    </message>
    <message>
        <source>How studies are simulated</source>
        <translation>Wie Studien simuliert werden</translation>
    </message>
    <message>
        <source>How sure an attacker may be, before reading the result, that a person took part: 25 % if a quarter of the invited people joined, 50 % if participation is a coin flip for them. You give the lowest and the highest prior to cover. Certainty is always covered, since nothing can be learned then. It is the prior of somebody who already knows the study’s size. A narrower range needs less noise.</source>
        <translation>Wie sicher sich ein Angreifer vor dem Lesen des Ergebnisses sein kann, dass eine Person teilgenommen hat: 25 %, wenn ein Viertel der Eingeladenen mitgemacht hat, 50 %, wenn die Teilnahme für ihn ein Münzwurf ist. Sie geben den kleinsten und den größten abzudeckenden Prior an. Gewissheit ist immer abgedeckt, da dann nichts mehr zu erfahren ist. Gemeint ist der Prior von jemandem, der den Studienumfang schon kennt. Ein engerer Bereich braucht weniger Rauschen.</translation>
    </message>
    <message>
        <source>How sure the attacker is after reading the result, by Bayes’ rule. With a prior p and a release that changes odds at most R-fold, the posterior is between p/(p + R(1 − p)) and Rp/((R − 1)p + 1): at R = 3, a prior of 50 % becomes at least 25 % and at most 75 %.</source>
        <translation>Wie sicher sich der Angreifer nach dem Lesen des Ergebnisses ist, nach der Regel von Bayes. Bei einem Prior p und einer Veröffentlichung, die Odds höchstens um den Faktor R ändert, liegt der Posterior zwischen p/(p + R(1 − p)) und Rp/((R − 1)p + 1): Bei R = 3 wird aus einem Prior von 50 % mindestens 25 % und höchstens 75 %.</translation>
    </message>
    <message>
        <source>How the effect is specified</source>
        <translation>Angabe des Effekts</translation>
    </message>
    <message>
        <source>How the public range is specified</source>
        <translation>Angabe des öffentlichen Bereichs</translation>
    </message>
    <message>
        <source>How the sample was drawn</source>
        <translation>Wie die Stichprobe gezogen wurde</translation>
    </message>
    <message>
        <source>How to c&amp;ite</source>
        <translation>So &amp;zitieren Sie</translation>
    </message>
    <message>
        <source>How to check it</source>
        <translation>Wie es sich prüfen lässt</translation>
    </message>
    <message>
        <source>How to check:</source>
        <translation>So wird geprüft:</translation>
    </message>
    <message>
        <source>However sure someone is {event}</source>
        <translation>Für jemanden, der sich beliebig sicher ist, {event}</translation>
    </message>
    <message>
        <source>I have read this; continue</source>
        <translation>Ich habe das gelesen; weiter</translation>
    </message>
    <message>
        <source>I will publish the result, whatever it is</source>
        <translation>Ich veröffentliche das Ergebnis in jedem Fall</translation>
    </message>
    <message>
        <source>ID, A1, A1_FREQ, PC1, PC2, …</source>
        <translation>ID, A1, A1_FREQ, PC1, PC2, …</translation>
    </message>
    <message>
        <source>Identifiability: all participants but one are known</source>
        <translation>Identifizierbarkeit: Alle Teilnehmenden bis auf einen sind bekannt</translation>
    </message>
    <message>
        <source>Ids of the causal SNPs</source>
        <translation>Kennungen der kausalen SNPs</translation>
    </message>
    <message>
        <source>If A1 and A2 were set by a public manifest, not by this study, declare that instead.</source>
        <translation>Wurden A1 und A2 durch ein öffentliches Manifest festgelegt, nicht durch diese Studie, erklären Sie stattdessen das.</translation>
    </message>
    <message>
        <source>If A1 and A2 were set by a public manifest, tick the box above instead.</source>
        <translation>Wenn A1 und A2 durch ein öffentliches Manifest festgelegt wurden, setzen Sie stattdessen oben das Häkchen.</translation>
    </message>
    <message>
        <source>If a family of g is to be protected as one, a release at ε per person reveals up to gε about the family, so it is run at ε/g. This holds if all such families have the same number of cases and of controls, or if the numbers of families of each kind are public; otherwise it does not hold.</source>
        <translation>Soll eine Familie von g Personen als eine geschützt sein, verrät eine Veröffentlichung mit ε je Person bis zu gε über die Familie; sie wird daher mit ε/g ausgeführt. Das gilt, wenn alle solchen Familien gleich viele Fälle und gleich viele Kontrollen haben oder wenn die Zahlen der Familien jeder Art öffentlich sind; sonst gilt es nicht.</translation>
    </message>
    <message>
        <source>If it is known that N of U invited people took part and nothing else, each invitee has a prior of N/U. Entering the two counts documents where the prior comes from.</source>
        <translation>Ist bekannt, dass N von U Eingeladenen teilgenommen haben, und sonst nichts, so hat jede eingeladene Person einen Prior von N/U. Die beiden Zahlen einzutragen belegt, woher der Prior kommt.</translation>
    </message>
    <message>
        <source>If participation is the secret and the study’s size is public, the attacker knows who has the disease and, in a study with strata, everyone’s stratum. If a plan states that they do not know it, the release is made with half the ε, or with ε divided by the number of strata.</source>
        <translation>Ist die Teilnahme das Geheimnis und der Studienumfang öffentlich, weiß der Angreifer, wer die Krankheit hat, und kennt in einer Studie mit Schichten jede Schicht. Sagt ein Plan, dass er es nicht weiß, wird die Veröffentlichung mit dem halben ε erstellt oder mit ε geteilt durch die Zahl der Schichten.</translation>
    </message>
    <message>
        <source>If relatives were not expected, set the family size of the plan to that of the largest family.</source>
        <translation>Waren Verwandte nicht zu erwarten, setzen Sie die Familiengröße des Plans auf die der größten Familie.</translation>
    </message>
    <message>
        <source>If somebody names a cluster, the program computes on it over the network.</source>
        <translation>Wird ein Cluster angegeben, rechnet das Programm dort über das Netz.</translation>
    </message>
    <message>
        <source>If the program crashes, unsaved changes will be lost: {reason}</source>
        <translation>Bei einem Absturz gehen ungespeicherte Änderungen verloren: {reason}</translation>
    </message>
    <message>
        <source>If the study was drawn at random from a biobank, and nobody will ever know who was drawn, the draw itself protects the biobank’s members: an ε₀ of the release counts as ln(1 + β(e^ε₀ − 1)) at a rate of β. It does not protect the fact of being drawn. The draw must have a fixed size per group, or be a Poisson draw with a release that hides the size.</source>
        <translation>Wurde die Studie zufällig aus einer Biobank gezogen und erfährt nie jemand, wer gezogen wurde, so schützt schon die Ziehung die Mitglieder der Biobank: Ein ε₀ der Veröffentlichung zählt bei einer Rate β als ln(1 + β(e^ε₀ − 1)). Die Tatsache, gezogen worden zu sein, schützt sie nicht. Die Ziehung muss je Gruppe eine feste Größe haben oder eine Poisson-Ziehung sein, mit einer Veröffentlichung, die die Größe verbirgt.</translation>
    </message>
    <message>
        <source>If they are one variant twice, choose one SNP per locus.</source>
        <translation>Sind sie zweimal dieselbe Variante, wählen Sie einen SNP je Locus.</translation>
    </message>
    <message>
        <source>If they do, a person who did not take part is replaced by exactly one other person of the same group. If they do not, a person’s absence may go with one case and one control changing at once, and the release can reveal twice as much (e^2ε). If you say that they do not know, ε is halved to make up for it.</source>
        <translation>Wenn ja, wird eine Person, die nicht teilnahm, durch genau eine andere derselben Gruppe ersetzt. Wenn nicht, können sich mit dem Fehlen einer Person ein Fall und eine Kontrolle zugleich ändern, und die Veröffentlichung kann doppelt so viel verraten (e^2ε). Wenn Sie angeben, dass er es nicht weiß, wird ε zum Ausgleich halbiert.</translation>
    </message>
    <message>
        <source>If {panel_name} is the right file, write its SHA-256 there: {panel}.</source>
        <translation>Ist {panel_name} die richtige Datei, schreiben Sie ihre SHA-256 dorthin: {panel}.</translation>
    </message>
    <message>
        <source>Imputation panel</source>
        <translation>Imputationspanel</translation>
    </message>
    <message>
        <source>Impute each person separately with a public panel that contains none of them, and keep all its SNPs or a public list. Or use calls.</source>
        <translation>Imputieren Sie jede Person einzeln mit einem öffentlichen Panel, das keine von ihnen enthält, und behalten Sie alle seine SNPs oder eine öffentliche Liste. Oder verwenden Sie Hard Calls.</translation>
    </message>
    <message>
        <source>Imputed genotypes</source>
        <translation>Imputierte Genotypen</translation>
    </message>
    <message>
        <source>Imputed genotypes are not released.</source>
        <translation>Imputierte Genotypen werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>In a study of a trait, scores have no public offset.</source>
        <translation>In einer Studie eines Merkmals haben Scores keinen öffentlichen Offset.</translation>
    </message>
    <message>
        <source>In a study of this size no participant changes {score}, so there is nothing to audit.</source>
        <translation>In einer Studie dieser Größe verschiebt keine teilnehmende Person den Score {score}; es gibt also nichts zu prüfen.</translation>
    </message>
    <message>
        <source>In a study with strata, scores have no public offset.</source>
        <translation>In einer Studie mit Schichten haben Scores keinen öffentlichen Offset.</translation>
    </message>
    <message>
        <source>In all releases of a study together, ε is at most {limit} for each protected person.</source>
        <translation>In allen Veröffentlichungen einer Studie zusammen gilt für jede geschützte Person höchstens ε = {limit}.</translation>
    </message>
    <message>
        <source>In one release, ε is at most {limit} for each protected person.</source>
        <translation>In einer Veröffentlichung gilt für jede geschützte Person höchstens ε = {limit}.</translation>
    </message>
    <message>
        <source>In place of blocks: drop a file of loci, with a chromosome, a start and an end in each line.</source>
        <translation>Statt Blöcken: Legen Sie eine Datei von Loci ab, mit Chromosom, Anfang und Ende in jeder Zeile.</translation>
    </message>
    <message>
        <source>In the end the sum is more than the plan guarantees for one release alone.</source>
        <translation>Am Ende ist die Summe größer, als der Plan für eine Veröffentlichung allein garantiert.</translation>
    </message>
    <message>
        <source>In the folder of the two files, the administrator types:</source>
        <translation>Im Ordner der beiden Dateien gibt die Systemverwaltung ein:</translation>
    </message>
    <message>
        <source>In the plan’s strata it is {marking}; the probability of every causal SNP is {after} instead of {before}.</source>
        <translation>Mit den Schichten des Plans sind es {marking}; die Wahrscheinlichkeit für alle kausalen SNPs ist {after} statt {before}.</translation>
    </message>
    <message>
        <source>In the score every person has the weight that follows from the ratio of cases to controls: with ε = {epsilon} the number of cases for the plan’s controls is measured with noise (scale at most {scale}, in cases) and published.</source>
        <translation>Im Score hat jede Person das Gewicht, das aus dem Verhältnis von Fällen zu Kontrollen folgt: Mit ε = {epsilon} wird die Zahl der Fälle zu den Kontrollen des Plans mit Rauschen gemessen (Skala höchstens {scale}, in Fällen) und veröffentlicht.</translation>
    </message>
    <message>
        <source>In the score every person has the weight that follows from these figures.</source>
        <translation>Im Score hat jede Person das Gewicht, das aus diesen Zahlen folgt.</translation>
    </message>
    <message>
        <source>In the trait’s column -9, NA, NaN, none and a dot mean that the value is missing.</source>
        <translation>In der Spalte des Merkmals bedeuten -9, NA, NaN, none und ein Punkt, dass der Wert fehlt.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>In your list are: {known}.</source>
        <translation>In Ihrer Liste stehen: {known}.</translation>
    </message>
    <message>
        <source>In {hits} of {draws} draws the causal SNP was published.</source>
        <translation>In {hits} von {draws} Ziehungen wurde der kausale SNP veröffentlicht.</translation>
    </message>
    <message>
        <source>Include the other chromosomes, counted as if everybody had two copies of each.</source>
        <translation>Schließen Sie die anderen Chromosomen ein, gezählt, als hätten alle zwei Kopien davon.</translation>
    </message>
    <message>
        <source>Inconclusive, which is published in {folder}</source>
        <translation>Nicht eindeutig; das ist in {folder} veröffentlicht</translation>
    </message>
    <message>
        <source>Inconclusive: whether SNPs lie beyond the threshold, and which, is not published.</source>
        <translation>Nicht eindeutig: Ob SNPs jenseits der Schwelle liegen und welche, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Inconclusive: whether loci hold SNPs beyond the threshold, and which, is not published.</source>
        <translation>Nicht eindeutig: Ob Loci SNPs jenseits der Schwelle enthalten und welche, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Independent participation</source>
        <translation>Unabhängige Teilnahme</translation>
    </message>
    <message>
        <source>Individual-level hard calls or genotype probabilities; the trait’s values are in a separate file.</source>
        <translation>Hard Calls oder Genotyp-Wahrscheinlichkeiten einzelner Personen; die Werte des Merkmals stehen in einer eigenen Datei.</translation>
    </message>
    <message>
        <source>Install gwasprivacy again with all of its packages. Everything else is complete without the pages, and the PDF can be made later from the signed report.</source>
        <translation>Installieren Sie gwasprivacy mit allen Paketen neu. Alles andere ist auch ohne die Seiten vollständig, und die PDF-Datei lässt sich später aus dem signierten Bericht erstellen.</translation>
    </message>
    <message>
        <source>Install this program with its extra “cluster”, or leave the cluster out.</source>
        <translation>Installieren Sie dieses Programm mit dem Zusatz „cluster“, oder lassen Sie das Cluster weg.</translation>
    </message>
    <message>
        <source>Institution</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Institution (optional)</source>
        <translation>Einrichtung (freiwillig)</translation>
    </message>
    <message>
        <source>Is it the list for this array, with the same kind of ids and the same genome build?</source>
        <translation>Ist es die Liste für dieses Array, mit derselben Art von Kennungen und derselben Genomversion?</translation>
    </message>
    <message>
        <source>Is this the right file, and complete?</source>
        <translation>Ist das die richtige Datei, und ist sie vollständig?</translation>
    </message>
    <message>
        <source>Is this the right file?</source>
        <translation>Ist das die richtige Datei?</translation>
    </message>
    <message>
        <source>It also shows whether a public offset helps to find such SNPs.</source>
        <translation>Sie zeigt auch, ob ein öffentlicher Offset hilft, solche SNPs zu finden.</translation>
    </message>
    <message>
        <source>It assumes ancestry groups or centres, but does not state their effect.</source>
        <translation>Er nimmt Abstammungsgruppen oder Zentren an, nennt aber deren Wirkung nicht.</translation>
    </message>
    <message>
        <source>It breaks the policy that it names: {problem}</source>
        <translation>Er verstößt gegen die Richtlinie, die er nennt: {problem}</translation>
    </message>
    <message>
        <source>It contains the report and the files made from it. Send it to the output checker.</source>
        <translation>Es enthält den Bericht und die daraus erzeugten Dateien. Senden Sie es an die Stelle, die Ausgaben prüft.</translation>
    </message>
    <message>
        <source>It counts against a separate account in the ledger, “{name}”: its people are in no other study of that ledger. The report repeats this declaration.</source>
        <translation>Sie belastet ein eigenes Konto im Privacy-Kontobuch, „{name}“: Seine Personen sind in keiner anderen Studie dieses Privacy-Kontobuchs. Der Bericht wiederholt diese Erklärung.</translation>
    </message>
    <message>
        <source>It counts against a separate account, “{name}”: the plan declares that its people are in no other account of the ledger.</source>
        <translation>Sie belastet ein eigenes Konto, „{name}“: Der Plan erklärt, dass seine Personen in keinem anderen Konto des Privacy-Kontobuchs sind.</translation>
    </message>
    <message>
        <source>It counts against an account of its own, “{account}”: the plan declares that its people are in no other.</source>
        <translation>Sie belastet ein eigenes Konto, „{account}“: Der Plan erklärt, dass seine Personen in keinem anderen sind.</translation>
    </message>
    <message>
        <source>It counts more SNPs than there were candidates.</source>
        <translation>Er zählt mehr SNPs, als es Kandidaten gab.</translation>
    </message>
    <message>
        <source>It does not have as many SNPs as its plan releases.</source>
        <translation>Er hat nicht so viele SNPs, wie sein Plan veröffentlicht.</translation>
    </message>
    <message>
        <source>It does not hold for every single output: a rare output may reveal more, up to γ = {gamma}.</source>
        <translation>Sie gilt nicht für jede einzelne Ausgabe: Eine seltene Ausgabe kann mehr verraten, bis γ = {gamma}.</translation>
    </message>
    <message>
        <source>It follows from the group sizes and from allele frequencies of {panel}, never from the study’s genotypes, and costs no privacy.</source>
        <translation>Er folgt aus den Gruppengrößen und aus Allelhäufigkeiten von {panel}, nie aus den Genotypen der Studie, und kostet keine Privatheit.</translation>
    </message>
    <message>
        <source>It follows the policy of {site}.</source>
        <translation>Sie folgt der Richtlinie von {site}.</translation>
    </message>
    <message>
        <source>It has a SNP on a chromosome where its plan has no candidate.</source>
        <translation>Er hat einen SNP auf einem Chromosom, auf dem sein Plan keinen Kandidaten hat.</translation>
    </message>
    <message>
        <source>It has a name that this program gives no report.</source>
        <translation>Er hat einen Namen, den dieses Programm keinem Bericht gibt.</translation>
    </message>
    <message>
        <source>It has a version that cannot be printed.</source>
        <translation>Er hat eine Version, die nicht druckbar ist.</translation>
    </message>
    <message>
        <source>It has no rule.</source>
        <translation>Sie hat keine Regel.</translation>
    </message>
    <message>
        <source>It has no signature.</source>
        <translation>Er hat keine Signatur.</translation>
    </message>
    <message>
        <source>It has signatures by keys that were not given: {others} of {all}.</source>
        <translation>Er hat Signaturen von Schlüsseln, die nicht angegeben wurden: {others} von {all}.</translation>
    </message>
    <message>
        <source>It has signatures by several keys.</source>
        <translation>Er hat Signaturen mehrerer Schlüssel.</translation>
    </message>
    <message>
        <source>It has something added, or the three files do not belong together: copy or make them again.</source>
        <translation>Sie hat einen Zusatz, oder die drei Dateien gehören nicht zusammen: Kopieren oder erzeugen Sie sie neu.</translation>
    </message>
    <message numerus="yes">
        <source>It has {n} more signatures, which were not checked: anyone can add one in any name.</source>
        <translation>
            <numerusform>Er hat 1 weitere Signatur, die nicht geprüft wurde: Jeder kann in beliebigem Namen eine hinzufügen.</numerusform>
            <numerusform>Er hat {n} weitere Signaturen, die nicht geprüft wurden: Jeder kann in beliebigem Namen eine hinzufügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a PDF that carries no signed report: another document, or one that was printed or saved anew.</source>
        <translation>Es ist eine PDF-Datei ohne signierten Bericht: ein anderes Dokument, oder eine, die gedruckt oder neu gespeichert wurde.</translation>
    </message>
    <message>
        <source>It is a PDF that carries {n} reports.</source>
        <translation>Es ist eine PDF-Datei mit {n} Berichten darin.</translation>
    </message>
    <message>
        <source>It is a planning report, not a release.</source>
        <translation>Das ist ein Planungsbericht, keine Freigabe.</translation>
    </message>
    <message>
        <source>It is already signed with this key.</source>
        <translation>Er ist schon mit diesem Schlüssel signiert.</translation>
    </message>
    <message>
        <source>It is an unsigned planning report.</source>
        <translation>Er ist ein nicht signierter Planungsbericht.</translation>
    </message>
    <message>
        <source>It is divided by the family size, {size}.</source>
        <translation>Es wird durch die Familiengröße {size} geteilt.</translation>
    </message>
    <message>
        <source>It is halved, since the attacker does not know who has the disease.</source>
        <translation>Es wird halbiert, da der Angreifer nicht weiß, wer die Krankheit hat.</translation>
    </message>
    <message>
        <source>It is inconclusive, which its plan’s mechanism never is, or names SNPs beside that.</source>
        <translation>Es ist nicht eindeutig, was der Mechanismus seines Plans nie ist, oder nennt daneben SNPs.</translation>
    </message>
    <message>
        <source>It is my study’s effect</source>
        <translation>Das ist der Effekt meiner Studie</translation>
    </message>
    <message>
        <source>It is not a report: the file is not JSON.</source>
        <translation>Das ist kein Bericht: Die Datei ist kein JSON.</translation>
    </message>
    <message>
        <source>It is not a signed report: such a file has exactly the members payload, payloadType and signatures.</source>
        <translation>Das ist kein signierter Bericht: Eine solche Datei hat genau die Felder payload, payloadType und signatures.</translation>
    </message>
    <message>
        <source>It is not a signed {kind}: its payload is not of the type {payload_type}.</source>
        <translation>Dies ist nicht signiert als {kind}: Der Inhalt ist nicht vom Typ {payload_type}.</translation>
    </message>
    <message>
        <source>It is not in force yet. Give these two files to an administrator of each machine where releases are made:</source>
        <translation>Sie gilt noch nicht. Geben Sie diese beiden Dateien der Systemverwaltung jedes Rechners, auf dem Veröffentlichungen erstellt werden:</translation>
    </message>
    <message>
        <source>It is read and checked. The exported file has dates, titles and what was spent.</source>
        <translation>Es wird gelesen und geprüft. Die exportierte Datei enthält Daten, Titel und was verbraucht wurde.</translation>
    </message>
    <message>
        <source>It is the number of people in the group.</source>
        <translation>Es ist die Zahl der Personen in der Gruppe.</translation>
    </message>
    <message>
        <source>It looks like tls://host:8786.</source>
        <translation>Sie sieht aus wie tls://host:8786.</translation>
    </message>
    <message>
        <source>It matches this computer’s record of its last debit.</source>
        <translation>Es stimmt mit dem überein, was dieser Rechner über die letzte Belastung vermerkt hat.</translation>
    </message>
    <message>
        <source>It may be another kind of file (an interval list is also called .bed) or from before PLINK 1.00; make it again with plink --make-bed.</source>
        <translation>Es kann eine andere Art von Datei sein (auch eine Intervallliste heißt .bed) oder aus der Zeit vor PLINK 1.00 stammen; erzeugen Sie sie neu mit plink --make-bed.</translation>
    </message>
    <message>
        <source>It names a SNP twice.</source>
        <translation>Er nennt einen SNP zweimal.</translation>
    </message>
    <message>
        <source>It names another policy, not this one.</source>
        <translation>Er nennt eine andere Richtlinie, nicht diese.</translation>
    </message>
    <message>
        <source>It names no policy of a site, so nothing shows that a site’s rules were kept.</source>
        <translation>Er nennt keine Richtlinie einer Einrichtung, daher zeigt nichts, dass Regeln einer Einrichtung eingehalten wurden.</translation>
    </message>
    <message>
        <source>It names no policy: this one was not in force where it was made.</source>
        <translation>Er nennt keine Richtlinie: Diese galt dort nicht, wo er erstellt wurde.</translation>
    </message>
    <message>
        <source>It names the ethics approval {number}.</source>
        <translation>Er nennt das Ethikvotum {number}.</translation>
    </message>
    <message>
        <source>It names the given policy and complies with every rule in it.</source>
        <translation>Er nennt die angegebene Richtlinie und hält jede Regel darin ein.</translation>
    </message>
    <message>
        <source>It names the policy of {site} (SHA-256 {digest}), which was not given, so its rules were not checked.</source>
        <translation>Er nennt die Richtlinie von {site} (SHA-256 {digest}), die nicht angegeben wurde; ihre Regeln wurden daher nicht geprüft.</translation>
    </message>
    <message>
        <source>It names this policy as another site’s.</source>
        <translation>Er nennt diese Richtlinie als die einer anderen Einrichtung.</translation>
    </message>
    <message>
        <source>It names this policy with a different officer’s key.</source>
        <translation>Er nennt diese Richtlinie mit dem Schlüssel einer anderen oder eines anderen Datenschutzbeauftragten.</translation>
    </message>
    <message>
        <source>It needs a public reference panel.</source>
        <translation>Es braucht ein öffentliches Referenzpanel.</translation>
    </message>
    <message>
        <source>It releases more SNPs than there were candidates.</source>
        <translation>Er veröffentlicht mehr SNPs, als es Kandidaten gab.</translation>
    </message>
    <message>
        <source>It repeats itself or counts up: choose unrelated words.</source>
        <translation>Sie wiederholt sich oder zählt hoch: Wählen Sie unzusammenhängende Wörter.</translation>
    </message>
    <message>
        <source>It should hold {what}.</source>
        <translation>Sie sollte enthalten: {what}.</translation>
    </message>
    <message>
        <source>It spends ε = {epsilon} of the study’s budget of {budget}.</source>
        <translation>Sie verbraucht ε = {epsilon} vom Budget der Studie, das {budget} beträgt.</translation>
    </message>
    <message>
        <source>It spends ε = {epsilon} of the study’s budget of {budget}; ε = {left} is left for later.</source>
        <translation>Sie verbraucht ε = {epsilon} vom Budget der Studie, das {budget} beträgt; ε = {left} bleibt für später.</translation>
    </message>
    <message>
        <source>It spends ε = {epsilon}. The study guarantees that over all its releases together {promise}; with what is planned the bound is {reached}.</source>
        <translation>Sie verbraucht ε = {epsilon}. Die Studie garantiert über alle ihre Veröffentlichungen zusammen: {promise}; mit dem Geplanten beträgt die Schranke {reached}.</translation>
    </message>
    <message>
        <source>It spends ε = {spent}; ε = {before} was spent before, and ε = {left} would be left.</source>
        <translation>Sie verbraucht ε = {spent}; vorher wurden ε = {before} verbraucht, und ε = {left} blieben übrig.</translation>
    </message>
    <message>
        <source>It states a power of {power}, a forecast, which was not computed again.</source>
        <translation>Er nennt eine Power von {power}, eine Prognose, die nicht neu berechnet wurde.</translation>
    </message>
    <message>
        <source>It states a power that no forecast of its plan can give.</source>
        <translation>Er nennt eine Power, die keine Prognose seines Plans ergeben kann.</translation>
    </message>
    <message>
        <source>It verifies with either key; strict verification requires both.</source>
        <translation>Er lässt sich mit jedem der beiden Schlüssel prüfen; die strenge Prüfung verlangt beide.</translation>
    </message>
    <message>
        <source>It was a second name of the signed report and is removed; the report is valid and stays.</source>
        <translation>Es war ein zweiter Name des signierten Berichts und wird entfernt; der Bericht ist gültig und bleibt.</translation>
    </message>
    <message>
        <source>It was approved on {day} with the key {key}.</source>
        <translation>Er wurde am {day} mit dem Schlüssel {key} freigegeben.</translation>
    </message>
    <message>
        <source>It was cut off, or the three files do not belong together: copy or make them again.</source>
        <translation>Sie wurde abgeschnitten, oder die drei Dateien gehören nicht zusammen: Kopieren oder erzeugen Sie sie neu.</translation>
    </message>
    <message>
        <source>It was never published, so it is removed unread; what was spent stays spent.</source>
        <translation>Sie wurde nie veröffentlicht und wird daher ungelesen entfernt; was verbraucht ist, bleibt verbraucht.</translation>
    </message>
    <message>
        <source>It was not signed by the requester of its approval.</source>
        <translation>Er wurde nicht von der Person signiert, die seine Freigabe beantragt hat.</translation>
    </message>
    <message>
        <source>It was not signed with a key that is trusted here.</source>
        <translation>Er wurde nicht mit einem Schlüssel signiert, dem hier vertraut wird.</translation>
    </message>
    <message>
        <source>It was not signed with this key.</source>
        <translation>Er wurde nicht mit diesem Schlüssel signiert.</translation>
    </message>
    <message>
        <source>It was not signed with {missing} of the given keys.</source>
        <translation>Er wurde mit {missing} der angegebenen Schlüssel nicht signiert.</translation>
    </message>
    <message>
        <source>Its &amp;utility…</source>
        <translation>Ihr N&amp;utzen …</translation>
    </message>
    <message>
        <source>Its SNPs are not those that its plan names.</source>
        <translation>Seine SNPs sind nicht die, die sein Plan nennt.</translation>
    </message>
    <message>
        <source>Its account guarantees that over all its releases together {promise}; with this release the bound is {reached}, and nothing is left.</source>
        <translation>Sein Konto garantiert über alle seine Veröffentlichungen zusammen: {promise}; mit dieser Veröffentlichung beträgt die Schranke {reached}, und nichts ist übrig.</translation>
    </message>
    <message>
        <source>Its account guarantees that over all its releases together {promise}; with this release the bound is {reached}, and ε = {left} is left for another release of this kind.</source>
        <translation>Sein Konto garantiert über alle seine Veröffentlichungen zusammen: {promise}; mit dieser Veröffentlichung beträgt die Schranke {reached}, und ε = {left} bleibt für eine weitere Veröffentlichung dieser Art.</translation>
    </message>
    <message>
        <source>Its causal SNPs</source>
        <translation>Ihre kausalen SNPs</translation>
    </message>
    <message>
        <source>Its counts are not by the strata of its plan.</source>
        <translation>Seine Zahlen sind nicht nach den Schichten seines Plans gegliedert.</translation>
    </message>
    <message>
        <source>Its dates are out of order, or it was approved by its requester.</source>
        <translation>Ihre Daten sind nicht in zeitlicher Ordnung, oder sie wurde von der beantragenden Person selbst erteilt.</translation>
    </message>
    <message>
        <source>Its ledger has too few rows for what it claims.</source>
        <translation>Sein Privacy-Kontobuch hat zu wenige Zeilen für das, was er angibt.</translation>
    </message>
    <message>
        <source>Its logged views are not in the order of their days.</source>
        <translation>Seine protokollierten Zugriffe stehen nicht in der Reihenfolge ihrer Tage.</translation>
    </message>
    <message>
        <source>Its measured ratio of cases to controls is not one that its plan can have.</source>
        <translation>Sein gemessenes Verhältnis von Fällen zu Kontrollen passt nicht zu seinem Plan.</translation>
    </message>
    <message>
        <source>Its number of candidate SNPs does not follow from the plan in it.</source>
        <translation>Seine Zahl der Kandidaten-SNPs folgt nicht aus dem Plan darin.</translation>
    </message>
    <message>
        <source>Its phenotype columns are {known}.</source>
        <translation>Ihre Phänotypspalten sind {known}.</translation>
    </message>
    <message>
        <source>Its plan keeps every rule of the policy that was given for plans. It spends nothing; ledger, keys, approval and day are checked when a release is made.</source>
        <translation>Sein Plan hält jede Regel für Pläne der angegebenen Richtlinie ein. Er verbraucht nichts; Privacy-Kontobuch, Schlüssel, Freigabe und Tag werden geprüft, wenn eine Veröffentlichung erstellt wird.</translation>
    </message>
    <message>
        <source>Its proof is about who is among the participants, not about what was measured in them.</source>
        <translation>Ihr Beweis handelt davon, wer unter den Teilnehmenden ist, nicht davon, was an ihnen gemessen wurde.</translation>
    </message>
    <message>
        <source>Its request does not follow from its plan.</source>
        <translation>Sein Antrag folgt nicht aus seinem Plan.</translation>
    </message>
    <message>
        <source>Its result does not have the form that its kind of release has.</source>
        <translation>Sein Ergebnis hat nicht die Form, die diese Art von Veröffentlichung hat.</translation>
    </message>
    <message>
        <source>Its sentences do not follow from its plan and from what was published: see {where}.</source>
        <translation>Seine Sätze folgen nicht aus seinem Plan und dem, was veröffentlicht wurde: siehe {where}.</translation>
    </message>
    <message>
        <source>Its signer gives this name: {signer}.</source>
        <translation>Wer ihn signiert hat, gibt diesen Namen an: {signer}.</translation>
    </message>
    <message>
        <source>Its signer gives this name: {signer}. The signature proves the key, not the name; compare the key’s fingerprint with its owner.</source>
        <translation>Wer signiert hat, gibt diesen Namen an: {signer}. Die Signatur belegt den Schlüssel, nicht den Namen; vergleichen Sie den Fingerabdruck des Schlüssels mit dem, den diese Person nennt.</translation>
    </message>
    <message>
        <source>Its statement on ancestry or centres is about another study or release.</source>
        <translation>Seine Angabe zu Abstammung oder Zentren betrifft eine andere Studie oder Veröffentlichung.</translation>
    </message>
    <message>
        <source>Its study cannot be in its ledger.</source>
        <translation>Seine Studie kann nicht in seinem Privacy-Kontobuch stehen.</translation>
    </message>
    <message>
        <source>Johnson &amp; Shmatikov 2013, made exact</source>
        <translation>Johnson &amp; Shmatikov 2013, exakt gemacht</translation>
    </message>
    <message>
        <source>Joint draw</source>
        <translation>Gemeinsame Ziehung</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep fewer SNPs or people, for example one chromosome.</source>
        <translation>Behalten Sie weniger SNPs oder Personen, zum Beispiel ein Chromosom.</translation>
    </message>
    <message>
        <source>Keep fewer sites or people.</source>
        <translation>Behalten Sie weniger Positionen oder Personen.</translation>
    </message>
    <message>
        <source>Keep in the plan</source>
        <translation>Im Plan behalten</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep one name and remove the others. Back up by copying, never by links.</source>
        <translation>Behalten Sie einen Namen und entfernen Sie die anderen. Sichern Sie durch Kopieren, nie durch Verknüpfungen.</translation>
    </message>
    <message>
        <source>Keep one of the two lines.</source>
        <translation>Behalten Sie eine der beiden Zeilen.</translation>
    </message>
    <message>
        <source>Keep planned releases</source>
        <translation>Geplante Veröffentlichungen behalten</translation>
    </message>
    <message>
        <source>Keep sites with GT first in FORMAT, for example with bcftools view.</source>
        <translation>Behalten Sie Positionen, bei denen GT in FORMAT an erster Stelle steht, zum Beispiel mit bcftools view.</translation>
    </message>
    <message>
        <source>Keep the ledger on a disk of the one computer that makes the releases, and use it there.</source>
        <translation>Bewahren Sie das Privacy-Kontobuch auf einem Datenträger des einen Rechners auf, der veröffentlicht, und verwenden Sie es dort.</translation>
    </message>
    <message>
        <source>Keep them separate: declare for each that its people are in no other, if that is true. Otherwise create a new ledger for a plan whose budget leaves room for what was spent.</source>
        <translation>Lassen Sie sie getrennt: Erklären Sie für jedes, dass seine Personen in keinem anderen sind, wenn das stimmt. Sonst legen Sie ein neues Privacy-Kontobuch für einen Plan an, dessen Budget Platz lässt für das, was verbraucht wurde.</translation>
    </message>
    <message>
        <source>Keep them: a badly called SNP gets a low score. A public list may leave SNPs out.</source>
        <translation>Behalten Sie sie: Ein schlecht bestimmter SNP bekommt einen niedrigen Score. Eine öffentliche Liste darf SNPs auslassen.</translation>
    </message>
    <message>
        <source>Keep this scenario</source>
        <translation>Dieses Szenario merken</translation>
    </message>
    <message>
        <source>Keep with the key</source>
        <translation>Beim Schlüssel behalten</translation>
    </message>
    <message>
        <source>Keeps this plan’s curve in the plot, to compare it with changed plans.</source>
        <translation>Behält die Kurve dieses Plans im Diagramm, um sie mit geänderten Plänen zu vergleichen.</translation>
    </message>
    <message>
        <source>Kept by</source>
        <translation>Verwaltet von</translation>
    </message>
    <message>
        <source>Key and confirm</source>
        <translation>Schlüssel und Bestätigung</translation>
    </message>
    <message>
        <source>Key id</source>
        <translation>Schlüsselkennung</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Kind of study</source>
        <translation>Art der Studie</translation>
    </message>
    <message>
        <source>Known: {known}.</source>
        <translation>Bekannt: {known}.</translation>
    </message>
    <message>
        <source>Knows all but one participant</source>
        <translation>Kennt alle Teilnehmenden bis auf einen</translation>
    </message>
    <message>
        <source>Knows all participants but one</source>
        <translation>Kennt alle Teilnehmenden bis auf einen</translation>
    </message>
    <message>
        <source>Knows nothing at all</source>
        <translation>Weiß gar nichts</translation>
    </message>
    <message>
        <source>Knows nothing at all (k-Max)</source>
        <translation>Weiß gar nichts (k-Max)</translation>
    </message>
    <message>
        <source>Knows nothing: the uniform family</source>
        <translation>Weiß nichts: die gleichverteilte Familie</translation>
    </message>
    <message>
        <source>Knows the list of people who could have taken part and how many did, nothing else.</source>
        <translation>Kennt die Liste derer, die teilnehmen konnten, und weiß, wie viele es taten, sonst nichts.</translation>
    </message>
    <message>
        <source>Knows the study’s size</source>
        <translation>Kennt den Studienumfang</translation>
    </message>
    <message>
        <source>Knows who was invited</source>
        <translation>Weiß, wer eingeladen war</translation>
    </message>
    <message>
        <source>Kolmogorov distance</source>
        <translation>Kolmogorow-Distanz</translation>
    </message>
    <message>
        <source>Kolmogorov distance in participants</source>
        <translation>Kolmogorow-Distanz in Teilnehmenden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the PDF and of paragraphs</source>
        <translation>Sprache des PDFs und der Absätze</translation>
    </message>
    <message>
        <source>Laplace</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>Laplace mechanism</source>
        <translation>Laplace-Mechanismus</translation>
    </message>
    <message>
        <source>Larger view</source>
        <translation>Größer anzeigen</translation>
    </message>
    <message>
        <source>Largest inbreeding coefficient F</source>
        <translation>Größter Inzuchtkoeffizient F</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Least call rate of a person</source>
        <translation>Kleinste Call Rate einer Person</translation>
    </message>
    <message>
        <source>Least inbreeding coefficient F</source>
        <translation>Kleinster Inzuchtkoeffizient F</translation>
    </message>
    <message>
        <source>Least minor allele frequency in the panel</source>
        <translation>Mindesthäufigkeit des selteneren Allels im Panel</translation>
    </message>
    <message>
        <source>Leave it out, or choose one of {choices}.</source>
        <translation>Lassen Sie es weg, oder wählen Sie eines von {choices}.</translation>
    </message>
    <message>
        <source>Leave it out, or choose the family bounded.</source>
        <translation>Lassen Sie es weg, oder wählen Sie die Familie bounded.</translation>
    </message>
    <message>
        <source>Leave it out, or choose the family {owner}.</source>
        <translation>Lassen Sie es weg, oder wählen Sie die Familie {owner}.</translation>
    </message>
    <message>
        <source>Leave it out, or choose the kind tpr.</source>
        <translation>Lassen Sie es weg, oder wählen Sie die Art tpr.</translation>
    </message>
    <message>
        <source>Leave it out, or choose the right list.</source>
        <translation>Lassen Sie das weg, oder wählen Sie die richtige Liste.</translation>
    </message>
    <message>
        <source>Leave it out, or say that the numbers are printed nowhere.</source>
        <translation>Lassen Sie es weg, oder geben Sie an, dass die Zahlen nirgends gedruckt werden.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Leave it out: readers of the noisy scores can subtract it themselves.</source>
        <translation>Lassen Sie ihn weg: Wer die verrauschten Scores liest, kann ihn selbst abziehen.</translation>
    </message>
    <message>
        <source>Leave k out to calibrate a differentially private release instead.</source>
        <translation>Lassen Sie k weg, um stattdessen eine Veröffentlichung mit Differential Privacy zu kalibrieren.</translation>
    </message>
    <message>
        <source>Leave k out, and publish counts: they serve the uniform family.</source>
        <translation>Lassen Sie k weg und veröffentlichen Sie Zahlen: Sie dienen der Familie uniform.</translation>
    </message>
    <message>
        <source>Leave out people without a phenotype</source>
        <translation>Personen ohne Phänotyp auslassen</translation>
    </message>
    <message>
        <source>Leave out “at least”, or the loci.</source>
        <translation>Lassen Sie „mindestens“ weg, oder die Loci.</translation>
    </message>
    <message>
        <source>Leave sites without genotypes out, for example with bcftools view.</source>
        <translation>Lassen Sie Positionen ohne Genotypen weg, zum Beispiel mit bcftools view.</translation>
    </message>
    <message>
        <source>Leave the column risk_allele out.</source>
        <translation>Lassen Sie die Spalte risk_allele weg.</translation>
    </message>
    <message>
        <source>Leave the list out, or choose one of {choices}.</source>
        <translation>Lassen Sie die Liste weg, oder wählen Sie eines von {choices}.</translation>
    </message>
    <message>
        <source>Leave the mechanism and the family out.</source>
        <translation>Lassen Sie Mechanismus und Familie weg.</translation>
    </message>
    <message>
        <source>Leave the offset out, or the column risk_allele.</source>
        <translation>Lassen Sie den Abzug weg oder die Spalte risk_allele.</translation>
    </message>
    <message>
        <source>Leave the phenotype file out, or open the genotypes themselves.</source>
        <translation>Lassen Sie die Phänotyp-Datei weg, oder öffnen Sie die Genotypen selbst.</translation>
    </message>
    <message>
        <source>Leave the rules out.</source>
        <translation>Lassen Sie die Regeln weg.</translation>
    </message>
    <message>
        <source>Leave them out, or choose the joint draw.</source>
        <translation>Lassen Sie beides weg, oder wählen Sie die gemeinsame Ziehung.</translation>
    </message>
    <message>
        <source>Leaves the tour (Esc). The copy of the example stays open.</source>
        <translation>Verlässt den Rundgang (Esc). Die Kopie des Beispiels bleibt geöffnet.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation>Privacy-Kontobücher</translation>
    </message>
    <message>
        <source>Li et al. 2013, §5.1, as corrected here (the empty dataset counts as rank 1)</source>
        <translation>Li et al. 2013, §5.1, wie hier berichtigt (der leere Datensatz zählt als Rang 1)</translation>
    </message>
    <message>
        <source>Li et al. 2013; Tramèr et al. 2015, Theorems 3 and 4</source>
        <translation>Li et al. 2013; Tramèr et al. 2015, Theoreme 3 und 4</translation>
    </message>
    <message>
        <source>Licence (optional)</source>
        <translation>Lizenz (freiwillig)</translation>
    </message>
    <message>
        <source>Limits what one release reveals about a person: at ε = 0.69 odds at most double, at ε = 1.1 they at most triple.</source>
        <translation>Begrenzt, was eine Veröffentlichung über eine Person verrät: Mit ε = 0,69 können sich Odds höchstens verdoppeln, mit ε = 1,1 verdreifachen.</translation>
    </message>
    <message>
        <source>List at least one.</source>
        <translation>Führen Sie mindestens einen auf.</translation>
    </message>
    <message>
        <source>List every SNP once.</source>
        <translation>Führen Sie jeden SNP einmal auf.</translation>
    </message>
    <message>
        <source>List it once.</source>
        <translation>Führen Sie es einmal auf.</translation>
    </message>
    <message>
        <source>List of people to keep</source>
        <translation>Liste der Personen, die bleiben</translation>
    </message>
    <message>
        <source>List of people to remove</source>
        <translation>Liste der Personen, die entfernt werden</translation>
    </message>
    <message>
        <source>List the SNPs</source>
        <translation>SNPs auflisten</translation>
    </message>
    <message>
        <source>List their ids; they must not be chosen using this study’s data.</source>
        <translation>Führen Sie ihre Kennungen auf; sie dürfen nicht anhand der Daten dieser Studie gewählt sein.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Lists of candidates and of loci must be of the same build as the study.</source>
        <translation>Listen von Kandidaten und von Loci müssen dieselbe Genomversion haben wie die Studie.</translation>
    </message>
    <message>
        <source>Lists of people to keep or to remove</source>
        <translation>Listen: wer bleibt, wer entfernt wird</translation>
    </message>
    <message>
        <source>Load approval…</source>
        <translation>Freigabe laden …</translation>
    </message>
    <message>
        <source>Load the approval</source>
        <translation>Freigabe laden</translation>
    </message>
    <message>
        <source>Loadings</source>
        <translation>Ladungen</translation>
    </message>
    <message>
        <source>Loadings of a public panel, as PLINK 2 scores by them</source>
        <translation>Ladungen eines öffentlichen Panels, wie PLINK 2 damit bewertet</translation>
    </message>
    <message>
        <source>LocSig, one and three SNPs</source>
        <translation>LocSig, ein und drei SNPs</translation>
    </message>
    <message>
        <source>LocSig, two SNPs</source>
        <translation>LocSig, zwei SNPs</translation>
    </message>
    <message>
        <source>Loci are in genome order.</source>
        <translation>Loci stehen in der Reihenfolge des Genoms.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log this access</source>
        <translation>Diesen Zugriff protokollieren</translation>
    </message>
    <message>
        <source>Long enough.</source>
        <translation>Lang genug.</translation>
    </message>
    <message>
        <source>Looking for confounding</source>
        <translation>Confounding suchen</translation>
    </message>
    <message>
        <source>Looking for unfinished releases</source>
        <translation>Unfertige Veröffentlichungen suchen</translation>
    </message>
    <message>
        <source>Looking for ways out</source>
        <translation>Auswege werden gesucht</translation>
    </message>
    <message>
        <source>Looking for ways out…</source>
        <translation>Auswege werden gesucht …</translation>
    </message>
    <message>
        <source>Lower M.</source>
        <translation>Senken Sie M.</translation>
    </message>
    <message>
        <source>Lower it, or raise the budget.</source>
        <translation>Senken Sie es, oder erhöhen Sie das Budget.</translation>
    </message>
    <message>
        <source>Lower one of them, or raise the plan’s budget.</source>
        <translation>Senken Sie eines davon, oder erhöhen Sie das Budget des Plans.</translation>
    </message>
    <message>
        <source>Lower one of them.</source>
        <translation>Senken Sie eines davon.</translation>
    </message>
    <message>
        <source>Lower the numbers of people or SNPs: up to {most} genotypes can be written.</source>
        <translation>Senken Sie die Zahl der Personen oder SNPs: Bis zu {most} Genotypen können geschrieben werden.</translation>
    </message>
    <message>
        <source>Lower the release’s ε, or allow more in the guarantee.</source>
        <translation>Senken Sie das ε der Veröffentlichung, oder erlauben Sie in der Garantie mehr.</translation>
    </message>
    <message>
        <source>Lower the upper end of the prior range, or guarantee γ instead.</source>
        <translation>Senken Sie das obere Ende des Prior-Bereichs, oder garantieren Sie stattdessen γ.</translation>
    </message>
    <message>
        <source>Lower their share.</source>
        <translation>Senken Sie ihren Anteil.</translation>
    </message>
    <message>
        <source>Lowest posterior</source>
        <translation>Kleinster Posterior</translation>
    </message>
    <message>
        <source>Lowest prior</source>
        <translation>Kleinster Prior</translation>
    </message>
    <message>
        <source>Lowest prior, per cent</source>
        <translation>Kleinster Prior, Prozent</translation>
    </message>
    <message>
        <source>Lowest value of the public range</source>
        <translation>Kleinster Wert des öffentlichen Bereichs</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Die des Plans</translation>
    </message>
    <message>
        <source>Make a new key</source>
        <translation>Neuen Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Make a new key with a passphrase, or keep this one on a disk that records who may read it.</source>
        <translation>Erzeugen Sie einen neuen Schlüssel mit Passphrase, oder bewahren Sie diesen auf einem Datenträger mit Zugriffsrechten auf.</translation>
    </message>
    <message>
        <source>Make a plan for a quantitative trait, or leave the trait’s file out.</source>
        <translation>Erstellen Sie einen Plan für ein quantitatives Merkmal, oder lassen Sie die Datei des Merkmals weg.</translation>
    </message>
    <message>
        <source>Make a plan for a quantitative trait.</source>
        <translation>Erstellen Sie einen Plan für ein quantitatives Merkmal.</translation>
    </message>
    <message>
        <source>Make a plan that has the participants of each stratum, before looking at any result.</source>
        <translation>Erstellen Sie einen Plan mit den Teilnehmenden jeder Schicht, bevor Sie ein Ergebnis ansehen.</translation>
    </message>
    <message>
        <source>Make a plan that has the sizes of the strata, before looking at any result.</source>
        <translation>Erstellen Sie einen Plan mit den Größen der Schichten, bevor Sie ein Ergebnis ansehen.</translation>
    </message>
    <message>
        <source>Make a release</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Make a report’s f&amp;iles again…</source>
        <translation>&amp;Dateien eines Berichts neu erzeugen …</translation>
    </message>
    <message>
        <source>Make bands of it, such as 40-49, with limits that do not come from this study’s people.</source>
        <translation>Bilden Sie daraus Gruppen wie 40-49, mit Grenzen, die nicht aus den Personen dieser Studie stammen.</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Neu erzeugen</translation>
    </message>
    <message>
        <source>Make it again with {how}.</source>
        <translation>Erzeugen Sie sie neu mit {how}.</translation>
    </message>
    <message>
        <source>Make the key…</source>
        <translation>Schlüssel erzeugen …</translation>
    </message>
    <message>
        <source>Make the officer’s key</source>
        <translation>Schlüssel des Datenschutzes erzeugen</translation>
    </message>
    <message>
        <source>Make the release</source>
        <translation>Veröffentlichung erstellen</translation>
    </message>
    <message>
        <source>Make the table again from the genotypes, with its sites counted as a caller’s.</source>
        <translation>Erzeugen Sie die Tabelle neu aus den Genotypen, mit Positionen, die als die eines Variantenaufrufs zählen.</translation>
    </message>
    <message>
        <source>Make the table again with this list.</source>
        <translation>Erzeugen Sie die Tabelle mit dieser Liste neu.</translation>
    </message>
    <message>
        <source>Make the table again, and say there what means a case.</source>
        <translation>Erzeugen Sie die Tabelle neu, und sagen Sie dabei, was einen Fall bedeutet.</translation>
    </message>
    <message>
        <source>Making a key</source>
        <translation>Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Making its files</source>
        <translation>Seine Dateien erzeugen</translation>
    </message>
    <message>
        <source>Making the key</source>
        <translation>Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Making the key…</source>
        <translation>Schlüssel wird erzeugt …</translation>
    </message>
    <message>
        <source>Making the list of SNPs</source>
        <translation>SNP-Liste wird erstellt</translation>
    </message>
    <message>
        <source>Making the report’s files</source>
        <translation>Dateien des Berichts erzeugen</translation>
    </message>
    <message>
        <source>Maximum SNPs in one release</source>
        <translation>Höchstzahl SNPs je Veröffentlichung</translation>
    </message>
    <message>
        <source>Maximum attack advantage</source>
        <translation>Größter Vorteil eines Angriffs</translation>
    </message>
    <message>
        <source>Maximum attack advantage (TPR − FPR), per cent</source>
        <translation>Größter Vorteil des Angreifers (TPR − FPR), Prozent</translation>
    </message>
    <message>
        <source>Maximum certainty</source>
        <translation>Höchste Gewissheit</translation>
    </message>
    <message>
        <source>Maximum certainty after the release, per cent</source>
        <translation>Höchste Gewissheit nach der Veröffentlichung, Prozent</translation>
    </message>
    <message>
        <source>Maximum certainty {value} ({interval})</source>
        <translation>Höchste Gewissheit {value} ({interval})</translation>
    </message>
    <message>
        <source>Maximum growth of belief (γ)</source>
        <translation>Größter Zuwachs der Sicherheit (γ)</translation>
    </message>
    <message>
        <source>Maximum growth of belief, gamma</source>
        <translation>Größter Zuwachs der Gewissheit, Gamma</translation>
    </message>
    <message>
        <source>Maximum true-positive rate</source>
        <translation>Größte Richtig-positiv-Rate</translation>
    </message>
    <message>
        <source>Maximum true-positive rate (TPR at FPR)</source>
        <translation>Größte Richtig-positiv-Rate (TPR bei FPR)</translation>
    </message>
    <message>
        <source>Maximum true-positive rate of attacks, per cent</source>
        <translation>Größte Richtig-positiv-Rate von Angriffen, Prozent</translation>
    </message>
    <message>
        <source>Maximum ε of all mechanisms</source>
        <translation>Größtes ε aller Mechanismen</translation>
    </message>
    <message>
        <source>Maximum ε of one mechanism</source>
        <translation>Größtes ε eines Mechanismus</translation>
    </message>
    <message>
        <source>Maximum ε, all releases</source>
        <translation>Größtes ε, alle Veröffentlichungen</translation>
    </message>
    <message>
        <source>Maximum ε, one release</source>
        <translation>Größtes ε, eine Veröffentlichung</translation>
    </message>
    <message>
        <source>May be published: {names}.</source>
        <translation>Veröffentlicht werden darf: {names}.</translation>
    </message>
    <message>
        <source>May have any prior about each person, up to near certainty. This is plain differential privacy.</source>
        <translation>Darf über jede Person einen beliebigen Prior haben, bis nahe an die Gewissheit. Das ist einfache Differential Privacy.</translation>
    </message>
    <message>
        <source>May know that people take part together, e.g. a whole family or nobody of it. Nothing useful can be released.</source>
        <translation>Kann wissen, dass Menschen gemeinsam teilnehmen, z. B. eine ganze Familie oder niemand daraus. Nichts Nützliches kann veröffentlicht werden.</translation>
    </message>
    <message>
        <source>McKenna &amp; Sheldon 2020, in its one-shot form for M SNPs</source>
        <translation>McKenna &amp; Sheldon 2020, als eine einzige Ziehung für M SNPs</translation>
    </message>
    <message>
        <source>McSherry &amp; Talwar 2007; Yu et al. 2014; Tramèr et al. 2015, Algorithm 1</source>
        <translation>McSherry &amp; Talwar 2007; Yu et al. 2014; Tramèr et al. 2015, Algorithmus 1</translation>
    </message>
    <message>
        <source>Measure the ratio of cases to controls</source>
        <translation>Verhältnis von Fällen zu Kontrollen messen</translation>
    </message>
    <message>
        <source>Measure their ratio with {share} of ε</source>
        <translation>Ihr Verhältnis mit {share} von ε messen</translation>
    </message>
    <message>
        <source>Measuring distances to significance</source>
        <translation>Distanzen zur Signifikanz messen</translation>
    </message>
    <message>
        <source>Mechanism for private selection</source>
        <translation>Mechanismus der privaten Auswahl</translation>
    </message>
    <message>
        <source>Mechanism for private selection, or another kind of release</source>
        <translation>Mechanismus der privaten Auswahl oder eine andere Art der Veröffentlichung</translation>
    </message>
    <message>
        <source>Mechanism, M</source>
        <translation>Mechanismus, M</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>Mechanisms: {names}.</source>
        <translation>Mechanismen: {names}.</translation>
    </message>
    <message>
        <source>Medina, Joseph, Gillenwater &amp; Ribero 2021 and Gillenwater et al. 2022, over sets and sequences; Yamamoto &amp; Shibuya 2023, a set scored by its weakest member; Shekelyan &amp; Loukides 2022, the same law of ranks; its other scores and its exact law, this program</source>
        <translation>Medina, Joseph, Gillenwater &amp; Ribero 2021 und Gillenwater et al. 2022, über Mengen und Folgen; Yamamoto &amp; Shibuya 2023, eine Menge nach ihrem schwächsten Mitglied; Shekelyan &amp; Loukides 2022, dasselbe Gesetz der Ränge; ihre anderen Bewertungen und ihr genaues Gesetz, dieses Programm</translation>
    </message>
    <message>
        <source>Minimum sizes</source>
        <translation>Mindestgrößen</translation>
    </message>
    <message>
        <source>Missing calls, duplicates, relatives and genome build, as exact numbers: not for release. Do not use them to choose what is published.</source>
        <translation>Fehlende Genotypen, Duplikate, Verwandte und Genomversion als exakte Zahlen: nicht zur Veröffentlichung. Wählen Sie nicht danach, was veröffentlicht wird.</translation>
    </message>
    <message>
        <source>Missing calls: a SNP with missing calls gets the lowest score that any genotypes in their place could give it.</source>
        <translation>Fehlende Genotypen: Ein SNP mit fehlenden Genotypen erhält den niedrigsten Score, den beliebige Genotypen an ihrer Stelle ihm geben könnten.</translation>
    </message>
    <message>
        <source>Missing calls: the counts are of people who have a call.</source>
        <translation>Fehlende Genotypen: Die Zahlen betreffen Personen, deren Genotyp nicht fehlt.</translation>
    </message>
    <message>
        <source>Missing calls: whoever has no call at a SNP counts as having no copy of any allele but the reference.</source>
        <translation>Fehlende Genotypen: Wessen Genotyp an einem SNP fehlt, zählt als Person ohne Kopie eines anderen Allels als des Referenzallels.</translation>
    </message>
    <message>
        <source>Missing calls: {fill}.</source>
        <translation>Fehlende Genotypen: {fill}.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>More distant relatives cannot be recognised on so few chromosomes.</source>
        <translation>Fernere Verwandte sind bei so wenigen Chromosomen nicht zu erkennen.</translation>
    </message>
    <message>
        <source>More: a trait adjusted for covariates</source>
        <translation>Mehr: ein für Kovariablen adjustiertes Merkmal</translation>
    </message>
    <message>
        <source>More: alleles</source>
        <translation>Mehr: Allele</translation>
    </message>
    <message>
        <source>More: ancestry groups, centres, relatives</source>
        <translation>Mehr: Abstammungsgruppen, Zentren, Verwandte</translation>
    </message>
    <message>
        <source>More: how studies are simulated</source>
        <translation>Mehr: wie Studien simuliert werden</translation>
    </message>
    <message>
        <source>More: lists of people, probabilities, chromosomes</source>
        <translation>Mehr: Personenlisten, Wahrscheinlichkeiten, Chromosomen</translation>
    </message>
    <message>
        <source>More: non-participation, families</source>
        <translation>Mehr: Nichtteilnahme, Familien</translation>
    </message>
    <message>
        <source>More: one SNP per locus, effects, noisy scores</source>
        <translation>Mehr: ein SNP je Locus, Effekte, verrauschte Scores</translation>
    </message>
    <message>
        <source>More: phenotype file, alleles</source>
        <translation>Mehr: Phänotyp-Datei, Allele</translation>
    </message>
    <message>
        <source>More: phenotype, lists, probabilities</source>
        <translation>Mehr: Phänotyp, Listen, Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>More: phenotypes, probabilities, chromosomes</source>
        <translation>Mehr: Phänotypen, Chromosomen</translation>
    </message>
    <message>
        <source>More: sample sizes, solve for another unknown, what is not modelled</source>
        <translation>Mehr: Stichprobengrößen, andere Unbekannte, was nicht modelliert ist</translation>
    </message>
    <message>
        <source>More: split the budget, or use a separate account</source>
        <translation>Mehr: Budget aufteilen oder eigenes Konto</translation>
    </message>
    <message>
        <source>More: strata (sex, centre, ancestry)</source>
        <translation>Mehr: Schichten (Geschlecht, Zentrum)</translation>
    </message>
    <message>
        <source>Most SNPs of the list are not in the study. They stay candidates and are scored as SNPs without variation.</source>
        <translation>Die meisten SNPs der Liste sind nicht in der Studie. Sie bleiben Kandidaten und werden bewertet, als hätten sie keine Variation.</translation>
    </message>
    <message>
        <source>Mount the ledger’s folder instead.</source>
        <translation>Hängen Sie stattdessen den Ordner des Privacy-Kontobuchs ein.</translation>
    </message>
    <message>
        <source>Move the pointer over the plot, or use the arrow keys, to read the values.</source>
        <translation>Bewegen Sie den Zeiger über das Diagramm oder nutzen Sie die Pfeiltasten, um Werte abzulesen.</translation>
    </message>
    <message>
        <source>Move the pointer over the plot, or use the arrow keys, to read the values. Shaded: 95 % interval.</source>
        <translation>Bewegen Sie den Zeiger über das Diagramm oder nutzen Sie die Pfeiltasten, um Werte abzulesen. Schattiert: 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Name a .npz panel or a PLINK file of public people.</source>
        <translation>Nennen Sie ein .npz-Panel oder eine PLINK-Datei öffentlicher Personen.</translation>
    </message>
    <message>
        <source>Name a public reference</source>
        <translation>Öffentliche Referenz angeben</translation>
    </message>
    <message>
        <source>Name a public reference, or leave the column risk_allele out.</source>
        <translation>Nennen Sie eine öffentliche Referenz, oder lassen Sie die Spalte risk_allele weg.</translation>
    </message>
    <message>
        <source>Name a public rule that fills missing calls, or choose a score that needs none: {scores}.</source>
        <translation>Geben Sie eine öffentliche Regel an, die fehlende Genotypen ergänzt, oder wählen Sie einen Score, der keine braucht: {scores}.</translation>
    </message>
    <message>
        <source>Name it in the step “Study”.</source>
        <translation>Benennen Sie sie im Schritt „Studie“.</translation>
    </message>
    <message>
        <source>Name it on the reference’s strand, or write a dot where it is not known.</source>
        <translation>Nennen Sie es auf dem Strang der Referenz, oder schreiben Sie einen Punkt, wo es nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Name of group {n}</source>
        <translation>Name der Gruppe {n}</translation>
    </message>
    <message>
        <source>Name of kept scenario {number}</source>
        <translation>Name des gemerkten Szenarios {number}</translation>
    </message>
    <message>
        <source>Name of stratum {n}</source>
        <translation>Name der Schicht {n}</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>Name der Einrichtung</translation>
    </message>
    <message>
        <source>Name of the study in the report</source>
        <translation>Name der Studie im Bericht</translation>
    </message>
    <message>
        <source>Name of the study in the report (public):</source>
        <translation>Name der Studie im Bericht (öffentlich):</translation>
    </message>
    <message>
        <source>Name of the study’s files</source>
        <translation>Name der Dateien der Studie</translation>
    </message>
    <message>
        <source>Name of the trait in reports</source>
        <translation>Name des Merkmals in Berichten</translation>
    </message>
    <message>
        <source>Name one of the panel’s SNPs.</source>
        <translation>Nennen Sie einen der SNPs des Panels.</translation>
    </message>
    <message>
        <source>Name some, or leave the column out.</source>
        <translation>Nennen Sie welche, oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Name the causal SNPs yourself.</source>
        <translation>Nennen Sie die kausalen SNPs selbst.</translation>
    </message>
    <message>
        <source>Name the chromosomes 1…22 or chr1…chr22, or give a list of candidate SNPs.</source>
        <translation>Benennen Sie die Chromosomen 1…22 oder chr1…chr22, oder geben Sie eine Liste von Kandidaten-SNPs an.</translation>
    </message>
    <message>
        <source>Name the covariates of the trait</source>
        <translation>Kovariablen des Merkmals nennen</translation>
    </message>
    <message>
        <source>Name the list: a manifest of the array, or the sites of a public panel.</source>
        <translation>Geben Sie die Liste an: ein Manifest des Arrays oder die Positionen eines öffentlichen Panels.</translation>
    </message>
    <message>
        <source>Name the panel, and answer whether it contains participants, whether they were phased jointly, and whether SNPs were filtered in this study.</source>
        <translation>Nennen Sie das Panel, und beantworten Sie, ob es Teilnehmende enthält, ob sie gemeinsam gephast wurden und ob SNPs in dieser Studie gefiltert wurden.</translation>
    </message>
    <message>
        <source>Name the person, the institution and the project.</source>
        <translation>Nennen Sie die Person, die Einrichtung und das Projekt.</translation>
    </message>
    <message>
        <source>Name the public list</source>
        <translation>Öffentliche Liste angeben</translation>
    </message>
    <message>
        <source>Name the signer of this key again.</source>
        <translation>Geben Sie neu an, wem dieser Schlüssel gehört.</translation>
    </message>
    <message>
        <source>Name the source of the weights</source>
        <translation>Quelle der Gewichte nennen</translation>
    </message>
    <message>
        <source>Name the study</source>
        <translation>Studie benennen</translation>
    </message>
    <message>
        <source>Name the study first, in the step “Study”.</source>
        <translation>Benennen Sie zuerst die Studie, im Schritt „Studie“.</translation>
    </message>
    <message>
        <source>Name the trait</source>
        <translation>Merkmal benennen</translation>
    </message>
    <message>
        <source>Name them in the plan.</source>
        <translation>Nennen Sie sie im Plan.</translation>
    </message>
    <message>
        <source>Names of SNPs reveal least; counts and effects are what readers can compute with.</source>
        <translation>Namen von SNPs verraten am wenigsten; mit Zahlen und Effekten können Leserinnen und Leser rechnen.</translation>
    </message>
    <message>
        <source>Neighbouring SNPs are taken as independent, so each is a locus of its own.</source>
        <translation>Benachbarte SNPs gelten als unabhängig, also ist jeder ein eigener Locus.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Neighbours: bounded and unbounded</source>
        <translation>Nachbarn: beschränkt und unbeschränkt</translation>
    </message>
    <message>
        <source>Never worse than the exponential mechanism for one SNP; good where one SNP per locus is wanted.</source>
        <translation>Für einen einzigen SNP nie schlechter als der exponentielle Mechanismus; gut, wenn ein SNP je Locus gewünscht ist.</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>Next page (Alt+Right)</source>
        <translation>Die nächste Seite (Alt+Rechts)</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler.</translation>
    </message>
    <message>
        <source>No Dask scheduler that the certificate authority vouches for answers at {address}.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler, für den die Zertifizierungsstelle bürgt.</translation>
    </message>
    <message>
        <source>No SNP is named, and no effect, p-value or frequency is published.</source>
        <translation>Kein SNP wird genannt, und kein Effekt, p-Wert und keine Häufigkeit werden veröffentlicht.</translation>
    </message>
    <message>
        <source>No SNP lies beyond the threshold.</source>
        <translation>Kein SNP liegt jenseits der Schwelle.</translation>
    </message>
    <message>
        <source>No SNP: the mechanism chose the empty set.</source>
        <translation>Kein SNP: Der Mechanismus hat die leere Menge gewählt.</translation>
    </message>
    <message>
        <source>No attack is made for this plan. {reason}</source>
        <translation>Für diesen Plan wird kein Angriff durchgeführt. {reason}</translation>
    </message>
    <message>
        <source>No causal SNP was given.</source>
        <translation>Es wurde kein kausaler SNP angegeben.</translation>
    </message>
    <message>
        <source>No conversion between these two is proven. It cannot be counted as {secret} with {neighbours} neighbours.</source>
        <translation>Zwischen diesen beiden ist keine Umrechnung bewiesen. Sie kann nicht als {secret} mit {neighbours}-Nachbarn gezählt werden.</translation>
    </message>
    <message>
        <source>No curves: this release does not select SNPs.</source>
        <translation>Keine Kurven: Diese Veröffentlichung wählt keine SNPs aus.</translation>
    </message>
    <message>
        <source>No effect, p-value or frequency is published.</source>
        <translation>Effekte, p-Werte und Häufigkeiten werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>No figure was asked for.</source>
        <translation>Es wurde keine Abbildung verlangt.</translation>
    </message>
    <message>
        <source>No file chosen.</source>
        <translation>Keine Datei gewählt.</translation>
    </message>
    <message>
        <source>No file: no strata.</source>
        <translation>Keine Datei: keine Schichten.</translation>
    </message>
    <message>
        <source>No file: status is read from the study.</source>
        <translation>Keine Datei: Der Status wird aus der Studie gelesen.</translation>
    </message>
    <message>
        <source>No guarantee is possible here</source>
        <translation>Hier ist keine Garantie möglich</translation>
    </message>
    <message>
        <source>No key is trusted here yet, so the signer is unknown.</source>
        <translation>Hier wird noch keinem Schlüssel vertraut, daher ist unbekannt, wer signiert hat.</translation>
    </message>
    <message>
        <source>No key is trusted yet. Add the public key of the person who signs your reports.</source>
        <translation>Noch wird keinem Schlüssel vertraut. Fügen Sie den öffentlichen Schlüssel der Person hinzu, die Ihre Berichte signiert.</translation>
    </message>
    <message>
        <source>No key is trusted yet. Get the signer’s key through a separate channel, or compare its fingerprint by telephone.</source>
        <translation>Noch wird keinem Schlüssel vertraut. Besorgen Sie den Schlüssel der signierenden Person auf einem getrennten Weg oder vergleichen Sie seinen Fingerabdruck am Telefon.</translation>
    </message>
    <message>
        <source>No key of the name {name} is trusted.</source>
        <translation>Keinem Schlüssel namens {name} wird vertraut.</translation>
    </message>
    <message>
        <source>No key: the report will not be signed.</source>
        <translation>Kein Schlüssel: Der Bericht wird nicht signiert.</translation>
    </message>
    <message>
        <source>No ledger can be made at {path}: {reason}.</source>
        <translation>Unter {path} kann kein Privacy-Kontobuch angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>No ledger read yet.</source>
        <translation>Noch kein Privacy-Kontobuch gelesen.</translation>
    </message>
    <message>
        <source>No ledger: this access is not logged.</source>
        <translation>Kein Privacy-Kontobuch: Dieser Zugriff wird nicht protokolliert.</translation>
    </message>
    <message>
        <source>No list.</source>
        <translation>Keine Liste.</translation>
    </message>
    <message>
        <source>No locus holds a SNP beyond the threshold.</source>
        <translation>Kein Locus enthält einen SNP jenseits der Schwelle.</translation>
    </message>
    <message>
        <source>No locus: the mechanism chose the empty set.</source>
        <translation>Kein Locus: Der Mechanismus hat die leere Menge gewählt.</translation>
    </message>
    <message>
        <source>No membership test may have a true-positive rate above {most} at a false-positive rate of {fpr}.</source>
        <translation>Kein Teilnahmetest darf bei einer Falsch-positiv-Rate von {fpr} eine Richtig-positiv-Rate über {most} haben.</translation>
    </message>
    <message>
        <source>No membership test may have an advantage (TPR − FPR) above {most}.</source>
        <translation>Kein Teilnahmetest darf einen Vorteil (TPR − FPR) über {most} haben.</translation>
    </message>
    <message>
        <source>No membership test on one such release has an advantage (TPR − FPR) above {most}; this relies on {loss}.</source>
        <translation>Kein Teilnahmetest auf einer solchen Veröffentlichung hat einen Vorteil (TPR − FPR) über {most}; das beruht auf: {loss}.</translation>
    </message>
    <message>
        <source>No neighbours are known that would show what {title} spends at ε = {epsilon}.</source>
        <translation>Es sind keine Nachbarn bekannt, die zeigen würden, was {title} bei ε = {epsilon} verbraucht.</translation>
    </message>
    <message>
        <source>No network</source>
        <translation>Kein Netz</translation>
    </message>
    <message>
        <source>No other combination needs clearly fewer participants than your choice: {people}.</source>
        <translation>Keine andere Kombination braucht deutlich weniger Teilnehmende als Ihre Wahl: {people}.</translation>
    </message>
    <message>
        <source>No panel chosen.</source>
        <translation>Kein Panel gewählt.</translation>
    </message>
    <message>
        <source>No person can be simulated for this plan. {reason}</source>
        <translation>Für diesen Plan kann keine Person simuliert werden. {reason}</translation>
    </message>
    <message>
        <source>No plan opened yet</source>
        <translation>Noch kein Plan geöffnet</translation>
    </message>
    <message>
        <source>No privacy</source>
        <translation>Ohne Privatheit</translation>
    </message>
    <message>
        <source>No sample of a cohort of up to {n} people has a rate of {rate} or less.</source>
        <translation>Keine Stichprobe einer Kohorte von bis zu {n} Personen hat eine Rate von {rate} oder weniger.</translation>
    </message>
    <message>
        <source>No sample size publishes {snps}{which}: it has fewer SNPs than there are causal ones.</source>
        <translation>Bei keinem Stichprobenumfang gilt als veröffentlicht: {snps}{which}. Die Veröffentlichung hat weniger SNPs, als es kausale gibt.</translation>
    </message>
    <message>
        <source>No score and mechanism reaches the target with a study of any practical size.</source>
        <translation>Keine Kombination aus Score und Mechanismus erreicht das Ziel mit einer Studie von praktikablem Umfang.</translation>
    </message>
    <message>
        <source>No site policy was in force where it was requested.</source>
        <translation>Wo sie beantragt wurde, galt keine Richtlinie einer Einrichtung.</translation>
    </message>
    <message>
        <source>No statistic, frequency or p-value is published.</source>
        <translation>Keine Statistik, keine Häufigkeit und kein p-Wert wird veröffentlicht.</translation>
    </message>
    <message>
        <source>No strata</source>
        <translation>Keine Schichten</translation>
    </message>
    <message>
        <source>No stratum has both cases and controls, so nobody is compared.</source>
        <translation>Keine Schicht hat Fälle und Kontrollen, also wird niemand verglichen.</translation>
    </message>
    <message>
        <source>No stratum has two participants, so nobody is compared; there are {n} strata.</source>
        <translation>Keine Schicht hat zwei Teilnehmende, also wird niemand verglichen; es gibt {n} Schichten.</translation>
    </message>
    <message>
        <source>No two moves of this score meet at one level.</source>
        <translation>Keine zwei Schritte dieses Scores treffen sich auf einer Stufe.</translation>
    </message>
    <message>
        <source>No view of exact statistics was logged before this release.</source>
        <translation>Vor dieser Veröffentlichung wurde kein Zugriff auf exakte Statistiken protokolliert.</translation>
    </message>
    <message>
        <source>No, but this program shall apply rules to people,
one person at a time</source>
        <translation>Nein, aber dieses Programm soll Regeln anwenden,
auf jede Person einzeln</translation>
    </message>
    <message>
        <source>No, nothing was removed</source>
        <translation>Nein, es wurde nichts entfernt</translation>
    </message>
    <message>
        <source>No. With {people}, {success} with {probability} probability (target {target}).</source>
        <translation>Nein. Mit {people} gilt mit {probability} Wahrscheinlichkeit: {success} (Ziel {target}).</translation>
    </message>
    <message>
        <source>No. {reason}</source>
        <translation>Nein. {reason}</translation>
    </message>
    <message>
        <source>Nobody has signed this report. Its numbers are in {file}, which is also attached to this PDF; that file’s digest, without the last line end, is given below. {plan} is the plan: from it {again}.</source>
        <translation>Niemand hat diesen Bericht signiert. Seine Zahlen stehen in {file}, auch an diese PDF-Datei angehängt; die Prüfsumme dieser Datei, ohne das letzte Zeilenende, steht unten. {plan} ist der Plan: Aus ihm {again}.</translation>
    </message>
    <message>
        <source>Nobody in this study has a phenotype.</source>
        <translation>Niemand in dieser Studie hat einen Phänotyp.</translation>
    </message>
    <message>
        <source>Nobody in this study has a value of the trait.</source>
        <translation>Niemand in dieser Studie hat einen Wert des Merkmals.</translation>
    </message>
    <message>
        <source>Nobody is simulated yet.</source>
        <translation>Noch ist niemand simuliert.</translation>
    </message>
    <message>
        <source>Nobody should learn from the release whether a particular person is in the study.</source>
        <translation>Niemand soll aus der Veröffentlichung erfahren, ob eine bestimmte Person in der Studie ist.</translation>
    </message>
    <message>
        <source>Nobody whom the guarantee covers may become more than {cap} sure, over all releases together.</source>
        <translation>Niemand, den die Garantie abdeckt, darf sich über alle Veröffentlichungen zusammen zu mehr als {cap} sicher werden.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Noise versus the range of priors</source>
        <translation>Rauschen nach Prior-Bereich</translation>
    </message>
    <message>
        <source>Noisy genotype counts of cases and of controls at each are published too, and what follows from them: allele frequencies, allelic odds ratios and p-values, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these counts and the rest to the selection.</source>
        <translation>Veröffentlicht werden auch verrauschte Genotypzahlen der Fälle und der Kontrollen an jedem davon und was daraus folgt: Allelhäufigkeiten, allelische Odds Ratios und p-Werte, mit 95-%-Intervallen, die gelten, welche SNPs auch ausgewählt werden, und das Rauschen und die Stichprobe der Teilnehmenden einschließen. Vom ε dieser Veröffentlichung gehen {epsilon} an diese Zahlen und der Rest an die Auswahl.</translation>
    </message>
    <message>
        <source>Noisy genotype counts of the cases and of the controls of every stratum at each are published too, and what follows from them: allele frequencies, allelic odds ratios adjusted for the strata (Mantel–Haenszel) and p-values, with 95 % intervals that hold whichever SNPs are selected and include the noise and the sampling of participants. Of this release’s ε, {epsilon} go to these counts and the rest to the selection.</source>
        <translation>Veröffentlicht werden auch verrauschte Genotypzahlen der Fälle und der Kontrollen jeder Schicht an jedem davon und was daraus folgt: Allelhäufigkeiten, für die Schichten adjustierte allelische Odds Ratios (Mantel–Haenszel) und p-Werte, mit 95-%-Intervallen, die gelten, welche SNPs auch ausgewählt werden, und das Rauschen und die Stichprobe der Teilnehmenden einschließen. Vom ε dieser Veröffentlichung gehen {epsilon} an diese Zahlen und der Rest an die Auswahl.</translation>
    </message>
    <message>
        <source>Noisy scores</source>
        <translation>Verrauschte Scores</translation>
    </message>
    <message>
        <source>Noisy scores of given SNPs</source>
        <translation>Verrauschte Scores gegebener SNPs</translation>
    </message>
    <message>
        <source>Non-participation is protected too, so the smaller ε of [a, b] and [1 − b, 1 − a] counts.</source>
        <translation>Auch die Nichtteilnahme ist geschützt, daher zählt das kleinere ε von [a, b] und [1 − b, 1 − a].</translation>
    </message>
    <message>
        <source>Non-participation, negative membership privacy (NMP)</source>
        <translation>Nichtteilnahme, negative Mitgliedschafts-Privatheit (NMP)</translation>
    </message>
    <message>
        <source>None of the report’s files was beside it, so none was compared.</source>
        <translation>Keine der Dateien des Berichts lag bei ihm, also wurde keine verglichen.</translation>
    </message>
    <message>
        <source>None of this is checked yet. The key that should have signed it has the fingerprint {digits}.</source>
        <translation>Nichts davon ist schon geprüft. Der Schlüssel, der signiert haben soll, hat den Fingerabdruck {digits}.</translation>
    </message>
    <message>
        <source>None. The output may hardly depend on the data: it must be nearly as likely for every other dataset, also one that shares no person with this one. No useful GWAS result is possible.</source>
        <translation>Keine. Die Ausgabe darf kaum von den Daten abhängen: Sie muss für jeden anderen Datensatz fast gleich wahrscheinlich sein, auch für einen, der keine Person mit diesem gemeinsam hat. Kein nützliches GWAS-Ergebnis ist möglich.</translation>
    </message>
    <message>
        <source>None: all cases are compared with all controls.</source>
        <translation>Keine: alle Fälle gegen alle Kontrollen.</translation>
    </message>
    <message>
        <source>None: all participants are compared.</source>
        <translation>Keine: Alle Teilnehmenden werden verglichen.</translation>
    </message>
    <message>
        <source>None: cases and controls differ in nothing else.</source>
        <translation>Keine: Fälle und Kontrollen unterscheiden sich sonst in nichts.</translation>
    </message>
    <message>
        <source>Not checked: {files}.</source>
        <translation>Nicht geprüft: {files}.</translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Not computed yet: the Calibration tab simulates it.</source>
        <translation>Noch nicht berechnet: Der Reiter Kalibrierung simuliert es.</translation>
    </message>
    <message>
        <source>Not covered: attackers who know that people took part together, and anything else that is or will be published about the same people. Both add to what can be learned.</source>
        <translation>Nicht abgedeckt: Angreifer, die wissen, dass Personen gemeinsam teilgenommen haben, und alles andere, was über dieselben Personen veröffentlicht ist oder wird. Beides vergrößert, was sich erfahren lässt.</translation>
    </message>
    <message>
        <source>Not covered: the measured number of cases that is published with the selection; the guarantee counts its ε.</source>
        <translation>Nicht erfasst: die gemessene Zahl der Fälle, die mit der Auswahl veröffentlicht wird; die Garantie zählt ihr ε mit.</translation>
    </message>
    <message>
        <source>Not covered: the noisy counts that are published with the selection; the guarantee counts their ε.</source>
        <translation>Nicht abgedeckt: die verrauschten Zahlen, die mit der Auswahl veröffentlicht werden; die Garantie zählt deren ε mit.</translation>
    </message>
    <message>
        <source>Not covered: the noisy scores that are published with the selection; the guarantee counts their ε.</source>
        <translation>Nicht abgedeckt: die verrauschten Scores, die mit der Auswahl veröffentlicht werden; die Garantie zählt deren ε mit.</translation>
    </message>
    <message>
        <source>Not covered: the strongest attack on this selection; {reason}.</source>
        <translation>Nicht abgedeckt: der stärkste Angriff auf diese Auswahl; {reason}.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Not given: release {number} of {date} ({report}), which {last} lists. Its ε is counted.</source>
        <translation>Nicht angegeben: Veröffentlichung {number} vom {date} ({report}), die {last} aufführt. Ihr ε ist mitgezählt.</translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation>Noch nicht erstellt.</translation>
    </message>
    <message>
        <source>Not modelled: ancestry and covariates such as sex, age or centre. {differ}, and nothing corrects for it later: match the groups, or plan strata.</source>
        <translation>Nicht modelliert: Abstammung und Kovariablen wie Geschlecht, Alter oder Zentrum. {differ}, und nichts korrigiert das später: Gleichen Sie die Gruppen an oder planen Sie Schichten.</translation>
    </message>
    <message>
        <source>Not modelled: ancestry and covariates such as sex, age or centre. {differ}, and nothing corrects for it later: plan strata, or public coefficients.</source>
        <translation>Nicht modelliert: Abstammung und Kovariablen wie Geschlecht, Alter oder Zentrum. {differ}, und nichts korrigiert das später: Planen Sie Schichten oder öffentliche Koeffizienten.</translation>
    </message>
    <message>
        <source>Not modelled: covariates beside those assumed here, such as sex or age. {differ}, and nothing corrects for it later: plan strata.</source>
        <translation>Nicht modelliert: Kovariablen neben den hier angenommenen, etwa Geschlecht oder Alter. {differ}, und nichts korrigiert das später: Planen Sie Schichten.</translation>
    </message>
    <message>
        <source>Not modelled: covariates that are no strata of the plan, and what differs inside a stratum. {differ}, and nothing corrects for it later.</source>
        <translation>Nicht modelliert: Kovariablen, die keine Schichten des Plans sind, und Unterschiede innerhalb einer Schicht. {differ}, und nichts korrigiert das später.</translation>
    </message>
    <message>
        <source>Not modelled: drop-out, genotyping errors and missing calls, and effects that turn out smaller than assumed (first reports usually overstate them). Allow for drop-out.</source>
        <translation>Nicht modelliert: Ausfälle, Genotypisierungsfehler und fehlende Genotypen sowie Effekte, die sich als kleiner erweisen als angenommen (Erstberichte überschätzen sie meist). Planen Sie Ausfälle ein.</translation>
    </message>
    <message>
        <source>Not modelled: drop-out; ancestry, sex, age and other covariates, unless the trait was adjusted for them or they are strata. Allow for drop-out.</source>
        <translation>Nicht modelliert: Ausfälle; Abstammung, Geschlecht, Alter und andere Kovariablen, sofern das Merkmal nicht dafür adjustiert wurde oder sie Schichten sind. Planen Sie Ausfälle ein.</translation>
    </message>
    <message>
        <source>Not modelled: drop-out; covariates such as sex and age, unless they are strata of the plan or entered as differences beside the disease. Match cases and controls, and allow for drop-out.</source>
        <translation>Nicht modelliert: Ausfälle; Kovariablen wie Geschlecht und Alter, sofern sie nicht Schichten des Plans sind oder als Unterschiede neben der Krankheit eingetragen wurden. Gleichen Sie Fälle und Kontrollen an und planen Sie Ausfälle ein.</translation>
    </message>
    <message>
        <source>Not modelled: {limits}</source>
        <translation>Nicht modelliert: {limits}</translation>
    </message>
    <message>
        <source>Not possible: a regression that is fitted on this study. Participants are compared {where}, by the trait and their {calls}; covariates need coefficients that are public.</source>
        <translation>Nicht möglich: eine Regression, die an dieser Studie angepasst wird. Teilnehmende werden {where} verglichen, nach dem Merkmal und ihren {calls}; Kovariablen brauchen Koeffizienten, die öffentlich sind.</translation>
    </message>
    <message>
        <source>Not possible: a regression with covariates. Cases and controls are compared {where}, by their {calls}; what should be adjusted for has to be a label of everybody, such as sex, centre or age band, and so a stratum.</source>
        <translation>Nicht möglich: eine Regression mit Kovariablen. Fälle und Kontrollen werden {where} verglichen, nach ihren {calls}; wofür adjustiert werden soll, muss eine Zuordnung jeder Person sein, etwa Geschlecht, Zentrum oder Altersgruppe, und damit eine Schicht.</translation>
    </message>
    <message>
        <source>Not reachable: {reason}.</source>
        <translation>Nicht erreichbar: {reason}.</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>Nicht geprüft.</translation>
    </message>
    <message>
        <source>Not yet sure. With {people}, {success} with {probability} probability (target {target}).</source>
        <translation>Noch nicht sicher. Mit {people} gilt mit {probability} Wahrscheinlichkeit: {success} (Ziel {target}).</translation>
    </message>
    <message>
        <source>Nothing can be released with it. Restore it from a backup that is newer than its last report.</source>
        <translation>Damit kann nichts veröffentlicht werden. Stellen Sie es aus einer Sicherung wieder her, die neuer ist als sein letzter Bericht.</translation>
    </message>
    <message>
        <source>Nothing can be written into {folder}: {reason}.</source>
        <translation>In {folder} kann nichts geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Nothing checked yet.</source>
        <translation>Noch nichts geprüft.</translation>
    </message>
    <message>
        <source>Nothing else is in this report.</source>
        <translation>Sonst steht nichts in diesem Bericht.</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Nichts gefunden. Versuchen Sie weniger Wörter.</translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation>Noch ist nichts berechnet.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Noch ist nichts gezogen.</translation>
    </message>
    <message>
        <source>Nothing is released after this day, until there is a new policy. Empty: no end.</source>
        <translation>Nach diesem Tag wird nichts veröffentlicht, bis es eine neue Richtlinie gibt. Leer: kein Ende.</translation>
    </message>
    <message>
        <source>Nothing is released before this day, for example 2026-03-14.</source>
        <translation>Vor diesem Tag wird nichts veröffentlicht, zum Beispiel 2026-03-14.</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Nothing states whose signature {path} must have.</source>
        <translation>Nirgends steht, wessen Signatur {path} haben muss.</translation>
    </message>
    <message>
        <source>Nothing ticked: all of them are allowed.</source>
        <translation>Nichts angehakt: Alle sind erlaubt.</translation>
    </message>
    <message>
        <source>Nothing verified yet.</source>
        <translation>Noch nichts geprüft.</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Noch wurde nichts getan.</translation>
    </message>
    <message>
        <source>Nothing was drawn or published. Free some space and check the ledger.</source>
        <translation>Nichts wurde gezogen oder veröffentlicht. Schaffen Sie Platz und prüfen Sie das Privacy-Kontobuch.</translation>
    </message>
    <message>
        <source>Nothing was drawn or published. Restore the right ledger and check its entries.</source>
        <translation>Nichts wurde gezogen oder veröffentlicht. Stellen Sie das richtige Privacy-Kontobuch wieder her und prüfen Sie seine Einträge.</translation>
    </message>
    <message>
        <source>Nothing was drawn or published. The budget may still have been spent; check the ledger.</source>
        <translation>Nichts wurde gezogen oder veröffentlicht. Das Budget kann trotzdem verbraucht sein; prüfen Sie das Privacy-Kontobuch.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Nichts wurde geöffnet</translation>
    </message>
    <message>
        <source>Nothing was recorded</source>
        <translation>Nichts wurde eingetragen</translation>
    </message>
    <message>
        <source>Nothing was spent or drawn. Restore the newest ledger file. If it is lost, what its reports list stays spent, so nothing more can be released with an older copy. If the report belongs to another ledger, move it to another folder.</source>
        <translation>Nichts wurde verbraucht oder gezogen. Stellen Sie die neueste Datei des Privacy-Kontobuchs wieder her. Ist sie verloren, bleibt verbraucht, was seine Berichte aufführen; mit einer älteren Kopie kann daher nichts mehr veröffentlicht werden. Gehört der Bericht zu einem anderen Privacy-Kontobuch, verschieben Sie ihn in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Nothing was spent. Ask the administrator of this machine.</source>
        <translation>Nichts wurde verbraucht. Fragen Sie die Systemverwaltung dieses Rechners.</translation>
    </message>
    <message>
        <source>Nothing was spent. Ask the site’s privacy officer.</source>
        <translation>Nichts wurde verbraucht. Fragen Sie die oder den Datenschutzbeauftragten der Einrichtung.</translation>
    </message>
    <message>
        <source>Nothing was spent. Check the permissions of the file and of its folder.</source>
        <translation>Nichts wurde verbraucht. Prüfen Sie die Zugriffsrechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>Nothing was spent. Check the study again.</source>
        <translation>Nichts wurde verbraucht. Prüfen Sie die Studie noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was spent. Choose another folder or name; a signed report of a ledger is never replaced.</source>
        <translation>Nichts wurde verbraucht. Wählen Sie einen anderen Ordner oder Namen; ein signierter Bericht eines Privacy-Kontobuchs wird nie ersetzt.</translation>
    </message>
    <message>
        <source>Nothing was spent. Close other programs, then try again.</source>
        <translation>Nichts wurde verbraucht. Schließen Sie andere Programme, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was spent. Enter it again. If it is right, {path} is damaged.</source>
        <translation>Nichts wurde verbraucht. Geben Sie sie noch einmal ein. Wenn sie stimmt, ist {path} beschädigt.</translation>
    </message>
    <message>
        <source>Nothing was spent. Free some space, check the permissions, or choose another folder.</source>
        <translation>Nichts wurde verbraucht. Schaffen Sie Platz, prüfen Sie die Zugriffsrechte, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Nothing was spent. Make a new request and have it approved.</source>
        <translation>Nichts wurde verbraucht. Erstellen Sie einen neuen Antrag und lassen Sie ihn freigeben.</translation>
    </message>
    <message>
        <source>Nothing was spent. Make a request, and add the approval that a second person signs.</source>
        <translation>Nichts wurde verbraucht. Erstellen Sie einen Antrag, und fügen Sie die Freigabe hinzu, die eine zweite Person signiert.</translation>
    </message>
    <message>
        <source>Nothing was spent. Restore the key from a backup, or make a new key pair.</source>
        <translation>Nichts wurde verbraucht. Stellen Sie den Schlüssel aus einer Sicherung wieder her, oder erzeugen Sie ein neues Schlüsselpaar.</translation>
    </message>
    <message>
        <source>Nothing was spent. Try again when the other release is done.</source>
        <translation>Nichts wurde verbraucht. Versuchen Sie es wieder, wenn die andere Veröffentlichung fertig ist.</translation>
    </message>
    <message>
        <source>Nothing was spent. Use one of the site’s ledgers, or ask its privacy officer.</source>
        <translation>Nichts wurde verbraucht. Verwenden Sie eines der Privacy-Kontobücher der Einrichtung, oder fragen Sie die oder den Datenschutzbeauftragten.</translation>
    </message>
    <message>
        <source>Nothing was written. Is it a report of another ledger, or of this one before an older copy was restored?</source>
        <translation>Nichts wurde geschrieben. Ist es ein Bericht eines anderen Privacy-Kontobuchs oder dieses Privacy-Kontobuchs, bevor eine ältere Kopie wiederhergestellt wurde?</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Now drop the report (.release.json).</source>
        <translation>Legen Sie jetzt den Bericht (.release.json) ab.</translation>
    </message>
    <message>
        <source>Now drop the signer’s public key (.pub.pem).</source>
        <translation>Legen Sie jetzt den öffentlichen Schlüssel der signierenden Person (.pub.pem) ab.</translation>
    </message>
    <message>
        <source>Number of planned releases</source>
        <translation>Zahl der geplanten Veröffentlichungen</translation>
    </message>
    <message>
        <source>Number of significant SNPs</source>
        <translation>Zahl signifikanter SNPs</translation>
    </message>
    <message>
        <source>Number of the ethics approval</source>
        <translation>Nummer des Ethikvotums</translation>
    </message>
    <message>
        <source>Number significant</source>
        <translation>Zahl signifikanter</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers of participants are printed, by a release or elsewhere, that the first release took to be printed nowhere. So its releases count more: ε = {total} in all, not {unprinted}.</source>
        <translation>Teilnehmerzahlen sind gedruckt, in einer Veröffentlichung oder anderswo, die nach der ersten nirgends gedruckt sind. Darum zählen seine Veröffentlichungen mehr: ε = {total} insgesamt, nicht {unprinted}.</translation>
    </message>
    <message>
        <source>Numbers that are printed elsewhere are the total, or those of cases and of controls.</source>
        <translation>Anderswo gedruckt sind die Gesamtzahl oder die Zahlen der Fälle und der Kontrollen.</translation>
    </message>
    <message>
        <source>Numbers that it says are printed elsewhere are no more than its account counts with from the beginning.</source>
        <translation>Zahlen, die nach ihm anderswo gedruckt sind, sagen nicht mehr, als womit sein Konto von Anfang an zählt.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>ORCID iD</source>
        <translation>ORCID iD</translation>
    </message>
    <message>
        <source>ORCID iD (optional)</source>
        <translation>ORCID iD (freiwillig)</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Odds Ratio</translation>
    </message>
    <message>
        <source>Odds ratio {value} ({interval}) gives {power} power.</source>
        <translation>Odds Ratio {value} ({interval}) ergibt {power} Power.</translation>
    </message>
    <message>
        <source>Odds ratios are by a regression on dosages, so an uncertain imputation does not make them smaller, and how certain it was (r²) is published beside each.</source>
        <translation>Odds Ratios folgen aus einer Regression auf Dosierungen, eine unsichere Imputation macht sie also nicht kleiner, und wie sicher sie war (r²), steht neben jedem.</translation>
    </message>
    <message>
        <source>Of 100 people</source>
        <translation>Von 100 Personen</translation>
    </message>
    <message>
        <source>Of one ancestry group of a public panel</source>
        <translation>Eine Abstammungsgruppe eines Panels</translation>
    </message>
    <message>
        <source>Of such releases, {percent} name a SNP that is a false positive.</source>
        <translation>{percent} solcher Veröffentlichungen nennen einen SNP, der falsch positiv ist.</translation>
    </message>
    <message>
        <source>Of the cases {cases} and of the controls {controls} have a first-degree relative in their own group.</source>
        <translation>Von den Fällen haben {cases} und von den Kontrollen {controls} einen Verwandten ersten Grades in der eigenen Gruppe.</translation>
    </message>
    <message>
        <source>Of the {n} SNPs of such a release, {wrong} are false positives on average.</source>
        <translation>Von den {n} SNPs einer solchen Veröffentlichung sind im Mittel {wrong} falsch positiv.</translation>
    </message>
    <message>
        <source>Of the {n} published loci, {wrong} are expected to be false positives.</source>
        <translation>Von den {n} veröffentlichten Loci sind voraussichtlich {wrong} falsch positiv.</translation>
    </message>
    <message>
        <source>Of the {steps} steps from one report to the next, {n} are verified by the hashes in the reports and {lists} by the signed lists of earlier releases. The others are between accounts, and nothing in the reports links them.</source>
        <translation>Von den {steps} Schritten von einem Bericht zum nächsten sind {n} durch die Hashwerte in den Berichten und {lists} durch die signierten Listen früherer Veröffentlichungen geprüft. Die übrigen liegen zwischen Konten, und nichts in den Berichten verbindet sie.</translation>
    </message>
    <message>
        <source>Of the {steps} steps from one report to the next, {n} are verified by the hashes in the reports, the others by the signed lists of earlier releases.</source>
        <translation>Von den {steps} Schritten von einem Bericht zum nächsten sind {n} durch die Hashwerte in den Berichten geprüft, die übrigen durch die signierten Listen früherer Veröffentlichungen.</translation>
    </message>
    <message numerus="yes">
        <source>Of these {loci} at least {n} should be right: the draw prefers sets with {n} strong loci, and the others may be false.</source>
        <translation>
            <numerusform>Von diesen {loci} soll mindestens einer richtig sein: Die Ziehung bevorzugt Mengen mit einem starken Locus, und die übrigen können falsch sein.</numerusform>
            <numerusform>Von diesen {loci} sollen mindestens {n} richtig sein: Die Ziehung bevorzugt Mengen mit {n} starken Loci, und die übrigen können falsch sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of these {snps} at least {n} should be right: the draw prefers sets with {n} strong SNPs, and the others may be false.</source>
        <translation>
            <numerusform>Von diesen {snps} soll mindestens einer richtig sein: Die Ziehung bevorzugt Mengen mit einem starken SNP, und die übrigen können falsch sein.</numerusform>
            <numerusform>Von diesen {snps} sollen mindestens {n} richtig sein: Die Ziehung bevorzugt Mengen mit {n} starken SNPs, und die übrigen können falsch sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of {draws} draws, {both} published both causal SNPs, {single} only one of them, {none} neither.</source>
        <translation>Von {draws} Ziehungen veröffentlichten {both} beide kausalen SNPs, {single} nur einen davon, {none} keinen.</translation>
    </message>
    <message>
        <source>Of {draws} draws, {every} published all {causal} causal SNPs, {some} some of them, {none} none.</source>
        <translation>Von {draws} Ziehungen veröffentlichten {every} alle {causal} kausalen SNPs, {some} einige davon, {none} keinen.</translation>
    </message>
    <message numerus="yes">
        <source>Of {n} it is not confirmed whose key signed it.</source>
        <translation>
            <numerusform>Bei einem ist nicht bestätigt, wessen Schlüssel signiert hat.</numerusform>
            <numerusform>Bei {n} ist nicht bestätigt, wessen Schlüssel signiert hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of {n} simulated people who did not take part: exact results take the attacker from {prior} to {median} for the median person, and to {most} at most.</source>
        <translation>Bei {n} simulierten Personen, die nicht teilnahmen: Exakte Ergebnisse bringen den Angreifer von {prior} auf {median} bei der mittleren Person und auf höchstens {most}.</translation>
    </message>
    <message>
        <source>Of {n} simulated people who took part: exact results take the attacker from {prior} to {median} for the median person, and to {most} for the most exposed.</source>
        <translation>Bei {n} simulierten Personen, die teilnahmen: Exakte Ergebnisse bringen den Angreifer von {prior} auf {median} bei der mittleren Person und auf {most} bei der am stärksten exponierten.</translation>
    </message>
    <message>
        <source>Of ε = {total}, {spent} is spent; this release needs {cost}, which is more than is left.</source>
        <translation>Von ε = {total} sind {spent} verbraucht; diese Veröffentlichung braucht {cost}, mehr als noch übrig ist.</translation>
    </message>
    <message>
        <source>Of ε = {total}, {spent} is spent; this release spends {cost} and leaves {left}.</source>
        <translation>Von ε = {total} sind {spent} verbraucht; diese Veröffentlichung verbraucht {cost} und lässt {left} übrig.</translation>
    </message>
    <message>
        <source>On average {number} of what we publish are false positives.</source>
        <translation>Im Mittel sind {number} des Veröffentlichten falsch positiv.</translation>
    </message>
    <message>
        <source>On average {wrong} of the {n} published SNPs are false positives.</source>
        <translation>Im Mittel sind {wrong} der {n} veröffentlichten SNPs falsch positiv.</translation>
    </message>
    <message>
        <source>On the report: signed by {signer}.</source>
        <translation>Im Bericht: signiert von {signer}.</translation>
    </message>
    <message>
        <source>On the right is the report as it will look. Only the results are missing.</source>
        <translation>Rechts steht der Bericht, wie er aussehen wird. Nur die Ergebnisse fehlen noch.</translation>
    </message>
    <message>
        <source>On {date} the ledger was told that the number of participants is printed elsewhere: {where}.</source>
        <translation>Am {date} wurde im Privacy-Kontobuch eingetragen, dass die Teilnehmerzahl anderswo gedruckt ist: {where}.</translation>
    </message>
    <message>
        <source>On {date} the ledger was told that the numbers of cases and of controls are printed elsewhere: {where}.</source>
        <translation>Am {date} wurde im Privacy-Kontobuch eingetragen, dass die Zahlen der Fälle und der Kontrollen anderswo gedruckt sind: {where}.</translation>
    </message>
    <message>
        <source>One SNP per block: size in kilobases; 0 for no such rule</source>
        <translation>Ein SNP je Block: Größe in Kilobasen; 0 für keine solche Regel</translation>
    </message>
    <message>
        <source>One SNP per window: kilobases to each side; 0 for no such rule</source>
        <translation>Ein SNP je Fenster: Kilobasen zu jeder Seite; 0 für keine solche Regel</translation>
    </message>
    <message>
        <source>One account would have releases of a quantitative trait and of cases and controls. The guarantee for the trait covers attackers who do not know it, and a release of cases and controls could reveal twice as much to one who does not know the diagnoses.</source>
        <translation>Ein Konto hätte Veröffentlichungen eines quantitativen Merkmals und von Fällen und Kontrollen. Die Garantie für das Merkmal deckt Angreifer ab, die es nicht kennen, und eine Veröffentlichung von Fällen und Kontrollen könnte jemandem, der die Diagnosen nicht kennt, doppelt so viel verraten.</translation>
    </message>
    <message>
        <source>One bar for each score and mechanism: quick estimates first, then simulation.</source>
        <translation>Ein Balken je Score und Mechanismus: erst Schnellschätzungen, dann Simulation.</translation>
    </message>
    <message>
        <source>One direction only: non-participation is not protected.</source>
        <translation>Nur eine Richtung: Die Nichtteilnahme ist nicht geschützt.</translation>
    </message>
    <message>
        <source>One guarantee, in the form that you prefer: a maximum certainty, a growth of belief γ, what an attack can do, or ε itself. The others follow from it for the same prior range.</source>
        <translation>Eine Garantie in der Form, die Sie bevorzugen: eine höchste Gewissheit, ein Zuwachs der Gewissheit γ, was ein Angriff erreichen kann, oder ε selbst. Die anderen folgen daraus für denselben Prior-Bereich.</translation>
    </message>
    <message>
        <source>One number published in {folder}</source>
        <translation>Eine Zahl veröffentlicht in {folder}</translation>
    </message>
    <message>
        <source>One of its loci is not a block of the size that its plan says.</source>
        <translation>Einer seiner Loci ist kein Block der Größe, die sein Plan nennt.</translation>
    </message>
    <message>
        <source>One of its loci is not named by its interval.</source>
        <translation>Einer seiner Loci ist nicht nach seinem Intervall benannt.</translation>
    </message>
    <message>
        <source>One of these keys must approve each release. Empty: no approval is needed.</source>
        <translation>Einer dieser Schlüssel muss jede Veröffentlichung freigeben. Leer: Keine Freigabe ist nötig.</translation>
    </message>
    <message>
        <source>One participant may have moved others’ probabilities or decided which SNPs are there ({faults}), so no release is made under this plan; its forecasts stay usable.</source>
        <translation>Eine teilnehmende Person kann die Wahrscheinlichkeiten anderer verschoben oder darüber entschieden haben, welche SNPs es gibt ({faults}); daher wird nach diesem Plan nichts veröffentlicht; seine Prognosen bleiben brauchbar.</translation>
    </message>
    <message>
        <source>One person at a time</source>
        <translation>Eine Person nach der anderen</translation>
    </message>
    <message numerus="yes">
        <source>One release names {n} SNPs at most.</source>
        <translation>
            <numerusform>Eine Veröffentlichung nennt höchstens einen SNP.</numerusform>
            <numerusform>Eine Veröffentlichung nennt höchstens {n} SNPs.</numerusform>
        </translation>
    </message>
    <message>
        <source>One release publishes at most this many SNPs.</source>
        <translation>Eine Veröffentlichung enthält höchstens so viele SNPs.</translation>
    </message>
    <message>
        <source>One release spends ε = {epsilon} of a budget of {budget} for all releases of the study together.</source>
        <translation>Eine Veröffentlichung verbraucht ε = {epsilon} von einem Budget von {budget} für alle Veröffentlichungen der Studie zusammen.</translation>
    </message>
    <message>
        <source>One release spends ε = {epsilon}. Over all releases of the study together {promise}.</source>
        <translation>Eine Veröffentlichung verbraucht ε = {epsilon}. Über alle Veröffentlichungen der Studie zusammen gilt: {promise}.</translation>
    </message>
    <message>
        <source>One release that spends all of this ε instead would be right with a probability of {share}.</source>
        <translation>Eine einzige Veröffentlichung, die stattdessen all dieses ε verbraucht, wäre mit einer Wahrscheinlichkeit von {share} richtig.</translation>
    </message>
    <message>
        <source>One study with the plan’s design and disease model:</source>
        <translation>Eine Studie mit Aufbau und Krankheitsmodell des Plans:</translation>
    </message>
    <message>
        <source>Only SNPs, and the SNPs come from a public list</source>
        <translation>Nur SNPs, aus einer öffentlichen Liste</translation>
    </message>
    <message>
        <source>Only a quantitative trait has a range; this plan compares cases with controls.</source>
        <translation>Nur ein quantitatives Merkmal hat einen Bereich; dieser Plan vergleicht Fälle mit Kontrollen.</translation>
    </message>
    <message>
        <source>Only a release that was verified can be packed.</source>
        <translation>Nur eine geprüfte Veröffentlichung kann gepackt werden.</translation>
    </message>
    <message>
        <source>Only a report that was verified can be signed.</source>
        <translation>Nur ein geprüfter Bericht kann signiert werden.</translation>
    </message>
    <message>
        <source>Only a valid request can be approved.</source>
        <translation>Nur ein gültiger Antrag kann freigegeben werden.</translation>
    </message>
    <message>
        <source>Only these keys may sign releases. Empty: every key may.</source>
        <translation>Nur diese Schlüssel dürfen Veröffentlichungen signieren. Leer: Jeder darf es.</translation>
    </message>
    <message>
        <source>Only these keys may sign releases: {ids}.</source>
        <translation>Nur diese Schlüssel dürfen Veröffentlichungen signieren: {ids}.</translation>
    </message>
    <message>
        <source>Only these people take part (FID IID, or IID):</source>
        <translation>Nur diese Personen nehmen teil (FID IID oder IID):</translation>
    </message>
    <message>
        <source>Only these privacy ledgers may be used: {ids}.</source>
        <translation>Nur diese Privacy-Kontobücher dürfen verwendet werden: {ids}.</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} SNPs are published, so not all {wanted} can be.</source>
        <translation>
            <numerusform>Nur 1 SNP wird veröffentlicht, also können es nicht alle {wanted} sein.</numerusform>
            <numerusform>Nur {n} SNPs werden veröffentlicht, also können es nicht alle {wanted} sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Open a policy</source>
        <translation>Richtlinie öffnen</translation>
    </message>
    <message>
        <source>Open fol&amp;der</source>
        <translation>Or&amp;dner öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>In neuem Fenster öffnen</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open the example study</source>
        <translation>Beispielstudie öffnen</translation>
    </message>
    <message>
        <source>Open the file from before…</source>
        <translation>Datei von vorher öffnen …</translation>
    </message>
    <message>
        <source>Open the genotypes themselves.</source>
        <translation>Öffnen Sie die Genotypen selbst.</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Open the study as PLINK 1 or PLINK 2 files with the sex of each person, or leave that rule out.</source>
        <translation>Öffnen Sie die Studie als PLINK-1- oder PLINK-2-Dateien mit dem Geschlecht jeder Person, oder lassen Sie diese Regel weg.</translation>
    </message>
    <message>
        <source>Open the study that the plan is for, or make a new plan before looking at any result.</source>
        <translation>Öffnen Sie die Studie, für die der Plan gilt, oder erstellen Sie einen neuen Plan, bevor Sie ein Ergebnis ansehen.</translation>
    </message>
    <message>
        <source>Open the tab Calibration.</source>
        <translation>Öffnen Sie den Reiter „Kalibrierung“.</translation>
    </message>
    <message>
        <source>Open them all together, or put the intended ones into a separate folder.</source>
        <translation>Öffnen Sie alle zusammen, oder legen Sie die gewünschten in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Open this PDF in gwasprivacy (“Verify a report”) with the public key that you asked the signer for, and compare its fingerprint by telephone; or see page {page}.</source>
        <translation>Öffnen Sie diese PDF-Datei in gwasprivacy („Bericht prüfen“) mit dem öffentlichen Schlüssel, den Sie bei der signierenden Person erfragt haben, und vergleichen Sie dessen Fingerabdruck am Telefon; oder siehe Seite {page}.</translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation>Schlüssel öffnen</translation>
    </message>
    <message>
        <source>Opening the study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>Or make a list of the SNPs that are common in a public panel. Minor allele frequency there, at least:</source>
        <translation>Oder erstellen Sie eine Liste der SNPs, die in einem öffentlichen Panel häufig sind. Häufigkeit des selteneren Allels dort, mindestens:</translation>
    </message>
    <message>
        <source>Other differences between cases and controls</source>
        <translation>Weitere Unterschiede zwischen Fällen und Kontrollen</translation>
    </message>
    <message>
        <source>Other releases about the same people add to what can be learned.</source>
        <translation>Andere Veröffentlichungen über dieselben Personen kommen zu dem hinzu, was sich erfahren lässt.</translation>
    </message>
    <message>
        <source>Ours: LocSig at lower thresholds</source>
        <translation>Eigene: LocSig bei niedrigeren Schwellen</translation>
    </message>
    <message>
        <source>Ours: publishing more SNPs</source>
        <translation>Eigene: mehr SNPs veröffentlichen</translation>
    </message>
    <message>
        <source>Ours: what total variation gains</source>
        <translation>Eigene: Gewinn durch Totalvariation</translation>
    </message>
    <message>
        <source>Over all releases of the study together {promise}.</source>
        <translation>Für alle Veröffentlichungen der Studie zusammen gilt: {promise}.</translation>
    </message>
    <message>
        <source>Over all releases together, a belief about one person may grow at most {limit}-fold.</source>
        <translation>Über alle Veröffentlichungen zusammen darf sich jemand bei einer Person höchstens um das {limit}-Fache sicherer werden.</translation>
    </message>
    <message>
        <source>Over all releases together, no membership test may find more than {limit} of those whom it looks for.</source>
        <translation>Über alle Veröffentlichungen zusammen darf kein Test auf Teilnahme mehr als {limit} der Gesuchten finden.</translation>
    </message>
    <message>
        <source>Over all releases together, no membership test may have an advantage (TPR − FPR) above {limit}.</source>
        <translation>Über alle Veröffentlichungen zusammen darf kein Test auf Teilnahme einen Vorteil (TPR − FPR) über {limit} haben.</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Owner of the key</source>
        <translation>Inhaber des Schlüssels</translation>
    </message>
    <message>
        <source>P&amp;olicy…</source>
        <translation>R&amp;ichtlinie …</translation>
    </message>
    <message>
        <source>PLANNING REPORT</source>
        <translation>PLANUNGSBERICHT</translation>
    </message>
    <message>
        <source>PLINK 1</source>
        <translation>PLINK 1</translation>
    </message>
    <message>
        <source>PLINK 2</source>
        <translation>PLINK 2</translation>
    </message>
    <message>
        <source>PREVIEW OF PRIVATE RELEASE {number}</source>
        <translation>VORSCHAU DER PRIVATEN VERÖFFENTLICHUNG {number}</translation>
    </message>
    <message>
        <source>PRIVATE RELEASE {number}</source>
        <translation>PRIVATE VERÖFFENTLICHUNG {number}</translation>
    </message>
    <message>
        <source>Pack a release</source>
        <translation>Veröffentlichung packen</translation>
    </message>
    <message>
        <source>Packed: {file}</source>
        <translation>Gepackt: {file}</translation>
    </message>
    <message>
        <source>Packing genotypes</source>
        <translation>Genotypen packen</translation>
    </message>
    <message>
        <source>Packing the release</source>
        <translation>Veröffentlichung packen</translation>
    </message>
    <message>
        <source>Pages and paragraphs for people are made in another language: {value}. What is signed is English.</source>
        <translation>Seiten und Absätze für Menschen werden in einer anderen Sprache erstellt: {value}. Signiert wird Englisch.</translation>
    </message>
    <message>
        <source>Paid before drawn</source>
        <translation>Bezahlt vor der Ziehung</translation>
    </message>
    <message>
        <source>Pale lines: quick estimate.</source>
        <translation>Blasse Linien: Schnellschätzung.</translation>
    </message>
    <message>
        <source>Pale: all {n} simulated people; the stroke is their median.</source>
        <translation>Blass: alle {n} simulierten Personen; der Strich ist ihr Median.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Participants are compared inside each stratum. Names and sizes are public.</source>
        <translation>Teilnehmende werden innerhalb jeder Schicht verglichen. Namen und Größen sind öffentlich.</translation>
    </message>
    <message>
        <source>Participants for {target} power; 95 % intervals of the search.</source>
        <translation>Teilnehmende für {target} Power; 95-%-Intervalle der Suche.</translation>
    </message>
    <message>
        <source>Participants in each stratum</source>
        <translation>Teilnehmende in jeder Schicht</translation>
    </message>
    <message>
        <source>Participants of stratum {n}</source>
        <translation>Teilnehmende der Schicht {n}</translation>
    </message>
    <message>
        <source>Participants of the study</source>
        <translation>Teilnehmende der Studie</translation>
    </message>
    <message>
        <source>Participants with a value of the trait</source>
        <translation>Teilnehmende mit einem Wert des Merkmals</translation>
    </message>
    <message>
        <source>Participation as the secret</source>
        <translation>Teilnahme als Geheimnis</translation>
    </message>
    <message>
        <source>Passphrase of a private key</source>
        <translation>Passphrase eines privaten Schlüssels</translation>
    </message>
    <message>
        <source>Passphrase of the key</source>
        <translation>Passphrase des Schlüssels</translation>
    </message>
    <message>
        <source>Payload SHA-256</source>
        <translation>SHA-256 des Inhalts</translation>
    </message>
    <message>
        <source>Payload SHA-256 {digest}</source>
        <translation>SHA-256 des Inhalts {digest}</translation>
    </message>
    <message>
        <source>Pearson’s χ² of alleles against case or control, 1 degree of freedom</source>
        <translation>Pearsons χ² der Allele gegen Fall oder Kontrolle, 1 Freiheitsgrad</translation>
    </message>
    <message>
        <source>Pearson’s χ² of genotypes against case or control, 2 degrees of freedom</source>
        <translation>Pearsons χ² der Genotypen gegen Fall oder Kontrolle, 2 Freiheitsgrade</translation>
    </message>
    <message>
        <source>People invited</source>
        <translation>Eingeladene</translation>
    </message>
    <message>
        <source>People or SNPs were removed because of genotypes before this program saw the file. The guarantee is about the people who were left; what the removal itself tells is not covered.</source>
        <translation>Personen oder SNPs wurden aufgrund von Genotypen entfernt, bevor dieses Programm die Datei sah. Die Garantie handelt von den Personen, die übrig blieben; was das Entfernen selbst verrät, ist nicht abgedeckt.</translation>
    </message>
    <message>
        <source>People without a phenotype are removed, by their phenotype alone; the numbers of cases and controls are without them.</source>
        <translation>Personen ohne Phänotyp werden entfernt, allein nach ihrem Phänotyp; in den Zahlen der Fälle und Kontrollen sind sie nicht enthalten.</translation>
    </message>
    <message>
        <source>People without a value of the trait are removed, by that alone; the number of participants is without them.</source>
        <translation>Personen ohne Wert des Merkmals werden entfernt, allein deswegen; in der Zahl der Teilnehmenden sind sie nicht enthalten.</translation>
    </message>
    <message>
        <source>Per person, ε = ln {ratio} = {epsilon}.</source>
        <translation>Je Person ist ε = ln {ratio} = {epsilon}.</translation>
    </message>
    <message>
        <source>Permute-and-flip</source>
        <translation>Permute-and-flip</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Phenotype coding: 0 = control, 1 = case.</source>
        <translation>Kodierung des Phänotyps: 0 = Kontrolle, 1 = Fall.</translation>
    </message>
    <message>
        <source>Phenotype coding: 1 = control, 2 = case.</source>
        <translation>Kodierung des Phänotyps: 1 = Kontrolle, 2 = Fall.</translation>
    </message>
    <message>
        <source>Phenotype file</source>
        <translation>Phänotyp-Datei</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>Bild (*.png);;Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Pinned by its SHA-256, {digits}…: a different file with this name is refused.</source>
        <translation>Durch ihre SHA-256 festgelegt, {digits}…: Eine andere Datei dieses Namens wird abgelehnt.</translation>
    </message>
    <message>
        <source>Plan releases in a planning report first, or make the plan’s main release.</source>
        <translation>Planen Sie zuerst Veröffentlichungen in einem Planungsbericht, oder erstellen Sie die Hauptveröffentlichung des Plans.</translation>
    </message>
    <message>
        <source>Plan with these numbers printed nowhere. If they are printed already, make no further release with this account; what it guaranteed holds against whoever does not know them.</source>
        <translation>Planen Sie so, dass diese Zahlen nirgends gedruckt werden. Sind sie schon gedruckt, veröffentlichen Sie nichts mehr mit diesem Konto; was es garantiert hat, gilt gegen jeden, der sie nicht kennt.</translation>
    </message>
    <message>
        <source>Planned release {number} of {n}.</source>
        <translation>Geplante Veröffentlichung {number} von {n}.</translation>
    </message>
    <message>
        <source>Planned release {number}: {problem}</source>
        <translation>Geplante Veröffentlichung {number}: {problem}</translation>
    </message>
    <message>
        <source>Planned releases</source>
        <translation>Geplante Veröffentlichungen</translation>
    </message>
    <message>
        <source>Planned so far (this reserves nothing; the planning report states what each can do): {releases}.</source>
        <translation>Bisher geplant (das reserviert nichts; der Planungsbericht sagt, was jede leisten kann): {releases}.</translation>
    </message>
    <message>
        <source>Plannin&amp;g report…</source>
        <translation>Planun&amp;gsbericht …</translation>
    </message>
    <message>
        <source>Planning and release were done with gwasprivacy {version}.</source>
        <translation>Planung und Veröffentlichung erfolgten mit gwasprivacy {version}.</translation>
    </message>
    <message>
        <source>Planning report</source>
        <translation>Planungsbericht</translation>
    </message>
    <message>
        <source>Planning report: {title}</source>
        <translation>Planungsbericht: {title}</translation>
    </message>
    <message>
        <source>Planning report…</source>
        <translation>Planungsbericht …</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Plans and makes private releases of genome-wide association studies.</source>
        <translation>Plant und erstellt private Veröffentlichungen genomweiter Assoziationsstudien.</translation>
    </message>
    <message>
        <source>Plans end in {suffix}, studies in {endings}, reports in .release.json.</source>
        <translation>Pläne enden auf {suffix}, Studien auf {endings}, Berichte auf .release.json.</translation>
    </message>
    <message>
        <source>Plans reopen as they were saved. Undo steps are lost; studies, ledgers and keys must be chosen again.</source>
        <translation>Pläne öffnen sich wieder so, wie sie gespeichert waren. Die Schritte zum Rückgängigmachen gehen verloren; Studien, Privacy-Kontobücher und Schlüssel müssen erneut gewählt werden.</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Positions are of the genome build {build}.</source>
        <translation>Positionen haben die Genomversion {build}.</translation>
    </message>
    <message>
        <source>Positions of SNPs are of the genome build {value}.</source>
        <translation>Die Positionen der SNPs haben die Genomversion {value}.</translation>
    </message>
    <message>
        <source>Possible people for the last participant</source>
        <translation>Mögliche Personen für die letzte teilnehmende Person</translation>
    </message>
    <message>
        <source>Posterior</source>
        <translation>Posterior</translation>
    </message>
    <message>
        <source>Posterior (certainty after the release)</source>
        <translation>Posterior (Gewissheit nach der Veröffentlichung)</translation>
    </message>
    <message>
        <source>Posterior by prior</source>
        <translation>Posterior nach Prior</translation>
    </message>
    <message>
        <source>Posterior versus prior</source>
        <translation>Posterior nach Prior</translation>
    </message>
    <message>
        <source>Power and sample size</source>
        <translation>Power und Stichprobenumfang</translation>
    </message>
    <message>
        <source>Power by clip: {each}.</source>
        <translation>Power nach Kappung: {each}.</translation>
    </message>
    <message>
        <source>Power by sample size</source>
        <translation>Power nach Stichprobenumfang</translation>
    </message>
    <message>
        <source>Power is the probability that a release like this one names {snps} if the assumptions below hold. Forecast before the release, not from the study’s data, with {people} participants, by a closed formula: {range}.</source>
        <translation>Power ist die Wahrscheinlichkeit, dass eine Veröffentlichung wie diese {snps} nennt, wenn die folgenden Annahmen gelten. Vor der Veröffentlichung vorhergesagt, nicht aus den Daten der Studie, mit {people} Teilnehmenden, durch eine geschlossene Formel: {range}.</translation>
    </message>
    <message>
        <source>Power is the probability that a release like this one names {snps} if the assumptions below hold. Forecast before the release, not from the study’s data, with {people} participants, in {studies} simulated studies: {found}.</source>
        <translation>Power ist die Wahrscheinlichkeit, dass eine Veröffentlichung wie diese {snps} nennt, wenn die folgenden Annahmen gelten. Vor der Veröffentlichung vorhergesagt, nicht aus den Daten der Studie, mit {people} Teilnehmenden, in {studies} simulierten Studien: {found}.</translation>
    </message>
    <message>
        <source>Power: {power}</source>
        <translation>Power: {power}</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Preparing the distance search (slow the first time)</source>
        <translation>Distanzsuche vorbereiten (beim ersten Mal langsam)</translation>
    </message>
    <message>
        <source>Preparing the release</source>
        <translation>Veröffentlichung vorbereiten</translation>
    </message>
    <message>
        <source>Press Rehearse to see.</source>
        <translation>Drücken Sie „Proben“, um es zu sehen.</translation>
    </message>
    <message>
        <source>Press Simulate people to see.</source>
        <translation>Drücken Sie „Personen simulieren“, um es zu sehen.</translation>
    </message>
    <message>
        <source>Prevalence of the disease, per cent</source>
        <translation>Prävalenz der Krankheit, Prozent</translation>
    </message>
    <message>
        <source>Previous page (Alt+Left)</source>
        <translation>Die vorige Seite (Alt+Links)</translation>
    </message>
    <message>
        <source>Print no exact number of participants anywhere, if that is true of everything that is published</source>
        <translation>Nirgends eine genaue Zahl der Teilnehmenden nennen, wenn das für alles stimmt, was veröffentlicht wird</translation>
    </message>
    <message>
        <source>Print only the total number of participants, if that is true of everything that is published</source>
        <translation>Nur die Gesamtzahl der Teilnehmenden nennen, wenn das für alles stimmt, was veröffentlicht wird</translation>
    </message>
    <message>
        <source>Print the exact numbers of cases and of controls</source>
        <translation>Die genauen Zahlen der Fälle und der Kontrollen nennen</translation>
    </message>
    <message>
        <source>Printed after all</source>
        <translation>Doch gedruckt</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>Prior of being a case {belief}</source>
        <translation>Prior, ein Fall zu sein, {belief}</translation>
    </message>
    <message>
        <source>Prior of presence in the biobank {belief}</source>
        <translation>Prior der Zugehörigkeit zur Biobank {belief}</translation>
    </message>
    <message>
        <source>Prior of the attacker, per cent</source>
        <translation>Prior des Angreifers, Prozent</translation>
    </message>
    <message>
        <source>Prior of “yes” to a yes-or-no question about a person’s value {belief}</source>
        <translation>Prior des „Ja“ auf eine Ja-Nein-Frage nach dem Wert einer Person {belief}</translation>
    </message>
    <message>
        <source>Prior range (belief beforehand)</source>
        <translation>Prior-Bereich (Annahme vorab)</translation>
    </message>
    <message>
        <source>Prior {belief}</source>
        <translation>Prior {belief}</translation>
    </message>
    <message>
        <source>Prior {prior}, highest posterior {most}.</source>
        <translation>Prior {prior}, größter Posterior {most}.</translation>
    </message>
    <message>
        <source>Priors outside the range</source>
        <translation>Priors außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Priors to cover</source>
        <translation>Abzudeckende Priors</translation>
    </message>
    <message>
        <source>Privacy officer’s public key</source>
        <translation>Öffentlicher Schlüssel des Datenschutzes</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation>Private Schlüssel</translation>
    </message>
    <message>
        <source>Private release {number}: {title}</source>
        <translation>Private Veröffentlichung {number}: {title}</translation>
    </message>
    <message>
        <source>Probability that at least one causal SNP is published</source>
        <translation>Wahrscheinlichkeit, dass mindestens ein kausaler SNP veröffentlicht wird</translation>
    </message>
    <message>
        <source>Probability that {success}</source>
        <translation>Wahrscheinlichkeit, dass {success}</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Public centre of stratum {n}</source>
        <translation>Öffentlicher Bezugswert der Schicht {n}</translation>
    </message>
    <message>
        <source>Public centre, which is subtracted from every value</source>
        <translation>Öffentlicher Bezugswert, der von jedem Wert abgezogen wird</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Öffentlicher Schlüssel</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>Public list of SNPs</source>
        <translation>Öffentliche SNP-Liste</translation>
    </message>
    <message>
        <source>Public manifest or panel</source>
        <translation>Öffentliches Manifest oder Panel</translation>
    </message>
    <message>
        <source>Public mean of the trait, from another study</source>
        <translation>Öffentlicher Mittelwert des Merkmals, aus einer anderen Studie</translation>
    </message>
    <message>
        <source>Public offset</source>
        <translation>Öffentlicher Offset</translation>
    </message>
    <message>
        <source>Public panel</source>
        <translation>Öffentliches Panel</translation>
    </message>
    <message>
        <source>Public panels that a study’s scores are compared with.</source>
        <translation>Öffentliche Panels, mit denen die Scores einer Studie verglichen werden.</translation>
    </message>
    <message>
        <source>Public range: {low} to {high}. Values outside it count as its nearest end. None of these numbers may come from this study.</source>
        <translation>Öffentlicher Bereich: {low} bis {high}. Werte außerhalb zählen als das nächste Ende. Keine dieser Zahlen darf aus dieser Studie stammen.</translation>
    </message>
    <message>
        <source>Public reference panel</source>
        <translation>Öffentliches Referenzpanel</translation>
    </message>
    <message>
        <source>Public rule for missing calls</source>
        <translation>Öffentliche Regel für fehlende Genotypen</translation>
    </message>
    <message>
        <source>Public standard deviation of the trait, from another study</source>
        <translation>Öffentliche Standardabweichung des Merkmals, aus einer anderen Studie</translation>
    </message>
    <message>
        <source>Public threshold on the score</source>
        <translation>Öffentliche Schwelle für den Score</translation>
    </message>
    <message>
        <source>Public threshold on the score of release {number}</source>
        <translation>Öffentliche Schwelle für den Score der Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>Public weights</source>
        <translation>Öffentliche Gewichte</translation>
    </message>
    <message>
        <source>Public weights per SNP</source>
        <translation>Öffentliche Gewichte je SNP</translation>
    </message>
    <message>
        <source>Public weights per SNP: drop a table with the columns snp and weight, and risk_allele where that is known.</source>
        <translation>Öffentliche Gewichte je SNP: Legen Sie eine Tabelle mit den Spalten snp und weight ab, und risk_allele, wo das bekannt ist.</translation>
    </message>
    <message>
        <source>Publish SNPs, at most one of each locus, or no effects.</source>
        <translation>Veröffentlichen Sie SNPs, höchstens einen je Locus, oder keine Effekte.</translation>
    </message>
    <message>
        <source>Publish a selection of SNPs, or use hard calls.</source>
        <translation>Veröffentlichen Sie eine Auswahl von SNPs, oder verwenden Sie Hard Calls.</translation>
    </message>
    <message>
        <source>Publish genotype counts instead, or choose a family that knows the study’s size (bounded).</source>
        <translation>Veröffentlichen Sie stattdessen Genotypzahlen, oder wählen Sie eine Familie, die den Studienumfang kennt (bounded).</translation>
    </message>
    <message>
        <source>Publish loci of {size} kb in place of SNPs</source>
        <translation>Loci von {size} kb statt SNPs veröffentlichen</translation>
    </message>
    <message>
        <source>Publish no effects, or answer that the number is printed.</source>
        <translation>Veröffentlichen Sie keine Effekte, oder antworten Sie, dass die Zahl gedruckt wird.</translation>
    </message>
    <message numerus="yes">
        <source>Publish only {n} SNPs</source>
        <translation>
            <numerusform>Nur 1 SNP veröffentlichen</numerusform>
            <numerusform>Nur {n} SNPs veröffentlichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Put its .sample file there, under the same name.</source>
        <translation>Legen Sie die .sample-Datei dort ab, unter demselben Namen.</translation>
    </message>
    <message>
        <source>Put its public key beside it, or write its id into it.</source>
        <translation>Legen Sie seinen öffentlichen Schlüssel daneben, oder schreiben Sie dessen Kennung hinein.</translation>
    </message>
    <message>
        <source>Put these settings into the plan (can be undone)</source>
        <translation>Diese Einstellungen in den Plan übernehmen (kann rückgängig gemacht werden)</translation>
    </message>
    <message>
        <source>Puts the answer into the plan (can be undone).</source>
        <translation>Übernimmt die Antwort in den Plan (kann rückgängig gemacht werden).</translation>
    </message>
    <message>
        <source>Puts this clip into the plan (can be undone).</source>
        <translation>Übernimmt diese Kappung in den Plan (kann rückgängig gemacht werden).</translation>
    </message>
    <message>
        <source>Quality control</source>
        <translation>Qualitätskontrolle</translation>
    </message>
    <message>
        <source>Quality control of people: asked for was {rules}. The program judged each person by that person’s record and public data alone, and does not tell how many did not pass.</source>
        <translation>Qualitätskontrolle der Personen: Verlangt war {rules}. Das Programm hat jede Person allein nach ihrem eigenen Datensatz und öffentlichen Daten beurteilt und sagt nicht, wie viele nicht bestanden haben.</translation>
    </message>
    <message>
        <source>Quantitative traits</source>
        <translation>Quantitative Merkmale</translation>
    </message>
    <message>
        <source>Quick estimate from a formula. Simulation starts when this tab is in front.</source>
        <translation>Schnellschätzung nach einer Formel. Die Simulation beginnt, sobald dieser Reiter vorn ist.</translation>
    </message>
    <message>
        <source>Quick estimate; the Calibration tab simulates it.</source>
        <translation>Schnelle Schätzung; der Reiter Kalibrierung simuliert es.</translation>
    </message>
    <message>
        <source>Quick estimates. Simulation starts after the curves while this sheet is in front. It also adds the distance to significance, which has no quick estimate.</source>
        <translation>Schnellschätzungen. Die Simulation beginnt nach den Kurven, solange dieses Blatt vorn ist. Sie ergänzt auch die Distanz zur Signifikanz, für die es keine Schnellschätzung gibt.</translation>
    </message>
    <message>
        <source>Raise it, or case_fraction.</source>
        <translation>Erhöhen Sie sie oder case_fraction.</translation>
    </message>
    <message>
        <source>Raise the maximum certainty above {high}, or lower the upper end of the prior range.</source>
        <translation>Erhöhen Sie die höchste Gewissheit über {high}, oder senken Sie das obere Ende des Prior-Bereichs.</translation>
    </message>
    <message>
        <source>Raise the maximum certainty or the lower end of the prior range, or do not protect non-participation.</source>
        <translation>Erhöhen Sie die höchste Gewissheit oder das untere Ende des Prior-Bereichs, oder schützen Sie die Nichtteilnahme nicht.</translation>
    </message>
    <message>
        <source>Raise the size.</source>
        <translation>Erhöhen Sie den Umfang.</translation>
    </message>
    <message>
        <source>Raise ε or lower M.</source>
        <translation>Erhöhen Sie ε oder senken Sie M.</translation>
    </message>
    <message>
        <source>Random &amp;seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>Random noise in every release makes this so, whatever methods or computers the attacker has. A ledger records what each release spends before anything is drawn, and every release comes with a signed report that others can verify.</source>
        <translation>Zufälliges Rauschen in jeder Veröffentlichung sorgt dafür, welche Verfahren oder Rechner der Angreifer auch hat. Ein Privacy-Kontobuch hält fest, was jede Veröffentlichung verbraucht, bevor etwas gezogen wird, und zu jeder Veröffentlichung gehört ein signierter Bericht, den andere prüfen können.</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Random seed of the simulation</source>
        <translation>Startwert der Simulation</translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation>Gelesen aus {file}.</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Mehr lesen</translation>
    </message>
    <message>
        <source>Read the ledger again</source>
        <translation>Privacy-Kontobuch neu lesen</translation>
    </message>
    <message>
        <source>Read the pages before you sign: choose the report and its signer’s public key.</source>
        <translation>Lesen Sie die Seiten, bevor Sie signieren: Wählen Sie den Bericht und den öffentlichen Schlüssel der Person, die ihn signiert hat.</translation>
    </message>
    <message>
        <source>Read the tutor&amp;ial</source>
        <translation>Anleit&amp;ung lesen</translation>
    </message>
    <message>
        <source>Reading .pgen files needs the package Pgenlib, which is not installed.</source>
        <translation>Um .pgen-Dateien zu lesen, braucht es das Paket Pgenlib, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Reading genotypes</source>
        <translation>Genotypen lesen</translation>
    </message>
    <message>
        <source>Reading the approval</source>
        <translation>Freigabe lesen</translation>
    </message>
    <message>
        <source>Reading the ledger</source>
        <translation>Privacy-Kontobuch lesen</translation>
    </message>
    <message>
        <source>Reading the study</source>
        <translation>Studie lesen</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle lesen</translation>
    </message>
    <message>
        <source>Reading {file}</source>
        <translation>{file} wird gelesen</translation>
    </message>
    <message>
        <source>Reading, counting and computing…</source>
        <translation>Lesen, Zählen und Rechnen …</translation>
    </message>
    <message>
        <source>Reading, counting and scoring…</source>
        <translation>Lesen, Zählen und Bewerten …</translation>
    </message>
    <message>
        <source>Ready: compute the utility.</source>
        <translation>Bereit: Berechnen Sie den Nutzen.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Recent keys</source>
        <translation>Zuletzt verwendete Schlüssel</translation>
    </message>
    <message>
        <source>Recent ledgers</source>
        <translation>Zuletzt verwendete Privacy-Kontobücher</translation>
    </message>
    <message>
        <source>Recent plans</source>
        <translation>Zuletzt verwendete Pläne</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Zuletzt verwendete Studien</translation>
    </message>
    <message>
        <source>Recommended (quick estimate): {pair}, {people}.</source>
        <translation>Empfohlen (Schnellschätzung): {pair}, {people}.</translation>
    </message>
    <message>
        <source>Recommended: {pair}, {people}.</source>
        <translation>Empfohlen: {pair}, {people}.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Record printed numbers?</source>
        <translation>Gedruckte Zahlen eintragen?</translation>
    </message>
    <message>
        <source>Recorded sex fits the X chromosome</source>
        <translation>Angegebenes Geschlecht passt zum X-Chromosom</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Recreate its files…</source>
        <translation>Dateien neu erzeugen …</translation>
    </message>
    <message>
        <source>Reference panels</source>
        <translation>Referenzpanels</translation>
    </message>
    <message>
        <source>Reference panels are not used.</source>
        <translation>Referenzpanels werden nicht verwendet.</translation>
    </message>
    <message>
        <source>Rehearse the release</source>
        <translation>Veröffentlichung proben</translation>
    </message>
    <message>
        <source>Rehearse the release…</source>
        <translation>Veröffentlichung proben …</translation>
    </message>
    <message>
        <source>Rehearsing the release</source>
        <translation>Veröffentlichung proben</translation>
    </message>
    <message>
        <source>Relatives in the study count as independent people.</source>
        <translation>Verwandte in der Studie zählen als unabhängige Personen.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Release created. The report is signed and saved.</source>
        <translation>Veröffentlichung erstellt. Der Bericht ist signiert und gespeichert.</translation>
    </message>
    <message>
        <source>Release nothing: ε stays unspent, and the planning report can be published without any data</source>
        <translation>Nichts veröffentlichen: ε bleibt unverbraucht, und der Planungsbericht kann ohne Daten veröffentlicht werden</translation>
    </message>
    <message>
        <source>Release under the account that these people are in, or merge the accounts. If they are different people with the same identifiers, change FID and IID in their files, or use another ledger.</source>
        <translation>Veröffentlichen Sie unter dem Konto, in dem diese Personen sind, oder führen Sie die Konten zusammen. Sind es andere Personen mit denselben Kennungen, ändern Sie FID und IID in deren Dateien, oder verwenden Sie ein anderes Privacy-Kontobuch.</translation>
    </message>
    <message>
        <source>Release {number}</source>
        <translation>Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>Release {number} of the study “{title}”, requested on {day}.</source>
        <translation>Veröffentlichung {number} der Studie „{title}“, beantragt am {day}.</translation>
    </message>
    <message>
        <source>Release {number} of {study} ({date}): ε = {epsilon} was spent and nothing was published, since drawing, signing or writing failed. The ε is not refunded, and the draw cannot be repeated.</source>
        <translation>Veröffentlichung {number} von {study} ({date}): ε = {epsilon} wurden verbraucht und nichts veröffentlicht, da das Ziehen, Signieren oder Schreiben scheiterte. Das ε wird nicht erstattet, und die Ziehung kann nicht wiederholt werden.</translation>
    </message>
    <message>
        <source>Release {number} of {study} ({date}): ε = {epsilon} was spent and, as far as the ledger knows, nothing was published: the program was stopped after the debit. A file {file} left in its folder is not a release; the next release into that folder removes it unread.</source>
        <translation>Veröffentlichung {number} von {study} ({date}): ε = {epsilon} wurden verbraucht und, soweit das Privacy-Kontobuch weiß, nichts veröffentlicht: Das Programm endete nach der Belastung. Eine Datei {file}, die in ihrem Ordner blieb, ist keine Veröffentlichung; die nächste Veröffentlichung in diesen Ordner entfernt sie ungelesen.</translation>
    </message>
    <message>
        <source>Release {number} of {study} published nothing; what it spent stays spent.</source>
        <translation>Veröffentlichung {number} von {study} hat nichts veröffentlicht; was sie verbraucht hat, bleibt verbraucht.</translation>
    </message>
    <message>
        <source>Release {number} of {study} spent ε = {epsilon}: {report}.</source>
        <translation>Veröffentlichung {number} von {study} hat ε = {epsilon} verbraucht: {report}.</translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}</source>
        <translation>Veröffentlichung {number}, {date}: ε = {epsilon}</translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}, not noted as published: the program was stopped after the debit</source>
        <translation>Veröffentlichung {number}, {date}: ε = {epsilon}, nicht als veröffentlicht vermerkt: Das Programm endete nach der Belastung</translation>
    </message>
    <message>
        <source>Release {number}, {date}: ε = {epsilon}, payload {digest}…</source>
        <translation>Veröffentlichung {number}, {date}: ε = {epsilon}, Inhalt {digest} …</translation>
    </message>
    <message>
        <source>Release {number}:</source>
        <translation>Veröffentlichung {number}:</translation>
    </message>
    <message>
        <source>Releases are counted in these ledgers only, so nobody can start afresh in a new one. Empty: every ledger may be used.</source>
        <translation>Veröffentlichungen zählen nur in diesen Privacy-Kontobüchern; niemand kann also in einem neuen von vorn beginnen. Leer: Jedes darf verwendet werden.</translation>
    </message>
    <message numerus="yes">
        <source>Releases {numbers} were made under exactly this plan. A further one is a further debit and a further draw.</source>
        <translation>
            <numerusform>Veröffentlichung {numbers} wurde nach genau diesem Plan erstellt. Eine weitere ist eine weitere Belastung und eine weitere Ziehung.</numerusform>
            <numerusform>Die Veröffentlichungen {numbers} wurden nach genau diesem Plan erstellt. Eine weitere ist eine weitere Belastung und eine weitere Ziehung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Releases {numbers}:</source>
        <translation>Veröffentlichungen {numbers}:</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Remember studies, ledgers and keys too</source>
        <translation>Auch Studien, Privacy-Kontobücher und Schlüssel merken</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a stratum</source>
        <translation>Schicht entfernen</translation>
    </message>
    <message>
        <source>Remove group {n}</source>
        <translation>Gruppe {n} entfernen</translation>
    </message>
    <message>
        <source>Remove it, or choose the score {score}.</source>
        <translation>Entfernen Sie es, oder wählen Sie den Score {score}.</translation>
    </message>
    <message>
        <source>Remove stratum {n}</source>
        <translation>Schicht {n} entfernen</translation>
    </message>
    <message>
        <source>Remove the account from the plan: the release counts there.</source>
        <translation>Entfernen Sie das Konto aus dem Plan: Die Veröffentlichung zählt dort.</translation>
    </message>
    <message>
        <source>Remove the empty line.</source>
        <translation>Entfernen Sie die leere Zeile.</translation>
    </message>
    <message>
        <source>Remove the folder of the reference study.</source>
        <translation>Entfernen Sie den Ordner der Referenzstudie.</translation>
    </message>
    <message>
        <source>Remove the loci.</source>
        <translation>Entfernen Sie die Loci.</translation>
    </message>
    <message>
        <source>Remove the offset</source>
        <translation>Offset entfernen</translation>
    </message>
    <message>
        <source>Remove the offset, or choose the score {score}.</source>
        <translation>Entfernen Sie den Offset, oder wählen Sie den Score {score}.</translation>
    </message>
    <message>
        <source>Remove the others’ permissions (chmod 600) or, better, make a new key with a passphrase.</source>
        <translation>Entziehen Sie anderen die Zugriffsrechte (chmod 600), oder erzeugen Sie, besser noch, einen neuen Schlüssel mit Passphrase.</translation>
    </message>
    <message>
        <source>Remove the phenotype file under More, or open the genotypes themselves.</source>
        <translation>Entfernen Sie unter „Mehr“ die Phänotyp-Datei oder öffnen Sie die Genotypen selbst.</translation>
    </message>
    <message>
        <source>Remove the reference</source>
        <translation>Referenz entfernen</translation>
    </message>
    <message>
        <source>Remove the weights</source>
        <translation>Gewichte entfernen</translation>
    </message>
    <message>
        <source>Remove the weights, or choose a selection of SNPs.</source>
        <translation>Entfernen Sie die Gewichte, oder wählen Sie eine Auswahl von SNPs.</translation>
    </message>
    <message>
        <source>Remove these people</source>
        <translation>Diese Personen entfernen</translation>
    </message>
    <message>
        <source>Remove this group</source>
        <translation>Diese Gruppe entfernen</translation>
    </message>
    <message>
        <source>Remove this stratum</source>
        <translation>Diese Schicht entfernen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Removing people because of missing calls depends on genotypes: do it only before the study is declared, for another purpose.</source>
        <translation>Personen wegen fehlender Genotypen zu entfernen hängt von Genotypen ab: Tun Sie es nur, bevor die Studie erklärt ist, und zu einem anderen Zweck.</translation>
    </message>
    <message>
        <source>Rename the file with plain characters.</source>
        <translation>Benennen Sie die Datei mit einfachen Zeichen um.</translation>
    </message>
    <message>
        <source>Rename the people so that only one fits.</source>
        <translation>Benennen Sie die Personen so um, dass nur eine passt.</translation>
    </message>
    <message>
        <source>Reopen now</source>
        <translation>Jetzt neu öffnen</translation>
    </message>
    <message>
        <source>Reopen the windows in the other language?</source>
        <translation>Die Fenster in der anderen Sprache neu öffnen?</translation>
    </message>
    <message>
        <source>Repeat the new passphrase</source>
        <translation>Neue Passphrase wiederholen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace existing files?</source>
        <translation>Vorhandene Dateien ersetzen?</translation>
    </message>
    <message>
        <source>Replace the PDF?</source>
        <translation>PDF ersetzen?</translation>
    </message>
    <message>
        <source>Replacing it discards what the other program has written.</source>
        <translation>Beim Ersetzen geht verloren, was das andere Programm geschrieben hat.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report, page {number} of {total}</source>
        <translation>Bericht, Seite {number} von {total}</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Reports and results</source>
        <translation>Berichte und Ergebnisse</translation>
    </message>
    <message>
        <source>Reports end in .release.json or .planning.json.</source>
        <translation>Berichte enden auf .release.json oder .planning.json.</translation>
    </message>
    <message>
        <source>Reports signed by {name} will need the key file again.</source>
        <translation>Berichte, die {name} signiert hat, brauchen dann wieder die Schlüsseldatei.</translation>
    </message>
    <message>
        <source>Reports signed with one of these keys need no key file and show the signer’s name.</source>
        <translation>Berichte, die mit einem dieser Schlüssel signiert sind, brauchen keine Schlüsseldatei und zeigen den Namen der signierenden Person.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>Request for a release</source>
        <translation>Antrag auf Veröffentlichung</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Beantragt von</translation>
    </message>
    <message>
        <source>Requested with a key that you have not trusted yet. Ask whoever requests it for its fingerprint.</source>
        <translation>Beantragt mit einem Schlüssel, dem Sie noch nicht vertrauen. Fragen Sie die Person, die den Antrag stellt, nach dessen Fingerabdruck.</translation>
    </message>
    <message>
        <source>Requested with the key of {name}.</source>
        <translation>Beantragt mit dem Schlüssel von {name}.</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anträge</translation>
    </message>
    <message>
        <source>Reset to the plan’s release</source>
        <translation>Auf die Veröffentlichung des Plans zurücksetzen</translation>
    </message>
    <message>
        <source>Restore it from a backup, or remove it and add the keys again.</source>
        <translation>Stellen Sie sie aus einer Sicherung wieder her, oder entfernen Sie sie und fügen Sie die Schlüssel neu hinzu.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results can also make a person’s participation less likely. If the release is private in both directions, this is bounded too; for attackers who do not know the study’s size, only the rise is.</source>
        <translation>Ergebnisse können die Teilnahme einer Person auch unwahrscheinlicher machen. Ist die Veröffentlichung in beide Richtungen privat, ist auch das begrenzt; bei Angreifern, die den Studienumfang nicht kennen, nur der Anstieg.</translation>
    </message>
    <message>
        <source>Results that may be published</source>
        <translation>Erlaubte Ergebnisse</translation>
    </message>
    <message>
        <source>Right list or “inconclusive”</source>
        <translation>Richtige Liste oder „nicht eindeutig“</translation>
    </message>
    <message>
        <source>Risk allele frequency, per cent</source>
        <translation>Risikoallel-Häufigkeit, Prozent</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rows of the ledger</source>
        <translation>Zeilen des Privacy-Kontobuchs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules on people, each judged alone:</source>
        <translation>Regeln für Personen, jede für sich beurteilt:</translation>
    </message>
    <message>
        <source>Runs the mechanism 100,000 times and tests whether the true ε exceeds the claim.</source>
        <translation>Führt den Mechanismus hunderttausendmal aus und testet, ob das wahre ε die Zusage übersteigt.</translation>
    </message>
    <message>
        <source>S&amp;tudies for each point</source>
        <translation>S&amp;tudien je Punkt</translation>
    </message>
    <message>
        <source>SD per copy</source>
        <translation>SD je Kopie</translation>
    </message>
    <message>
        <source>SD per copy (β)</source>
        <translation>SD je Kopie (β)</translation>
    </message>
    <message>
        <source>SHA-256 of the policy: {digest}</source>
        <translation>SHA-256 der Richtlinie: {digest}</translation>
    </message>
    <message>
        <source>SNP by SNP, no linkage</source>
        <translation>SNPs ohne Kopplung</translation>
    </message>
    <message>
        <source>SNP ids, one per line</source>
        <translation>SNP-Kennungen, eine je Zeile</translation>
    </message>
    <message>
        <source>SNP is significant, up to the noise of the mechanism</source>
        <translation>SNP ist signifikant, bis auf das Rauschen des Mechanismus</translation>
    </message>
    <message>
        <source>SNP {snp} appears {times} times in the panel {panel}.</source>
        <translation>SNP {snp} steht {times}-mal im Panel {panel}.</translation>
    </message>
    <message>
        <source>SNP {snp} has an allele without a name, so its counts cannot be published.</source>
        <translation>SNP {snp} hat ein Allel ohne Namen, daher können seine Zahlen nicht veröffentlicht werden.</translation>
    </message>
    <message>
        <source>SNP {snp} is not in the panel {panel}.</source>
        <translation>SNP {snp} ist nicht im Panel {panel}.</translation>
    </message>
    <message>
        <source>SNP, allele</source>
        <translation>SNP, Allel</translation>
    </message>
    <message>
        <source>SNPs</source>
        <translation>SNPs</translation>
    </message>
    <message>
        <source>SNPs are in genome order.</source>
        <translation>SNPs stehen in der Reihenfolge des Genoms.</translation>
    </message>
    <message>
        <source>SNPs are selected because they look strong in this study, so their effects tend to look larger here than they are (winner’s curse). The intervals allow for the selection, the estimates do not; a second cohort shows how large they are.</source>
        <translation>SNPs werden ausgewählt, weil sie in dieser Studie stark aussehen; ihre Effekte sehen hier daher meist größer aus, als sie sind (Winner’s Curse). Die Intervalle berücksichtigen die Auswahl, die Schätzwerte nicht; wie groß sie sind, zeigt eine zweite Kohorte.</translation>
    </message>
    <message>
        <source>SNPs are significant, up to the noise of the mechanism</source>
        <translation>SNPs sind signifikant, bis auf das Rauschen des Mechanismus</translation>
    </message>
    <message>
        <source>SNPs are weighted before the draw: one of weight 2 is chosen as if it were twice as likely to be causal as one of weight 1, and one of weight 0 is no candidate{digits}.</source>
        <translation>SNPs werden vor der Ziehung gewichtet: Einer mit Gewicht 2 wird gewählt, als wäre er doppelt so wahrscheinlich kausal wie einer mit Gewicht 1, und einer mit Gewicht 0 ist kein Kandidat{digits}.</translation>
    </message>
    <message>
        <source>SNPs at &amp;most</source>
        <translation>SNPs h&amp;öchstens</translation>
    </message>
    <message>
        <source>SNPs at most</source>
        <translation>SNPs höchstens</translation>
    </message>
    <message>
        <source>SNPs in place of loci</source>
        <translation>SNPs statt Loci</translation>
    </message>
    <message>
        <source>SNPs listed in advance</source>
        <translation>Vorab aufgeführte SNPs</translation>
    </message>
    <message>
        <source>SNPs measured</source>
        <translation>Gemessene SNPs</translation>
    </message>
    <message>
        <source>SNPs of release {number}</source>
        <translation>SNPs der Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>SNPs of release {number}, listed in advance</source>
        <translation>SNPs der Veröffentlichung {number}, vorab aufgeführt</translation>
    </message>
    <message>
        <source>SNPs to &amp;publish</source>
        <translation>veröffentlichte &amp;SNPs</translation>
    </message>
    <message>
        <source>SNPs to publish</source>
        <translation>veröffentlichte SNPs</translation>
    </message>
    <message>
        <source>SNPs to publish, M</source>
        <translation>Zu veröffentlichende SNPs, M</translation>
    </message>
    <message>
        <source>SNPs were filtered by INFO or allele frequency in this study</source>
        <translation>in dieser Studie wurden SNPs nach INFO oder Allelhäufigkeit gefiltert</translation>
    </message>
    <message>
        <source>SNPs were scored by the {score} ({source}), whose sensitivity is {sensitivity}.</source>
        <translation>SNPs wurden mit dem Score {score} bewertet ({source}), dessen Sensitivität {sensitivity} ist.</translation>
    </message>
    <message>
        <source>SNPs with a batch effect</source>
        <translation>SNPs mit Batch-Effekt</translation>
    </message>
    <message>
        <source>SNPs with a batch effect at one centre, per cent (0: none)</source>
        <translation>SNPs mit Batch-Effekt an einem Zentrum, Prozent (0: keine)</translation>
    </message>
    <message>
        <source>SNPs, loci or a list to publish</source>
        <translation>SNPs, Loci oder eine Liste zur Veröffentlichung</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Stichprobenumfang</translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}.</source>
        <translation>Stichprobenumfang gegen diesen Angreifer: {this}.</translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}; against any attacker: {any}.</source>
        <translation>Stichprobenumfang gegen diesen Angreifer: {this}; gegen jeden Angreifer: {any}.</translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}; against any attacker: {any}; without privacy: {without}.</source>
        <translation>Stichprobenumfang gegen diesen Angreifer: {this}; gegen jeden Angreifer: {any}; ohne Privatheit: {without}.</translation>
    </message>
    <message>
        <source>Sample size against this attacker: {this}; without privacy: {without}.</source>
        <translation>Stichprobenumfang gegen diesen Angreifer: {this}; ohne Privatheit: {without}.</translation>
    </message>
    <message>
        <source>Sample size against this or any other attacker: {this}.</source>
        <translation>Stichprobenumfang gegen diesen oder jeden anderen Angreifer: {this}.</translation>
    </message>
    <message>
        <source>Sample size against this or any other attacker: {this}; without privacy: {without}.</source>
        <translation>Stichprobenumfang gegen diesen oder jeden anderen Angreifer: {this}; ohne Privatheit: {without}.</translation>
    </message>
    <message>
        <source>Sample size by score and mechanism</source>
        <translation>Stichprobenumfang nach Score und Mechanismus</translation>
    </message>
    <message>
        <source>Sample size for loci: {loci}; for SNPs: {snps}.</source>
        <translation>Studiengröße für Loci: {loci}; für SNPs: {snps}.</translation>
    </message>
    <message>
        <source>Sample size for the target of {share}:</source>
        <translation>Stichprobenumfang für das Ziel von {share}:</translation>
    </message>
    <message>
        <source>Sample size with as many wrong risk alleles as the table says: {mine}; with none wrong: {right}.</source>
        <translation>Stichprobenumfang, wenn so viele Risikoallele falsch sind, wie die Tabelle sagt: {mine}; wenn keines falsch ist: {right}.</translation>
    </message>
    <message>
        <source>Sample size with the known risk alleles: {directed}; without them: {both}.</source>
        <translation>Stichprobenumfang mit den bekannten Risikoallelen: {directed}; ohne sie: {both}.</translation>
    </message>
    <message>
        <source>Sample size with uninformative weights: {uninformed}; with correct weights (causal SNPs in proportion to their weight): {right}.</source>
        <translation>Stichprobenumfang mit nichtssagenden Gewichten: {uninformed}; mit zutreffenden Gewichten (kausale SNPs im Verhältnis ihrer Gewichte): {right}.</translation>
    </message>
    <message>
        <source>Sampled share of the biobank, per cent</source>
        <translation>Gezogener Anteil der Biobank, Prozent</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save a PDF of this report</source>
        <translation>PDF dieses Berichts speichern</translation>
    </message>
    <message>
        <source>Save a PDF of this report…</source>
        <translation>PDF dieses Berichts speichern …</translation>
    </message>
    <message>
        <source>Save a request, then load the approval signed by a second person.</source>
        <translation>Speichern Sie einen Antrag und laden Sie dann die von einer zweiten Person signierte Freigabe.</translation>
    </message>
    <message>
        <source>Save a slip to print</source>
        <translation>Prüfzettel zum Drucken speichern</translation>
    </message>
    <message>
        <source>Save a slip to print…</source>
        <translation>Prüfzettel zum Drucken speichern …</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Save numbers</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>Save numbers…</source>
        <translation>Zahlen speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save request…</source>
        <translation>Antrag speichern …</translation>
    </message>
    <message>
        <source>Save the approval</source>
        <translation>Freigabe speichern</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <translation>Archiv speichern</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to {n} plans?</source>
        <translation>
            <numerusform>Änderungen am Plan speichern?</numerusform>
            <numerusform>Änderungen an {n} Plänen speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Änderungen an „{name}“ speichern?</translation>
    </message>
    <message>
        <source>Save the file as plain text in UTF-8.</source>
        <translation>Speichern Sie die Datei als reinen Text in UTF-8.</translation>
    </message>
    <message>
        <source>Save the file with Unix or Windows line ends.</source>
        <translation>Speichern Sie die Datei mit Unix- oder Windows-Zeilenenden.</translation>
    </message>
    <message>
        <source>Save the list of SNPs</source>
        <translation>SNP-Liste speichern</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Save the report with both signatures</source>
        <translation>Bericht mit beiden Signaturen speichern</translation>
    </message>
    <message>
        <source>Save the request</source>
        <translation>Antrag speichern</translation>
    </message>
    <message>
        <source>Save the signed policy</source>
        <translation>Signierte Richtlinie speichern</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Unter anderem Namen speichern …</translation>
    </message>
    <message>
        <source>Save {what} as UTF-8, or make it again.</source>
        <translation>Speichern Sie als UTF-8 oder erzeugen Sie neu: {what}.</translation>
    </message>
    <message>
        <source>Saved without signature in {folder}: {files}.</source>
        <translation>Ohne Signatur in {folder} gespeichert: {files}.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Say first whether the assumed effect is your study’s.</source>
        <translation>Sagen Sie zuerst, ob der angenommene Effekt der Ihrer Studie ist.</translation>
    </message>
    <message>
        <source>Say that 2 means a case, or give a phenotype file.</source>
        <translation>Sagen Sie, dass 2 einen Fall bedeutet, oder geben Sie eine Phänotypdatei an.</translation>
    </message>
    <message>
        <source>Say that the number of participants is printed: total.</source>
        <translation>Sagen Sie, dass die Teilnehmerzahl gedruckt ist: total.</translation>
    </message>
    <message>
        <source>Say that the study’s genotypes are probabilities.</source>
        <translation>Geben Sie an, dass die Genotypen der Studie Wahrscheinlichkeiten sind.</translation>
    </message>
    <message>
        <source>Say under More that 2 means a case, or give a phenotype file there.</source>
        <translation>Sagen Sie unter Mehr, dass 2 einen Fall bedeutet, oder geben Sie dort eine Phänotypdatei an.</translation>
    </message>
    <message>
        <source>Say under More what means a case in this file.</source>
        <translation>Sagen Sie unter Mehr, was in dieser Datei einen Fall bedeutet.</translation>
    </message>
    <message>
        <source>Say what means a case</source>
        <translation>Sagen, was einen Fall bedeutet</translation>
    </message>
    <message>
        <source>Say what means a case in this file.</source>
        <translation>Sagen Sie, was in dieser Datei einen Fall bedeutet.</translation>
    </message>
    <message>
        <source>Say where the sites come from</source>
        <translation>Herkunft der Positionen angeben</translation>
    </message>
    <message>
        <source>Say which numbers are printed</source>
        <translation>Gedruckte Zahlen angeben</translation>
    </message>
    <message>
        <source>Say who the attacker is and what they may learn. See what sample size this needs. Then create a release with a signed report.</source>
        <translation>Legen Sie fest, wer der Angreifer ist und was er erfahren darf. Sehen Sie, welchen Stichprobenumfang das erfordert. Erstellen Sie dann eine Veröffentlichung mit signiertem Bericht.</translation>
    </message>
    <message>
        <source>Score and mechanism</source>
        <translation>Score und Mechanismus</translation>
    </message>
    <message>
        <source>Score chromosomes other than 1–22 too</source>
        <translation>Auch andere Chromosomen als 1–22 bewerten</translation>
    </message>
    <message>
        <source>Score of release {number}</source>
        <translation>Score der Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>Score used to rank SNPs</source>
        <translation>Score für die Rangfolge der SNPs</translation>
    </message>
    <message>
        <source>Score, Δ</source>
        <translation>Score, Δ</translation>
    </message>
    <message>
        <source>Score: {score}, at least {threshold}.</source>
        <translation>Score: {score}, mindestens {threshold}.</translation>
    </message>
    <message>
        <source>Score: {score}.</source>
        <translation>Score: {score}.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Scores are proven for studies of at most {most} people, not {n}.</source>
        <translation>Scores sind für Studien mit höchstens {most} Personen bewiesen, nicht {n}.</translation>
    </message>
    <message>
        <source>Scores: {names}.</source>
        <translation>Scores: {names}.</translation>
    </message>
    <message>
        <source>Scoring SNPs</source>
        <translation>SNPs bewerten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Searching for the exact sample size.</source>
        <translation>Der genaue Stichprobenumfang wird gesucht.</translation>
    </message>
    <message>
        <source>Searching for the sample size</source>
        <translation>Stichprobenumfang suchen</translation>
    </message>
    <message>
        <source>Searching for the sample size: {line}</source>
        <translation>Stichprobenumfang suchen: {line}</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Secret sample of a larger cohort</source>
        <translation>Geheime Stichprobe einer größeren Kohorte</translation>
    </message>
    <message>
        <source>Sensitivity, Δ</source>
        <translation>Sensitivität, Δ</translation>
    </message>
    <message>
        <source>Separate account</source>
        <translation>Eigenes Konto</translation>
    </message>
    <message>
        <source>Separate account in the ledger</source>
        <translation>Eigenes Konto im Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>Separate accounts in a ledger</source>
        <translation>Eigene Konten in einem Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>Set F_ST of the ancestry groups</source>
        <translation>F_ST der Abstammungsgruppen ändern</translation>
    </message>
    <message>
        <source>Set how many SNPs should be right</source>
        <translation>Festlegen, wie viele SNPs richtig sein sollen</translation>
    </message>
    <message>
        <source>Set how many SNPs to publish</source>
        <translation>Zahl zu veröffentlichender SNPs ändern</translation>
    </message>
    <message>
        <source>Set how rarely a list may be wrong</source>
        <translation>Festlegen, wie selten eine Liste falsch sein darf</translation>
    </message>
    <message>
        <source>Set how sets are scored</source>
        <translation>Festlegen, wie Mengen bewertet werden</translation>
    </message>
    <message>
        <source>Set how the sample was drawn</source>
        <translation>Art der Ziehung ändern</translation>
    </message>
    <message>
        <source>Set one SNP per locus</source>
        <translation>„Ein SNP je Locus“ ändern</translation>
    </message>
    <message>
        <source>Set participants and invitees</source>
        <translation>Teilnehmende und Eingeladene ändern</translation>
    </message>
    <message>
        <source>Set rules on each person’s record</source>
        <translation>Regeln für den Datensatz jeder Person festlegen</translation>
    </message>
    <message>
        <source>Set the allele frequency</source>
        <translation>Allelhäufigkeit ändern</translation>
    </message>
    <message>
        <source>Set the batch effect</source>
        <translation>Batch-Effekt ändern</translation>
    </message>
    <message>
        <source>Set the effect</source>
        <translation>Effekt ändern</translation>
    </message>
    <message>
        <source>Set the false-positive rate</source>
        <translation>Falsch-positiv-Rate ändern</translation>
    </message>
    <message>
        <source>Set the family size</source>
        <translation>Familiengröße ändern</translation>
    </message>
    <message>
        <source>Set the genetic model</source>
        <translation>Genetisches Modell ändern</translation>
    </message>
    <message>
        <source>Set the guarantee</source>
        <translation>Garantie ändern</translation>
    </message>
    <message>
        <source>Set the number of SNPs</source>
        <translation>Zahl der SNPs ändern</translation>
    </message>
    <message>
        <source>Set the number of candidates</source>
        <translation>Zahl der möglichen Personen ändern</translation>
    </message>
    <message>
        <source>Set the number of cases</source>
        <translation>Zahl der Fälle ändern</translation>
    </message>
    <message>
        <source>Set the number of causal SNPs</source>
        <translation>Zahl der kausalen SNPs ändern</translation>
    </message>
    <message>
        <source>Set the number of controls</source>
        <translation>Zahl der Kontrollen ändern</translation>
    </message>
    <message>
        <source>Set the number of participants</source>
        <translation>Zahl der Teilnehmenden ändern</translation>
    </message>
    <message>
        <source>Set the odds ratio</source>
        <translation>Odds Ratio ändern</translation>
    </message>
    <message>
        <source>Set the prevalence</source>
        <translation>Prävalenz ändern</translation>
    </message>
    <message>
        <source>Set the prior range</source>
        <translation>Prior-Bereich ändern</translation>
    </message>
    <message>
        <source>Set the protection of non-participation</source>
        <translation>Schutz der Nichtteilnahme ändern</translation>
    </message>
    <message>
        <source>Set the public centre</source>
        <translation>Den öffentlichen Bezugswert setzen</translation>
    </message>
    <message>
        <source>Set the public range</source>
        <translation>Öffentlichen Bereich ändern</translation>
    </message>
    <message>
        <source>Set the random seed</source>
        <translation>Startwert ändern</translation>
    </message>
    <message>
        <source>Set the risk allele frequency</source>
        <translation>Risikoallel-Häufigkeit ändern</translation>
    </message>
    <message>
        <source>Set the sample size</source>
        <translation>Stichprobenumfang ändern</translation>
    </message>
    <message>
        <source>Set the sampling rate</source>
        <translation>Stichprobenrate ändern</translation>
    </message>
    <message>
        <source>Set the share for effects</source>
        <translation>Anteil für Effekte ändern</translation>
    </message>
    <message>
        <source>Set the share of relatives</source>
        <translation>Anteil der Verwandten ändern</translation>
    </message>
    <message>
        <source>Set the share of variance</source>
        <translation>Varianzanteil ändern</translation>
    </message>
    <message>
        <source>Set the shares of ancestry groups</source>
        <translation>Anteile der Abstammungsgruppen ändern</translation>
    </message>
    <message>
        <source>Set the shares of centres</source>
        <translation>Anteile der Zentren ändern</translation>
    </message>
    <message>
        <source>Set the significance</source>
        <translation>Signifikanz ändern</translation>
    </message>
    <message>
        <source>Set the studies per point</source>
        <translation>Studien je Punkt ändern</translation>
    </message>
    <message>
        <source>Set the target power</source>
        <translation>Angestrebte Power ändern</translation>
    </message>
    <message>
        <source>Set the threshold</source>
        <translation>Schwelle ändern</translation>
    </message>
    <message>
        <source>Set what the attacker knows</source>
        <translation>Wissen des Angreifers ändern</translation>
    </message>
    <message>
        <source>Set ε for noisy scores</source>
        <translation>ε für verrauschte Scores ändern</translation>
    </message>
    <message>
        <source>Settings and recent files are forgotten when the program ends: {path} cannot be written. Plans can be saved elsewhere.</source>
        <translation>Einstellungen und zuletzt verwendete Dateien werden beim Beenden des Programms vergessen: {path} kann nicht geschrieben werden. Pläne lassen sich anderswo speichern.</translation>
    </message>
    <message>
        <source>Several releases</source>
        <translation>Mehrere Veröffentlichungen</translation>
    </message>
    <message>
        <source>Several releases (composition)</source>
        <translation>Mehrere Veröffentlichungen (Komposition)</translation>
    </message>
    <message>
        <source>Shaded: beyond what any covered attacker can reach with this release alone.</source>
        <translation>Schattiert: was kein Angreifer, den der Plan abdeckt, mit dieser Veröffentlichung allein erreichen kann.</translation>
    </message>
    <message>
        <source>Shaded: the priors that the guarantee covers.</source>
        <translation>Schattiert: die Priors, die die Garantie abdeckt.</translation>
    </message>
    <message>
        <source>Share of release {number}</source>
        <translation>Anteil der Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>Share of the trait’s variance that each causal SNP explains, per cent</source>
        <translation>Anteil der Varianz des Merkmals, den jeder kausale SNP erklärt, Prozent</translation>
    </message>
    <message>
        <source>Share of ε for the effects of the published SNPs, 0 for none</source>
        <translation>ε-Anteil für die Effekte der veröffentlichten SNPs, 0 für keine</translation>
    </message>
    <message>
        <source>Shift in allele frequency, per cent</source>
        <translation>Verschiebung der Allelhäufigkeit, Prozent</translation>
    </message>
    <message>
        <source>Show More</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>Show Strata</source>
        <translation>Schichten zeigen</translation>
    </message>
    <message>
        <source>Show all attacks</source>
        <translation>Alle Angriffe zeigen</translation>
    </message>
    <message>
        <source>Show exact results</source>
        <translation>Exakte Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;control</source>
        <translation>Bedien&amp;element zeigen</translation>
    </message>
    <message>
        <source>Show the account</source>
        <translation>Konto zeigen</translation>
    </message>
    <message>
        <source>Show the ledger</source>
        <translation>Privacy-Kontobuch zeigen</translation>
    </message>
    <message>
        <source>Show the policy</source>
        <translation>Richtlinie zeigen</translation>
    </message>
    <message>
        <source>Show this page when the program starts</source>
        <translation>Diese Seite beim Start des Programms zeigen</translation>
    </message>
    <message>
        <source>Shown by enumerating a small universe</source>
        <translation>Gezeigt durch vollständige Aufzählung eines kleinen Universums</translation>
    </message>
    <message>
        <source>Shown for comparison only; the plan is unchanged. {reason}</source>
        <translation>Nur zum Vergleich gezeigt; der Plan ist unverändert. {reason}</translation>
    </message>
    <message>
        <source>Sign with the file that ends in .key.pem.</source>
        <translation>Signieren Sie mit der Datei, die auf .key.pem endet.</translation>
    </message>
    <message>
        <source>Signature and folder</source>
        <translation>Signatur und Ordner</translation>
    </message>
    <message>
        <source>Signed and saved in {folder}: {files}.</source>
        <translation>Signiert und in {folder} gespeichert: {files}.</translation>
    </message>
    <message>
        <source>Signed before seen</source>
        <translation>Signiert vor dem Ansehen</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signiert von</translation>
    </message>
    <message>
        <source>Signed by both keys: {file}</source>
        <translation>Mit beiden Schlüsseln signiert: {file}</translation>
    </message>
    <message>
        <source>Signed by {name}.</source>
        <translation>Signiert von {name}.</translation>
    </message>
    <message>
        <source>Signed by {signer}.</source>
        <translation>Signiert von {signer}.</translation>
    </message>
    <message>
        <source>Signed report</source>
        <translation>Signierter Bericht</translation>
    </message>
    <message>
        <source>Signed: {file}</source>
        <translation>Signiert: {file}</translation>
    </message>
    <message>
        <source>Signers, ledgers and dates</source>
        <translation>Signierende, Privacy-Kontobücher und Daten</translation>
    </message>
    <message>
        <source>Signer’s public key</source>
        <translation>Öffentlicher Schlüssel der signierenden Person</translation>
    </message>
    <message>
        <source>Significance threshold (p-value)</source>
        <translation>Signifikanzschwelle (p-Wert)</translation>
    </message>
    <message>
        <source>Significant set</source>
        <translation>Signifikante Menge</translation>
    </message>
    <message>
        <source>Signing the approval</source>
        <translation>Freigabe signieren</translation>
    </message>
    <message>
        <source>Signing the policy</source>
        <translation>Richtlinie signieren</translation>
    </message>
    <message>
        <source>Signing the report</source>
        <translation>Bericht signieren</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>Signieren …</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Simulate a &amp;study…</source>
        <translation>&amp;Studie simulieren …</translation>
    </message>
    <message>
        <source>Simulate a study</source>
        <translation>Studie simulieren</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Neu simulieren</translation>
    </message>
    <message>
        <source>Simulate attacks again</source>
        <translation>Angriffe neu simulieren</translation>
    </message>
    <message>
        <source>Simulate it.</source>
        <translation>Simulieren Sie es.</translation>
    </message>
    <message>
        <source>Simulated data only: no study is opened, no ledger is used, and nothing is spent.</source>
        <translation>Nur simulierte Daten: Keine Studie wird geöffnet, kein Privacy-Kontobuch verwendet und nichts verbraucht.</translation>
    </message>
    <message>
        <source>Simulated person, number</source>
        <translation>Simulierte Person, Nummer</translation>
    </message>
    <message>
        <source>Simulated studies for each point</source>
        <translation>Simulierte Studien je Punkt</translation>
    </message>
    <message>
        <source>Simulated study of {cases} cases and {controls} controls (random seed {seed}); nobody real is in it.</source>
        <translation>Simulierte Studie mit {cases} Fällen und {controls} Kontrollen (Startwert {seed}); keine wirkliche Person ist darin.</translation>
    </message>
    <message>
        <source>Simulated study of {participants} participants with a trait (random seed {seed}); nobody real is in it.</source>
        <translation>Simulierte Studie von {participants} Teilnehmenden mit einem Merkmal (Startwert {seed}); keine wirkliche Person ist darin.</translation>
    </message>
    <message>
        <source>Simulated; standard error at most {share}.</source>
        <translation>Simuliert; Standardfehler höchstens {share}.</translation>
    </message>
    <message>
        <source>Simulating an attack on each person</source>
        <translation>Einen Angriff auf jede Person simulieren</translation>
    </message>
    <message>
        <source>Simulating confounding</source>
        <translation>Confounding simulieren</translation>
    </message>
    <message>
        <source>Simulating people</source>
        <translation>Personen simulieren</translation>
    </message>
    <message>
        <source>Simulating studies</source>
        <translation>Studien simulieren</translation>
    </message>
    <message>
        <source>Simulating studies. {lines}</source>
        <translation>Studien werden simuliert. {lines}</translation>
    </message>
    <message>
        <source>Simulating studies: {done} of {studies} per point.</source>
        <translation>Studien werden simuliert: {done} von {studies} je Punkt.</translation>
    </message>
    <message>
        <source>Simulating the study</source>
        <translation>Studie simulieren</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulation läuft …</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Site policy</source>
        <translation>Richtlinie der Einrichtung</translation>
    </message>
    <message>
        <source>Size of a published locus in kilobases</source>
        <translation>Größe eines veröffentlichten Locus in Kilobasen</translation>
    </message>
    <message>
        <source>Smallest sample size: {pair}, {number} participants.</source>
        <translation>Kleinster Stichprobenumfang: {pair}, {number} Teilnehmende.</translation>
    </message>
    <message>
        <source>Some SNPs of the list have another position in the study’s file, so the two may be of different genome builds. Positions are published as the list has them.</source>
        <translation>Einige SNPs der Liste haben in der Datei der Studie eine andere Position; die beiden können also verschiedene Genomversionen haben. Veröffentlicht werden die Positionen der Liste.</translation>
    </message>
    <message>
        <source>Some may be false positives.</source>
        <translation>Manche können falsch positiv sein.</translation>
    </message>
    <message>
        <source>Somebody who reads the published result and asks about one particular person. We assume that they are clever, have anyone’s genome, and know the method. Only two things limit them: their prior, and whether they know who has the disease. You set both on this page, and the guarantee holds for every attacker who fits.</source>
        <translation>Jemand, der das veröffentlichte Ergebnis liest und nach einer bestimmten Person fragt. Wir nehmen an, dass er klug ist, das Genom jeder Person hat und das Verfahren kennt. Nur zweierlei begrenzt ihn: sein Prior und ob er weiß, wer die Krankheit hat. Beides legen Sie auf dieser Seite fest, und die Garantie gilt für jeden Angreifer, auf den es passt.</translation>
    </message>
    <message>
        <source>Someone to whom every subset of the population is equally likely: a prior of one half for everybody.</source>
        <translation>Jemand, für den jede Teilmenge der Bevölkerung gleich wahrscheinlich ist: ein Prior von einem halb für alle.</translation>
    </message>
    <message>
        <source>Someone who does not know how many people took part, and has their own guess, person by person, of who did.</source>
        <translation>Jemand, der nicht weiß, wie viele Personen teilgenommen haben, und Person für Person eine eigene Vermutung hat, wer es tat.</translation>
    </message>
    <message>
        <source>Someone who does not know how many people took part, and has their own guess, person by person, of who did. They may know the genomes and the trait of everybody, also of every participant but one.</source>
        <translation>Jemand, der nicht weiß, wie viele Personen teilgenommen haben, und für jede Person eine eigene Vermutung hat, ob sie teilgenommen hat. Er darf Genome und Merkmal aller kennen, auch aller Teilnehmer außer einem.</translation>
    </message>
    <message>
        <source>Someone who has narrowed the last unknown case down to {worlds} equally likely people</source>
        <translation>Jemand, der den letzten unbekannten Fall auf {worlds} gleich wahrscheinliche Personen eingegrenzt hat</translation>
    </message>
    <message>
        <source>Someone who has narrowed the last unknown participant down to {worlds} equally likely people</source>
        <translation>Jemand, der die letzte unbekannte teilnehmende Person auf {worlds} gleich wahrscheinliche Personen eingegrenzt hat</translation>
    </message>
    <message>
        <source>Someone who has their own guess of who is in the biobank, and does not know whom the study drew from it.</source>
        <translation>Jemand, der selbst vermutet, wer in der Biobank ist, und nicht weiß, wen die Studie daraus gezogen hat.</translation>
    </message>
    <message>
        <source>Someone who is in the study twice is protected half as well: ask the laboratory, or set the family size of the plan to 2.</source>
        <translation>Eine doppelt vertretene Person ist nur halb so gut geschützt: Fragen Sie das Labor, oder setzen Sie die Familiengröße des Plans auf 2.</translation>
    </message>
    <message>
        <source>Someone who is {belief} {event}</source>
        <translation>Jemand, der sich {belief} ist, {event}</translation>
    </message>
    <message>
        <source>Someone who knows every participant but one, and has narrowed the last one down to m people who are all equally likely.</source>
        <translation>Jemand, der alle Teilnehmenden bis auf einen kennt und die letzte Person auf m gleich wahrscheinliche Personen eingegrenzt hat.</translation>
    </message>
    <message>
        <source>Someone who knows how many cases and controls the study has, and has their own guess, person by person, of who took part. They may know the genomes of everybody, also of every participant but one.</source>
        <translation>Jemand, der weiß, wie viele Fälle und Kontrollen die Studie hat, und Person für Person eine eigene Vermutung hat, wer teilgenommen hat. Er darf die Genome aller kennen, auch die aller Teilnehmenden bis auf einen.</translation>
    </message>
    <message>
        <source>Someone who knows how many people the study has, and has their own guess, person by person, of who took part. They may know the genomes and the trait of everybody, also of every participant but one.</source>
        <translation>Jemand, der weiß, wie viele Personen die Studie hat, und Person für Person eine eigene Vermutung hat, wer teilgenommen hat. Er darf die Genome und das Merkmal aller kennen, auch die aller Teilnehmenden bis auf einen.</translation>
    </message>
    <message>
        <source>Someone who knows how many people took part, but not how many of them are cases, and has their own guess, person by person, of who took part. They may know the genomes and the diagnosis of everybody, also of every participant but one.</source>
        <translation>Jemand, der weiß, wie viele Personen teilgenommen haben, aber nicht, wie viele davon Fälle sind, und der für jede Person eine eigene Vermutung hat, ob sie teilgenommen hat. Genom und Diagnose aller Personen können ihm bekannt sein, auch die aller Teilnehmer bis auf einen.</translation>
    </message>
    <message>
        <source>Someone who knows who has the disease and has narrowed the last unknown participant down to {worlds} equally likely people</source>
        <translation>Jemand, der weiß, wer die Krankheit hat, und die letzte unbekannte teilnehmende Person auf {worlds} gleich wahrscheinliche Personen eingegrenzt hat</translation>
    </message>
    <message>
        <source>Someone who knows who has the disease and is {belief} {event}</source>
        <translation>Jemand, der weiß, wer die Krankheit hat, und sich {belief} ist, {event}</translation>
    </message>
    <message>
        <source>Someone who knows who took part and all their genomes, and has their own guess, person by person, of the trait. They may know the value of every participant but one.</source>
        <translation>Jemand, der weiß, wer teilgenommen hat, alle ihre Genome kennt und Person für Person eine eigene Vermutung über das Merkmal hat. Er darf den Wert aller Teilnehmenden bis auf einen kennen.</translation>
    </message>
    <message>
        <source>Someone who knows who took part and how many of them are cases, and has their own guess, person by person, of who is one. They may know the genomes of everybody, and of every participant but two whether they are a case.</source>
        <translation>Jemand, der weiß, wer teilgenommen hat und wie viele davon Fälle sind, und Person für Person eine eigene Vermutung hat, wer einer ist. Er darf die Genome aller kennen und von allen Teilnehmenden bis auf zwei wissen, ob sie ein Fall sind.</translation>
    </message>
    <message>
        <source>Someone who knows who took part and who all the cases are but one, and has narrowed the last case down to m participants who are all equally likely.</source>
        <translation>Jemand, der weiß, wer teilgenommen hat und wer die Fälle sind bis auf einen, und der den letzten Fall auf m gleich wahrscheinliche Teilnehmende eingegrenzt hat.</translation>
    </message>
    <message>
        <source>Someone who knows who took part, but not how many of them are cases, and has their own guess, person by person, of who is one. They may know the genomes of everybody, and of every participant but one whether they are a case.</source>
        <translation>Jemand, der weiß, wer teilgenommen hat, aber nicht, wie viele davon Fälle sind, und der für jede Person eine eigene Vermutung hat, ob sie ein Fall ist. Die Genome aller können ihm bekannt sein und von jedem Teilnehmer bis auf einen, ob er ein Fall ist.</translation>
    </message>
    <message>
        <source>Someone who knows {known} and is {belief} {event}</source>
        <translation>Jemand, der weiß, {known}, und sich {belief} ist, {event}</translation>
    </message>
    <message>
        <source>Something in it does not follow from its plan and from what was published: see {where}.</source>
        <translation>Etwas darin folgt nicht aus seinem Plan und dem, was veröffentlicht wurde: siehe {where}.</translation>
    </message>
    <message>
        <source>Sort the file.</source>
        <translation>Sortieren Sie die Datei.</translation>
    </message>
    <message>
        <source>Source and folder</source>
        <translation>Quelle und Ordner</translation>
    </message>
    <message>
        <source>Source of the weights</source>
        <translation>Quelle der Gewichte</translation>
    </message>
    <message>
        <source>Source of the weights (printed in reports)</source>
        <translation>Quelle der Gewichte (steht in Berichten)</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Spend only what is left: ε = {epsilon}</source>
        <translation>Nur verbrauchen, was übrig ist: ε = {epsilon}</translation>
    </message>
    <message>
        <source>Spend what is left</source>
        <translation>Ausgeben, was übrig ist</translation>
    </message>
    <message>
        <source>Spend ε = {cost} and create the release</source>
        <translation>ε = {cost} verbrauchen und Bericht erstellen</translation>
    </message>
    <message>
        <source>Spend ε and create the release</source>
        <translation>ε verbrauchen und Bericht erstellen</translation>
    </message>
    <message>
        <source>Split the budget</source>
        <translation>Budget aufteilen</translation>
    </message>
    <message>
        <source>Split the study.</source>
        <translation>Teilen Sie die Studie auf.</translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Schritt {number}: {title}</translation>
    </message>
    <message>
        <source>Still missing: {rule}.</source>
        <translation>Es fehlt noch: {rule}.</translation>
    </message>
    <message>
        <source>Stop trusting this key?</source>
        <translation>Diesem Schlüssel nicht mehr vertrauen?</translation>
    </message>
    <message>
        <source>Stopped before anything was spent.</source>
        <translation>Angehalten, bevor etwas verbraucht wurde.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was shown.</source>
        <translation>Angehalten. Nichts wurde gezeigt.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was shown. The access may already be logged.</source>
        <translation>Angehalten. Nichts wurde gezeigt. Der Zugriff kann schon protokolliert sein.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Angehalten. Gezeigt werden die bisherigen Ergebnisse.</translation>
    </message>
    <message>
        <source>Stopped: none of {pairs} combinations was compared by simulation yet.</source>
        <translation>Angehalten: Von {pairs} Kombinationen ist noch keine durch Simulation verglichen.</translation>
    </message>
    <message>
        <source>Stopped: {n} of {pairs} combinations compared, on {done} of {studies} simulated studies for each size.</source>
        <translation>Angehalten: {n} von {pairs} Kombinationen verglichen, an {done} von {studies} simulierten Studien je Umfang.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Strata: sex, centre, age band, ancestry group</source>
        <translation>Schichten: Geschlecht, Zentrum, Alter</translation>
    </message>
    <message>
        <source>Stratum of each person (FID IID label):</source>
        <translation>Schicht jeder Person (FID IID Zuordnung):</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Studies of a measured value instead of cases and controls.</source>
        <translation>Studien eines Messwerts statt Fällen und Kontrollen.</translation>
    </message>
    <message>
        <source>Studies of a quantitative trait are not released.</source>
        <translation>Studien eines quantitativen Merkmals werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Studies with strata are not released.</source>
        <translation>Studien mit Schichten werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Sums are of people who have a dosage.</source>
        <translation>Summen sind von Personen, die eine Dosierung haben.</translation>
    </message>
    <message>
        <source>Sums of dosages</source>
        <translation>Summen von Dosierungen</translation>
    </message>
    <message>
        <source>Sums of dosages of selected SNPs</source>
        <translation>Summen der Dosierungen ausgewählter SNPs</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Anleitu&amp;ng</translation>
    </message>
    <message>
        <source>TPR at FPR {fpr}:</source>
        <translation>TPR bei FPR {fpr}:</translation>
    </message>
    <message>
        <source>TPR − FPR</source>
        <translation>TPR − FPR</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Table 1 of our paper</source>
        <translation>Tabelle 1 unseres Artikels</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Take a way out</source>
        <translation>Ausweg nehmen</translation>
    </message>
    <message>
        <source>Take loadings of SNPs that are on the array, by its public manifest.</source>
        <translation>Nehmen Sie Ladungen von SNPs, die laut öffentlichem Manifest auf dem Array sind.</translation>
    </message>
    <message>
        <source>Take the loadings and centres of a public panel of other people.</source>
        <translation>Nehmen Sie Ladungen und Zentren eines öffentlichen Panels anderer Personen.</translation>
    </message>
    <message>
        <source>Take the recommended score and mechanism</source>
        <translation>Empfohlenen Score und Mechanismus übernehmen</translation>
    </message>
    <message>
        <source>Take the to&amp;ur</source>
        <translation>&amp;Rundgang beginnen</translation>
    </message>
    <message>
        <source>Take weights from an earlier study of other people, or from an annotation.</source>
        <translation>Nehmen Sie Gewichte aus einer früheren Studie anderer Personen oder aus einer Annotation.</translation>
    </message>
    <message>
        <source>Takes ten minutes, with a guide for researchers, privacy officers and boards.</source>
        <translation>Dauert zehn Minuten, mit Anleitungen für Forschende, Datenschutzbeauftragte und Ethikkommissionen.</translation>
    </message>
    <message>
        <source>Target power, per cent</source>
        <translation>Angestrebte Power, Prozent</translation>
    </message>
    <message>
        <source>Target: publish {snps} with {probability} power. Your study: {people} participants.</source>
        <translation>Ziel: {snps}, {probability} Power. Studie: {people} Teilnehmende.</translation>
    </message>
    <message>
        <source>Ten steps on the example, to a signed report that you verify.</source>
        <translation>Zehn Schritte am Beispiel, bis zu einem signierten Bericht, den Sie prüfen.</translation>
    </message>
    <message>
        <source>Test used for significance</source>
        <translation>Test für die Signifikanz</translation>
    </message>
    <message>
        <source>That a result was drawn from the study’s data: a signature only says who is responsible for a report.</source>
        <translation>Dass ein Ergebnis aus den Daten der Studie gezogen wurde: Eine Signatur sagt nur, wer für einen Bericht verantwortlich ist.</translation>
    </message>
    <message>
        <source>That is at a false-positive rate of {rate}.</source>
        <translation>Das gilt bei einer Falsch-positiv-Rate von {rate}.</translation>
    </message>
    <message>
        <source>That somebody took part</source>
        <translation>Dass jemand teilgenommen hat</translation>
    </message>
    <message>
        <source>The &amp;system’s language</source>
        <translation>Sprache des S&amp;ystems</translation>
    </message>
    <message>
        <source>The PDF is not in the archive: {reason}</source>
        <translation>Die PDF-Datei ist nicht im Archiv: {reason}</translation>
    </message>
    <message>
        <source>The PDF was not written: {error}</source>
        <translation>Die PDF-Datei wurde nicht geschrieben: {error}</translation>
    </message>
    <message>
        <source>The PDF’s own pages are not signed: read those below, made from the report in it.</source>
        <translation>Die Seiten der PDF-Datei selbst sind nicht signiert: Lesen Sie die unten, die aus dem Bericht darin gemacht sind.</translation>
    </message>
    <message>
        <source>The SNP {name} is given twice.</source>
        <translation>Der SNP {name} ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>The SNP {name} is on chromosome {chrom}, which is left out.</source>
        <translation>Der SNP {name} liegt auf Chromosom {chrom}, das außer Betracht bleibt.</translation>
    </message>
    <message>
        <source>The SNPs of this report become the list of the open plan. Its study must be of other people.</source>
        <translation>Die SNPs dieses Berichts werden die Liste des geöffneten Plans. Seine Studie muss andere Personen umfassen.</translation>
    </message>
    <message>
        <source>The SNPs of {panel}; participants are drawn from its people with replacement.</source>
        <translation>SNPs: {panel}; Teilnehmende werden aus dessen Personen mit Zurücklegen gezogen.</translation>
    </message>
    <message>
        <source>The SNPs of {panel}; participants are mosaics of its genomes, so that linkage is kept.</source>
        <translation>SNPs: {panel}; Teilnehmende sind Mosaike aus dessen Genomen, sodass die Kopplung erhalten bleibt.</translation>
    </message>
    <message>
        <source>The access is logged in {file}.</source>
        <translation>Der Zugriff ist in {file} protokolliert.</translation>
    </message>
    <message>
        <source>The account bounds attacks and not the sum of ε: with later releases the posterior may grow beyond this.</source>
        <translation>Das Konto begrenzt Angriffe und nicht die Summe der ε: Mit späteren Veröffentlichungen kann der Posterior darüber hinaus wachsen.</translation>
    </message>
    <message>
        <source>The account bounds attacks and not the sum of ε: with later releases γ and certainty may grow beyond this, and beyond what the plan says of one release.</source>
        <translation>Das Konto begrenzt Angriffe und nicht die Summe der ε: Mit späteren Veröffentlichungen können γ und Gewissheit darüber hinaus wachsen, auch über das, was der Plan von einer Veröffentlichung sagt.</translation>
    </message>
    <message>
        <source>The account counts with these numbers printed already.</source>
        <translation>Das Konto zählt schon damit, dass diese Zahlen gedruckt sind.</translation>
    </message>
    <message>
        <source>The account {account} was merged into this ledger’s one account.</source>
        <translation>Das Konto {account} wurde in das gemeinsame Konto dieses Privacy-Kontobuchs überführt.</translation>
    </message>
    <message>
        <source>The accounts of this ledger differ in strata, in cases whose status is the secret, or in kind (trait, cases and controls). One account cannot have both, since an attacker could learn more from them than it counts.</source>
        <translation>Die Konten dieses Privacy-Kontobuchs unterscheiden sich in den Schichten, in Fällen, deren Status das Geheimnis ist, oder in der Art (Merkmal, Fälle und Kontrollen). Ein Konto kann nicht beides haben, da ein Angreifer mehr daraus erfahren könnte, als es zählt.</translation>
    </message>
    <message>
        <source>The accounts of this ledger do not protect the same secret with the same neighbours. Merged into one account, not all of their guarantees would hold.</source>
        <translation>Die Konten dieses Privacy-Kontobuchs schützen nicht dasselbe Geheimnis mit denselben Nachbarn. Zu einem Konto zusammengeführt, würden nicht alle ihre Garantien gelten.</translation>
    </message>
    <message>
        <source>The accounts of this ledger have different guarantees about attacks, and one account can have only one.</source>
        <translation>Die Konten dieses Privacy-Kontobuchs haben verschiedene Garantien zu Angriffen, und ein Konto kann nur eine haben.</translation>
    </message>
    <message>
        <source>The account’s budget counts another secret than this plan. This plan’s guarantee holds for this release alone; the guarantee of the account’s first plan is covered by the budget.</source>
        <translation>Das Budget des Kontos zählt ein anderes Geheimnis als dieser Plan. Die Garantie dieses Plans gilt für diese Veröffentlichung allein; die Garantie des ersten Plans des Kontos ist durch das Budget abgedeckt.</translation>
    </message>
    <message>
        <source>The account’s budget is {budget}.</source>
        <translation>Das Budget des Kontos ist {budget}.</translation>
    </message>
    <message>
        <source>The account’s budget was fixed by its first release; the budget in this plan changes nothing.</source>
        <translation>Das Budget des Kontos wurde durch seine erste Veröffentlichung festgelegt; das Budget in diesem Plan ändert nichts.</translation>
    </message>
    <message>
        <source>The account’s first release fixed its budget. You can only choose how much this release spends.</source>
        <translation>Die erste Veröffentlichung des Kontos hat sein Budget festgelegt. Sie können nur wählen, wie viel diese Veröffentlichung verbraucht.</translation>
    </message>
    <message>
        <source>The account’s releases count twice or four times from then on, also beyond its budget, and its later reports say so. This cannot be taken back.</source>
        <translation>Die Veröffentlichungen des Kontos zählen von da an doppelt oder vierfach, auch über sein Budget hinaus, und seine späteren Berichte sagen es. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>The approval ended on {day}.</source>
        <translation>Die Freigabe endete am {day}.</translation>
    </message>
    <message>
        <source>The approval in it is for another release.</source>
        <translation>Die Freigabe darin gilt für eine andere Veröffentlichung.</translation>
    </message>
    <message>
        <source>The approval is dated {day}, and the computer’s clock says {today}.</source>
        <translation>Die Freigabe ist auf den {day} datiert, und die Uhr des Rechners sagt {today}.</translation>
    </message>
    <message>
        <source>The approval is for another release: {what} is not the same.</source>
        <translation>Die Freigabe gilt für eine andere Veröffentlichung; nicht gleich ist: {what}.</translation>
    </message>
    <message>
        <source>The approval is for {lasts} days, and this site allows {days}.</source>
        <translation>Die Freigabe gilt {lasts} Tage, und diese Einrichtung erlaubt {days}.</translation>
    </message>
    <message>
        <source>The approval was requested with a different key than the one that signs this release.</source>
        <translation>Die Freigabe wurde mit einem anderen Schlüssel beantragt als dem, der diese Veröffentlichung signiert.</translation>
    </message>
    <message>
        <source>The archive is a Five Safes RO-Crate: the signed report, the files made from it, and the plan. It states that the disclosure check is still to be done. It does not contain the ledger, keys or the study.</source>
        <translation>Das Archiv ist ein Five Safes RO-Crate: der signierte Bericht, die daraus erzeugten Dateien und der Plan. Es sagt, dass die Ausgabeprüfung noch aussteht. Privacy-Kontobuch, Schlüssel und Studie enthält es nicht.</translation>
    </message>
    <message>
        <source>The attacker cannot predict the operating system’s random generator, nor OpenSSL’s, which it seeds for each draw and which gives the noise.</source>
        <translation>Der Angreifer kann weder den Zufallsgenerator des Betriebssystems vorhersagen noch den von OpenSSL, der daraus für jede Ziehung neu initialisiert wird und das Rauschen liefert.</translation>
    </message>
    <message>
        <source>The attacker has changed, and the sentence on top with it.</source>
        <translation>Der Angreifer hat sich geändert und mit ihm der Satz oben.</translation>
    </message>
    <message>
        <source>The attacker has the same prior for every participant, so this prior must be the share of cases among the participants: {share} of them are cases.</source>
        <translation>Der Angreifer hat für alle Teilnehmenden denselben Prior; deshalb muss dieser der Anteil der Fälle unter den Teilnehmenden sein: {share} von ihnen sind Fälle.</translation>
    </message>
    <message>
        <source>The attacker knows all participants and their genomes, but not everybody’s value.</source>
        <translation>Der Angreifer kennt alle Teilnehmenden und ihre Genome, aber nicht alle Werte.</translation>
    </message>
    <message>
        <source>The attacker knows all participants, but not who of them is a case.</source>
        <translation>Der Angreifer kennt alle Teilnehmenden, weiß aber nicht, wer von ihnen ein Fall ist.</translation>
    </message>
    <message>
        <source>The attacker knows every participant but one, and m people are left who are equally likely. The guarantee is a maximum certainty ρ about each: e^ε = ρ(m − 1)/(1 − ρ) is enough.</source>
        <translation>Der Angreifer kennt alle Teilnehmenden bis auf einen, und m gleich wahrscheinliche Personen bleiben übrig. Die Garantie ist eine höchste Gewissheit ρ über jede davon: e^ε = ρ(m − 1)/(1 − ρ) genügt.</translation>
    </message>
    <message>
        <source>The attacker knows in which of the {number} strata everybody would be who could have taken part. An attacker who does not could learn {number} times as much.</source>
        <translation>Der Angreifer weiß von jedem, der hätte teilnehmen können, in welcher der {number} Schichten er wäre. Ein Angreifer, der das nicht weiß, könnte {number}-mal so viel lernen.</translation>
    </message>
    <message>
        <source>The attacker knows nothing about anyone, not even how many took part. Real attackers know more.</source>
        <translation>Der Angreifer weiß über niemanden etwas, nicht einmal, wie viele teilgenommen haben. Wirkliche Angreifer wissen mehr.</translation>
    </message>
    <message>
        <source>The attacker knows who has the disease, of everybody who could have taken part. An attacker who does not could learn twice as much (e^2ε); if the plan covers such attackers, ε is halved.</source>
        <translation>Der Angreifer weiß von allen, die hätten teilnehmen können, wer die Krankheit hat. Ein Angreifer, der das nicht weiß, könnte doppelt so viel erfahren (e^2ε); deckt der Plan solche Angreifer ab, wird ε halbiert.</translation>
    </message>
    <message>
        <source>The attacker may know everybody’s trait, but not who took part.</source>
        <translation>Der Angreifer darf das Merkmal aller kennen, aber nicht wissen, wer teilgenommen hat.</translation>
    </message>
    <message>
        <source>The attacker may know who has the disease, but not who took part.</source>
        <translation>Der Angreifer darf wissen, wer die Krankheit hat, aber nicht, wer teilgenommen hat.</translation>
    </message>
    <message>
        <source>The attacker: {words}</source>
        <translation>Der Angreifer: {words}</translation>
    </message>
    <message>
        <source>The attacker’s belief</source>
        <translation>Die Gewissheit des Angreifers</translation>
    </message>
    <message>
        <source>The attacker’s prior about each person is in the plan’s range, or is certainty. For other priors the weaker bound beside it holds.</source>
        <translation>Der Prior des Angreifers über jede Person liegt im Bereich des Plans oder ist Gewissheit. Für andere Priors gilt die schwächere Schranke daneben.</translation>
    </message>
    <message>
        <source>The attacks here are on selections of SNPs.</source>
        <translation>Die Angriffe hier betreffen Auswahlen von SNPs.</translation>
    </message>
    <message>
        <source>The attacks known from the literature ask who took part. Your secret is the trait’s value: only the bound is drawn.</source>
        <translation>Die aus der Literatur bekannten Angriffe fragen, wer teilgenommen hat. Ihr Geheimnis ist der Wert des Merkmals: Nur die Schranke wird gezeichnet.</translation>
    </message>
    <message>
        <source>The attacks known from the literature ask who took part. Your secret is who is a case: only the bound is drawn.</source>
        <translation>Die aus der Literatur bekannten Angriffe fragen, wer teilgenommen hat. Ihr Geheimnis ist, wer ein Fall ist: Nur die Schranke wird gezeichnet.</translation>
    </message>
    <message>
        <source>The audit was stopped.</source>
        <translation>Das Audit wurde angehalten.</translation>
    </message>
    <message>
        <source>The belief is about one person.</source>
        <translation>Der Prior bezieht sich auf eine einzelne Person.</translation>
    </message>
    <message>
        <source>The bounds on tests use what is known of the mechanism: {loss}.</source>
        <translation>Die Schranken für Tests nutzen, was vom Mechanismus bekannt ist: {loss}.</translation>
    </message>
    <message>
        <source>The bounds were not changed</source>
        <translation>Die Schranken wurden nicht geändert</translation>
    </message>
    <message>
        <source>The budget is larger than this guarantee allows for one release: when all of it is spent, {promise}.</source>
        <translation>Das Budget ist größer, als diese Garantie für eine Veröffentlichung erlaubt: Wenn alles davon verbraucht ist, gilt: {promise}.</translation>
    </message>
    <message>
        <source>The budget of its account is not that of its plan, which is the account’s first.</source>
        <translation>Das Budget seines Kontos ist nicht das seines Plans, obwohl er der erste des Kontos ist.</translation>
    </message>
    <message>
        <source>The cases are not those of the study’s first release, and case status is its secret.</source>
        <translation>Die Fälle sind nicht die der ersten Veröffentlichung der Studie, und der Fallstatus ist ihr Geheimnis.</translation>
    </message>
    <message numerus="yes">
        <source>The causal SNPs are {snps}.</source>
        <translation>
            <numerusform>Der kausale SNP ist {snps}.</numerusform>
            <numerusform>Die kausalen SNPs sind {snps}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The causal SNPs {snp} and {snp_2} are linked in the panel.</source>
        <translation>Die kausalen SNPs {snp} und {snp_2} sind im Panel gekoppelt.</translation>
    </message>
    <message>
        <source>The certificates cannot be used: they are not PEM files, or the key is not that of the certificate.</source>
        <translation>Die Zertifikate können nicht verwendet werden: Es sind keine PEM-Dateien, oder der Schlüssel gehört nicht zum Zertifikat.</translation>
    </message>
    <message>
        <source>The chain is intact ({rows}), but this is not the newest copy.</source>
        <translation>Die Kette ist intakt ({rows}), aber dies ist nicht die neueste Kopie.</translation>
    </message>
    <message>
        <source>The chain is intact: {rows}.</source>
        <translation>Die Kette ist intakt: {rows}.</translation>
    </message>
    <message>
        <source>The computer’s clock says {today}, but the ledger has a row dated {date}. The clock was set back, and the debit will record that.</source>
        <translation>Die Uhr des Rechners sagt {today}, aber das Privacy-Kontobuch hat eine Zeile vom {date}. Die Uhr wurde zurückgestellt, und die Belastung wird das festhalten.</translation>
    </message>
    <message>
        <source>The computer’s clock was set back: the ledger had a row dated {date}.</source>
        <translation>Die Uhr des Rechners wurde zurückgestellt: Das Privacy-Kontobuch hatte eine Zeile vom {date}.</translation>
    </message>
    <message>
        <source>The confidence must be at least 0.5 and below 1, not {confidence}.</source>
        <translation>Das Konfidenzniveau muss mindestens 0,5 und kleiner als 1 sein, nicht {confidence}.</translation>
    </message>
    <message>
        <source>The controls are not those of the study’s first release, and only those are public: someone who is a case in one release and a control in another would have no protection there.</source>
        <translation>Die Kontrollen sind nicht die der ersten Veröffentlichung der Studie, und nur diese sind öffentlich: Wer in einer Veröffentlichung Fall und in einer anderen Kontrolle ist, hätte dort keinen Schutz.</translation>
    </message>
    <message>
        <source>The controls’ genotypes are public too.</source>
        <translation>Auch die Genotypen der Kontrollen sind öffentlich.</translation>
    </message>
    <message>
        <source>The curve gives the highest posterior after the release for each prior. Move the pointer over the plot to read it.</source>
        <translation>Die Kurve zeigt zu jedem Prior den größten Posterior nach der Veröffentlichung. Bewegen Sie den Zeiger über das Diagramm, um sie abzulesen.</translation>
    </message>
    <message>
        <source>The curve gives the highest posterior after the release for each prior. Shaded: the priors that the guarantee covers. Move the pointer over the plot to read it.</source>
        <translation>Die Kurve zeigt zu jedem Prior den größten Posterior nach der Veröffentlichung. Schattiert: die Priors, für die die Garantie gilt. Bewegen Sie den Zeiger über das Diagramm, um sie abzulesen.</translation>
    </message>
    <message>
        <source>The debit was written, but the ledger could not be read again: {message}</source>
        <translation>Die Belastung wurde geschrieben, aber das Privacy-Kontobuch konnte nicht wieder gelesen werden: {message}</translation>
    </message>
    <message>
        <source>The digests of its files do not follow from what is in the report.</source>
        <translation>Die Prüfsummen seiner Dateien folgen nicht aus dem, was im Bericht steht.</translation>
    </message>
    <message>
        <source>The disease: {disease}; {share} of the population have it.</source>
        <translation>Die Krankheit: {disease}; {share} der Bevölkerung haben sie.</translation>
    </message>
    <message>
        <source>The earlier releases that it lists do not lead up to its number.</source>
        <translation>Die früheren Veröffentlichungen, die er aufführt, führen nicht zu seiner Nummer.</translation>
    </message>
    <message>
        <source>The effect you want to detect</source>
        <translation>Der Effekt, den Sie nachweisen wollen</translation>
    </message>
    <message>
        <source>The exact number of cases must be printed nowhere: to somebody who knows it, the odds could change {squared}-fold, not {ratio}-fold.</source>
        <translation>Die genaue Zahl der Fälle darf nirgends gedruckt werden: Für jemanden, der sie kennt, könnten sich die Chancen um das {squared}-Fache ändern, nicht um das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The exact number of participants must be printed nowhere: to somebody who knows it, and is unsure of two or more people, the odds could change {squared}-fold, not {ratio}-fold.</source>
        <translation>Die genaue Teilnehmerzahl darf nirgends gedruckt werden: Für jemanden, der sie kennt und sich bei zwei oder mehr Personen nicht sicher ist, könnten sich die Chancen auf das {squared}-Fache ändern, nicht auf das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The exact number of participants must be printed nowhere: to somebody who knows it, and is unsure of two or more people, the odds could change {squared}-fold, not {ratio}-fold; to somebody who knows the numbers of cases and of controls, and not who has the disease, {fourth}-fold.</source>
        <translation>Die genaue Teilnehmerzahl darf nirgends gedruckt werden: Für jemanden, der sie kennt und sich bei zwei oder mehr Personen nicht sicher ist, könnten sich die Chancen um das {squared}-Fache ändern, nicht um das {ratio}-Fache; für jemanden, der die Zahlen der Fälle und der Kontrollen kennt und nicht weiß, wer krank ist, um das {fourth}-Fache.</translation>
    </message>
    <message>
        <source>The example study: 1,000 simulated cases and 1,000 controls. Press “Open the example study”.</source>
        <translation>Die Beispielstudie: 1 000 simulierte Fälle und 1 000 Kontrollen. Drücken Sie „Beispielstudie öffnen“.</translation>
    </message>
    <message>
        <source>The example was not opened</source>
        <translation>Das Beispiel wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The family {family} bounds only the belief that somebody took part: its release is private in the positive direction alone, so there can be no guarantee about the belief that somebody did not.</source>
        <translation>Die Familie {family} begrenzt nur die Gewissheit, dass jemand teilgenommen hat: Ihre Veröffentlichung ist allein in positiver Richtung privat, daher kann es keine Garantie zur Annahme geben, dass jemand nicht teilgenommen hat.</translation>
    </message>
    <message>
        <source>The family {family} cannot keep {secret} secret. {why}</source>
        <translation>Die Familie {family} kann {secret} nicht geheim halten. {why}</translation>
    </message>
    <message>
        <source>The farther the public centre is from the study’s mean, the more noise SNPs of some frequencies get: a fiftieth of an SD takes a fifth more participants, and a tenth is fatal. Where no public figure is that near, subtract the study’s own mean.</source>
        <translation>Je weiter der öffentliche Bezugswert vom Mittelwert der Studie entfernt ist, desto mehr Rauschen erhalten SNPs mancher Häufigkeiten: Ein Fünfzigstel SD kostet ein Fünftel mehr Teilnehmer, ein Zehntel macht das Ergebnis unbrauchbar. Liegt keine öffentliche Zahl so nahe, ziehen Sie den Mittelwert der Studie selbst ab.</translation>
    </message>
    <message>
        <source>The figures appear here, with sentences on where they agree with the paper and where not.</source>
        <translation>Hier erscheinen die Abbildungen, mit Sätzen dazu, wo sie mit dem Artikel übereinstimmen und wo nicht.</translation>
    </message>
    <message>
        <source>The figures are being made…</source>
        <translation>Die Abbildungen werden erzeugt …</translation>
    </message>
    <message>
        <source>The figures of Tramèr et al. 2015, recomputed, and our own: a PNG and a CSV each, and a page on where they agree.</source>
        <translation>Die Abbildungen von Tramèr et al. 2015, neu berechnet, und unsere eigenen: je eine PNG- und eine CSV-Datei und eine Seite dazu, wo sie übereinstimmen.</translation>
    </message>
    <message>
        <source>The figures, and where they agree with the paper</source>
        <translation>Die Abbildungen, und wo sie mit dem Artikel übereinstimmen</translation>
    </message>
    <message>
        <source>The file has a member that is not base64 text.</source>
        <translation>Die Datei hat ein Feld, das kein Base64-Text ist.</translation>
    </message>
    <message>
        <source>The file has a member that is not strict base64.</source>
        <translation>Die Datei hat ein Feld, das kein strenges Base64 ist.</translation>
    </message>
    <message>
        <source>The file has a member whose base64 could be written in another way.</source>
        <translation>Die Datei hat ein Feld, dessen Base64 auch anders geschrieben werden könnte.</translation>
    </message>
    <message>
        <source>The file has several columns: choose the one with the trait.</source>
        <translation>Die Datei hat mehrere Spalten: Wählen Sie die mit dem Merkmal.</translation>
    </message>
    <message>
        <source>The file may be cut off or have a typing error.</source>
        <translation>Die Datei kann abgeschnitten sein oder einen Tippfehler enthalten.</translation>
    </message>
    <message>
        <source>The file should look like this: ID A1 A1_FREQ PC1 PC2, and a line for each SNP of the public panel.</source>
        <translation>Die Datei sollte so aussehen: ID A1 A1_FREQ PC1 PC2, und eine Zeile für jeden SNP des öffentlichen Panels.</translation>
    </message>
    <message>
        <source>The file should look like this: group PC1 PC2 within, and a line for each group of the public panel.</source>
        <translation>Die Datei sollte so aussehen: group PC1 PC2 within, und eine Zeile für jede Gruppe des öffentlichen Panels.</translation>
    </message>
    <message>
        <source>The file was changed after it was signed, or replaced by another program: its bytes differ.</source>
        <translation>Die Datei wurde nach dem Signieren geändert oder von einem anderen Programm ersetzt: Ihre Bytes weichen ab.</translation>
    </message>
    <message>
        <source>The file {name} was deleted. The plan is still open; save it to restore the file.</source>
        <translation>Die Datei {name} wurde gelöscht. Der Plan ist noch geöffnet; speichern Sie ihn, um die Datei wiederherzustellen.</translation>
    </message>
    <message>
        <source>The files</source>
        <translation>Die Dateien</translation>
    </message>
    <message>
        <source>The files do not belong together, or one of them is cut off.</source>
        <translation>Die Dateien gehören nicht zusammen, oder eine davon ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The files of a study must have the same people in the same order and groups. Make them again.</source>
        <translation>Die Dateien einer Studie müssen dieselben Personen in derselben Reihenfolge und denselben Gruppen haben. Erzeugen Sie sie neu.</translation>
    </message>
    <message>
        <source>The files were not written.</source>
        <translation>Die Dateien wurden nicht geschrieben.</translation>
    </message>
    <message>
        <source>The files were not written; only the pictures below exist.</source>
        <translation>Die Dateien wurden nicht geschrieben; es gibt nur die Bilder unten.</translation>
    </message>
    <message>
        <source>The first line is: snp weight. Each other line has a SNP and its weight, a number of at least 0. SNPs that are not listed have weight 1.</source>
        <translation>Die erste Zeile ist: snp weight. Jede weitere Zeile hat einen SNP und sein Gewicht, eine Zahl von mindestens 0. SNPs, die nicht aufgeführt sind, haben Gewicht 1.</translation>
    </message>
    <message>
        <source>The first plan used on a study fixes its budget. Plan all releases before the first.</source>
        <translation>Der erste Plan, der für eine Studie verwendet wird, legt ihr Budget fest. Planen Sie alle Veröffentlichungen vor der ersten.</translation>
    </message>
    <message>
        <source>The first release fixes the budget permanently. All releases share it, and their ε add up.</source>
        <translation>Die erste Veröffentlichung legt das Budget dauerhaft fest. Alle Veröffentlichungen teilen es sich, und ihre ε addieren sich.</translation>
    </message>
    <message>
        <source>The first release of this account had {cases} cases and {controls} controls, so it was for another diagnosis or other people. The account adds up ε for attackers who know every diagnosis used. Someone who knows only one of them can learn twice as much from the release of the other. To cover such attackers, state in the plan that the attacker does not know who has the disease.</source>
        <translation>Die erste Veröffentlichung dieses Kontos hatte {cases} Fälle und {controls} Kontrollen, war also für eine andere Diagnose oder andere Personen. Das Konto addiert ε für Angreifer, die jede verwendete Diagnose kennen. Wer nur eine davon kennt, kann aus der Veröffentlichung der anderen doppelt so viel erfahren. Um solche Angreifer abzudecken, geben Sie im Plan an, dass der Angreifer nicht weiß, wer die Krankheit hat.</translation>
    </message>
    <message>
        <source>The folder with disease_model.json and hapsample.bed</source>
        <translation>Der Ordner mit disease_model.json und hapsample.bed</translation>
    </message>
    <message numerus="yes">
        <source>The folder {folder} already has {file} and {n} more.</source>
        <translation>
            <numerusform>Im Ordner {folder} gibt es schon {file} und 1 weitere Datei.</numerusform>
            <numerusform>Im Ordner {folder} gibt es schon {file} und {n} weitere Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder {folder} already has {file}.</source>
        <translation>Im Ordner {folder} gibt es schon {file}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>Der Ordner {folder} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>The forecast assumes {assumed}. Where effects are weaker than assumed, or genotypes are missing or wrong, it is named less often.</source>
        <translation>Die Prognose nimmt an: {assumed}. Sind Effekte schwächer als angenommen oder Genotypen fehlend oder falsch, wird der SNP seltener genannt.</translation>
    </message>
    <message>
        <source>The forecast assumes {assumed}. Where effects are weaker than assumed, or genotypes are missing or wrong, they are named less often.</source>
        <translation>Die Prognose nimmt an: {assumed}. Sind Effekte schwächer als angenommen oder Genotypen fehlend oder falsch, werden sie seltener genannt.</translation>
    </message>
    <message>
        <source>The forecast is for a different study</source>
        <translation>Die Prognose gilt für eine andere Studie</translation>
    </message>
    <message>
        <source>The forecast takes everybody to pass the plan’s rules on people. Whoever does not pass lowers every score, since missing calls could hide a difference: of such people 2 % hardly matter, and 5 % can cost as much as a fifth of the participants.</source>
        <translation>Die Prognose nimmt an, dass alle die Regeln des Plans für Personen erfüllen. Wer sie nicht erfüllt, senkt jeden Score, denn fehlende Genotypen könnten einen Unterschied verdecken: 2 % solcher Personen ändern kaum etwas, 5 % können so viel kosten wie ein Fünftel der Teilnehmenden.</translation>
    </message>
    <message>
        <source>The forecast takes everybody to pass the plan’s rules on people: its numbers of participants are of those who pass, so recruit as many more as you expect not to.</source>
        <translation>Die Prognose nimmt an, dass alle die Regeln des Plans für Personen erfüllen: Ihre Teilnehmerzahlen sind die derer, die sie erfüllen; gewinnen Sie daher so viele mehr, wie Sie ausfallen sehen.</translation>
    </message>
    <message>
        <source>The forecast that the report states is being computed.</source>
        <translation>Die Prognose, die der Bericht nennt, wird berechnet.</translation>
    </message>
    <message>
        <source>The genome build cannot be determined from these SNPs.</source>
        <translation>Die Genomversion ist an diesen SNPs nicht zu erkennen.</translation>
    </message>
    <message>
        <source>The genotypes were imputed in a way that lets one participant change others’ probabilities or decide which SNPs are included ({faults}), so no ε is proven for a release.</source>
        <translation>Die Genotypen wurden so imputiert, dass eine teilnehmende Person die Wahrscheinlichkeiten anderer ändern oder darüber entscheiden kann, welche SNPs enthalten sind ({faults}); für eine Veröffentlichung ist daher kein ε bewiesen.</translation>
    </message>
    <message>
        <source>The genuine ones are consistent with one ledger to which rows were only added.</source>
        <translation>Die echten passen zu einem Privacy-Kontobuch, in dem nur Zeilen hinzukamen.</translation>
    </message>
    <message>
        <source>The genuine ones comply with the policy that was given.</source>
        <translation>Die echten halten die angegebene Richtlinie ein.</translation>
    </message>
    <message>
        <source>The guarantee covers any prior: whatever the attacker believes beforehand, γ = {gamma} holds.</source>
        <translation>Die Garantie deckt jeden Prior ab: Was der Angreifer vorher auch glaubt, es gilt γ = {gamma}.</translation>
    </message>
    <message>
        <source>The guarantee covers attackers who are {belief} of “yes” to a yes-or-no question about one participant’s value, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.</source>
        <translation>Die Garantie deckt Angreifer ab, die sich {belief} sind, dass die Antwort auf eine Ja-Nein-Frage über den Wert einer teilnehmenden Person „ja“ lautet, oder die es sicher wissen. Für sie ist γ = {gamma}. Für jeden anderen Prior gilt noch γ = {other}.</translation>
    </message>
    <message>
        <source>The guarantee covers attackers who, about each person, are {belief} given the study’s public size, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.</source>
        <translation>Die Garantie deckt Angreifer ab, die sich bei gegebenem öffentlichem Studienumfang über jede Person {belief} sind oder es sicher wissen. Für sie ist γ = {gamma}. Für jeden anderen Prior gilt noch γ = {other}.</translation>
    </message>
    <message>
        <source>The guarantee covers attackers who, about each person, are {belief}, or certain. For them γ = {gamma}. For any other prior, γ = {other} still holds.</source>
        <translation>Die Garantie deckt Angreifer ab, die sich über jede Person {belief} sind oder es sicher wissen. Für sie ist γ = {gamma}. Für jeden anderen Prior gilt noch γ = {other}.</translation>
    </message>
    <message>
        <source>The guarantee covers priors of {claimed}: the posterior is at most {cap}.</source>
        <translation>Die Garantie deckt Priors von {claimed} ab: Posterior höchstens {cap}.</translation>
    </message>
    <message>
        <source>The guarantee covers the uniform attacker alone, with γ = {gamma}, and nobody else.</source>
        <translation>Die Garantie deckt allein den gleichverteilten Angreifer ab, mit γ = {gamma}, und sonst niemanden.</translation>
    </message>
    <message>
        <source>The guarantee holds for every single output; membership tests have an advantage of at most {most}.</source>
        <translation>Die Garantie gilt für jede Ausgabe; Teilnahmetests haben höchstens {most} Vorteil.</translation>
    </message>
    <message>
        <source>The guarantee is about membership tests. A rare output may reveal more: γ = {gamma}.</source>
        <translation>Die Garantie betrifft Teilnahmetests. Eine seltene Ausgabe kann mehr verraten: γ = {gamma}.</translation>
    </message>
    <message>
        <source>The guarantee is about membership tests: at a false-positive rate of {fpr}, none recognises more than {most} of the cases.</source>
        <translation>Die Garantie betrifft Teilnahmetests: Bei einer Falsch-positiv-Rate von {fpr} erkennt keiner mehr als {most} der Fälle.</translation>
    </message>
    <message>
        <source>The guarantee is about membership tests: at a false-positive rate of {fpr}, none recognises more than {most} of the participants.</source>
        <translation>Die Garantie betrifft Teilnahmetests: Bei einer Falsch-positiv-Rate von {fpr} erkennt keiner mehr als {most} der Teilnehmenden.</translation>
    </message>
    <message>
        <source>The guarantee is about membership tests: none has an advantage (TPR − FPR) above {most}.</source>
        <translation>Die Garantie betrifft Teilnahmetests: Keiner hat einen Vorteil (TPR − FPR) über {most}.</translation>
    </message>
    <message>
        <source>The guarantee is about what these releases add. It does not cover what is published about the study in other ways, nor what anybody knows already.</source>
        <translation>Die Garantie betrifft, was diese Veröffentlichungen hinzufügen. Sie betrifft nicht, was auf anderen Wegen über die Studie veröffentlicht wird, und nicht, was jemand schon weiß.</translation>
    </message>
    <message>
        <source>The guarantee must be against: {names}.</source>
        <translation>Die Garantie muss gelten gegen: {names}.</translation>
    </message>
    <message>
        <source>The guarantee must cover priors from {low} to {high}.</source>
        <translation>Die Garantie muss Priors von {low} bis {high} abdecken.</translation>
    </message>
    <message>
        <source>The guarantee must leave some ε.</source>
        <translation>Die Garantie muss etwas ε lassen.</translation>
    </message>
    <message>
        <source>The guarantee now covers priors of {range}. This changes ε from {before} to {after}: see the sentence on top.</source>
        <translation>Die Garantie gilt nun für Priors von {range}. Dadurch ändert sich ε von {before} auf {after}: siehe den Satz oben.</translation>
    </message>
    <message>
        <source>The guarantee of its account is about another secret than its budget.</source>
        <translation>Die Garantie seines Kontos betrifft ein anderes Geheimnis als sein Budget.</translation>
    </message>
    <message>
        <source>The guarantee that nobody becomes much surer that a person took part: the belief grows at most γ-fold, and the doubt shrinks at most γ-fold. With γ = 2, 10 % becomes at most 20 %, and 50 % at most 75 % (a doubt of 50 % halved). γ = 1 would be perfect privacy and an output that reveals nothing.</source>
        <translation>Die Garantie, dass sich niemand viel sicherer wird, dass eine Person teilgenommen hat: Die Gewissheit wächst höchstens auf das γ-Fache, und der Zweifel schrumpft höchstens auf ein γ-tel. Mit γ = 2 werden aus 10 % höchstens 20 % und aus 50 % höchstens 75 % (ein Zweifel von 50 % halbiert). γ = 1 wäre vollkommene Privatheit und eine Ausgabe, die nichts verrät.</translation>
    </message>
    <message>
        <source>The guarantees assume that, beforehand, one person’s participation says nothing about another’s, beyond the study’s size. k relatives who only join together can change an attacker’s odds by e^kε: use the family size. Against attackers who know arbitrary dependences, nothing useful can be released.</source>
        <translation>Die Garantien setzen voraus, dass die Teilnahme einer Person vorab nichts über die einer anderen sagt, über den Studienumfang hinaus. k Verwandte, die nur gemeinsam mitmachen, können die Odds eines Angreifers um e^kε ändern: Verwenden Sie die Familiengröße. Gegen Angreifer, die beliebige Abhängigkeiten kennen, kann nichts Nützliches veröffentlicht werden.</translation>
    </message>
    <message>
        <source>The highest posterior about one person that a covered attacker may reach, over all releases; for example 90 %.</source>
        <translation>Wie sicher sich ein Angreifer, den die Garantie abdeckt, über eine Person höchstens werden darf, über alle Veröffentlichungen; zum Beispiel 90 %.</translation>
    </message>
    <message>
        <source>The invited population (N of U)</source>
        <translation>Die eingeladene Bevölkerung (N von U)</translation>
    </message>
    <message>
        <source>The k of k-Max is 2 or more.</source>
        <translation>Das k von k-Max ist 2 oder größer.</translation>
    </message>
    <message>
        <source>The key is ready. With its public half anyone can check what it signs.</source>
        <translation>Der Schlüssel ist bereit. Mit seiner öffentlichen Hälfte kann jede und jeder prüfen, was er signiert.</translation>
    </message>
    <message>
        <source>The key that signs</source>
        <translation>Der Schlüssel, der signiert</translation>
    </message>
    <message>
        <source>The key that signs the report</source>
        <translation>Der Schlüssel, der den Bericht signiert</translation>
    </message>
    <message>
        <source>The labels</source>
        <translation>Die Zuordnungen</translation>
    </message>
    <message>
        <source>The labels are private: protect the file like the study.</source>
        <translation>Die Zuordnungen sind privat: Schützen Sie die Datei wie die Studie.</translation>
    </message>
    <message>
        <source>The largest share of participants that a membership test may find, at the false-positive rate below.</source>
        <translation>Der größte Anteil der Teilnehmenden, den ein Test auf Teilnahme finden darf, bei der Falsch-positiv-Rate darunter.</translation>
    </message>
    <message>
        <source>The last person in {fam} has the same call at every SNP checked, as if the .bed held no genotypes of that person. If {fam} has a line too many, use the one that was made with this .bed.</source>
        <translation>Die letzte Person in {fam} hat bei jedem geprüften SNP denselben Genotyp, als enthielte die .bed-Datei keine Genotypen dieser Person. Wenn {fam} eine Zeile zu viel hat, verwenden Sie die Datei, die zusammen mit dieser .bed-Datei entstand.</translation>
    </message>
    <message>
        <source>The lead that counts lies between 0 and {largest} noise scales, not {lead}.</source>
        <translation>Der Vorsprung, der zählt, liegt zwischen 0 und {largest} Rauschskalen, nicht bei {lead}.</translation>
    </message>
    <message>
        <source>The ledger</source>
        <translation>Das Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>The ledger has not been read.</source>
        <translation>Das Privacy-Kontobuch wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The ledger has not recorded a report in {folder} yet, so its signature must be checked first.</source>
        <translation>Das Privacy-Kontobuch hat einen Bericht in {folder} noch nicht vermerkt, daher muss zuerst seine Signatur geprüft werden.</translation>
    </message>
    <message numerus="yes">
        <source>The ledger has {n} logged views of exact results.</source>
        <translation>
            <numerusform>Das Privatheitsbuch hat einen protokollierten Zugriff auf exakte Ergebnisse.</numerusform>
            <numerusform>Das Privacy-Kontobuch hat {n} protokollierte Zugriffe auf exakte Ergebnisse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger has {n} other accounts; nobody in this account is in another, as was declared.</source>
        <translation>
            <numerusform>Das Privatheitsbuch hat ein anderes Konto; niemand in diesem Konto ist in einem anderen, wie erklärt wurde.</numerusform>
            <numerusform>Das Privacy-Kontobuch hat {n} andere Konten; niemand in diesem Konto ist in einem anderen, wie erklärt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger has {others} other accounts, of which reports of {given} are here. Each was declared to be of other people.</source>
        <translation>Das Privacy-Kontobuch hat {others} andere Konten, von denen zu {given} hier Berichte vorliegen. Für jedes wurde erklärt, dass es andere Personen umfasst.</translation>
    </message>
    <message>
        <source>The ledger is being read.</source>
        <translation>Das Privacy-Kontobuch wird gelesen.</translation>
    </message>
    <message>
        <source>The ledger is the only one for these people, and is not replaced by an older copy.</source>
        <translation>Das Privacy-Kontobuch ist das einzige für diese Personen und wird nicht durch eine ältere Kopie ersetzt.</translation>
    </message>
    <message>
        <source>The ledger lists release {number} as spent; ε = {left} is left.</source>
        <translation>Das Privacy-Kontobuch führt Veröffentlichung {number} als verbraucht auf; ε = {left} sind übrig.</translation>
    </message>
    <message>
        <source>The ledger of {second} (row {later}) does not have {first} (row {earlier}): an older copy of it was restored in between, or two copies were used in parallel.</source>
        <translation>Das Privacy-Kontobuch von {second} (Zeile {later}) enthält {first} (Zeile {earlier}) nicht: Dazwischen wurde eine ältere Kopie davon wiederhergestellt, oder zwei Kopien wurden nebeneinander verwendet.</translation>
    </message>
    <message>
        <source>The ledger records what every release of these participants spends. Create one. “Do it for me” puts it into a temporary folder.</source>
        <translation>Das Privacy-Kontobuch hält fest, was jede Veröffentlichung über diese Teilnehmenden verbraucht. Legen Sie eines an. „Für mich ausführen“ legt es in einem temporären Ordner ab.</translation>
    </message>
    <message>
        <source>The ledger {id} was created.</source>
        <translation>Das Privacy-Kontobuch {id} wurde angelegt.</translation>
    </message>
    <message>
        <source>The ledger {name} is damaged: {why}.</source>
        <translation>Das Privacy-Kontobuch {name} ist beschädigt: {why}.</translation>
    </message>
    <message>
        <source>The ledger {path} cannot be found: its link leads nowhere.</source>
        <translation>Das Privacy-Kontobuch {path} ist nicht zu finden: Seine Verknüpfung führt ins Leere.</translation>
    </message>
    <message>
        <source>The ledger {path} cannot be written.</source>
        <translation>Das Privacy-Kontobuch {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The ledger {path} continued from an older copy, or its rows were rewritten: row {row} is not the one that {where} has.</source>
        <translation>Das Privacy-Kontobuch {path} wurde von einer älteren Kopie fortgeführt, oder seine Zeilen wurden neu geschrieben: Zeile {row} ist nicht die, die {where} hat.</translation>
    </message>
    <message>
        <source>The ledger {path} could not be written: the disk reported an error.</source>
        <translation>Das Privacy-Kontobuch {path} konnte nicht geschrieben werden: Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The ledger {path} does not exist.</source>
        <translation>Das Privacy-Kontobuch {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>The ledger {path} has been in use by another process for {seconds} seconds.</source>
        <translation>Das Privacy-Kontobuch {path} wird seit {seconds} Sekunden von einem anderen Prozess verwendet.</translation>
    </message>
    <message>
        <source>The ledger {path} has rows that this program does not write.</source>
        <translation>Das Privacy-Kontobuch {path} hat Zeilen, die dieses Programm nicht schreibt.</translation>
    </message>
    <message>
        <source>The ledger {path} has {names} names (hard links); an interrupted write under one would not be seen under the others.</source>
        <translation>Das Privacy-Kontobuch {path} hat {names} Namen (Hardlinks); ein unterbrochenes Schreiben unter einem wäre unter den anderen nicht zu sehen.</translation>
    </message>
    <message>
        <source>The ledger {path} is an older copy: it has {rows} rows, and {where} has row {row}.</source>
        <translation>Das Privacy-Kontobuch {path} ist eine ältere Kopie: Es hat {rows} Zeilen, und {where} hat Zeile {row}.</translation>
    </message>
    <message>
        <source>The ledger {path} is damaged or is not a ledger.</source>
        <translation>Das Privacy-Kontobuch {path} ist beschädigt oder ist keines.</translation>
    </message>
    <message>
        <source>The ledger {path} is mounted by itself; an interrupted write under its other name would not be seen here.</source>
        <translation>Das Privacy-Kontobuch {path} ist für sich eingehängt; ein unterbrochenes Schreiben unter seinem anderen Namen wäre hier nicht zu sehen.</translation>
    </message>
    <message>
        <source>The ledger {path} is not a file.</source>
        <translation>Das Privacy-Kontobuch {path} ist keine Datei.</translation>
    </message>
    <message>
        <source>The ledger {path} lies on a drive ({kind}) on which nothing can be locked.</source>
        <translation>Das Privacy-Kontobuch {path} liegt auf einem Laufwerk ({kind}), auf dem nichts gesperrt werden kann.</translation>
    </message>
    <message>
        <source>The ledger {path} lies on a drive ({kind}) that can give one lock to two programs at a time, so both could spend the same budget.</source>
        <translation>Das Privacy-Kontobuch {path} liegt auf einem Laufwerk ({kind}), das zwei Programmen zugleich dieselbe Sperre geben kann; beide könnten also dasselbe Budget verbrauchen.</translation>
    </message>
    <message>
        <source>The ledger {path} lies on a shared drive ({kind}) whose locks hold on this computer only, so another one could spend the same budget at the same time.</source>
        <translation>Das Privacy-Kontobuch {path} liegt auf einem gemeinsamen Laufwerk ({kind}), dessen Sperren nur auf diesem Rechner gelten; ein anderer könnte also gleichzeitig dasselbe Budget verbrauchen.</translation>
    </message>
    <message>
        <source>The ledger {path} was replaced while it was in use.</source>
        <translation>Das Privacy-Kontobuch {path} wurde ersetzt, während es in Gebrauch war.</translation>
    </message>
    <message>
        <source>The ledger’s position could not be recorded in {folder}, outside its own folder. Only reports beside it can show whether it is replaced by an older copy.</source>
        <translation>Der Stand des Privacy-Kontobuchs konnte in {folder}, außerhalb seines eigenen Ordners, nicht vermerkt werden. Nur Berichte daneben können zeigen, ob es durch eine ältere Kopie ersetzt wird.</translation>
    </message>
    <message>
        <source>The line beside “Budget” says what this release spends and what is left.</source>
        <translation>Die Zeile neben „Budget“ sagt, was diese Veröffentlichung verbraucht und was übrig bleibt.</translation>
    </message>
    <message>
        <source>The list is right with probability</source>
        <translation>Die Liste ist richtig mit Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The list is right with {right}, the result inconclusive with {inconclusive}, and the list wrong with {wrong} probability.</source>
        <translation>Die Liste ist mit {right} Wahrscheinlichkeit richtig, das Ergebnis mit {inconclusive} nicht eindeutig und die Liste mit {wrong} falsch.</translation>
    </message>
    <message>
        <source>The list is wrong with probability</source>
        <translation>Die Liste ist falsch mit Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The list of participants is known; what must stay secret is who is a case. The release must look nearly the same if one case and one control changed places. The prior of an attacker who knows nothing else is the share of cases, so a single prior must be exactly that share.</source>
        <translation>Die Liste der Teilnehmenden ist bekannt; geheim bleiben muss, wer ein Fall ist. Die Veröffentlichung muss fast gleich aussehen, wenn ein Fall und eine Kontrolle die Plätze tauschten. Der Prior eines Angreifers, der sonst nichts weiß, ist der Anteil der Fälle; ein einzelner Prior muss also genau dieser Anteil sein.</translation>
    </message>
    <message>
        <source>The list of people lacks one line or more, so everybody after it would get somebody else’s genotypes: use the .fam that was made with this .bed.</source>
        <translation>In der Personenliste fehlt mindestens eine Zeile, sodass danach alle die Genotypen eines anderen bekämen: Verwenden Sie die .fam-Datei, die zusammen mit dieser .bed-Datei entstand.</translation>
    </message>
    <message>
        <source>The lists of people leave everybody in.</source>
        <translation>Die Personenlisten lassen alle in der Studie.</translation>
    </message>
    <message>
        <source>The log cannot be read: {reason}.</source>
        <translation>Das Protokoll kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The log contains none of your data: {log}</source>
        <translation>Das Protokoll enthält keine Ihrer Daten: {log}</translation>
    </message>
    <message>
        <source>The log is {log}.</source>
        <translation>Das Protokoll ist {log}.</translation>
    </message>
    <message>
        <source>The measured ratio, noisy, from which weights follow: {ratio}.</source>
        <translation>Das gemessene, verrauschte Verhältnis, aus dem die Gewichte folgen: {ratio}.</translation>
    </message>
    <message>
        <source>The mechanism ({title}: {source}) is ε-differentially private with ε = {epsilon} for neighbouring studies in which {neighbours}.</source>
        <translation>Der Mechanismus ({title}: {source}) erfüllt ε-Differential-Privacy mit ε = {epsilon} für benachbarte Studien, in denen gilt: {neighbours}.</translation>
    </message>
    <message>
        <source>The mechanism of one release uses ε = {limit} at most.</source>
        <translation>Der Mechanismus einer Veröffentlichung darf höchstens mit ε = {limit} ausgeführt werden.</translation>
    </message>
    <message>
        <source>The mechanisms of all releases of a study together use ε = {limit} at most.</source>
        <translation>Die Mechanismen aller Veröffentlichungen einer Studie zusammen dürfen höchstens mit ε = {limit} ausgeführt werden.</translation>
    </message>
    <message>
        <source>The methods paragraph is copied.</source>
        <translation>Der Methodenabsatz ist kopiert.</translation>
    </message>
    <message>
        <source>The most by which a membership test may find participants more often than others (TPR − FPR), over all releases. One release of one draw may spend more ε under it than several.</source>
        <translation>Um wie viel häufiger ein Test auf Teilnahme Teilnehmende finden darf als andere (TPR − FPR), über alle Veröffentlichungen. Eine Veröffentlichung aus einer Ziehung darf dabei mehr ε verbrauchen als mehrere.</translation>
    </message>
    <message>
        <source>The name of the {what} must be one line of 1 to {most} characters.</source>
        <translation>Der Name ({what}) muss eine Zeile mit 1 bis {most} Zeichen sein.</translation>
    </message>
    <message>
        <source>The name of {path} cannot be written into a plan.</source>
        <translation>Der Name von {path} kann nicht in einen Plan geschrieben werden.</translation>
    </message>
    <message>
        <source>The name {name} is taken by another key that is trusted.</source>
        <translation>Der Name {name} gehört schon zu einem anderen vertrauten Schlüssel.</translation>
    </message>
    <message>
        <source>The noise has at most scale {scale} ({kind} noise, {unit}): with 95 % probability a number is within {half} of the exact one.</source>
        <translation>Das Rauschen hat höchstens die Skala {scale} ({kind}-Rauschen, {unit}): Mit 95 % Wahrscheinlichkeit weicht eine Zahl höchstens {half} von der exakten ab.</translation>
    </message>
    <message>
        <source>The noise has scale {called} on called participants, {sums} on sums of dosages and {squares} on sums of their squares ({kind} noise).</source>
        <translation>Das Rauschen hat die Skala {called} bei Teilnehmenden mit Dosierung, {sums} bei Summen von Dosierungen und {squares} bei Summen ihrer Quadrate ({kind}-Rauschen).</translation>
    </message>
    <message>
        <source>The noise has scale {people} on participants and {sums} on trait sums, in the trait’s units ({kind} noise).</source>
        <translation>Das Rauschen hat die Skala {people} bei Teilnehmenden und {sums} bei Merkmalssummen, in den Einheiten des Merkmals ({kind}-Rauschen).</translation>
    </message>
    <message>
        <source>The noise has scale {scale} ({kind} noise, {unit}): with 95 % probability a number is within {half} of the exact one.</source>
        <translation>Das Rauschen hat die Skala {scale} ({kind}-Rauschen, {unit}): Mit 95 % Wahrscheinlichkeit weicht eine Zahl höchstens {half} von der exakten ab.</translation>
    </message>
    <message>
        <source>The noise on published numbers is the same however many people take part: their share of it falls as the study grows.</source>
        <translation>Das Rauschen auf veröffentlichten Zahlen ist dasselbe, wie viele auch teilnehmen: Sein Anteil an ihnen sinkt, wenn die Studie wächst.</translation>
    </message>
    <message>
        <source>The number of cases is printed, in an earlier release of this account or elsewhere, which this plan takes to be printed nowhere. To somebody who knows it, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation>Die Zahl der Fälle, die nach diesem Plan nirgends gedruckt ist, ist es doch, in einer früheren Veröffentlichung dieses Kontos oder anderswo. Für jemanden, der sie kennt, zählt diese Veröffentlichung {factor}-fach: Die Chancen könnten sich auf das {more}-Fache ändern, nicht auf das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The number of participants is printed, in an earlier release of this account or elsewhere, which this plan takes to be printed nowhere. To somebody who knows it, and is unsure of two or more people, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation>Die Teilnehmerzahl, die nach diesem Plan nirgends gedruckt ist, ist es doch, in einer früheren Veröffentlichung dieses Kontos oder anderswo. Für jemanden, der sie kennt und sich bei zwei oder mehr Personen nicht sicher ist, zählt diese Veröffentlichung {factor}-fach: Die Chancen könnten sich auf das {more}-Fache ändern, nicht auf das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The number of participants is secret, but the report contains the plan’s. Make sure that it is a public figure, which would be the same had any one person not taken part: neither the study’s own number nor this rounded.</source>
        <translation>Die Teilnehmerzahl ist geheim, aber der Bericht enthält die des Plans. Stellen Sie sicher, dass sie eine öffentliche Zahl ist, die dieselbe wäre, hätte irgendeine Person nicht teilgenommen: weder die der Studie selbst noch diese gerundet.</translation>
    </message>
    <message>
        <source>The number of participants is secret. The plan’s {cases} cases and {controls} controls are public figures and were not compared with the study.</source>
        <translation>Die Zahl der Teilnehmenden ist geheim. Die {cases} Fälle und {controls} Kontrollen des Plans sind öffentliche Zahlen und wurden nicht mit der Studie verglichen.</translation>
    </message>
    <message>
        <source>The number of participants of {study} is printed elsewhere: {where}.</source>
        <translation>Die Teilnehmerzahl von {study} ist anderswo gedruckt: {where}.</translation>
    </message>
    <message>
        <source>The number of {group} must be a whole number of at least 1, not {size}.</source>
        <translation>Die Zahl der {group} muss eine ganze Zahl von mindestens 1 sein, nicht {size}.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>The numbers about the selected SNPs leave no ε for the selection.</source>
        <translation>Die Zahlen über die ausgewählten SNPs lassen kein ε für die Auswahl.</translation>
    </message>
    <message>
        <source>The numbers of cases and of controls are printed, in an earlier release of this account or elsewhere, which this plan takes to be printed nowhere. To somebody who knows both, and not who has the disease, this release counts {factor} times: the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation>Die Zahlen der Fälle und der Kontrollen, die nach diesem Plan nirgends gedruckt sind, sind es doch, in einer früheren Veröffentlichung dieses Kontos oder anderswo. Für jemanden, der beide kennt und nicht weiß, wer die Krankheit hat, zählt diese Veröffentlichung {factor}-fach: Die Chancen könnten sich auf das {more}-Fache ändern, nicht auf das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The numbers of cases and of controls are secret, but the report contains the plan’s. Make sure that these are public figures, which would be the same had any one person not taken part: neither the study’s own numbers nor these rounded.</source>
        <translation>Die Zahlen der Fälle und der Kontrollen sind geheim, doch der Bericht enthält die des Plans. Achten Sie darauf, dass diese öffentlich sind, also dieselben wären, hätte irgendeine Person nicht teilgenommen: weder die Zahlen der Studie selbst noch diese gerundet.</translation>
    </message>
    <message>
        <source>The numbers of cases and of controls must be printed nowhere: to somebody who knows both, and not who has the disease, the odds could change {squared}-fold, not {ratio}-fold.</source>
        <translation>Die Zahlen der Fälle und der Kontrollen dürfen nirgends gedruckt werden: Für jemanden, der beide kennt und nicht weiß, wer krank ist, könnten sich die Chancen um das {squared}-Fache ändern, nicht um das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The numbers of cases and of controls of {study} are printed elsewhere: {where}.</source>
        <translation>Die Zahlen der Fälle und der Kontrollen von {study} sind anderswo gedruckt: {where}.</translation>
    </message>
    <message>
        <source>The offset is computed from the allele frequencies of a public reference panel. Choose the panel first: a PLINK fileset, or a table with the columns snp, a1, a2 and freq. It must not be made from this study.</source>
        <translation>Der Offset wird aus den Allelhäufigkeiten eines öffentlichen Referenzpanels berechnet. Wählen Sie zuerst das Panel: einen PLINK-Dateisatz oder eine Tabelle mit den Spalten snp, a1, a2 und freq. Es darf nicht aus dieser Studie stammen.</translation>
    </message>
    <message numerus="yes">
        <source>The open plan is now about the {n} SNPs of this report. Its study must be of other people than the report’s: anyone in both studies loses privacy to both.</source>
        <translation>
            <numerusform>Der geöffnete Plan handelt jetzt vom SNP dieses Berichts. Seine Studie muss andere Personen umfassen als die des Berichts: Wer in beiden Studien ist, verliert Privatheit an beide.</numerusform>
            <numerusform>Der geöffnete Plan handelt jetzt von den {n} SNPs dieses Berichts. Seine Studie muss andere Personen umfassen als die des Berichts: Wer in beiden Studien ist, verliert Privatheit an beide.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made: {reason}.</source>
        <translation>Die Seiten ließen sich nicht erstellen: {reason}.</translation>
    </message>
    <message>
        <source>The panel determines the number of SNPs.</source>
        <translation>Das Panel bestimmt die Zahl der SNPs.</translation>
    </message>
    <message>
        <source>The panel {panel_name} does not have every genotype at SNP {snp}.</source>
        <translation>Das Panel {panel_name} hat an SNP {snp} nicht jeden Genotyp.</translation>
    </message>
    <message>
        <source>The panel {panel_name} has nobody with some of the genotypes that the disease model asks for.</source>
        <translation>Das Panel {panel_name} hat niemanden mit einigen der Genotypen, die das Krankheitsmodell verlangt.</translation>
    </message>
    <message>
        <source>The panel’s SNPs are not in genome order, so loci cannot be formed.</source>
        <translation>Die SNPs des Panels stehen nicht in der Reihenfolge des Genoms, daher können keine Loci gebildet werden.</translation>
    </message>
    <message>
        <source>The paragraph</source>
        <translation>Der Absatz</translation>
    </message>
    <message>
        <source>The paragraph is copied.</source>
        <translation>Der Absatz ist kopiert.</translation>
    </message>
    <message>
        <source>The passphrase is shorter than {shortest_passphrase} characters.</source>
        <translation>Die Passphrase ist kürzer als {shortest_passphrase} Zeichen.</translation>
    </message>
    <message>
        <source>The passphrase repeats itself or counts up, so it is easily guessed.</source>
        <translation>Die Passphrase wiederholt sich oder zählt hoch und ist daher leicht zu erraten.</translation>
    </message>
    <message>
        <source>The plan breaks {n} rules of this site. {rules}</source>
        <translation>Der Plan verletzt {n} Regeln dieser Einrichtung. {rules}</translation>
    </message>
    <message>
        <source>The plan declares that A1 and A2 are public, but the file has an allele named 0, as files do if nobody in the study carries it: so its alleles were set from the study.</source>
        <translation>Der Plan erklärt A1 und A2 für öffentlich, aber die Datei hat ein Allel namens 0, wie es in Dateien steht, wenn niemand in der Studie es trägt: Ihre Allele wurden also nach der Studie festgelegt.</translation>
    </message>
    <message>
        <source>The plan does not pin this file. Choose it again, so that no other file with this name is used by mistake.</source>
        <translation>Der Plan legt diese Datei nicht fest. Wählen Sie sie neu, damit nicht versehentlich eine andere Datei dieses Namens verwendet wird.</translation>
    </message>
    <message>
        <source>The plan does not say what kind of privacy loss its release has, so its bounds on membership tests are computed from ε alone. With that kind ({loss}), the maximum advantage is {then}, not {now}; ε and γ do not change.</source>
        <translation>Der Plan sagt nicht, welche Art von Privatheitsverlust seine Veröffentlichung hat. Die Schranken für Teilnahmetests folgen deshalb aus ε allein. Mit dieser Art ({loss}) ist der größte Vorteil {then} statt {now}; ε und γ bleiben gleich.</translation>
    </message>
    <message>
        <source>The plan does not say what kind of privacy loss its release has, so its guarantee is computed from ε alone. With that kind ({loss}), the same guarantee allows ε = {then}, not {now}.</source>
        <translation>Der Plan sagt nicht, welche Art von Privatheitsverlust seine Veröffentlichung hat. Die Garantie folgt deshalb aus ε allein. Mit dieser Art ({loss}) erlaubt dieselbe Garantie ε = {then} statt {now}.</translation>
    </message>
    <message>
        <source>The plan guarantees this for one release, but plans to spend more in all: one release alone keeps it, all together do not.</source>
        <translation>Der Plan garantiert dies für eine Veröffentlichung, plant aber, insgesamt mehr zu verbrauchen: Eine Veröffentlichung allein hält es ein, alle zusammen nicht.</translation>
    </message>
    <message>
        <source>The plan guarantees this for one release, but plans to spend more in all: one release alone keeps γ = {gamma}, all together do not.</source>
        <translation>Der Plan garantiert dies für eine Veröffentlichung, plant aber, insgesamt mehr zu verbrauchen: Eine Veröffentlichung allein hält γ = {gamma} ein, alle zusammen nicht.</translation>
    </message>
    <message>
        <source>The plan has 1 planned release, and no release {number} among them.</source>
        <translation>Der Plan hat 1 geplante Veröffentlichung, und keine Veröffentlichung {number} darunter.</translation>
    </message>
    <message>
        <source>The plan has no assumptions of its own, so the defaults are used.</source>
        <translation>Der Plan hat keine eigenen Annahmen, daher gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The plan has no planned releases, only its main release.</source>
        <translation>Der Plan hat keine geplanten Veröffentlichungen, nur seine Hauptveröffentlichung.</translation>
    </message>
    <message>
        <source>The plan has no strata; this study has {here}. Use them in the plan (their names and sizes become public), or remove the file of labels.</source>
        <translation>Der Plan hat keine Schichten; diese Studie hat {here}. Verwenden Sie sie im Plan (ihre Namen und Größen werden öffentlich), oder entfernen Sie die Datei mit den Zuordnungen.</translation>
    </message>
    <message>
        <source>The plan has rules on each person’s record, and the study has no people’s genotypes.</source>
        <translation>Der Plan hat Regeln für den Datensatz jeder Person, und die Studie enthält keine Genotypen einzelner Personen.</translation>
    </message>
    <message>
        <source>The plan has strata, and {path} has none.</source>
        <translation>Der Plan hat Schichten, und {path} hat keine.</translation>
    </message>
    <message>
        <source>The plan has {total} planned releases, and no release {number} among them.</source>
        <translation>Der Plan hat {total} geplante Veröffentlichungen, und keine Veröffentlichung {number} darunter.</translation>
    </message>
    <message>
        <source>The plan in it does not have the assumptions that it was computed from.</source>
        <translation>Der Plan darin hat nicht die Annahmen, aus denen er berechnet wurde.</translation>
    </message>
    <message>
        <source>The plan in it plans other releases than the report.</source>
        <translation>Der Plan darin plant andere Veröffentlichungen als der Bericht.</translation>
    </message>
    <message>
        <source>The plan in the report is invalid: {error}</source>
        <translation>Der Plan im Bericht ist ungültig: {error}</translation>
    </message>
    <message>
        <source>The plan in words: {sentence}</source>
        <translation>Der Plan in Worten: {sentence}</translation>
    </message>
    <message>
        <source>The plan is for {cases} cases and {controls} controls; this study has {cases_here} and {controls_here}. Open the study that the plan is for, or use this study’s sample size in the plan.</source>
        <translation>Der Plan gilt für {cases} Fälle und {controls} Kontrollen; diese Studie hat {cases_here} und {controls_here}. Öffnen Sie die Studie, für die der Plan gilt, oder verwenden Sie den Stichprobenumfang dieser Studie im Plan.</translation>
    </message>
    <message>
        <source>The plan is for {people}; this study has {people_here}. Open the study that the plan is for, or use this study’s sample size in the plan.</source>
        <translation>Der Plan gilt für {people}; diese Studie hat {people_here}. Öffnen Sie die Studie, für die der Plan gilt, oder verwenden Sie den Stichprobenumfang dieser Studie im Plan.</translation>
    </message>
    <message>
        <source>The plan names the SNP {snp}, but the study’s file does not have it, so there is nothing to count.</source>
        <translation>Der Plan nennt den SNP {snp}, aber die Datei der Studie hat ihn nicht; es gibt also nichts zu zählen.</translation>
    </message>
    <message>
        <source>The plan names the SNP {snp}, which is not among the study’s candidates.</source>
        <translation>Der Plan nennt den SNP {snp}, der nicht zu den Kandidaten der Studie gehört.</translation>
    </message>
    <message>
        <source>The plan reads its loci from a file.</source>
        <translation>Der Plan liest seine Loci aus einer Datei.</translation>
    </message>
    <message>
        <source>The plan says that positions are of genome build {declared}, and this study’s are of {found}.</source>
        <translation>Laut Plan haben die Positionen die Genomversion {declared}, in dieser Studie {found}.</translation>
    </message>
    <message>
        <source>The plan stays open</source>
        <translation>Der Plan bleibt geöffnet</translation>
    </message>
    <message>
        <source>The plan was changed meanwhile, so this result is out of date. Compute again.</source>
        <translation>Der Plan wurde inzwischen geändert, daher ist dieses Ergebnis veraltet. Berechnen Sie es neu.</translation>
    </message>
    <message>
        <source>The plan was not opened</source>
        <translation>Der Plan wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The plan was not recovered</source>
        <translation>Der Plan wurde nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>The plan was not reloaded</source>
        <translation>Der Plan wurde nicht neu geladen</translation>
    </message>
    <message>
        <source>The plan was not saved</source>
        <translation>Der Plan wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The planned release</source>
        <translation>Die geplante Veröffentlichung</translation>
    </message>
    <message>
        <source>The planned release chosen here is no longer in the plan; the plan’s main release is selected.</source>
        <translation>Die hier gewählte geplante Veröffentlichung ist nicht mehr im Plan; gewählt ist die Hauptveröffentlichung des Plans.</translation>
    </message>
    <message>
        <source>The planned releases</source>
        <translation>Die geplanten Veröffentlichungen</translation>
    </message>
    <message>
        <source>The planned releases need ε = {asked} together; the plan’s budget is {budget}.</source>
        <translation>Die geplanten Veröffentlichungen brauchen zusammen ε = {asked}; das Budget des Plans ist {budget}.</translation>
    </message>
    <message>
        <source>The planned releases together break the plan’s guarantee about membership tests (each counted with its kind of loss).</source>
        <translation>Die geplanten Veröffentlichungen zusammen verletzen die Garantie des Plans zu Teilnahmetests (jede mit ihrer Art von Verlust gezählt).</translation>
    </message>
    <message>
        <source>The planning report</source>
        <translation>Der Planungsbericht</translation>
    </message>
    <message>
        <source>The plan’s disease has a penetrance table, which fixes the effect.</source>
        <translation>Die Krankheit des Plans hat eine Penetranztabelle, die den Effekt festlegt.</translation>
    </message>
    <message>
        <source>The plan’s file has changed</source>
        <translation>Die Datei des Plans hat sich geändert</translation>
    </message>
    <message>
        <source>The plan’s forecast is for a different study. {words}</source>
        <translation>Die Prognose des Plans gilt für eine andere Studie. {words}</translation>
    </message>
    <message>
        <source>The plan’s guarantee is about attacks: {attacks}.</source>
        <translation>Die Garantie des Plans betrifft Angriffe: {attacks}.</translation>
    </message>
    <message>
        <source>The plan’s guarantee is about attacks: {recognised}. By their advantage, {attacks}.</source>
        <translation>Die Garantie des Plans betrifft Angriffe: {recognised}. Als Vorteil ausgedrückt: {attacks}.</translation>
    </message>
    <message>
        <source>The plan’s guarantee is about beliefs: {beliefs}. For attacks this means: {attacks}.</source>
        <translation>Die Garantie des Plans betrifft die Gewissheit: {beliefs}. Für Angriffe heißt das: {attacks}.</translation>
    </message>
    <message>
        <source>The plan’s guarantee is about beliefs: {beliefs}. For tests of which of two values a participant has, this means that none on this release has an advantage above {most}.</source>
        <translation>Die Garantie des Plans betrifft die Gewissheit: {beliefs}. Für Tests, welchen von zwei Werten eine teilnehmende Person hat, heißt das: Keiner hat bei dieser Veröffentlichung einen Vorteil über {most}.</translation>
    </message>
    <message>
        <source>The plan’s main release, none of the planned ones.</source>
        <translation>Die Hauptveröffentlichung des Plans, keine der geplanten.</translation>
    </message>
    <message>
        <source>The plan’s panel has a fixed number of SNPs. With this number, SNPs are simulated independently, without linkage.</source>
        <translation>Das Panel des Plans hat eine feste Zahl von SNPs. Mit dieser Zahl werden SNPs unabhängig simuliert, ohne Kopplung.</translation>
    </message>
    <message>
        <source>The plan’s public weights are assumed to be uninformative; if they are right, a smaller sample is needed.</source>
        <translation>Die öffentlichen Gewichte des Plans gelten als nicht informativ; sind sie richtig, genügt eine kleinere Stichprobe.</translation>
    </message>
    <message>
        <source>The plan’s simulations resample the study’s own people, so whatever was chosen with them (scores, thresholds, numbers of SNPs) may depend on private data, which the guarantee does not cover. Choose a public panel instead.</source>
        <translation>Die Simulationen des Plans ziehen die Personen der Studie selbst; was damit gewählt wurde (Scores, Schwellen, SNP-Zahlen), kann also von privaten Daten abhängen, was die Garantie nicht abdeckt. Wählen Sie stattdessen ein öffentliches Panel.</translation>
    </message>
    <message>
        <source>The plan’s strata are {planned}; this study has {here}. Open the study that the plan is for, or use this study’s strata in the plan.</source>
        <translation>Die Schichten des Plans sind {planned}; diese Studie hat {here}. Öffnen Sie die Studie, für die der Plan gilt, oder verwenden Sie die Schichten dieser Studie im Plan.</translation>
    </message>
    <message>
        <source>The policy</source>
        <translation>Die Richtlinie</translation>
    </message>
    <message>
        <source>The policy ends after {day}; then nothing is released until there is a new one.</source>
        <translation>Die Richtlinie endet nach dem {day}; dann wird nichts veröffentlicht, bis es eine neue gibt.</translation>
    </message>
    <message>
        <source>The policy holds from {day} on.</source>
        <translation>Die Richtlinie gilt ab dem {day}.</translation>
    </message>
    <message>
        <source>The policy in words</source>
        <translation>Die Richtlinie in Worten</translation>
    </message>
    <message>
        <source>The position record of this ledger, {path}, is damaged and was not compared. The next debit rewrites it.</source>
        <translation>Der Vermerk über den Stand dieses Privacy-Kontobuchs, {path}, ist beschädigt und wurde nicht verglichen. Die nächste Belastung schreibt ihn neu.</translation>
    </message>
    <message>
        <source>The positions fit neither GRCh37 nor GRCh38.</source>
        <translation>Die Positionen passen weder zu GRCh37 noch zu GRCh38.</translation>
    </message>
    <message>
        <source>The positions fit {build}.</source>
        <translation>Die Positionen passen zu {build}.</translation>
    </message>
    <message>
        <source>The power: the probability that all causal SNPs are published. A quick estimate comes first, then a simulation replaces it.</source>
        <translation>Die Power: die Wahrscheinlichkeit, dass alle kausalen SNPs veröffentlicht werden. Zuerst erscheint eine schnelle Schätzung, dann ersetzt sie eine Simulation.</translation>
    </message>
    <message>
        <source>The prior comes from the recruitment: {took_part} of {invited} invited people took part.</source>
        <translation>Der Prior stammt aus der Rekrutierung: {took_part} von {invited} eingeladenen Personen nahmen teil.</translation>
    </message>
    <message>
        <source>The prior of an attacker who knows nothing else is the share of cases among the participants; the range must include it.</source>
        <translation>Der Prior eines Angreifers, der sonst nichts weiß, ist der Anteil der Fälle unter den Teilnehmenden; der Bereich muss ihn enthalten.</translation>
    </message>
    <message>
        <source>The priors that every plan must cover, for example 10 % to 90 %; a plan that covers fewer is refused.</source>
        <translation>Die A-priori-Wahrscheinlichkeiten, die jeder Plan abdecken muss, zum Beispiel 10 % bis 90 %; ein Plan, der weniger abdeckt, wird abgelehnt.</translation>
    </message>
    <message>
        <source>The privacy ledger</source>
        <translation>Das Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>The privacy loss of what is protected: a person, or a family. It differs from the ε of the release if a family has several records, if the phenotype is unknown, or if the study is a secret sample.</source>
        <translation>Der Privatheitsverlust dessen, was geschützt ist: einer Person oder einer Familie. Er weicht vom ε der Veröffentlichung ab, wenn eine Familie mehrere Datensätze hat, wenn der Phänotyp unbekannt ist oder wenn die Studie eine geheime Stichprobe ist.</translation>
    </message>
    <message>
        <source>The privacy officer’s signature</source>
        <translation>Die Signatur der oder des Datenschutzbeauftragten</translation>
    </message>
    <message>
        <source>The probability that a release of this study names its causal SNPs</source>
        <translation>Die Wahrscheinlichkeit, dass eine Veröffentlichung dieser Studie deren kausale SNPs nennt</translation>
    </message>
    <message>
        <source>The process for the draw cannot be started: {reason}.</source>
        <translation>Der Prozess für die Ziehung lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>The process for the draw ended unexpectedly; the machine may be out of memory.</source>
        <translation>Der Prozess für die Ziehung wurde unerwartet beendet; vielleicht reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>The program does not use the genotypes to decide which SNPs can be published or which allele is counted, and what becomes of missing calls is fixed before they are read.</source>
        <translation>Das Programm entscheidet nicht anhand der Genotypen, welche SNPs veröffentlicht werden können oder welches Allel gezählt wird, und was aus fehlenden Genotypen wird, steht fest, bevor sie gelesen werden.</translation>
    </message>
    <message>
        <source>The program opens no network connection unless somebody names a cluster.</source>
        <translation>Das Programm öffnet keine Netzverbindung, es sei denn, jemand nennt ein Cluster.</translation>
    </message>
    <message>
        <source>The proofs for the family {family} are not known to hold in studies of a quantitative trait.</source>
        <translation>Ob die Beweise für die Familie {family} in Studien eines quantitativen Merkmals gelten, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The public list: the array’s manifest, or the sites of a panel</source>
        <translation>Die öffentliche Liste: das Manifest des Arrays oder die Positionen eines Panels</translation>
    </message>
    <message>
        <source>The published SNP is a false positive with {percent} probability.</source>
        <translation>Der veröffentlichte SNP ist mit einer Wahrscheinlichkeit von {percent} falsch positiv.</translation>
    </message>
    <message>
        <source>The published locus is a false positive with {percent} probability.</source>
        <translation>Der veröffentlichte Locus ist mit einer Wahrscheinlichkeit von {percent} falsch positiv.</translation>
    </message>
    <message>
        <source>The questions on imputation are not all answered yet; a release needs the answers.</source>
        <translation>Die Fragen zur Imputation sind noch nicht alle beantwortet; eine Veröffentlichung braucht die Antworten.</translation>
    </message>
    <message>
        <source>The reader has the signer’s public key through a separate channel, and nobody has stolen the private one.</source>
        <translation>Wer liest, hat den öffentlichen Schlüssel der signierenden Person auf einem getrennten Weg erhalten, und niemand hat den privaten gestohlen.</translation>
    </message>
    <message>
        <source>The reason why this step stops here is beside the control. You can leave the tour.</source>
        <translation>Warum es hier nicht weitergeht, steht neben dem Bedienelement. Sie können den Rundgang verlassen.</translation>
    </message>
    <message>
        <source>The reference must cover every SNP that is used, with the same ids and alleles (same strand); correct it, or leave such SNPs out with a list of candidates.</source>
        <translation>Die Referenz muss jeden verwendeten SNP abdecken, mit denselben Kennungen und Allelen (demselben Strang); berichtigen Sie sie, oder lassen Sie solche SNPs mit einer Kandidatenliste aus.</translation>
    </message>
    <message>
        <source>The reference study was not found.</source>
        <translation>Die Referenzstudie wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The release</source>
        <translation>Die Veröffentlichung</translation>
    </message>
    <message>
        <source>The release is being drawn and signed.</source>
        <translation>Die Veröffentlichung wird gezogen und signiert.</translation>
    </message>
    <message>
        <source>The release is created. The report on the right now has its results.</source>
        <translation>Die Veröffentlichung ist erstellt. Der Bericht rechts enthält nun ihre Ergebnisse.</translation>
    </message>
    <message>
        <source>The release is drawn, signed and saved in one step that cannot be undone.</source>
        <translation>Die Veröffentlichung wird in einem einzigen Schritt gezogen, signiert und gespeichert, der nicht rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>The release is drawn, signed and saved in one step, so this program shows nobody a result that is not signed.</source>
        <translation>Die Veröffentlichung wird in einem Schritt gezogen, signiert und gespeichert; dieses Programm zeigt also niemandem ein Ergebnis, das nicht signiert ist.</translation>
    </message>
    <message>
        <source>The release is drawn, signed and saved in one step. It cannot be undone: what is spent stays spent, and the draw is never repeated.</source>
        <translation>Die Veröffentlichung wird in einem einzigen Schritt gezogen, signiert und gespeichert. Er kann nicht rückgängig gemacht werden: Was verbraucht ist, bleibt verbraucht, und die Ziehung wird nie wiederholt.</translation>
    </message>
    <message>
        <source>The release is k-Max with k = {k}, which is not differentially private.</source>
        <translation>Die Veröffentlichung ist k-Max mit k = {k} und damit nicht differenziell privat.</translation>
    </message>
    <message>
        <source>The release is run with ε = {epsilon}.</source>
        <translation>Die Veröffentlichung wird mit ε = {epsilon} ausgeführt.</translation>
    </message>
    <message>
        <source>The release must be differentially private for neighbours where {neighbours}.</source>
        <translation>Die Veröffentlichung muss differenziell privat sein, wobei Nachbarn so definiert sind: {neighbours}.</translation>
    </message>
    <message>
        <source>The release must look nearly the same if one participant had been another person of the same group. Then it reveals little about whether a certain patient joined. The numbers of cases and controls are public.</source>
        <translation>Die Veröffentlichung muss fast gleich aussehen, wenn statt einer teilnehmenden Person eine andere derselben Gruppe dabei gewesen wäre. Dann verrät sie wenig darüber, ob eine bestimmte erkrankte Person mitgemacht hat. Die Zahlen der Fälle und Kontrollen sind öffentlich.</translation>
    </message>
    <message>
        <source>The releases of its account have together spent more than its site allows.</source>
        <translation>Die Veröffentlichungen seines Kontos haben zusammen mehr verbraucht, als seine Einrichtung erlaubt.</translation>
    </message>
    <message>
        <source>The releases that it lists exceed the budget or the guarantee of its account.</source>
        <translation>Die Freigaben, die er nennt, überschreiten das Budget oder die Garantie seines Kontos.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>The report beside it is genuine; read its pages below. {reason}</source>
        <translation>Der Bericht daneben ist echt; lesen Sie seine Seiten unten. {reason}</translation>
    </message>
    <message>
        <source>The report contains nothing else: no exact number, no p-value, no effect, nothing about any single person.</source>
        <translation>Der Bericht enthält sonst nichts: keine exakte Zahl, keinen p-Wert, keinen Effekt, nichts über eine einzelne Person.</translation>
    </message>
    <message>
        <source>The report contains nothing else: no exact number, nothing about any single person.</source>
        <translation>Der Bericht enthält sonst nichts: keine exakte Zahl, nichts über eine einzelne Person.</translation>
    </message>
    <message>
        <source>The report contains nothing else: no p-value, no frequency, no genotype count, no effect, nothing about any single person.</source>
        <translation>Der Bericht enthält sonst nichts: keinen p-Wert, keine Häufigkeit, keine Genotypzahl, keinen Effekt, nichts über eine einzelne Person.</translation>
    </message>
    <message>
        <source>The report does not have the form of {what}: see {where}.</source>
        <translation>Der Bericht hat nicht die verlangte Form ({what}): siehe {where}.</translation>
    </message>
    <message>
        <source>The report gives no name. {sure}</source>
        <translation>Der Bericht nennt keinen Namen. {sure}</translation>
    </message>
    <message>
        <source>The report has numbers that no report can have.</source>
        <translation>Der Bericht hat Zahlen, die kein Bericht haben kann.</translation>
    </message>
    <message>
        <source>The report has these fields:</source>
        <translation>Der Bericht hat diese Felder:</translation>
    </message>
    <message>
        <source>The report in the PDF is damaged.</source>
        <translation>Der Bericht in der PDF-Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The report is being verified.</source>
        <translation>Der Bericht wird geprüft.</translation>
    </message>
    <message>
        <source>The report is genuine. That was a complete release. Files that the tour made are deleted when this window closes; the tour stays in the Help menu.</source>
        <translation>Der Bericht ist echt. Das war eine ganze Veröffentlichung. Die Dateien des Rundgangs werden gelöscht, wenn dieses Fenster geschlossen wird; der Rundgang bleibt im Menü Hilfe.</translation>
    </message>
    <message>
        <source>The report is written and valid, but a file made from it is missing: {reason}</source>
        <translation>Der Bericht ist geschrieben und gültig, aber eine daraus erzeugte Datei fehlt: {reason}</translation>
    </message>
    <message>
        <source>The report is written and valid, but its PDF is missing: {error}</source>
        <translation>Der Bericht ist geschrieben und gültig, aber seine PDF-Datei fehlt: {error}</translation>
    </message>
    <message>
        <source>The report is written and valid, but the ledger could not record that: {error}</source>
        <translation>Der Bericht ist geschrieben und gültig, aber das Privacy-Kontobuch konnte das nicht vermerken: {error}</translation>
    </message>
    <message>
        <source>The report must name this policy and comply with every rule in it; a planning report’s plan must comply with its rules for plans.</source>
        <translation>Der Bericht muss diese Richtlinie nennen und jede Regel darin einhalten; der Plan eines Planungsberichts muss ihre Regeln für Pläne einhalten.</translation>
    </message>
    <message>
        <source>The report of release {number} of {study} was written.</source>
        <translation>Der Bericht der Veröffentlichung {number} von {study} wurde geschrieben.</translation>
    </message>
    <message>
        <source>The report says on its first page: “{sentence}”</source>
        <translation>Der Bericht sagt auf seiner ersten Seite: „{sentence}“</translation>
    </message>
    <message>
        <source>The report states a forecast, which is computed first. This can take a minute.</source>
        <translation>Der Bericht nennt eine Prognose, die zuerst berechnet wird. Das kann eine Minute dauern.</translation>
    </message>
    <message>
        <source>The report was not verified: a file could not be read.</source>
        <translation>Der Bericht wurde nicht geprüft: Eine Datei konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The report will not say who signs it. Name yourself once; it is kept with the key.</source>
        <translation>Der Bericht wird nicht sagen, wer ihn signiert. Geben Sie einmal Ihren Namen an; er wird beim Schlüssel behalten.</translation>
    </message>
    <message>
        <source>The report will say that its forecast assumes {effect}. These are example values.</source>
        <translation>Der Bericht wird sagen, dass seine Prognose Folgendes annimmt: {effect}. Das sind Beispielwerte.</translation>
    </message>
    <message>
        <source>The report would contain this, and nothing else</source>
        <translation>Der Bericht würde dies enthalten und sonst nichts</translation>
    </message>
    <message>
        <source>The reports of ledger {ledger} contradict one another: the ledger was altered or replaced.</source>
        <translation>Die Berichte des Privacy-Kontobuchs {ledger} widersprechen einander: Das Privacy-Kontobuch wurde geändert oder ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>The reports of releases {numbers} are written, but files made from them are missing or the ledger has not recorded them yet. Finishing draws and spends nothing.</source>
        <translation>
            <numerusform>Der Bericht der Veröffentlichung {numbers} ist geschrieben, aber daraus erzeugte Dateien fehlen, oder das Privatheitsbuch hat sie noch nicht vermerkt. Das Fertigstellen zieht nichts und gibt nichts aus.</numerusform>
            <numerusform>Die Berichte der Veröffentlichungen {numbers} sind geschrieben, aber daraus erzeugte Dateien fehlen, oder das Privacy-Kontobuch hat sie noch nicht vermerkt. Das Fertigstellen zieht nichts und verbraucht nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The report’s English sentences, word for word</source>
        <translation>Die englischen Sätze des Berichts, Wort für Wort</translation>
    </message>
    <message>
        <source>The report’s pages appear here once it has been verified.</source>
        <translation>Die Seiten des Berichts erscheinen hier, sobald er geprüft ist.</translation>
    </message>
    <message>
        <source>The report’s pages appear here once the study and the plan match.</source>
        <translation>Die Seiten des Berichts erscheinen hier, sobald Studie und Plan zusammenpassen.</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>Der Antrag</translation>
    </message>
    <message>
        <source>The request is being checked.</source>
        <translation>Der Antrag wird geprüft.</translation>
    </message>
    <message>
        <source>The result is inconclusive with probability</source>
        <translation>Das Ergebnis ist nicht eindeutig mit Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The risk allele is carried by {cases} of the cases and {controls} of the controls.</source>
        <translation>Das Risikoallel tragen {cases} der Fälle und {controls} der Kontrollen.</translation>
    </message>
    <message>
        <source>The same for all releases together. Empty: the second limit applies.</source>
        <translation>Dasselbe für alle Veröffentlichungen zusammen. Leer: Es gilt die zweite Grenze.</translation>
    </message>
    <message>
        <source>The same guarantee for the belief that somebody did not take part. It matters when absence is the sensitive fact. For priors in [a, b] it is the first guarantee for priors in [1 − b, 1 − a], so both together take the smaller ε. It needs a release that is private in both directions.</source>
        <translation>Dieselbe Garantie für die Annahme, dass jemand nicht teilgenommen hat. Sie zählt, wenn das Fehlen die heikle Tatsache ist. Für Priors in [a, b] ist sie die erste Garantie für Priors in [1 − b, 1 − a]; beide zusammen nehmen also das kleinere ε. Sie braucht eine Veröffentlichung, die in beide Richtungen privat ist.</translation>
    </message>
    <message>
        <source>The same plan and random seed give the same files.</source>
        <translation>Derselbe Plan und Startwert ergeben dieselben Dateien.</translation>
    </message>
    <message>
        <source>The same simulated person, in a study with them and in one without. Person 1 is the one of whom exact results reveal most. No data of your study is used.</source>
        <translation>Dieselbe simulierte Person, in einer Studie mit ihr und in einer ohne sie. Über Person 1 verraten exakte Ergebnisse am meisten. Daten Ihrer Studie werden nicht verwendet.</translation>
    </message>
    <message>
        <source>The score is {score}: {offset} times the mean score of a SNP without effect is subtracted, at the allele frequencies of this public panel. This costs no privacy.</source>
        <translation>Der Score ist {score}: Abgezogen wird das {offset}-Fache des mittleren Scores eines SNPs ohne Effekt, bei den Allelhäufigkeiten dieses öffentlichen Panels. Das kostet keine Privatheit.</translation>
    </message>
    <message>
        <source>The score weighs cases against controls by the plan’s numbers. The farther their ratio is from the study’s, the more noise SNPs of some frequencies get: 10 people too many on one side are not noticed, a tenth of the study is fatal.</source>
        <translation>Der Score gewichtet Fälle und Kontrollen nach den Zahlen des Plans. Je weiter deren Verhältnis von dem der Studie abweicht, desto mehr Rauschen bekommen SNPs mancher Häufigkeiten: 10 Personen zu viel auf einer Seite fallen nicht auf, ein Zehntel der Studie ist fatal.</translation>
    </message>
    <message>
        <source>The score {score_name} has no closed form.</source>
        <translation>Der Score {score_name} hat keine geschlossene Form.</translation>
    </message>
    <message>
        <source>The score {score} compares cases with controls; no sensitivity of it is proven for a measured trait.</source>
        <translation>Der Score {score} vergleicht Fälle mit Kontrollen; für ein gemessenes Merkmal ist keine Sensitivität davon bewiesen.</translation>
    </message>
    <message>
        <source>The score {score} has no proven sensitivity for genotype probabilities.</source>
        <translation>Der Score {score} hat für Genotyp-Wahrscheinlichkeiten keine bewiesene Sensitivität.</translation>
    </message>
    <message>
        <source>The score {score} has no proven sensitivity in a study with strata: none is known for statistics of the Cochran–Mantel–Haenszel kind.</source>
        <translation>Der Score {score} hat in einer Studie mit Schichten keine bewiesene Sensitivität: Für Statistiken nach Cochran–Mantel–Haenszel ist keine bekannt.</translation>
    </message>
    <message>
        <source>The score {score} needs a public allele frequency for each of the {n_snps} SNPs.</source>
        <translation>Der Score {score} braucht eine öffentliche Allelhäufigkeit für jeden der {n_snps} SNPs.</translation>
    </message>
    <message>
        <source>The scores are for diploid SNPs; list autosomal ones only.</source>
        <translation>Die Scores gelten für diploide SNPs; führen Sie nur autosomale auf.</translation>
    </message>
    <message>
        <source>The score’s public offset needs allele frequencies: use a PLINK fileset or a table with a column freq as reference, or remove the offset.</source>
        <translation>Der öffentliche Offset des Scores braucht Allelhäufigkeiten: Verwenden Sie einen PLINK-Dateisatz oder eine Tabelle mit einer Spalte freq als Referenz, oder entfernen Sie den Offset.</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>Das Geheimnis</translation>
    </message>
    <message>
        <source>The secret sample of {rate} allows a larger ε.</source>
        <translation>Die geheime Stichprobe von {rate} erlaubt ein größeres ε.</translation>
    </message>
    <message>
        <source>The secret: {words}</source>
        <translation>Das Geheimnis: {words}</translation>
    </message>
    <message>
        <source>The sensitivity and ε must be positive numbers.</source>
        <translation>Sensitivität und ε müssen positive Zahlen sein.</translation>
    </message>
    <message>
        <source>The sensitivity must be a positive number, not {sensitivity}.</source>
        <translation>Die Sensitivität muss eine positive Zahl sein, nicht {sensitivity}.</translation>
    </message>
    <message>
        <source>The setting that the release itself is run with: smaller means more noise. It follows from the attacker and the guarantee, after the corrections for families, for an unknown phenotype and for sampling. The ε of several releases from one study add up, and the ledger counts them.</source>
        <translation>Die Einstellung, mit der die Veröffentlichung selbst ausgeführt wird: kleiner bedeutet mehr Rauschen. Sie folgt aus Angreifer und Garantie, nach den Korrekturen für Familien, für einen unbekannten Phänotyp und für eine Stichprobe. Die ε mehrerer Veröffentlichungen einer Studie addieren sich, und das Privacy-Kontobuch zählt sie.</translation>
    </message>
    <message>
        <source>The share of participants that a test can recognise (true-positive rate) if it may flag only a few others wrongly, for instance one in a thousand (false-positive rate). It is at most e^ε times the false-positive rate: at e^ε = 2, one in a thousand wrong allows two in a thousand right. At higher rates the mechanism matters: with a joint draw the odds of being recognised are at most e^ε times those of being flagged wrongly.</source>
        <translation>Der Anteil der Teilnehmenden, die ein Test erkennen kann (Richtig-positiv-Rate), wenn er nur wenige andere zu Unrecht verdächtigen darf, etwa eine Person von tausend (Falsch-positiv-Rate). Er beträgt höchstens das e^ε-Fache der Falsch-positiv-Rate: Bei e^ε = 2 erlaubt eine falsche von tausend zwei richtige von tausend. Bei höheren Raten zählt der Mechanismus: Bei einer gemeinsamen Ziehung sind die Odds, erkannt zu werden, höchstens das e^ε-Fache der Odds, zu Unrecht verdächtigt zu werden.</translation>
    </message>
    <message>
        <source>The signature does not match: the report was changed, or the key is wrong.</source>
        <translation>Die Signatur stimmt nicht: Der Bericht wurde geändert, oder der Schlüssel ist falsch.</translation>
    </message>
    <message>
        <source>The signature matches, and all numbers agree with the plan. It cannot be checked that the result was drawn from the study’s data.</source>
        <translation>Die Signatur stimmt, und alle Zahlen passen zum Plan. Dass das Ergebnis aus den Daten der Studie gezogen wurde, lässt sich nicht prüfen.</translation>
    </message>
    <message>
        <source>The signed report is {file}, which is also attached to this PDF; these pages only show it. It is about {plan} by its digest, and from that plan {again}. With the signer’s public key, from the signer, given the report or this PDF:</source>
        <translation>Der signierte Bericht ist {file}; er ist auch an diese PDF-Datei angehängt, deren Seiten ihn nur zeigen. Durch dessen Prüfsumme bezieht er sich auf {plan}, und aus diesem Plan {again}. Mit dem öffentlichen Schlüssel, den Sie von der signierenden Person haben, für den Bericht oder diese PDF-Datei:</translation>
    </message>
    <message>
        <source>The signed report is {report}, which is also attached to this PDF; these pages only show it. It covers {table} and results.json by their digests. You need the signer’s public key through a separate channel. With this program, given the report or this PDF:</source>
        <translation>Der signierte Bericht ist {report}; er ist auch an diese PDF-Datei angehängt, deren Seiten ihn nur zeigen. Er bindet {table} und results.json durch deren Prüfsummen. Sie brauchen den öffentlichen Schlüssel der signierenden Person, auf einem getrennten Weg. Mit diesem Programm, das den Bericht oder diese PDF-Datei nimmt:</translation>
    </message>
    <message>
        <source>The signed text stays in English.</source>
        <translation>Der signierte Wortlaut bleibt englisch.</translation>
    </message>
    <message>
        <source>The signer of {path} is not specified.</source>
        <translation>Wer {path} signiert hat, ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The signer’s name and institution must each be one line of 1 to {most} characters that can be printed.</source>
        <translation>Name und Einrichtung der signierenden Person müssen je eine Zeile mit 1 bis {most} druckbaren Zeichen sein.</translation>
    </message>
    <message>
        <source>The signer’s public key</source>
        <translation>Der öffentliche Schlüssel der signierenden Person</translation>
    </message>
    <message>
        <source>The simulated studies: {candidates} candidate SNPs, {engine}; {studies} studies for each size, all from the seed {seed}, so that the same numbers come out again.</source>
        <translation>Die simulierten Studien: {candidates} Kandidaten-SNPs, {engine}; {studies} Studien je Größe, alle mit dem Startwert {seed}, sodass dieselben Zahlen wieder herauskommen.</translation>
    </message>
    <message>
        <source>The simulated studies: {candidates} candidate SNPs, {engine}; {studies} studies for each size, all from the seed {seed}: once the saved plan names {files} again, the same numbers come out.</source>
        <translation>Die simulierten Studien: {candidates} Kandidaten-SNPs, {engine}; {studies} Studien je Größe, alle mit dem Startwert {seed}: Nennt der gespeicherte Plan {files} wieder, kommen dieselben Zahlen heraus.</translation>
    </message>
    <message>
        <source>The sites count as a caller’s: every allele but the reference is a copy, and whoever has no call at a place has none there.</source>
        <translation>Die Positionen zählen als die eines Variantenaufrufs: Jedes andere Allel als das Referenzallel ist eine Kopie, und wessen Genotyp an einer Position fehlt, hat dort keine.</translation>
    </message>
    <message>
        <source>The site’s policy changed after this release was prepared.</source>
        <translation>Die Richtlinie der Einrichtung hat sich geändert, nachdem diese Veröffentlichung vorbereitet wurde.</translation>
    </message>
    <message>
        <source>The strata are not those of the study’s first release, and case status is its secret: sizes by other strata would reveal more of it.</source>
        <translation>Die Schichten sind nicht die der ersten Veröffentlichung der Studie, und der Fallstatus ist ihr Geheimnis: Größen nach anderen Schichten würden mehr davon verraten.</translation>
    </message>
    <message>
        <source>The strata are not those of the study’s first release. An attacker who does not know everybody’s stratum, and is covered by the guarantee of one release, could learn more from the other.</source>
        <translation>Die Schichten sind nicht die der ersten Veröffentlichung der Studie. Ein Angreifer, der nicht jede Schicht kennt und von der Garantie der einen Veröffentlichung abgedeckt ist, könnte aus der anderen mehr erfahren.</translation>
    </message>
    <message>
        <source>The strata’s numbers of participants must be printed nowhere: to somebody who knows them, and not who is in which stratum, the odds could change {more}-fold, not {ratio}-fold.</source>
        <translation>Die Teilnehmerzahlen der Schichten dürfen nirgends gedruckt werden: Für jemanden, der sie kennt und nicht weiß, wer in welcher Schicht ist, könnten sich die Chancen auf das {more}-Fache ändern, nicht auf das {ratio}-Fache.</translation>
    </message>
    <message>
        <source>The stratum {stratum} has no cases, so it adds nothing to a score, and its public sizes reveal that everybody in it is a control.</source>
        <translation>Die Schicht {stratum} hat keine Fälle, daher trägt sie nichts zu einem Score bei, und ihre öffentlichen Größen verraten, dass alle darin Kontrollen sind.</translation>
    </message>
    <message>
        <source>The stratum {stratum} has no cases, so it adds nothing to a score.</source>
        <translation>Die Schicht {stratum} hat keine Fälle, daher trägt sie nichts zu einem Score bei.</translation>
    </message>
    <message>
        <source>The stratum {stratum} has no controls, so it adds nothing to a score, and its public sizes reveal that everybody in it is a case.</source>
        <translation>Die Schicht {stratum} hat keine Kontrollen, daher trägt sie nichts zu einem Score bei, und ihre öffentlichen Größen verraten, dass alle darin Fälle sind.</translation>
    </message>
    <message>
        <source>The stratum {stratum} has no controls, so it adds nothing to a score.</source>
        <translation>Die Schicht {stratum} hat keine Kontrollen, daher trägt sie nichts zu einem Score bei.</translation>
    </message>
    <message>
        <source>The stratum {stratum} has one participant, so it adds nothing to a score.</source>
        <translation>Die Schicht {stratum} hat nur eine teilnehmende Person, daher trägt sie nichts zu einem Score bei.</translation>
    </message>
    <message>
        <source>The strongest attack cannot be computed: {reason}.</source>
        <translation>Der stärkste Angriff lässt sich nicht berechnen: {reason}.</translation>
    </message>
    <message>
        <source>The strongest attack simulated has an AUC of {auc}, where 0.5 is guessing.</source>
        <translation>Der stärkste simulierte Angriff hat eine AUC von {auc}; 0,5 entspricht dem Raten.</translation>
    </message>
    <message>
        <source>The study</source>
        <translation>Die Studie</translation>
    </message>
    <message>
        <source>The study has missing calls, and filling them needs a counted allele that was not chosen from this study’s genotypes: else one participant could change every filled call of a SNP.</source>
        <translation>In der Studie fehlen Genotypen. Um sie zu ergänzen, braucht es ein gezähltes Allel, das nicht aus den Genotypen dieser Studie gewählt wurde: Sonst könnte eine teilnehmende Person jeden ergänzten Genotyp eines SNPs verändern.</translation>
    </message>
    <message>
        <source>The study has no SNP on chromosomes 1–22, so nothing may be released.</source>
        <translation>Die Studie hat keinen SNP auf den Chromosomen 1–22, daher darf nichts veröffentlicht werden.</translation>
    </message>
    <message>
        <source>The study has no SNP on chromosomes 1–22.</source>
        <translation>Die Studie hat keinen SNP auf den Chromosomen 1–22.</translation>
    </message>
    <message>
        <source>The study has no SNP {name}.</source>
        <translation>Die Studie hat keinen SNP {name}.</translation>
    </message>
    <message>
        <source>The study has no name yet, and the report needs one.</source>
        <translation>Die Studie hat noch keinen Namen, und der Bericht braucht einen.</translation>
    </message>
    <message>
        <source>The study has {cases} cases and {controls} controls; both numbers are public.</source>
        <translation>Die Studie hat {cases} Fälle und {controls} Kontrollen; beide Zahlen sind öffentlich.</translation>
    </message>
    <message>
        <source>The study has {cases} cases and {controls} controls; both numbers are public; the controls’ genotypes are public too.</source>
        <translation>Die Studie hat {cases} Fälle und {controls} Kontrollen; beide Zahlen sind öffentlich; auch die Genotypen der Kontrollen sind öffentlich.</translation>
    </message>
    <message>
        <source>The study has {n} records at the position of the candidate SNP {snp}.</source>
        <translation>Die Studie hat {n} Einträge an der Position des Kandidaten-SNPs {snp}.</translation>
    </message>
    <message>
        <source>The study has {people} participants with a quantitative trait; the number is public.</source>
        <translation>Die Studie hat {people} Teilnehmende mit einem quantitativen Merkmal; die Zahl ist öffentlich.</translation>
    </message>
    <message>
        <source>The study has {people} participants, and that number is public; how many of them are cases is printed nowhere. The plan’s {cases} cases and {controls} controls are public figures that were not compared with the study.</source>
        <translation>Die Studie hat {people} Teilnehmer, und diese Zahl ist öffentlich; wie viele davon Fälle sind, ist nirgends gedruckt. Die {cases} Fälle und {controls} Kontrollen des Plans sind öffentliche Zahlen, die nicht mit der Studie verglichen wurden.</translation>
    </message>
    <message>
        <source>The study is a fresh random sample of the biobank with a known rate, and who was drawn stays secret for ever. The guarantee is about presence in the biobank; people known to be in the biobank, or whose participation itself is the secret, are protected by the mechanism’s own ε only.</source>
        <translation>Die Studie ist eine neue Zufallsstichprobe der Biobank mit bekannter Rate, und wer gezogen wurde, bleibt für immer geheim. Die Garantie betrifft die Zugehörigkeit zur Biobank; Personen, deren Zugehörigkeit bekannt ist oder deren Teilnahme selbst das Geheimnis ist, schützt nur das eigene ε des Mechanismus.</translation>
    </message>
    <message>
        <source>The study is a secret sample of a biobank</source>
        <translation>Die Studie ist eine geheime Stichprobe einer Biobank</translation>
    </message>
    <message>
        <source>The study is a secret sample: {scheme}, at a rate of {rate}. A member of the cohort is protected by the draw and the noise together. If it becomes known who was drawn, only the noise is left.</source>
        <translation>Die Studie ist eine geheime Stichprobe: {scheme}, mit einer Rate von {rate}. Ein Mitglied der Kohorte ist durch die Ziehung und das Rauschen zusammen geschützt. Wird bekannt, wer gezogen wurde, bleibt nur das Rauschen.</translation>
    </message>
    <message>
        <source>The study is of participants with a quantitative trait, and how many there are is secret. The plan’s {people} is a public figure and was not compared with the study.</source>
        <translation>Die Studie hat Teilnehmer mit einem quantitativen Merkmal, und wie viele es sind, ist geheim. Die Zahl {people} des Plans ist eine öffentliche Zahl und wurde nicht mit der Studie verglichen.</translation>
    </message>
    <message>
        <source>The study is open and matches the plan. None of its genotypes are shown.</source>
        <translation>Die Studie ist geöffnet und passt zum Plan. Von ihren Genotypen wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>The study you are planning</source>
        <translation>Die Studie, die Sie planen</translation>
    </message>
    <message>
        <source>The study’s budget in the ledger is larger, but the site’s policy applies too. Ask the site’s privacy officer.</source>
        <translation>Das Budget der Studie im Privacy-Kontobuch ist größer, aber auch die Richtlinie der Einrichtung gilt. Fragen Sie die oder den Datenschutzbeauftragten der Einrichtung.</translation>
    </message>
    <message>
        <source>The study’s first plan stated that its controls are not public; this plan states that they are.</source>
        <translation>Der erste Plan der Studie gab an, dass ihre Kontrollen nicht öffentlich sind; dieser Plan gibt an, dass sie es sind.</translation>
    </message>
    <message>
        <source>The study’s first plan stated that its controls are public; this plan states that they are not.</source>
        <translation>Der erste Plan der Studie gab an, dass ihre Kontrollen öffentlich sind; dieser Plan gibt an, dass sie es nicht sind.</translation>
    </message>
    <message>
        <source>The study’s own mean is subtracted from everybody’s value, so somebody who joins moves everybody’s weight: the exact number of participants must be public.</source>
        <translation>Vom Wert jeder Person wird der Mittelwert der Studie selbst abgezogen, daher verschiebt jemand, der hinzukommt, das Gewicht aller: Die genaue Teilnehmerzahl muss öffentlich sein.</translation>
    </message>
    <message>
        <source>The study’s sites count as a variant caller’s: at each SNP of the list a person has the copies of alleles other than the reference that their own calls show, and nobody else’s record changes that.</source>
        <translation>Die Positionen der Studie zählen als die eines Variantenaufrufs: An jedem SNP der Liste hat eine Person die Kopien anderer Allele als des Referenzallels, die ihre eigenen Genotypen zeigen, und niemandes Datensatz sonst ändert das.</translation>
    </message>
    <message>
        <source>The table names risk alleles and says how sure they are: an association in the other direction counts less. What that saves, and would save if all were right, stands beside the sample size.</source>
        <translation>Die Tabelle nennt Risikoallele und sagt, wie sicher sie sind: Eine Assoziation in der anderen Richtung zählt weniger. Was das spart, und was es sparen würde, wenn alle richtig wären, steht neben dem Stichprobenumfang.</translation>
    </message>
    <message>
        <source>The table names risk alleles: only an association in their direction counts, so chance finds fewer false ones. What that saves stands beside the sample size.</source>
        <translation>Die Tabelle nennt Risikoallele: Nur eine Assoziation in ihrer Richtung zählt, sodass der Zufall weniger falsche findet. Was das spart, steht neben dem Stichprobenumfang.</translation>
    </message>
    <message>
        <source>The three steps of a plan</source>
        <translation>Die drei Schritte eines Plans</translation>
    </message>
    <message>
        <source>The trait is normally distributed: {effect}.</source>
        <translation>Das Merkmal ist normalverteilt: {effect}.</translation>
    </message>
    <message>
        <source>The trait is “{name}”. Everybody’s value is clipped to the public range from {low} to {high} and counted in thousandths of it; the user declares that the range does not depend on this study’s data.</source>
        <translation>Das Merkmal ist „{name}“. Der Wert jeder Person wird auf den öffentlichen Bereich von {low} bis {high} gekappt und in Tausendsteln davon gezählt; erklärt wird, dass der Bereich nicht von den Daten dieser Studie abhängt.</translation>
    </message>
    <message>
        <source>The trait is “{name}”. Everybody’s value is clipped to the public range from {low} to {high}, which is {clip} SD on either side of a public mean ({mean}, SD {sd}), and counted in thousandths of it; the user declares that none of these depends on this study’s data.</source>
        <translation>Das Merkmal ist „{name}“. Der Wert jeder Person wird auf den öffentlichen Bereich von {low} bis {high} gekappt, das sind {clip} SD zu beiden Seiten eines öffentlichen Mittelwerts ({mean}, SD {sd}), und in Tausendsteln davon gezählt; erklärt wird, dass nichts davon von den Daten dieser Studie abhängt.</translation>
    </message>
    <message>
        <source>The trait may be a residual if its coefficients are public. Name the covariates and the source of the coefficients. No coefficient may be fitted on this study.</source>
        <translation>Das Merkmal darf ein Residuum sein, wenn seine Koeffizienten öffentlich sind. Nennen Sie die Kovariablen und die Quelle der Koeffizienten. Kein Koeffizient darf an dieser Studie geschätzt sein.</translation>
    </message>
    <message>
        <source>The trait: normal, with {trait}; it is clipped to the range from {low} to {high} SD about its assumed mean.</source>
        <translation>Das Merkmal: normalverteilt, mit {trait}; es wird auf den Bereich von {low} bis {high} SD um seinen angenommenen Mittelwert gekappt.</translation>
    </message>
    <message>
        <source>The trend score has no useful sensitivity when a group has one person: that person can change it by N.</source>
        <translation>Der Trend-Score hat keine brauchbare Sensitivität, wenn eine Gruppe nur aus einer Person besteht: Sie kann ihn um N verschieben.</translation>
    </message>
    <message>
        <source>The two passphrases differ. Enter the same one twice.</source>
        <translation>Die beiden Passphrasen sind verschieden. Geben Sie zweimal dieselbe ein.</translation>
    </message>
    <message>
        <source>The user declares that A1 and A2 in the study’s files were set by a public manifest, not by this study’s genotypes.</source>
        <translation>Erklärt wird, dass A1 und A2 in den Dateien der Studie durch ein öffentliches Manifest festgelegt wurden, nicht durch die Genotypen dieser Studie.</translation>
    </message>
    <message>
        <source>The user declares that neither people nor SNPs were removed because of this study’s genotypes.</source>
        <translation>Erklärt wird, dass weder Personen noch SNPs aufgrund der Genotypen dieser Studie entfernt wurden.</translation>
    </message>
    <message>
        <source>The user declares that the plan’s SNPs were not chosen by looking at this study’s genotypes.</source>
        <translation>Erklärt wird, dass die SNPs des Plans nicht anhand der Genotypen dieser Studie gewählt wurden.</translation>
    </message>
    <message>
        <source>The user declares that the sites of the study’s file were fixed beforehand, as those of an array or an imputation panel are.</source>
        <translation>Erklärt wird, dass die Positionen der Studiendatei vorab festgelegt waren, wie es die eines Arrays oder eines Imputationspanels sind.</translation>
    </message>
    <message>
        <source>The user declares that the study has the ethics approval {value}.</source>
        <translation>Erklärt wird, dass für die Studie das Ethikvotum {value} vorliegt.</translation>
    </message>
    <message>
        <source>The user declares that the weights follow from nothing in this study’s data, so that they cost no privacy; the program cannot see that.</source>
        <translation>Erklärt wird, dass die Gewichte aus nichts in den Daten dieser Studie folgen, sodass sie keine Privatheit kosten; das Programm kann das nicht sehen.</translation>
    </message>
    <message>
        <source>The user declares that this list is public, and that neither people nor SNPs were removed by their genotypes here. A SNP of the list that the study lacks stays in it and scores as a SNP without variation.</source>
        <translation>Erklärt wird, dass diese Liste öffentlich ist und dass hier weder Personen noch SNPs nach ihren Genotypen entfernt wurden. Ein SNP der Liste, der in der Studie fehlt, bleibt darin und wird wie ein SNP ohne Variation bewertet.</translation>
    </message>
    <message>
        <source>The user declares that this panel holds no participant of the study, that participants were not phased together, and that no SNP was filtered by INFO or allele frequency in this study: each person’s probabilities depend on that person and public data only.</source>
        <translation>Erklärt wird, dass dieses Panel keine Teilnehmenden der Studie enthält, dass die Teilnehmenden nicht gemeinsam gephast wurden und dass in dieser Studie kein SNP nach INFO oder Allelhäufigkeit gefiltert wurde: Die Wahrscheinlichkeiten jeder Person hängen nur von ihr und öffentlichen Daten ab.</translation>
    </message>
    <message>
        <source>The value of somebody’s trait</source>
        <translation>Der Merkmalswert einer Person</translation>
    </message>
    <message>
        <source>The values are residuals; the user declares that no coefficient was fitted on this study: {covariates}.</source>
        <translation>Die Werte sind Residuen; erklärt wird, dass kein Koeffizient an dieser Studie geschätzt wurde: {covariates}.</translation>
    </message>
    <message>
        <source>The values are used as measured, without adjustment for covariates.</source>
        <translation>Die Werte werden verwendet, wie sie gemessen wurden, ohne Adjustierung für Kovariablen.</translation>
    </message>
    <message>
        <source>The verification was stopped.</source>
        <translation>Die Prüfung wurde angehalten.</translation>
    </message>
    <message>
        <source>The whole plan in one sentence</source>
        <translation>Der ganze Plan in einem Satz</translation>
    </message>
    <message>
        <source>The window stays open</source>
        <translation>Das Fenster bleibt geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>The {n} reports beside it match.</source>
        <translation>
            <numerusform>Der Bericht daneben stimmt überein.</numerusform>
            <numerusform>Die {n} Berichte daneben stimmen überein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} reports of ledger {ledger} are consistent with one ledger to which rows were only added (rows {first} to {last}).</source>
        <translation>
            <numerusform>Privatheitsbuch {ledger}: nur ein Bericht (Zeilen {first}–{last}), es gibt also nichts zu vergleichen.</numerusform>
            <numerusform>Die {n} Berichte des Privacy-Kontobuchs {ledger} passen zu einem Privacy-Kontobuch, in dem nur Zeilen hinzukamen (Zeilen {first} bis {last}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The {score} of a SNP with missing calls follows from how they are filled, and no rule was given.</source>
        <translation>Bei fehlenden Genotypen hängt der Score eines SNPs ({score}) davon ab, wie sie ergänzt werden, und dafür wurde keine Regel angegeben.</translation>
    </message>
    <message>
        <source>The {what} must be a URL that begins with https://.</source>
        <translation>Eine URL, die mit https:// beginnt, muss sein: {what}.</translation>
    </message>
    <message>
        <source>The ε of a study’s releases add up; this bounds their sum.</source>
        <translation>Die ε der Veröffentlichungen einer Studie addieren sich; dies begrenzt ihre Summe.</translation>
    </message>
    <message>
        <source>The ε of all releases from one study add up, and γ is computed from the sum. Multiplying the γ of single releases is wrong: two with γ = 2 at 50 % make γ = 5, not 4. Releases with another secret count only if a conversion is proven: a release that protects participation costs twice its ε for case status, and one that protects case status gives no privacy of participation at all.</source>
        <translation>Die ε aller Veröffentlichungen einer Studie addieren sich, und γ wird aus der Summe berechnet. Die γ einzelner Veröffentlichungen zu multiplizieren ist falsch: Zwei mit γ = 2 bei 50 % ergeben γ = 5, nicht 4. Veröffentlichungen mit einem anderen Geheimnis zählen nur, wenn eine Umrechnung bewiesen ist: Eine, die die Teilnahme schützt, kostet für den Fallstatus das Doppelte ihres ε, und eine, die den Fallstatus schützt, gibt keinerlei Privatheit der Teilnahme.</translation>
    </message>
    <message>
        <source>The ε of several releases add up, and the guarantee for all of them together follows from the sum.</source>
        <translation>Die ε mehrerer Veröffentlichungen addieren sich, und die Garantie für alle zusammen folgt aus der Summe.</translation>
    </message>
    <message>
        <source>The ε of several releases from the same study add up, and γ then follows from the sum.</source>
        <translation>Die ε mehrerer Veröffentlichungen aus derselben Studie addieren sich, und γ folgt dann aus der Summe.</translation>
    </message>
    <message>
        <source>Then choose the column with case–control status under More.</source>
        <translation>Wählen Sie dann unter „Mehr“ die Spalte mit dem Fall-Kontroll-Status.</translation>
    </message>
    <message>
        <source>Then choose the column with case–control status.</source>
        <translation>Wählen Sie dann die Spalte mit dem Fall-Kontroll-Status.</translation>
    </message>
    <message>
        <source>Then “This site’s policy” shows it on that machine. Keep the private key to yourself, and a copy of both files.</source>
        <translation>Dann zeigt „Richtlinie dieser Einrichtung“ sie auf diesem Rechner. Behalten Sie den privaten Schlüssel für sich, und bewahren Sie eine Kopie beider Dateien auf.</translation>
    </message>
    <message>
        <source>There are {given} reports; at most {most} are checked together.</source>
        <translation>Es sind {given} Berichte; höchstens {most} werden zusammen geprüft.</translation>
    </message>
    <message>
        <source>There are {n} simulated people, and none has the number {person}.</source>
        <translation>Es gibt {n} simulierte Personen, und keine hat die Nummer {person}.</translation>
    </message>
    <message>
        <source>There is a kind of study called {name}, or with such an ending, already.</source>
        <translation>Eine Studienart namens {name} oder mit einer solchen Endung gibt es schon.</translation>
    </message>
    <message>
        <source>There is no SNP whose score could be published.</source>
        <translation>Es gibt keinen SNP, dessen Score veröffentlicht werden könnte.</translation>
    </message>
    <message>
        <source>There is no candidate SNP.</source>
        <translation>Es gibt keinen Kandidaten-SNP.</translation>
    </message>
    <message>
        <source>There is no figure {unknown} here.</source>
        <translation>Eine Abbildung {unknown} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>There is no file of chromosomes {chromosomes}.</source>
        <translation>Für diese Chromosomen gibt es keine Datei: {chromosomes}.</translation>
    </message>
    <message>
        <source>There is no forecast for this study.</source>
        <translation>Für diese Studie gibt es keine Prognose.</translation>
    </message>
    <message>
        <source>There is no ledger at {path} yet: this release creates it.</source>
        <translation>Unter {path} gibt es noch kein Privacy-Kontobuch: Diese Veröffentlichung legt es an.</translation>
    </message>
    <message>
        <source>There is no maximum certainty if every prior is covered: whoever is nearly certain stays so.</source>
        <translation>Wenn jeder Prior abgedeckt ist, gibt es keine höchste Gewissheit: Wer sich fast sicher ist, bleibt es.</translation>
    </message>
    <message>
        <source>There is no quick estimate for this plan. Lines appear with the first simulated studies.</source>
        <translation>Für diesen Plan gibt es keine Schnellschätzung. Linien erscheinen mit den ersten simulierten Studien.</translation>
    </message>
    <message>
        <source>There is no quick estimate for this plan. Simulation starts after the curves while this sheet is in front.</source>
        <translation>Für diesen Plan gibt es keine Schnellschätzung. Die Simulation beginnt nach den Kurven, solange dieses Blatt vorn ist.</translation>
    </message>
    <message>
        <source>There is no quick estimate for this plan; simulated studies tell.</source>
        <translation>Für diesen Plan gibt es keine schnelle Schätzung; simulierte Studien zeigen es.</translation>
    </message>
    <message>
        <source>There is no report beside it.</source>
        <translation>Daneben liegt kein Bericht.</translation>
    </message>
    <message>
        <source>There is no report in the folder {folder}.</source>
        <translation>Im Ordner {folder} gibt es keinen Bericht.</translation>
    </message>
    <message>
        <source>There is no {kind} {name}.</source>
        <translation>{kind} {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is none for Windows: convert the study with plink2 --pfile NAME --make-bed, or --export bgen-1.2 with dosages. On other systems, install this program again.</source>
        <translation>Für Windows gibt es keines: Wandeln Sie die Studie um mit plink2 --pfile NAME --make-bed oder, mit Dosierungen, --export bgen-1.2. Auf anderen Systemen installieren Sie neu.</translation>
    </message>
    <message>
        <source>There is nothing to simulate.</source>
        <translation>Es gibt nichts zu simulieren.</translation>
    </message>
    <message>
        <source>These are the signer’s word alone: {facts}.</source>
        <translation>Dafür steht allein das Wort dessen, der signiert hat: {facts}.</translation>
    </message>
    <message>
        <source>These files contain people of another account of this ledger ({accounts}), though each account was declared to share no people with another.</source>
        <translation>Diese Dateien enthalten Personen eines anderen Kontos dieses Privacy-Kontobuchs ({accounts}), obwohl für jedes Konto erklärt wurde, dass es keine Personen mit einem anderen gemeinsam hat.</translation>
    </message>
    <message>
        <source>These numbers are exact statistics of the study. Use this tool for simulated or published studies whose causal SNPs are known. For any other study the numbers are for the curator only, not for release.</source>
        <translation>Diese Zahlen sind exakte Statistiken der Studie. Verwenden Sie dieses Werkzeug für simulierte oder veröffentlichte Studien, deren kausale SNPs bekannt sind. Bei jeder anderen Studie sind die Zahlen nur für Datenverantwortliche bestimmt, nicht zur Veröffentlichung.</translation>
    </message>
    <message>
        <source>These people are made of the genotypes of people in the panel that the user named, some of them unchanged. Unless that panel is public, protect these files like the panel.</source>
        <translation>Diese Personen sind aus den Genotypen von Personen des angegebenen Panels gebildet, einige davon unverändert. Ist dieses Panel nicht öffentlich, verwahren Sie diese Dateien wie das Panel.</translation>
    </message>
    <message>
        <source>These people do not take part (FID IID, or IID):</source>
        <translation>Diese Personen nehmen nicht teil (FID IID oder IID):</translation>
    </message>
    <message>
        <source>These releases cannot be planned.</source>
        <translation>Diese Veröffentlichungen lassen sich nicht planen.</translation>
    </message>
    <message>
        <source>These scores have one: {scores}.</source>
        <translation>Dafür geeignet sind: {scores}.</translation>
    </message>
    <message>
        <source>These settings are the plan’s; change them on the Calibration tab. No real study is used.</source>
        <translation>Diese Einstellungen gehören zum Plan; ändern Sie sie im Reiter „Kalibrierung“. Keine echte Studie wird verwendet.</translation>
    </message>
    <message>
        <source>They are listed in {file}.</source>
        <translation>Sie stehen in {file}.</translation>
    </message>
    <message>
        <source>They are of {n} ledgers; anyone in studies of several of them loses privacy to each (the ε add up).</source>
        <translation>Sie stammen aus {n} Privacy-Kontobüchern; wer in Studien mehrerer davon ist, verliert Privatheit an jede (die ε addieren sich).</translation>
    </message>
    <message>
        <source>They can be left out, since that depends on the phenotype alone.</source>
        <translation>Sie können ausgelassen werden, worüber allein ihr Phänotyp entscheidet.</translation>
    </message>
    <message>
        <source>They contradict one another: an older copy of a ledger was restored, or two copies were used in parallel.</source>
        <translation>Sie widersprechen einander: Eine ältere Kopie eines Privacy-Kontobuchs wurde wiederhergestellt, oder zwei Kopien wurden nebeneinander verwendet.</translation>
    </message>
    <message>
        <source>They must not depend on this study; the program cannot check that. A SNP with weight 0 is not a candidate; a SNP that is not listed has weight 1.</source>
        <translation>Sie dürfen nicht von dieser Studie abhängen; das Programm kann das nicht prüfen. Ein SNP mit Gewicht 0 ist kein Kandidat; ein SNP, der nicht aufgeführt ist, hat Gewicht 1.</translation>
    </message>
    <message>
        <source>They spend ε = {epsilon} of the study’s budget of {budget}.</source>
        <translation>Sie verbrauchen ε = {epsilon} vom Budget der Studie, das {budget} beträgt.</translation>
    </message>
    <message>
        <source>They spend ε = {epsilon} of the study’s budget of {budget}; ε = {left} is left for later.</source>
        <translation>Sie verbrauchen ε = {epsilon} vom Budget der Studie, das {budget} beträgt; ε = {left} bleibt für später.</translation>
    </message>
    <message>
        <source>They spend ε = {epsilon}. The study guarantees that over all its releases together {promise}; with what is planned the bound is {reached}.</source>
        <translation>Sie verbrauchen ε = {epsilon}. Die Studie garantiert über alle ihre Veröffentlichungen zusammen: {promise}; mit dem Geplanten beträgt die Schranke {reached}.</translation>
    </message>
    <message>
        <source>Think of 100 participants of whom such an attacker considers a value of the trait {prior} likely: about {before} of them have it. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people thought that likely, about {after} have it.</source>
        <translation>Denken Sie an 100 Teilnehmende, von denen ein solcher Angreifer zu {prior} annimmt, dass sie einen bestimmten Wert des Merkmals haben: Etwa {before} von ihnen haben ihn. {whatever}: Die Gewissheit des Angreifers über eine solche Person kann höchstens {most} erreichen; von 100 Personen, für die er das so annimmt, haben etwa {after} ihn.</translation>
    </message>
    <message>
        <source>Think of 100 participants whom such an attacker considers {prior} likely to be cases: about {before} of them are. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people thought that likely, about {after} are cases.</source>
        <translation>Denken Sie an 100 Teilnehmende, von denen ein solcher Angreifer zu {prior} annimmt, dass sie Fälle sind: Etwa {before} von ihnen sind es. {whatever}: Die Gewissheit des Angreifers über eine solche Person kann höchstens {most} erreichen; von 100 Personen, für die er das so annimmt, sind etwa {after} Fälle.</translation>
    </message>
    <message>
        <source>Think of 100 people whom such an attacker considers {prior} likely to have taken part: about {before} of them did. {whatever}, the attacker’s certainty about such a person can reach {most} at most: of 100 people thought that likely, about {after} took part.</source>
        <translation>Denken Sie an 100 Personen, von denen ein solcher Angreifer zu {prior} annimmt, dass sie teilgenommen haben: Etwa {before} von ihnen haben es getan. {whatever}: Die Gewissheit des Angreifers über eine solche Person kann höchstens {most} erreichen; von 100 Personen, für die er das so annimmt, haben etwa {after} teilgenommen.</translation>
    </message>
    <message>
        <source>Think of the best test that says of a person "took part" or "did not". Its advantage is the share of participants that it recognises (TPR) minus the share of others that it flags wrongly (FPR). Guessing has 0. From ε alone it is at most (e^ε − 1)/(e^ε + 1). With a joint draw, a significant set or the exponential mechanism, tests reach less, so the same guarantee allows them more ε. A rare output may reveal more than a test gains overall; γ bounds that.</source>
        <translation>Denken Sie an den besten Test, der von einer Person „hat teilgenommen“ oder „hat nicht teilgenommen“ sagt. Sein Vorteil ist der Anteil der Teilnehmenden, die er erkennt (TPR), minus den Anteil der anderen, die er zu Unrecht verdächtigt (FPR). Raten hat den Vorteil 0. Allein aus ε folgt höchstens (e^ε − 1)/(e^ε + 1). Bei einer gemeinsamen Ziehung, einer signifikanten Menge oder dem exponentiellen Mechanismus erreichen Tests weniger, daher erlaubt ihnen dieselbe Garantie mehr ε. Eine seltene Ausgabe kann mehr verraten, als ein Test insgesamt gewinnt; das begrenzt γ.</translation>
    </message>
    <message>
        <source>This access was not logged.</source>
        <translation>Dieser Zugriff wurde nicht protokolliert.</translation>
    </message>
    <message>
        <source>This access will be logged in the ledger, and reports will state it. Choose the ledger first.</source>
        <translation>Dieser Zugriff wird im Privacy-Kontobuch protokolliert, und Berichte werden ihn nennen. Wählen Sie zuerst das Privacy-Kontobuch.</translation>
    </message>
    <message>
        <source>This access will be logged in {file}, and reports will state it.</source>
        <translation>Dieser Zugriff wird in {file} protokolliert, und Berichte werden ihn nennen.</translation>
    </message>
    <message>
        <source>This account began with a plan that takes the number of cases to be printed nowhere, and a release of it, or something else, prints that number. To somebody who knows it, all its releases together, the earlier ones too, count ε = {total}.</source>
        <translation>Dieses Konto begann mit einem Plan, nach dem die Zahl der Fälle nirgends gedruckt ist, und eine seiner Veröffentlichungen oder etwas anderes druckt diese Zahl. Für jemanden, der sie kennt, zählen alle seine Veröffentlichungen zusammen, auch die früheren, ε = {total}.</translation>
    </message>
    <message>
        <source>This account began with a plan that takes the number of participants to be printed nowhere, and a release of it, or something else, prints that number. To somebody who knows it, and is unsure of two or more people, all its releases together, the earlier ones too, count ε = {total}.</source>
        <translation>Dieses Konto begann mit einem Plan, nach dem die Teilnehmerzahl nirgends gedruckt ist, und eine seiner Veröffentlichungen oder etwas anderes druckt diese Zahl. Für jemanden, der sie kennt und sich bei zwei oder mehr Personen nicht sicher ist, zählen alle seine Veröffentlichungen zusammen, auch die früheren, ε = {total}.</translation>
    </message>
    <message>
        <source>This account began with a plan that takes the numbers of cases and of controls to be printed nowhere, and a release of it, or something else, prints them. To somebody who knows both, and not who has the disease, all its releases together, the earlier ones too, count ε = {total}.</source>
        <translation>Dieses Konto begann mit einem Plan, nach dem die Zahlen der Fälle und der Kontrollen nirgends gedruckt sind, und eine seiner Veröffentlichungen oder etwas anderes druckt sie. Für jemanden, der beide kennt und nicht weiß, wer die Krankheit hat, zählen alle seine Veröffentlichungen zusammen, auch die früheren, ε = {total}.</translation>
    </message>
    <message>
        <source>This account has no release yet. This release fixes its budget.</source>
        <translation>Dieses Konto hat noch keine Veröffentlichung. Diese Veröffentlichung legt sein Budget fest.</translation>
    </message>
    <message numerus="yes">
        <source>This account has {n} releases so far. The first fixed its guarantee: over all releases together, {promise}. The bound so far is {reached}; the rest is for releases of this kind.</source>
        <translation>
            <numerusform>Dieses Konto hat bisher 1 Veröffentlichung. Sie hat die Garantie festgelegt; für alle Veröffentlichungen zusammen gilt: {promise}. Die Schranke ist bisher {reached}; der Rest ist für Veröffentlichungen dieser Art.</numerusform>
            <numerusform>Dieses Konto hat bisher {n} Veröffentlichungen. Die erste hat seine Garantie festgelegt; für alle Veröffentlichungen zusammen gilt: {promise}. Die Schranke ist bisher {reached}; der Rest ist für Veröffentlichungen dieser Art.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This account has {n} releases so far. The first fixed the budget.</source>
        <translation>
            <numerusform>Dieses Konto hat bisher 1 Veröffentlichung. Sie hat das Budget festgelegt.</numerusform>
            <numerusform>Dieses Konto hat bisher {n} Veröffentlichungen. Die erste hat das Budget festgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This approval was already used for a release.</source>
        <translation>Diese Freigabe wurde schon für eine Veröffentlichung verwendet.</translation>
    </message>
    <message>
        <source>This attacker considers membership a coin flip: a 50 % prior. Make it a range: drag the left handle to 25 %, or enter 25 in the left field.</source>
        <translation>Für diesen Angreifer ist die Teilnahme ein Münzwurf: ein Prior von 50 %. Machen Sie einen Bereich daraus: Ziehen Sie den linken Griff auf 25 % oder geben Sie 25 in das linke Feld ein.</translation>
    </message>
    <message>
        <source>This attacker’s guarantee covers participation only.</source>
        <translation>Die Garantie gegen diesen Angreifer betrifft nur die Teilnahme.</translation>
    </message>
    <message>
        <source>This computer has no record of it.</source>
        <translation>Dieser Rechner hat keinen Vermerk darüber.</translation>
    </message>
    <message>
        <source>This file holds hard calls and no genotype probabilities: each call counts as certain.</source>
        <translation>Diese Datei enthält Hard Calls und keine Genotyp-Wahrscheinlichkeiten: Jeder Genotyp gilt als sicher.</translation>
    </message>
    <message>
        <source>This file may contain genotype probabilities.</source>
        <translation>Diese Datei kann Genotyp-Wahrscheinlichkeiten enthalten.</translation>
    </message>
    <message>
        <source>This guarantee leaves nothing to spend (ε = 0): only an output that ignores the data satisfies it.</source>
        <translation>Diese Garantie lässt nichts zu verbrauchen (ε = 0): Nur eine Ausgabe, die die Daten nicht beachtet, erfüllt sie.</translation>
    </message>
    <message>
        <source>This guarantee leaves too little to spend (ε = {epsilon}): the output would be pure noise.</source>
        <translation>Diese Garantie lässt zu wenig zu verbrauchen (ε = {epsilon}): Die Ausgabe wäre reines Rauschen.</translation>
    </message>
    <message>
        <source>This holds after all {number} planned releases together; their ε add up, and γ follows from the sum.</source>
        <translation>Dies gilt nach allen {number} geplanten Veröffentlichungen zusammen; ihre ε addieren sich, und γ folgt aus der Summe.</translation>
    </message>
    <message>
        <source>This holds for any prior.</source>
        <translation>Dies gilt für jeden Prior.</translation>
    </message>
    <message>
        <source>This holds where every such group has the same number of people among cases and among controls, or where the numbers of groups of each kind are public. Otherwise it does not hold.</source>
        <translation>Das gilt, wenn jede solche Gruppe unter Fällen und unter Kontrollen gleich viele Personen hat oder wenn öffentlich ist, wie viele Gruppen jeder Art es gibt. Sonst gilt es nicht.</translation>
    </message>
    <message>
        <source>This holds where every such group has the same number of people, or where the numbers of groups of each size are public. Otherwise it does not hold.</source>
        <translation>Das gilt, wenn jede solche Gruppe gleich viele Personen hat oder wenn öffentlich ist, wie viele Gruppen jeder Größe es gibt. Sonst gilt es nicht.</translation>
    </message>
    <message>
        <source>This installation lacks the bundled example.</source>
        <translation>In dieser Installation fehlt das mitgelieferte Beispiel.</translation>
    </message>
    <message>
        <source>This is a copy of the example: nothing of yours is changed. The sentence states the plan in words. Click an underlined part to change it.</source>
        <translation>Dies ist eine Kopie des Beispiels: An Ihren Dateien ändert sich nichts. Der Satz fasst den Plan in Worte. Klicken Sie auf einen unterstrichenen Teil, um ihn zu ändern.</translation>
    </message>
    <message>
        <source>This is a plan. No data exist yet or were used, nothing is drawn, and no budget is spent: the forecasts follow from the assumptions alone.</source>
        <translation>Dies ist ein Plan. Noch gibt es keine Daten, und es wurden keine verwendet; nichts ist gezogen und kein Budget verbraucht: Die Prognosen folgen allein aus den Annahmen.</translation>
    </message>
    <message>
        <source>This is a plan: only a release can be packed.</source>
        <translation>Das ist ein Plan: Nur eine Veröffentlichung kann gepackt werden.</translation>
    </message>
    <message>
        <source>This is a planning report, not a release: nothing was drawn or published. The signature matches, and everything not simulated follows from the plan.</source>
        <translation>Dies ist ein Planungsbericht, keine Veröffentlichung: Nichts wurde gezogen oder veröffentlicht. Die Signatur stimmt, und alles nicht Simulierte folgt aus dem Plan.</translation>
    </message>
    <message>
        <source>This is not a policy yet.</source>
        <translation>Das ist noch keine Richtlinie.</translation>
    </message>
    <message>
        <source>This is not a report: {file}</source>
        <translation>Das ist kein Bericht: {file}</translation>
    </message>
    <message>
        <source>This is outside the range: γ = {gamma}.</source>
        <translation>Das liegt außerhalb des Bereichs: γ = {gamma}.</translation>
    </message>
    <message>
        <source>This is planned release {number} of {n}: {what}.</source>
        <translation>Dies ist die geplante Veröffentlichung {number} von {n}: {what}.</translation>
    </message>
    <message>
        <source>This is the account’s first release: {promise}.</source>
        <translation>Dies ist die erste Veröffentlichung des Kontos: {promise}.</translation>
    </message>
    <message>
        <source>This is the list of all that will be published. Read it, then continue.</source>
        <translation>Dies ist die Liste von allem, was veröffentlicht wird. Lesen Sie sie und fahren Sie dann fort.</translation>
    </message>
    <message>
        <source>This is the plan’s main release, not a planned one: {what}.</source>
        <translation>Dies ist die Hauptveröffentlichung des Plans, keine geplante: {what}.</translation>
    </message>
    <message>
        <source>This is the study itself.</source>
        <translation>Das ist die Studie selbst.</translation>
    </message>
    <message>
        <source>This ledger has no account {account}, and a new one cannot have this name: ledgers number their accounts in this way.</source>
        <translation>Dieses Privacy-Kontobuch hat kein Konto {account}, und ein neues kann nicht so heißen: So nummerieren Privacy-Kontobücher ihre Konten.</translation>
    </message>
    <message>
        <source>This ledger has one account only; there is nothing to merge.</source>
        <translation>Dieses Privacy-Kontobuch hat nur ein Konto; es gibt nichts zusammenzuführen.</translation>
    </message>
    <message>
        <source>This many relatives are protected together; 1 protects each person individually.</source>
        <translation>So viele Verwandte sind gemeinsam geschützt; 1 schützt jede Person einzeln.</translation>
    </message>
    <message>
        <source>This may mean {small} or {large}: please type it in that form.</source>
        <translation>Das kann {small} oder {large} heißen: Bitte geben Sie es in einer dieser Formen ein.</translation>
    </message>
    <message>
        <source>This mechanism cannot choose one SNP per locus.</source>
        <translation>Dieser Mechanismus kann nicht einen SNP je Locus wählen.</translation>
    </message>
    <message>
        <source>This page is not translated.</source>
        <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
    <message>
        <source>This plan has no file yet.</source>
        <translation>Dieser Plan hat noch keine Datei.</translation>
    </message>
    <message>
        <source>This plan removes people without a value of the trait. If an earlier release of this account was of another trait, the account adds up ε for attackers who know who has a value of which trait; someone who does not know it can learn more from the two together. To study the same people in both, use a keep list of those who have all values.</source>
        <translation>Dieser Plan entfernt Personen ohne Wert des Merkmals. Galt eine frühere Veröffentlichung dieses Kontos einem anderen Merkmal, addiert das Konto ε für Angreifer, die wissen, wer von welchem Merkmal einen Wert hat; wer das nicht weiß, kann aus beiden zusammen mehr erfahren. Um in beiden dieselben Personen zu untersuchen, verwenden Sie eine Liste zum Behalten mit denen, die alle Werte haben.</translation>
    </message>
    <message>
        <source>This policy in words</source>
        <translation>Diese Richtlinie in Worten</translation>
    </message>
    <message>
        <source>This release keeps the policy of “{site}” (SHA-256 {digest}), signed with the key {key}.</source>
        <translation>Diese Veröffentlichung hält die Richtlinie von „{site}“ ein (SHA-256 {digest}), signiert mit dem Schlüssel {key}.</translation>
    </message>
    <message>
        <source>This release may well fail.</source>
        <translation>Diese Veröffentlichung kann leicht misslingen.</translation>
    </message>
    <message>
        <source>This release needs ε = {asked}, but only ε = {left} is left for this study.</source>
        <translation>Diese Veröffentlichung braucht ε = {asked}, aber für diese Studie sind nur ε = {left} übrig.</translation>
    </message>
    <message>
        <source>This release needs ε = {asked}, but the study’s guarantee about attacks leaves only ε = {left} for a release of its kind.</source>
        <translation>Diese Veröffentlichung braucht ε = {asked}; die Garantie der Studie gegen Angriffe lässt für eine Veröffentlichung ihrer Art aber nur ε = {left} übrig.</translation>
    </message>
    <message>
        <source>This release opens another account of this ledger, with a separate budget. That is sound only if its people are in no other account: anyone in two accounts loses privacy to both.</source>
        <translation>Diese Veröffentlichung eröffnet ein weiteres Konto dieses Privacy-Kontobuchs, mit eigenem Budget. Das ist nur zulässig, wenn seine Personen in keinem anderen Konto sind: Wer in zwei Konten ist, verliert Privatheit an beide.</translation>
    </message>
    <message>
        <source>This release probably fails, and its ε stays spent.</source>
        <translation>Diese Veröffentlichung misslingt wahrscheinlich, und ihr ε bleibt verbraucht.</translation>
    </message>
    <message>
        <source>This release probably succeeds.</source>
        <translation>Diese Veröffentlichung gelingt wahrscheinlich.</translation>
    </message>
    <message>
        <source>This release selects no SNPs, so there are no hits to rehearse.</source>
        <translation>Diese Veröffentlichung wählt keine SNPs aus, es gibt also keine Treffer zu proben.</translation>
    </message>
    <message>
        <source>This release spends ε = {cost} of the account’s budget of {total} for all its releases together.</source>
        <translation>Diese Veröffentlichung verbraucht ε = {cost} vom Budget des Kontos, das {total} für alle seine Veröffentlichungen zusammen beträgt.</translation>
    </message>
    <message>
        <source>This release spends ε = {cost}.</source>
        <translation>Diese Veröffentlichung verbraucht ε = {cost}.</translation>
    </message>
    <message>
        <source>This release spends ε = {epsilon}. Its account counts {secret} with {neighbours} neighbours, where that costs {cost} of the account’s budget of {total} for all its releases together.</source>
        <translation>Diese Veröffentlichung verbraucht ε = {epsilon}. Ihr Konto zählt {secret} mit {neighbours}-Nachbarn; dort kostet das {cost} vom Budget des Kontos, das {total} für alle seine Veröffentlichungen zusammen beträgt.</translation>
    </message>
    <message>
        <source>This release spends ε = {epsilon}. Its account counts {secret} with {neighbours} neighbours, where that costs {cost}.</source>
        <translation>Diese Veröffentlichung verbraucht ε = {epsilon}. Ihr Konto zählt {secret} mit {neighbours}-Nachbarn; dort kostet das {cost}.</translation>
    </message>
    <message>
        <source>This release starts a new ledger. Keep the file as long as the data: it is the record of what was spent.</source>
        <translation>Diese Veröffentlichung legt ein neues Privacy-Kontobuch an. Bewahren Sie die Datei so lange auf wie die Daten: Sie hält fest, was verbraucht wurde.</translation>
    </message>
    <message>
        <source>This score has no proven sensitivity for this study.</source>
        <translation>Dieser Score hat für diese Studie keine bewiesene Sensitivität.</translation>
    </message>
    <message>
        <source>This score has no proven sensitivity when people are added or removed: its proof needs public group sizes.</source>
        <translation>Dieser Score hat keine bewiesene Sensitivität, wenn Personen hinzukommen oder wegfallen: Sein Beweis braucht öffentliche Gruppengrößen.</translation>
    </message>
    <message>
        <source>This simulated person did not take part.</source>
        <translation>Diese simulierte Person hat nicht teilgenommen.</translation>
    </message>
    <message>
        <source>This simulated person took part.</source>
        <translation>Diese simulierte Person hat teilgenommen.</translation>
    </message>
    <message>
        <source>This site allows only certain ledgers, and this is not one of them.</source>
        <translation>Diese Einrichtung erlaubt nur bestimmte Privacy-Kontobücher, und dieses gehört nicht dazu.</translation>
    </message>
    <message>
        <source>This site allows ε = {allowed} for all releases of a study together against this plan’s attacker; with this one it would be {spent}.</source>
        <translation>Diese Einrichtung erlaubt ε = {allowed} für alle Veröffentlichungen einer Studie zusammen gegen den Angreifer dieses Plans; mit dieser wären es {spent}.</translation>
    </message>
    <message>
        <source>This site does not let the key {key} approve releases.</source>
        <translation>Diese Einrichtung lässt den Schlüssel {key} keine Veröffentlichungen freigeben.</translation>
    </message>
    <message>
        <source>This site does not let the key {key} sign releases.</source>
        <translation>Diese Einrichtung lässt den Schlüssel {key} keine Veröffentlichungen signieren.</translation>
    </message>
    <message>
        <source>This site has no policy.</source>
        <translation>Diese Einrichtung hat keine Richtlinie.</translation>
    </message>
    <message>
        <source>This site requires a second person to approve each release. Save the request, signed with the key above, and load the approval that they sign.</source>
        <translation>Diese Einrichtung verlangt, dass eine zweite Person jede Veröffentlichung freigibt. Speichern Sie den Antrag, signiert mit dem Schlüssel oben, und laden Sie die Freigabe, die diese Person signiert.</translation>
    </message>
    <message>
        <source>This site requires approval by a second person, and there is none.</source>
        <translation>Diese Einrichtung verlangt die Freigabe durch eine zweite Person, und es gibt keine.</translation>
    </message>
    <message>
        <source>This site {rule}.</source>
        <translation>Diese Einrichtung {rule}.</translation>
    </message>
    <message>
        <source>This site {rule}; the plan has {value}.</source>
        <translation>Diese Einrichtung {rule}; der Plan hat {value}.</translation>
    </message>
    <message>
        <source>This site’s policy ({file}) is checked too.</source>
        <translation>Auch die Richtlinie dieser Einrichtung ({file}) wird geprüft.</translation>
    </message>
    <message>
        <source>This site’s policy cannot be used, so no release is possible here.</source>
        <translation>Die Richtlinie dieser Einrichtung ist nicht verwendbar, daher ist hier keine Veröffentlichung möglich.</translation>
    </message>
    <message>
        <source>This site’s policy cannot be used: {problem}</source>
        <translation>Die Richtlinie dieser Einrichtung kann nicht verwendet werden: {problem}</translation>
    </message>
    <message>
        <source>This site’s policy ended on {day}.</source>
        <translation>Die Richtlinie dieser Einrichtung endete am {day}.</translation>
    </message>
    <message>
        <source>This site’s policy holds from {day} on.</source>
        <translation>Die Richtlinie dieser Einrichtung gilt ab dem {day}.</translation>
    </message>
    <message>
        <source>This site’s policy is signed, and the privacy officer’s key is missing: {path}.</source>
        <translation>Die Richtlinie dieser Einrichtung ist signiert, und der Schlüssel der oder des Datenschutzbeauftragten fehlt: {path}.</translation>
    </message>
    <message>
        <source>This site’s policy requires numbers of cases and controls and does not mention quantitative traits.</source>
        <translation>Die Richtlinie dieser Einrichtung verlangt Zahlen von Fällen und Kontrollen und erwähnt quantitative Merkmale nicht.</translation>
    </message>
    <message>
        <source>This site’s policy: {site}</source>
        <translation>Richtlinie dieser Einrichtung: {site}</translation>
    </message>
    <message numerus="yes">
        <source>This study has {n} candidate SNPs; the plan’s forecast is for {planned}.</source>
        <translation>
            <numerusform>Diese Studie hat 1 Kandidaten-SNP; die Prognose des Plans ist für {planned}.</numerusform>
            <numerusform>Diese Studie hat {n} Kandidaten-SNPs; die Prognose des Plans ist für {planned}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tool asks who took part, which your plan does not keep secret: its secret is the trait’s value.</source>
        <translation>Dieses Werkzeug fragt, wer teilgenommen hat. Das hält Ihr Plan nicht geheim: Sein Geheimnis ist der Wert des Merkmals.</translation>
    </message>
    <message>
        <source>Three ways to look at the plan</source>
        <translation>Drei Ansichten des Plans</translation>
    </message>
    <message>
        <source>Tick a figure first.</source>
        <translation>Haken Sie zuerst eine Abbildung an.</translation>
    </message>
    <message>
        <source>Tick the box and press the button. First ε is debited in the ledger. Then the noise is drawn, once, and the report is signed.</source>
        <translation>Setzen Sie das Häkchen und drücken Sie die Schaltfläche. Zuerst wird ε im Privacy-Kontobuch belastet. Dann wird das Rauschen gezogen, ein einziges Mal, und der Bericht signiert.</translation>
    </message>
    <message>
        <source>Tick the box to confirm.</source>
        <translation>Setzen Sie das Häkchen zur Bestätigung.</translation>
    </message>
    <message>
        <source>Tick “Score chromosomes other than 1–22 too” under More.</source>
        <translation>Setzen Sie unter „Mehr“ das Häkchen „Auch andere Chromosomen als 1–22 bewerten“.</translation>
    </message>
    <message>
        <source>To change a passphrase, choose the private key.</source>
        <translation>Um eine Passphrase zu ändern, wählen Sie den privaten Schlüssel.</translation>
    </message>
    <message>
        <source>To compare by telephone</source>
        <translation>Zum Vergleich am Telefon</translation>
    </message>
    <message>
        <source>To confirm it, compare the fingerprint below with the signer, by telephone or in person; then press Trust this key.</source>
        <translation>Um das zu bestätigen, vergleichen Sie den Fingerabdruck unten mit der signierenden Person, am Telefon oder persönlich; drücken Sie dann „Diesem Schlüssel vertrauen“.</translation>
    </message>
    <message>
        <source>To publish {snps}{which} with {target} power takes {this} against this attacker and any other; {none} without any privacy.</source>
        <translation>Ziel: {snps}{which} veröffentlicht, mit {target} Power. Dafür braucht es {this} gegen diesen Angreifer und jeden anderen; {none} ohne jede Privatheit.</translation>
    </message>
    <message>
        <source>To publish {snps}{which} with {target} power takes {this} against this attacker; {any} if the same γ is guaranteed against any attacker; {none} without any privacy.</source>
        <translation>Ziel: {snps}{which} veröffentlicht, mit {target} Power. Dafür braucht es {this} gegen diesen Angreifer; {any}, wenn dasselbe γ gegen jeden Angreifer garantiert wird; {none} ohne jede Privatheit.</translation>
    </message>
    <message>
        <source>To somebody who knows the strata’s numbers, and not who is in which stratum, they could change {more}-fold.</source>
        <translation>Für jemanden, der die Zahlen der Schichten kennt und nicht weiß, wer in welcher Schicht ist, könnten sie sich auf das {more}-Fache ändern.</translation>
    </message>
    <message>
        <source>Together they spend at most ε = {budget}.</source>
        <translation>Zusammen verbrauchen sie höchstens ε = {budget}.</translation>
    </message>
    <message>
        <source>Together: ledger {ledger}</source>
        <translation>Zusammen: Privacy-Kontobuch {ledger}</translation>
    </message>
    <message>
        <source>Total ε = {spent} of {whole}, {left} left for later; γ = {gamma} after all releases.</source>
        <translation>ε insgesamt = {spent} von {whole}, {left} bleiben für später; γ = {gamma} nach allen Veröffentlichungen.</translation>
    </message>
    <message>
        <source>Total ε = {spent} of {whole}; γ = {gamma} after all releases.</source>
        <translation>ε insgesamt = {spent} von {whole}; γ = {gamma} nach allen Veröffentlichungen.</translation>
    </message>
    <message>
        <source>Total ε = {spent}: the bound on attacks is {reached}, of {promised} guaranteed; γ = {gamma} after all releases.</source>
        <translation>ε insgesamt = {spent}: Die Schranke für Angriffe ist {reached}, garantiert sind {promised}; γ = {gamma} nach allen Veröffentlichungen.</translation>
    </message>
    <message>
        <source>Tour, step {number} of {of}: {title}</source>
        <translation>Rundgang, Schritt {number} von {of}: {title}</translation>
    </message>
    <message>
        <source>Trait sums need a SNP, and a secret of a study of a trait.</source>
        <translation>Merkmalssummen brauchen einen SNP und ein Geheimnis einer Studie eines Merkmals.</translation>
    </message>
    <message>
        <source>True-positive rate of attacks by false-positive rate</source>
        <translation>Richtig-positiv-Rate der Angriffe nach Falsch-positiv-Rate</translation>
    </message>
    <message>
        <source>True-positive rate {value} ({interval})</source>
        <translation>Richtig-positiv-Rate {value} ({interval})</translation>
    </message>
    <message>
        <source>Trust this key</source>
        <translation>Diesem Schlüssel vertrauen</translation>
    </message>
    <message>
        <source>Trust this key…</source>
        <translation>Diesem Schlüssel vertrauen …</translation>
    </message>
    <message>
        <source>Trusted keys</source>
        <translation>Vertraute Schlüssel</translation>
    </message>
    <message>
        <source>Trusted public keys</source>
        <translation>Vertraute öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>Try 2, or leave the offset out.</source>
        <translation>Versuchen Sie 2, oder lassen Sie den Offset weg.</translation>
    </message>
    <message>
        <source>Try 30, which is p = 5e-8.</source>
        <translation>Versuchen Sie 30, das ist p = 5e-8.</translation>
    </message>
    <message>
        <source>Try 5e-8, the usual genome-wide level.</source>
        <translation>Versuchen Sie 5e-8, das übliche genomweite Niveau.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Two of its loci share positions.</source>
        <translation>Zwei seiner Loci haben gemeinsame Positionen.</translation>
    </message>
    <message>
        <source>Two ways to fill {cells} cells take {needed} people, and the universe has {size}.</source>
        <translation>Auf zwei Arten {cells} Zellen zu füllen braucht {needed} Personen, und das Universum hat {size}.</translation>
    </message>
    <message>
        <source>Type it below.</source>
        <translation>Geben Sie sie unten ein.</translation>
    </message>
    <message>
        <source>Type the passphrase</source>
        <translation>Passphrase eingeben</translation>
    </message>
    <message>
        <source>Unlogged views cannot be excluded.</source>
        <translation>Nicht protokollierte Zugriffe lassen sich nicht ausschließen.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use Save as.</source>
        <translation>Verwenden Sie „Speichern unter“.</translation>
    </message>
    <message>
        <source>Use a PLINK fileset, a table with a column freq, or the fill rule non-counted.</source>
        <translation>Verwenden Sie einen PLINK-Dateisatz, eine Tabelle mit einer Spalte freq oder die Regel non-counted.</translation>
    </message>
    <message>
        <source>Use a kept scenario</source>
        <translation>Gemerktes Szenario verwenden</translation>
    </message>
    <message>
        <source>Use a key file without a passphrase that only you can read.</source>
        <translation>Verwenden Sie eine Schlüsseldatei ohne Passphrase, die nur Sie lesen können.</translation>
    </message>
    <message>
        <source>Use a larger panel, a more common causal SNP, or the engine panel.</source>
        <translation>Verwenden Sie ein größeres Panel, einen häufigeren kausalen SNP oder das Verfahren panel.</translation>
    </message>
    <message>
        <source>Use a list that says it: a VCF or .pvar of sites, or a table with a column ref.</source>
        <translation>Nehmen Sie eine Liste, die es sagt: eine VCF- oder .pvar-Datei von Positionen oder eine Tabelle mit einer Spalte ref.</translation>
    </message>
    <message>
        <source>Use a name that no other has.</source>
        <translation>Verwenden Sie einen Namen, den sonst nichts hat.</translation>
    </message>
    <message>
        <source>Use a report’s SNPs</source>
        <translation>SNPs eines Berichts verwenden</translation>
    </message>
    <message>
        <source>Use a separate account only if these participants are in no other study of this ledger. Without one, all releases count together.</source>
        <translation>Verwenden Sie ein eigenes Konto nur, wenn diese Teilnehmenden in keiner anderen Studie dieses Privacy-Kontobuchs sind. Ohne eigenes Konto zählen alle Veröffentlichungen zusammen.</translation>
    </message>
    <message>
        <source>Use another name, or remove the other key from the list first.</source>
        <translation>Verwenden Sie einen anderen Namen, oder entfernen Sie zuerst den anderen Schlüssel aus der Liste.</translation>
    </message>
    <message>
        <source>Use at least two cases and two controls, or another score.</source>
        <translation>Verwenden Sie mindestens zwei Fälle und zwei Kontrollen oder einen anderen Score.</translation>
    </message>
    <message>
        <source>Use engine fast.</source>
        <translation>Verwenden Sie das Verfahren fast.</translation>
    </message>
    <message>
        <source>Use genotype probabilities in place of hard calls</source>
        <translation>Genotyp-Wahrscheinlichkeiten statt Hard Calls verwenden</translation>
    </message>
    <message>
        <source>Use hard calls</source>
        <translation>Hard Calls verwenden</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use its SNPs in another cohort</source>
        <translation>SNPs in einer anderen Kohorte verwenden</translation>
    </message>
    <message>
        <source>Use its names as labels: {known}. Or make a new plan before looking at any result.</source>
        <translation>Verwenden Sie ihre Namen als Zuordnungen: {known}. Oder erstellen Sie einen neuen Plan, bevor Sie ein Ergebnis ansehen.</translation>
    </message>
    <message>
        <source>Use its tls:// address with certificates. If nobody else can log in here, confirm that you accept this.</source>
        <translation>Verwenden Sie die tls://-Adresse mit Zertifikaten. Kann sich hier sonst niemand anmelden, bestätigen Sie, dass Sie dies hinnehmen.</translation>
    </message>
    <message>
        <source>Use its tls:// address with certificates. If the network is yours alone, confirm that you accept this.</source>
        <translation>Verwenden Sie die tls://-Adresse mit Zertifikaten. Gehört das Netz Ihnen allein, bestätigen Sie, dass Sie das hinnehmen.</translation>
    </message>
    <message>
        <source>Use printable names of at most {most} characters; / stands between the labels of several columns.</source>
        <translation>Verwenden Sie druckbare Namen mit höchstens {most} Zeichen; / steht zwischen den Zuordnungen mehrerer Spalten.</translation>
    </message>
    <message>
        <source>Use probabilities</source>
        <translation>Wahrscheinlichkeiten verwenden</translation>
    </message>
    <message>
        <source>Use that of the release ({loss}), or none: then the bounds use ε alone.</source>
        <translation>Verwenden Sie die der Veröffentlichung ({loss}) oder keine: Dann nutzen die Schranken nur ε.</translation>
    </message>
    <message>
        <source>Use the fill rule non-counted, which counts a missing call there as two copies of the reference allele, or a score that needs no rule.</source>
        <translation>Verwenden Sie die Regel non-counted, die einen fehlenden Genotyp dort als zwei Kopien des Referenzallels zählt, oder einen Score, der keine Regel braucht.</translation>
    </message>
    <message>
        <source>Use the ids of the study’s variant file.</source>
        <translation>Verwenden Sie die Kennungen der Variantendatei der Studie.</translation>
    </message>
    <message>
        <source>Use the proposed clip</source>
        <translation>Vorgeschlagene Kappung verwenden</translation>
    </message>
    <message>
        <source>Use the same declaration in every plan of a study.</source>
        <translation>Verwenden Sie in jedem Plan einer Studie dieselbe Erklärung.</translation>
    </message>
    <message>
        <source>Use the same phenotype for every release of a study whose controls are public.</source>
        <translation>Verwenden Sie für jede Veröffentlichung einer Studie, deren Kontrollen öffentlich sind, denselben Phänotyp.</translation>
    </message>
    <message>
        <source>Use the same phenotype for every release of a study.</source>
        <translation>Verwenden Sie für jede Veröffentlichung einer Studie denselben Phänotyp.</translation>
    </message>
    <message>
        <source>Use the same strata for every release of a study.</source>
        <translation>Verwenden Sie für jede Veröffentlichung einer Studie dieselben Schichten.</translation>
    </message>
    <message>
        <source>Use the settings of {name} in the plan</source>
        <translation>Einstellungen von {name} im Plan verwenden</translation>
    </message>
    <message>
        <source>Use the study’s number of SNPs</source>
        <translation>SNP-Zahl der Studie verwenden</translation>
    </message>
    <message>
        <source>Use the study’s sample size</source>
        <translation>Stichprobenumfang der Studie verwenden</translation>
    </message>
    <message>
        <source>Use the study’s sample size in the plan</source>
        <translation>Stichprobenumfang der Studie im Plan verwenden</translation>
    </message>
    <message>
        <source>Use the tighter bounds</source>
        <translation>Engere Schranken verwenden</translation>
    </message>
    <message>
        <source>Use the ε of the guarantee.</source>
        <translation>Verwenden Sie das ε der Garantie.</translation>
    </message>
    <message>
        <source>Use this site’s policy</source>
        <translation>Richtlinie dieser Einrichtung verwenden</translation>
    </message>
    <message>
        <source>Use what was found</source>
        <translation>Ergebnis verwenden</translation>
    </message>
    <message>
        <source>Use {number}</source>
        <translation>{number} verwenden</translation>
    </message>
    <message>
        <source>Use {number} candidate SNPs for the forecast</source>
        <translation>{number} Kandidaten-SNPs für die Prognose verwenden</translation>
    </message>
    <message>
        <source>Use {pair}</source>
        <translation>{pair} verwenden</translation>
    </message>
    <message>
        <source>Use {score} with {mechanism}</source>
        <translation>{score} mit {mechanism} verwenden</translation>
    </message>
    <message>
        <source>Use {share} (the counts {n_cases} of {n_people}), or a range that includes it.</source>
        <translation>Verwenden Sie {share} (die Zahlen {n_cases} von {n_people}) oder einen Bereich, der das einschließt.</translation>
    </message>
    <message>
        <source>Use ± {clip} SD</source>
        <translation>± {clip} SD verwenden</translation>
    </message>
    <message>
        <source>Used: {study}.</source>
        <translation>Verwendet: {study}.</translation>
    </message>
    <message>
        <source>Utility of a release of this study</source>
        <translation>Nutzen einer Veröffentlichung dieser Studie</translation>
    </message>
    <message>
        <source>Utility on a known study</source>
        <translation>Nutzen bei bekannter Studie</translation>
    </message>
    <message>
        <source>VCF</source>
        <translation>VCF</translation>
    </message>
    <message>
        <source>VIOLATED: a membership test has an advantage of at least {least}; the claim is at most {claimed} ({event}). Do not release with this mechanism, and please report it.</source>
        <translation>VERLETZT: Ein Teilnahmetest hat einen Vorteil von mindestens {least}; zugesagt ist höchstens {claimed} ({event}). Veröffentlichen Sie nicht mit diesem Mechanismus, und melden Sie es bitte.</translation>
    </message>
    <message>
        <source>VIOLATED: the true ε is at least {least}; the claim is {claimed} ({event}). Do not release with this mechanism, and please report it.</source>
        <translation>VERLETZT: Das wahre ε beträgt mindestens {least}; zugesagt ist {claimed} ({event}). Veröffentlichen Sie nicht mit diesem Mechanismus, und melden Sie es bitte.</translation>
    </message>
    <message>
        <source>Valid; you have not confirmed whose key this is.</source>
        <translation>Gültig; Sie haben nicht bestätigt, wessen Schlüssel das ist.</translation>
    </message>
    <message>
        <source>Valid; you have not confirmed whose keys these are.</source>
        <translation>Gültig; Sie haben nicht bestätigt, wessen Schlüssel das sind.</translation>
    </message>
    <message>
        <source>Validity of an approval, days</source>
        <translation>Gültigkeit einer Freigabe, Tage</translation>
    </message>
    <message>
        <source>Validity of the approval in days</source>
        <translation>Gültigkeit der Freigabe in Tagen</translation>
    </message>
    <message>
        <source>Validity of the approval, days</source>
        <translation>Gültigkeit der Freigabe, Tage</translation>
    </message>
    <message>
        <source>Values are clipped at this many SDs from the mean</source>
        <translation>Werte werden bei so vielen SDs vom Mittelwert gekappt</translation>
    </message>
    <message>
        <source>Values outside {low} to {high} count as the nearest end. Forecasts assume that the range is ± 2 SD. Neither end may come from this study.</source>
        <translation>Werte außerhalb von {low} bis {high} zählen als das nächste Ende. Prognosen nehmen einen Bereich von ± 2 SD an. Keines der Enden darf aus dieser Studie stammen.</translation>
    </message>
    <message>
        <source>Verdict: {words}</source>
        <translation>Urteil: {words}</translation>
    </message>
    <message>
        <source>Verification slip</source>
        <translation>Prüfzettel</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Verify a &amp;report…</source>
        <translation>Bericht &amp;prüfen …</translation>
    </message>
    <message>
        <source>Verify a report</source>
        <translation>Bericht prüfen</translation>
    </message>
    <message>
        <source>Verify the report</source>
        <translation>Den Bericht prüfen</translation>
    </message>
    <message>
        <source>Verify with the file that ends in .pub.pem.</source>
        <translation>Prüfen Sie mit der Datei, die auf .pub.pem endet.</translation>
    </message>
    <message>
        <source>Verifying the report</source>
        <translation>Bericht prüfen</translation>
    </message>
    <message>
        <source>Verifying the reports</source>
        <translation>Berichte prüfen</translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation>Prüfung läuft …</translation>
    </message>
    <message>
        <source>Vertical axis: {name}.</source>
        <translation>Senkrechte Achse: {name}.</translation>
    </message>
    <message>
        <source>Views of exact statistics are logged when this program shows them. Unlogged views, with this or another program, cannot be excluded.</source>
        <translation>Zugriffe auf exakte Statistiken werden protokolliert, wenn dieses Programm sie zeigt. Nicht protokollierte Zugriffe, mit diesem oder einem anderen Programm, lassen sich nicht ausschließen.</translation>
    </message>
    <message>
        <source>Wait until it is complete, then open it again.</source>
        <translation>Warten Sie, bis sie vollständig ist, und öffnen Sie sie dann noch einmal.</translation>
    </message>
    <message>
        <source>Wait until the curve is simulated.</source>
        <translation>Warten Sie, bis die Kurve simuliert ist.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Auswege</translation>
    </message>
    <message>
        <source>Ways out from simulated studies.</source>
        <translation>Auswege aus simulierten Studien.</translation>
    </message>
    <message>
        <source>Ways out: quick estimate.</source>
        <translation>Auswege: schnelle Schätzung.</translation>
    </message>
    <message>
        <source>We publish loci.</source>
        <translation>Veröffentlicht werden Loci.</translation>
    </message>
    <message numerus="yes">
        <source>We publish noisy allele counts of cases and of controls at {n} SNPs, named in the plan.</source>
        <translation>
            <numerusform>Wir veröffentlichen verrauschte Allelzahlen von Fällen und Kontrollen an einem SNP, der im Plan benannt ist.</numerusform>
            <numerusform>Wir veröffentlichen verrauschte Allelzahlen von Fällen und Kontrollen an {n} SNPs, die im Plan benannt sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We publish noisy genotype counts of cases and of controls at {n} SNPs, named in the plan.</source>
        <translation>
            <numerusform>Wir veröffentlichen verrauschte Genotypzahlen von Fällen und Kontrollen an einem SNP, der im Plan benannt ist.</numerusform>
            <numerusform>Wir veröffentlichen verrauschte Genotypzahlen von Fällen und Kontrollen an {n} SNPs, die im Plan benannt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>We publish one number: about how many SNPs have a {score} of at least {threshold}. Which SNPs these are is not published, nor the statistic, frequency or p-value of any SNP.</source>
        <translation>Wir veröffentlichen eine Zahl: etwa wie viele SNPs beim Score {score} mindestens {threshold} erreichen. Welche SNPs das sind, wird nicht veröffentlicht, auch keine Statistik, keine Häufigkeit und kein p-Wert eines SNPs.</translation>
    </message>
    <message>
        <source>We publish one number: about how many SNPs have a {score}. Which SNPs these are is not published, nor the statistic, frequency or p-value of any SNP.</source>
        <translation>Wir veröffentlichen eine Zahl: etwa wie viele SNPs diesen Score haben: {score}. Welche SNPs das sind, wird nicht veröffentlicht, auch keine Statistik, keine Häufigkeit und kein p-Wert eines SNPs.</translation>
    </message>
    <message>
        <source>We publish the intervals of all loci with a SNP whose {score} is at least {threshold} ({loci}), or only that the result is inconclusive. Which SNP that is is not published.</source>
        <translation>Wir veröffentlichen die Intervalle aller Loci mit einem SNP, dessen {score} mindestens {threshold} beträgt ({loci}), oder nur, dass das Ergebnis nicht eindeutig ist. Welcher SNP das ist, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>We publish the intervals of all loci with a significant SNP ({score}; {loci}), or only that the result is inconclusive. Which SNP that is is not published.</source>
        <translation>Wir veröffentlichen die Intervalle aller Loci mit einem signifikanten SNP ({score}; {loci}), oder nur, dass das Ergebnis nicht eindeutig ist. Welcher SNP das ist, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>We publish the intervals of {loci}, each of which is as good as its best SNP, scored by {score} and chosen by the {mechanism} mechanism. Which SNP is the best one is not published.</source>
        <translation>Wir veröffentlichen Intervalle: {loci}, jeder so gut wie sein bester SNP, bewertet nach dem Score {score} und ausgewählt mit dem Mechanismus „{mechanism}“. Welcher SNP der beste ist, wird nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>We publish the names and positions of all SNPs with a {score} of at least {threshold} ({snps}), or only that the result is inconclusive.</source>
        <translation>Wir veröffentlichen die Namen und Positionen aller SNPs mit {score} von mindestens {threshold} ({snps}), oder nur, dass das Ergebnis nicht eindeutig ist.</translation>
    </message>
    <message>
        <source>We publish the names and positions of all significant SNPs ({score}; {snps}), or only that the result is inconclusive.</source>
        <translation>Wir veröffentlichen die Namen und Positionen aller signifikanten SNPs ({score}; {snps}), oder nur, dass das Ergebnis nicht eindeutig ist.</translation>
    </message>
    <message>
        <source>We publish the names and positions of {snps}, at most one from each public locus, scored by {score} and chosen by the {mechanism} mechanism.</source>
        <translation>Wir veröffentlichen Namen und Positionen: {snps}, höchstens einer aus jedem öffentlichen Locus, bewertet nach dem Score {score} und ausgewählt mit dem Mechanismus „{mechanism}“.</translation>
    </message>
    <message>
        <source>We publish the names and positions of {snps}, scored by {score} and chosen by the {mechanism} mechanism.</source>
        <translation>Wir veröffentlichen Namen und Positionen: {snps}, bewertet nach dem Score {score} und ausgewählt mit dem Mechanismus „{mechanism}“.</translation>
    </message>
    <message numerus="yes">
        <source>We publish the noisy score ({score}) at {n} SNPs, named in the plan.</source>
        <translation>
            <numerusform>Wir veröffentlichen den verrauschten Score ({score}) an einem SNP, der im Plan benannt ist.</numerusform>
            <numerusform>Wir veröffentlichen den verrauschten Score ({score}) an {n} SNPs, die im Plan benannt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights that do not depend on the study leave Δ and ε as they are, so they cost no privacy. The program cannot check where a table of weights came from.</source>
        <translation>Gewichte, die nicht von der Studie abhängen, lassen Δ und ε, wie sie sind; sie kosten also keine Privatheit. Woher eine Tabelle mit Gewichten stammt, kann das Programm nicht prüfen.</translation>
    </message>
    <message>
        <source>Were SNPs filtered by INFO or allele frequency in this study?</source>
        <translation>Wurden SNPs in dieser Studie nach INFO oder Allelhäufigkeit gefiltert?</translation>
    </message>
    <message>
        <source>Were people or SNPs removed because of this study’s genotypes?</source>
        <translation>Wurden Personen oder SNPs aufgrund der Genotypen dieser Studie entfernt?</translation>
    </message>
    <message>
        <source>Were the participants phased jointly, so that one participant’s haplotypes depend on others’ genotypes?</source>
        <translation>Wurden die Teilnehmenden gemeinsam gephast, sodass die Haplotypen einer Person von den Genotypen anderer abhängen?</translation>
    </message>
    <message>
        <source>What a plan may keep secret</source>
        <translation>Was ein Plan geheim halten darf</translation>
    </message>
    <message>
        <source>What a release draws is at most e^ε times likelier with one person’s data than with another’s in their place.</source>
        <translation>Was eine Veröffentlichung zieht, ist mit den Daten einer Person höchstens e^ε-mal so wahrscheinlich wie mit denen einer anderen an ihrer Stelle.</translation>
    </message>
    <message>
        <source>What an attack can find</source>
        <translation>Was ein Angriff finden kann</translation>
    </message>
    <message>
        <source>What an attacker can become certain of</source>
        <translation>Wie sicher sich ein Angreifer werden kann</translation>
    </message>
    <message>
        <source>What an attacker can learn</source>
        <translation>Was ein Angreifer erfahren kann</translation>
    </message>
    <message>
        <source>What can your study publish and still keep its participants private?</source>
        <translation>Was kann Ihre Studie veröffentlichen und dennoch die Teilnehmenden schützen?</translation>
    </message>
    <message>
        <source>What could an attacker do?</source>
        <translation>Was könnte ein Angreifer tun?</translation>
    </message>
    <message>
        <source>What do you guarantee?</source>
        <translation>Was garantieren Sie?</translation>
    </message>
    <message>
        <source>What does this mean: {term}</source>
        <translation>Was bedeutet das: {term}</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>What is allowed</source>
        <translation>Was erlaubt ist</translation>
    </message>
    <message>
        <source>What is not recorded</source>
        <translation>Was nicht festgehalten wird</translation>
    </message>
    <message>
        <source>What is published about the same people without this ledger adds to what can be learned.</source>
        <translation>Was ohne dieses Privacy-Kontobuch über dieselben Personen veröffentlicht wird, kommt zu dem hinzu, was sich erfahren lässt.</translation>
    </message>
    <message>
        <source>What is published of release {number}</source>
        <translation>Was in Veröffentlichung {number} veröffentlicht wird</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What is signed does not have the form of {what}.</source>
        <translation>Was signiert ist, hat nicht die verlangte Form: {what}.</translation>
    </message>
    <message>
        <source>What is signed in {path} is not a policy as this program writes it.</source>
        <translation>Was in {path} signiert ist, ist keine Richtlinie, wie dieses Programm sie schreibt.</translation>
    </message>
    <message>
        <source>What is simulated</source>
        <translation>Was simuliert wird</translation>
    </message>
    <message>
        <source>What is subtracted from every value</source>
        <translation>Was von jedem Wert abgezogen wird</translation>
    </message>
    <message>
        <source>What is the attacker’s prior about a person?</source>
        <translation>Welchen Prior hat der Angreifer über eine Person?</translation>
    </message>
    <message>
        <source>What is the attacker’s prior for “yes” to a question about someone’s value?</source>
        <translation>Welchen Prior hat der Angreifer für ein „Ja“ auf eine Frage nach dem Wert einer Person?</translation>
    </message>
    <message>
        <source>What may be published</source>
        <translation>Was veröffentlicht werden darf</translation>
    </message>
    <message>
        <source>What means a case in the phenotype file?</source>
        <translation>Was bedeutet in der Phänotypdatei einen Fall?</translation>
    </message>
    <message>
        <source>What must stay secret: {names}.</source>
        <translation>Was geheim bleiben muss: {names}.</translation>
    </message>
    <message>
        <source>What must stay secret?</source>
        <translation>Was muss geheim bleiben?</translation>
    </message>
    <message>
        <source>What plans may say of printed numbers</source>
        <translation>Angaben zu gedruckten Zahlen</translation>
    </message>
    <message>
        <source>What power do you want?</source>
        <translation>Welche Power wollen Sie?</translation>
    </message>
    <message>
        <source>What sample size is needed?</source>
        <translation>Welcher Stichprobenumfang ist nötig?</translation>
    </message>
    <message>
        <source>What sample size?</source>
        <translation>Welcher Stichprobenumfang?</translation>
    </message>
    <message>
        <source>What still holds for attackers whose prior is outside the range that you chose: they face the same noise, and for them γ = e^ε, which is larger. It is shown beside the main number, so that the choice of the range hides nothing.</source>
        <translation>Was noch für Angreifer gilt, deren Prior außerhalb des von Ihnen gewählten Bereichs liegt: Sie treffen auf dasselbe Rauschen, und für sie ist γ = e^ε, also größer. Es steht neben der Hauptzahl, damit die Wahl des Bereichs nichts verbirgt.</translation>
    </message>
    <message>
        <source>What the attacker believes about this person</source>
        <translation>Was der Angreifer über diese Person annimmt</translation>
    </message>
    <message>
        <source>What the attacker can learn</source>
        <translation>Was der Angreifer erfahren kann</translation>
    </message>
    <message>
        <source>What the draw reveals (ε)</source>
        <translation>Was die Ziehung verrät (ε)</translation>
    </message>
    <message>
        <source>What the power is for</source>
        <translation>Wofür die Power gilt</translation>
    </message>
    <message>
        <source>What the report holds</source>
        <translation>Was der Bericht enthält</translation>
    </message>
    <message>
        <source>What the request is for</source>
        <translation>Worum es im Antrag geht</translation>
    </message>
    <message>
        <source>What the user declares to be public is public. The program cannot check it and prints it.</source>
        <translation>Was als öffentlich erklärt wird, ist öffentlich. Das Programm kann es nicht prüfen und gibt es wieder.</translation>
    </message>
    <message>
        <source>What this assumes</source>
        <translation>Was dies voraussetzt</translation>
    </message>
    <message>
        <source>What this is:</source>
        <translation>Was das ist:</translation>
    </message>
    <message>
        <source>What this means</source>
        <translation>Was das bedeutet</translation>
    </message>
    <message>
        <source>What this means for a participant</source>
        <translation>Was das für eine teilnehmende Person heißt</translation>
    </message>
    <message>
        <source>What this release tells an attacker</source>
        <translation>Was diese Veröffentlichung verrät</translation>
    </message>
    <message>
        <source>What this request is for</source>
        <translation>Worum es in diesem Antrag geht</translation>
    </message>
    <message>
        <source>What to expect from one draw</source>
        <translation>Was von einer Ziehung zu erwarten ist</translation>
    </message>
    <message>
        <source>What to solve for</source>
        <translation>Gesuchte Größe</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>Was angenommen wurde</translation>
    </message>
    <message>
        <source>What was done here, day by day. No number from a study and no time of day is kept: how long something takes can depend on the data. The file is {file}.</source>
        <translation>Was hier getan wurde, Tag für Tag. Keine Zahl aus einer Studie und keine Uhrzeit steht darin: Wie lange etwas dauert, kann von den Daten abhängen. Die Datei ist {file}.</translation>
    </message>
    <message>
        <source>What was not checked</source>
        <translation>Was nicht geprüft wurde</translation>
    </message>
    <message>
        <source>What was published</source>
        <translation>Was veröffentlicht wurde</translation>
    </message>
    <message>
        <source>What was released, on the genome</source>
        <translation>Was veröffentlicht wurde, auf dem Genom</translation>
    </message>
    <message>
        <source>What was signed is not JSON.</source>
        <translation>Was signiert wurde, ist kein JSON.</translation>
    </message>
    <message>
        <source>What was signed is not written as this program writes it.</source>
        <translation>Was signiert wurde, ist nicht so geschrieben, wie dieses Programm es schreibt.</translation>
    </message>
    <message>
        <source>What was spent</source>
        <translation>Was verbraucht wurde</translation>
    </message>
    <message>
        <source>What will be published</source>
        <translation>Was veröffentlicht wird</translation>
    </message>
    <message>
        <source>What will be published, and how accurately?</source>
        <translation>Was wird veröffentlicht, und wie genau?</translation>
    </message>
    <message>
        <source>What will be spent</source>
        <translation>Was verbraucht wird</translation>
    </message>
    <message>
        <source>What you want to publish</source>
        <translation>Was Sie veröffentlichen wollen</translation>
    </message>
    <message>
        <source>Whatever one release under the plan publishes</source>
        <translation>Was immer eine Veröffentlichung nach dem Plan enthält</translation>
    </message>
    <message>
        <source>Whatever this study releases under the plan</source>
        <translation>Was immer diese Studie nach dem Plan veröffentlicht</translation>
    </message>
    <message>
        <source>Where M is no larger than the number of real signals; beyond that, say how many of the M should be right at least.</source>
        <translation>Wo M nicht größer ist als die Zahl der echten Signale; darüber hinaus sagen Sie, wie viele der M mindestens richtig sein sollen.</translation>
    </message>
    <message>
        <source>Where a registry or a flow chart prints them all the same, “yes” is the answer that cannot be false.</source>
        <translation>Wo ein Register oder ein Flussdiagramm sie trotzdem druckt, kann nur „ja“ nicht falsch sein.</translation>
    </message>
    <message>
        <source>Where a variant caller wrote the sites, no call counts as no copy; it cannot be filled with the panel’s genotypes.</source>
        <translation>Wo ein Variantenaufruf die Positionen geschrieben hat, zählt ein fehlender Genotyp als keine Kopie; er kann nicht mit den Genotypen des Panels ergänzt werden.</translation>
    </message>
    <message>
        <source>Where a wrong list must be rare, and no list is better than a wrong one. For a known number of SNPs the joint draw needs fewer participants.</source>
        <translation>Wo eine falsche Liste selten sein muss und keine besser ist als eine falsche. Für eine bekannte Zahl von SNPs braucht die gemeinsame Ziehung weniger Teilnehmende.</translation>
    </message>
    <message>
        <source>Where cases and controls differ in them, SNPs that mark the difference displace true ones</source>
        <translation>Unterscheiden sich Fälle und Kontrollen darin, verdrängen SNPs, die den Unterschied anzeigen, die wahren</translation>
    </message>
    <message>
        <source>Where do the sites of this file come from?</source>
        <translation>Woher stammen die Positionen dieser Datei?</translation>
    </message>
    <message>
        <source>Where it is not known how many SNPs are significant, and a threshold can be fixed beforehand.</source>
        <translation>Wenn nicht bekannt ist, wie viele SNPs signifikant sind, und sich vorab eine Schwelle festlegen lässt.</translation>
    </message>
    <message>
        <source>Where sites come from</source>
        <translation>Woher Positionen stammen</translation>
    </message>
    <message>
        <source>Where the files go</source>
        <translation>Wohin die Dateien kommen</translation>
    </message>
    <message>
        <source>Where the report is saved</source>
        <translation>Wo der Bericht gespeichert wird</translation>
    </message>
    <message>
        <source>Where the study is a secret sample, the mechanism uses a larger ε than its people face. Empty: the first limit applies.</source>
        <translation>Ist die Studie eine geheime Stichprobe, nutzt der Mechanismus ein größeres ε, als für ihre Personen gilt. Leer: Es gilt die erste Grenze.</translation>
    </message>
    <message>
        <source>Where the table names a risk allele, an association in which that allele is rarer in cases (or goes with lower values of the trait) counts less, the more so the surer the table is of it; the forecast takes as many to be wrong as the table says.</source>
        <translation>Wo die Tabelle ein Risikoallel nennt, zählt eine Assoziation, bei der dieses Allel bei Fällen seltener ist (oder mit niedrigeren Werten des Merkmals einhergeht), weniger, und zwar umso weniger, je sicherer die Tabelle ist; die Vorhersage nimmt so viele als falsch an, wie die Tabelle sagt.</translation>
    </message>
    <message>
        <source>Where the table names a risk allele, only an association counts in which that allele is commoner in cases (or goes with higher values of the trait); the forecast assumes that those of causal SNPs are right.</source>
        <translation>Wo die Tabelle ein Risikoallel nennt, zählt nur eine Assoziation, bei der dieses Allel in Fällen häufiger ist (oder mit höheren Werten des Merkmals einhergeht); die Prognose nimmt an, dass die der kausalen SNPs stimmen.</translation>
    </message>
    <message>
        <source>Where the weights come from: {origin}.</source>
        <translation>Woher die Gewichte stammen: {origin}.</translation>
    </message>
    <message>
        <source>Where they are printed</source>
        <translation>Wo sie gedruckt sind</translation>
    </message>
    <message>
        <source>Where they go with the trait, SNPs that mark the difference displace true ones</source>
        <translation>Gehen sie mit dem Merkmal einher, verdrängen SNPs, die den Unterschied anzeigen, die wahren</translation>
    </message>
    <message>
        <source>Where to keep the key</source>
        <translation>Wo der Schlüssel aufbewahrt wird</translation>
    </message>
    <message>
        <source>Where to save the planning report</source>
        <translation>Wo der Planungsbericht gespeichert wird</translation>
    </message>
    <message>
        <source>Where to save the report</source>
        <translation>Wo der Bericht gespeichert wird</translation>
    </message>
    <message>
        <source>Whether other ledgers, or reports not provided here, exist for the same people.</source>
        <translation>Ob es für dieselben Personen weitere Privacy-Kontobücher gibt oder Berichte, die hier nicht vorliegen.</translation>
    </message>
    <message>
        <source>Whether people or SNPs were removed because of this study’s genotypes is not answered yet; a release needs the answer.</source>
        <translation>Ob Personen oder SNPs aufgrund der Genotypen dieser Studie entfernt wurden, ist noch nicht beantwortet; eine Veröffentlichung braucht die Antwort.</translation>
    </message>
    <message>
        <source>Whether this site has a policy cannot be seen at {path}.</source>
        <translation>Ob diese Einrichtung eine Richtlinie hat, ist unter {path} nicht zu erkennen.</translation>
    </message>
    <message>
        <source>Which SNPs can be published does not depend on the data: {origin}.</source>
        <translation>Welche SNPs veröffentlicht werden können, hängt nicht von den Daten ab: {origin}.</translation>
    </message>
    <message>
        <source>Which SNPs can be published: {origin}.</source>
        <translation>Welche SNPs veröffentlicht werden können: {origin}.</translation>
    </message>
    <message>
        <source>Which SNPs these are is not published, nor any effect, p-value or frequency.</source>
        <translation>Welche SNPs das sind, wird nicht veröffentlicht, auch kein Effekt, p-Wert oder Häufigkeit.</translation>
    </message>
    <message>
        <source>Which allele is counted is set by a public reference, not by the study.</source>
        <translation>Welches Allel gezählt wird, legt eine öffentliche Referenz fest, nicht die Studie.</translation>
    </message>
    <message>
        <source>Which figures</source>
        <translation>Welche Abbildungen</translation>
    </message>
    <message>
        <source>Which numbers are printed</source>
        <translation>Welche Zahlen gedruckt sind</translation>
    </message>
    <message>
        <source>Which person?</source>
        <translation>Welche Person?</translation>
    </message>
    <message>
        <source>Which score and mechanism needs the smallest sample?</source>
        <translation>Welche Kombination aus Score und Mechanismus braucht die kleinste Stichprobe?</translation>
    </message>
    <message>
        <source>Which score and mechanism?</source>
        <translation>Welcher Score und Mechanismus?</translation>
    </message>
    <message>
        <source>Whiskers: 95 % interval.</source>
        <translation>Fehlerbalken: 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Who is a case cannot be the secret while the controls are public: whoever is not a control is a case.</source>
        <translation>Wer ein Fall ist, kann nicht das Geheimnis sein, wenn die Kontrollen öffentlich sind: Wer keine Kontrolle ist, ist ein Fall.</translation>
    </message>
    <message>
        <source>Who is a case, who a control</source>
        <translation>Wer Fall, wer Kontrolle ist</translation>
    </message>
    <message>
        <source>Who is responsible</source>
        <translation>Wer verantwortlich ist</translation>
    </message>
    <message>
        <source>Who is the attacker?</source>
        <translation>Wer ist der Angreifer?</translation>
    </message>
    <message>
        <source>Who may approve</source>
        <translation>Wer freigeben darf</translation>
    </message>
    <message>
        <source>Who may sign releases</source>
        <translation>Wer Veröffentlichungen signieren darf</translation>
    </message>
    <message>
        <source>Who owns a key, beyond the list of trusted keys on this computer.</source>
        <translation>Wem ein Schlüssel gehört, über die Liste vertrauter Schlüssel auf diesem Rechner hinaus.</translation>
    </message>
    <message>
        <source>Who signed:</source>
        <translation>Wer signiert hat:</translation>
    </message>
    <message>
        <source>Who takes part and which SNPs are candidates was fixed without this study’s genotypes. Where genotypes decided that before, the report’s first page says that the guarantee is about those who were left.</source>
        <translation>Wer teilnimmt und welche SNPs Kandidaten sind, wurde ohne die Genotypen dieser Studie festgelegt. Wo Genotypen das vorher entschieden haben, sagt die erste Seite des Berichts, dass die Garantie von denen handelt, die übrig blieben.</translation>
    </message>
    <message>
        <source>Whoever did not pass adds nothing to any result.</source>
        <translation>Wer nicht bestanden hat, trägt zu keinem Ergebnis etwas bei.</translation>
    </message>
    <message>
        <source>Whoever did not pass stays among the numbers of participants, with every call missing.</source>
        <translation>Wer nicht bestanden hat, zählt weiter zu den Teilnehmenden, mit lauter fehlenden Genotypen.</translation>
    </message>
    <message>
        <source>Whoever fails a rule on people counts with missing calls, and filling them needs a counted allele that is public.</source>
        <translation>Wer eine Regel für Personen nicht erfüllt, zählt mit fehlenden Genotypen; sie zu ergänzen, setzt voraus, dass das gezählte Allel öffentlich feststeht.</translation>
    </message>
    <message>
        <source>Whoever has no phenotype is left out.</source>
        <translation>Wer keinen Phänotyp hat, bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>Whoever has no value of the trait is left out.</source>
        <translation>Wer keinen Wert des Merkmals hat, bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>Whoever has the genotypes can publish anything by other means.</source>
        <translation>Wer die Genotypen hat, kann auf anderem Weg alles veröffentlichen.</translation>
    </message>
    <message>
        <source>Why this ε?</source>
        <translation>Warum dieses ε?</translation>
    </message>
    <message>
        <source>Why this? →</source>
        <translation>Warum? →</translation>
    </message>
    <message>
        <source>Widen the range to include it, or remove the two counts.</source>
        <translation>Erweitern Sie den Bereich so, dass er ihn einschließt, oder entfernen Sie die beiden Zahlen.</translation>
    </message>
    <message>
        <source>Widen the range, or choose any prior.</source>
        <translation>Erweitern Sie den Bereich, oder wählen Sie einen beliebigen Prior.</translation>
    </message>
    <message>
        <source>Wider priors</source>
        <translation>Breitere Priors</translation>
    </message>
    <message>
        <source>Will the exact number of participants be printed anywhere: paper, registry, flow chart, ethics file?</source>
        <translation>Wird die genaue Teilnehmerzahl irgendwo gedruckt: Artikel, Register, Flussdiagramm, Ethikantrag?</translation>
    </message>
    <message>
        <source>Windows cannot give the name {name} to a file.</source>
        <translation>{name} ist kein Name, den Windows einer Datei geben kann.</translation>
    </message>
    <message>
        <source>With a probability of 95 % all intervals hold together, whichever SNPs are selected; those of SNPs named beforehand hold in 95 % of studies for such a SNP alone. Noise and the sampling of participants are included. Effects of selected SNPs tend to look larger than they are (winner’s curse).</source>
        <translation>Mit einer Wahrscheinlichkeit von 95 % gelten alle Intervalle zusammen, welche SNPs auch ausgewählt werden; die vorher benannter SNPs gelten in 95 % der Studien nur für einen solchen SNP. Rauschen und Stichprobe der Teilnehmenden sind eingeschlossen. Effekte ausgewählter SNPs sehen meist größer aus, als sie sind (Winner’s Curse).</translation>
    </message>
    <message>
        <source>With exact results the attacker goes from {prior} to {after}.</source>
        <translation>Mit exakten Ergebnissen kommt der Angreifer von {prior} auf {after}.</translation>
    </message>
    <message>
        <source>With these groups as strata it would be {marking}, and the probability of every causal SNP {after} instead of {before}.</source>
        <translation>Mit diesen Gruppen als Schichten wären es {marking}, und die Wahrscheinlichkeit für alle kausalen SNPs wäre {after} statt {before}.</translation>
    </message>
    <message>
        <source>With this release: from {prior} to {after}, never above {most}.</source>
        <translation>Mit dieser Veröffentlichung: von {prior} auf {after}, nie über {most}.</translation>
    </message>
    <message>
        <source>With this release: it stays at {prior}, and never rises above {most}.</source>
        <translation>Mit dieser Veröffentlichung: Es bleibt bei {prior} und steigt nie über {most}.</translation>
    </message>
    <message>
        <source>With this release: never above {most}.</source>
        <translation>Mit dieser Veröffentlichung: nie über {most}.</translation>
    </message>
    <message>
        <source>With this sample size and ε, the effect β of a SNP with effect allele frequency {frequency} will typically have no interval that is bounded on both sides.</source>
        <translation>Bei diesem Stichprobenumfang und ε hat der Effekt β eines SNPs mit Effektallel-Häufigkeit {frequency} in der Regel kein Intervall, das nach beiden Seiten begrenzt ist.</translation>
    </message>
    <message>
        <source>With this sample size and ε, the odds ratio of a SNP with effect allele frequency {frequency} will typically have no interval that is bounded on both sides.</source>
        <translation>Bei diesem Stichprobenumfang und ε hat das Odds Ratio eines SNPs mit Effektallel-Häufigkeit {frequency} in der Regel kein Intervall, das nach beiden Seiten begrenzt ist.</translation>
    </message>
    <message>
        <source>With {people} and {snps}, {success} with {probability} probability (quick estimate), assuming {effect}.</source>
        <translation>Stichprobe: {people}, {snps}. Die Wahrscheinlichkeit, dass {success}, ist {probability} (Schnellschätzung; Annahme: {effect}).</translation>
    </message>
    <message>
        <source>With {people} and {snps}, {success} with {probability} probability, assuming {effect}.</source>
        <translation>Stichprobe: {people}, {snps}. Die Wahrscheinlichkeit, dass {success}, ist {probability} (Annahme: {effect}).</translation>
    </message>
    <message>
        <source>With {people} participants, the number of significant SNPs is off by {error} on average, and with 95 % probability by at most {within}; the simulated studies have {true} such SNPs on average, and the published number is exact with a probability of {exact}.</source>
        <translation>Bei {people} Teilnehmenden liegt die Zahl signifikanter SNPs im Mittel um {error} daneben und mit 95 % Wahrscheinlichkeit um höchstens {within}; die simulierten Studien haben im Mittel {true} solche SNPs, und die veröffentlichte Zahl ist mit einer Wahrscheinlichkeit von {exact} exakt.</translation>
    </message>
    <message>
        <source>With {people} participants, {snps} are published{which} with a probability of {share}{more}.</source>
        <translation>Bei {people} Teilnehmenden werden {snps}{which} mit einer Wahrscheinlichkeit von {share} veröffentlicht{more}.</translation>
    </message>
    <message>
        <source>With {people} participants, {snps} is published{which} with a probability of {share}{more}.</source>
        <translation>Bei {people} Teilnehmenden wird {snps}{which} mit einer Wahrscheinlichkeit von {share} veröffentlicht{more}.</translation>
    </message>
    <message>
        <source>With {people}, {success} with {probability} probability (quick estimate), assuming {effect}.</source>
        <translation>Stichprobe: {people}. Die Wahrscheinlichkeit, dass {success}, ist {probability} (Schnellschätzung; Annahme: {effect}).</translation>
    </message>
    <message>
        <source>With {people}, {success} with {probability} probability, assuming {effect}.</source>
        <translation>Stichprobe: {people}. Die Wahrscheinlichkeit, dass {success}, ist {probability} (Annahme: {effect}).</translation>
    </message>
    <message>
        <source>With {people}, {what} will be published.</source>
        <translation>Stichprobe: {people}; veröffentlicht: {what}.</translation>
    </message>
    <message>
        <source>With {size} participants there is no case or no control.</source>
        <translation>Bei {size} Teilnehmenden gibt es keinen Fall oder keine Kontrolle.</translation>
    </message>
    <message>
        <source>With γ = {gamma} and priors from a = {a} to b = {b}, the likelihood ratio may be at most {both}: e^ε = {ratio}.</source>
        <translation>Mit γ = {gamma} und Priors von a = {a} bis b = {b} darf der Likelihood-Quotient höchstens {both} sein: e^ε = {ratio}.</translation>
    </message>
    <message>
        <source>Without TLS, {what} cross the network unencrypted, to {address}.</source>
        <translation>Ohne TLS geht unverschlüsselt über das Netz zu {address}: {what}.</translation>
    </message>
    <message>
        <source>Without TLS, {what} go to whoever on this machine is behind {address}.</source>
        <translation>Ohne TLS geht an jeden, der auf diesem Rechner hinter {address} steht: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Without a file, the {n} trusted keys are used.</source>
        <translation>
            <numerusform>Ohne Datei wird der eine vertraute Schlüssel verwendet.</numerusform>
            <numerusform>Ohne Datei werden die {n} vertrauten Schlüssel verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a list, all autosomal SNPs of the study are candidates: remove the list. Or list the ids alone.</source>
        <translation>Ohne Liste sind alle autosomalen SNPs der Studie Kandidaten: Entfernen Sie die Liste. Oder führen Sie nur die Kennungen auf.</translation>
    </message>
    <message>
        <source>Without it, in an empty folder with the report and the key. The two digests that are printed last must be the payload’s and the key’s below.</source>
        <translation>Ohne das Programm, in einem leeren Ordner mit dem Bericht und dem Schlüssel. Die zwei zuletzt ausgegebenen Prüfsummen müssen die des Inhalts und des Schlüssels unten sein.</translation>
    </message>
    <message numerus="yes">
        <source>Without strata, {marking} of {n} published SNPs would mark ancestry or centres, not the disease (95 % interval {low}–{high}).</source>
        <translation>
            <numerusform>Ohne Schichten würden {marking} von 1 veröffentlichten SNP Abstammung oder Zentren anzeigen, nicht die Krankheit (95-%-Intervall {low}–{high}).</numerusform>
            <numerusform>Ohne Schichten würden {marking} von {n} veröffentlichten SNPs Abstammung oder Zentren anzeigen, nicht die Krankheit (95-%-Intervall {low}–{high}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the program, in an empty folder with the report and the key; the two digests that are printed last must be the payload’s and the key’s below.</source>
        <translation>Ohne das Programm, in einem leeren Ordner mit dem Bericht und dem Schlüssel; die zwei zuletzt ausgegebenen Prüfsummen müssen die des Inhalts und des Schlüssels unten sein.</translation>
    </message>
    <message>
        <source>Without this tick, ε is halved: the sizes of both groups reveal something then.</source>
        <translation>Ohne dieses Häkchen wird ε halbiert: Dann verraten die Größen beider Gruppen etwas.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Bitte warten …</translation>
    </message>
    <message>
        <source>Write 4 for four to one, a dot where the allele is certain or not known; below 1 name the other allele.</source>
        <translation>Schreiben Sie 4 für vier zu eins, einen Punkt, wo das Allel gewiss oder nicht bekannt ist; unter 1 nennen Sie das andere Allel.</translation>
    </message>
    <message>
        <source>Write a decimal number such as 1.75, or NA where it is missing.</source>
        <translation>Schreiben Sie eine Dezimalzahl wie 1.75, oder NA, wo sie fehlt.</translation>
    </message>
    <message>
        <source>Write a dot in place of its risk allele, or choose a reference that has the SNP.</source>
        <translation>Schreiben Sie einen Punkt statt des Risikoallels, oder wählen Sie eine Referenz, die den SNP hat.</translation>
    </message>
    <message>
        <source>Write a planning report…</source>
        <translation>Planungsbericht schreiben …</translation>
    </message>
    <message>
        <source>Write one record per position, as bcftools norm -m +any does.</source>
        <translation>Schreiben Sie einen Eintrag je Position, wie bcftools norm -m +any es tut.</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Write them from 0 to 1 (VCF 4.3), or remove them where the file has DS: bcftools annotate -x FORMAT/GP.</source>
        <translation>Schreiben Sie sie von 0 bis 1 (VCF 4.3), oder entfernen Sie sie, wo die Datei DS hat: bcftools annotate -x FORMAT/GP.</translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation>Dateien schreiben</translation>
    </message>
    <message>
        <source>Writing the request</source>
        <translation>Antrag schreiben</translation>
    </message>
    <message>
        <source>Written to {folder}: {files}.</source>
        <translation>Nach {folder} geschrieben: {files}.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, and I have the file from before</source>
        <translation>Ja, und ich habe die Datei von vorher</translation>
    </message>
    <message>
        <source>Yes, and this file is all I have</source>
        <translation>Ja, und diese Datei ist alles, was ich habe</translation>
    </message>
    <message>
        <source>Yes. With {people}, {success} with {probability} probability (target {target}).</source>
        <translation>Ja. Mit {people} gilt mit {probability} Wahrscheinlichkeit: {success} (Ziel {target}).</translation>
    </message>
    <message>
        <source>You cannot approve your own release.</source>
        <translation>Ihre eigene Veröffentlichung können Sie nicht freigeben.</translation>
    </message>
    <message>
        <source>You do not have permission to read {path}.</source>
        <translation>{path} dürfen Sie nicht lesen.</translation>
    </message>
    <message>
        <source>Your approval</source>
        <translation>Ihre Freigabe</translation>
    </message>
    <message numerus="yes">
        <source>Your choice needs the fewest participants of all {n} combinations (quick estimate): {people}.</source>
        <translation>
            <numerusform>Ihre Wahl ist die einzige Kombination (Schnellschätzung): {people}.</numerusform>
            <numerusform>Ihre Wahl braucht von allen {n} Kombinationen die wenigsten Teilnehmenden (Schnellschätzung): {people}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your choice needs the fewest participants of all {n} combinations: {people}.</source>
        <translation>
            <numerusform>Ihre Wahl ist die einzige Kombination: {people}.</numerusform>
            <numerusform>Ihre Wahl braucht von allen {n} Kombinationen die wenigsten Teilnehmenden: {people}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice needs {number}.</source>
        <translation>Ihre Wahl braucht {number}.</translation>
    </message>
    <message>
        <source>Your name, or your office</source>
        <translation>Ihr Name oder Ihre Stelle</translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation>Ihr privater Schlüssel</translation>
    </message>
    <message>
        <source>Your signature</source>
        <translation>Ihre Signatur</translation>
    </message>
    <message>
        <source>Your signature approves this one release, of this study, with this ledger, once. You cannot approve your own release.</source>
        <translation>Ihre Signatur gibt diese eine Veröffentlichung dieser Studie mit diesem Privacy-Kontobuch einmal frei. Ihre eigene Veröffentlichung können Sie nicht freigeben.</translation>
    </message>
    <message>
        <source>Your signature states that you checked this report. The result, the ledger and the first signature do not change.</source>
        <translation>Ihre Signatur sagt, dass Sie diesen Bericht geprüft haben. Ergebnis, Privacy-Kontobuch und erste Signatur ändern sich nicht.</translation>
    </message>
    <message>
        <source>Your study is larger: there, exact results reveal less about each person, while the guarantee stays the same.</source>
        <translation>Ihre Studie ist größer: Dort verraten exakte Ergebnisse weniger über jede Person, während die Garantie gleich bleibt.</translation>
    </message>
    <message>
        <source>Yu &amp; Ji 2014, with the sensitivity corrected for empty genotype columns</source>
        <translation>Yu &amp; Ji 2014, mit der für leere Genotypspalten berichtigten Sensitivität</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>a .bcf</source>
        <translation>eine .bcf</translation>
    </message>
    <message>
        <source>a .bgen</source>
        <translation>eine .bgen</translation>
    </message>
    <message>
        <source>a .pgen</source>
        <translation>eine .pgen</translation>
    </message>
    <message>
        <source>a .vcf or .vcf.gz</source>
        <translation>eine .vcf oder .vcf.gz</translation>
    </message>
    <message>
        <source>a BCF</source>
        <translation>eine BCF-Datei</translation>
    </message>
    <message>
        <source>a PLINK 1 prefix or .bed</source>
        <translation>ein PLINK-1-Präfix oder eine .bed</translation>
    </message>
    <message>
        <source>a PLINK 2 file</source>
        <translation>eine PLINK-2-Datei</translation>
    </message>
    <message>
        <source>a SNP</source>
        <translation>ein SNP</translation>
    </message>
    <message>
        <source>a backslash in a text must be written twice</source>
        <translation>ein Backslash in einem Text muss doppelt stehen</translation>
    </message>
    <message>
        <source>a bug in this program; the log is {log}.</source>
        <translation>ein Fehler in diesem Programm; das Protokoll ist {log}.</translation>
    </message>
    <message>
        <source>a call at {value} or more of the candidate SNPs</source>
        <translation>ein Genotyp an {value} oder mehr der Kandidaten-SNPs</translation>
    </message>
    <message>
        <source>a caller writes a site because somebody carries something, so which calls a person has depends on the others</source>
        <translation>ein Variantenaufruf schreibt eine Position, weil jemand dort etwas trägt, also hängt von den anderen ab, welche Genotypen eine Person hat</translation>
    </message>
    <message>
        <source>a caller’s sites count copies of any allele but the reference, and the weights name risk alleles.</source>
        <translation>An den Stellen eines Callers zählen Kopien jedes Allels außer der Referenz, und die Gewichte nennen Risikoallele.</translation>
    </message>
    <message>
        <source>a certificate or its key</source>
        <translation>ein Zertifikat oder sein Schlüssel</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
        <source>a comma is missing, or a bracket is not closed</source>
        <translation>ein Komma fehlt, oder eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a covered attacker, with a prior of {before}, can become at most {after} sure</source>
        <translation>ein vom Plan abgedeckter Angreifer mit einem Prior von {before} kann sich höchstens zu {after} sicher werden</translation>
    </message>
    <message>
        <source>a date such as 2026-03-14</source>
        <translation>ein Datum wie 2026-03-14</translation>
    </message>
    <message>
        <source>a false-positive rate of {fpr} is not strictly between 0 and 1.</source>
        <translation>eine Falsch-positiv-Rate von {fpr} liegt nicht echt zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>ein paar Sekunden</translation>
    </message>
    <message>
        <source>a field’s name in double quotes is missing</source>
        <translation>der Name eines Feldes in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a file of that name exists</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>a file stands where a folder should be</source>
        <translation>wo ein Ordner stehen sollte, steht eine Datei</translation>
    </message>
    <message>
        <source>a fixed number</source>
        <translation>eine feste Zahl</translation>
    </message>
    <message>
        <source>a fixed number of each group was drawn without replacement (the rate is the larger of the groups’ rates)</source>
        <translation>eine feste Zahl aus jeder Gruppe wurde ohne Zurücklegen gezogen (die Rate ist die größere der beiden Gruppenraten)</translation>
    </message>
    <message>
        <source>a forecast: this report contains no data</source>
        <translation>eine Prognose: Dieser Bericht enthält keine Daten</translation>
    </message>
    <message>
        <source>a genotype table (.tsv or .tsv.gz)</source>
        <translation>eine Genotyptabelle (.tsv oder .tsv.gz)</translation>
    </message>
    <message>
        <source>a genuine planning report, not a release</source>
        <translation>ein echter Planungsbericht, keine Veröffentlichung</translation>
    </message>
    <message>
        <source>a kept answer</source>
        <translation>eine gespeicherte Antwort</translation>
    </message>
    <message>
        <source>a lead of up to {value} noise scales counts</source>
        <translation>ein Vorsprung von bis zu {value} Rauschskalen zählt</translation>
    </message>
    <message>
        <source>a list of trusted keys</source>
        <translation>eine Liste vertrauter Schlüssel</translation>
    </message>
    <message>
        <source>a loss of which only ε is known</source>
        <translation>ein Verlust, von dem nur ε bekannt ist</translation>
    </message>
    <message>
        <source>a maximum certainty of {cap} is not a probability above 0.</source>
        <translation>eine höchste Gewissheit von {cap} ist keine Wahrscheinlichkeit über 0.</translation>
    </message>
    <message>
        <source>a maximum certainty of {cap} is not above the highest prior, {high}: some attackers are that certain before the release.</source>
        <translation>eine höchste Gewissheit von {cap} liegt nicht über dem größten Prior {high}: Manche Angreifer sind sich schon vor der Veröffentlichung so sicher.</translation>
    </message>
    <message>
        <source>a measured number beyond the neighbour’s, and exactly the SNPs that rise are published</source>
        <translation>eine gemessene Zahl jenseits der des Nachbarn, und genau die SNPs, die steigen, werden veröffentlicht</translation>
    </message>
    <message>
        <source>a missing call counts as the commonest genotype in the public reference panel</source>
        <translation>ein fehlender Genotyp zählt als der häufigste Genotyp im öffentlichen Referenzpanel</translation>
    </message>
    <message>
        <source>a missing call counts as two copies of the allele that is not counted</source>
        <translation>ein fehlender Genotyp zählt als zwei Kopien des Allels, das nicht gezählt wird</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a name in it is longer than a megabyte</source>
        <translation>ein Name darin ist länger als ein Megabyte</translation>
    </message>
    <message>
        <source>a name in it is not text</source>
        <translation>ein Name darin ist kein Text</translation>
    </message>
    <message>
        <source>a name without slashes or control characters</source>
        <translation>ein Name ohne Schrägstriche und Steuerzeichen</translation>
    </message>
    <message>
        <source>a network drive</source>
        <translation>ein Netzlaufwerk</translation>
    </message>
    <message>
        <source>a noisy score of each SNP that the plan names, with its chromosome and position</source>
        <translation>ein verrauschter Score jedes SNPs, den der Plan nennt, mit Chromosom und Position</translation>
    </message>
    <message>
        <source>a note of a ledger</source>
        <translation>ein Vermerk eines Privacy-Kontobuchs</translation>
    </message>
    <message>
        <source>a p-value lies strictly between 0 and 1.</source>
        <translation>ein p-Wert liegt echt zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>a panel that the user named</source>
        <translation>einem selbst angegebenen Panel</translation>
    </message>
    <message numerus="yes">
        <source>a penetrance table for {n} SNPs</source>
        <translation>
            <numerusform>eine Penetranztabelle für 1 SNP</numerusform>
            <numerusform>eine Penetranztabelle für {n} SNPs</numerusform>
        </translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>ein Plan</translation>
    </message>
    <message>
        <source>a planned release needs its own ε.</source>
        <translation>eine geplante Veröffentlichung braucht ein eigenes ε.</translation>
    </message>
    <message>
        <source>a planning report</source>
        <translation>ein Planungsbericht</translation>
    </message>
    <message>
        <source>a prior range of certainty alone leaves nothing to protect: whoever is certain learns nothing new.</source>
        <translation>ein Prior-Bereich nur aus Gewissheit lässt nichts zu schützen: Wer sich sicher ist, erfährt nichts Neues.</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>ein privater Schlüssel</translation>
    </message>
    <message>
        <source>a probability lies in its interval.</source>
        <translation>eine Wahrscheinlichkeit liegt in ihrem Intervall.</translation>
    </message>
    <message>
        <source>a public centre</source>
        <translation>öffentlicher Bezugswert</translation>
    </message>
    <message>
        <source>a public key</source>
        <translation>ein öffentlicher Schlüssel</translation>
    </message>
    <message>
        <source>a public list</source>
        <translation>eine öffentliche Liste</translation>
    </message>
    <message>
        <source>a public reference panel, which is still to be named</source>
        <translation>einem öffentlichen Referenzpanel, das noch anzugeben ist</translation>
    </message>
    <message>
        <source>a quantitative trait</source>
        <translation>ein quantitatives Merkmal</translation>
    </message>
    <message>
        <source>a recorded sex that fits the X chromosome (F below 0.2 of women, above 0.8 of men)</source>
        <translation>ein angegebenes Geschlecht, das zum X-Chromosom passt (F bei Frauen unter 0,2, bei Männern über 0,8)</translation>
    </message>
    <message>
        <source>a recovery file</source>
        <translation>eine Wiederherstellungsdatei</translation>
    </message>
    <message>
        <source>a release</source>
        <translation>eine Veröffentlichung</translation>
    </message>
    <message>
        <source>a release that spends ε = {epsilon} cannot give {part} of it to numbers about what it selects: nothing would be left for the selection.</source>
        <translation>eine Veröffentlichung, die ε = {epsilon} verbraucht, kann nicht {part} davon für Zahlen über das Ausgewählte verwenden: Für die Auswahl bliebe nichts.</translation>
    </message>
    <message>
        <source>a report</source>
        <translation>ein Bericht</translation>
    </message>
    <message>
        <source>a request</source>
        <translation>ein Antrag</translation>
    </message>
    <message>
        <source>a selection publishes noisy scores or effects of its SNPs, not both.</source>
        <translation>eine Auswahl veröffentlicht verrauschte Scores oder Effekte ihrer SNPs, nicht beides.</translation>
    </message>
    <message>
        <source>a set of SNPs, without order</source>
        <translation>eine Menge von SNPs, ohne Reihenfolge</translation>
    </message>
    <message>
        <source>a set of SNPs, without order, and its size</source>
        <translation>eine Menge von SNPs, ohne Reihenfolge, und ihre Größe</translation>
    </message>
    <message>
        <source>a share of the budget lies above 0 % and up to 100 %.</source>
        <translation>ein Anteil am Budget liegt über 0 % und bei höchstens 100 %.</translation>
    </message>
    <message>
        <source>a signer’s name</source>
        <translation>der Name einer signierenden Person</translation>
    </message>
    <message>
        <source>a site</source>
        <translation>ein SNP</translation>
    </message>
    <message>
        <source>a site’s policy</source>
        <translation>die Richtlinie einer Einrichtung</translation>
    </message>
    <message>
        <source>a sound random generator</source>
        <translation>ein guter Zufallsgenerator</translation>
    </message>
    <message>
        <source>a stratum of a quantitative trait has participants; any other stratum has cases and controls.</source>
        <translation>eine Schicht eines quantitativen Merkmals hat Teilnehmende, jede andere hat Fälle und Kontrollen.</translation>
    </message>
    <message>
        <source>a study of a quantitative trait has no ratio of cases to controls.</source>
        <translation>eine Studie eines quantitativen Merkmals hat kein Verhältnis von Fällen zu Kontrollen.</translation>
    </message>
    <message>
        <source>a text has a line break or another control character in it</source>
        <translation>ein Text enthält einen Zeilenumbruch oder ein anderes Steuerzeichen</translation>
    </message>
    <message>
        <source>a text has half of a surrogate pair</source>
        <translation>ein Text enthält die Hälfte eines Surrogatpaars</translation>
    </message>
    <message>
        <source>a text in quotes has no end</source>
        <translation>ein Text in Anführungszeichen hat kein Ende</translation>
    </message>
    <message>
        <source>a trait’s value</source>
        <translation>den Wert eines Merkmals</translation>
    </message>
    <message>
        <source>a true-positive rate of at most {value}, not {old}</source>
        <translation>eine Richtig-positiv-Rate von höchstens {value}, nicht {old}</translation>
    </message>
    <message>
        <source>a true-positive rate of {tpr} is below the false-positive rate {fpr}: guessing already reaches it.</source>
        <translation>eine Richtig-positiv-Rate von {tpr} liegt unter der Falsch-positiv-Rate {fpr}: Raten erreicht sie bereits.</translation>
    </message>
    <message>
        <source>a value is missing or misspelled</source>
        <translation>ein Wert fehlt oder ist falsch geschrieben</translation>
    </message>
    <message>
        <source>a wrong list at most in</source>
        <translation>falsche Liste höchstens in</translation>
    </message>
    <message>
        <source>a wrong list in at most {value}</source>
        <translation>eine falsche Liste in höchstens {value}</translation>
    </message>
    <message>
        <source>a χ² threshold is a number above 0.</source>
        <translation>eine χ²-Schwelle ist eine Zahl über 0.</translation>
    </message>
    <message>
        <source>about a family’s diagnosis</source>
        <translation>Bei keiner Familie wird die Diagnose</translation>
    </message>
    <message>
        <source>about a family’s values</source>
        <translation>Bei keiner Familie werden die Werte</translation>
    </message>
    <message>
        <source>about a person’s diagnosis</source>
        <translation>Bei niemandem wird die Diagnose</translation>
    </message>
    <message>
        <source>about a person’s value</source>
        <translation>Bei niemandem wird der Wert</translation>
    </message>
    <message>
        <source>about how many cases there are for the plan’s controls, with noise</source>
        <translation>wie viele Fälle es zu den Kontrollen des Plans ungefähr gibt, mit Rauschen</translation>
    </message>
    <message>
        <source>about {cases} in cases, {controls} in controls</source>
        <translation>etwa {cases} bei Fällen, {controls} bei Kontrollen</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>etwa {number}</translation>
    </message>
    <message>
        <source>above {above}</source>
        <translation>größer als {above}</translation>
    </message>
    <message>
        <source>above {above} and at most {high}</source>
        <translation>größer als {above} und höchstens {high}</translation>
    </message>
    <message>
        <source>above {above} and below {below}</source>
        <translation>größer als {above} und kleiner als {below}</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>additiv</translation>
    </message>
    <message>
        <source>additive regression</source>
        <translation>additive Regression</translation>
    </message>
    <message>
        <source>adds Laplace noise to every score once and takes the largest</source>
        <translation>fügt jedem Score einmal Laplace-Rauschen hinzu und nimmt die größten</translation>
    </message>
    <message>
        <source>adds Laplace noise to the scores of SNPs that were chosen beforehand or by a private selection</source>
        <translation>fügt den Scores von SNPs, die vorab oder durch eine private Auswahl gewählt wurden, Laplace-Rauschen hinzu</translation>
    </message>
    <message>
        <source>adds exponential noise to every score once and takes the largest</source>
        <translation>fügt jedem Score einmal exponentielles Rauschen hinzu und nimmt die größten</translation>
    </message>
    <message>
        <source>adds whole-number noise to sums of dosages</source>
        <translation>addiert ganzzahliges Rauschen zu Summen von Dosierungen</translation>
    </message>
    <message>
        <source>adds whole-number noise to the allele counts of SNPs that were chosen beforehand</source>
        <translation>fügt den Allelzahlen vorab gewählter SNPs ganzzahliges Rauschen hinzu</translation>
    </message>
    <message>
        <source>adds whole-number noise to the genotype counts of SNPs that were chosen beforehand</source>
        <translation>fügt den Genotypzahlen vorab gewählter SNPs ganzzahliges Rauschen hinzu</translation>
    </message>
    <message>
        <source>advantage at most {value} instead of {other}</source>
        <translation>Vorteil höchstens {value} statt {other}</translation>
    </message>
    <message>
        <source>advantage:</source>
        <translation>Vorteil:</translation>
    </message>
    <message>
        <source>after: at most {after} of 100</source>
        <translation>nachher: höchstens {after} von 100</translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>all SNPs are counted as significant</source>
        <translation>alle SNPs werden als signifikant gezählt</translation>
    </message>
    <message>
        <source>all SNPs beyond a threshold</source>
        <translation>alle SNPs jenseits einer Schwelle</translation>
    </message>
    <message>
        <source>all autosomal SNPs of the study’s file</source>
        <translation>alle autosomalen SNPs der Datei der Studie</translation>
    </message>
    <message>
        <source>all autosomal SNPs of the study’s file, without any filter computed from this study’s genotypes</source>
        <translation>alle autosomalen SNPs der Studiendatei, ohne einen Filter, der aus den Genotypen dieser Studie berechnet ist</translation>
    </message>
    <message>
        <source>all causal</source>
        <translation>alle kausalen</translation>
    </message>
    <message>
        <source>all causal SNPs are published</source>
        <translation>alle kausalen SNPs werden veröffentlicht</translation>
    </message>
    <message>
        <source>all loci with SNPs beyond a threshold</source>
        <translation>alle Loci mit SNPs jenseits einer Schwelle</translation>
    </message>
    <message>
        <source>all releases together</source>
        <translation>alle Veröffentlichungen zusammen</translation>
    </message>
    <message>
        <source>all risk alleles right</source>
        <translation>alle Risikoallele richtig</translation>
    </message>
    <message>
        <source>all that the ledger counts</source>
        <translation>alles, was das Privacy-Kontobuch zählt</translation>
    </message>
    <message>
        <source>all {number} causal SNPs</source>
        <translation>alle {number} kausalen SNPs</translation>
    </message>
    <message numerus="yes">
        <source>all {n} causal SNPs</source>
        <translation>
            <numerusform>der kausale SNP</numerusform>
            <numerusform>alle {n} kausalen SNPs</numerusform>
        </translation>
    </message>
    <message>
        <source>allele copies</source>
        <translation>Allelkopien</translation>
    </message>
    <message>
        <source>allele counts of {snps}</source>
        <translation>Allelzahlen: {snps}</translation>
    </message>
    <message>
        <source>allele counts, {snps}</source>
        <translation>Allelzahlen, {snps}</translation>
    </message>
    <message>
        <source>allele frequency</source>
        <translation>Allelhäufigkeit</translation>
    </message>
    <message>
        <source>allelic</source>
        <translation>allelisch</translation>
    </message>
    <message>
        <source>allelic χ²</source>
        <translation>allelisches χ²</translation>
    </message>
    <message>
        <source>allows a belief to grow at most {limit}-fold, over all releases together</source>
        <translation>erlaubt, dass man sich über alle Veröffentlichungen zusammen höchstens um das {limit}-Fache sicherer wird</translation>
    </message>
    <message>
        <source>allows a budget of at most ε = {limit}</source>
        <translation>erlaubt ein Budget von höchstens ε = {limit}</translation>
    </message>
    <message>
        <source>allows a mechanism to be run with ε of at most {limit} in one release</source>
        <translation>erlaubt, dass ein Mechanismus in einer Veröffentlichung mit höchstens ε = {limit} läuft</translation>
    </message>
    <message>
        <source>allows as attackers {limit}</source>
        <translation>erlaubt als Angreifer {limit}</translation>
    </message>
    <message>
        <source>allows as what must stay secret {limit}</source>
        <translation>erlaubt als das, was geheim bleiben muss, {limit}</translation>
    </message>
    <message>
        <source>allows at most {limit} SNPs in one release</source>
        <translation>erlaubt in einer Veröffentlichung höchstens {limit} SNPs</translation>
    </message>
    <message>
        <source>allows no account beside the ledger’s own</source>
        <translation>erlaubt kein Konto neben dem eigenen des Privacy-Kontobuchs</translation>
    </message>
    <message>
        <source>allows no file that was filtered by genotypes before the program saw it</source>
        <translation>erlaubt keine Datei, die nach Genotypen gefiltert wurde, bevor das Programm sie sah</translation>
    </message>
    <message>
        <source>allows no imputed genotypes</source>
        <translation>erlaubt keine imputierten Genotypen</translation>
    </message>
    <message>
        <source>allows no membership test an advantage above {limit}, over all releases together</source>
        <translation>erlaubt keinem Test auf Teilnahme über alle Veröffentlichungen zusammen einen Vorteil über {limit}</translation>
    </message>
    <message>
        <source>allows no membership test to find more than {limit} at its false-positive rate, over all releases together</source>
        <translation>erlaubt keinem Test auf Teilnahme, bei ihrer Falsch-positiv-Rate über alle Veröffentlichungen zusammen mehr als {limit} zu finden</translation>
    </message>
    <message>
        <source>allows no reference panel</source>
        <translation>erlaubt kein Referenzpanel</translation>
    </message>
    <message>
        <source>allows no study of a quantitative trait</source>
        <translation>erlaubt keine Studie eines quantitativen Merkmals</translation>
    </message>
    <message>
        <source>allows no study with strata</source>
        <translation>erlaubt keine Studie mit Schichten</translation>
    </message>
    <message>
        <source>allows nobody to become more than {limit} certain, over all releases together</source>
        <translation>erlaubt niemandem, sich über alle Veröffentlichungen zusammen zu mehr als {limit} sicher zu werden</translation>
    </message>
    <message>
        <source>allows the mechanisms of all releases to be run with ε = {limit} at most</source>
        <translation>erlaubt, dass die Mechanismen aller Veröffentlichungen zusammen mit höchstens ε = {limit} laufen</translation>
    </message>
    <message>
        <source>allows the mechanisms {limit}</source>
        <translation>erlaubt als Mechanismen {limit}</translation>
    </message>
    <message>
        <source>allows the scores {limit}</source>
        <translation>erlaubt als Scores {limit}</translation>
    </message>
    <message>
        <source>allows to publish {limit}</source>
        <translation>erlaubt zu veröffentlichen: {limit}</translation>
    </message>
    <message>
        <source>allows ε of at most {limit} in one release</source>
        <translation>erlaubt in einer Veröffentlichung höchstens ε = {limit}</translation>
    </message>
    <message>
        <source>also protect non-participation</source>
        <translation>auch Nichtteilnahme schützen</translation>
    </message>
    <message>
        <source>an Ed25519 SubjectPublicKeyInfo in base64</source>
        <translation>eine Ed25519-SubjectPublicKeyInfo in Base64</translation>
    </message>
    <message>
        <source>an approval</source>
        <translation>eine Freigabe</translation>
    </message>
    <message>
        <source>an attack advantage of at most {value}, not {old}</source>
        <translation>ein Angriffsvorteil von höchstens {value}, nicht {old}</translation>
    </message>
    <message>
        <source>an attacker</source>
        <translation>einen Angreifer</translation>
    </message>
    <message>
        <source>an inbreeding coefficient F within {value}, by the public reference’s frequencies</source>
        <translation>ein Inzuchtkoeffizient F in den Grenzen {value}, nach den Häufigkeiten der öffentlichen Referenz</translation>
    </message>
    <message>
        <source>an institution</source>
        <translation>eine Einrichtung</translation>
    </message>
    <message>
        <source>an offset only changes how SNPs compare, and the SNPs of this release are named beforehand.</source>
        <translation>ein Offset ändert nur, wie SNPs abschneiden, und die SNPs dieser Veröffentlichung sind vorab benannt.</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>and at least</source>
        <translation>und mindestens</translation>
    </message>
    <message>
        <source>and {number} more on the last page</source>
        <translation>und {number} weitere auf der letzten Seite</translation>
    </message>
    <message>
        <source>and {rest} more in the table</source>
        <translation>und {rest} weitere in der Tabelle</translation>
    </message>
    <message>
        <source>another share of ε for numbers</source>
        <translation>anderer ε-Anteil für Zahlen</translation>
    </message>
    <message>
        <source>any attacker</source>
        <translation>jeder Angreifer</translation>
    </message>
    <message>
        <source>any attacker: the same</source>
        <translation>jeder Angreifer: ebenso</translation>
    </message>
    <message>
        <source>any family’s diagnosis</source>
        <translation>die Diagnosen einer Familie</translation>
    </message>
    <message>
        <source>any family’s participation</source>
        <translation>die Teilnahme einer Familie</translation>
    </message>
    <message>
        <source>any family’s presence in the biobank</source>
        <translation>die Zugehörigkeit einer Familie zur Biobank</translation>
    </message>
    <message>
        <source>any family’s values</source>
        <translation>die Werte einer Familie</translation>
    </message>
    <message>
        <source>any other prior</source>
        <translation>jeder andere Prior</translation>
    </message>
    <message>
        <source>any prior</source>
        <translation>jeder Prior</translation>
    </message>
    <message>
        <source>anyone, whatever their prior</source>
        <translation>jeden, mit welchem Prior auch immer</translation>
    </message>
    <message>
        <source>anyone’s diagnosis</source>
        <translation>die Diagnose einer Person</translation>
    </message>
    <message>
        <source>anyone’s participation</source>
        <translation>die Teilnahme einer Person</translation>
    </message>
    <message>
        <source>anyone’s presence in the biobank</source>
        <translation>die Zugehörigkeit einer Person zur Biobank</translation>
    </message>
    <message>
        <source>anyone’s value</source>
        <translation>den Wert einer Person</translation>
    </message>
    <message>
        <source>appears in it more than once</source>
        <translation>steht mehr als einmal darin</translation>
    </message>
    <message>
        <source>are computed from the exact number of participants, which is secret here.</source>
        <translation>werden aus der genauen Teilnehmerzahl berechnet, die hier geheim ist.</translation>
    </message>
    <message>
        <source>are of SNPs, and this plan names none: of a published locus nobody says which SNP it is.</source>
        <translation>gehören zu SNPs, und dieser Plan nennt keine: Welcher SNP es in einem veröffentlichten Locus ist, sagt niemand.</translation>
    </message>
    <message>
        <source>are windows around every SNP, which overlap: they name SNPs and cannot be published in their place.</source>
        <translation>sind Fenster um jeden SNP, die sich überlappen: Sie gehören zu SNPs und können nicht an deren Stelle veröffentlicht werden.</translation>
    </message>
    <message>
        <source>as in whole people of the program’s panel of simulated people</source>
        <translation>wie in ganzen Personen des programmeigenen Panels simulierter Menschen</translation>
    </message>
    <message>
        <source>as the plan is now</source>
        <translation>wie der Plan jetzt ist</translation>
    </message>
    <message>
        <source>asks for at least {limit} cases</source>
        <translation>verlangt mindestens {limit} Fälle</translation>
    </message>
    <message>
        <source>asks for at least {limit} cases in each stratum</source>
        <translation>verlangt in jeder Schicht mindestens {limit} Fälle</translation>
    </message>
    <message>
        <source>asks for at least {limit} controls</source>
        <translation>verlangt mindestens {limit} Kontrollen</translation>
    </message>
    <message>
        <source>asks for at least {limit} controls in each stratum</source>
        <translation>verlangt in jeder Schicht mindestens {limit} Kontrollen</translation>
    </message>
    <message>
        <source>asks for at least {limit} participants</source>
        <translation>verlangt mindestens {limit} Teilnehmende</translation>
    </message>
    <message>
        <source>asks for at least {limit} participants in each stratum</source>
        <translation>verlangt in jeder Schicht mindestens {limit} Teilnehmende</translation>
    </message>
    <message>
        <source>asks which exact numbers are printed anywhere, and allows {limit}</source>
        <translation>fragt, welche genauen Zahlen irgendwo gedruckt werden, und erlaubt {limit}</translation>
    </message>
    <message>
        <source>at FPR 0.1 %</source>
        <translation>bei FPR 0,1 %</translation>
    </message>
    <message>
        <source>at FPR {share}</source>
        <translation>bei FPR {share}</translation>
    </message>
    <message>
        <source>at a false positive rate of {fpr} no membership test on this release recognises more than {most} of the cases</source>
        <translation>bei einer Falsch-positiv-Rate von {fpr} erkennt kein Teilnahmetest auf dieser Veröffentlichung mehr als {most} der Fälle</translation>
    </message>
    <message>
        <source>at a false positive rate of {fpr} no membership test on this release recognises more than {most} of the participants</source>
        <translation>bei einer Falsch-positiv-Rate von {fpr} erkennt kein Teilnahmetest auf dieser Veröffentlichung mehr als {most} der Teilnehmenden</translation>
    </message>
    <message>
        <source>at false-positive rate</source>
        <translation>bei Falsch-positiv-Rate</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mind. einer</translation>
    </message>
    <message>
        <source>at least one causal SNP is published</source>
        <translation>mindestens ein kausaler SNP wird veröffentlicht</translation>
    </message>
    <message>
        <source>at least one of the two causal SNPs</source>
        <translation>mindestens einer der zwei kausalen SNPs</translation>
    </message>
    <message>
        <source>at least one of the {number} causal SNPs</source>
        <translation>mindestens einer der {number} kausalen SNPs</translation>
    </message>
    <message>
        <source>at least one of them</source>
        <translation>mindestens einer davon</translation>
    </message>
    <message>
        <source>at least {belief} sure</source>
        <translation>zu mindestens {belief} sicher</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>mindestens {least}</translation>
    </message>
    <message>
        <source>at least {low}</source>
        <translation>mindestens {low}</translation>
    </message>
    <message>
        <source>at least {low} and at most {high}</source>
        <translation>mindestens {low} und höchstens {high}</translation>
    </message>
    <message>
        <source>at least {value} right</source>
        <translation>mindestens {value} richtig</translation>
    </message>
    <message>
        <source>at most {belief} sure</source>
        <translation>höchstens zu {belief} sicher</translation>
    </message>
    <message>
        <source>at most {high}</source>
        <translation>höchstens {high}</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>höchstens {most}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>höchstens {number}</translation>
    </message>
    <message>
        <source>at most {share}</source>
        <translation>höchstens {share}</translation>
    </message>
    <message>
        <source>at most {value} sure, not {old}</source>
        <translation>höchstens {value} sicher, nicht {old}</translation>
    </message>
    <message>
        <source>attack TPR</source>
        <translation>Angriffs-TPR</translation>
    </message>
    <message>
        <source>attack advantage</source>
        <translation>Vorteil des Angreifers</translation>
    </message>
    <message>
        <source>attacker: {attacker}</source>
        <translation>Angreifer: {attacker}</translation>
    </message>
    <message>
        <source>base64</source>
        <translation>Base64</translation>
    </message>
    <message>
        <source>before: {before} of 100</source>
        <translation>vorher: {before} von 100</translation>
    </message>
    <message>
        <source>belief</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>belief grows at most {value}-fold, not {old}-fold</source>
        <translation>die Überzeugung wächst höchstens auf das {value}-Fache, nicht das {old}-Fache</translation>
    </message>
    <message>
        <source>belief grows at most …-fold (γ)</source>
        <translation>Prior wächst bis …-fach (γ)</translation>
    </message>
    <message>
        <source>belief that this person took part</source>
        <translation>Gewissheit, dass diese Person teilgenommen hat</translation>
    </message>
    <message>
        <source>belongs to a file of loci only.</source>
        <translation>gehört nur zu einer Datei mit Loci.</translation>
    </message>
    <message>
        <source>belongs to a list of kind "file" only.</source>
        <translation>gehört nur zu einer Liste der Art „file“.</translation>
    </message>
    <message>
        <source>belongs to a reference file, and none is named.</source>
        <translation>gehört zu einer Referenzdatei, und es ist keine angegeben.</translation>
    </message>
    <message>
        <source>belongs to a study of a quantitative trait; this one has cases and controls.</source>
        <translation>gehört zu einer Studie eines quantitativen Merkmals; diese hat Fälle und Kontrollen.</translation>
    </message>
    <message>
        <source>belongs to the family {owner}, not to {family}.</source>
        <translation>gehört zur Familie {owner}, nicht zu {family}.</translation>
    </message>
    <message>
        <source>between 1 and {most} releases can be planned.</source>
        <translation>zwischen 1 und {most} Veröffentlichungen können geplant werden.</translation>
    </message>
    <message>
        <source>between {low} and {high} sure</source>
        <translation>zu {low} bis {high} sicher</translation>
    </message>
    <message>
        <source>blocks of kb</source>
        <translation>Blöcke von kb</translation>
    </message>
    <message>
        <source>both causal SNPs</source>
        <translation>beide kausalen SNPs</translation>
    </message>
    <message>
        <source>budget {epsilon}</source>
        <translation>Budget {epsilon}</translation>
    </message>
    <message>
        <source>called genotypes</source>
        <translation>Hard Calls</translation>
    </message>
    <message>
        <source>cannot be</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>cannot be chosen where a public centre is given: only one of the two can be subtracted.</source>
        <translation>kann nicht gewählt werden, wenn ein öffentlicher Bezugswert angegeben ist: Nur eines von beiden kann abgezogen werden.</translation>
    </message>
    <message>
        <source>cannot be used in a study of a quantitative trait yet.</source>
        <translation>kann in einer Studie eines quantitativen Merkmals noch nicht verwendet werden.</translation>
    </message>
    <message>
        <source>case status</source>
        <translation>den Fallstatus</translation>
    </message>
    <message>
        <source>case status is secret</source>
        <translation>Fallstatus ist geheim</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>cases 0/1/2</source>
        <translation>Fälle 0/1/2</translation>
    </message>
    <message>
        <source>cases and controls</source>
        <translation>Fälle und Kontrollen</translation>
    </message>
    <message>
        <source>cases and controls together must be at most {most}.</source>
        <translation>Fälle und Kontrollen zusammen dürfen höchstens {most} sein.</translation>
    </message>
    <message>
        <source>cases copies</source>
        <translation>Kopien, Fälle</translation>
    </message>
    <message>
        <source>cases, controls</source>
        <translation>Fälle, Kontrollen</translation>
    </message>
    <message>
        <source>case–control</source>
        <translation>Fall-Kontroll-Studie</translation>
    </message>
    <message>
        <source>case–control status and exact genotype tables</source>
        <translation>Fall-Kontroll-Status und exakte Genotyptabellen</translation>
    </message>
    <message>
        <source>causal SNP</source>
        <translation>kausaler SNP</translation>
    </message>
    <message>
        <source>causal SNP {number}</source>
        <translation>kausaler SNP {number}</translation>
    </message>
    <message>
        <source>causal SNPs</source>
        <translation>kausale SNPs</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>certainty at most {value} instead of {other}</source>
        <translation>Gewissheit höchstens {value} statt {other}</translation>
    </message>
    <message>
        <source>change in odds</source>
        <translation>der Odds</translation>
    </message>
    <message>
        <source>chr {chromosome}</source>
        <translation>Chr {chromosome}</translation>
    </message>
    <message>
        <source>chromosome</source>
        <translation>Chromosom</translation>
    </message>
    <message>
        <source>chromosome, first and last position of each locus of the list, or that the result is inconclusive</source>
        <translation>Chromosom, erste und letzte Position jedes Locus der Liste, oder dass das Ergebnis nicht eindeutig ist</translation>
    </message>
    <message>
        <source>chromosome, first and last position of each selected locus</source>
        <translation>Chromosom, erste und letzte Position jedes ausgewählten Locus</translation>
    </message>
    <message>
        <source>chromosome, first and last position of each selected locus, and a noisy score of each</source>
        <translation>Chromosom, erste und letzte Position jedes ausgewählten Locus und je ein verrauschter Score</translation>
    </message>
    <message>
        <source>chromosome, position and name of each SNP of the list, or that the result is inconclusive</source>
        <translation>Chromosom, Position und Name jedes SNP der Liste, oder dass das Ergebnis nicht eindeutig ist</translation>
    </message>
    <message>
        <source>chromosome, position and name of each selected SNP</source>
        <translation>Chromosom, Position und Name jedes ausgewählten SNPs</translation>
    </message>
    <message>
        <source>chromosome, position and name of each selected SNP, and a noisy score of each</source>
        <translation>Chromosom, Position und Name jedes ausgewählten SNPs und je ein verrauschter Score</translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each in every stratum, and the frequencies, adjusted odds ratio and p-value that follow from these counts</source>
        <translation>Chromosom, Position, Name und Allele jedes ausgewählten SNPs, je sechs verrauschte Genotypzahlen in jeder Schicht und die Häufigkeiten, das adjustierte Odds Ratio und der p-Wert, die aus diesen Zahlen folgen</translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each, and the frequencies, odds ratio and p-value that follow from these counts</source>
        <translation>Chromosom, Position, Name und Allele jedes ausgewählten SNPs, je sechs verrauschte Genotypzahlen und die Häufigkeiten, das Odds Ratio und der p-Wert, die aus diesen Zahlen folgen</translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, six noisy sums of dosages of each (in every stratum, where there are some), and the frequencies, odds ratio, p-value and r² of imputation that follow from these sums</source>
        <translation>Chromosom, Position, Name und Allele jedes ausgewählten SNPs, je sechs verrauschte Summen von Dosierungen (in jeder Schicht, wo es welche gibt) und die Häufigkeiten, das Odds Ratio, der p-Wert und das r² der Imputation, die aus diesen Summen folgen</translation>
    </message>
    <message>
        <source>chromosome, position, name and alleles of each selected SNP, three noisy participant counts and three noisy trait sums of each, the trait’s noisy sum of squares, and the frequency, the effect and the p-value computed from them</source>
        <translation>Chromosom, Position, Name und Allele jedes ausgewählten SNPs, je drei verrauschte Teilnehmerzahlen und drei verrauschte Merkmalssummen, die verrauschte Quadratsumme des Merkmals und daraus berechnet Häufigkeit, Effekt und p-Wert</translation>
    </message>
    <message>
        <source>clip, mean ± SDs</source>
        <translation>Kappung, ± SDs</translation>
    </message>
    <message>
        <source>column (only if the file has several)</source>
        <translation>Spalte (nur wenn die Datei mehrere hat)</translation>
    </message>
    <message>
        <source>column with the trait</source>
        <translation>Spalte mit dem Merkmal</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>controls</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>controls 0/1/2</source>
        <translation>Kontrollen 0/1/2</translation>
    </message>
    <message>
        <source>controls copies</source>
        <translation>Kopien, Kontrollen</translation>
    </message>
    <message>
        <source>correct weights</source>
        <translation>zutreffende Gewichte</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>count {column}</source>
        <translation>die Zahl {column}</translation>
    </message>
    <message>
        <source>counts (no score)</source>
        <translation>Zahlen (kein Score)</translation>
    </message>
    <message>
        <source>counts of SNPs that are named beforehand include only people with a call, and imputed genotypes are probabilities.</source>
        <translation>Zahlen vorab benannter SNPs betreffen Personen, deren Genotyp nicht fehlt, und imputierte Genotypen sind Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>current passphrase</source>
        <translation>bisherige Passphrase</translation>
    </message>
    <message>
        <source>curve {number}</source>
        <translation>Kurve {number}</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>diagnoses known</source>
        <translation>Diagnosen bekannt</translation>
    </message>
    <message>
        <source>diagnoses not known</source>
        <translation>Diagnosen nicht bekannt</translation>
    </message>
    <message>
        <source>did &amp;not take part</source>
        <translation>hat &amp;nicht teilgenommen</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>distance to significance</source>
        <translation>Distanz zur Signifikanz</translation>
    </message>
    <message>
        <source>does not go with rules on each person’s record: SNPs that a filter of genotypes has left are no public list.</source>
        <translation>verträgt sich nicht mit Regeln für den Datensatz jeder Person: SNPs, die ein Filter nach Genotypen übrig gelassen hat, sind keine öffentliche Liste.</translation>
    </message>
    <message>
        <source>does not go with rules on each person’s record: a caller writes a site because somebody carries something, so which calls a person lacks depends on the others.</source>
        <translation>verträgt sich nicht mit Regeln für den Datensatz jeder Person: Ein Variantenaufruf schreibt eine Position, weil jemand dort etwas trägt; welche Genotypen einer Person fehlen, hängt also von den anderen ab.</translation>
    </message>
    <message>
        <source>does not go with rules on each person’s record: they are about calls, and genotype probabilities have none missing.</source>
        <translation>verträgt sich nicht mit Regeln für den Datensatz jeder Person: Sie gelten Genotypen, und bei Genotypwahrscheinlichkeiten fehlt keiner.</translation>
    </message>
    <message>
        <source>does not know the study’s size</source>
        <translation>kennt den Studienumfang nicht</translation>
    </message>
    <message>
        <source>dominant</source>
        <translation>dominant</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>drawn SNP by SNP from allele frequencies, as if SNPs were independent</source>
        <translation>SNP für SNP aus Allelhäufigkeiten gezogen, als wären SNPs unabhängig</translation>
    </message>
    <message>
        <source>drawn: {share} {how}</source>
        <translation>gezogen: {share} {how}</translation>
    </message>
    <message>
        <source>draws the SNPs one after another, stronger ones more likely</source>
        <translation>zieht die SNPs nacheinander, stärkere mit größerer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>draws the number of SNPs above a public threshold, near numbers more likely</source>
        <translation>zieht die Zahl der SNPs über einer öffentlichen Schwelle, nahe Zahlen mit größerer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>draws the set of SNPs above a public threshold, its size included</source>
        <translation>zieht die Menge der SNPs über einer öffentlichen Schwelle samt ihrer Größe</translation>
    </message>
    <message>
        <source>draws the whole set at once, sets of strong members more likely</source>
        <translation>zieht die ganze Menge auf einmal, Mengen starker Mitglieder wahrscheinlicher</translation>
    </message>
    <message>
        <source>e&lt;sup&gt;ε&lt;/sup&gt; at the same γ (higher: less noise)</source>
        <translation>e&lt;sup&gt;ε&lt;/sup&gt; bei gleichem γ (höher: weniger Rauschen)</translation>
    </message>
    <message>
        <source>e^ε over ranges</source>
        <translation>e^ε nach Bereich</translation>
    </message>
    <message>
        <source>e^ε, the maximum change in odds</source>
        <translation>e^ε, die größte Änderung der Odds</translation>
    </message>
    <message>
        <source>each explains</source>
        <translation>jeder erklärt</translation>
    </message>
    <message>
        <source>each independently</source>
        <translation>jede Person unabhängig</translation>
    </message>
    <message>
        <source>each stratum of the design is one</source>
        <translation>jede Schicht des Aufbaus ist eine</translation>
    </message>
    <message>
        <source>effect given as</source>
        <translation>Effekt gegeben als</translation>
    </message>
    <message>
        <source>effects can be published for at most {most} SNPs: with more, the noise hides them.</source>
        <translation>Effekte können für höchstens {most} SNPs veröffentlicht werden: Bei mehr verbirgt sie das Rauschen.</translation>
    </message>
    <message>
        <source>effects of selected SNPs</source>
        <translation>Effekte ausgewählter SNPs</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>ethics approval number</source>
        <translation>Ethikvotum (Nummer)</translation>
    </message>
    <message>
        <source>ethics approval {number}</source>
        <translation>Ethikvotum {number}</translation>
    </message>
    <message>
        <source>even almost without noise</source>
        <translation>selbst fast ohne Rauschen</translation>
    </message>
    <message>
        <source>even with an effect of {beta} SD per copy</source>
        <translation>selbst mit einem Effekt von {beta} SD je Kopie</translation>
    </message>
    <message>
        <source>even with an odds ratio of {ratio}</source>
        <translation>selbst mit einem Odds Ratio von {ratio}</translation>
    </message>
    <message>
        <source>every conceivable attacker</source>
        <translation>jeden denkbaren Angreifer</translation>
    </message>
    <message>
        <source>every noisy count lies as far out as on the neighbour</source>
        <translation>jede verrauschte Zahl liegt so weit außen wie beim Nachbarn</translation>
    </message>
    <message>
        <source>every noisy score is high</source>
        <translation>jeder verrauschte Score ist hoch</translation>
    </message>
    <message>
        <source>everybody in the cohort was drawn independently with the same probability</source>
        <translation>jede Person der Kohorte wurde unabhängig mit derselben Wahrscheinlichkeit gezogen</translation>
    </message>
    <message>
        <source>exact effects on the trait, Im’s test</source>
        <translation>exakte Effekte auf das Merkmal, Test von Im</translation>
    </message>
    <message>
        <source>exact frequencies, Homer’s test</source>
        <translation>exakte Häufigkeiten, Test von Homer</translation>
    </message>
    <message>
        <source>exact frequencies, likelihood-ratio test</source>
        <translation>exakte Häufigkeiten, Likelihood-Quotienten-Test</translation>
    </message>
    <message>
        <source>exact numbers printed anywhere</source>
        <translation>irgendwo gedruckte genaue Zahlen</translation>
    </message>
    <message>
        <source>exact results</source>
        <translation>exakte Ergebnisse</translation>
    </message>
    <message>
        <source>exact results, Homer’s test</source>
        <translation>exakte Ergebnisse, Homers Test</translation>
    </message>
    <message>
        <source>exactly the SNPs that rise are published</source>
        <translation>genau die SNPs werden veröffentlicht, die steigen</translation>
    </message>
    <message>
        <source>example values</source>
        <translation>Beispielwerte</translation>
    </message>
    <message>
        <source>explained; no release possible</source>
        <translation>erklärt; keine Veröffentlichung möglich</translation>
    </message>
    <message>
        <source>explains more than {most} of the trait’s variance.</source>
        <translation>erklärt mehr als {most} der Varianz des Merkmals.</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponentiell</translation>
    </message>
    <message>
        <source>false-positive rate: outsiders flagged (log scale)</source>
        <translation>Falsch-positiv-Rate: verdächtigte Außenstehende (logarithmisch)</translation>
    </message>
    <message>
        <source>family of priors</source>
        <translation>Die Familie von Priors</translation>
    </message>
    <message>
        <source>family size</source>
        <translation>Familiengröße</translation>
    </message>
    <message>
        <source>family size {value}</source>
        <translation>Familiengröße {value}</translation>
    </message>
    <message>
        <source>family size:</source>
        <translation>Familiengröße:</translation>
    </message>
    <message>
        <source>fewer SNPs are released than there are causal ones</source>
        <translation>es werden weniger SNPs veröffentlicht, als es kausale gibt</translation>
    </message>
    <message>
        <source>fewer than {limit}</source>
        <translation>weniger als {limit}</translation>
    </message>
    <message>
        <source>finds more than {most} of the participants at a false-positive rate of {fpr}</source>
        <translation>findet mehr als {most} der Teilnehmenden bei einer Falsch-positiv-Rate von {fpr}</translation>
    </message>
    <message>
        <source>for example: age and sex, coefficients from …</source>
        <translation>zum Beispiel: Alter und Geschlecht, Koeffizienten aus …</translation>
    </message>
    <message>
        <source>for {target}</source>
        <translation>für {target}</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>frequency shift</source>
        <translation>Häufigkeitsverschiebung</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>genetic model</source>
        <translation>genetisches Modell</translation>
    </message>
    <message>
        <source>genome build</source>
        <translation>Genomversion (Build)</translation>
    </message>
    <message>
        <source>genotype counts of {snps}</source>
        <translation>Genotypzahlen: {snps}</translation>
    </message>
    <message>
        <source>genotype counts, {snps}</source>
        <translation>Genotypzahlen, {snps}</translation>
    </message>
    <message>
        <source>genotype probabilities</source>
        <translation>Genotyp-Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>genotype table</source>
        <translation>Genotyptabelle</translation>
    </message>
    <message>
        <source>genotypic</source>
        <translation>genotypisch</translation>
    </message>
    <message>
        <source>genotypic χ²</source>
        <translation>genotypisches χ²</translation>
    </message>
    <message>
        <source>genuine and consistent</source>
        <translation>echt und stimmig</translation>
    </message>
    <message>
        <source>gives the disease to everybody, or to nobody.</source>
        <translation>gibt allen die Krankheit oder niemandem.</translation>
    </message>
    <message>
        <source>goes with a loss of which more than ε is known.</source>
        <translation>gehört zu einem Verlust, von dem mehr als ε bekannt ist.</translation>
    </message>
    <message>
        <source>goes with an association in either direction, and the weights name risk alleles.</source>
        <translation>gehört zu einer Assoziation in beide Richtungen, und die Gewichte nennen Risikoallele.</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>group, PC1, PC2, …, within</source>
        <translation>group, PC1, PC2, …, within</translation>
    </message>
    <message>
        <source>guarantee (γ)</source>
        <translation>Garantie (γ)</translation>
    </message>
    <message>
        <source>guarantee for the range (γ)</source>
        <translation>Garantie für den Bereich (γ)</translation>
    </message>
    <message>
        <source>guaranteed</source>
        <translation>garantiert</translation>
    </message>
    <message>
        <source>guessing</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>has an advantage (TPR − FPR) above {most}</source>
        <translation>hat einen Vorteil (TPR − FPR) über {most}</translation>
    </message>
    <message>
        <source>has characters that cannot be printed: {shown}.</source>
        <translation>enthält Zeichen, die nicht druckbar sind: {shown}.</translation>
    </message>
    <message>
        <source>has other alleles there than in the study</source>
        <translation>hat dort andere Allele als in der Studie</translation>
    </message>
    <message>
        <source>has too many loci for a panel.</source>
        <translation>hat zu viele Loci für ein Panel.</translation>
    </message>
    <message>
        <source>here {ratio}</source>
        <translation>hier {ratio}</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>highest posterior</source>
        <translation>größter Posterior</translation>
    </message>
    <message>
        <source>how many candidate SNPs there are, and a digest of the public candidate list</source>
        <translation>wie viele Kandidaten-SNPs es gibt, und eine Prüfsumme der öffentlichen Kandidatenliste</translation>
    </message>
    <message>
        <source>how many cases, controls and candidate SNPs there are, and a digest of the public candidate list</source>
        <translation>wie viele Fälle, Kontrollen und Kandidaten-SNPs es gibt, und eine Prüfsumme der öffentlichen Kandidatenliste</translation>
    </message>
    <message>
        <source>how many participants and candidate SNPs there are, and a digest of the public candidate list</source>
        <translation>wie viele Teilnehmende und Kandidaten-SNPs es gibt, und eine Prüfsumme der öffentlichen Kandidatenliste</translation>
    </message>
    <message>
        <source>how many participants apart cases and controls are by the share that carries an allele, once or twice</source>
        <translation>um wie viele Teilnehmende sich Fälle und Kontrollen im Anteil derer unterscheiden, die ein Allel tragen, einmal oder zweimal</translation>
    </message>
    <message>
        <source>how many participants apart the allele frequencies of cases and controls are</source>
        <translation>um wie viele Teilnehmende die Allelhäufigkeiten von Fällen und Kontrollen auseinanderliegen</translation>
    </message>
    <message>
        <source>how many participants apart the genotypes of cases and controls are</source>
        <translation>um wie viele Teilnehmende sich die Genotypen von Fällen und Kontrollen unterscheiden</translation>
    </message>
    <message>
        <source>how many participants would have to change before the SNP’s significance flips</source>
        <translation>wie viele Teilnehmende sich ändern müssten, bis die Signifikanz des SNPs umschlägt</translation>
    </message>
    <message>
        <source>however sure</source>
        <translation>beliebig sicher</translation>
    </message>
    <message>
        <source>ids, separated by spaces or commas</source>
        <translation>Kennungen, durch Leerzeichen oder Kommas getrennt</translation>
    </message>
    <message>
        <source>if non-participation is protected too, a maximum certainty of {cap} must also be above {least}, the highest prior of non-participation in the range.</source>
        <translation>wenn auch die Nichtteilnahme geschützt ist, muss eine höchste Gewissheit von {cap} auch über {least} liegen, dem größten Prior der Nichtteilnahme im Bereich.</translation>
    </message>
    <message>
        <source>in a study of a quantitative trait, scores have no public offset.</source>
        <translation>in einer Studie eines quantitativen Merkmals haben Scores keinen öffentlichen Offset.</translation>
    </message>
    <message>
        <source>in a study with strata, scores have no public offset.</source>
        <translation>in einer Studie mit Schichten haben Scores keinen öffentlichen Offset.</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>in the public SDs of the trait</source>
        <translation>in den öffentlichen SDs des Merkmals</translation>
    </message>
    <message>
        <source>in the trait’s own units</source>
        <translation>in den Einheiten des Merkmals</translation>
    </message>
    <message>
        <source>in which stratum everybody would be</source>
        <translation>in welcher Schicht jede Person wäre</translation>
    </message>
    <message>
        <source>independent of one another</source>
        <translation>unabhängig voneinander</translation>
    </message>
    <message>
        <source>independent participation</source>
        <translation>unabhängige Teilnahme</translation>
    </message>
    <message>
        <source>inside the strata</source>
        <translation>innerhalb der Schichten</translation>
    </message>
    <message>
        <source>institution</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>invited people: each invitee has a prior of {share}.</source>
        <translation>Eingeladenen: jeweils ein Prior von {share}.</translation>
    </message>
    <message>
        <source>is about who has the disease, and this is a study of a quantitative trait: its proof already covers attackers who do not know the trait.</source>
        <translation>betrifft, wer die Krankheit hat, und dies ist eine Studie eines quantitativen Merkmals: Ihr Beweis deckt schon Angreifer ab, die das Merkmal nicht kennen.</translation>
    </message>
    <message>
        <source>is before the first day.</source>
        <translation>liegt vor dem ersten Tag.</translation>
    </message>
    <message>
        <source>is for studies of cases and controls only: traits are simulated SNP by SNP, without linkage.</source>
        <translation>gilt nur für Studien mit Fällen und Kontrollen: Merkmale werden SNP für SNP simuliert, ohne Kopplung.</translation>
    </message>
    <message>
        <source>is listed twice.</source>
        <translation>ist zweimal aufgeführt.</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>fehlt.</translation>
    </message>
    <message>
        <source>is missing: a list of kind file needs its file.</source>
        <translation>fehlt: Eine Liste der Art file braucht ihre Datei.</translation>
    </message>
    <message>
        <source>is missing: a range by mean and SD needs the mean, the SD and how many SDs.</source>
        <translation>fehlt: Ein Bereich nach Mittelwert und SD braucht den Mittelwert, die SD und die Zahl der SDs.</translation>
    </message>
    <message>
        <source>is missing: heterozygosity and sex are judged by a public panel’s frequencies, never by this study’s.</source>
        <translation>fehlt: Heterozygotie und Geschlecht werden nach den Häufigkeiten eines öffentlichen Panels beurteilt, nie nach denen dieser Studie.</translation>
    </message>
    <message>
        <source>is missing: the weights name risk alleles, and only a public reference says which of a SNP’s two alleles that is.</source>
        <translation>fehlt: Die Gewichte nennen Risikoallele, und nur eine öffentliche Referenz sagt, welches der beiden Allele eines SNPs das ist.</translation>
    </message>
    <message>
        <source>is missing: which of the panel’s SNPs is it?</source>
        <translation>fehlt: Welcher der SNPs des Panels ist es?</translation>
    </message>
    <message>
        <source>is missing: without its SHA-256, any file with this name could be used, and the published SNPs depend on the loci.</source>
        <translation>fehlt: Ohne ihren SHA-256 könnte jede Datei dieses Namens verwendet werden, und die veröffentlichten SNPs hängen von den Loci ab.</translation>
    </message>
    <message>
        <source>is missing: without its SHA-256, any file with this name could be used, and the published SNPs depend on the weights.</source>
        <translation>fehlt: Ohne SHA-256 könnte jede Datei dieses Namens verwendet werden, und von den Gewichten hängt ab, welche SNPs veröffentlicht werden.</translation>
    </message>
    <message>
        <source>is missing: without its SHA-256, any file with this name could be used, and the scores depend on the reference.</source>
        <translation>fehlt: Ohne ihren SHA-256 könnte jede Datei dieses Namens verwendet werden, und die Scores hängen von der Referenz ab.</translation>
    </message>
    <message>
        <source>is no release that a ledger can have.</source>
        <translation>ist keine Freigabe, die ein Privacy-Kontobuch haben kann.</translation>
    </message>
    <message>
        <source>is not a guarantee about attacks.</source>
        <translation>ist keine Garantie zu Angriffen.</translation>
    </message>
    <message>
        <source>is not a known field.</source>
        <translation>ist kein bekanntes Feld.</translation>
    </message>
    <message>
        <source>is not in it</source>
        <translation>steht nicht darin</translation>
    </message>
    <message>
        <source>is not the fingerprint of the public key beside it.</source>
        <translation>ist nicht der Fingerabdruck des öffentlichen Schlüssels daneben.</translation>
    </message>
    <message>
        <source>is not the public key of an Ed25519 pair.</source>
        <translation>ist nicht der öffentliche Schlüssel eines Ed25519-Paars.</translation>
    </message>
    <message>
        <source>is not what mean, SD and the number of SDs give.</source>
        <translation>ist nicht, was Mittelwert, SD und Zahl der SDs ergeben.</translation>
    </message>
    <message>
        <source>is of a quantitative trait, and this stratum has cases and controls.</source>
        <translation>gehört zu einem quantitativen Merkmal, und diese Schicht hat Fälle und Kontrollen.</translation>
    </message>
    <message>
        <source>is of studies of cases and controls; it is not simulated for a trait yet.</source>
        <translation>betrifft Studien mit Fällen und Kontrollen; für ein Merkmal wird es noch nicht simuliert.</translation>
    </message>
    <message>
        <source>is on the other strand there</source>
        <translation>liegt dort auf dem anderen Strang</translation>
    </message>
    <message>
        <source>is simulated SNP by SNP only.</source>
        <translation>wird nur SNP für SNP simuliert.</translation>
    </message>
    <message>
        <source>is {declared}, but the strata have {total} together.</source>
        <translation>ist {declared}, aber die Schichten haben zusammen {total}.</translation>
    </message>
    <message>
        <source>it begins with a byte order mark</source>
        <translation>sie beginnt mit einer Byte-Reihenfolge-Marke (BOM)</translation>
    </message>
    <message>
        <source>it does not begin as a BGEN file does</source>
        <translation>sie beginnt nicht wie eine BGEN-Datei</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>sie endet zu früh</translation>
    </message>
    <message>
        <source>it has no allele</source>
        <translation>sie hat kein Allel</translation>
    </message>
    <message>
        <source>it has no variants or no people</source>
        <translation>sie hat keine Varianten oder keine Personen</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is compressed in a way that this program does not know</source>
        <translation>sie ist auf eine Weise komprimiert, die dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>sie wird gerade verwendet</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is of a version before 1.2</source>
        <translation>sie hat eine Version vor 1.2</translation>
    </message>
    <message>
        <source>it unpacks to more than its people need</source>
        <translation>sie entpackt sich zu mehr, als ihre Personen brauchen</translation>
    </message>
    <message>
        <source>its accounts and their identities do not match</source>
        <translation>seine Konten und deren Kennungen passen nicht zusammen</translation>
    </message>
    <message>
        <source>its chromosome is not in the header</source>
        <translation>sein Chromosom steht nicht im Kopf</translation>
    </message>
    <message>
        <source>its first row is missing</source>
        <translation>seine erste Zeile fehlt</translation>
    </message>
    <message>
        <source>its numbers of people differ</source>
        <translation>ihre Angaben zur Zahl der Personen widersprechen sich</translation>
    </message>
    <message>
        <source>its probabilities are not numbers</source>
        <translation>seine Wahrscheinlichkeiten sind keine Zahlen</translation>
    </message>
    <message>
        <source>its tables were altered</source>
        <translation>seine Tabellen wurden verändert</translation>
    </message>
    <message>
        <source>joint draw</source>
        <translation>gemeinsame Ziehung</translation>
    </message>
    <message>
        <source>k is missing.</source>
        <translation>k fehlt.</translation>
    </message>
    <message>
        <source>k-Max is not a differentially private mechanism: it has a γ against the uniform family, and no ε.</source>
        <translation>k-Max ist kein Mechanismus der Differential Privacy: Er hat ein γ gegen die gleichverteilte Familie und kein ε.</translation>
    </message>
    <message>
        <source>k-Max needs k of at least 2, not {k}.</source>
        <translation>k-Max braucht ein k von mindestens 2, nicht {k}.</translation>
    </message>
    <message>
        <source>k-Max needs k of at most the universe’s size; {k} &gt; {size}.</source>
        <translation>k-Max braucht ein k von höchstens der Größe des Universums; {k} &gt; {size}.</translation>
    </message>
    <message>
        <source>k-Max, the framework’s worked example (no GWAS release); counts, selections and noisy scores by total variation or the Kolmogorov distance.</source>
        <translation>k-Max, das durchgerechnete Beispiel des Rahmens (keine GWAS-Veröffentlichung); Zahlen, Auswahlen und verrauschte Scores nach Totalvariation oder Kolmogorow-Distanz.</translation>
    </message>
    <message>
        <source>k-Max’s guarantee holds under the uniform family only.</source>
        <translation>Die Garantie von k-Max gilt nur unter der gleichverteilten Familie.</translation>
    </message>
    <message>
        <source>kept scenarios</source>
        <translation>behaltene Szenarien</translation>
    </message>
    <message>
        <source>kind of release</source>
        <translation>Die Veröffentlichungsart</translation>
    </message>
    <message>
        <source>kind of study</source>
        <translation>Art der Studie</translation>
    </message>
    <message>
        <source>knowing who has the disease</source>
        <translation>mit Kenntnis der Diagnosen</translation>
    </message>
    <message>
        <source>knowing who has the disease and everyone’s stratum</source>
        <translation>mit Kenntnis der Diagnosen und aller Schichten</translation>
    </message>
    <message>
        <source>known diagnoses and strata</source>
        <translation>bekannte Diagnosen und Schichten</translation>
    </message>
    <message>
        <source>known risk alleles</source>
        <translation>bekannte Risikoallele</translation>
    </message>
    <message>
        <source>knows all but one participant</source>
        <translation>kennt alle Teilnehmenden bis auf einen</translation>
    </message>
    <message>
        <source>knows nothing</source>
        <translation>weiß nichts</translation>
    </message>
    <message>
        <source>knows the study’s size</source>
        <translation>kennt den Studienumfang</translation>
    </message>
    <message>
        <source>language of the PDF</source>
        <translation>Sprache des PDFs</translation>
    </message>
    <message>
        <source>leaves no case or no control.</source>
        <translation>lässt keinen Fall oder keine Kontrolle übrig.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {reason}</source>
        <translation>Zeile {line}, Spalte {column}: {reason}</translation>
    </message>
    <message>
        <source>linked as in the program’s panel of simulated people</source>
        <translation>gekoppelt wie im programmeigenen Panel simulierter Menschen</translation>
    </message>
    <message>
        <source>links that lead in a circle</source>
        <translation>Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>lists fixed beforehand</source>
        <translation>vorab festgelegte Listen</translation>
    </message>
    <message>
        <source>loci</source>
        <translation>Loci</translation>
    </message>
    <message>
        <source>loci at most</source>
        <translation>Loci höchstens</translation>
    </message>
    <message>
        <source>loci to publish</source>
        <translation>veröffentlichte Loci</translation>
    </message>
    <message>
        <source>locus</source>
        <translation>Locus</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>lowest and highest</source>
        <translation>kleinster und größter Wert</translation>
    </message>
    <message>
        <source>lowest posterior</source>
        <translation>kleinster Posterior</translation>
    </message>
    <message>
        <source>m&amp;echanism</source>
        <translation>M&amp;echanismus</translation>
    </message>
    <message>
        <source>made of pieces of the genomes in {panel}, so that neighbouring SNPs stay linked</source>
        <translation>aus Stücken der Genome in {panel} zusammengesetzt, sodass benachbarte SNPs gekoppelt bleiben</translation>
    </message>
    <message>
        <source>made of whole people of {panel}, drawn with replacement</source>
        <translation>aus ganzen Personen gebildet, mit Zurücklegen gezogen aus {panel}</translation>
    </message>
    <message>
        <source>maximum attack advantage</source>
        <translation>größter Vorteil des Angreifers</translation>
    </message>
    <message>
        <source>maximum certainty</source>
        <translation>höchste Gewissheit</translation>
    </message>
    <message>
        <source>maximum change in odds</source>
        <translation>größte Änderung der Odds</translation>
    </message>
    <message>
        <source>maximum for the attackers covered: {share}</source>
        <translation>Maximum für die abgedeckten Angreifer: {share}</translation>
    </message>
    <message>
        <source>maximum true-positive rate</source>
        <translation>größte Richtig-positiv-Rate</translation>
    </message>
    <message>
        <source>mean ± SDs</source>
        <translation>Mittelwert ± SDs</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>median {share}</source>
        <translation>Median {share}</translation>
    </message>
    <message>
        <source>min&amp;imum score</source>
        <translation>kle&amp;inster Score</translation>
    </message>
    <message>
        <source>minimum score</source>
        <translation>kleinster Score</translation>
    </message>
    <message>
        <source>missing calls count as</source>
        <translation>fehlende Genotypen zählen als</translation>
    </message>
    <message>
        <source>more participants than were tried ({reason})</source>
        <translation>mehr Teilnehmende als versucht ({reason})</translation>
    </message>
    <message>
        <source>more text follows after the end</source>
        <translation>nach dem Ende folgt weiterer Text</translation>
    </message>
    <message>
        <source>more than {limit}</source>
        <translation>mehr als {limit}</translation>
    </message>
    <message>
        <source>must be 3 numbers for one causal SNP, or 3 rows of 3 for two.</source>
        <translation>müssen 3 Zahlen für einen kausalen SNP sein, oder 3 Zeilen zu 3 für zwei.</translation>
    </message>
    <message>
        <source>must be a finite number, and above 0 for an SD.</source>
        <translation>muss eine endliche Zahl sein, bei einer SD größer als 0.</translation>
    </message>
    <message>
        <source>must be a finite number.</source>
        <translation>muss eine endliche Zahl sein.</translation>
    </message>
    <message>
        <source>must be a list.</source>
        <translation>muss eine Liste sein.</translation>
    </message>
    <message>
        <source>must be a number.</source>
        <translation>muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>must be a printable name of 1 to {most} characters, without spaces at its ends.</source>
        <translation>muss ein druckbarer Name von 1 bis {most} Zeichen sein, ohne Leerzeichen an den Enden.</translation>
    </message>
    <message>
        <source>must be a text in quotes.</source>
        <translation>muss Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>must be a text that is not empty.</source>
        <translation>muss nicht leerer Text sein.</translation>
    </message>
    <message>
        <source>must be a whole number of at least {least}, not {found}.</source>
        <translation>muss eine ganze Zahl von mindestens {least} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>must be a {kind}.</source>
        <translation>muss ein Wert der Klasse {kind} sein.</translation>
    </message>
    <message>
        <source>must be above the range’s lower end.</source>
        <translation>muss über dem unteren Ende des Bereichs liegen.</translation>
    </message>
    <message>
        <source>must be an object in braces.</source>
        <translation>muss ein Objekt in geschweiften Klammern sein.</translation>
    </message>
    <message>
        <source>must be from 2 to {most} strata, not {given}: without strata, there are none.</source>
        <translation>müssen 2 bis {most} Schichten sein, nicht {given}: Ohne Schichten gibt es keine.</translation>
    </message>
    <message>
        <source>must be inside the public range, from {low} to {high}.</source>
        <translation>muss im öffentlichen Bereich liegen, von {low} bis {high}.</translation>
    </message>
    <message>
        <source>must be left out with a penetrance table, which implies it.</source>
        <translation>muss bei einer Penetranztabelle wegbleiben, aus der es folgt.</translation>
    </message>
    <message>
        <source>must be left out with a penetrance table.</source>
        <translation>muss bei einer Penetranztabelle wegbleiben.</translation>
    </message>
    <message>
        <source>must be strata.</source>
        <translation>müssen Schichten sein.</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>muss wahr oder falsch sein.</translation>
    </message>
    <message>
        <source>must be two counts: participants, invited people.</source>
        <translation>müssen zwei Zahlen sein: Teilnehmende, Eingeladene.</translation>
    </message>
    <message>
        <source>must be two limits, the smaller first.</source>
        <translation>muss aus zwei Grenzen bestehen, die kleinere zuerst.</translation>
    </message>
    <message>
        <source>must be {form}.</source>
        <translation>verlangte Form: {form}.</translation>
    </message>
    <message>
        <source>must be {limits}, not {value}.</source>
        <translation>muss {limits} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>must each have a public centre of their own: compared with one centre for all, what differs between strata would look like an effect of every SNP whose frequency differs between them.</source>
        <translation>müssen je einen eigenen öffentlichen Bezugswert haben: Verglichen mit einem Bezugswert für alle sähe, worin sich Schichten unterscheiden, aus wie ein Effekt jedes SNPs, dessen Häufigkeit sich zwischen ihnen unterscheidet.</translation>
    </message>
    <message>
        <source>must have at least one rule.</source>
        <translation>muss mindestens eine Regel haben.</translation>
    </message>
    <message>
        <source>must have at most {most} characters, not {given}.</source>
        <translation>darf höchstens {most} Zeichen haben, nicht {given}.</translation>
    </message>
    <message>
        <source>must have {limits} entries, not {given}.</source>
        <translation>muss {limits} Einträge haben, nicht {given}.</translation>
    </message>
    <message>
        <source>must hold probabilities between 0 and 1.</source>
        <translation>muss Wahrscheinlichkeiten zwischen 0 und 1 enthalten.</translation>
    </message>
    <message>
        <source>must not be 0.</source>
        <translation>darf nicht 0 sein.</translation>
    </message>
    <message>
        <source>must not begin or end with a space.</source>
        <translation>darf nicht mit einem Leerzeichen beginnen oder enden.</translation>
    </message>
    <message>
        <source>name of the trait</source>
        <translation>Name des Merkmals</translation>
    </message>
    <message>
        <source>names a SNP twice.</source>
        <translation>nennt einen SNP zweimal.</translation>
    </message>
    <message>
        <source>names a group twice.</source>
        <translation>nennt eine Gruppe zweimal.</translation>
    </message>
    <message>
        <source>names no policy</source>
        <translation>nennt keine Richtlinie</translation>
    </message>
    <message>
        <source>nearly every SNP would be significant.</source>
        <translation>fast jeder SNP wäre signifikant.</translation>
    </message>
    <message>
        <source>needs a public reference panel</source>
        <translation>braucht ein öffentliches Referenzpanel</translation>
    </message>
    <message>
        <source>needs a public reference panel.</source>
        <translation>braucht ein öffentliches Referenzpanel.</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>needs between 1 and {max_loci} SNPs.</source>
        <translation>braucht zwischen 1 und {max_loci} SNPs.</translation>
    </message>
    <message>
        <source>needs either beta or r2.</source>
        <translation>braucht entweder beta oder r2.</translation>
    </message>
    <message>
        <source>needs exactly one of window_kb, block_kb and path.</source>
        <translation>braucht genau eines von window_kb, block_kb und path.</translation>
    </message>
    <message>
        <source>new passphrase</source>
        <translation>neue Passphrase</translation>
    </message>
    <message>
        <source>no SNP that rises is published</source>
        <translation>kein SNP wird veröffentlicht, der steigt</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>keine Schranke</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>kein Cluster</translation>
    </message>
    <message>
        <source>no known risk alleles</source>
        <translation>keine bekannten Risikoallele</translation>
    </message>
    <message>
        <source>no maximum certainty below 100 % is possible for every prior: whoever is nearly certain stays nearly certain.</source>
        <translation>für jeden Prior ist keine höchste Gewissheit unter 100 % möglich: Wer sich fast sicher ist, bleibt es.</translation>
    </message>
    <message>
        <source>no membership test has an advantage (TPR − FPR) above {most}</source>
        <translation>kein Teilnahmetest hat einen Vorteil (TPR − FPR) über {most}</translation>
    </message>
    <message>
        <source>no membership test on this release has an advantage above {most}</source>
        <translation>kein Teilnahmetest auf dieser Veröffentlichung hat einen Vorteil über {most}</translation>
    </message>
    <message>
        <source>no membership test on this release has an advantage above {most}, none on all {number} together one above {together}</source>
        <translation>kein Teilnahmetest auf dieser Veröffentlichung hat einen Vorteil über {most}, keiner auf allen {number} zusammen einen über {together}</translation>
    </message>
    <message>
        <source>no membership test recognises more than {most} of the cases at a false-positive rate of {fpr}</source>
        <translation>kein Teilnahmetest erkennt mehr als {most} der Fälle bei einer Falsch-positiv-Rate von {fpr}</translation>
    </message>
    <message>
        <source>no membership test recognises more than {most} of the participants at a false-positive rate of {fpr}</source>
        <translation>kein Teilnahmetest erkennt mehr als {most} der Teilnehmenden bei einer Falsch-positiv-Rate von {fpr}</translation>
    </message>
    <message>
        <source>no privacy</source>
        <translation>ohne Privatheit</translation>
    </message>
    <message>
        <source>no privacy ({score})</source>
        <translation>ohne Privatheit ({score})</translation>
    </message>
    <message>
        <source>no public controls</source>
        <translation>keine öffentlichen Kontrollen</translation>
    </message>
    <message>
        <source>no public weights</source>
        <translation>keine öffentlichen Gewichte</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>keine Regel</translation>
    </message>
    <message>
        <source>no rules on each person’s record</source>
        <translation>ohne Regeln für den Datensatz jeder Person</translation>
    </message>
    <message>
        <source>no signature was checked</source>
        <translation>keine Signatur wurde geprüft</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>no, only about how many</source>
        <translation>nein, nur ungefähr wie viele</translation>
    </message>
    <message>
        <source>no.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>nobody should learn from the release whether a particular person is in the cohort.</source>
        <translation>Niemand soll aus der Veröffentlichung erfahren, ob eine bestimmte Person in der Kohorte ist.</translation>
    </message>
    <message>
        <source>noisy allele counts</source>
        <translation>verrauschte Allelzahlen</translation>
    </message>
    <message numerus="yes">
        <source>noisy allele counts of {n} named SNPs</source>
        <translation>
            <numerusform>verrauschte Allelzahlen von 1 benannten SNP</numerusform>
            <numerusform>verrauschte Allelzahlen von {n} benannten SNPs</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy genotype counts</source>
        <translation>verrauschte Genotypzahlen</translation>
    </message>
    <message numerus="yes">
        <source>noisy genotype counts of {n} named SNPs</source>
        <translation>
            <numerusform>verrauschte Genotypzahlen von 1 benannten SNP</numerusform>
            <numerusform>verrauschte Genotypzahlen von {n} benannten SNPs</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy score</source>
        <translation>verrauschter Score</translation>
    </message>
    <message>
        <source>noisy score, as published</source>
        <translation>verrauschter Score, wie veröffentlicht</translation>
    </message>
    <message>
        <source>noisy scores of SNPs that the plan names</source>
        <translation>verrauschte Scores von SNPs, die der Plan nennt</translation>
    </message>
    <message>
        <source>noisy scores of selected SNPs</source>
        <translation>verrauschte Scores ausgewählter SNPs</translation>
    </message>
    <message numerus="yes">
        <source>noisy scores of {n} named SNPs</source>
        <translation>
            <numerusform>verrauschte Scores von 1 benannten SNP</numerusform>
            <numerusform>verrauschte Scores von {n} benannten SNPs</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy scores of {snps}</source>
        <translation>verrauschte Scores: {snps}</translation>
    </message>
    <message>
        <source>non-participation protected too</source>
        <translation>auch Nichtteilnahme geschützt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>not answered yet: how were the genotypes imputed?</source>
        <translation>noch nicht beantwortet: Wie wurden die Genotypen imputiert?</translation>
    </message>
    <message>
        <source>not answered yet: were people or SNPs removed because of this study’s genotypes?</source>
        <translation>noch nicht beantwortet: Wurden Personen oder SNPs aufgrund der Genotypen dieser Studie entfernt?</translation>
    </message>
    <message>
        <source>not answered yet: were the sites of the study’s file fixed beforehand, or did a variant caller write them?</source>
        <translation>noch nicht beantwortet: Waren die Positionen der Studiendatei vorab festgelegt, oder hat ein Variantenaufruf sie geschrieben?</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>not enough</source>
        <translation>zu wenig</translation>
    </message>
    <message>
        <source>not estimable</source>
        <translation>nicht schätzbar</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch ohne Namen</translation>
    </message>
    <message>
        <source>not one SNP per locus</source>
        <translation>nicht ein SNP je Locus</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>nicht signiert</translation>
    </message>
    <message>
        <source>not signed; {digest}</source>
        <translation>nicht signiert; {digest}</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>nicht gültig</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>nothing can be written into the folder</source>
        <translation>in den Ordner kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>nothing is drawn, spent or signed yet</source>
        <translation>noch ist nichts gezogen, verbraucht oder signiert</translation>
    </message>
    <message>
        <source>nothing is signed yet</source>
        <translation>noch ist nichts signiert</translation>
    </message>
    <message>
        <source>nothing learned</source>
        <translation>nichts gelernt</translation>
    </message>
    <message>
        <source>number of SNPs, {score} ≥ {threshold}</source>
        <translation>Zahl der SNPs, {score} ≥ {threshold}</translation>
    </message>
    <message>
        <source>number of significant SNPs</source>
        <translation>Zahl signifikanter SNPs</translation>
    </message>
    <message>
        <source>odds ratio</source>
        <translation>Odds Ratio</translation>
    </message>
    <message>
        <source>odds ratio (95 %)</source>
        <translation>Odds Ratio (95 %)</translation>
    </message>
    <message>
        <source>odds ratio {ratio}</source>
        <translation>Odds Ratio {ratio}</translation>
    </message>
    <message>
        <source>odds ratio {ratio} for allele {allele} (named beforehand: {named}); its frequency is {cases} in cases and {controls} in controls</source>
        <translation>Odds Ratio {ratio} für Allel {allele} (vorher benannt: {named}); seine Häufigkeit ist {cases} bei Fällen und {controls} bei Kontrollen</translation>
    </message>
    <message>
        <source>odds ratio {ratio} instead of {other}</source>
        <translation>Odds Ratio {ratio} statt {other}</translation>
    </message>
    <message>
        <source>odds ratios {low} to {high}</source>
        <translation>Odds Ratios {low} bis {high}</translation>
    </message>
    <message>
        <source>of cases</source>
        <translation>der Fälle</translation>
    </message>
    <message>
        <source>of controls</source>
        <translation>der Kontrollen</translation>
    </message>
    <message>
        <source>of the answer to a yes-or-no question about a participant’s value</source>
        <translation>wie die Antwort auf eine Ja-Nein-Frage nach dem Wert einer teilnehmenden Person lautet</translation>
    </message>
    <message>
        <source>of the answer to a yes-or-no question about the values of up to {size} participants</source>
        <translation>wie die Antwort auf eine Ja-Nein-Frage nach den Werten von bis zu {size} Teilnehmenden lautet</translation>
    </message>
    <message>
        <source>of the guarantee</source>
        <translation>aus der Garantie</translation>
    </message>
    <message>
        <source>of these, right at least</source>
        <translation>davon mindestens richtig</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>one SNP per block of kb</source>
        <translation>ein SNP je Block von kb</translation>
    </message>
    <message>
        <source>one SNP per locus</source>
        <translation>ein SNP je Locus</translation>
    </message>
    <message>
        <source>one SNP per ± kb</source>
        <translation>ein SNP je ± kb</translation>
    </message>
    <message>
        <source>one case and one control change places</source>
        <translation>ein Fall und eine Kontrolle tauschen die Plätze</translation>
    </message>
    <message>
        <source>one case and one control of the same stratum change places</source>
        <translation>ein Fall und eine Kontrolle derselben Schicht tauschen die Plätze</translation>
    </message>
    <message>
        <source>one change moves the counts of one SNP by at most {delta} in all</source>
        <translation>eine Änderung verschiebt die Zahlen eines SNPs insgesamt um höchstens {delta}</translation>
    </message>
    <message>
        <source>one direction only</source>
        <translation>nur in eine Richtung</translation>
    </message>
    <message>
        <source>one draw whose loss stays within a range of length ε</source>
        <translation>eine Ziehung, deren Verlust in einem Bereich der Länge ε bleibt</translation>
    </message>
    <message>
        <source>one ledger</source>
        <translation>ein einziges Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>one noisy score per SNP</source>
        <translation>ein verrauschter Score je SNP</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>one number: about how many SNPs are significant</source>
        <translation>eine Zahl: etwa wie viele SNPs signifikant sind</translation>
    </message>
    <message numerus="yes">
        <source>one of {n} people</source>
        <translation>
            <numerusform>die einzig mögliche Person</numerusform>
            <numerusform>eine von {n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>one of {people} equally likely people</source>
        <translation>eine von {people} gleich wahrscheinlichen Personen</translation>
    </message>
    <message>
        <source>one participant becomes a case or a control, while who takes part and their genotypes stay</source>
        <translation>ein Teilnehmer wird Fall oder Kontrolle, während bleibt, wer teilnimmt und mit welchen Genotypen</translation>
    </message>
    <message>
        <source>one participant is added or removed</source>
        <translation>eine teilnehmende Person kommt hinzu oder fällt weg</translation>
    </message>
    <message>
        <source>one participant is replaced by anybody else, and only the number of all participants stays</source>
        <translation>eine teilnehmende Person durch irgendeine andere ersetzt wird und nur die Zahl aller Teilnehmer bleibt</translation>
    </message>
    <message>
        <source>one participant is replaced by anybody else, case or control, and only the number of all participants stays</source>
        <translation>ein Teilnehmer wird durch irgendjemand anderen ersetzt, Fall oder Kontrolle, und nur die Zahl aller Teilnehmer bleibt</translation>
    </message>
    <message>
        <source>one participant’s genotypes are replaced within their group, and both group sizes stay</source>
        <translation>die Genotypen einer teilnehmenden Person werden innerhalb ihrer Gruppe ersetzt, und beide Gruppengrößen bleiben</translation>
    </message>
    <message>
        <source>one participant’s genotypes are replaced within their stratum and group, and the sizes of all of these stay</source>
        <translation>die Genotypen einer teilnehmenden Person werden innerhalb ihrer Schicht und Gruppe ersetzt, und deren Größen bleiben alle</translation>
    </message>
    <message>
        <source>one participant’s trait is replaced, while who takes part and their genotypes stay</source>
        <translation>das Merkmal einer teilnehmenden Person wird ersetzt, während die Teilnehmenden und ihre Genotypen bleiben</translation>
    </message>
    <message>
        <source>one participant’s trait is replaced, while who takes part, their strata and their genotypes stay</source>
        <translation>das Merkmal einer teilnehmenden Person wird ersetzt, während die Teilnehmenden, ihre Schichten und ihre Genotypen bleiben</translation>
    </message>
    <message>
        <source>one participant’s whole record, genotypes and trait, is replaced within their stratum, and the numbers of participants of the strata stay</source>
        <translation>der ganze Datensatz einer teilnehmenden Person, Genotypen und Merkmal, innerhalb ihrer Schicht ersetzt wird und die Teilnehmerzahlen der Schichten bleiben</translation>
    </message>
    <message>
        <source>one participant’s whole record, genotypes and trait, is replaced, and the number of participants stays</source>
        <translation>der ganze Datensatz einer teilnehmenden Person, Genotypen und Merkmal, ersetzt wird und die Teilnehmerzahl bleibt</translation>
    </message>
    <message>
        <source>one release cannot spend ε = {epsilon} of a budget of {budget}.</source>
        <translation>eine Veröffentlichung kann nicht ε = {epsilon} von einem Budget von {budget} verbrauchen.</translation>
    </message>
    <message>
        <source>only a selection of SNPs can use loci, not {mechanism}.</source>
        <translation>nur eine Auswahl von SNPs kann Loci verwenden, nicht {mechanism}.</translation>
    </message>
    <message>
        <source>only a selection of SNPs can use weights, not {mechanism}.</source>
        <translation>nur eine Auswahl von SNPs kann Gewichte verwenden, nicht {mechanism}.</translation>
    </message>
    <message>
        <source>only a target on the true-positive rate has a false-positive rate.</source>
        <translation>nur ein Ziel für die Richtig-positiv-Rate hat eine Falsch-positiv-Rate.</translation>
    </message>
    <message>
        <source>only participation protected</source>
        <translation>nur Teilnahme geschützt</translation>
    </message>
    <message>
        <source>only the score “{scores}” has this field.</source>
        <translation>nur der Score „{scores}“ hat dieses Feld.</translation>
    </message>
    <message>
        <source>only the scores {scores} can have a public offset.</source>
        <translation>nur die Scores {scores} können einen öffentlichen Offset haben.</translation>
    </message>
    <message>
        <source>only the total</source>
        <translation>nur die Gesamtzahl</translation>
    </message>
    <message>
        <source>only the total, not the strata’s</source>
        <translation>nur die Gesamtzahl, nicht die der Schichten</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>or choose the array’s manifest or a public panel:</source>
        <translation>oder wählen Sie das Manifest des Arrays oder ein öffentliches Panel:</translation>
    </message>
    <message>
        <source>or paste a fingerprint</source>
        <translation>oder Fingerabdruck einfügen</translation>
    </message>
    <message>
        <source>or paste its identity</source>
        <translation>oder seine Kennung einfügen</translation>
    </message>
    <message>
        <source>other SNPs</source>
        <translation>andere SNPs</translation>
    </message>
    <message>
        <source>other assumptions</source>
        <translation>andere Annahmen</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>über 99 %</translation>
    </message>
    <message>
        <source>over {share} %</source>
        <translation>über {share} %</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>panel mosaics, linkage</source>
        <translation>Mosaike, gekoppelt</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>participants (quick estimate)</source>
        <translation>Teilnehmende (Schnellschätzung)</translation>
    </message>
    <message>
        <source>participants to significance</source>
        <translation>Teilnehmende bis zur Signifikanz</translation>
    </message>
    <message>
        <source>participants, estimate</source>
        <translation>Teilnehmende, Schätzung</translation>
    </message>
    <message>
        <source>participants: each has a prior of {share}.</source>
        <translation>Teilnehmenden: jeweils ein Prior von {share}.</translation>
    </message>
    <message>
        <source>participation</source>
        <translation>die Teilnahme</translation>
    </message>
    <message>
        <source>participation is secret</source>
        <translation>Teilnahme ist geheim</translation>
    </message>
    <message>
        <source>passphrase of the key</source>
        <translation>Passphrase des Schlüssels</translation>
    </message>
    <message>
        <source>payload SHA-256 {digest}</source>
        <translation>SHA-256 des Inhalts {digest}</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>permute-and-flip</source>
        <translation>Permute-and-flip</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>planned for {cases} cases and {controls} controls</source>
        <translation>geplant für {cases} Fälle und {controls} Kontrollen</translation>
    </message>
    <message>
        <source>planned for {people} participants</source>
        <translation>geplant für {people} Teilnehmende</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>position (column 4)</source>
        <translation>Position (Spalte 4)</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>positions of genome build {build}</source>
        <translation>Positionen nach der Genomversion {build}</translation>
    </message>
    <message>
        <source>posterior</source>
        <translation>Posterior</translation>
    </message>
    <message>
        <source>posterior (after the release)</source>
        <translation>Posterior (nach der Veröffentlichung)</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>Prävalenz</translation>
    </message>
    <message>
        <source>prevalence {prevalence} instead of {other}</source>
        <translation>Prävalenz {prevalence} statt {other}</translation>
    </message>
    <message>
        <source>printed numbers: {value}</source>
        <translation>gedruckte Zahlen: {value}</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>prior (before the release)</source>
        <translation>Prior (vor der Veröffentlichung)</translation>
    </message>
    <message>
        <source>prior {belief}</source>
        <translation>Prior {belief}</translation>
    </message>
    <message>
        <source>prior {mine} instead of {other}</source>
        <translation>Prior {mine} statt {other}</translation>
    </message>
    <message>
        <source>prior {range}</source>
        <translation>Prior {range}</translation>
    </message>
    <message>
        <source>prior {share}</source>
        <translation>Prior {share}</translation>
    </message>
    <message>
        <source>priors in the range</source>
        <translation>Priors im Bereich</translation>
    </message>
    <message>
        <source>priors that the guarantee covers, %</source>
        <translation>Priors, die die Garantie abdeckt, %</translation>
    </message>
    <message>
        <source>priors {low} – {high}</source>
        <translation>Prior {low} – {high}</translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation>Privatheitsverlust</translation>
    </message>
    <message>
        <source>private frequencies at the same ε, another release</source>
        <translation>private Häufigkeiten bei gleichem ε, andere Veröffentlichung</translation>
    </message>
    <message>
        <source>private frequencies, same ε</source>
        <translation>private Häufigkeiten, gleiches ε</translation>
    </message>
    <message>
        <source>probability that {snps} are published</source>
        <translation>Wahrscheinlichkeit, dass {snps} veröffentlicht werden</translation>
    </message>
    <message>
        <source>probability that {snps} are published, release {number}</source>
        <translation>Wahrscheinlichkeit, dass {snps} veröffentlicht werden, Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>probability that {snps} is published</source>
        <translation>Wahrscheinlichkeit, dass {snps} veröffentlicht wird</translation>
    </message>
    <message>
        <source>probability that {snps} is published, release {number}</source>
        <translation>Wahrscheinlichkeit, dass {snps} veröffentlicht wird, Veröffentlichung {number}</translation>
    </message>
    <message>
        <source>project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>public SD</source>
        <translation>öffentliche SD</translation>
    </message>
    <message>
        <source>public centre</source>
        <translation>öffentlicher Bezugswert</translation>
    </message>
    <message>
        <source>public controls</source>
        <translation>öffentliche Kontrollen</translation>
    </message>
    <message>
        <source>public imputation panel, e.g. HRC r1.1</source>
        <translation>öffentliches Imputationspanel, z. B. HRC r1.1</translation>
    </message>
    <message>
        <source>public mean</source>
        <translation>öffentlicher Mittelwert</translation>
    </message>
    <message>
        <source>public range</source>
        <translation>öffentlicher Bereich</translation>
    </message>
    <message>
        <source>public weights</source>
        <translation>öffentliche Gewichte</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>published SNPs</source>
        <translation>veröffentlichte SNPs</translation>
    </message>
    <message>
        <source>publishes</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>publishes the list of SNPs beyond a public threshold, or that the result is inconclusive</source>
        <translation>veröffentlicht die Liste der SNPs jenseits einer öffentlichen Schwelle, oder dass das Ergebnis nicht eindeutig ist</translation>
    </message>
    <message>
        <source>quantitative trait</source>
        <translation>quantitatives Merkmal</translation>
    </message>
    <message>
        <source>quantitative-trait</source>
        <translation>Studie eines quantitativen Merkmals</translation>
    </message>
    <message>
        <source>random &amp;seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>random see&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>rank, SNP</source>
        <translation>Rang, SNP</translation>
    </message>
    <message>
        <source>rank, locus</source>
        <translation>Rang, Locus</translation>
    </message>
    <message>
        <source>recessive</source>
        <translation>rezessiv</translation>
    </message>
    <message>
        <source>references of other people</source>
        <translation>Referenzen anderer Personen</translation>
    </message>
    <message>
        <source>related cases</source>
        <translation>verwandte Fälle</translation>
    </message>
    <message>
        <source>related controls</source>
        <translation>verwandte Kontrollen</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>release {number}, ε = {epsilon}</source>
        <translation>Veröffentlichung {number}, ε = {epsilon}</translation>
    </message>
    <message>
        <source>repeat passphrase</source>
        <translation>Passphrase wiederholen</translation>
    </message>
    <message>
        <source>requires a guarantee beyond this family’s own priors</source>
        <translation>verlangt eine Garantie über die eigenen Priors dieser Familie hinaus</translation>
    </message>
    <message>
        <source>requires a guarantee that covers priors from {low} to {limit}</source>
        <translation>verlangt eine Garantie, die Priors von {low} bis {limit} abdeckt</translation>
    </message>
    <message>
        <source>requires that families of {limit} people are protected together</source>
        <translation>verlangt, dass Familien von {limit} Personen gemeinsam geschützt sind</translation>
    </message>
    <message>
        <source>resampled people of a panel</source>
        <translation>aus einem Panel gezogene Personen</translation>
    </message>
    <message>
        <source>right list</source>
        <translation>richtige Liste</translation>
    </message>
    <message>
        <source>risk allele frequency</source>
        <translation>Risikoallel-Häufigkeit</translation>
    </message>
    <message>
        <source>risk allele frequency {mine} instead of {other}</source>
        <translation>Risikoallel-Häufigkeit {mine} statt {other}</translation>
    </message>
    <message>
        <source>risk alleles with weights</source>
        <translation>Risikoallele mit Gewichten</translation>
    </message>
    <message>
        <source>risk alleles without weights</source>
        <translation>Risikoallele ohne Gewichte</translation>
    </message>
    <message>
        <source>rounds from 2 on are of the kind {kind}, and only they.</source>
        <translation>ab 2 Runden sind sie von der Art {kind}, und nur dann.</translation>
    </message>
    <message>
        <source>row {row} cannot be read</source>
        <translation>Zeile {row} ist nicht lesbar</translation>
    </message>
    <message>
        <source>row {row} does not follow from the rows before it</source>
        <translation>Zeile {row} folgt nicht aus den Zeilen davor</translation>
    </message>
    <message>
        <source>rules on each person’s record</source>
        <translation>Regeln für den Datensatz jeder Person</translation>
    </message>
    <message>
        <source>r² of imputation: {r2}</source>
        <translation>r² der Imputation: {r2}</translation>
    </message>
    <message>
        <source>sample size</source>
        <translation>Stichprobenumfang</translation>
    </message>
    <message>
        <source>sample size (participants)</source>
        <translation>Stichprobenumfang (Teilnehmende)</translation>
    </message>
    <message>
        <source>sco&amp;re</source>
        <translation>Sco&amp;re</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>score about {score}</source>
        <translation>Score etwa {score}</translation>
    </message>
    <message>
        <source>score {value}</source>
        <translation>Score {value}</translation>
    </message>
    <message>
        <source>separate account</source>
        <translation>eigenes Konto</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>share of variance (r²)</source>
        <translation>Varianzanteil (r²)</translation>
    </message>
    <message>
        <source>share of ε for effects</source>
        <translation>ε-Anteil für Effekte</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signiert</translation>
    </message>
    <message>
        <source>signed by {signer}</source>
        <translation>signiert von {signer}</translation>
    </message>
    <message>
        <source>signed with {file}</source>
        <translation>signiert mit {file}</translation>
    </message>
    <message>
        <source>significant at p ≤</source>
        <translation>signifikant bei p ≤</translation>
    </message>
    <message>
        <source>significant set</source>
        <translation>signifikante Menge</translation>
    </message>
    <message>
        <source>simulated &amp;person</source>
        <translation>simulierte &amp;Person</translation>
    </message>
    <message>
        <source>six noisy counts per SNP</source>
        <translation>sechs verrauschte Zahlen je SNP</translation>
    </message>
    <message>
        <source>six noisy genotype counts of each SNP that the plan names, with its position and alleles</source>
        <translation>sechs verrauschte Genotypzahlen jedes SNPs, den der Plan nennt, mit Position und Allelen</translation>
    </message>
    <message>
        <source>six noisy sums per SNP</source>
        <translation>sechs verrauschte Summen je SNP</translation>
    </message>
    <message>
        <source>smallest effect size</source>
        <translation>kleinste Effektstärke</translation>
    </message>
    <message>
        <source>somebody put another file in its place while it was written</source>
        <translation>jemand hat beim Schreiben eine andere Datei an ihre Stelle gelegt</translation>
    </message>
    <message>
        <source>someone who does not know the exact numbers</source>
        <translation>jemanden, der die genauen Zahlen nicht kennt</translation>
    </message>
    <message>
        <source>someone who does not know who was sampled</source>
        <translation>jemanden, der nicht weiß, wer gezogen wurde</translation>
    </message>
    <message>
        <source>someone who gives each person a 50:50 chance of having taken part</source>
        <translation>jemanden, der bei jeder Person eine Teilnahme für 50:50 hält</translation>
    </message>
    <message>
        <source>someone who knows all participants but one</source>
        <translation>jemanden, der alle Teilnehmenden bis auf einen kennt</translation>
    </message>
    <message>
        <source>someone who knows nothing at all</source>
        <translation>jemanden, der gar nichts weiß</translation>
    </message>
    <message>
        <source>someone who knows who was invited</source>
        <translation>jemanden, der weiß, wer eingeladen war</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>etwas fehlt</translation>
    </message>
    <message>
        <source>something needs attention</source>
        <translation>etwas braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>spends {epsilon}</source>
        <translation>{epsilon} verbraucht</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>spent before</source>
        <translation>vorher verbraucht</translation>
    </message>
    <message>
        <source>spent, nothing published</source>
        <translation>verbraucht, nichts veröffentlicht</translation>
    </message>
    <message>
        <source>stratum</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>stratum {n}</source>
        <translation>Schicht {n}</translation>
    </message>
    <message>
        <source>strongest attack simulated</source>
        <translation>stärkster simulierter Angriff</translation>
    </message>
    <message>
        <source>strongest guarantee</source>
        <translation>stärkste Garantie</translation>
    </message>
    <message>
        <source>studies per point</source>
        <translation>Studien je Punkt</translation>
    </message>
    <message>
        <source>subtracted</source>
        <translation>abgezogen</translation>
    </message>
    <message>
        <source>target: {share}</source>
        <translation>Ziel: {share}</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>that a family is in the biobank</source>
        <translation>Bei keiner Familie wird die Zugehörigkeit zur Biobank</translation>
    </message>
    <message>
        <source>that a family of up to {size} participants is among the cases</source>
        <translation>dass eine Familie von bis zu {size} Teilnehmenden zu den Fällen gehört</translation>
    </message>
    <message>
        <source>that a family of up to {size} people is in the cohort that the study was drawn from</source>
        <translation>dass eine Familie von bis zu {size} Personen in der Kohorte ist, aus der die Studie gezogen wurde</translation>
    </message>
    <message>
        <source>that a family of up to {size} people took part</source>
        <translation>dass eine Familie von bis zu {size} Personen teilgenommen hat</translation>
    </message>
    <message>
        <source>that a family took part</source>
        <translation>Bei keiner Familie wird die Teilnahme</translation>
    </message>
    <message>
        <source>that a participant is a case</source>
        <translation>dass eine teilnehmende Person ein Fall ist</translation>
    </message>
    <message>
        <source>that a patient took part</source>
        <translation>dass eine erkrankte Person teilgenommen hat</translation>
    </message>
    <message>
        <source>that a person is in the biobank</source>
        <translation>Bei niemandem wird die Zugehörigkeit zur Biobank</translation>
    </message>
    <message>
        <source>that a person is in the cohort that the study was drawn from</source>
        <translation>dass eine Person in der Kohorte ist, aus der die Studie gezogen wurde</translation>
    </message>
    <message>
        <source>that a person took part</source>
        <translation>Bei niemandem wird die Teilnahme</translation>
    </message>
    <message>
        <source>that somebody took part</source>
        <translation>dass jemand teilgenommen hat</translation>
    </message>
    <message>
        <source>the 64 lower-case hexadecimal digits of a SHA-256</source>
        <translation>die 64 hexadezimalen Ziffern (Kleinbuchstaben) einer SHA-256</translation>
    </message>
    <message>
        <source>the 64 lower-case hexadecimal digits of an Ed25519 public key</source>
        <translation>die 64 hexadezimalen Ziffern (Kleinbuchstaben) eines öffentlichen Ed25519-Schlüssels</translation>
    </message>
    <message>
        <source>the Cochran–Armitage test for a trend with the number of allele copies, 1 degree of freedom</source>
        <translation>der Cochran–Armitage-Test auf einen Trend mit der Zahl der Allelkopien, 1 Freiheitsgrad</translation>
    </message>
    <message>
        <source>the HAP-SAMPLE reference study, whole people drawn with replacement</source>
        <translation>die HAP-SAMPLE-Referenzstudie, ganze Personen mit Zurücklegen gezogen</translation>
    </message>
    <message>
        <source>the Kolmogorov–Smirnov statistic of the two genotype distributions, in participants; this program</source>
        <translation>die Kolmogorow-Smirnow-Statistik der beiden Genotypverteilungen, in Teilnehmenden; dieses Programm</translation>
    </message>
    <message>
        <source>the SNPs come from a public list, and the plan names none.</source>
        <translation>die SNPs stammen aus einer öffentlichen Liste, und der Plan nennt keine.</translation>
    </message>
    <message>
        <source>the account</source>
        <translation>das Konto</translation>
    </message>
    <message>
        <source>the ancestry group {group} of a public panel, by its loadings and centres</source>
        <translation>die Abstammungsgruppe {group} eines öffentlichen Panels, nach dessen Ladungen und Zentren</translation>
    </message>
    <message>
        <source>the assumptions of a plan and simulated numbers (nothing about any person)</source>
        <translation>die Annahmen eines Plans und simulierte Zahlen (nichts über eine Person)</translation>
    </message>
    <message>
        <source>the attacker</source>
        <translation>der Angreifer</translation>
    </message>
    <message>
        <source>the attacker knows who has the disease</source>
        <translation>der Angreifer weiß, wer die Krankheit hat</translation>
    </message>
    <message>
        <source>the attacker’s p&amp;rior</source>
        <translation>P&amp;rior des Angreifers</translation>
    </message>
    <message>
        <source>the budget is that of the whole plan.</source>
        <translation>das Budget ist das des ganzen Plans.</translation>
    </message>
    <message>
        <source>the bundled panel</source>
        <translation>das mitgelieferte Panel</translation>
    </message>
    <message>
        <source>the bundled panel of simulated people</source>
        <translation>dem mitgelieferten Panel simulierter Menschen</translation>
    </message>
    <message>
        <source>the candidate SNPs</source>
        <translation>die Kandidaten-SNPs</translation>
    </message>
    <message>
        <source>the causal SNP</source>
        <translation>der kausale SNP</translation>
    </message>
    <message>
        <source>the database file is not whole</source>
        <translation>die Datenbankdatei ist nicht vollständig</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>der Tag</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the distance to significance needs a test.</source>
        <translation>die Distanz zur Signifikanz braucht einen Test.</translation>
    </message>
    <message>
        <source>the distance to significance needs either a p-value or a χ² threshold.</source>
        <translation>die Distanz zur Signifikanz braucht entweder einen p-Wert oder eine χ²-Schwelle.</translation>
    </message>
    <message>
        <source>the effect</source>
        <translation>der Effekt</translation>
    </message>
    <message>
        <source>the family {family} fixes the prior at {prior}.</source>
        <translation>die Familie {family} legt den Prior auf {prior} fest.</translation>
    </message>
    <message>
        <source>the family {family} fixes the prior itself.</source>
        <translation>die Familie {family} legt den Prior selbst fest.</translation>
    </message>
    <message>
        <source>the field {key} appears twice in one object</source>
        <translation>das Feld {key} kommt in einem Objekt zweimal vor</translation>
    </message>
    <message>
        <source>the file must be one JSON object.</source>
        <translation>die Datei muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>the file of loci</source>
        <translation>die Datei der Loci</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>the groups’ shares must add up to 1, of the cases and of the controls.</source>
        <translation>die Anteile der Gruppen müssen sich zu 1 addieren, bei den Fällen und bei den Kontrollen.</translation>
    </message>
    <message>
        <source>the guarantee</source>
        <translation>die Garantie</translation>
    </message>
    <message>
        <source>the guarantee allows ε = {epsilon}, which protects nobody.</source>
        <translation>die Garantie erlaubt ε = {epsilon}, was niemanden schützt.</translation>
    </message>
    <message>
        <source>the id of a SNP, without spaces</source>
        <translation>die Kennung eines SNPs, ohne Leerzeichen</translation>
    </message>
    <message>
        <source>the identity of {study} is damaged</source>
        <translation>die Kennung von {study} ist beschädigt</translation>
    </message>
    <message>
        <source>the imputation panel holds participants of this study</source>
        <translation>das Imputationspanel enthält Teilnehmende dieser Studie</translation>
    </message>
    <message>
        <source>the key {digits}…</source>
        <translation>der Schlüssel {digits} …</translation>
    </message>
    <message>
        <source>the kind of loss</source>
        <translation>die Art des Verlusts</translation>
    </message>
    <message>
        <source>the largest exact χ² are published as they are, of the better test for these effects: the limit, for comparison only</source>
        <translation>die größten exakten χ² werden veröffentlicht, wie sie sind, nach dem besseren Test für diese Effekte: die Grenze, nur zum Vergleich</translation>
    </message>
    <message>
        <source>the ledger</source>
        <translation>das Privacy-Kontobuch</translation>
    </message>
    <message>
        <source>the ledger’s identity, row number and hash; the date; the program’s version; the signer’s name, if one is kept with the key; the power, if the plan has the assumptions for it; the site’s policy and approval, if there are any</source>
        <translation>Kennung, Zeilennummer und Hashwert des Privacy-Kontobuchs; das Datum; die Programmversion; der Name der signierenden Person, wenn er beim Schlüssel steht; die Power, wenn der Plan annimmt, woraus sie folgt; Richtlinie und Freigabe einer Einrichtung, wenn es sie gibt</translation>
    </message>
    <message>
        <source>the list of SNPs beyond a threshold, without order, or “inconclusive”</source>
        <translation>die Liste der SNPs jenseits einer Schwelle, ohne Reihenfolge, oder „nicht eindeutig“</translation>
    </message>
    <message>
        <source>the list of {snps}, or “inconclusive”</source>
        <translation>die Liste ({snps}) oder „nicht eindeutig“</translation>
    </message>
    <message>
        <source>the list of {snps}, or “inconclusive”,</source>
        <translation>die Liste ({snps}) oder „nicht eindeutig“</translation>
    </message>
    <message>
        <source>the logged views of exact results</source>
        <translation>die protokollierten Einsichten in exakte Ergebnisse</translation>
    </message>
    <message>
        <source>the lowest prior {low} is above the highest prior {high}.</source>
        <translation>der kleinste Prior {low} liegt über dem größten Prior {high}.</translation>
    </message>
    <message>
        <source>the mechanism {mechanism} takes no threshold.</source>
        <translation>der Mechanismus {mechanism} nimmt keine Schwelle.</translation>
    </message>
    <message>
        <source>the most common genotype in the public panel</source>
        <translation>der häufigste Genotyp im öffentlichen Panel</translation>
    </message>
    <message>
        <source>the name is not usable</source>
        <translation>der Name ist nicht verwendbar</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the name of the report</source>
        <translation>der Name des Berichts</translation>
    </message>
    <message>
        <source>the names of selected SNPs</source>
        <translation>die Namen ausgewählter SNPs</translation>
    </message>
    <message>
        <source>the network folder does not answer</source>
        <translation>der Netzwerkordner antwortet nicht</translation>
    </message>
    <message>
        <source>the network folder is gone</source>
        <translation>der Netzwerkordner ist nicht mehr da</translation>
    </message>
    <message>
        <source>the noisy number of significant SNPs</source>
        <translation>die verrauschte Zahl signifikanter SNPs</translation>
    </message>
    <message>
        <source>the number of SNPs</source>
        <translation>die Zahl der SNPs</translation>
    </message>
    <message>
        <source>the number of listed SNPs is {n_snps}, so this should be {n_snps}.</source>
        <translation>die Zahl der aufgeführten SNPs ist {n_snps}, also sollte dies {n_snps} sein.</translation>
    </message>
    <message>
        <source>the number of participants is secret</source>
        <translation>die Teilnehmerzahl ist geheim</translation>
    </message>
    <message>
        <source>the number of possible worlds is missing.</source>
        <translation>die Zahl der möglichen Welten fehlt.</translation>
    </message>
    <message>
        <source>the number of samples differs from that in the header</source>
        <translation>die Zahl der Proben weicht von der im Kopf ab</translation>
    </message>
    <message>
        <source>the number of significant SNPs</source>
        <translation>die Zahl signifikanter SNPs</translation>
    </message>
    <message>
        <source>the number of the release</source>
        <translation>die Nummer der Veröffentlichung</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>die Zahl {number} ist zu groß</translation>
    </message>
    <message>
        <source>the numbers of cases and of controls are printed, so their ratio is known.</source>
        <translation>die Zahlen der Fälle und der Kontrollen werden gedruckt, ihr Verhältnis ist also bekannt.</translation>
    </message>
    <message>
        <source>the odds of a covered attacker may change up to {ratio}-fold</source>
        <translation>die Odds eines vom Plan abgedeckten Angreifers können sich bis zum Faktor {ratio} ändern</translation>
    </message>
    <message>
        <source>the participants were phased together, so that one person’s haplotypes used others’ genotypes</source>
        <translation>die Teilnehmenden wurden gemeinsam gephast, sodass in die Haplotypen einer Person die Genotypen anderer eingingen</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>der Plan</translation>
    </message>
    <message>
        <source>the plan, and the numbers that follow from it: ε, γ, posterior bounds, how far one change moves counts, the noise’s scale</source>
        <translation>der Plan und die Zahlen, die daraus folgen: ε, γ, Posterior-Schranken, wie weit eine Änderung Zahlen verschiebt, die Skala des Rauschens</translation>
    </message>
    <message>
        <source>the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ</source>
        <translation>der Plan und die Zahlen, die daraus folgen: ε, γ, Posterior-Schranken, Δ</translation>
    </message>
    <message>
        <source>the plan, and the numbers that follow from it: ε, γ, posterior bounds, Δ, the noise’s scale</source>
        <translation>der Plan und die Zahlen, die daraus folgen: ε, γ, Posterior-Schranken, Δ, die Skala des Rauschens</translation>
    </message>
    <message>
        <source>the plan’s panel</source>
        <translation>das Panel des Plans</translation>
    </message>
    <message>
        <source>the power</source>
        <translation>die Power</translation>
    </message>
    <message>
        <source>the power wanted</source>
        <translation>die gewünschte Power</translation>
    </message>
    <message>
        <source>the probability of a set is computed for up to {largest} SNPs with {mechanism}, not for {number}</source>
        <translation>die Wahrscheinlichkeit einer Menge wird mit {mechanism} für bis zu {largest} SNPs berechnet, nicht für {number}</translation>
    </message>
    <message>
        <source>the probability of a set is not known exactly where at most one SNP of each locus is published</source>
        <translation>die Wahrscheinlichkeit einer Menge ist nicht genau bekannt, wenn höchstens ein SNP je Locus veröffentlicht wird</translation>
    </message>
    <message>
        <source>the program computes all of this again</source>
        <translation>berechnet das Programm all dies erneut</translation>
    </message>
    <message>
        <source>the program computes all of this again once it names {files}, which are not in it</source>
        <translation>berechnet das Programm all dies erneut, sobald er {files} nennt, die nicht darin stehen</translation>
    </message>
    <message>
        <source>the program computes all of this again once it names {files}, which is not in it</source>
        <translation>berechnet das Programm all dies erneut, sobald er die nicht darin stehende Angabe nennt: {files}</translation>
    </message>
    <message>
        <source>the program was interrupted or has a bug.</source>
        <translation>das Programm wurde unterbrochen oder hat einen Fehler.</translation>
    </message>
    <message>
        <source>the reference panel that the plan names as public</source>
        <translation>dem Referenzpanel, das der Plan als öffentlich nennt</translation>
    </message>
    <message>
        <source>the reference’s disease model</source>
        <translation>das Krankheitsmodell der Referenz</translation>
    </message>
    <message>
        <source>the release selects no SNPs</source>
        <translation>die Veröffentlichung wählt keine SNPs aus</translation>
    </message>
    <message>
        <source>the release {mechanism} has no selection to share its ε with.</source>
        <translation>die Veröffentlichung {mechanism} hat keine Auswahl, mit der sie ihr ε teilen könnte.</translation>
    </message>
    <message>
        <source>the release {mechanism} is not about SNPs that are named beforehand.</source>
        <translation>die Veröffentlichung {mechanism} handelt nicht von vorab benannten SNPs.</translation>
    </message>
    <message>
        <source>the release {mechanism} needs the SNPs that it is about.</source>
        <translation>die Veröffentlichung {mechanism} braucht die SNPs, von denen sie handelt.</translation>
    </message>
    <message>
        <source>the release {mechanism} uses no score.</source>
        <translation>die Veröffentlichung {mechanism} verwendet keinen Score.</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>the right key</source>
        <translation>der richtige Schlüssel</translation>
    </message>
    <message>
        <source>the same γ against any, ε = {epsilon}</source>
        <translation>dasselbe γ gegen jeden, ε = {epsilon}</translation>
    </message>
    <message>
        <source>the sampling rate is missing.</source>
        <translation>die Stichprobenrate fehlt.</translation>
    </message>
    <message>
        <source>the score has an offset, which follows from a public reference panel’s allele frequencies, and the plan names no panel.</source>
        <translation>der Score hat einen Offset, der aus den Allelhäufigkeiten eines öffentlichen Referenzpanels folgt, und der Plan nennt kein Panel.</translation>
    </message>
    <message>
        <source>the score {score} has no proven sensitivity for genotype probabilities.</source>
        <translation>der Score {score} hat für Genotyp-Wahrscheinlichkeiten keine bewiesene Sensitivität.</translation>
    </message>
    <message>
        <source>the score {score} is one of {of} studies, and this is a {kind} study.</source>
        <translation>der Score {score} gehört zu Studien der Art „{of}“, und diese ist von der Art „{kind}“.</translation>
    </message>
    <message>
        <source>the score’s sensitivity</source>
        <translation>die Sensitivität des Scores</translation>
    </message>
    <message>
        <source>the shares add up to {percent} % of the budget.</source>
        <translation>die Anteile ergeben zusammen {percent} % des Budgets.</translation>
    </message>
    <message>
        <source>the signer’s name</source>
        <translation>der Name dessen, der signiert hat</translation>
    </message>
    <message>
        <source>the simulated numbers</source>
        <translation>die simulierten Zahlen</translation>
    </message>
    <message>
        <source>the site has neither genotype probabilities nor genotypes (GP, DS or GT)</source>
        <translation>die Position hat weder Genotyp-Wahrscheinlichkeiten noch Genotypen (GP, DS oder GT)</translation>
    </message>
    <message>
        <source>the site has no genotypes (GT)</source>
        <translation>die Position hat keine Genotypen (GT)</translation>
    </message>
    <message>
        <source>the site’s policy</source>
        <translation>die Richtlinie der Einrichtung</translation>
    </message>
    <message>
        <source>the sizes of the study</source>
        <translation>die Größe der Studie</translation>
    </message>
    <message>
        <source>the smaller of {first} and {second}</source>
        <translation>der kleinere Wert von {first} und {second}</translation>
    </message>
    <message>
        <source>the statement</source>
        <translation>die Erklärung</translation>
    </message>
    <message>
        <source>the strata</source>
        <translation>die Schichten</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>die Studie</translation>
    </message>
    <message>
        <source>the study is a secret sample</source>
        <translation>die Studie ist eine geheime Stichprobe</translation>
    </message>
    <message>
        <source>the study’s own mean</source>
        <translation>der eigene Mittelwert</translation>
    </message>
    <message>
        <source>the system does not say</source>
        <translation>das System sagt es nicht</translation>
    </message>
    <message>
        <source>the total</source>
        <translation>die Gesamtzahl</translation>
    </message>
    <message>
        <source>the trait</source>
        <translation>das Merkmal</translation>
    </message>
    <message>
        <source>the trait’s value is secret</source>
        <translation>Merkmalswert ist geheim</translation>
    </message>
    <message>
        <source>the truth of a simulated study</source>
        <translation>die Wahrheit einer simulierten Studie</translation>
    </message>
    <message>
        <source>the user’s panel</source>
        <translation>das eigene Panel</translation>
    </message>
    <message>
        <source>the value of somebody’s trait</source>
        <translation>der Merkmalswert einer Person</translation>
    </message>
    <message>
        <source>the value of the trait</source>
        <translation>der Wert des Merkmals</translation>
    </message>
    <message>
        <source>the versions</source>
        <translation>die Versionen</translation>
    </message>
    <message numerus="yes">
        <source>the {n} SNPs that a signed report about other people published; SHA-256 of its payload: {digest}</source>
        <translation>
            <numerusform>der SNP, den ein signierter Bericht über andere Personen veröffentlicht hat; SHA-256 seines Inhalts: {digest}</numerusform>
            <numerusform>die {n} SNPs, die ein signierter Bericht über andere Personen veröffentlicht hat; SHA-256 seines Inhalts: {digest}</numerusform>
        </translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>ein Komma ist zu viel</translation>
    </message>
    <message>
        <source>there is more in it after its last variant</source>
        <translation>nach ihrer letzten Variante folgt noch mehr</translation>
    </message>
    <message>
        <source>this attacker</source>
        <translation>dieser Angreifer</translation>
    </message>
    <message>
        <source>this attacker and any other, ε = {epsilon}</source>
        <translation>dieser und jeder andere Angreifer, ε = {epsilon}</translation>
    </message>
    <message>
        <source>this attacker, ε = {epsilon}</source>
        <translation>dieser Angreifer, ε = {epsilon}</translation>
    </message>
    <message>
        <source>this is not the kind of loss of the release {mechanism} with these settings.</source>
        <translation>das ist nicht die Art von Verlust der Veröffentlichung {mechanism} mit diesen Einstellungen.</translation>
    </message>
    <message>
        <source>this plan: {people}</source>
        <translation>dieser Plan: {people}</translation>
    </message>
    <message>
        <source>this program reads {known}, not {found}.</source>
        <translation>dieses Programm liest {known}, nicht {found}.</translation>
    </message>
    <message>
        <source>this program, after the allelic form of Yamamoto &amp; Shibuya 2023; the distance to significance with the threshold taken to 0</source>
        <translation>dieses Programm, nach der allelischen Form von Yamamoto &amp; Shibuya 2023; die Distanz zur Signifikanz mit der Schwelle 0</translation>
    </message>
    <message>
        <source>this program, as far as a search found; an answer as sure as its distance to another allows (Dwork &amp; Lei 2009)</source>
        <translation>dieses Programm, soweit eine Suche ergab; eine Antwort so sicher, wie ihr Abstand zu einer anderen es zulässt (Dwork &amp; Lei 2009)</translation>
    </message>
    <message>
        <source>this program, as far as a search found; an exponential mechanism (McSherry &amp; Talwar 2007) over sets</source>
        <translation>dieses Programm, soweit eine Suche ergab; ein exponentieller Mechanismus (McSherry &amp; Talwar 2007) über Mengen</translation>
    </message>
    <message>
        <source>this program, unchanged</source>
        <translation>dieses Programm, unverändert</translation>
    </message>
    <message>
        <source>this program: differential privacy of one replaced value</source>
        <translation>dieses Programm: Differential Privacy eines ersetzten Werts</translation>
    </message>
    <message>
        <source>this release</source>
        <translation>diese Veröffentlichung</translation>
    </message>
    <message>
        <source>this release alone</source>
        <translation>diese Veröffentlichung allein</translation>
    </message>
    <message>
        <source>this release has γ = {gamma}</source>
        <translation>diese Veröffentlichung hat γ = {gamma}</translation>
    </message>
    <message>
        <source>this release has γ = {gamma}, all {number} together have γ = {together}</source>
        <translation>diese Veröffentlichung hat γ = {gamma}, alle {number} zusammen haben γ = {together}</translation>
    </message>
    <message>
        <source>this release names no SNPs, so this should be 0.</source>
        <translation>diese Veröffentlichung benennt keine SNPs, also sollte dies 0 sein.</translation>
    </message>
    <message>
        <source>this release spends ε</source>
        <translation>diese Veröffentlichung verbraucht: ε</translation>
    </message>
    <message>
        <source>this release, at most</source>
        <translation>diese Veröffentlichung, höchstens</translation>
    </message>
    <message>
        <source>this should be a whole number from 1 to {largest_m}.</source>
        <translation>dies sollte eine ganze Zahl von 1 bis {largest_m} sein.</translation>
    </message>
    <message>
        <source>this site</source>
        <translation>dieser Einrichtung</translation>
    </message>
    <message>
        <source>those of cases and of controls</source>
        <translation>die der Fälle und der Kontrollen</translation>
    </message>
    <message>
        <source>threshold {value}</source>
        <translation>Schwelle {value}</translation>
    </message>
    <message>
        <source>to be debited</source>
        <translation>noch zu belasten</translation>
    </message>
    <message>
        <source>to be drawn</source>
        <translation>noch zu ziehen</translation>
    </message>
    <message>
        <source>to be published</source>
        <translation>veröffentlicht werden</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>zu tun</translation>
    </message>
    <message>
        <source>to publish</source>
        <translation>zu veröffentlichen</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>total variation</source>
        <translation>Totalvariation</translation>
    </message>
    <message>
        <source>total variation in participants</source>
        <translation>Totalvariation in Teilnehmenden</translation>
    </message>
    <message>
        <source>total variation of alleles</source>
        <translation>Totalvariation der Allele</translation>
    </message>
    <message>
        <source>trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>trend χ²</source>
        <translation>Trend-χ²</translation>
    </message>
    <message>
        <source>true declarations</source>
        <translation>wahre Erklärungen</translation>
    </message>
    <message>
        <source>true-positive rate at most {value} instead of {other}</source>
        <translation>Richtig-positiv-Rate höchstens {value} statt {other}</translation>
    </message>
    <message>
        <source>true-positive rate: participants found</source>
        <translation>Richtig-positiv-Rate: gefundene Teilnehmende</translation>
    </message>
    <message>
        <source>two copies of the allele that is not counted</source>
        <translation>zwei Kopien des Allels, das nicht gezählt wird</translation>
    </message>
    <message>
        <source>two noisy allele counts of each SNP that the plan names, with its position and alleles</source>
        <translation>zwei verrauschte Allelzahlen jedes SNPs, den der Plan nennt, mit Position und Allelen</translation>
    </message>
    <message>
        <source>two noisy allele counts per SNP, and the frequencies that follow from them</source>
        <translation>zwei verrauschte Allelzahlen je SNP und die Häufigkeiten, die daraus folgen</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>under {share} %</source>
        <translation>unter {share} %</translation>
    </message>
    <message>
        <source>uninformative weights</source>
        <translation>nichtssagende Gewichte</translation>
    </message>
    <message numerus="yes">
        <source>up to {n} SNPs</source>
        <translation>
            <numerusform>höchstens ein SNP</numerusform>
            <numerusform>bis zu {n} SNPs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} loci</source>
        <translation>
            <numerusform>höchstens ein Locus</numerusform>
            <numerusform>bis zu {n} Loci</numerusform>
        </translation>
    </message>
    <message>
        <source>valid; key not confirmed</source>
        <translation>gültig; Schlüssel nicht bestätigt</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>what is published</source>
        <translation>was veröffentlicht wird</translation>
    </message>
    <message>
        <source>what was spent before, or the budget</source>
        <translation>das zuvor Ausgegebene oder das Budget</translation>
    </message>
    <message>
        <source>what was spent before, withheld releases and logged views of exact results</source>
        <translation>was vorher verbraucht wurde, zurückgehaltene Veröffentlichungen und protokollierte Zugriffe auf exakte Ergebnisse</translation>
    </message>
    <message>
        <source>where the size of the study is secret, no effects can be published inside strata: their intervals need the strata’s sizes.</source>
        <translation>Wo der Studienumfang geheim ist, können innerhalb von Schichten keine Effekte veröffentlicht werden: Ihre Intervalle brauchen die Umfänge der Schichten.</translation>
    </message>
    <message>
        <source>who has the disease and in which stratum everybody would be</source>
        <translation>wer die Krankheit hat und in welcher Schicht jede Person wäre</translation>
    </message>
    <message>
        <source>who is a case</source>
        <translation>wer ein Fall ist</translation>
    </message>
    <message>
        <source>who is a case, who a control</source>
        <translation>wer Fall, wer Kontrolle ist</translation>
    </message>
    <message>
        <source>who took part</source>
        <translation>wer teilgenommen hat</translation>
    </message>
    <message>
        <source>with your study</source>
        <translation>mit Ihrer Studie</translation>
    </message>
    <message>
        <source>with your {number} participants</source>
        <translation>mit Ihren {number} Teilnehmenden</translation>
    </message>
    <message>
        <source>with {n_people} participants the power is {power}, {limit}</source>
        <translation>mit {n_people} Teilnehmenden beträgt die Power {power}, {limit}</translation>
    </message>
    <message>
        <source>with {people} participants; last column: sample size needed</source>
        <translation>mit {people} Teilnehmenden; rechts: nötiger Umfang</translation>
    </message>
    <message>
        <source>with {share} probability each number is within {half} of the exact one</source>
        <translation>mit {share} Wahrscheinlichkeit weicht jede Zahl höchstens {half} von der exakten ab</translation>
    </message>
    <message>
        <source>without risk alleles</source>
        <translation>ohne Risikoallele</translation>
    </message>
    <message>
        <source>without strata</source>
        <translation>ohne Schichten</translation>
    </message>
    <message>
        <source>yes, and of each stratum where there are strata</source>
        <translation>ja, und wenn es Schichten gibt, die jeder Schicht</translation>
    </message>
    <message>
        <source>yes, of cases and of controls</source>
        <translation>ja, von Fällen und von Kontrollen</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Ihnen</translation>
    </message>
    <message>
        <source>you (not used: this site has another key under that name)</source>
        <translation>Ihnen (nicht verwendet: Diese Einrichtung hat unter diesem Namen einen anderen Schlüssel)</translation>
    </message>
    <message>
        <source>your release, strongest attack</source>
        <translation>Ihre Veröffentlichung, stärkster Angriff</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>Ihr Anteil am Speicherplatz ist aufgebraucht</translation>
    </message>
    <message>
        <source>your study: {number}</source>
        <translation>Ihre Studie: {number}</translation>
    </message>
    <message>
        <source>{address} is not on this machine. Without TLS, {what} would cross the network unencrypted, and anyone on the network could change the answers and so run programs here.</source>
        <translation>{address} ist nicht auf diesem Rechner. Ohne TLS ginge unverschlüsselt über das Netz: {what}. Jeder im Netz könnte die Antworten ändern und so hier Programme ausführen.</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler.</source>
        <translation>{address} ist nicht die Adresse eines Dask-Schedulers.</translation>
    </message>
    <message>
        <source>{alone}, none on all {number} together more than {most}</source>
        <translation>{alone}, keiner auf allen {number} zusammen mehr als {most}</translation>
    </message>
    <message>
        <source>{attacker}

What could be released: {releases}

Source: {source}</source>
        <translation>{attacker}

Was veröffentlicht werden könnte: {releases}

Quelle: {source}</translation>
    </message>
    <message>
        <source>{attack} {share}</source>
        <translation>{attack} {share}</translation>
    </message>
    <message>
        <source>{bed} changed while it was read.</source>
        <translation>{bed} hat sich während des Lesens geändert.</translation>
    </message>
    <message>
        <source>{before} before: at most {most} after</source>
        <translation>vorher {before}: nachher höchstens {most}</translation>
    </message>
    <message>
        <source>{before} before: {least} to {most} after</source>
        <translation>vorher {before}: nachher {least} bis {most}</translation>
    </message>
    <message>
        <source>{belief} sure</source>
        <translation>zu {belief} sicher</translation>
    </message>
    <message>
        <source>{belief} → at most {most}</source>
        <translation>{belief} → höchstens {most}</translation>
    </message>
    <message>
        <source>{believed} → posterior at most {most}.</source>
        <translation>{believed} → Posterior höchstens {most}.</translation>
    </message>
    <message>
        <source>{believed} → posterior {least}–{most}.</source>
        <translation>{believed} → Posterior {least}–{most}.</translation>
    </message>
    <message>
        <source>{bounded} guaranteed {most}, reached {reached}</source>
        <translation>{bounded} garantiert {most}, erreicht {reached}</translation>
    </message>
    <message>
        <source>{cases} and {controls}</source>
        <translation>{cases} und {controls}</translation>
    </message>
    <message>
        <source>{cases} cases and {controls} controls</source>
        <translation>{cases} Fälle und {controls} Kontrollen</translation>
    </message>
    <message>
        <source>{cases} cases for {controls} controls</source>
        <translation>{cases} Fälle auf {controls} Kontrollen</translation>
    </message>
    <message>
        <source>{cases}, {controls}</source>
        <translation>{cases}, {controls}</translation>
    </message>
    <message>
        <source>{change}: {success} with {probability} probability.</source>
        <translation>{change}; {success}: mit {probability} Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>{differences} and more</source>
        <translation>{differences} und mehr</translation>
    </message>
    <message>
        <source>{distribution}, scale {scale}, for ε = {epsilon} of this release’s {whole}</source>
        <translation>{distribution}, Skala {scale}, für ε = {epsilon} von {whole} dieser Veröffentlichung</translation>
    </message>
    <message>
        <source>{dwork}; {tramer}, Eq. 11</source>
        <translation>{dwork}; {tramer}, Gl. 11</translation>
    </message>
    <message>
        <source>{effect}; prevalence {share}.</source>
        <translation>{effect}; Prävalenz {share}.</translation>
    </message>
    <message>
        <source>{effect}; r² of imputation {r2}</source>
        <translation>{effect}; r² der Imputation {r2}</translation>
    </message>
    <message>
        <source>{epsilon}, of which one release {spends}</source>
        <translation>{epsilon}, wovon eine Veröffentlichung {spends}</translation>
    </message>
    <message>
        <source>{files} are the same report; it counts once.</source>
        <translation>{files} sind derselbe Bericht; er zählt einmal.</translation>
    </message>
    <message>
        <source>{file} already exists. Choose it as the ledger, or enter another name.</source>
        <translation>{file} gibt es schon. Wählen Sie die Datei als Privacy-Kontobuch oder geben Sie einen anderen Namen ein.</translation>
    </message>
    <message>
        <source>{file} beside the report belongs to another report, so it was not checked.</source>
        <translation>{file} neben dem Bericht gehört zu einem anderen Bericht und wurde daher nicht geprüft.</translation>
    </message>
    <message>
        <source>{file} is another copy of the report, which was not checked.</source>
        <translation>{file} ist eine weitere Kopie des Berichts und wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>{file} is not a plan, a study or a report.</source>
        <translation>{file} ist weder ein Plan noch eine Studie noch ein Bericht.</translation>
    </message>
    <message>
        <source>{file} is not a study. The open study stays.</source>
        <translation>{file} ist keine Studie. Die geöffnete Studie bleibt.</translation>
    </message>
    <message>
        <source>{file} is not beside the report, so it was not checked.</source>
        <translation>{file} liegt nicht neben dem Bericht und wurde daher nicht geprüft.</translation>
    </message>
    <message>
        <source>{file} is not one of the report’s files; it was not checked.</source>
        <translation>{file} ist keine der Dateien des Berichts und wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>{file} is saved. Send it to the person who approves; they open it with Tools → Approve a request.</source>
        <translation>{file} ist gespeichert. Senden Sie die Datei an die Person, die freigibt; sie öffnet sie mit Werkzeuge → Antrag freigeben.</translation>
    </message>
    <message>
        <source>{file} is the plan that it is about.</source>
        <translation>{file} ist der Plan, von dem er handelt.</translation>
    </message>
    <message>
        <source>{file} is the signed file.</source>
        <translation>{file} ist die signierte Datei.</translation>
    </message>
    <message>
        <source>{file} must not be among the files to publish: choose another folder.</source>
        <translation>{file} darf nicht bei den zu veröffentlichenden Dateien liegen: Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{file} must not be in {folder}, the folder of files to publish.</source>
        <translation>{file} darf nicht in {folder} liegen, dem Ordner der zu veröffentlichenden Dateien.</translation>
    </message>
    <message>
        <source>{file} now opens with the new passphrase.</source>
        <translation>{file} öffnet sich jetzt mit der neuen Passphrase.</translation>
    </message>
    <message>
        <source>{file} was not checked: the pages of a PDF cannot be. Draw them again from the report.</source>
        <translation>{file} wurde nicht geprüft: Bei den Seiten einer PDF-Datei geht das nicht. Zeichnen Sie sie aus dem Bericht neu.</translation>
    </message>
    <message>
        <source>{file} was not checked: {error}</source>
        <translation>{file} wurde nicht geprüft: {error}</translation>
    </message>
    <message>
        <source>{file}, .bim, .fam and .truth.json</source>
        <translation>{file}, .bim, .fam und .truth.json</translation>
    </message>
    <message>
        <source>{file}, .bim, .fam, .trait.tsv and .truth.json</source>
        <translation>{file}, .bim, .fam, .trait.tsv und .truth.json</translation>
    </message>
    <message>
        <source>{file}: {cases} cases, {controls} controls</source>
        <translation>{file}: {cases} Fälle, {controls} Kontrollen</translation>
    </message>
    <message>
        <source>{file}: {people}</source>
        <translation>{file}: {people}</translation>
    </message>
    <message>
        <source>{first} They can be removed: that depends on the missing value alone, never on a genotype, and the plan and the report will say so.</source>
        <translation>{first} Sie können entfernt werden: Das hängt allein vom fehlenden Wert ab, nie von einem Genotyp, und Plan und Bericht werden es nennen.</translation>
    </message>
    <message>
        <source>{first} They can be removed: that depends on the phenotype alone, never on a genotype, and the plan and the report will say so. If you have their phenotypes, choose or drop the phenotype file.</source>
        <translation>{first} Sie können entfernt werden: Das hängt allein vom Phänotyp ab, nie von einem Genotyp, und Plan und Bericht sagen es. Wenn Sie ihre Phänotypen haben, wählen Sie die Phänotypdatei oder legen Sie sie ab.</translation>
    </message>
    <message>
        <source>{first} and {second} both have row {row} of one ledger, with different content: an older copy of the ledger was restored in between, or two copies were used in parallel.</source>
        <translation>{first} und {second} haben beide Zeile {row} eines Privacy-Kontobuchs, mit verschiedenem Inhalt: Dazwischen wurde eine ältere Kopie des Privacy-Kontobuchs wiederhergestellt, oder zwei Kopien wurden nebeneinander verwendet.</translation>
    </message>
    <message>
        <source>{first} and {second} do not say the same of whether genotypes had decided, before the program saw the file, who or what was in {first}.</source>
        <translation>{first} und {second} sagen nicht dasselbe darüber, ob Genotypen entschieden hatten, wer oder was in {first} war, bevor das Programm die Datei sah.</translation>
    </message>
    <message>
        <source>{first} and {second} state different budgets for one account, though its first release fixes the budget permanently.</source>
        <translation>{first} und {second} nennen verschiedene Budgets für ein Konto, obwohl seine erste Veröffentlichung das Budget dauerhaft festlegt.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation>{folder} kann nicht beschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} ist kein Ordner.</translation>
    </message>
    <message>
        <source>{folder} is not the reference’s disease model.</source>
        <translation>{folder} ist nicht das Krankheitsmodell der Referenz.</translation>
    </message>
    <message numerus="yes">
        <source>{folder}: {n} files</source>
        <translation>
            <numerusform>{folder}: {n} Datei</numerusform>
            <numerusform>{folder}: {n} Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is not a known choice.</source>
        <translation>{found} ist keine bekannte Wahl.</translation>
    </message>
    <message>
        <source>{found} is not a number.</source>
        <translation>{found} ist keine Zahl.</translation>
    </message>
    <message>
        <source>{found} is not between 0 and 1.</source>
        <translation>{found} liegt nicht zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>{found} is not one of the choices.</source>
        <translation>{found} steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>{held} of {there} files beside it were compared and match the signed ones.</source>
        <translation>{held} von {there} Dateien daneben wurden verglichen und stimmen mit den signierten überein.</translation>
    </message>
    <message>
        <source>{homer} (participation); {wang} (case status)</source>
        <translation>{homer} (Teilnahme); {wang} (Fallstatus)</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>{instead}</source>
        <translation>{instead}</translation>
    </message>
    <message>
        <source>{instead} Only a release that selects SNPs has a power.</source>
        <translation>{instead} Nur eine Veröffentlichung, die SNPs auswählt, hat eine Power.</translation>
    </message>
    <message>
        <source>{jobs} processes cannot do any work.</source>
        <translation>{jobs} Prozesse können keine Arbeit tun.</translation>
    </message>
    <message>
        <source>{kind} is not a kind of target.</source>
        <translation>{kind} ist keine Art von Ziel.</translation>
    </message>
    <message>
        <source>{lead} ± {margin} points</source>
        <translation>{lead} ± {margin} Prozentpunkte</translation>
    </message>
    <message>
        <source>{least}</source>
        <translation>{least}</translation>
    </message>
    <message>
        <source>{least} characters or more. Four unrelated words are easy to remember and hard to guess.</source>
        <translation>{least} oder mehr Zeichen. Vier unzusammenhängende Wörter sind leicht zu merken und schwer zu erraten.</translation>
    </message>
    <message>
        <source>{ledger}, {study}; its head after row {row}:</source>
        <translation>{ledger}, {study}; sein Kopf nach Zeile {row}:</translation>
    </message>
    <message>
        <source>{line} {share}</source>
        <translation>{line} {share}</translation>
    </message>
    <message>
        <source>{line}, compared inside {n} strata</source>
        <translation>{line}, innerhalb von {n} Schichten verglichen</translation>
    </message>
    <message>
        <source>{line}, ε = {epsilon}</source>
        <translation>{line}, ε = {epsilon}</translation>
    </message>
    <message>
        <source>{line}: {people}</source>
        <translation>{line}: {people}</translation>
    </message>
    <message>
        <source>{li}, Eq. 4</source>
        <translation>{li}, Gl. 4</translation>
    </message>
    <message>
        <source>{li}, Eq. 4; {tramer}, Eq. 9–10</source>
        <translation>{li}, Gl. 4; {tramer}, Gl. 9–10</translation>
    </message>
    <message>
        <source>{li}, §3.1; the limits are shown by enumerating a small universe</source>
        <translation>{li}, §3.1; die Grenzen sind durch vollständige Aufzählung eines kleinen Universums gezeigt</translation>
    </message>
    <message>
        <source>{li}, §5.1, corrected</source>
        <translation>{li}, §5.1, berichtigt</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{low}–{high} %</source>
        <translation>{low}–{high} %</translation>
    </message>
    <message>
        <source>{mechanism} always publishes a list: how rarely it may be wrong belongs to the right list.</source>
        <translation>{mechanism} veröffentlicht immer eine Liste: Wie selten sie falsch sein darf, gehört zur richtigen Liste.</translation>
    </message>
    <message>
        <source>{mechanism} scores no sets: “at least” and a lead belong to the joint draw.</source>
        <translation>{mechanism} bewertet keine Mengen: „mindestens“ und ein Vorsprung gehören zur gemeinsamen Ziehung.</translation>
    </message>
    <message>
        <source>{mechanism}, threshold {threshold}</source>
        <translation>{mechanism}, Schwelle {threshold}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{n_cases} of {n_people} participants are cases, so an attacker who knows nothing else has a prior of {share} for each of them; the attacker’s prior is another.</source>
        <translation>{n_cases} von {n_people} Teilnehmenden sind Fälle; ein Angreifer, der sonst nichts weiß, hat also zu jeder Person den Prior {share}; der Prior des Angreifers ist ein anderer.</translation>
    </message>
    <message>
        <source>{n_cases} of {n_people} participants are cases, so an attacker who knows nothing else has a prior of {share} for each of them; the range of the attacker’s priors does not include it.</source>
        <translation>{n_cases} von {n_people} Teilnehmenden sind Fälle; ein Angreifer, der sonst nichts weiß, hat also zu jeder Person den Prior {share}; der Bereich der Priors des Angreifers schließt ihn nicht ein.</translation>
    </message>
    <message>
        <source>{n_people} of {n_invited} is a prior of {share}, outside the range {low} to {high}.</source>
        <translation>{n_people} von {n_invited} ist ein Prior von {share}, außerhalb des Bereichs {low} bis {high}.</translation>
    </message>
    <message>
        <source>{n_people} participants of {n_invited} invited people leave no uncertainty.</source>
        <translation>{n_people} Teilnehmende von {n_invited} Eingeladenen lassen keine Ungewissheit.</translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be chosen among {n_snps_2}.</source>
        <translation>{n_snps} SNPs können nicht unter {n_snps_2} gewählt werden.</translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be chosen from {n_values} candidates.</source>
        <translation>{n_snps} SNPs können nicht aus {n_values} Kandidaten gewählt werden.</translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be released.</source>
        <translation>{n_snps} SNPs können nicht veröffentlicht werden.</translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be released: the study has only {n_snps_2} SNPs.</source>
        <translation>{n_snps} SNPs können nicht veröffentlicht werden: Die Studie hat nur {n_snps_2} SNPs.</translation>
    </message>
    <message>
        <source>{n_snps} SNPs cannot be selected.</source>
        <translation>{n_snps} SNPs können nicht ausgewählt werden.</translation>
    </message>
    <message>
        <source>{n_snps} loci cannot be chosen among {n_loci}.</source>
        <translation>{n_snps} Loci können nicht aus {n_loci} ausgewählt werden.</translation>
    </message>
    <message>
        <source>{n_studies} studies are too few.</source>
        <translation>{n_studies} Studien sind zu wenige.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} und {number} weitere</translation>
    </message>
    <message>
        <source>{name} (missing)</source>
        <translation>{name} (fehlt)</translation>
    </message>
    <message>
        <source>{name} (no. {number})</source>
        <translation>{name} (Nr. {number})</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>{name} approved the release that follows ({digest}…).</source>
        <translation>{name} hat die folgende Veröffentlichung freigegeben ({digest}…).</translation>
    </message>
    <message>
        <source>{name} beside the report is not the plan that it is about.</source>
        <translation>{name} neben dem Bericht ist nicht der Plan, von dem er handelt.</translation>
    </message>
    <message>
        <source>{name} beside the report is not the signed file.</source>
        <translation>{name} neben dem Bericht ist nicht die signierte Datei.</translation>
    </message>
    <message>
        <source>{name} has {cases} of the cases and {controls} of the controls</source>
        <translation>{name} hat {cases} der Fälle und {controls} der Kontrollen</translation>
    </message>
    <message>
        <source>{name} is in this site’s list, which only its administrator changes: {path}.</source>
        <translation>{name} steht in der Liste dieser Einrichtung, die nur deren Systemverwaltung ändert: {path}.</translation>
    </message>
    <message>
        <source>{name} is not a JSON number</source>
        <translation>{name} ist keine JSON-Zahl</translation>
    </message>
    <message>
        <source>{name} is not a ledger of this program.</source>
        <translation>{name} ist kein Privacy-Kontobuch dieses Programms.</translation>
    </message>
    <message>
        <source>{name} is not a mechanism.</source>
        <translation>{name} ist kein Mechanismus.</translation>
    </message>
    <message>
        <source>{name} was made by another version of this program.</source>
        <translation>{name} wurde mit einer anderen Version dieses Programms erstellt.</translation>
    </message>
    <message>
        <source>{name}, {institution}</source>
        <translation>{name}, {institution}</translation>
    </message>
    <message>
        <source>{name}: choose a file</source>
        <translation>{name}: Datei wählen</translation>
    </message>
    <message>
        <source>{name}: from {low} with {first} participants to {high} with {last}, and {target} with {needed}.</source>
        <translation>{name}: von {low} bei {first} Personen bis {high} bei {last}, und {target} bei {needed}.</translation>
    </message>
    <message>
        <source>{name}: from {low} with {first} participants to {high} with {last}.</source>
        <translation>{name}: von {low} bei {first} Personen bis {high} bei {last}.</translation>
    </message>
    <message>
        <source>{name}: remove</source>
        <translation>{name}: entfernen</translation>
    </message>
    <message>
        <source>{name}: {cases} cases, {controls} controls</source>
        <translation>{name}: {cases} Fälle, {controls} Kontrollen</translation>
    </message>
    <message>
        <source>{name}: {people} participants</source>
        <translation>{name}: {people} Teilnehmende</translation>
    </message>
    <message>
        <source>{number} SNPs; SHA-256 of their list:</source>
        <translation>{number} SNPs; SHA-256 ihrer Liste:</translation>
    </message>
    <message>
        <source>{number} candidate SNPs</source>
        <translation>{number} Kandidaten-SNPs</translation>
    </message>
    <message>
        <source>{number} of {candidates}, by {mechanism} on {score}, ε = {epsilon}, Δ = {sensitivity}; {people}</source>
        <translation>{number} von {candidates}, mit {mechanism} auf {score}, ε = {epsilon}, Δ = {sensitivity}; {people}</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>{number} participants</source>
        <translation>{number} Teilnehmende</translation>
    </message>
    <message>
        <source>{number} participants ({interval})</source>
        <translation>{number} Teilnehmende ({interval})</translation>
    </message>
    <message>
        <source>{number} releases are planned, each of this kind.</source>
        <translation>{number} Veröffentlichungen sind geplant, jede von dieser Art.</translation>
    </message>
    <message>
        <source>{number}, needs a public reference panel</source>
        <translation>{number}, braucht ein öffentliches Referenzpanel</translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs</source>
        <translation>
            <numerusform>ein SNP</numerusform>
            <numerusform>{n} SNPs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs have the alleles A and T, or C and G, which read the same on both strands: the study and the reference must be on the same strand, which cannot be checked at these SNPs.</source>
        <translation>
            <numerusform>Ein SNP hat die Allele A und T oder C und G, die auf beiden Strängen gleich lauten: Studie und Referenz müssen auf demselben Strang sein, denn eine Verwechslung wäre dort nicht zu erkennen.</numerusform>
            <numerusform>{n} SNPs haben die Allele A und T oder C und G, die auf beiden Strängen gleich lauten: Studie und Referenz müssen auf demselben Strang sein, denn eine Verwechslung wäre dort nicht zu erkennen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs have the id of another.</source>
        <translation>
            <numerusform>Ein SNP hat die Kennung eines anderen.</numerusform>
            <numerusform>{n} SNPs haben die Kennung eines anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs have the position of another.</source>
        <translation>
            <numerusform>Ein SNP liegt an der Position eines anderen.</numerusform>
            <numerusform>{n} SNPs liegen an der Position eines anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs lie where people can have one copy of a chromosome, and whoever has one copy is counted as having two identical copies: {where}.</source>
        <translation>
            <numerusform>Ein SNP liegt dort, wo Menschen eine einzige Kopie eines Chromosoms haben können; wer eine hat, wird gezählt, als wären es zwei gleiche: {where}.</numerusform>
            <numerusform>{n} SNPs liegen dort, wo Menschen eine einzige Kopie eines Chromosoms haben können; wer eine hat, wird gezählt, als wären es zwei gleiche: {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs of the list lie on chromosomes of which people can have one copy; they are no candidates.</source>
        <translation>
            <numerusform>Ein SNP der Liste liegt auf einem Chromosom, von dem Menschen eine einzige Kopie haben können; er ist kein Kandidat.</numerusform>
            <numerusform>{n} SNPs der Liste liegen auf Chromosomen, von denen Menschen eine einzige Kopie haben können; sie sind keine Kandidaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} SNPs of the study are called {name}.</source>
        <translation>{n} SNPs der Studie heißen {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs outside chromosomes 1–22 are left out: {where}.</source>
        <translation>
            <numerusform>Ein SNP außerhalb der Chromosomen 1–22 bleibt außer Betracht: {where}.</numerusform>
            <numerusform>{n} SNPs außerhalb der Chromosomen 1–22 bleiben außer Betracht: {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs published in {folder}</source>
        <translation>
            <numerusform>1 SNP veröffentlicht in {folder}</numerusform>
            <numerusform>{n} SNPs veröffentlicht in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} SNPs, simulated independently, without linkage.</source>
        <translation>
            <numerusform>1 SNP.</numerusform>
            <numerusform>{n} SNPs, unabhängig simuliert, ohne Kopplung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} accompanying files match the signature</source>
        <translation>
            <numerusform>{n} Begleitdatei passt zur Signatur</numerusform>
            <numerusform>{n} Begleitdateien passen zur Signatur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} candidate SNPs</source>
        <translation>
            <numerusform>1 Kandidaten-SNP</numerusform>
            <numerusform>{n} Kandidaten-SNPs</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} candidate SNPs share the id {snp}; a released SNP is named by its id.</source>
        <translation>{n} Kandidaten-SNPs haben dieselbe Kennung {snp}; ein veröffentlichter SNP wird mit seiner Kennung benannt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} candidates have no frequency in the public reference panel; they count as SNPs with two equally common alleles.</source>
        <translation>
            <numerusform>Ein Kandidat hat im öffentlichen Referenzpanel keine Häufigkeit; er zählt als SNP mit zwei gleich häufigen Allelen.</numerusform>
            <numerusform>{n} Kandidaten haben im öffentlichen Referenzpanel keine Häufigkeit; sie zählen als SNPs mit zwei gleich häufigen Allelen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cases</source>
        <translation>
            <numerusform>1 Fall</numerusform>
            <numerusform>{n} Fälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} causal SNPs that each explain {effect}, allele frequency {frequency}</source>
        <translation>
            <numerusform>1 kausaler SNP, der {effect} erklärt, Allelhäufigkeit {frequency}</numerusform>
            <numerusform>{n} kausale SNPs, die je {effect} erklären, Allelhäufigkeit {frequency}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} causal SNPs with a penetrance table, risk allele frequency {frequency}</source>
        <translation>
            <numerusform>1 kausaler SNP mit Penetranztabelle, Risikoallel-Häufigkeit {frequency}</numerusform>
            <numerusform>{n} kausale SNPs mit Penetranztabelle, Risikoallel-Häufigkeit {frequency}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} causal SNPs with {odds}, risk allele frequency {frequency}</source>
        <translation>
            <numerusform>1 kausaler SNP mit {odds}, Risikoallel-Häufigkeit {frequency}</numerusform>
            <numerusform>{n} kausale SNPs mit {odds}, Risikoallel-Häufigkeit {frequency}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} combinations that need more participants are only estimated (pale).</source>
        <translation>
            <numerusform>Eine Kombination, die mehr Personen braucht, ist nur geschätzt (blass).</numerusform>
            <numerusform>{n} Kombinationen, die mehr Personen brauchen, sind nur geschätzt (blass).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} controls</source>
        <translation>
            <numerusform>1 Kontrolle</numerusform>
            <numerusform>{n} Kontrollen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} draws one after another, each with a loss of range ε/{n}</source>
        <translation>{n} Ziehungen nacheinander, jede mit einem Verlust der Spannweite ε/{n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier ones are listed in the signed report.</source>
        <translation>
            <numerusform>{n} frühere ist im signierten Bericht aufgeführt.</numerusform>
            <numerusform>{n} frühere sind im signierten Bericht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} files are not the whole study: {others} are in the same folder.</source>
        <translation>{n} Dateien sind nicht die ganze Studie: Im selben Ordner liegen {others}.</translation>
    </message>
    <message>
        <source>{n} files do not make one study: their names differ in more than the chromosome.</source>
        <translation>{n} Dateien ergeben keine Studie: Ihre Namen unterscheiden sich in mehr als dem Chromosom.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files in {folder}. Simulated from {study}.</source>
        <translation>
            <numerusform>1 Datei in {folder}. Simuliert aus {study}.</numerusform>
            <numerusform>{n} Dateien in {folder}. Simuliert aus {study}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} files were checked with gwasprivacy {version}. This slip is not signed; it records the result of that day.</source>
        <translation>
            <numerusform>1 Datei wurde mit gwasprivacy {version} geprüft. Dieser Zettel ist nicht signiert; er hält das Ergebnis dieses Tages fest.</numerusform>
            <numerusform>{n} Dateien wurden mit gwasprivacy {version} geprüft. Dieser Zettel ist nicht signiert; er hält das Ergebnis dieses Tages fest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines of a list of people name somebody again.</source>
        <translation>
            <numerusform>Eine Zeile einer Personenliste nennt jemanden noch einmal.</numerusform>
            <numerusform>{n} Zeilen einer Personenliste nennen jemanden noch einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} loci</source>
        <translation>
            <numerusform>ein Locus</numerusform>
            <numerusform>{n} Loci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} loci published in {folder}</source>
        <translation>
            <numerusform>1 Locus veröffentlicht in {folder}</numerusform>
            <numerusform>{n} Loci veröffentlicht in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more characters.</source>
        <translation>
            <numerusform>Noch 1 Zeichen.</numerusform>
            <numerusform>Noch {n} Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more combinations in the CSV.</source>
        <translation>
            <numerusform>1 weitere Kombination in der CSV-Datei.</numerusform>
            <numerusform>{n} weitere Kombinationen in der CSV-Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more signatures were not checked.</source>
        <translation>
            <numerusform>1 weitere Signatur wurde nicht geprüft.</numerusform>
            <numerusform>{n} weitere Signaturen wurden nicht geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} name no policy: the one that was given was not in force where they were made.</source>
        <translation>
            <numerusform>Einer nennt keine Richtlinie: Die angegebene galt dort nicht, wo er erstellt wurde.</numerusform>
            <numerusform>{n} nennen keine Richtlinie: Die gegebene galt dort nicht, wo sie erstellt wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of the given keys did not sign it.</source>
        <translation>
            <numerusform>Einer der angegebenen Schlüssel hat ihn nicht signiert.</numerusform>
            <numerusform>{n} der angegebenen Schlüssel haben ihn nicht signiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {n_people} participants miss more than {limit} of their calls, at most {most} (on {n_snps} SNPs).</source>
        <translation>Bei {n} von {n_people} Teilnehmenden fehlen mehr als {limit} der Genotypen, höchstens {most} (an {n_snps} SNPs).</translation>
    </message>
    <message>
        <source>{n} of {n_people} people have none. They can be removed, since that depends on the phenotype alone.</source>
        <translation>{n} von {n_people} Personen haben keinen. Sie können entfernt werden, da das allein vom Phänotyp abhängt.</translation>
    </message>
    <message>
        <source>{n} of {n_snps} SNPs miss more than {limit} of their calls; on average {mean} are missing, at most {most}.</source>
        <translation>Bei {n} von {n_snps} SNPs fehlen mehr als {limit} der Genotypen; im Mittel fehlen {mean}, höchstens {most}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {people} people have no phenotype.</source>
        <translation>
            <numerusform>1 von {people} Personen hat keinen Phänotyp.</numerusform>
            <numerusform>{n} von {people} Personen haben keinen Phänotyp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {people} people have no value of the trait.</source>
        <translation>
            <numerusform>1 von {people} Personen hat keinen Wert des Merkmals.</numerusform>
            <numerusform>{n} von {people} Personen haben keinen Wert des Merkmals.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} on {chromosome}</source>
        <translation>{n} auf {chromosome}</translation>
    </message>
    <message numerus="yes">
        <source>{n} other accounts were merged into this one; what was spent is added up.</source>
        <translation>
            <numerusform>Ein anderes Konto wurde mit diesem zusammengeführt; das Ausgegebene ist addiert.</numerusform>
            <numerusform>{n} andere Konten wurden mit diesem zusammengeführt; das Ausgegebene ist addiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others</source>
        <translation>
            <numerusform>1 anderer</numerusform>
            <numerusform>{n} andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs are like a parent and a child, or siblings ({where}).</source>
        <translation>
            <numerusform>Ein Paar ist verwandt wie Elternteil und Kind oder wie Geschwister ({where}).</numerusform>
            <numerusform>{n} Paare sind verwandt wie Elternteil und Kind oder wie Geschwister ({where}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs are like second-degree relatives.</source>
        <translation>
            <numerusform>Ein Paar ist etwa im zweiten Grad verwandt.</numerusform>
            <numerusform>{n} Paare sind etwa im zweiten Grad verwandt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs of participants have the genotypes of one person, or of twins ({where}).</source>
        <translation>
            <numerusform>Ein Paar von Teilnehmenden hat die Genotypen derselben Person oder von Zwillingen ({where}).</numerusform>
            <numerusform>{n} Paare von Teilnehmenden haben die Genotypen derselben Person oder von Zwillingen ({where}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} participants</source>
        <translation>
            <numerusform>1 teilnehmende Person</numerusform>
            <numerusform>{n} Teilnehmende</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} participants, {n_snps} SNPs</source>
        <translation>{n} Teilnehmende, {n_snps} SNPs</translation>
    </message>
    <message numerus="yes">
        <source>{n} people are left out by the lists of people.</source>
        <translation>
            <numerusform>Eine Person bleibt wegen der Personenlisten außer Betracht.</numerusform>
            <numerusform>{n} Personen bleiben wegen der Personenlisten außer Betracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people in the file have no phenotype.</source>
        <translation>
            <numerusform>Eine Person in der Datei hat keinen Phänotyp.</numerusform>
            <numerusform>{n} Personen in der Datei haben keinen Phänotyp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people in {file}.</source>
        <translation>
            <numerusform>1 Person in {file}.</numerusform>
            <numerusform>{n} Personen in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people of the keep list are not in the study.</source>
        <translation>
            <numerusform>Eine Person der Liste zum Behalten ist nicht in der Studie.</numerusform>
            <numerusform>{n} Personen der Liste zum Behalten sind nicht in der Studie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people of the remove list are not in the study.</source>
        <translation>
            <numerusform>Eine Person der Liste zum Entfernen ist nicht in der Studie.</numerusform>
            <numerusform>{n} Personen der Liste zum Entfernen sind nicht in der Studie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people without a phenotype are left out.</source>
        <translation>
            <numerusform>Eine Person ohne Phänotyp bleibt außer Betracht.</numerusform>
            <numerusform>{n} Personen ohne Phänotyp bleiben außer Betracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people without a value of the trait are left out.</source>
        <translation>
            <numerusform>Eine Person ohne Wert des Merkmals bleibt außer Betracht.</numerusform>
            <numerusform>{n} Personen ohne Wert des Merkmals bleiben außer Betracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} published SNPs at their public positions.</source>
        <translation>
            <numerusform>Ein veröffentlichter SNP an seiner öffentlichen Position.</numerusform>
            <numerusform>{n} veröffentlichte SNPs an ihren öffentlichen Positionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} releases beside {plan} were interrupted after their reports were written. Finishing them draws and spends nothing.</source>
        <translation>
            <numerusform>Eine Veröffentlichung neben {plan} wurde unterbrochen, nachdem ihr Bericht geschrieben war. Das Fertigstellen zieht nichts und gibt nichts aus.</numerusform>
            <numerusform>{n} Veröffentlichungen neben {plan} wurden unterbrochen, nachdem ihre Berichte geschrieben waren. Das Fertigstellen zieht nichts und verbraucht nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} reports</source>
        <translation>
            <numerusform>1 Bericht</numerusform>
            <numerusform>{n} Berichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rows</source>
        <translation>
            <numerusform>1 Zeile</numerusform>
            <numerusform>{n} Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sections have these words.</source>
        <translation>
            <numerusform>1 Abschnitt enthält diese Wörter.</numerusform>
            <numerusform>{n} Abschnitte enthalten diese Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{odds} of an allele that {share} of people carry</source>
        <translation>{odds} eines Allels (Träger: {share})</translation>
    </message>
    <message>
        <source>{odds} per copy</source>
        <translation>{odds} je Kopie</translation>
    </message>
    <message>
        <source>{odds} with at least one copy</source>
        <translation>{odds} bei mindestens einer Kopie</translation>
    </message>
    <message>
        <source>{odds} with two copies</source>
        <translation>{odds} bei zwei Kopien</translation>
    </message>
    <message>
        <source>{odds}, two copies in {share}</source>
        <translation>{odds}, zwei Kopien bei {share}</translation>
    </message>
    <message>
        <source>{others} became one account with {study}.</source>
        <translation>{others} wurde mit {study} zu einem Konto.</translation>
    </message>
    <message>
        <source>{pair} (needs a public reference panel)</source>
        <translation>{pair} (braucht ein öffentliches Referenzpanel)</translation>
    </message>
    <message>
        <source>{pair}: {people}.</source>
        <translation>{pair}: {people}.</translation>
    </message>
    <message>
        <source>{pair}: {people}; with your {here} participants {share}.</source>
        <translation>{pair}: {people}; mit Ihren {here} Teilnehmenden {share}.</translation>
    </message>
    <message>
        <source>{panel} (SHA-256 {digits}…)</source>
        <translation>{panel} (SHA-256 {digits}…)</translation>
    </message>
    <message>
        <source>{panel}: a panel needs at least two people and two SNPs.</source>
        <translation>{panel}: Ein Panel braucht mindestens zwei Personen und zwei SNPs.</translation>
    </message>
    <message>
        <source>{panel}: it contains people of a study in the ledger {ledger}, so what is simulated from it is private.</source>
        <translation>{panel}: Es enthält Personen einer Studie im Privacy-Kontobuch {ledger}; was daraus simuliert wird, ist also privat.</translation>
    </message>
    <message>
        <source>{panel}: it contains people of the study {study}, so what is simulated from it is private.</source>
        <translation>{panel}: Es enthält Personen der Studie {study}; was daraus simuliert wird, ist also privat.</translation>
    </message>
    <message>
        <source>{panel}: it contains people of the study, so its frequencies are private.</source>
        <translation>{panel}: Es enthält Personen der Studie, daher sind seine Häufigkeiten privat.</translation>
    </message>
    <message>
        <source>{panel}: its allele frequencies are closer to the study’s than those of other people can be.</source>
        <translation>{panel}: Seine Allelhäufigkeiten liegen näher an denen der Studie, als es bei anderen Personen möglich ist.</translation>
    </message>
    <message>
        <source>{panel}: no SNP has a minor allele frequency of at least {least}.</source>
        <translation>{panel}: Bei keinem SNP hat das seltenere Allel eine Häufigkeit von mindestens {least}.</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} und {last}</translation>
    </message>
    <message>
        <source>{path} and {other} are both of chromosome {chrom}.</source>
        <translation>{path} und {other} gehören beide zu Chromosom {chrom}.</translation>
    </message>
    <message>
        <source>{path} and {public} do not match: one of them is damaged, or belongs to another key.</source>
        <translation>{path} und {public} passen nicht zusammen: Eine der Dateien ist beschädigt oder gehört zu einem anderen Schlüssel.</translation>
    </message>
    <message>
        <source>{path} can be changed by the person who makes the release, so it cannot bind them.</source>
        <translation>{path} kann von der Person geändert werden, die veröffentlicht; es kann sie also nicht binden.</translation>
    </message>
    <message>
        <source>{path} cannot be read as a BGEN file: {reason}.</source>
        <translation>{path} kann nicht als BGEN-Datei gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be read as a panel of haplotypes.</source>
        <translation>{path} kann nicht als Haplotypen-Panel gelesen werden.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be used: it is not a private key in PEM form.</source>
        <translation>{path} kann nicht verwendet werden: Es ist kein privater Schlüssel in PEM-Form.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} contains nothing when it is decompressed.</source>
        <translation>{path} enthält entpackt nichts.</translation>
    </message>
    <message>
        <source>{path} does not begin as a .sample file does: ID_1 ID_2 missing, then 0 0 0.</source>
        <translation>{path} beginnt nicht wie eine .sample-Datei: ID_1 ID_2 missing, dann 0 0 0.</translation>
    </message>
    <message>
        <source>{path} does not begin as a BCF file of version 2 does.</source>
        <translation>{path} beginnt nicht wie eine BCF-Datei der Version 2.</translation>
    </message>
    <message>
        <source>{path} does not begin as a PLINK 1 .bed file does.</source>
        <translation>{path} beginnt nicht wie eine PLINK-1-.bed-Datei.</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} gibt es nicht.</translation>
    </message>
    <message>
        <source>{path} does not have everybody’s value of the trait.</source>
        <translation>{path} enthält nicht die Merkmalswerte aller Personen.</translation>
    </message>
    <message>
        <source>{path} does not have the SNP {snp} of the list at its place.</source>
        <translation>{path} hat den SNP {snp} der Liste nicht an seiner Position.</translation>
    </message>
    <message>
        <source>{path} does not hold {model} and {genotypes}.</source>
        <translation>{path} enthält {model} und {genotypes} nicht.</translation>
    </message>
    <message>
        <source>{path} does not name its key, and its public key is not beside it, so damage would go unnoticed.</source>
        <translation>{path} nennt seinen Schlüssel nicht, und sein öffentlicher Schlüssel liegt nicht daneben; eine Beschädigung bliebe unbemerkt.</translation>
    </message>
    <message>
        <source>{path} does not name its key, so it would be unknown whose name it has.</source>
        <translation>{path} nennt seinen Schlüssel nicht; unbekannt wäre also, wessen Name darin steht.</translation>
    </message>
    <message>
        <source>{path} does not name its people, and there is no {sample} beside it.</source>
        <translation>{path} benennt die Personen nicht, und daneben liegt keine Datei {sample}.</translation>
    </message>
    <message>
        <source>{path} does not name the causal SNPs of a simulated study.</source>
        <translation>{path} nennt keine kausalen SNPs einer simulierten Studie.</translation>
    </message>
    <message>
        <source>{path} does not say by itself whether 1 or 2 means a case. Where the numbers of cases and controls are printed nowhere, one person’s value must not decide how everybody else’s are read.</source>
        <translation>{path} sagt selbst nicht, ob 1 oder 2 einen Fall bedeutet. Wo die Zahlen der Fälle und Kontrollen nirgends stehen, darf nicht der Wert einer Person entscheiden, wie die aller anderen gelesen werden.</translation>
    </message>
    <message>
        <source>{path} does not say how common its alleles are.</source>
        <translation>{path} sagt nicht, wie häufig die Allele sind.</translation>
    </message>
    <message>
        <source>{path} does not say how common its genotypes are.</source>
        <translation>{path} sagt nicht, wie häufig die Genotypen sind.</translation>
    </message>
    <message>
        <source>{path} does not say that its sites count as a caller’s.</source>
        <translation>{path} sagt nicht, dass die Positionen als die eines Variantenaufrufs zählen.</translation>
    </message>
    <message>
        <source>{path} does not say which allele is the genome’s reference, and the list does not say it of every SNP.</source>
        <translation>{path} sagt nicht, welches Allel das Referenzallel des Genoms ist, und die Liste sagt es nicht von jedem SNP.</translation>
    </message>
    <message>
        <source>{path} does not say who is a case.</source>
        <translation>{path} sagt nicht, wer ein Fall ist.</translation>
    </message>
    <message>
        <source>{path} ends in the middle of record {record}.</source>
        <translation>{path} endet mitten im Eintrag {record}.</translation>
    </message>
    <message>
        <source>{path} exists already.</source>
        <translation>{path} gibt es schon.</translation>
    </message>
    <message>
        <source>{path} has a header but no SNP.</source>
        <translation>{path} hat eine Kopfzeile, aber keinen SNP.</translation>
    </message>
    <message>
        <source>{path} has a trait, but the plan compares cases with controls.</source>
        <translation>{path} hat ein Merkmal, aber der Plan vergleicht Fälle mit Kontrollen.</translation>
    </message>
    <message>
        <source>{path} has case–control status, but the plan is for a quantitative trait.</source>
        <translation>{path} hat einen Fall-Kontroll-Status, aber der Plan gilt einem quantitativen Merkmal.</translation>
    </message>
    <message>
        <source>{path} has more than one phenotype column {column}.</source>
        <translation>{path} hat mehr als eine Phänotypspalte {column}.</translation>
    </message>
    <message>
        <source>{path} has no SNP with weights.</source>
        <translation>{path} enthält keinen SNP mit Gewichten.</translation>
    </message>
    <message>
        <source>{path} has no genotypes: it lists sites only.</source>
        <translation>{path} enthält keine Genotypen: Die Datei führt nur Positionen auf.</translation>
    </message>
    <message>
        <source>{path} has no group {group}; its groups are {known}.</source>
        <translation>{path} hat keine Gruppe {group}; ihre Gruppen sind {known}.</translation>
    </message>
    <message>
        <source>{path} has no group.</source>
        <translation>{path} enthält keine Gruppe.</translation>
    </message>
    <message>
        <source>{path} has no header, so it has no column {column}.</source>
        <translation>{path} hat keine Kopfzeile und daher keine Spalte {column}.</translation>
    </message>
    <message>
        <source>{path} has no individual genotypes, and a study of a trait needs them.</source>
        <translation>{path} enthält keine Genotypen einzelner Personen, und eine Studie eines Merkmals braucht sie.</translation>
    </message>
    <message>
        <source>{path} has no line #CHROM …, as a VCF must.</source>
        <translation>{path} hat keine Zeile #CHROM …, wie sie eine VCF-Datei haben muss.</translation>
    </message>
    <message>
        <source>{path} has no passphrase, and others can read it.</source>
        <translation>{path} hat keine Passphrase, und andere können die Datei lesen.</translation>
    </message>
    <message>
        <source>{path} has no passphrase, and who can read it cannot be seen: {reason}.</source>
        <translation>{path} hat keine Passphrase, und wer die Datei lesen kann, ist nicht zu erkennen: {reason}.</translation>
    </message>
    <message>
        <source>{path} has no people’s genotypes.</source>
        <translation>{path} enthält keine Genotypen von Personen.</translation>
    </message>
    <message>
        <source>{path} has no phenotype column {column}.</source>
        <translation>{path} hat keine Phänotypspalte {column}.</translation>
    </message>
    <message>
        <source>{path} has no samples.</source>
        <translation>{path} enthält keine Proben.</translation>
    </message>
    <message>
        <source>{path} has no sites.</source>
        <translation>{path} enthält keine Positionen.</translation>
    </message>
    <message>
        <source>{path} has one key under several names: {names}.</source>
        <translation>{path} führt einen Schlüssel unter mehreren Namen: {names}.</translation>
    </message>
    <message>
        <source>{path} has other numbers of cases and controls than {other}.</source>
        <translation>{path} hat andere Zahlen von Fällen und Kontrollen als {other}.</translation>
    </message>
    <message>
        <source>{path} has other strata than the plan.</source>
        <translation>{path} hat andere Schichten als der Plan.</translation>
    </message>
    <message>
        <source>{path} has several columns of labels and no header.</source>
        <translation>{path} hat mehrere Spalten mit Zuordnungen und keine Kopfzeile.</translation>
    </message>
    <message>
        <source>{path} has several columns of labels.</source>
        <translation>{path} hat mehrere Spalten mit Zuordnungen.</translation>
    </message>
    <message>
        <source>{path} has several phenotype columns and no header.</source>
        <translation>{path} hat mehrere Phänotypspalten und keine Kopfzeile.</translation>
    </message>
    <message>
        <source>{path} has several phenotype columns.</source>
        <translation>{path} hat mehrere Phänotypspalten.</translation>
    </message>
    <message>
        <source>{path} has strata, and the plan has none.</source>
        <translation>{path} hat Schichten, und der Plan hat keine.</translation>
    </message>
    <message>
        <source>{path} has the name {name} more than once.</source>
        <translation>{path} führt den Namen {name} mehr als einmal.</translation>
    </message>
    <message>
        <source>{path} has {found_snps} sites and {found_people} people, where the files beside it list {n_snps} and {n_people}.</source>
        <translation>{path} hat {found_snps} Positionen und {found_people} Personen, wo die Dateien daneben {n_snps} und {n_people} aufführen.</translation>
    </message>
    <message>
        <source>{path} has {found} {group} in the stratum {stratum}, where the plan says {declared}.</source>
        <translation>{path} hat in der Schicht {stratum} {found} {group}, im Plan stehen {declared}.</translation>
    </message>
    <message>
        <source>{path} has {found} {group}, where the plan says {declared}.</source>
        <translation>{path} hat {found} {group}, im Plan stehen {declared}.</translation>
    </message>
    <message>
        <source>{path} holds genotypes of more than the {n_people} people that are listed beside it.</source>
        <translation>{path} enthält Genotypen von mehr als den {n_people} Personen, die daneben aufgeführt sind.</translation>
    </message>
    <message>
        <source>{path} holds sums of genotype probabilities, and calls are asked for.</source>
        <translation>{path} enthält Summen von Genotyp-Wahrscheinlichkeiten, und verlangt sind Hard Calls.</translation>
    </message>
    <message>
        <source>{path} is UTF-16 text.</source>
        <translation>{path} ist UTF-16-Text.</translation>
    </message>
    <message>
        <source>{path} is a .pgen with a separate index.</source>
        <translation>{path} ist eine .pgen-Datei mit getrenntem Index.</translation>
    </message>
    <message>
        <source>{path} is a folder, not {what}.</source>
        <translation>{path} ist ein Ordner; erwartet wird {what}.</translation>
    </message>
    <message>
        <source>{path} is a folder.</source>
        <translation>{path} ist ein Ordner.</translation>
    </message>
    <message>
        <source>{path} is a link to a file that does not exist.</source>
        <translation>{path} ist eine Verknüpfung zu einer Datei, die es nicht gibt.</translation>
    </message>
    <message>
        <source>{path} is a private key.</source>
        <translation>{path} ist ein privater Schlüssel.</translation>
    </message>
    <message>
        <source>{path} is a public key that is damaged: it was cut off or changed.</source>
        <translation>{path} ist ein beschädigter öffentlicher Schlüssel: Die Datei wurde abgeschnitten oder geändert.</translation>
    </message>
    <message>
        <source>{path} is a public key.</source>
        <translation>{path} ist ein öffentlicher Schlüssel.</translation>
    </message>
    <message>
        <source>{path} is a report of published loci, which name no SNP.</source>
        <translation>{path} ist ein Bericht über veröffentlichte Loci, die keinen SNP nennen.</translation>
    </message>
    <message>
        <source>{path} is a report of this ledger (row {row}).</source>
        <translation>{path} ist ein Bericht dieses Privacy-Kontobuchs (Zeile {row}).</translation>
    </message>
    <message>
        <source>{path} is a report: verify it on the Release tab, and use its SNPs from there.</source>
        <translation>{path} ist ein Bericht: Prüfen Sie ihn im Reiter „Veröffentlichung“ und verwenden Sie von dort seine SNPs.</translation>
    </message>
    <message>
        <source>{path} is a {kind}, which has no people, so a file of labels does not fit it.</source>
        <translation>{path} ist vom Typ {kind} und enthält keine Personen, daher passt keine Datei mit Zuordnungen dazu.</translation>
    </message>
    <message>
        <source>{path} is a {kind}, which has no people, so a list of people does not fit it.</source>
        <translation>{path} ist vom Typ {kind} und enthält keine Personen, daher passt keine Personenliste dazu.</translation>
    </message>
    <message>
        <source>{path} is a {kind}, which has no people, so a phenotype file does not fit it.</source>
        <translation>{path} ist vom Typ {kind} und enthält keine Personen, daher passt keine Phänotyp-Datei dazu.</translation>
    </message>
    <message>
        <source>{path} is another officer’s key.</source>
        <translation>{path} ist der Schlüssel einer anderen oder eines anderen Datenschutzbeauftragten.</translation>
    </message>
    <message>
        <source>{path} is compressed and unpacks to more sites than a file of its size can hold.</source>
        <translation>{path} ist komprimiert und entpackt sich zu mehr Positionen, als eine Datei dieser Größe enthalten kann.</translation>
    </message>
    <message>
        <source>{path} is compressed and unpacks to more than {times} times its size.</source>
        <translation>{path} ist komprimiert und entpackt sich zu mehr als dem {times}-Fachen der eigenen Größe.</translation>
    </message>
    <message>
        <source>{path} is compressed but damaged.</source>
        <translation>{path} ist komprimiert, aber beschädigt.</translation>
    </message>
    <message>
        <source>{path} is compressed but ends too early.</source>
        <translation>{path} ist komprimiert, endet aber zu früh.</translation>
    </message>
    <message>
        <source>{path} is compressed.</source>
        <translation>{path} ist komprimiert.</translation>
    </message>
    <message>
        <source>{path} is damaged, or was changed while it was being read.</source>
        <translation>{path} ist beschädigt oder wurde während des Lesens geändert.</translation>
    </message>
    <message>
        <source>{path} is damaged, so no key is trusted: {error}</source>
        <translation>{path} ist beschädigt, daher wird keinem Schlüssel vertraut: {error}</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} ist beschädigt.</translation>
    </message>
    <message>
        <source>{path} is damaged: it contains a different public key than it names.</source>
        <translation>{path} ist beschädigt: Die Datei enthält einen anderen öffentlichen Schlüssel, als sie angibt.</translation>
    </message>
    <message>
        <source>{path} is damaged: it opens, but as a different key than it names.</source>
        <translation>{path} ist beschädigt: Der Schlüssel öffnet sich, aber als ein anderer, als er angibt.</translation>
    </message>
    <message>
        <source>{path} is damaged: opening it would take more memory or time than any key of this program needs.</source>
        <translation>{path} ist beschädigt: Das Öffnen würde mehr Speicher oder Zeit brauchen als jeder Schlüssel dieses Programms.</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>{path} ist beschädigt: {error}</translation>
    </message>
    <message>
        <source>{path} is empty.</source>
        <translation>{path} ist leer.</translation>
    </message>
    <message>
        <source>{path} is larger than 16 MB, so it is not {what}.</source>
        <translation>{path} ist größer als 16 MB; erwartet wird {what}.</translation>
    </message>
    <message>
        <source>{path} is longer than its own list of records says.</source>
        <translation>{path} ist länger, als das eigene Verzeichnis der Einträge angibt.</translation>
    </message>
    <message>
        <source>{path} is missing: this site has a privacy officer’s key, and so a policy.</source>
        <translation>{path} fehlt: Diese Einrichtung hat den Schlüssel einer oder eines Datenschutzbeauftragten und damit eine Richtlinie.</translation>
    </message>
    <message>
        <source>{path} is not UTF-8 text (byte {byte}).</source>
        <translation>{path} ist kein UTF-8-Text (Byte {byte}).</translation>
    </message>
    <message>
        <source>{path} is not a .png, .svg or .csv file.</source>
        <translation>{path} ist keine .png-, .svg- oder .csv-Datei.</translation>
    </message>
    <message>
        <source>{path} is not a kind of study that this program reads.</source>
        <translation>{path} ist keine Studienart, die dieses Programm liest.</translation>
    </message>
    <message>
        <source>{path} is not a panel that this program reads.</source>
        <translation>{path} ist kein Panel, das dieses Programm liest.</translation>
    </message>
    <message>
        <source>{path} is not a public key in PEM form.</source>
        <translation>{path} ist kein öffentlicher Schlüssel in PEM-Form.</translation>
    </message>
    <message>
        <source>{path} is not a readable .pgen file.</source>
        <translation>{path} ist keine lesbare .pgen-Datei.</translation>
    </message>
    <message>
        <source>{path} is not a regular file.</source>
        <translation>{path} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{path} is not a report of published SNPs.</source>
        <translation>{path} ist kein Bericht über veröffentlichte SNPs.</translation>
    </message>
    <message>
        <source>{path} is not a signed policy: {problem}</source>
        <translation>{path} ist keine signierte Richtlinie: {problem}</translation>
    </message>
    <message>
        <source>{path} is not an Ed25519 key.</source>
        <translation>{path} ist kein Ed25519-Schlüssel.</translation>
    </message>
    <message>
        <source>{path} is not an approval: {problem}</source>
        <translation>{path} ist keine Freigabe: {problem}</translation>
    </message>
    <message>
        <source>{path} is not an ordinary file.</source>
        <translation>{path} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{path} is not of the same kind as {other}.</source>
        <translation>{path} ist nicht von derselben Art wie {other}.</translation>
    </message>
    <message>
        <source>{path} is not signed with the privacy officer’s key, or was changed since.</source>
        <translation>{path} ist nicht mit dem Schlüssel der oder des Datenschutzbeauftragten signiert oder wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>{path} is not signed, and a signed policy is required.</source>
        <translation>{path} ist nicht signiert, und eine signierte Richtlinie wird verlangt.</translation>
    </message>
    <message>
        <source>{path} is not sorted by position.</source>
        <translation>{path} ist nicht nach Positionen sortiert.</translation>
    </message>
    <message>
        <source>{path} is not the file that the plan was made with: its SHA-256 differs.</source>
        <translation>{path} ist nicht die Datei, mit der der Plan erstellt wurde: Ihre SHA-256 weicht ab.</translation>
    </message>
    <message>
        <source>{path} is not the report that the ledger recorded under this name.</source>
        <translation>{path} ist nicht der Bericht, den das Privacy-Kontobuch unter diesem Namen vermerkt hat.</translation>
    </message>
    <message>
        <source>{path} is not {what}: {reason}.</source>
        <translation>{path} ist ungültig; erwartet wird {what}: {reason}.</translation>
    </message>
    <message>
        <source>{path} is stored person by person (individual-major), which is not supported.</source>
        <translation>{path} ist Person für Person gespeichert (individual-major); das wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>{path} is the policy of another site: {other}.</source>
        <translation>{path} ist die Richtlinie einer anderen Einrichtung: {other}.</translation>
    </message>
    <message>
        <source>{path} is the report of release {number} of {study}. The program was stopped before the ledger could record it; it is recorded now.</source>
        <translation>{path} ist der Bericht der Veröffentlichung {number} von {study}. Das Programm endete, bevor das Privacy-Kontobuch ihn vermerken konnte; jetzt ist er vermerkt.</translation>
    </message>
    <message>
        <source>{path} is too large for a panel in memory.</source>
        <translation>{path} ist zu groß für ein Panel im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>{path} is trusted already, as the key of {name}.</source>
        <translation>{path}: Diesem Schlüssel wird schon vertraut, als dem von {name}.</translation>
    </message>
    <message>
        <source>{path} is {n_bytes} bytes too long for {n_snps} SNPs ({bim}) and {n_people} people ({fam}).</source>
        <translation>{path} ist {n_bytes} Bytes zu lang für {n_snps} SNPs ({bim}) und {n_people} Personen ({fam}).</translation>
    </message>
    <message>
        <source>{path} is {n_bytes} bytes too short for {n_snps} SNPs ({bim}) and {n_people} people ({fam}).</source>
        <translation>{path} ist {n_bytes} Bytes zu kurz für {n_snps} SNPs ({bim}) und {n_people} Personen ({fam}).</translation>
    </message>
    <message>
        <source>{path} leaves nobody in the study.</source>
        <translation>{path} lässt niemanden in der Studie.</translation>
    </message>
    <message>
        <source>{path} lists no SNP on a chromosome of which everybody has two copies.</source>
        <translation>{path} führt keinen SNP auf einem Chromosom auf, von dem alle zwei Kopien haben.</translation>
    </message>
    <message>
        <source>{path} lists no SNP.</source>
        <translation>{path} führt keinen SNP auf.</translation>
    </message>
    <message>
        <source>{path} lists no locus.</source>
        <translation>{path} führt keinen Locus auf.</translation>
    </message>
    <message>
        <source>{path} lists no site.</source>
        <translation>{path} führt keine Position auf.</translation>
    </message>
    <message>
        <source>{path} lists nobody.</source>
        <translation>{path} führt niemanden auf.</translation>
    </message>
    <message>
        <source>{path} lists other people than {bgen} itself, or the same people in another order.</source>
        <translation>{path} führt andere Personen auf als {bgen} selbst oder dieselben in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>{path} lists {found} people, where {bgen} has {wanted}.</source>
        <translation>{path} führt {found} Personen auf, wo {bgen} {wanted} hat.</translation>
    </message>
    <message>
        <source>{path} names nobody of the study.</source>
        <translation>{path} nennt niemanden aus der Studie.</translation>
    </message>
    <message>
        <source>{path} names nobody.</source>
        <translation>{path} nennt niemanden.</translation>
    </message>
    <message>
        <source>{path} names the signer of another key.</source>
        <translation>{path} nennt die signierende Person eines anderen Schlüssels.</translation>
    </message>
    <message>
        <source>{path} needs a passphrase, which cannot be given to Dask.</source>
        <translation>{path} braucht eine Passphrase, die Dask nicht übergeben werden kann.</translation>
    </message>
    <message>
        <source>{path} needs its passphrase.</source>
        <translation>{path} braucht seine Passphrase.</translation>
    </message>
    <message>
        <source>{path} records nobody’s sex, and the plan has a sex check.</source>
        <translation>{path} gibt von niemandem das Geschlecht an, und der Plan verlangt eine Geschlechtsprüfung.</translation>
    </message>
    <message>
        <source>{path} was changed while it was being read.</source>
        <translation>{path} wurde während des Lesens geändert.</translation>
    </message>
    <message>
        <source>{path} was counted as a caller’s sites, and the plan does not say so.</source>
        <translation>{path} wurde nach Positionen eines Variantenaufrufs gezählt, und der Plan sagt das nicht.</translation>
    </message>
    <message>
        <source>{path} was counted by strata beforehand, and whether a stratum has anybody can depend on one person.</source>
        <translation>{path} wurde vorher nach Schichten gezählt, und ob eine Schicht überhaupt jemanden enthält, kann von einer einzigen Person abhängen.</translation>
    </message>
    <message>
        <source>{path} was counted from a phenotype file of which nobody said what means a case. Where the numbers of cases and controls are printed nowhere, one person’s value must not decide how everybody else’s are read.</source>
        <translation>{path} wurde aus einer Phänotypdatei gezählt, von der niemand gesagt hat, was darin einen Fall bedeutet. Wo die Zahlen der Fälle und Kontrollen nirgends stehen, darf nicht der Wert einer Person entscheiden, wie die aller anderen gelesen werden.</translation>
    </message>
    <message>
        <source>{path} was left by a release that was stopped before anything was spent from this ledger; it is removed.</source>
        <translation>{path} stammt von einer Veröffentlichung, die endete, bevor aus diesem Privacy-Kontobuch etwas verbraucht war; die Datei wird entfernt.</translation>
    </message>
    <message>
        <source>{path} was left by release {number} of {study}, which was stopped after its debit.</source>
        <translation>{path} stammt von Veröffentlichung {number} von {study}, die nach ihrer Belastung endete.</translation>
    </message>
    <message>
        <source>{path}, line 1: a version of genotype tables that this program does not read.</source>
        <translation>{path}, Zeile 1: eine Version der Genotyptabellen, die dieses Programm nicht liest.</translation>
    </message>
    <message>
        <source>{path}, line 1: no column of labels.</source>
        <translation>{path}, Zeile 1: keine Spalte mit Zuordnungen.</translation>
    </message>
    <message>
        <source>{path}, line 1: no phenotype column.</source>
        <translation>{path}, Zeile 1: keine Phänotypspalte.</translation>
    </message>
    <message>
        <source>{path}, line 1: the header should name the SNP, its allele, the allele’s frequency in the panel, and PC1, PC2, …</source>
        <translation>{path}, Zeile 1: Die Kopfzeile sollte nennen: den SNP, sein Allel, dessen Häufigkeit im Panel und PC1, PC2, …</translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} has a weight already, in line {first}.</source>
        <translation>{path}, Zeile {line}: SNP {snp} hat schon ein Gewicht, in Zeile {first}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} has other alleles in the study’s file.</source>
        <translation>{path}, Zeile {line}: SNP {snp} hat in der Datei der Studie andere Allele.</translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} has the same allele twice.</source>
        <translation>{path}, Zeile {line}: SNP {snp} hat zweimal dasselbe Allel.</translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} is no candidate of this study.</source>
        <translation>{path}, Zeile {line}: SNP {snp} ist kein Kandidat dieser Studie.</translation>
    </message>
    <message>
        <source>{path}, line {line}: SNP {snp} is on chromosome {chrom}, where people can have one copy.</source>
        <translation>{path}, Zeile {line}: SNP {snp} liegt auf Chromosom {chrom}, von dem Menschen eine einzige Kopie haben können.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a carriage return inside the line.</source>
        <translation>{path}, Zeile {line}: ein Wagenrücklauf innerhalb der Zeile.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a column is empty.</source>
        <translation>{path}, Zeile {line}: Eine Spalte ist leer.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a number is missing.</source>
        <translation>{path}, Zeile {line}: Eine Zahl fehlt.</translation>
    </message>
    <message>
        <source>{path}, line {line}: case_squares or control_squares is more than (d − 1)² of everybody together can be.</source>
        <translation>{path}, Zeile {line}: case_squares oder control_squares ist größer, als (d − 1)² aller zusammen sein kann.</translation>
    </message>
    <message>
        <source>{path}, line {line}: cut off, or not separated by tabs.</source>
        <translation>{path}, Zeile {line}: abgeschnitten oder nicht durch Tabulatoren getrennt.</translation>
    </message>
    <message>
        <source>{path}, line {line}: each SNP needs one line for each stratum, in the order of the first SNP, and people in each.</source>
        <translation>{path}, Zeile {line}: Jeder SNP braucht eine Zeile je Schicht, in der Reihenfolge des ersten SNPs, und in jeder Personen.</translation>
    </message>
    <message>
        <source>{path}, line {line}: empty.</source>
        <translation>{path}, Zeile {line}: leer.</translation>
    </message>
    <message>
        <source>{path}, line {line}: longer than a megabyte.</source>
        <translation>{path}, Zeile {line}: länger als ein Megabyte.</translation>
    </message>
    <message>
        <source>{path}, line {line}: longer than {longest} bytes, too long for so many people.</source>
        <translation>{path}, Zeile {line}: länger als {longest} Bytes, zu lang für so viele Personen.</translation>
    </message>
    <message>
        <source>{path}, line {line}: more than one column {column}.</source>
        <translation>{path}, Zeile {line}: mehr als eine Spalte {column}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: neither the list nor the plan’s reference gives the position of the SNP {snp}, and such a study’s own ids depend on who carries what.</source>
        <translation>{path}, Zeile {line}: Weder die Liste noch die Referenz des Plans nennt die Position des SNPs {snp}, und die eigenen Namen einer solchen Studie hängen davon ab, wer was trägt.</translation>
    </message>
    <message>
        <source>{path}, line {line}: no column {column}.</source>
        <translation>{path}, Zeile {line}: keine Spalte {column}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: not UTF-8 text.</source>
        <translation>{path}, Zeile {line}: kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>{path}, line {line}: not a line of this kind of list.</source>
        <translation>{path}, Zeile {line}: keine Zeile dieser Art von Liste.</translation>
    </message>
    <message>
        <source>{path}, line {line}: not a locus.</source>
        <translation>{path}, Zeile {line}: kein Locus.</translation>
    </message>
    <message>
        <source>{path}, line {line}: not text.</source>
        <translation>{path}, Zeile {line}: kein Text.</translation>
    </message>
    <message>
        <source>{path}, line {line}: not the header of a genotype table.</source>
        <translation>{path}, Zeile {line}: nicht die Kopfzeile einer Genotyptabelle.</translation>
    </message>
    <message>
        <source>{path}, line {line}: one name where the others have FID and IID.</source>
        <translation>{path}, Zeile {line}: ein Name, wo die anderen FID und IID haben.</translation>
    </message>
    <message>
        <source>{path}, line {line}: several names where the first line has one.</source>
        <translation>{path}, Zeile {line}: mehrere Namen, wo die erste Zeile einen hat.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the allele’s frequency is not between 0 and 1.</source>
        <translation>{path}, Zeile {line}: Die Häufigkeit des Allels liegt nicht zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the column {column} is empty.</source>
        <translation>{path}, Zeile {line}: Die Spalte {column} ist leer.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the file ends here, and no SNP has a weight.</source>
        <translation>{path}, Zeile {line}: Die Datei endet hier, und kein SNP hat ein Gewicht.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the frequency of SNP {snp} is not a number from 0 to 1.</source>
        <translation>{path}, Zeile {line}: Die Häufigkeit von SNP {snp} ist keine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the header should be: snp weight, then perhaps risk_allele, then perhaps risk_weight.</source>
        <translation>{path}, Zeile {line}: Die Kopfzeile sollte lauten: snp weight, danach vielleicht risk_allele, danach vielleicht risk_weight.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the header should be: {columns}.</source>
        <translation>{path}, Zeile {line}: Die Kopfzeile sollte lauten: {columns}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the label cannot be the name of a stratum.</source>
        <translation>{path}, Zeile {line}: Die Zuordnung kann nicht der Name einer Schicht sein.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the label is missing.</source>
        <translation>{path}, Zeile {line}: Die Zuordnung fehlt.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the label is no stratum of the plan.</source>
        <translation>{path}, Zeile {line}: Die Zuordnung ist keine Schicht des Plans.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the last line has no end, so the file may be cut off.</source>
        <translation>{path}, Zeile {line}: Die letzte Zeile hat kein Ende; die Datei kann also abgeschnitten sein.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the list does not give the position of the SNP {snp}, and the study lacks it.</source>
        <translation>{path}, Zeile {line}: Die Liste sagt nicht, wo der SNP {snp} liegt, und in der Studie fehlt er.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the name of the SNP cannot be printed.</source>
        <translation>{path}, Zeile {line}: Der Name des SNPs ist nicht druckbar.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of columns is {found}, where the header has {wanted}.</source>
        <translation>{path}, Zeile {line}: Die Zahl der Spalten ist {found}, die Kopfzeile hat aber {wanted}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of columns is {found}, where {wanted} are expected.</source>
        <translation>{path}, Zeile {line}: Die Zahl der Spalten ist {found}, erwartet werden {wanted}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of columns is {found}, where {what} has {width}.</source>
        <translation>{path}, Zeile {line}: Die Zahl der Spalten ist {found}, {what} hat aber {width}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of fields is {found}, where {wanted} is expected.</source>
        <translation>{path}, Zeile {line}: Die Zahl der Felder ist {found}, erwartet wird {wanted}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the number of samples differs from that in the header.</source>
        <translation>{path}, Zeile {line}: Die Zahl der Proben weicht von der im Kopf ab.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the numbers of cases and controls differ from those of the first SNP.</source>
        <translation>{path}, Zeile {line}: Die Zahlen der Fälle und Kontrollen weichen von denen des ersten SNPs ab.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the person of line {first} again (same FID and IID).</source>
        <translation>{path}, Zeile {line}: wieder die Person aus Zeile {first} (gleiche FID und IID).</translation>
    </message>
    <message>
        <source>{path}, line {line}: the person of line {first} again.</source>
        <translation>{path}, Zeile {line}: wieder die Person aus Zeile {first}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the person’s phenotype ({column}) is missing.</source>
        <translation>{path}, Zeile {line}: Der Phänotyp der Person ({column}) fehlt.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the person’s phenotype ({column}) is neither 1 (control) nor 2 (case).</source>
        <translation>{path}, Zeile {line}: Der Phänotyp der Person ({column}) ist weder 1 (Kontrolle) noch 2 (Fall).</translation>
    </message>
    <message>
        <source>{path}, line {line}: the phenotype is missing.</source>
        <translation>{path}, Zeile {line}: Der Phänotyp fehlt.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the phenotype is not 0/1 or 1/2.</source>
        <translation>{path}, Zeile {line}: Der Phänotyp ist nicht 0/1 oder 1/2.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the position is not a whole number of at least 0.</source>
        <translation>{path}, Zeile {line}: Die Position ist keine ganze Zahl von mindestens 0.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the probabilities GP are on the phred scale.</source>
        <translation>{path}, Zeile {line}: Die Wahrscheinlichkeiten GP stehen auf der Phred-Skala.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the public reference does not have {snp} just once, so nobody knows which alleles it has.</source>
        <translation>{path}, Zeile {line}: Die öffentliche Referenz hat {snp} nicht genau einmal, also weiß niemand, welche Allele er hat.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the risk allele {risk} of {snp} is not one of the public reference’s two alleles, {one} and {other}.</source>
        <translation>{path}, Zeile {line}: Das Risikoallel {risk} von {snp} ist keines der beiden Allele der öffentlichen Referenz, {one} und {other}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the risk weight of {snp} should be a number of at least 1, beside a risk allele.</source>
        <translation>{path}, Zeile {line}: Das Gewicht des Risikoallels von {snp} sollte eine Zahl von mindestens 1 neben einem Risikoallel sein.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the site has neither genotype probabilities nor genotypes (GP, DS or GT in FORMAT).</source>
        <translation>{path}, Zeile {line}: Die Position hat weder Genotyp-Wahrscheinlichkeiten noch Genotypen (GP, DS oder GT in FORMAT).</translation>
    </message>
    <message>
        <source>{path}, line {line}: the site has no genotypes (GT is not first in FORMAT).</source>
        <translation>{path}, Zeile {line}: Die Position hat keine Genotypen (GT steht in FORMAT nicht an erster Stelle).</translation>
    </message>
    <message>
        <source>{path}, line {line}: the study’s file has no SNP {snp}.</source>
        <translation>{path}, Zeile {line}: Die Datei der Studie hat keinen SNP {snp}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the study’s file has two SNPs {snp}.</source>
        <translation>{path}, Zeile {line}: Die Datei der Studie hat zwei SNPs {snp}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the trait is neither a finite number nor missing (NA).</source>
        <translation>{path}, Zeile {line}: Das Merkmal ist weder eine endliche Zahl noch fehlend (NA).</translation>
    </message>
    <message>
        <source>{path}, line {line}: the weight is not a finite number of at least 0.</source>
        <translation>{path}, Zeile {line}: Das Gewicht ist keine endliche Zahl von mindestens 0.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the {column} is not a whole number of at least 0.</source>
        <translation>{path}, Zeile {line}: Keine ganze Zahl von mindestens 0: {column}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: this allele of the SNP has its weights already.</source>
        <translation>{path}, Zeile {line}: Dieses Allel des SNPs hat schon Gewichte.</translation>
    </message>
    <message>
        <source>{path}, line {line}: this cannot be the name of a group, or it is another’s.</source>
        <translation>{path}, Zeile {line}: Das kann kein Gruppenname sein, oder eine andere Gruppe heißt so.</translation>
    </message>
    <message>
        <source>{path}, line {line}: this locus shares positions with that in line {other}, and published loci must not.</source>
        <translation>{path}, Zeile {line}: Dieser Locus hat Positionen mit dem in Zeile {other} gemeinsam, und veröffentlichte Loci dürfen das nicht.</translation>
    </message>
    <message>
        <source>{path}, line {line}: this person is not in the study.</source>
        <translation>{path}, Zeile {line}: Diese Person ist nicht in der Studie.</translation>
    </message>
    <message>
        <source>{path}, line {line}: this should be a SNP and its weight.</source>
        <translation>{path}, Zeile {line}: Hier sollten ein SNP und sein Gewicht stehen.</translation>
    </message>
    <message>
        <source>{path}, line {line}: two people of the study could be meant (IID, or FID_IID).</source>
        <translation>{path}, Zeile {line}: Zwei Personen der Studie könnten gemeint sein (IID oder FID_IID).</translation>
    </message>
    <message>
        <source>{path}, line {line}: two people of the study could be meant.</source>
        <translation>{path}, Zeile {line}: Zwei Personen der Studie könnten gemeint sein.</translation>
    </message>
    <message>
        <source>{path}, line {number}: not a site with one genotype for each of the {n_people} people.</source>
        <translation>{path}, Zeile {number}: keine Position mit einem Genotyp für jede der {n_people} Personen.</translation>
    </message>
    <message>
        <source>{path}, record {record}: {reason}.</source>
        <translation>{path}, Eintrag {record}: {reason}.</translation>
    </message>
    <message>
        <source>{path}, the source of the plan’s SNPs, is not a valid report signed with the key that the plan names.</source>
        <translation>{path}, die Quelle der SNPs des Plans, ist kein gültiger Bericht, der mit dem im Plan genannten Schlüssel signiert ist.</translation>
    </message>
    <message>
        <source>{path}: SNP {snp} (and {more} more) {why}.</source>
        <translation>{path}: SNP {snp} (und {more} weitere) {why}.</translation>
    </message>
    <message>
        <source>{path}: SNP {snp} {why}.</source>
        <translation>{path}: SNP {snp} {why}.</translation>
    </message>
    <message>
        <source>{path}: a panel needs at least two sites.</source>
        <translation>{path}: Ein Panel braucht mindestens zwei Positionen.</translation>
    </message>
    <message>
        <source>{path}: everybody has the same label, so there are no strata.</source>
        <translation>{path}: Alle haben dieselbe Zuordnung, also gibt es keine Schichten.</translation>
    </message>
    <message>
        <source>{path}: in such a file ({column}) 2 means a case, and 1 was said to.</source>
        <translation>{path}: in einer solchen Datei ({column}) bedeutet 2 einen Fall; angegeben wurde 1.</translation>
    </message>
    <message>
        <source>{path}: more than {most} different labels.</source>
        <translation>{path}: mehr als {most} verschiedene Zuordnungen.</translation>
    </message>
    <message>
        <source>{path}: nobody in the study has a value.</source>
        <translation>{path}: Niemand in der Studie hat einen Wert.</translation>
    </message>
    <message>
        <source>{path}: nobody of the study has the label {stratum}, a stratum of the plan.</source>
        <translation>{path}: Niemand aus der Studie hat die Zuordnung {stratum}, eine Schicht des Plans.</translation>
    </message>
    <message>
        <source>{path}: participant {place} is in another group than in {other}.</source>
        <translation>{path}: Die teilnehmende Person {place} ist in einer anderen Gruppe als in {other}.</translation>
    </message>
    <message>
        <source>{path}: participant {place} is not the one that {other} has at that place.</source>
        <translation>{path}: Die teilnehmende Person {place} ist nicht die, die {other} an dieser Stelle hat.</translation>
    </message>
    <message>
        <source>{path}: person {person} of the study has no label in it.</source>
        <translation>{path}: Die Person {person} der Studie hat darin keine Zuordnung.</translation>
    </message>
    <message>
        <source>{path}: person {person} of the study is not in it.</source>
        <translation>{path}: Die Person {person} der Studie kommt darin nicht vor.</translation>
    </message>
    <message>
        <source>{path}: positions must rise; the site after {snp} does not.</source>
        <translation>{path}: Positionen müssen aufsteigen; die Position nach {snp} tut das nicht.</translation>
    </message>
    <message>
        <source>{path}: sample {sample} has the name of sample {first}.</source>
        <translation>{path}: Probe {sample} hat denselben Namen wie Probe {first}.</translation>
    </message>
    <message>
        <source>{path}: the SNPs of a chromosome must follow one another.</source>
        <translation>{path}: Die SNPs eines Chromosoms müssen beieinanderstehen.</translation>
    </message>
    <message>
        <source>{path}: the column risk_allele names none.</source>
        <translation>{path}: Die Spalte risk_allele nennt keines.</translation>
    </message>
    <message>
        <source>{path}: the column {column} holds numbers, as of ages, and no labels.</source>
        <translation>{path}: Die Spalte {column} enthält Zahlen, etwa Altersangaben, und keine Zuordnungen.</translation>
    </message>
    <message>
        <source>{path}: the header has more than one column {column}.</source>
        <translation>{path}: Die Kopfzeile hat mehr als eine Spalte {column}.</translation>
    </message>
    <message>
        <source>{path}: the header has no column {column}.</source>
        <translation>{path}: Die Kopfzeile hat keine Spalte {column}.</translation>
    </message>
    <message>
        <source>{path}: the header has no line #CHROM ….</source>
        <translation>{path}: Der Kopf hat keine Zeile #CHROM ….</translation>
    </message>
    <message>
        <source>{path}: the header is cut off.</source>
        <translation>{path}: Der Kopf ist abgeschnitten.</translation>
    </message>
    <message>
        <source>{path}: the header is not text.</source>
        <translation>{path}: Der Kopf ist kein Text.</translation>
    </message>
    <message>
        <source>{path}: the line #CHROM … is not that of a VCF.</source>
        <translation>{path}: Die Zeile #CHROM … ist nicht die einer VCF-Datei.</translation>
    </message>
    <message>
        <source>{path}: the plan and the table differ in whether risk alleles are known, or how surely.</source>
        <translation>{path}: Plan und Tabelle unterscheiden sich darin, ob Risikoallele bekannt sind oder wie sicher.</translation>
    </message>
    <message>
        <source>{path}: the probabilities GP are on the phred scale.</source>
        <translation>{path}: Die Wahrscheinlichkeiten GP stehen auf der Phred-Skala.</translation>
    </message>
    <message>
        <source>{path}: the reference has no frequency of any SNP in it that a rule on people looks at.</source>
        <translation>{path}: Die Referenz nennt für keinen der SNPs darin, die eine Regel für Personen ansieht, eine Häufigkeit.</translation>
    </message>
    <message>
        <source>{path}: the study has none of these SNPs.</source>
        <translation>{path}: Die Studie hat keinen dieser SNPs.</translation>
    </message>
    <message>
        <source>{path}: the third byte must be 0 or 1.</source>
        <translation>{path}: Das dritte Byte muss 0 oder 1 sein.</translation>
    </message>
    <message>
        <source>{path}: there are no cases.</source>
        <translation>{path}: Es gibt keine Fälle.</translation>
    </message>
    <message>
        <source>{path}: there are no controls.</source>
        <translation>{path}: Es gibt keine Kontrollen.</translation>
    </message>
    <message>
        <source>{path}: there is no such file of any chromosome.</source>
        <translation>{path}: Für kein Chromosom gibt es eine solche Datei.</translation>
    </message>
    <message>
        <source>{path}: there is no such study (no {name}.bed either).</source>
        <translation>{path}: Eine solche Studie gibt es nicht (auch kein {name}.bed).</translation>
    </message>
    <message>
        <source>{path}: this is a file of the study itself, and a rule on each person’s record must not depend on the others.</source>
        <translation>{path}: Das ist eine Datei der Studie selbst, und eine Regel für die Daten jeder einzelnen Person darf nicht von den anderen abhängen.</translation>
    </message>
    <message>
        <source>{path}: this is a file of the study itself, and weights must not depend on the study.</source>
        <translation>{path}: Das ist eine Datei der Studie selbst, und Gewichte dürfen nicht von der Studie abhängen.</translation>
    </message>
    <message>
        <source>{path}: this is the study itself, and its allele frequencies are private.</source>
        <translation>{path}: Das ist die Studie selbst, und ihre Allelhäufigkeiten sind privat.</translation>
    </message>
    <message>
        <source>{path}: this is the study’s own list of SNPs. Its allele order may depend on the genotypes, so its SHA-256 must not be published.</source>
        <translation>{path}: Das ist die eigene SNP-Liste der Studie. Ihre Allelordnung kann von den Genotypen abhängen, daher darf ihre SHA-256 nicht veröffentlicht werden.</translation>
    </message>
    <message>
        <source>{path}: this program reads panels of format {panel_format}.</source>
        <translation>{path}: Dieses Programm liest Panels vom Format {panel_format}.</translation>
    </message>
    <message>
        <source>{path}: this report published no SNP.</source>
        <translation>{path}: Dieser Bericht hat keinen SNP veröffentlicht.</translation>
    </message>
    <message>
        <source>{path}: {column} must be one of its columns of labels, named once.</source>
        <translation>{path}: {column} muss eine der Spalten mit Zuordnungen sein, einmal genannt.</translation>
    </message>
    <message>
        <source>{path}: {error}</source>
        <translation>{path}: {error}</translation>
    </message>
    <message>
        <source>{path}: {n_fid} people with {n_variants} SNPs are too many for a panel in memory.</source>
        <translation>{path}: {n_fid} Personen mit {n_variants} SNPs sind zu viele für ein Panel im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>{path}: {what} is read as a study, not as a panel.</source>
        <translation>{path}: {what} wird als Studie gelesen, nicht als Panel.</translation>
    </message>
    <message>
        <source>{path}: {{chr}} can be used once, in the name of the file itself.</source>
        <translation>{path}: {{chr}} kann einmal verwendet werden, im Namen der Datei selbst.</translation>
    </message>
    <message>
        <source>{people} in {file}.</source>
        <translation>{people} in {file}.</translation>
    </message>
    <message>
        <source>{people} in {number} strata</source>
        <translation>{people} in {number} Schichten</translation>
    </message>
    <message>
        <source>{people} participants with a quantitative trait</source>
        <translation>{people} Teilnehmende mit einem quantitativen Merkmal</translation>
    </message>
    <message>
        <source>{people} participants; the number of cases is secret</source>
        <translation>{people} Teilnehmer; die Zahl der Fälle ist geheim</translation>
    </message>
    <message>
        <source>{people}, {share} fewer than the next ({pair})</source>
        <translation>{people}, {share} weniger als das nächste ({pair})</translation>
    </message>
    <message>
        <source>{people}: {found}</source>
        <translation>{people}: {found}</translation>
    </message>
    <message>
        <source>{people}; {pair} is as good</source>
        <translation>{people}; {pair} ist ebenso gut</translation>
    </message>
    <message>
        <source>{place} can be changed by others on this computer, so no key in {path} is trusted.</source>
        <translation>{place} können auf diesem Rechner auch andere ändern, daher wird keinem Schlüssel in {path} vertraut.</translation>
    </message>
    <message>
        <source>{place} can be changed by people who are no administrators, so no key in {path} is trusted.</source>
        <translation>{place} können Personen ändern, die den Rechner nicht verwalten, daher wird keinem Schlüssel in {path} vertraut.</translation>
    </message>
    <message>
        <source>{power}, the probability of naming {snps}, forecast beforehand from the assumptions on page 2.</source>
        <translation>{power}, die Wahrscheinlichkeit, {snps} zu nennen; im Voraus vorhergesagt aus den Annahmen auf Seite 2.</translation>
    </message>
    <message>
        <source>{prior} becomes</source>
        <translation>aus {prior} wird</translation>
    </message>
    <message>
        <source>{private} is yours alone. Give {public} to whoever checks your signature. Its fingerprint: {digits}</source>
        <translation>{private} gehört Ihnen allein. Geben Sie {public} allen, die Ihre Signatur prüfen. Der Fingerabdruck: {digits}</translation>
    </message>
    <message>
        <source>{promise} leaves {power} power.</source>
        <translation>{promise} lässt {power} Power.</translation>
    </message>
    <message>
        <source>{ratio}-fold</source>
        <translation>um den Faktor {ratio}</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>{reason} The output would have to be nearly the same for all datasets, also for two that share nobody.</source>
        <translation>{reason} Die Ausgabe müsste für alle Datensätze fast gleich sein, auch für zwei, die keine Person gemeinsam haben.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{report} is no longer the report that was shown.</source>
        <translation>{report} ist nicht mehr der Bericht, der gezeigt wurde.</translation>
    </message>
    <message>
        <source>{rounds} rounds do not go with the kind {kind}: from 2 on they are of the kind {several}, and only they.</source>
        <translation>{rounds} Runden passen nicht zur Art {kind}: Ab 2 Runden sind sie von der Art {several}, und nur dann.</translation>
    </message>
    <message>
        <source>{rules} {rule}</source>
        <translation>{rules} {rule}</translation>
    </message>
    <message>
        <source>{rule}: {problem}</source>
        <translation>{rule}: {problem}</translation>
    </message>
    <message>
        <source>{score} (release 1)</source>
        <translation>{score} (Veröffentlichung 1)</translation>
    </message>
    <message>
        <source>{score} has no direction, and the weights name risk alleles.</source>
        <translation>{score} hat keine Richtung, und die Gewichte nennen Risikoallele.</translation>
    </message>
    <message>
        <source>{score} values, {snps}</source>
        <translation>{score}-Werte, {snps}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{second} does not say that numbers of participants are printed elsewhere, as {first} does: its ledger does not know of it.</source>
        <translation>{second} sagt nicht, dass Teilnehmerzahlen anderswo gedruckt sind, wie {first} es sagt: Das Privacy-Kontobuch dieses Berichts weiß es nicht.</translation>
    </message>
    <message>
        <source>{second} lists release {number} as spent with nothing published, but its report is here: {first}. The program was stopped before the ledger could record it, or the report was withheld at that time.</source>
        <translation>{second} führt Veröffentlichung {number} als verbraucht und ohne Ergebnis auf, aber ihr Bericht ist hier: {first}. Das Programm endete, bevor das Privacy-Kontobuch ihn vermerken konnte, oder der Bericht wurde damals zurückgehalten.</translation>
    </message>
    <message>
        <source>{second} omits a logged view of exact results that {first} lists: its ledger does not have it.</source>
        <translation>{second} lässt einen protokollierten Zugriff auf exakte Ergebnisse aus, den {first} aufführt: Das Privacy-Kontobuch hat ihn nicht.</translation>
    </message>
    <message>
        <source>{second} was made after {first} but has an earlier date: a computer’s clock was wrong.</source>
        <translation>{second} wurde nach {first} erstellt, trägt aber ein früheres Datum: Die Uhr eines Rechners ging falsch.</translation>
    </message>
    <message>
        <source>{self_title}: the counts of at least one SNP are needed.</source>
        <translation>{self_title}: Gebraucht werden die Zahlen von mindestens einem SNP.</translation>
    </message>
    <message>
        <source>{share} (95 % interval {range})</source>
        <translation>{share} (95-%-Intervall {range})</translation>
    </message>
    <message>
        <source>{share} cases instead of {other}</source>
        <translation>{share} Fälle statt {other}</translation>
    </message>
    <message>
        <source>{share} of the trait’s variance, {beta} SD per copy</source>
        <translation>{share} der Varianz des Merkmals, {beta} SD je Kopie</translation>
    </message>
    <message>
        <source>{share} sure</source>
        <translation>{share} sicher</translation>
    </message>
    <message>
        <source>{share}, ± {half}</source>
        <translation>{share}, ± {half}</translation>
    </message>
    <message>
        <source>{signer}, as the report says. {sure}</source>
        <translation>{signer}, nach Angabe des Berichts. {sure}</translation>
    </message>
    <message>
        <source>{snps} are published</source>
        <translation>{snps} veröffentlicht werden</translation>
    </message>
    <message numerus="yes">
        <source>{snps} are published with probability</source>
        <translation>
            <numerusform>{snps}: Wahrscheinlichkeit der Veröffentlichung</numerusform>
            <numerusform>{snps}: Wahrscheinlichkeit der Veröffentlichung</numerusform>
        </translation>
    </message>
    <message>
        <source>{snps} by {mechanism}</source>
        <translation>{snps} ({mechanism})</translation>
    </message>
    <message>
        <source>{snps} by {mechanism} with effects</source>
        <translation>{snps} ({mechanism}), samt Effekten</translation>
    </message>
    <message>
        <source>{snps} by {mechanism} with scores</source>
        <translation>{snps} ({mechanism}), samt Scores</translation>
    </message>
    <message>
        <source>{snps} is published</source>
        <translation>{snps} veröffentlicht wird</translation>
    </message>
    <message>
        <source>{snps} lie in published loci</source>
        <translation>{snps} in veröffentlichten Loci liegen</translation>
    </message>
    <message>
        <source>{snps} lies in a published locus</source>
        <translation>{snps} in einem veröffentlichten Locus liegt</translation>
    </message>
    <message>
        <source>{snps} with effects</source>
        <translation>{snps} mit Effekten</translation>
    </message>
    <message>
        <source>{snps} with noisy scores</source>
        <translation>{snps} mit verrauschten Scores</translation>
    </message>
    <message>
        <source>{snps}, with effects</source>
        <translation>{snps}, mit Effekten</translation>
    </message>
    <message>
        <source>{snps}, with noisy scores</source>
        <translation>{snps}, mit verrauschten Scores</translation>
    </message>
    <message>
        <source>{snps}: names and positions</source>
        <translation>{snps}: Namen und Positionen</translation>
    </message>
    <message>
        <source>{snps}: noisy allele counts</source>
        <translation>{snps}: verrauschte Allelzahlen</translation>
    </message>
    <message>
        <source>{snps}: noisy genotype counts</source>
        <translation>{snps}: verrauschte Genotypzahlen</translation>
    </message>
    <message>
        <source>{snps}: noisy scores</source>
        <translation>{snps}: verrauschte Scores</translation>
    </message>
    <message>
        <source>{snp}, chromosome {name}, position {position}</source>
        <translation>{snp}, Chromosom {name}, Position {position}</translation>
    </message>
    <message>
        <source>{some} cases of {all}</source>
        <translation>{some} Fälle von {all}</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>{stage}, and {n} more</source>
        <translation>
            <numerusform>{stage} und 1 weiteres</numerusform>
            <numerusform>{stage} und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{stratum} ({cases} cases, {controls} controls)</source>
        <translation>{stratum} ({cases} Fälle, {controls} Kontrollen)</translation>
    </message>
    <message>
        <source>{stratum} ({people} participants)</source>
        <translation>{stratum} ({people} Teilnehmende)</translation>
    </message>
    <message>
        <source>{stratum} has neither cases nor controls.</source>
        <translation>{stratum} hat weder Fälle noch Kontrollen.</translation>
    </message>
    <message>
        <source>{stratum} is the name of two strata.</source>
        <translation>{stratum} ist der Name zweier Schichten.</translation>
    </message>
    <message>
        <source>{studies} studies for each size, seed {seed}; probabilities are exact for each simulated study, and averaged</source>
        <translation>{studies} Studien je Größe, Startwert {seed}; Wahrscheinlichkeiten sind für jede simulierte Studie exakt und werden gemittelt</translation>
    </message>
    <message>
        <source>{study} has a guarantee about attacks over all its releases.</source>
        <translation>{study} hat eine Garantie zu Angriffen über alle seine Veröffentlichungen.</translation>
    </message>
    <message>
        <source>{study} may spend ε = {epsilon} over all its releases.</source>
        <translation>{study} darf über alle seine Veröffentlichungen ε = {epsilon} verbrauchen.</translation>
    </message>
    <message>
        <source>{target} guarantees nothing: ε would be infinite.</source>
        <translation>{target} garantiert nichts: ε wäre unendlich.</translation>
    </message>
    <message>
        <source>{test} is not a test.</source>
        <translation>{test} ist kein Test.</translation>
    </message>
    <message>
        <source>{test} χ²</source>
        <translation>{test} χ²</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{title} ({name}) selects no SNPs; only selections can be used here.</source>
        <translation>{title} ({name}) wählt keine SNPs aus; hier sind nur Auswahlen möglich.</translation>
    </message>
    <message>
        <source>{title} ({test} test, p &lt; {p})</source>
        <translation>{title} ({test}-Test, p &lt; {p})</translation>
    </message>
    <message>
        <source>{title} ({test} test, χ² ≥ {threshold})</source>
        <translation>{title} ({test}-Test, χ² ≥ {threshold})</translation>
    </message>
    <message>
        <source>{title} ({test}), p &lt; {p}</source>
        <translation>{title} ({test}), p &lt; {p}</translation>
    </message>
    <message>
        <source>{title} always publishes a list: how rarely it may be wrong belongs to the right list.</source>
        <translation>{title} veröffentlicht immer eine Liste: Wie selten sie falsch sein darf, gehört zur richtigen Liste.</translation>
    </message>
    <message>
        <source>{title} by locus scores a set by its weakest member only.</source>
        <translation>{title} nach Loci bewertet eine Menge nur nach ihrem schwächsten Mitglied.</translation>
    </message>
    <message>
        <source>{title} cannot choose one SNP per locus.</source>
        <translation>{title} kann nicht einen SNP je Locus wählen.</translation>
    </message>
    <message>
        <source>{title} chooses one SNP per locus only where no two loci overlap, and some of these do.</source>
        <translation>{title} wählt einen SNP je Locus nur, wo sich keine zwei Loci überlappen, und einige davon überlappen sich.</translation>
    </message>
    <message>
        <source>{title} has a proof for loci that do not overlap, and windows around every SNP do.</source>
        <translation>{title} hat einen Beweis für Loci, die sich nicht überlappen; Fenster um jeden SNP tun das.</translation>
    </message>
    <message>
        <source>{title} has no proof for choosing one SNP per locus.</source>
        <translation>{title} hat keinen Beweis für die Wahl von einem SNP je Locus.</translation>
    </message>
    <message>
        <source>{title} has no proof for the score {label}.</source>
        <translation>{title} hat keinen Beweis für den Score {label}.</translation>
    </message>
    <message>
        <source>{title} less {offset} × chance</source>
        <translation>{title} minus {offset} × Zufall</translation>
    </message>
    <message>
        <source>{title} needs a public threshold on the score.</source>
        <translation>{title} braucht eine öffentliche Schwelle für den Score.</translation>
    </message>
    <message>
        <source>{title} needs a threshold on the score.</source>
        <translation>{title} braucht eine Schwelle für den Score.</translation>
    </message>
    <message>
        <source>{title} scores no sets: “at least” and a lead belong to the joint draw.</source>
        <translation>{title} bewertet keine Mengen: „mindestens“ und ein Vorsprung gehören zur gemeinsamen Ziehung.</translation>
    </message>
    <message>
        <source>{title} takes no threshold on the score.</source>
        <translation>{title} nimmt keine Schwelle für den Score.</translation>
    </message>
    <message>
        <source>{title} with the score {label} cannot protect a study whose size is itself secret: this score has a proof for fixed numbers of cases and controls only.</source>
        <translation>{title} mit dem Score {label} kann keine Studie schützen, deren Umfang selbst geheim ist: Dieser Score hat einen Beweis nur für feste Zahlen von Fällen und Kontrollen.</translation>
    </message>
    <message>
        <source>{title}, folded</source>
        <translation>{title}, eingeklappt</translation>
    </message>
    <message>
        <source>{title}, from</source>
        <translation>{title}, von</translation>
    </message>
    <message>
        <source>{title}, open</source>
        <translation>{title}, offen</translation>
    </message>
    <message>
        <source>{title}, p &lt; {p}</source>
        <translation>{title}, p &lt; {p}</translation>
    </message>
    <message>
        <source>{title}, release {number} of {date}</source>
        <translation>{title}, Veröffentlichung {number} vom {date}</translation>
    </message>
    <message>
        <source>{title}, shown</source>
        <translation>{title}, gezeigt</translation>
    </message>
    <message>
        <source>{title}, to</source>
        <translation>{title}, bis</translation>
    </message>
    <message>
        <source>{title}: any</source>
        <translation>{title}: beliebig</translation>
    </message>
    <message>
        <source>{title}: release {number} of {date}.</source>
        <translation>{title}: Veröffentlichung {number} vom {date}.</translation>
    </message>
    <message>
        <source>{title}: there is no proof for this attacker, who must not learn the size of the study.</source>
        <translation>{title}: Für diesen Angreifer, der den Studienumfang nicht erfahren darf, gibt es keinen Beweis.</translation>
    </message>
    <message>
        <source>{title}: {chosen} of {all}</source>
        <translation>{title}: {chosen} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {n} releases spent ε = {epsilon} in all (ρ = {rho}).</source>
        <translation>
            <numerusform>{title}: 1 Veröffentlichung hat ε = {epsilon} ausgegeben (ρ = {rho}).</numerusform>
            <numerusform>{title}: {n} Veröffentlichungen haben insgesamt ε = {epsilon} verbraucht (ρ = {rho}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {what}</source>
        <translation>{title}: {what}</translation>
    </message>
    <message>
        <source>{tramer}, Eq. 9</source>
        <translation>{tramer}, Gl. 9</translation>
    </message>
    <message>
        <source>{tramer}, Fig. 1</source>
        <translation>{tramer}, Abb. 1</translation>
    </message>
    <message>
        <source>{tramer}, Fig. 2</source>
        <translation>{tramer}, Abb. 2</translation>
    </message>
    <message>
        <source>{truth}, a prevalence of {prevalence}, and {candidates} candidate SNPs, {engine}</source>
        <translation>{truth}, eine Prävalenz von {prevalence} und {candidates} Kandidaten-SNPs, {engine}</translation>
    </message>
    <message>
        <source>{truth}, and {candidates} candidate SNPs, {engine}</source>
        <translation>{truth} und {candidates} Kandidaten-SNPs, {engine}</translation>
    </message>
    <message>
        <source>{typed} is too large: at most {bound}.</source>
        <translation>{typed} ist zu groß: höchstens {bound}.</translation>
    </message>
    <message>
        <source>{typed} is too small: at least {bound}.</source>
        <translation>{typed} ist zu klein: mindestens {bound}.</translation>
    </message>
    <message>
        <source>{unadjusted} Strata need another score: this one has none.</source>
        <translation>{unadjusted} Schichten brauchen einen anderen Score: Dieser hat keine.</translation>
    </message>
    <message>
        <source>{usual} is usual: one outsider in a thousand wrongly flagged.</source>
        <translation>Üblich ist {usual}: eine von tausend außenstehenden Personen zu Unrecht verdächtigt.</translation>
    </message>
    <message>
        <source>{valid} of {n} reports are genuine and consistent; do not rely on the others.</source>
        <translation>{valid} von {n} Berichten sind echt und stimmig; verlassen Sie sich nicht auf die übrigen.</translation>
    </message>
    <message>
        <source>{value} SD per copy ({interval}) gives {power} power.</source>
        <translation>{value} SD je Kopie ({interval}) ergibt {power} Power.</translation>
    </message>
    <message>
        <source>{value} SNPs measured instead of {other}</source>
        <translation>{value} SNPs gemessen statt {other}</translation>
    </message>
    <message>
        <source>{value} SNPs published instead of {other}</source>
        <translation>{value} SNPs veröffentlicht statt {other}</translation>
    </message>
    <message>
        <source>{what} {error}</source>
        <translation>{what} {error}</translation>
    </message>
    <message>
        <source>{what}, ε = {epsilon}</source>
        <translation>{what}, ε = {epsilon}</translation>
    </message>
    <message>
        <source>{what}; the plan, and numbers computed from it</source>
        <translation>{what}; der Plan und daraus berechnete Zahlen</translation>
    </message>
    <message>
        <source>{where}, noisy score {score}</source>
        <translation>{where}, verrauschter Score {score}</translation>
    </message>
    <message>
        <source>{which}, with {people} participants, the number of significant SNPs is off by {error} on average, and with 95 % probability by at most {within}; the simulated studies have {true} such SNPs on average, and the published number is exact with a probability of {exact}.</source>
        <translation>{which} liegt die Zahl signifikanter SNPs bei {people} Teilnehmenden im Mittel um {error} daneben und mit 95 % Wahrscheinlichkeit um höchstens {within}; die simulierten Studien haben im Mittel {true} solche SNPs, und die veröffentlichte Zahl ist mit einer Wahrscheinlichkeit von {exact} exakt.</translation>
    </message>
    <message>
        <source>{which}, {noise}.</source>
        <translation>{which}: {noise}.</translation>
    </message>
    <message>
        <source>{who} ({belief})</source>
        <translation>{who} ({belief})</translation>
    </message>
    <message>
        <source>{who} ({belief}, {diagnoses})</source>
        <translation>{who} ({belief}, {diagnoses})</translation>
    </message>
    <message>
        <source>{who} ({diagnoses})</source>
        <translation>{who} ({diagnoses})</translation>
    </message>
    <message>
        <source>{who} ({people})</source>
        <translation>{who} ({people})</translation>
    </message>
    <message>
        <source>{who} ({people}, {diagnoses})</source>
        <translation>{who} ({people}, {diagnoses})</translation>
    </message>
    <message>
        <source>{who} can become at most {most} and at least {least} sure of each.</source>
        <translation>{who}, kann sich bei jeder davon höchstens zu {most} und mindestens {least} sicher werden.</translation>
    </message>
    <message>
        <source>{who} can become at most {most} sure of each.</source>
        <translation>{who}, kann sich bei jeder davon höchstens zu {most} sicher werden.</translation>
    </message>
    <message>
        <source>{who} can become at most {most} sure.</source>
        <translation>{who}, kann sich höchstens zu {most} sicher werden.</translation>
    </message>
    <message>
        <source>{who} ends between {least} and {most} sure.</source>
        <translation>{who}, ist sich danach zu {least} bis {most} sicher.</translation>
    </message>
    <message>
        <source>{who}, their odds change at most {ratio}-fold: 50 % sure becomes between {least} and {most}.</source>
        <translation>{who}, ändern sich die Odds höchstens um den Faktor {ratio}: Aus 50 % Gewissheit werden {least} bis {most}.</translation>
    </message>
    <message>
        <source>{who}, their odds grow at most {ratio}-fold: 50 % sure becomes at most {most}.</source>
        <translation>{who}, wachsen die Odds höchstens um den Faktor {ratio}: Aus 50 % Gewissheit werden höchstens {most}.</translation>
    </message>
    <message>
        <source>{words} ({share} as a genotype frequency)</source>
        <translation>{words} ({share} als Genotyphäufigkeit)</translation>
    </message>
    <message>
        <source>{words} ({share} as a genotype frequency; as a frequency that is no information)</source>
        <translation>{words} ({share} als Genotyphäufigkeit; als Häufigkeit ist das keine Information)</translation>
    </message>
    <message>
        <source>{words} ({share} as an allele frequency)</source>
        <translation>{words} ({share} als Allelhäufigkeit)</translation>
    </message>
    <message>
        <source>{words} ({share} as an allele frequency; as a frequency that is no information)</source>
        <translation>{words} ({share} als Allelhäufigkeit; als Häufigkeit ist das keine Information)</translation>
    </message>
    <message>
        <source>{work} is not finished yet.</source>
        <translation>{work} ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>{worlds} possible worlds do not fit into a universe of {n}.</source>
        <translation>{worlds} mögliche Welten passen nicht in ein Universum von {n}.</translation>
    </message>
    <message>
        <source>± {cases} in cases and ± {controls} in controls</source>
        <translation>± {cases} bei Fällen und ± {controls} bei Kontrollen</translation>
    </message>
    <message>
        <source>± {number} SNPs</source>
        <translation>± {number} SNPs</translation>
    </message>
    <message numerus="yes">
        <source>± {n} points</source>
        <translation>
            <numerusform>± 1 Prozentpunkt</numerusform>
            <numerusform>± {n} Prozentpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Δ is proved for every possible table of genotypes, empty genotype columns included. Where nothing is proved, the program refuses.</source>
        <translation>Δ ist für jede mögliche Genotyptabelle bewiesen, auch mit leeren Genotypspalten. Wo nichts bewiesen ist, lehnt das Programm ab.</translation>
    </message>
    <message>
        <source>β is of the trait clipped to its public range, so it is nearer to 0 than that of the trait itself; the wider the range, the less.</source>
        <translation>β bezieht sich auf das auf seinen öffentlichen Bereich gekappte Merkmal und liegt daher näher an 0 als beim Merkmal selbst; je breiter der Bereich, desto weniger.</translation>
    </message>
    <message>
        <source>β {beta} (trait’s units) per copy of allele {allele} (named beforehand: {named}); its frequency is {frequency}</source>
        <translation>β {beta} (Einheiten des Merkmals) je Kopie des Allels {allele} (vorher benannt: {named}); seine Häufigkeit ist {frequency}</translation>
    </message>
    <message>
        <source>β {beta} SD per copy of allele {allele} (named beforehand: {named}); its frequency is {frequency}</source>
        <translation>β {beta} SD je Kopie des Allels {allele} (vorher benannt: {named}); seine Häufigkeit ist {frequency}</translation>
    </message>
    <message>
        <source>β, SD (95 %)</source>
        <translation>β, SD (95 %)</translation>
    </message>
    <message>
        <source>γ = 1 allows no growth of belief; 1.5 or 2 are usual.</source>
        <translation>γ = 1 erlaubt keinen Zuwachs der Gewissheit; üblich sind 1,5 oder 2.</translation>
    </message>
    <message>
        <source>γ = {gamma} is below 1.</source>
        <translation>γ = {gamma} ist kleiner als 1.</translation>
    </message>
    <message>
        <source>γ = {value} ({interval})</source>
        <translation>γ = {value} ({interval})</translation>
    </message>
    <message>
        <source>γ and the highest posterior follow from ε alone: they hold for every single output, and a rare output may reveal more.</source>
        <translation>γ und der größte Posterior folgen allein aus ε: Sie gelten für jede einzelne Ausgabe, und eine seltene Ausgabe kann mehr verraten.</translation>
    </message>
    <message>
        <source>γ for {beliefs}</source>
        <translation>γ, {beliefs}</translation>
    </message>
    <message>
        <source>γ in all</source>
        <translation>γ gesamt</translation>
    </message>
    <message>
        <source>γ outside the range</source>
        <translation>γ außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>γ {value} instead of {other}</source>
        <translation>γ {value} statt {other}</translation>
    </message>
    <message>
        <source>γ, positive membership privacy (PMP)</source>
        <translation>γ, positive Mitgliedschafts-Privatheit (PMP)</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>ε = {cost} of {total}, nothing left</source>
        <translation>ε = {cost} von {total}, nichts übrig</translation>
    </message>
    <message>
        <source>ε = {cost} of {total}, {left} left</source>
        <translation>ε = {cost} von {total}, {left} übrig</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>ε = {epsilon} is negative.</source>
        <translation>ε = {epsilon} ist negativ.</translation>
    </message>
    <message>
        <source>ε = {epsilon} is not above 0.</source>
        <translation>ε = {epsilon} liegt nicht über 0.</translation>
    </message>
    <message>
        <source>ε = {epsilon} over {moves} steps is too small to be of use.</source>
        <translation>ε = {epsilon} ist, auf {moves} Schritte verteilt, zu klein, um zu nützen.</translation>
    </message>
    <message>
        <source>ε = {spent} is spent and nothing was published: {reason}</source>
        <translation>ε = {spent} sind verbraucht, und nichts wurde veröffentlicht: {reason}</translation>
    </message>
    <message>
        <source>ε = {value} ({interval})</source>
        <translation>ε = {value} ({interval})</translation>
    </message>
    <message>
        <source>ε = {value}, not {old}</source>
        <translation>ε = {value}, nicht {old}</translation>
    </message>
    <message>
        <source>ε adds up, and γ follows from the sum; with {people} participants; last column: sample size needed</source>
        <translation>ε addiert sich; mit {people} Teilnehmenden; rechts: nötiger Umfang</translation>
    </message>
    <message>
        <source>ε and e^ε state how noisy the release is; γ what it means for priors inside your range and, beside it, outside; advantage and TPR what it means for an attack, with the planned mechanism. γ and the maximum certainty hold for every single output, advantage and TPR for tests overall; the ε is the same.</source>
        <translation>ε und e^ε sagen, wie verrauscht die Veröffentlichung ist; γ sagt, was das für Priors in Ihrem Bereich und, daneben, außerhalb bedeutet; Vorteil und TPR sagen, was es mit dem geplanten Mechanismus für einen Angriff bedeutet. γ und die höchste Gewissheit gelten für jede einzelne Ausgabe, Vorteil und TPR für Tests insgesamt; das ε ist dasselbe.</translation>
    </message>
    <message>
        <source>ε for noisy scores</source>
        <translation>ε für verrauschte Scores</translation>
    </message>
    <message>
        <source>ε is 0 or more; ln 2 ≈ 0.693 is usual.</source>
        <translation>ε ist 0 oder größer; üblich ist ln 2 ≈ 0,693.</translation>
    </message>
    <message>
        <source>ε is divided by the family size, {size}, and halved, since the attacker does not know who has the disease: {epsilon}, not {whole}.</source>
        <translation>ε wird durch die Familiengröße {size} geteilt und halbiert, da der Angreifer nicht weiß, wer die Krankheit hat: {epsilon} statt {whole}.</translation>
    </message>
    <message>
        <source>ε is divided by the family size, {size}: {epsilon}, not {whole}.</source>
        <translation>ε wird durch die Familiengröße {size} geteilt: {epsilon} statt {whole}.</translation>
    </message>
    <message>
        <source>ε is halved, since the attacker does not know who has the disease.</source>
        <translation>ε wird halbiert, weil der Angreifer nicht weiß, wer die Krankheit hat.</translation>
    </message>
    <message>
        <source>ε is halved, since the attacker does not know who has the disease: {epsilon}, not {whole}.</source>
        <translation>ε wird halbiert, da der Angreifer nicht weiß, wer die Krankheit hat: {epsilon} statt {whole}.</translation>
    </message>
    <message>
        <source>ε is recorded in the ledger before noise is drawn. A crash can waste budget and does not give it back.</source>
        <translation>ε wird im Privacy-Kontobuch verbucht, bevor Rauschen gezogen wird. Ein Absturz kann Budget vergeuden, gibt aber keines zurück.</translation>
    </message>
    <message>
        <source>ε must be a positive number, not {epsilon}.</source>
        <translation>ε muss eine positive Zahl sein, nicht {epsilon}.</translation>
    </message>
    <message>
        <source>ε of a release lies above 0 and up to 100.</source>
        <translation>ε einer Veröffentlichung liegt über 0 und bei höchstens 100.</translation>
    </message>
    <message>
        <source>ε of the mec&amp;hanism</source>
        <translation>ε des Mec&amp;hanismus</translation>
    </message>
    <message>
        <source>ε of the release</source>
        <translation>ε der Veröffentlichung</translation>
    </message>
    <message>
        <source>ε of this release</source>
        <translation>ε dieser Veröffentlichung</translation>
    </message>
    <message>
        <source>ε per person</source>
        <translation>ε je Person</translation>
    </message>
    <message>
        <source>ε was calibrated to (γ, D)-membership privacy (Li et al. 2013; Tramèr et al. 2015; here {source}) with γ = {gamma} for attackers of any prior.</source>
        <translation>ε wurde auf (γ, D)-Mitgliedschafts-Privatheit kalibriert (Li et al. 2013; Tramèr et al. 2015; hier {source}) mit γ = {gamma} für Angreifer mit beliebigem Prior.</translation>
    </message>
    <message>
        <source>ε was calibrated to (γ, D)-membership privacy (Li et al. 2013; Tramèr et al. 2015; here {source}) with γ = {gamma} for attackers with a prior of {prior}.</source>
        <translation>ε wurde auf (γ, D)-Mitgliedschafts-Privatheit kalibriert (Li et al. 2013; Tramèr et al. 2015; hier {source}) mit γ = {gamma} für Angreifer mit einem Prior von {prior}.</translation>
    </message>
    <message>
        <source>ε {value} instead of {other}</source>
        <translation>ε {value} statt {other}</translation>
    </message>
    <message>
        <source>ε, counted for case status</source>
        <translation>ε, gezählt für den Fallstatus</translation>
    </message>
    <message>
        <source>ε, counted for participation</source>
        <translation>ε, gezählt für die Teilnahme</translation>
    </message>
    <message>
        <source>ε: one participant changes the odds of any result by at most e^ε; this attacker’s odds change at most {ratio}-fold. γ: a prior in the covered range grows at most {gamma}-fold. Attack advantage: how much more often a test of who took part is right about participants than wrong about others. SNP: a place in the genome where people differ.</source>
        <translation>ε: Eine teilnehmende Person ändert die Odds jedes Ergebnisses höchstens um den Faktor e^ε; die Odds dieses Angreifers ändern sich höchstens um den Faktor {ratio}. γ: Ein abgedeckter Prior wächst höchstens auf das {gamma}-Fache. Vorteil des Angreifers: wie viel öfter ein Test, wer teilgenommen hat, bei Teilnehmenden richtig liegt als bei anderen falsch. SNP: eine Stelle im Genom, an der sich Menschen unterscheiden.</translation>
    </message>
    <message>
        <source>χ²</source>
        <translation>χ²</translation>
    </message>
    <message>
        <source>χ² statistics</source>
        <translation>χ²-Statistiken</translation>
    </message>
    <message>
        <source>“{sizes}” does not fit the attackers {family}: what is printed of the study’s size decides who they are.</source>
        <translation>„{sizes}“ passt nicht zu den Angreifern {family}: Wer sie sind, folgt aus den Zahlen zur Studiengröße, die gedruckt werden.</translation>
    </message>
    <message>
        <source>“{title}” had unsaved changes when the program stopped, {when}. Recover them?</source>
        <translation>„{title}“ hatte ungespeicherte Änderungen, als das Programm endete, {when}. Wiederherstellen?</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>… at a false-positive rate of</source>
        <translation>… bei einer Falsch-positiv-Rate von</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Zurück</translation>
    </message>
    <message>
        <source>≤ {bound}</source>
        <translation>≤ {bound}</translation>
    </message>
</context>
</TS>
