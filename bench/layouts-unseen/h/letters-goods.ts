/** Letters of goods: offers, orders, deliveries, prices, returns and recalls. */
import { abbreviated, iso, plusDays } from '../days.ts';
import { left, right } from '../format.ts';
import { column, table } from '../html.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { col, figures, grid, labelled, num, of, rows } from './kit.ts';
import { type Letter, writer, written } from './letters-money.ts';

const kr = figures('space');
const bare = figures('bare');

const listed = (paper: Paper, heads: readonly [string, string, string]): string =>
  table(
    [
      column(heads[0], ({ code }) => code),
      column(heads[1], ({ name }) => name),
      column(heads[2], ({ price, unit }) => `${kr.price(price)} kr/${unit}`, 'r'),
    ],
    paper.lines,
  );

const shop = (paper: Paper, title: string): Sheet => {
  const sheet = new Sheet({ size: 9 });
  sheet.text(40, 52, paper.supplier.name, { font: 'bold', size: 13 });
  sheet.text(380, 52, title, { font: 'bold', size: 13 });
  sheet.block(40, 66, [paper.supplier.street, paper.supplier.post, `Org.nr ${paper.supplier.organisation}`], { size: 8, leading: 10 });
  sheet.block(40, 120, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
  return sheet;
}; // prettier-ignore

export const lettersOfGoods: readonly Letter[] = [
  {
    kind: 'quotation',
    hard: 'an offer in prose with prices',
    producer: 'writer',
    seller: writer('Rostfria Kök i Eskilstuna AB', 'Fristadsgatan 9, 632 20 Eskilstuna', 'repair'),
    draw: (paper) => written(paper, `Offert ${paper.number}`, `<p>Tack för er förfrågan. Vi har nöjet att offerera enligt nedan.</p>`, listed(paper, ['Art', 'Benämning', 'Pris exkl. moms']), `<p>Offerten gäller till ${iso(paper.due)}. Betalningsvillkor 30 dagar netto efter leverans. Moms tillkommer.</p><p>Totalsumma vid beställning av samtliga delar: ${kr.money(paper.net)} kr exkl. moms, ${kr.money(paper.gross)} kr inkl. moms.</p>`),
  },
  {
    kind: 'quotation',
    hard: 'an offer as a drawn form',
    producer: 'cairo',
    seller: writer('Hyrtvätten i Borås AB', 'Fabriksgatan 8, 504 64 Borås', 'laundry'),
    draw: (paper) => {
      const sheet = shop(paper, 'ANBUD');
      sheet.block(380, 66, [`Anbudsnr ${paper.number}`, `Datum ${iso(paper.issue)}`, `Gäller t.o.m. ${iso(paper.due)}`]);
      const y = grid(sheet, [col(40, 'Art', ({ code }) => code), col(90, 'Benämning', ({ name }) => name), num(330, 'Antal/vecka', ({ quantity }) => bare.quantity(quantity)), num(430, 'Pris', ({ price }) => kr.price(price)), num(550, 'Per vecka', ({ sum }) => kr.money(sum))], paper.lines, { top: 190, leading: 14 });
      sheet.right(550, y + 10, `Beräknad veckokostnad exkl. moms ${kr.money(paper.net)}`, { font: 'bold' });
      return sheet.drawing('Anbud');
    },
  },
  {
    kind: 'order-confirmation',
    hard: 'a web shop’s thanks for an order',
    producer: 'chromium',
    seller: writer('Teskeden Webbhandel AB', 'Kyrkogatan 14, 222 22 Lund', 'coffee', '100771'),
    draw: (paper) =>
      written(paper, `Tack för din order #${paper.number}!`, `<p>Vi packar nu dina varor. Faktura skickas när ordern lämnat lagret.</p>`, table([column('Produkt', ({ name }) => name), column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'), column('Summa', ({ sum }) => `${kr.money(sum)} kr`, 'r')], paper.lines), rows([['Delsumma', `${kr.money(paper.net)} kr`], ['Moms', `${kr.money(paper.tax)} kr`], ['Totalt', `${kr.money(paper.gross)} kr`]], 't'), `<p>Betalsätt: Faktura 30 dagar</p>`),
  },
  {
    kind: 'order-confirmation',
    hard: 'a page of fixed width',
    producer: 'groff',
    seller: writer('Lagerhuset i Nässjö AB', 'Spårgatan 1, 571 31 Nässjö', 'frost', '71180'),
    draw: (paper) =>
      `.pl 29.7c\n.po 1.6c\n.ll 18c\n.ft CR\n.ps 9\n.vs 11.4\n.nf\n.sp 1c\n${[paper.supplier.name, `ORDERBEKRÄFTELSE  NR ${paper.number}  DATUM ${iso(paper.issue)}`, `KUND ${paper.customer}  ${paper.buyer.name}`, `LEVERANS ${iso(plusDays(paper.issue, 2))}`, '-'.repeat(74), ...paper.lines.map(({ code, name, quantity, unit, price, sum }) => `${left(code, 6)}${left(name, 32)}${right(bare.quantity(quantity), 8)} ${left(unit, 5)}${right(bare.price(price), 9)}${right(bare.money(sum), 12)}`), '-'.repeat(74), `ORDERVÄRDE EXKL MOMS ${bare.money(paper.net)}`, 'VI RESERVERAR OSS FÖR SLUTFÖRSÄLJNING'].join('\n')}\n`,
  },
  {
    kind: 'delivery-note',
    hard: 'goods and amounts without prices',
    producer: 'reportlab-embedded',
    seller: writer('Sjömärket Fisk AB', 'Fiskhamnen 11, 414 58 Göteborg', 'fish', '88120'),
    draw: (paper) => {
      const sheet = shop(paper, 'FÖLJESEDEL');
      sheet.block(380, 66, [`Nr ${paper.number}`, `Lev.datum ${iso(paper.delivered)}`, `Order ${paper.order}`]);
      const y = grid(sheet, [col(40, 'Art', ({ code }) => code), col(90, 'Vara', ({ name }) => name), num(330, 'Beställt', ({ quantity }) => kr.quantity(quantity)), num(400, 'Levererat', ({ quantity }) => kr.quantity(quantity)), col(410, 'Enhet', ({ unit }) => unit), col(460, 'Batch', (line) => `B${of(line, 900) + 100}`)], paper.lines, { top: 190, leading: 14 });
      sheet.text(40, y + 30, 'Temperatur vid leverans: ______ °C    Mottagarens signatur: ______________________');
      return sheet.drawing('Följesedel');
    },
  },
  {
    kind: 'delivery-note',
    hard: 'a matrix page that says the invoice follows',
    producer: 'kerned',
    seller: writer('Bageri Gryningen AB', 'Bryggargatan 5, 753 20 Uppsala', 'bakery', '5518'),
    draw: (paper) => {
      const sheet = new Sheet({ size: 9, font: 'mono' });
      sheet.block(46, 50, [paper.supplier.name.toUpperCase(), `LEVERANSSEDEL ${paper.number}    ${iso(paper.delivered)} 05:10`, paper.buyer.name, paper.buyer.street, '', ...paper.lines.map(({ code, name, quantity }) => `${left(code, 6)}${left(name, 34)}${right(bare.quantity(quantity), 6)} ST`), '', 'FAKTURA FÖLJER VECKOVIS.  RETURBACKAR: 4']);
      return sheet.drawing('Leverans');
    },
  },
  {
    kind: 'price-list',
    hard: 'prices by group with packs',
    producer: 'weasyprint',
    seller: { ...writer('Ostmästarna i Umeå AB', 'Formvägen 10, 906 21 Umeå', 'milk'), lines: [9, 12] },
    draw: (paper) => written(paper, `Prislista gällande från ${iso(paper.issue)}`, listed(paper, ['Artikelnr', 'Benämning', 'Ert pris']), `<p>Alla priser exklusive moms. Prislistan ersätter tidigare listor och gäller till ${iso(paper.due)}.</p>`),
  },
  {
    kind: 'price-list',
    hard: 'a spreadsheet of wines with case prices',
    producer: 'calc',
    seller: { ...writer('Vinkällaren Import i Visby AB', 'Hästgatan 3, 621 56 Visby', 'wine'), lines: [8, 11] },
    draw: (paper) => `<html><body><table><tr><td colspan="4"><b>${paper.supplier.name} – Prislista vår ${paper.issue.slice(0, 4)}</b></td></tr><tr><td><b>Art</b></td><td><b>Vin</b></td><td><b>Pris/fl</b></td><td><b>Pris/kartong</b></td></tr>${paper.lines.map(({ code, name, price }) => `<tr><td>${code}</td><td>${name}</td><td align="right">${bare.price(price)}</td><td align="right">${bare.price(price * 6n)}</td></tr>`).join('')}<tr><td colspan="4">Moms 25 % tillkommer. Fri frakt över 5000 kr.</td></tr></table></body></html>`,
  },
  {
    kind: 'pick-list',
    hard: 'places in the store and boxes to tick',
    producer: 'pdf-lib',
    seller: writer('Centrallagret Livs i Jordbro AB', 'Lagervägen 12, 136 50 Jordbro', 'pantry', '330118'),
    draw: (paper) => {
      const sheet = shop(paper, 'PLOCKLISTA');
      sheet.block(380, 66, [`Order ${paper.number}`, `Tur 22  Plats 4`, iso(paper.issue)]);
      grid(sheet, [col(40, 'Plats', (line) => `${'ABCD'[of(line, 4)]}-${of(line, 80) + 10}-${of(line, 5, 'h')}`), col(100, 'Artikel', ({ code }) => code), col(150, 'Benämning', ({ name }) => name), num(370, 'Antal', ({ quantity }) => bare.quantity(quantity)), col(380, 'Enhet', ({ unit }) => unit), col(440, 'Plockat', () => '[   ]')], paper.lines, { top: 190, leading: 16 });
      return sheet.drawing('Plocklista');
    },
  },
  {
    kind: 'return-note',
    hard: 'a receipt of goods sent back, before a credit note',
    producer: 'fpdf',
    seller: writer('Örtagården Grossist AB', 'Plantvägen 6, 291 62 Kristianstad', 'greens', '9907'),
    draw: (paper) => {
      const sheet = shop(paper, 'RETURSEDEL');
      sheet.block(380, 66, [`Returnr ${paper.number}`, `Datum ${abbreviated(paper.issue)}`]);
      const y = grid(sheet, [col(40, 'Art', ({ code }) => code), col(90, 'Vara', ({ name }) => name), num(350, 'Retur', ({ quantity }) => kr.quantity(quantity)), col(360, 'Enhet', ({ unit }) => unit), col(410, 'Orsak', (line) => ['Skadad', 'Felplock', 'Kort datum'][of(line, 3)] ?? '')], paper.lines.slice(0, 3), { top: 190, leading: 14 });
      sheet.text(40, y + 20, 'Kreditfaktura skickas efter godkänd kontroll.');
      return sheet.drawing('Retur');
    },
  },
  {
    kind: 'recall',
    hard: 'a warning with batches',
    producer: 'chromium',
    seller: writer('Glasskompaniet Ljusdal AB', 'Mejerigatan 2, 827 30 Ljusdal', 'ice'),
    draw: (paper) => written(paper, 'VIKTIGT – Återkallelse av produkt', `<p>Vi återkallar nedanstående varor på grund av risk för otydlig allergenmärkning. Sälj inte vidare.</p>`, rows([['Artikel', 'Benämning', 'Batch'], ...paper.lines.slice(0, 2).map((line) => [line.code, line.name, `L${of(line, 900) + 100}`])], 't', ['', '', '']), `<p>Levererade varor krediteras på nästa faktura. ${labelled([['Kontakt', paper.supplier.phone]])}</p>`),
  },
  {
    kind: 'purchase-order',
    hard: 'the buyer’s own order to a supplier',
    producer: 'wkhtmltopdf',
    seller: writer('Restaurangkedjan Norrgrill AB', 'Storgatan 80, 903 30 Umeå', 'meat', 'IO-2218'),
    draw: (paper) => written(paper, `Inköpsorder ${paper.number}`, `<p>Vi beställer härmed för leverans ${iso(plusDays(paper.issue, 3))}:</p>`, table([column('Art', ({ code }) => code), column('Vara', ({ name }) => name), column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'), column('Avtalspris', ({ price }) => kr.price(price), 'r'), column('Belopp', ({ sum }) => kr.money(sum), 'r')], paper.lines), `<p>Summa exkl. moms ${kr.money(paper.net)}. Ange ordernumret på fakturan.</p>`),
  },
]; // prettier-ignore
