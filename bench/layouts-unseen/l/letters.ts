/** Letters and lists that are no invoice. */
import { iso, plusDays, words } from '../days.ts';
import { across } from '../format.ts';
import { beside, figures, labelled, page, rows } from '../h/kit.ts';
import { address } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { sell } from './kit.ts';
import type { Seller } from './orders.ts';
import type { Trade } from './wares.ts';

const f = figures('swedish');

interface Letter extends Pick<Layout, 'producer' | 'draw' | 'hard'> {
  readonly kind: string;
  readonly seller: Seller;
  readonly about?: (paper: Paper) => string;
}

const of = (name: string, post: string, trade: Trade, numbers = '41180'): Seller =>
  sell(name, post, [trade], { numbers, lines: [4, 8] });

const head = (p: Paper, title: string): string =>
  `${beside([55, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}`], [45, `${iso(p.issue)}<br><br>${address(p.buyer)}`])}<h2 style="margin:18pt 0 8pt">${title}</h2>`;

const style = '.lines td,.lines th{border-bottom:1px solid #999;padding:2pt 6pt}p{line-height:1.4}';

export const letters: readonly Letter[] = [
  { kind: 'reminder', producer: 'chromium', hard: 'a reminder with one overdue invoice and a fee', seller: of('Sotarens Fläkt & Imkanal AB', 'Smedjegatan 4, 582 16 Linköping', 'repair'), about: (p) => p.number,
    draw: (p) => page(style, head(p, 'Betalningspåminnelse'), '<p>Enligt vår bokföring har nedanstående faktura inte betalats. Har betalning skett de senaste dagarna kan ni bortse från brevet.</p>', rows([['Fakturanr', 'Förfallodatum', 'Belopp', 'Återstår'], [p.number, iso(plusDays(p.issue, -12)), f.money(p.payable), f.money(p.payable)], ['Påminnelseavgift', '', '', f.money(6000n)]], 'lines', ['', '', 'r', 'r']), `<p><b>Att betala ${f.money(p.payable + 6000n)} kr</b> senast ${iso(plusDays(p.issue, 8))} till bankgiro ${p.supplier.bankgiro}.</p>`) },
  { kind: 'interest', producer: 'weasyprint', hard: 'interest on invoices paid late, with a sum to pay', seller: of('Frysgodset i Borlänge AB', 'Kylvägen 12, 784 72 Borlänge', 'fish', '8804'),
    draw: (p) => page(style, head(p, 'Räntefaktura'), rows([['Faktura', 'Förföll', 'Betald', 'Dagar', 'Belopp', 'Ränta'], [p.number, iso(plusDays(p.issue, -40)), iso(plusDays(p.issue, -19)), '21', f.money(p.payable), f.money((p.payable * 21n) / 3042n)]], 'lines', ['', '', '', 'r', 'r', 'r']), `<p>Dröjsmålsränta 12 %. Att betala ${f.money((p.payable * 21n) / 3042n)} kr, förfallodatum ${iso(p.due)}, bankgiro ${p.supplier.bankgiro}. Ränta är momsfri.</p>`) },
  { kind: 'statement', producer: 'pdf-lib', hard: 'a statement of account with a running balance', seller: of('Charkmästaren Ådalen AB', 'Sågverksgatan 8, 872 31 Kramfors', 'meat'),
    draw: (p) => { const sheet = new Sheet({ size: 10 }); sheet.text(50, 60, p.supplier.name, { font: 'bold', size: 14 }); sheet.text(50, 90, `Kontoutdrag kund ${p.customer} per ${iso(p.issue)}`, { font: 'bold' }); sheet.block(340, 60, [p.buyer.name, p.buyer.street, p.buyer.post]); across(sheet, 130, [[50, 'Datum'], [130, 'Verifikat'], [340, 'Debet', 'r'], [430, 'Kredit', 'r'], [540, 'Saldo', 'r']], { font: 'bold' }); let saldo = 0n; for (const [at, l] of p.lines.entries()) { const isPaid = at % 2 === 1; saldo += isPaid ? -l.sum / 2n : l.sum * 2n; across(sheet, 148 + at * 16, [[50, iso(plusDays(p.issue, at * 3 - 40))], [130, isPaid ? 'Inbetalning' : `Faktura ${Number(p.number) + at}`], [340, isPaid ? '' : f.money(l.sum * 2n), 'r'], [430, isPaid ? f.money(l.sum / 2n) : '', 'r'], [540, f.money(saldo), 'r']]); } sheet.text(50, 330, `Saldo oss tillgodo ${f.money(saldo)} kr. Detta är ingen faktura.`); return sheet.drawing('Kontoutdrag'); } },
  { kind: 'autogiro-notice', producer: 'chromium', hard: 'a sum that will be drawn from the account', seller: of('Bredbandet Bygden ek. för.', 'Stationsvägen 1, 914 32 Nordmaling', 'soft2'), about: (p) => p.number,
    draw: (p) => page(style, head(p, 'Autogiroavisering'), `<p>Den ${words(p.due)} drar vi ${f.money(p.payable)} kr från ert bankkonto enligt medgivande. Beloppet avser faktura ${p.number}.</p><p>Ni behöver inte göra något. Se till att det finns pengar på kontet dagen före.</p>`.replace('kontet', 'kontot')) },
  { kind: 'factoring-notice', producer: 'weasyprint', hard: 'a letter on who shall be paid from now on', seller: of('Nordvästra Factoring AB', 'Kungsportsplatsen 9, 411 10 Göteborg', 'office'),
    draw: (p) => page(style, head(p, 'Underrättelse om överlåtelse av fordran'), `<p>Er leverantör Sjöbergs Rotfrukt AB har överlåtit samtliga fordringar till oss. Från och med ${words(p.issue)} ska betalning ske endast till bankgiro ${p.supplier.bankgiro}. Fakturorna skickas som tidigare av leverantören.</p>`) },
  { kind: 'price-list', producer: 'reportlab', hard: 'a price list with numbers, packs and prices', seller: of('Ostmakaren Söderköping AB', 'Rådhustorget 3, 614 32 Söderköping', 'cheese'),
    draw: (p) => { const sheet = new Sheet({ size: 9.5 }); sheet.text(50, 60, p.supplier.name, { font: 'bold', size: 15 }); sheet.text(50, 80, `Prislista storhushåll, gäller från ${iso(p.issue)}. Priser exkl. moms.`); across(sheet, 110, [[50, 'Artnr'], [110, 'Benämning'], [340, 'Förpackning'], [540, 'Pris/kg', 'r']], { font: 'bold' }); for (const [at, l] of p.lines.entries()) across(sheet, 128 + at * 15, [[50, l.code], [110, l.name], [340, l.pack], [540, f.price(l.price), 'r']]); sheet.text(50, 780, `${p.supplier.street}, ${p.supplier.post}  Order ${p.supplier.phone}`); return sheet.drawing('Prislista'); } },
  { kind: 'receipt', producer: 'letters', hard: 'a till receipt, paid by card', seller: of('Järnaffären Hörnet Ulricehamn AB', 'Storgatan 21, 523 31 Ulricehamn', 'tools'),
    draw: (p) => ({ width: 260, height: 480, title: 'Kvitto', pages: [[p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`, '', `KVITTO ${p.number}  ${iso(p.issue)} 11:42`, '', ...p.lines.slice(0, 3).flatMap((l) => [l.name, `   ${f.quantity(l.quantity)} x ${f.price(l.price)}    ${f.money(l.sum)}`]), '', `Netto ${f.money(p.lines.slice(0, 3).reduce((all, l) => all + l.sum, 0n))}`, 'Moms 25 %', 'BETALT MED KORT **** 4417', 'Spara kvittot. Öppet köp 30 dagar.'].map((text, at) => ({ kind: 'text' as const, x: 16, y: 26 + at * 13, text, size: 9, font: 'mono' as const, align: 'l' as const }))] }) },
  { kind: 'contract', producer: 'writer', hard: 'an agreement on hire with a monthly price', seller: of('Mattservice Bergslagen AB', 'Industrivägen 9, 774 41 Avesta', 'linen'),
    draw: (p) => page(style, head(p, `Avtal om hyra av entrémattor nr ${p.number}`), `<p>Mellan ${p.supplier.name} och ${p.buyer.name.replace('&', '&amp;')} har träffats följande avtal.</p><p>1. Mattorna byts varannan vecka. 2. Hyran är ${f.money(64_000n)} kr per månad exklusive moms. 3. Avtalet gäller 36 månader från ${words(p.issue)} och förlängs med tolv månader om det inte sägs upp. 4. Betalning 30 dagar netto.</p><p>Ort och datum ______________ Underskrift ______________</p>`) },
  { kind: 'temperature-log', producer: 'calc', hard: 'a log of cold rooms with figures to one decimal', seller: of('Kylkontroll Data i Lund AB', 'Scheelevägen 30, 223 63 Lund', 'repair'),
    draw: (p) => `<html><body><table>${[['Temperaturlogg', p.supplier.name, '', ''], [p.buyer.name.replace('&', '&amp;'), `Period ${iso(plusDays(p.issue, -7))} till ${iso(p.issue)}`, '', ''], ['Datum', 'Kylrum 1', 'Kylrum 2', 'Frys'], ...[0, 1, 2, 3, 4, 5, 6].map((at) => [`${iso(plusDays(p.issue, at - 7))}\u00A0`, `${3 + (at % 2)},${at} °C`, `${4 + (at % 3)},${(at * 7) % 10} °C`, `-${18 + (at % 4)},${(at * 3) % 10} °C`])].map((cells) => `<tr>${cells.map((cell) => `<td width="150">${cell}</td>`).join('')}</tr>`).join('')}</table></body></html>` },
  { kind: 'newsletter', producer: 'chromium', hard: 'news of the week with offers and prices', seller: of('Fiskgrossen Havsörn AB', 'Fiskhamnsgatan 33, 414 58 Göteborg', 'fish'),
    draw: (p) => page(style, `<h1>Veckans fångst v. 3${p.customer[0]}</h1><p>${p.supplier.name} hälsar: ${iso(p.issue)}</p><ul>${p.lines.slice(0, 4).map((l) => `<li>${l.name} – nu ${f.price(l.price)} kr/${l.unit}</li>`).join('')}</ul><p>Beställ före torsdag kl. 11. Priserna gäller så länge lagret räcker. Ring ${p.supplier.phone}.</p>`) },
  { kind: 'waste-certificate', producer: 'pdf-lib', hard: 'a certificate of used oil with kilos', seller: of('Fettåtervinning Skaraborg AB', 'Reningsvägen 5, 541 34 Skövde', 'waste'),
    draw: (p) => { const sheet = new Sheet({ size: 11 }); sheet.text(297, 90, 'Intyg om mottaget avfall', { font: 'serifbold', size: 20, align: 'c' }); sheet.block(70, 150, [`Utfärdare: ${p.supplier.name}, org.nr ${p.supplier.organisation}`, `Lämnare: ${p.buyer.name}, ${p.buyer.street}`, `Datum: ${iso(p.issue)}    Transportdokument ${p.number}`, '', 'Avfallskod 20 01 25  Ätlig olja och ätligt fett      186 kg', 'Avfallskod 20 01 08  Biologiskt nedbrytbart köksavfall      412 kg', '', 'Avfallet har behandlats i godkänd anläggning.'], { leading: 18 }); return sheet.drawing('Intyg'); } },
  { kind: 'balance-confirmation', producer: 'writer', hard: 'an auditor asks for the balance', seller: of('Dryckesdepån Öresund AB', 'Hamngatan 60, 261 22 Landskrona', 'soft'),
    draw: (p) => page(style, head(p, 'Saldobekräftelse'), `<p>I samband med revision ber vi er bekräfta att er skuld till oss den ${words(p.issue)} var ${f.money(p.payable * 3n)} kr. Detta är ingen betalningsanmodan.</p><p>Svar sänds till vår revisor. ${labelled([['Kundnummer', p.customer], ['Ärende', p.number]])}</p>`) },
  { kind: 'recall', producer: 'chromium', hard: 'goods called back, with numbers and batches', seller: of('Mejeriet Tranemo Gård AB', 'Gårdsvägen 3, 514 34 Tranemo', 'dairy'),
    draw: (p) => page(style, head(p, 'VIKTIGT: Återkallelse av vara'), rows([['Artikel', 'Benämning', 'Parti', 'Bäst före'], ...p.lines.slice(0, 2).map((l) => [l.code, l.name, `L${l.seed}`, iso(p.due)])], 'lines', ['', '', '', '']), '<p>Sluta genast att servera varan och ställ undan den. Ni krediteras efter kontroll. Kontakta oss på telefon.</p>') },
]; // prettier-ignore
