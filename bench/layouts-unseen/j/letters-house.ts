/** Lists, logs, contracts and news that suppliers send. */
import { digitsOf } from '../identity.ts';
import { plusDays } from '../days.ts';
import { delivery, hand, money } from './kit.ts';
import { cells, type Letter, letter } from './letters.ts';
import { facts, goods } from './pages.ts';

const sw = hand('swedish', 'iso');

export const houseLetters: readonly Letter[] = [
  letter('price-list', 'chromium', 'j26', 'Prislista höst 2026', (p) =>
    `<p>Priser exkl. moms, gäller från ${p.issue} tills vidare.</p>${goods(p, sw, 'code Varunr;name Vin;pack Vol;price Pris')}`), // prettier-ignore
  letter('price-list', 'writer', 'j22', 'Sortiment och priser', (p) =>
    goods(p, sw, 'code Art;name Bröd;price Styckpris;ratepc Moms')), // prettier-ignore
  letter('price-list', 'weasyprint', 'j61', 'Veckans priser', (p) =>
    `<p>Vecka 38. Beställ före 22.00 för leverans nästa dag.</p>${goods(p, sw, 'code Art nr;name Artikel;origin Ursprung;unit Enhet;price Pris')}`), // prettier-ignore
  letter('contract', 'weasyprint', 'j37', 'Abonnemangsavtal', (p) =>
    `<p>Mellan ${p.supplier.name} (leverantören) och ${p.buyer.name} (kunden), org.nr ${p.buyer.organisation}, har följande avtalats.</p><p>1. Avtalet gäller från ${p.issue} i 24 månader.<br>2. Månadsavgiften är ${money(sw, p.lineNet)} kr exkl. moms och faktureras i förskott.<br>3. Betalningsvillkor 30 dagar netto.<br>4. Uppsägningstid tre månader.</p><p>Ort och datum: ____________ Underskrift: ____________</p>`), // prettier-ignore
  letter('contract', 'chromium', 'j33', 'Hyresavtal textilier', (p) =>
    `<p>Kund: ${p.buyer.name}. Leveransställe: ${delivery(p).join(', ')}.</p>${goods(p, sw, 'code Artnr;name Textil;qty Antal per vecka;price Pris')}<p>Avtalstid 36 månader. Pris justeras årligen efter index.</p>`), // prettier-ignore
  letter('temperature-log', 'chromium', 'j34', 'Temperaturlogg kyl och frys', (p) =>
    cells(['Datum', 'Kyl 1', 'Kyl 2', 'Frys', 'Signatur'], Array.from({ length: 14 }, (_, at) => [plusDays(p.issue, at), `+${3 + (at % 3)},${at % 10}`, `+${4 + (at % 2)},0`, `-${18 + (at % 4)},${(at * 3) % 10}`, 'PS']))), // prettier-ignore
  letter('temperature-log', 'calc', 'j16', 'Mottagningskontroll', (p) =>
    cells(['Datum', 'Vara', 'Temp', 'OK'], p.lines.map(({ name }, at) => [plusDays(p.delivered, at), name, `${1 + (at % 4)},${at}`, 'ja']))), // prettier-ignore
  letter('newsletter', 'weasyprint', 'j15', 'Nytt från rosteriet', (p) =>
    `<p>Hej! I höst släpper vi tre nya bönor. ${p.lines.map(({ name }) => name).slice(0, 3).join(', ')} finns i lager från ${p.issue}.</p><p>Provsmaka för 99 kr. Erbjudandet gäller till ${p.due}.</p><p>Avsluta utskicket genom att svara STOPP.</p>`), // prettier-ignore
  letter('newsletter', 'chromium', 'j66', 'Kampanj! Grillveckor', (p) =>
    `<p>Passa på, priserna gäller så långt lagret räcker.</p>${goods(p, sw, 'name Produkt;price Kampanjpris;unit per')}<p>Beställ i appen eller hos din säljare.</p>`), // prettier-ignore
  letter('waste-certificate', 'chromium', 'j40', 'Intyg om mottaget avfall', (p) =>
    `<p>Härmed intygas att nedanstående avfall hämtats hos ${delivery(p).join(', ')} och behandlats enligt miljöbalken.</p>${cells(['Fraktion', 'Avfallskod', 'Vikt kg'], [['Matavfall', '20 01 08', '1 240'], ['Frityrolja', '20 01 25', '180'], ['Wellpapp', '15 01 01', '612']])}<p>Intyg nr ${digitsOf(p.number, 6)}</p>`), // prettier-ignore
  letter('recall', 'wkhtmltopdf', 'j24', 'VIKTIGT: Återkallelse av vara', (p) =>
    `<p>Vi återkallar ${p.lines[0]?.name ?? ''}, artikel ${p.lines[0]?.code ?? ''}, bäst före ${p.due}. Misstänkt plastbit.</p><p>Kassera varan och fotografera etiketten. Ni krediteras ${money(sw, p.lines[0]?.sum ?? 0n)} kr utan att behöva göra något.</p>`), // prettier-ignore
  letter('statistics', 'writer', 'j02', 'Inköpsstatistik kvartal 3', (p) =>
    `<p>Kund ${p.customer}, ${p.buyer.name}</p>${goods(p, sw, 'code Vårt artnr;name Produkt;qty Antal;sum Belopp')}<p>Statistiken är preliminär.</p>`), // prettier-ignore
  letter('inspection-report', 'chromium', 'j42', 'Protokoll sotning och brandskyddskontroll', (p) =>
    `<p>Anläggning: ${delivery(p).join(', ')}<br>Datum: ${p.delivered}</p>${cells(['Kontrollpunkt', 'Anmärkning'], [['Imkanal', 'Ingen'], ['Fettfilter', 'Bytes inom 2 mån'], ['Fläkt', 'Ingen'], ['Rensluckor', 'En saknar packning']])}<p>Nästa kontroll ${plusDays(p.delivered, 180)}.</p>`), // prettier-ignore
  letter('timesheet', 'weasyprint', 'j39', 'Tidrapport', (p) =>
    `${cells(['Dag', 'Namn', 'Start', 'Slut', 'Timmar'], Array.from({ length: 7 }, (_, at) => [plusDays(p.delivered, -at), at % 2 === 0 ? 'A. Sundqvist' : 'M. Kaya', '15.00', '23.30', '8,0']))}<p>Attest beställare: ${p.reference}</p>`), // prettier-ignore
  letter('deposit-statement', 'chromium', 'j32', 'Emballagesaldo', (p) =>
    `<p>Per ${p.issue} har ni följande emballage:</p>${cells(['Typ', 'In', 'Ut', 'Saldo', 'Pant'], [['Fat 20 l', '14', '11', '3', '300'], ['Fat 30 l', '22', '20', '2', '300'], ['Back 20x33', '61', '48', '13', '32']])}<p>Saldot regleras inte förrän emballaget återlämnats.</p>`), // prettier-ignore
  letter('order-confirmation', 'wkhtmltopdf', 'j47', 'Auftragsbestätigung', (p) =>
    `${facts(p, hand('dotted', 'dotted'), 'Auftrag:order;Datum:issue;Liefertermin:due')}${goods(p, hand('dotted', 'dotted'), 'code Art.-Nr.;name Bezeichnung;qty Menge;unit ME;price Preis;sum Betrag')}<p>Die Rechnung folgt nach Lieferung.</p>`), // prettier-ignore
  letter('account-statement', 'weasyprint', 'j43', 'Kontoudtog', (p) =>
    `${cells(['Bilag', 'Dato', 'Forfald', 'Beløb DKK'], p.lines.map((line, at) => [String(81_000 + at * 7), plusDays(p.issue, -at * 9), plusDays(p.due, -at * 9), money(hand('dotted', 'iso'), line.sum)]))}<p>Dette er ikke en faktura.</p>`), // prettier-ignore
];
