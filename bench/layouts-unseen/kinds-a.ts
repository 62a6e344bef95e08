/** Set A: papers that are no invoice. */
import { iso, plusDays, short, words } from './days.ts';
import { forms } from './exact.ts';
import { inForm, left, right } from './format.ts';
import { address, column, escaped, html, over, pairs, table } from './html.ts';
import { digitsOf } from './identity.ts';
import type { OtherPaper, Producer } from './layout.ts';
import type { Order } from './orders.ts';
import type { Paper } from './paper.ts';
import { firm, swedishIban } from './parties.ts';
import type { Trade } from './goods.ts';

const sv = inForm(forms.swedish);
const itself = (p: Paper): string => p.number;

const orderOf = (layout: string, name: string, place: string, trade: Trade): Order => ({
  layout, supplier: firm(name, place), trades: [trade], lines: [3, 8], code: (good) => digitsOf(layout + good, 5), number: (n) => String(50_300 + n),
}); // prettier-ignore

const letter = (
  kind: string,
  hard: string,
  producer: Producer,
  order: Order,
  draw: (p: Paper) => string,
  about?: (p: Paper) => string,
): OtherPaper => ({
  kind,
  hard,
  letter: { producer, order, draw },
  ...(about === undefined ? {} : { about }),
});

const page = (p: Paper, title: string, body: string): string =>
  html(
    `.lines th{border-bottom:1pt solid #000}.lines td,.lines th{padding:3pt}p{line-height:1.4}`,
    `<table style="width:100%"><tr><td><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}</td><td class="r"><b>${title}</b><br>${iso(p.issue)}<br>Kundnr ${p.customer}</td></tr></table><p style="margin:30pt 0">${address(p.buyer)}</p>${body}<p class="small" style="margin-top:40pt">Org.nr ${p.supplier.organisation} · Bankgiro ${p.supplier.bankgiro} · Tel ${p.supplier.phone}</p>`,
  );

const back = (p: Paper, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(Number(p.number) - at * 7 - 3));
const amountsOf = (p: Paper): readonly bigint[] => p.lines.map(({ sum }) => sum);

const interest = letter('interest-invoice', 'called a "Räntefaktura" with a number, a rate, days and an amount to pay, and no goods', 'weasyprint', orderOf('an1', 'Frostpunkten Norr AB', 'Isvägen 22, 931 57 Skellefteå', 'frozen'), (p) =>
  page(p, 'RÄNTEFAKTURA', `<p>Fakturanr ${p.number} &nbsp; Förfallodatum ${iso(p.due)}</p><table class="lines"><tr><th>Avser faktura</th><th>Förfallodag</th><th>Betald</th><th class="r">Dagar</th><th class="r">Belopp</th><th class="r">Ränta %</th><th class="r">Räntebelopp</th></tr><tr><td>${back(p, 1)[0]}</td><td>${iso(plusDays(p.issue, -40))}</td><td>${iso(plusDays(p.issue, -22))}</td><td class="r">18</td><td class="r">${sv.money(p.payable)}</td><td class="r">10,00</td><td class="r">84,30</td></tr></table><p class="r">Påminnelseavgift 60,00<br><b>Att betala 144,30 SEK</b></p><p>Räntan är inte momspliktig.</p>`), (p) => back(p, 1)[0] ?? ''); // prettier-ignore

const statement = letter('account-statement', 'open items with numbers, dates and sums that look like lines', 'chromium', orderOf('an2', 'Lagerhuset i Mälardalen Grossist AB', 'Fraktvägen 9, 721 36 Västerås', 'dry'), (p) =>
  page(p, 'KONTOUTDRAG', `<p>Öppna poster per ${iso(p.issue)}</p><table class="lines"><tr><th>Fakturanr</th><th>Fakturadatum</th><th>Förfaller</th><th class="r">Belopp</th><th class="r">Saldo</th></tr>${amountsOf(p).map((sum, at, all) => `<tr><td>${back(p, 9)[at] ?? at}</td><td>${iso(plusDays(p.issue, at * 6 - 50))}</td><td>${iso(plusDays(p.issue, at * 6 - 20))}</td><td class="r">${sv.money(sum)}</td><td class="r">${sv.money(all.slice(0, at + 1).reduce((a, b) => a + b, 0n))}</td></tr>`).join('')}</table><p class="r"><b>Utestående saldo SEK ${sv.money(p.lineNet)}</b></p><p>Detta utdrag är endast för avstämning. Betala mot respektive faktura.</p>`)); // prettier-ignore

