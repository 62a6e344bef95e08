/** Set E's letters about money that ask for no booking of their own. */
import { compact, iso, plusDays, shortDashed, words } from '../days.ts';
import { digitsOf } from '../identity.ts';
import { firm } from '../parties.ts';
import type { Paper } from '../paper.ts';
import { addressed, bare, cell, down, listing, small, sv } from './kit.ts';
import { letterE, webLetter, type LetterE } from './letter.ts';
import { waresE } from './wares.ts';
import type { SellerE } from './orders.ts';

const seller = (name: string, address: string, trade: string): SellerE => ({
  supplier: firm(name, address), goods: waresE(trade), lines: [3, 6], code: '####', number: (n) => String(70_100 + n * 11),
}); // prettier-ignore

const claim = seller('Fordringsbolaget Indrivning AB', 'Box 2210, 403 14 Göteborg', 'larder');
const factor = seller('Likvida Factoring AB', 'Sveavägen 190, 113 46 Stockholm', 'frost');
const bank = seller('Sparbanken Tre Kronor Demo AB', 'Bankgatan 1, 582 25 Linköping', 'contracts');
const grocer = seller('Hovlanda Storköksgrossist AB', 'Terminalvägen 44, 435 33 Mölnlycke', 'larder');
const meat = seller('Slakteri Nordanstig AB', 'Gränsforsvägen 71, 820 70 Bergsjö', 'butchery');
const lease = seller('Kassakraft Sverige AB', 'Svärdvägen 21, 182 33 Danderyd', 'contracts');
const insurer = seller(
  'Trygga Krogen Försäkring AB',
  'Mäster Samuelsgatan 60, 111 21 Stockholm',
  'contracts',
);
const payroll = seller('Kajutan Mat & Vin i Lysekil AB', 'Kungsgatan 41, 453 33 Lysekil', 'contracts');

/** Invoices that a statement lists: number, day and amount. */
const owed = (paper: Paper): readonly (readonly [number: string, day: string, due: string, amount: string])[] =>
  paper.lines.map(({ sum, seed }, at) => [String(70_000 + (seed % 900)), iso(plusDays(paper.issue, at * 6 - 40)), iso(plusDays(paper.issue, at * 6 - 10)), sv.money(sum)]); // prettier-ignore

const list = (rows: readonly (readonly string[])[]): string =>
  `<table class="l">${rows.map((row, at) => `<tr>${row.map((text) => (at === 0 ? `<th>${text}</th>` : `<td>${text}</td>`)).join('')}</tr>`).join('')}</table>`;

