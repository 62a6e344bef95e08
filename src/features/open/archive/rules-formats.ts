/** What stands in an archive beside the originals, told in both languages: each file with its format. */
export const formatText = `ARKIVET / THE ARCHIVE

Öppna index.html i en webbläsare. Inget behöver installeras och inget hämtas från nätet.
Open index.html in a browser. Nothing is installed, and nothing is asked of any network.

original/ÅÅÅÅ/MM/…        Filerna exakt som de kom, oförändrade. / The files exactly as they came, unchanged.
dokument.csv, .jsonl      Register över varje dokument: fil, SHA-256, när och hur det kom, faktura. / Every document.
fakturor.csv, rader.csv   Fakturorna och deras rader som vi läste dem. / Invoices and their lines as we read them.
beslut-och-krav.csv       Vem som bestämde vad och när. / Who decided what, and when.
systemdokumentation.html  Hur systemet är uppbyggt och fungerar hos er. / How the system is built and works (bookkeeping act, 5:11).
behandlingshistorik.csv   Vad som har gjorts med varje underlag, när och av vem, nyast först. / How records were treated.
data/*.jsonl              Allt vi vet, en JSON-text per rad, med kolumnernas namn: fakturor, rader, läsningar, prisbeslut,
                          avtalspriser, kreditkrav med rader, händelser och krediteringar.
                          Everything we know, one JSON text a line, by column.
bevis/kedja.jsonl         Kedjan. Första raden: organisationens id. Sedan en länk per rad:
                          number, digest = SHA-256 av said (UTF-8), hash = SHA-256(förra hash || digest). Den första länkens
                          förra hash är SHA-256 av organisationens id. said är en JSON-text: receipt (mottaget), record (bokfört),
                          event (händelse), removal (borttaget efter sin tid). Länkar utan said hör till det som inte ingår här.
                          The chain. First line: the organization's id; then one link a line as above.
bevis/rotter.json         Rötter: day, root, count, position, path, number, head, stamps. Ett löv är SHA-256(00 || id || ' ' ||
                          number || ' ' || head), en nod SHA-256(01 || vänster || höger), trädet som i RFC 9162, 2.1.
bevis/*.tsr               Tidsstämplar (RFC 3161, DER). Den första är över roten (SHA-256), varje nästa över SHA-512 av den förra.
bevis/tidsstampel.pem     Certifikatet att kontrollera dem mot, när produkten själv har stämplat.
                          openssl ts -verify -digest ROT -sha256 -token_in -in bevis/DAG-1.tsr -CAfile bevis/tidsstampel.pem
verify.mjs, verify.html   Kontrollerar allt, utan nät. / Verify everything, without any network.
                          node verify.mjs ARKIV.zip
SHA256SUMS                sha256sum -c SHA256SUMS visar att inget har ändrats. / shows that nothing has changed.

CSV: UTF-8 med BOM, semikolon, decimalkomma. JSON: UTF-8. Datum: ÅÅÅÅ-MM-DD. Belopp är decimaltal som text eller tal, utan avrundning.
CSV: UTF-8 with BOM, semicolons, decimal commas. JSON: UTF-8. Dates: YYYY-MM-DD. Amounts are decimals, not rounded.
`;