const autogiro = letter('autogiro-notice', 'notice of a debit with an amount and a day', 'wkhtmltopdf', orderOf('an3', 'Textilservice Linnea AB', 'Tvätterigatan 2, 503 30 Borås', 'linen'), (p) =>
  page(p, 'AUTOGIROAVISERING', `<p>Nedanstående belopp dras från ert konto via autogiro.</p>${over([['Dragningsdatum', iso(p.due)], ['Avser faktura', p.number], ['Belopp som dras', `${sv.money(p.payable)} kr`]])}<p>Ni behöver inte göra något. Se till att täckning finns på kontot bankdagen före.</p>`), itself); // prettier-ignore

const factoring = letter('factoring-notice', 'the claim is transferred: new bankgiro, sums of an invoice', 'writer', orderOf('an4', 'Kapitalpunkten Fakturaservice AB', 'Sveavägen 200, 113 46 Stockholm', 'meat'), (p) =>
  page(p, 'MEDDELANDE OM ÖVERLÅTELSE', `<p>Bröderna Ekholms Chark AB har överlåtit sin fordran på er till oss. Betalning med befriande verkan kan endast ske till Kapitalpunkten Fakturaservice AB, bankgiro ${p.supplier.bankgiro}.</p><p>Faktura ${p.number}, fakturadatum ${iso(p.issue)}, förfallodatum ${iso(p.due)}, belopp ${sv.money(p.payable)} SEK.</p>`), itself); // prettier-ignore

const prices = letter('price-list', 'article numbers, units and prices without quantities', 'chromium', orderOf('an5', 'Grönsakshallen Solrosen AB', 'Partihallsgatan 11, 415 05 Göteborg', 'produce'), (p) =>
  page(p, 'PRISLISTA', `<p>Priser gäller från ${words(p.issue)} till ${words(p.due)}, exkl. moms.</p>${table([column('Artikel', (l) => l.code), column('Benämning', (l) => l.name), column('Förp', (l) => l.pack), column('Enhet', (l) => l.unit), column('Pris', (l) => sv.price(l.price), 'r')], p.lines)}`)); // prettier-ignore

const changed = letter('bankgiro-letter', 'a letter about a new bankgiro', 'writer', orderOf('an6', 'Norrskärs Fiskhall AB', 'Fiskhamnen 12, 451 34 Uddevalla', 'fish'), (p) =>
  page(p, 'Information till våra kunder', `<p>Från och med ${words(p.due)} byter vi bankgiro. Fakturor som förfaller därefter betalas till bankgiro ${p.supplier.bankgiro}. Fakturor utfärdade före ${words(p.issue)} kan betalas till det gamla numret. Vår IBAN är ${swedishIban('an6')}.</p><p>Ring oss gärna på ${p.supplier.phone} om ni undrar något, i synnerhet om ni får ett brev som ber er om något annat.</p>`)); // prettier-ignore

const receipt = letter('payment-receipt', 'confirms that an invoice is paid, with its amount', 'weasyprint', orderOf('an7', 'Kyl & Köksservice Bergslagen AB', 'Verkstadsvägen 33, 781 70 Borlänge', 'service'), (p) =>
  page(p, 'BETALNINGSKVITTO', `<p>Tack för er betalning!</p>${pairs([['Faktura', p.number], ['Fakturadatum', iso(p.issue)], ['Betald', iso(plusDays(p.issue, 12))], ['Inbetalt belopp', `${sv.money(p.payable)} SEK`], ['Kvar att betala', '0,00 SEK']])}`), itself); // prettier-ignore

const collection = letter('debt-collection', 'claim with capital, interest and costs, sent by an agent', 'chromium', orderOf('an8', 'Svea Mälar Inkasso AB', 'Klarabergsviadukten 70, 111 64 Stockholm', 'beer'), (p) =>
  page(p, 'INKASSOKRAV', `<p>Fordringsägare: Bryggeri Stormhatten AB. Ärende ${p.order}. Grund: obetald faktura ${p.number} av ${iso(p.issue)}.</p>${pairs([['Kapitalbelopp', sv.money(p.payable)], ['Ränta', '112,40'], ['Inkassokostnad', '180,00'], ['<b>Att betala</b>', sv.money(p.payable + 29_240n)], ['Oss tillhanda senast', iso(plusDays(p.issue, 50))]])}<p>Betalas inte kravet kan vi ansöka om betalningsföreläggande.</p>`), itself); // prettier-ignore