export const moneyLetters: readonly LetterE[] = [
  letterE('reminder', 'pdf-lib', 'a table of one invoice, a fee, a new amount to pay', grocer, (sheet, paper) => {
    sheet.text(40, 60, paper.supplier.name, { size: 14, font: 'bold' });
    sheet.text(40, 100, 'PÅMINNELSE', { size: 16, font: 'bold' });
    sheet.block(340, 60, addressed(paper.buyer));
    sheet.block(40, 130, [`Datum ${iso(plusDays(paper.due, 9))}`, 'Vi saknar er betalning för nedanstående faktura. Har betalningen redan skett, bortse från detta brev.']);
    down(sheet, 40, 180, -300, [['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Fakturabelopp', sv.money(paper.payable)], ['Påminnelseavgift', '60,00'], ['Att betala', sv.money(paper.payable + 6000n)]]);
    small(sheet, 780, [`Bankgiro ${paper.supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${paper.supplier.organisation}`], [`Momsreg.nr ${paper.supplier.vat}`]);
  }, (paper) => paper.number), // prettier-ignore
  webLetter(
    'reminder',
    'a gentle e-mail-like letter; the number in running text',
    meat,
    (paper) =>
      `<h2>Hej!</h2><p>${words(plusDays(paper.due, 4))}</p><p>En liten puff: faktura ${paper.number} på ${sv.money(paper.payable)} kr förföll ${words(paper.due)} och vi ser ingen inbetalning. Vänligen betala till bankgiro ${paper.supplier.bankgiro} snarast.</p><p>Med vänlig hälsning<br>Ekonomiavdelningen<br>${paper.supplier.name}<br>Org.nr ${paper.supplier.organisation}</p>`,
    (paper) => paper.number,
  ),
  letterE('debt-collection', 'runs', 'capital, interest, costs and a total', claim, (sheet, paper) => {
    sheet.text(40, 50, paper.supplier.name, { size: 13, font: 'bold' });
    sheet.text(40, 84, 'INKASSOKRAV', { size: 18, font: 'bold' });
    down(sheet, 340, 60, 90, [['Ärendenr', paper.order], ['Datum', iso(paper.issue)], ['Betalas senast', iso(plusDays(paper.issue, 8))]]);
    sheet.block(40, 120, addressed(paper.buyer));
    down(sheet, 40, 200, -360, [['Vår uppdragsgivare', 'Polarkyl Livsmedel AB'], [`Kapital, faktura ${paper.number}`, sv.money(paper.payable)], ['Ränta', '84,12'], ['Inkassokostnad', '180,00'], ['Att betala', sv.money(paper.payable + 26_412n)]], { step: 16 });
    small(sheet, 790, [`Bankgiro ${paper.supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${paper.supplier.organisation}`]);
  }, (paper) => paper.number), // prettier-ignore
  letterE('interest', 'stretched', 'days late, a rate and an amount for each invoice', grocer, (sheet, paper) => {
    sheet.text(40, 60, paper.supplier.name, { size: 13, font: 'bold' });
    sheet.text(40, 90, 'Räntespecifikation', { size: 16, font: 'bold' });
    sheet.block(340, 60, addressed(paper.buyer));
    sheet.text(40, 120, `Dröjsmålsränta för sent betalda fakturor t.o.m. ${iso(paper.issue)}. Räntan läggs på nästa faktura.`);
    const y = listing(sheet, [cell(40, 'Faktura', (l) => String(70_000 + (l.seed % 900))), cell(140, 'Förföll', (l) => iso(plusDays(paper.issue, -30 - (l.seed % 20)))), cell(300, 'Dagar', (l) => String(5 + (l.seed % 20)), 'r'), cell(400, 'Belopp', (l) => sv.money(l.sum), 'r'), cell(540, 'Ränta', (l) => sv.money(l.sum / 180n), 'r')], paper.lines, { y: 160 });
    sheet.text(40, y + 16, `Summa ränta ${sv.money(paper.lines.reduce((sum, l) => sum + l.sum / 180n, 0n))} kr`, { font: 'bold' });
  }), // prettier-ignore
  webLetter(
    'statement',
    'invoices with due days and a balance',
    grocer,
    (paper) =>
      `<h1>${paper.supplier.name}</h1><h2>Kontoutdrag</h2><p>Kund ${paper.customer} ${paper.buyer.name}, per ${iso(paper.issue)}</p>${list([['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'], ...owed(paper)])}<p><b>Saldo ${sv.money(paper.lineNet)} SEK</b></p><p>Bankgiro ${paper.supplier.bankgiro}, org.nr ${paper.supplier.organisation}, moms ${paper.supplier.vat}</p>`,
  ),
  letterE('statement', 'words', 'a reskontra list of a typed form; columns not due, due and more', meat, (sheet, paper) => {
    sheet.text(40, 50, 'SALDOBESKED', { size: 15, font: 'monobold' });
    sheet.block(40, 70, [paper.supplier.name, `Org.nr ${paper.supplier.organisation}`, '', ...addressed(paper.buyer)], { font: 'mono', size: 9 });
    const y = listing(sheet, [cell(40, 'VERNR', (_, at) => String(at + 1)), cell(90, 'FAKTURA', (l) => String(30_000 + (l.seed % 800))), cell(170, 'DATUM', (l) => compact(plusDays(paper.issue, -(l.seed % 60)))), cell(340, 'EJ FÖRFALLET', (l, at) => (at % 2 === 0 ? bare.money(l.sum) : ''), 'r'), cell(480, 'FÖRFALLET', (l, at) => (at % 2 === 1 ? bare.money(l.sum) : ''), 'r')], paper.lines, { y: 170, style: { font: 'mono', size: 9 } });
    down(sheet, 40, y + 14, -440, [['TOTALT', bare.money(paper.lineNet)]], { font: 'monobold' });
    sheet.text(40, y + 60, `Vi ber er bekräfta saldot per ${iso(paper.issue)} till vår revisor.`, { font: 'mono', size: 9 });
  }), // prettier-ignore
  letterE('autogiro', 'flipped', 'an amount that is drawn, day and account', lease, (sheet, paper) => {
    sheet.text(40, 60, paper.supplier.name, { size: 13, font: 'bold' });
    sheet.text(40, 92, 'Autogirobesked', { size: 17, font: 'bold' });
    sheet.block(340, 60, addressed(paper.buyer));
    sheet.block(40, 130, ['Följande belopp dras från ert bankkonto via autogiro. Ni behöver inte göra något.']);
    down(sheet, 40, 170, -380, [['Belopp som dras', sv.money(paper.payable)], ['Dragningsdag', iso(paper.due)], ['Avser faktura', paper.number], ['Varav moms', sv.money(paper.tax)]], { step: 16 });
    small(sheet, 790, [`Bankgiro ${paper.supplier.bankgiro}`], [`Org.nr ${paper.supplier.organisation}`], [`Momsreg.nr ${paper.supplier.vat}`]);
  }, (paper) => paper.number), // prettier-ignore
  webLetter(
    'factoring-notice',
    'claims taken over; a new bank giro; a list of invoices',
    factor,
    (paper) =>
      `<h2>${paper.supplier.name}</h2><p>${iso(paper.issue)}</p><p>${addressed(paper.buyer).join('<br>')}</p><h3>Meddelande om överlåtelse av fordran</h3><p>Skafferiet Norrland Ekonomisk förening har överlåtit sina fakturor till oss. Betalning med befriande verkan kan endast ske till bankgiro ${paper.supplier.bankgiro}.</p>${list([['Faktura', 'Datum', 'Förfaller', 'Belopp'], ...owed(paper)])}<p>Org.nr ${paper.supplier.organisation}</p>`,
  ),
  letterE('payment-receipt', 'letters', 'a card slip with sums and VAT', grocer, (sheet, paper) => {
    sheet.block(30, 40, [paper.supplier.name, paper.supplier.street, `Org.nr ${paper.supplier.organisation}`, '', 'KVITTO', `${iso(paper.issue)} 14:22  Kassa 2`, `Kvittonr ${paper.order}`], { font: 'mono', leading: 12 });
    const y = listing(sheet, [cell(30, 'Vara', (l) => l.name), cell(270, 'Kr', (l) => bare.money(l.sum), 'r')], paper.lines, { y: 150, style: { font: 'mono', size: 8 } });
    sheet.block(30, y + 10, [`TOTALT ${bare.money(paper.payable)} SEK`, `Moms ${bare.money(paper.tax)}`, 'Kontokort ************4411', 'BETALT. SPARA KVITTOT.'], { font: 'mono', leading: 12 });
  }, undefined, [300, 600]), // prettier-ignore
  webLetter(
    'remittance',
    'the payer tells which invoices it pays',
    payroll,
    (paper) =>
      `<h2>Betalningsavisering</h2><p>Från ${paper.supplier.name}, org.nr ${paper.supplier.organisation}</p><p>Vi har ${iso(paper.issue)} betalat följande till ert bankgiro ${digitsOf(paper.number, 3)}-${digitsOf(paper.order, 4)}:</p>${list([['Er faktura', 'Fakturadatum', 'Förfallodatum', 'Betalt'], ...owed(paper)])}<p>Summa ${sv.money(paper.lineNet)} kr</p>`,
  ),
  letterE('credit-check', 'pdf-lib', 'who asked about the firm; figures of its accounts', seller('Kreditupplysning Norden Demo AB', 'Box 5513, 114 85 Stockholm', 'larder'), (sheet, paper) => {
    sheet.text(40, 60, 'Kopia av kreditupplysning', { size: 16, font: 'bold' });
    sheet.block(40, 90, [paper.supplier.name, `Datum ${iso(paper.issue)}`, '', `Avser: ${paper.buyer.name}, ${paper.buyer.organisation}`, 'Beställd av: Östgöta Kolonial & Färsk AB']);
    down(sheet, 40, 190, -320, [['Omsättning senaste året, tkr', '8 412'], ['Resultat, tkr', '318'], ['Betalningsanmärkningar', '0'], ['Riskklass', '3'], ['Kreditlimit, kr', '140 000']], { step: 15 });
  }), // prettier-ignore
  letterE('payslip', 'arrays', 'hours, price and amount in columns; tax and an amount that is paid', payroll, (sheet, paper) => {
    sheet.text(40, 50, paper.supplier.name, { size: 13, font: 'bold' });
    sheet.text(360, 50, 'LÖNESPECIFIKATION', { size: 13, font: 'bold' });
    down(sheet, 360, 70, 90, [['Anställningsnr', '1014'], ['Utbetalningsdag', iso(paper.issue)], ['Period', paper.issue.slice(0, 7)]]);
    sheet.text(40, 80, 'Kock, kök 1');
    listing(sheet, [cell(40, 'Löneart', (_, at) => String(110 + at * 20)), cell(100, 'Benämning', (_, at) => ['Timlön', 'OB-tillägg 1', 'OB-tillägg 2', 'Semesterersättning', 'Kostförmån', 'Sjukavdrag'][at] ?? 'Övrigt'), cell(300, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(400, 'Pris', (l) => sv.price(l.price), 'r'), cell(540, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 140 });
    down(sheet, 40, 330, -300, [['Bruttolön', sv.money(paper.net)], ['Preliminär skatt 30 %', sv.money(-(paper.net * 3n) / 10n)], ['Utbetalas', sv.money((paper.net * 7n) / 10n)]]);
  }), // prettier-ignore
  webLetter(
    'bank-letter',
    'fees and a rate that changes',
    bank,
    (paper) =>
      `<h3>${paper.supplier.name}</h3><p>${words(paper.issue)}</p><p>${addressed(paper.buyer).join('<br>')}</p><h2>Ändrade villkor för ert företagskonto</h2><p>Från ${words(paper.due)} ändras räntan på er checkkredit till 7,45 %. Avgiften för dagskasseinsättning blir 45,00 kr per gång och limitavgiften 1,25 % av beviljat belopp, 250 000 kr.</p>${list(
        [
          ['Tjänst', 'Pris i dag', 'Nytt pris'],
          ['Företagspaket', '149,00', '169,00'],
          ['Bankgironummer', '20,00', '25,00'],
          ['Swish handel', '1,95', '2,10'],
        ],
      )}<p>Org.nr ${paper.supplier.organisation}</p>`,
  ),
  letterE('tax-notice', 'driver', 'an account with days and amounts, one to pay', seller('Skattekontoret Demo', 'Box 700, 831 27 Östersund', 'larder'), (sheet, paper) => {
    sheet.text(40, 60, 'Kontoutdrag skattekonto', { size: 16, font: 'bold' });
    sheet.block(340, 60, [...addressed(paper.buyer), paper.buyer.organisation]);
    for (const [at, [day, text, amount]] of ([[paper.issue, 'Ingående saldo', '-1 204'], [plusDays(paper.issue, 2), 'Arbetsgivaravgift', '-31 884'], [plusDays(paper.issue, 2), 'Avdragen skatt', '-27 310'], [plusDays(paper.issue, 2), 'Mervärdesskatt', '-44 102'], [plusDays(paper.issue, 3), 'Inbetalning bokförd', '103 000']] as const).entries()) { sheet.text(40, 140 + at * 15, iso(day)); sheet.text(130, 140 + at * 15, text); sheet.right(480, 140 + at * 15, amount); }
    sheet.block(40, 240, [`Att betala senast ${iso(paper.due)}: 1 500 kr`, `Bankgiro ${paper.supplier.bankgiro}   OCR ${paper.ocr}`], { font: 'bold' });
  }), // prettier-ignore
  webLetter(
    'insurance',
    'premium a year, excess, period; an invoice will be sent apart',
    insurer,
    (paper) =>
      `<h2>Försäkringsbrev</h2><p>${paper.supplier.name} · försäkringsnr ${paper.order}-${paper.customer}</p><p>${addressed(paper.buyer).join('<br>')}</p><p>Försäkringstid ${iso(paper.issue)} – ${iso(plusDays(paper.issue, 364))}</p>${list(
        [
          ['Omfattning', 'Belopp', 'Självrisk', 'Premie/år'],
          ['Egendom', '2 500 000', '10 700', '6 214'],
          ['Avbrott 12 mån', '4 000 000', '1 dag', '4 980'],
          ['Ansvar', '10 000 000', '10 700', '2 306'],
          ['Summa premie', '', '', '13 500'],
        ],
      )}<p>Faktura skickas separat. Org.nr ${paper.supplier.organisation}</p>`,
  ),
  letterE('account-change', 'skia', 'a new bank giro number is asked to be used; no amount', meat, (sheet, paper) => {
    sheet.text(40, 70, paper.supplier.name, { size: 15, font: 'serifbold' });
    sheet.block(40, 110, [`${shortDashed(paper.issue)}`, 'Till våra kunder', '', 'Vi byter bank. Från månadsskiftet gäller bankgiro ' + paper.supplier.bankgiro + '.', 'Tidigare nummer upphör. Kontrollera alltid uppgifter om ändrat konto genom att ringa oss.', '', `Org.nr ${paper.supplier.organisation}   Momsreg.nr ${paper.supplier.vat}`], { size: 11, leading: 17, font: 'serif' });
  }), // prettier-ignore
];
