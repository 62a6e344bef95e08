/** More drawn pages: linen, an auction, chemicals and ice cream. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import type { Paper } from '../paper.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { figures, grid, ledger, place, rounded, taxes, whereOf, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const s = figures('space');
const b = figures('bare');
const t = figures('trailing');

export const remarkOn = (page: Sheet, p: Paper, x: number, y: number): void => {
  if (p.remark !== null) page.text(x, y, p.remark, { size: 13, font: 'bold' });
};
const noUnit = { unit: () => undefined };

export const drawnGoods: readonly LayoutF[] = [
  {
    id: 'f42',
    producer: 'pdf-lib',
    hard: 'linen service: logo text only on top, company in the foot; quantity before number; "Ert artnr" beside "Vårt artnr"',
    seller: { party: firm('Duk & Textil Service i Gävle AB', 'Norra Kungsgatan 12, 803 20 Gävle'), trades: ['linen'], codes: '7###', numbers: '1-####', lines: [4, 7], amounts: [10, 200], discounts: [500] }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.text(40, 50, 'DUK & TEXTIL', { size: 20, font: 'serifbold' });
      page.text(400, 50, word(p, 'Faktura', 'Kreditfaktura'), { size: 15 });
      remarkOn(page, p, 40, 70);
      page.block(400, 68, [
        `Nummer: ${p.number}`,
        `Fakturadatum: ${days.dotted(p.issue)}`,
        `Förfallodatum: ${days.dotted(p.due)}`,
      ]);
      page.block(40, 110, whereOf(p.buyer));
      const below = grid(
        page, 190,
        [
          place(70, 'Antal', (l) => s.quantity(l.quantity), 'r'),
          place(85, 'Vårt artnr', (l) => l.code),
          place(150, 'Ert artnr', (l) => `T${l.name.length}`),
          place(205, 'Artikel', (l) => l.name),
          place(430, 'Pris', (l) => s.price(l.price), 'r'),
          place(475, 'Rabatt', (l) => (l.discount === 0n ? '' : `${s.percent(l.discount)} %`), 'r'),
          place(555, 'Summa', (l) => s.money(l.sum), 'r'),
        ],
        p.lines, {},
      ); // prettier-ignore
      ledger(page, 400, 555, below + 14, [['Summa', s.money(p.net)], ['Moms 25,00 %', s.money(p.tax)], ['Summa inkl. moms', s.money(p.gross)], ['Att betala', s.money(p.payable)]]); // prettier-ignore
      page.line(40, 780, 555);
      across(page, 792, [[40, 'Duk & Textil Service i Gävle AB'], [220, `Bankgiro: ${p.supplier.bankgiro}`], [400, `Org.nr: ${p.supplier.organisation}`]], { size: 8 }); // prettier-ignore
      across(page, 803, [[40, `${p.supplier.street}, ${p.supplier.post}`], [220, `Telefon: ${p.supplier.phone}`], [400, `Moms: ${p.supplier.vat}`]], { size: 8 }); // prettier-ignore
      return page.drawing();
    },
    printing: noUnit,
  },
  {
    id: 'f43',
    producer: 'reportlab',
    hard: 'fish auction: box number as first column, trailing minus for what went back',
    seller: { party: firm('Fiskauktionen Hanö AB', 'Auktionskajen 1, 294 32 Sölvesborg'), trades: ['fish'], codes: '2##', numbers: '######', lines: [4, 9], returns: 0.2, isNegativeCredit: true, terms: 8 }, // prettier-ignore
    credits: 1,
    draw: (p) => {
      const page = new Sheet({ font: 'mono', size: 9 });
      page.block(40, 50, [...whereOf(p.supplier).map((text) => text.toUpperCase()), `ORGNR ${p.supplier.organisation}`], { font: 'monobold' }); // prettier-ignore
      page.block(330, 50, [word(p, 'AVRÄKNINGSFAKTURA', 'KREDITFAKTURA'), `FAKTURANR: ${p.number}`, `FAKTURADATUM: ${days.compact(p.issue)}`, `FÖRFALLODATUM: ${days.compact(p.due)}`, ...(p.about === null ? [] : [`AVSER FAKTURA: ${p.about}`])]); // prettier-ignore
      remarkOn(page, p, 40, 30);
      page.block(330, 125, whereOf(p.buyer));
      const below = grid(
        page, 195,
        [
          place(40, 'LÅDA', (l) => String(100 + (l.seed % 900))),
          place(80, 'ART', (l) => l.code),
          place(115, 'SLAG', (l) => l.name),
          place(365, 'VIKT', (l) => t.quantity(l.quantity, 1), 'r'),
          place(372, 'ENH', (l) => l.unit),
          place(455, 'KR/ENH', (l) => t.price(l.price), 'r'),
          place(555, 'KRONOR', (l) => t.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'monobold' } },
      ); // prettier-ignore
      page.line(40, below, 555);
      ledger(page, 330, 555, below + 14, [['NETTO', t.money(p.net)], ...taxes(p, t, (rate) => `MOMS ${rate}%`), ['SUMMA MOMS', t.money(p.tax)], [p.isCredit ? 'ER TILLGODO' : 'ATT BETALA', t.money(p.payable)]]); // prettier-ignore
      page.text(40, 805, `BANKGIRO ${p.supplier.bankgiro}  MOMSREG ${p.supplier.vat}  GODKÄND FÖR F-SKATT`);
      return page.drawing();
    },
  },
  {
    id: 'f44',
    producer: 'cairo',
    hard: 'cleaning chemicals: price in the cell as "438,00/dk", danger class column, buyer number of organisation on top',
    seller: { party: firm('Hygienteknik Öresund AB', 'Jägershillgatan 20, 213 75 Malmö'), trades: ['clean', 'paper'], codes: '### ##', numbers: 'HT####', lines: [4, 9], charges: [['Miljöavgift', 3500, 25]], isWhole: true }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 8.5 });
      page.text(40, 46, `Kund: ${p.buyer.name}  Org.nr ${p.buyer.organisation}`, { size: 8 });
      page.text(40, 72, 'Hygienteknik Öresund AB', { font: 'bold', size: 15 });
      page.text(40, 92, word(p, 'Faktura', 'Kreditfaktura'), { size: 13 });
      remarkOn(page, p, 150, 92);
      ledger(page, 40, 200, 112, [['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfaller', p.due], ['Ordernummer', p.order]]); // prettier-ignore
      page.block(360, 112, whereOf(p.buyer), { size: 10 });
      const below = grid(
        page, 190,
        [
          place(40, 'Artikelnr', (l) => l.code),
          place(95, 'Produkt', (l) => l.name),
          place(290, 'ADR', (l) => (l.seed % 3 === 0 ? '8 III' : '')),
          place(360, 'Antal', (l) => f.quantity(l.quantity), 'r'),
          place(460, 'Pris/enhet', (l) => `${f.price(l.price)}/${l.unit}`, 'r'),
          place(555, 'Belopp', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { rule: true, step: 15 },
      ); // prettier-ignore
      ledger(page, 370, 555, below + 10, [['Summa varor', f.money(p.lineNet)], ...p.charges.map(({ label, amount }) => [label, f.money(amount)] as const), ['Netto', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ...rounded(p, f, 'Öresavrundning'), ['Att betala', f.money(p.payable)]]); // prettier-ignore
      page.block(40, 780, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, `Säljarens org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}`], { size: 7.5, leading: 10 }); // prettier-ignore
      return page.drawing();
    },
  },
  {
    id: 'f45',
    producer: 'ghostscript',
    hard: 'ice cream: food at 12 per cent, totals as a vertical table, date only as "Datum"',
    seller: { party: firm('Glassfabriken Vättern AB', 'Strandvägen 90, 553 31 Jönköping'), trades: ['frozen', 'coffee'], codes: '50##', numbers: '2600###', lines: [4, 9], from: '2025-10-20' }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ font: 'serif', size: 10 });
      page.text(40, 60, 'Glassfabriken Vättern AB', { font: 'serifbold', size: 18 });
      page.block(40, 76, [p.supplier.street, p.supplier.post, p.supplier.phone]);
      page.block(380, 60, [
        `${word(p, 'Faktura', 'Kreditfaktura')}`,
        `Nr ${p.number}`,
        `Datum ${p.issue}`,
        `Förfallodatum ${p.due}`,
      ]);
      remarkOn(page, p, 40, 130);
      page.block(380, 140, whereOf(p.buyer));
      const below = grid(
        page, 220,
        [
          place(40, 'Nr', (l) => l.code),
          place(80, 'Artikel', (l) => l.name),
          place(340, 'Antal', (l) => b.quantity(l.quantity), 'r'),
          place(348, '', (l) => l.unit),
          place(420, 'Pris', (l) => b.price(l.price), 'r'),
          place(470, 'Moms', (l) => `${l.rate}%`, 'r'),
          place(555, 'Summa', (l) => b.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'serifbold' } },
      ); // prettier-ignore
      across(
        page,
        below + 20,
        [
          [380, 'Moms', 'r'],
          [470, 'Underlag', 'r'],
          [555, 'Momsbelopp', 'r'],
        ],
        { font: 'serifbold' },
      );
      for (const [at, { rate, base, tax }] of p.vat.entries()) across(page, below + 34 + at * 13, [[380, `${rate}%`, 'r'], [470, b.money(base), 'r'], [555, b.money(tax), 'r']]); // prettier-ignore
      ledger(page, 340, 555, below + 48 + p.vat.length * 13, [['Summa netto', b.money(p.net)], ['Summa moms', b.money(p.tax)], ['ATT BETALA', b.money(p.payable)]]); // prettier-ignore
      page.text(297, 805, `Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · F-skatt`, { align: 'c', size: 8 }); // prettier-ignore
      return page.drawing();
    },
  },
];