const reminder = letter('reminder', 'fixed width, only the number and the sum of the late invoice, with a fee', 'groff', orderOf('an9', 'Centralköp Livs i Gävle AB', 'Hamnleden 7, 806 41 Gävle', 'dry'), (p) =>
  `.pl 29.7c\n.po 2c\n.ll 17c\n.sp 1.5c\n.ft C\n.ps 10\n.vs 12\n.nf\n${[p.supplier.name.toUpperCase(), '', `${left('', 30)}BETALNINGSPÅMINNELSE`, '', p.buyer.name, p.buyer.street, p.buyer.post, '', `Vid genomgång av vår reskontra saknar vi er betalning.`, '', 'FAKTURA   DATUM    FÖRFALLO        BELOPP', `${left(p.number, 10)}${left(short(p.issue), 9)}${left(short(p.due), 9)}${right(sv.money(p.payable), 13)}`, '', `PÅMINNELSEAVGIFT                    60,00`, `ATT BETALA${right(sv.money(p.payable + 6000n), 31)}`, '', `Bankgiro ${p.supplier.bankgiro}. Har ni redan betalat, bortse från detta.`].map((row) => `\\&${row.replaceAll('\u00A0', '.').replaceAll('-', '\\-')}`).join('\n')}\n`, itself); // prettier-ignore

const delivery = letter('delivery-note', 'delivered goods with numbers and quantities without prices', 'chromium', orderOf('an10', 'Matpartner Götaland AB', 'Logistikvägen 3, 556 52 Jönköping', 'dairy'), (p) =>
  page(p, `FÖLJESEDEL ${p.order}`, `<p>Leveransdatum ${iso(p.delivered)} &nbsp; Rutt 14 &nbsp; Stopp 7</p>${table([column('Artnr', (l) => l.code), column('Benämning', (l) => l.name), column('Best', (l) => sv.quantity(l.quantity), 'r'), column('Lev', (l) => sv.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit)], p.lines)}<p>Mottaget: ______________________ &nbsp; Temp kyl +4 &nbsp; frys −19</p>`)); // prettier-ignore

const under = (kind: string, layout: string, title: string, remark: string, hard: string, isAbout = false): OtherPaper => ({
  kind, layout, hard, wanted: { title, remark }, ...(isAbout ? { about: itself } : {}),
}); // prettier-ignore

export const othersA: readonly OtherPaper[] = [
  under('proforma', 'a01', 'Proformafaktura', 'Proforma – endast för tull och förhandsbetalning', 'a whole invoice under the word proforma'),
  under('proforma', 'a33', 'FATTURA PROFORMA', 'Documento non valido ai fini fiscali', 'Italian proforma'),
  under('reminder', 'a03', 'PÅMINNELSE', 'Ni har ännu inte betalat nedanstående faktura. Påminnelseavgift debiteras på nästa faktura.', 'a reminder with all of the invoice’s lines', true),
  under('reminder', 'a26', 'PÅMINNELSE 2', 'Andra påminnelsen. Vi har inte mottagit er betalning.', 'second reminder with all lines', true),
  under('reminder', 'a32', 'Zahlungserinnerung zu Rechnung', 'Sicher haben Sie die Zahlung nur vergessen.', 'German reminder with lines', true),
  under('draft', 'a25', 'Fakturautkast', 'UTKAST – ej bokförd', 'a draft with a number'),
  under('draft', 'a28', 'Preliminär faktura', 'Preliminär – betala ej, slutlig faktura följer', 'preliminary invoice with number and amount'),
  under('cancelled', 'a14', 'Faktura', 'MAKULERAD', 'an invoice marked as cancelled', true),
  under('cancelled', 'a21', 'FAKTURA', 'Makulerad – ersätts av ny faktura', 'cancelled in a remark', true),
  under('order-confirmation', 'a02', 'ORDERBEKRÄFTELSE', 'Tack för er beställning. Kontrollera uppgifterna. Faktura sänds efter leverans.', 'three pages of lines with totals under another word'),
  under('order-confirmation', 'a35', 'ORDER CONFIRMATION', 'This is not an invoice. Do not pay.', 'English order confirmation'),
  under('quotation', 'a22', 'OFFERT', 'Offerten gäller i 30 dagar.', 'quotation with totals'),
  under('quotation', 'a18', 'Anbud', 'Priser enligt anbud, giltigt t.o.m. månadens slut.', 'quotation by another word'),
  under('delivery-note', 'a07', 'FÖLJESEDEL', 'Följesedel – faktureras separat', 'a delivery note with prices and totals'),
  interest, statement, autogiro, factoring, prices, changed, receipt, collection, reminder, delivery,
]; // prettier-ignore
