/** More pages that their printers made hard. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { remarkOn } from './drawn.ts';
import { boxes, figures, grid, ledger, place, taxes, whereOf, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const b = figures('bare');
const noUnit = { unit: () => undefined };

export const oddPrint: readonly LayoutF[] = [
  {
    id: 'f61',
    producer: 'ghostscript',
    hard: 'driver prints bold by drawing each text twice; horizontal VAT table; quantity and unit in one cell',
    seller: { party: firm('Bagarens Råvaror AB', 'Kvarngatan 2, 611 32 Nyköping'), trades: ['dry'], codes: '1####', numbers: '33####', lines: [4, 9], charges: [['Fraktavgift', 18500, 25]], isWhole: true }, // prettier-ignore
    credits: 1,
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.text(40, 50, 'Bagarens Råvaror AB', { size: 16 });
      page.block(40, 65, [p.supplier.street, p.supplier.post]);
      page.block(350, 50, [`${word(p, 'FAKTURA', 'KREDITFAKTURA')}`, `Fakturanr   ${p.number}`, `Fakturadatum   ${p.issue}`, `Förfallodatum   ${p.due}`, ...(p.about === null ? [] : [`Avser faktura ${p.about}`])]); // prettier-ignore
      remarkOn(page, p, 40, 120);
      page.block(350, 130, whereOf(p.buyer));
      const below = grid(
        page, 200,
        [
          place(40, 'Artnr', (l) => l.code),
          place(95, 'Vara', (l) => l.name),
          place(370, 'Kvantitet', (l) => `${b.quantity(l.quantity)} ${l.unit}`, 'r'),
          place(460, 'Pris', (l) => b.price(l.price), 'r'),
          place(555, 'Summa', (l) => b.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      page.line(40, below, 555);
      const y = below + 16;
      across(page, y, [[90, 'Varusumma', 'r'], [170, 'Frakt', 'r'], [250, 'Netto', 'r'], [330, 'Moms', 'r'], [410, 'Öresavr.', 'r'], [555, 'Att betala SEK', 'r']]); // prettier-ignore
      across(page, y + 14, [[90, b.money(p.lineNet), 'r'], [170, b.money(p.charges[0]?.amount ?? 0n), 'r'], [250, b.money(p.net), 'r'], [330, b.money(p.tax), 'r'], [410, b.money(p.rounding), 'r'], [555, b.money(p.payable), 'r']]); // prettier-ignore
      for (const [at, { rate, base, tax }] of p.vat.entries()) page.text(40, y + 36 + at * 12, `Moms ${rate}% på ${b.money(base)} = ${b.money(tax)}`, { size: 8 }); // prettier-ignore
      page.text(40, 800, `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Innehar F-skatt`, { size: 8 }); // prettier-ignore
      page.twice();
      return page.drawing();
    },
  },
  {
    id: 'f62',
    producer: 'cairo',
    hard: 'water and juice: crates out and in as two columns, charged the difference',
    seller: { party: firm('Källvatten & Must i Ramlösa AB', 'Brunnsvägen 5, 253 68 Helsingborg'), trades: ['soft', 'deposit'], codes: '60###', numbers: '11####', lines: [4, 8], terms: 20 }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.box(40, 30, 250, 62, 0.8);
      page.text(50, 52, 'KÄLLVATTEN & MUST', { font: 'bold', size: 15 });
      page.block(40, 80, [p.supplier.name, p.supplier.street, p.supplier.post]);
      page.text(350, 50, word(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 15 });
      remarkOn(page, p, 350, 30);
      ledger(page, 350, 555, 68, [
        ['Fakturanr', p.number],
        ['Fakturadatum', p.issue],
        ['Lev.datum', p.delivered],
        ['Förfallodatum', p.due],
      ]);
      page.block(350, 138, whereOf(p.buyer));
      const below = grid(
        page, 205,
        [
          place(40, 'Artnr', (l) => l.code),
          place(90, 'Artikel', (l) => l.name),
          place(290, 'Ut', (l) => b.quantity(l.quantity + BigInt(l.seed % 4) * 1000n), 'r'),
          place(325, 'In', (l) => String(l.seed % 4), 'r'),
          place(370, 'Antal', (l) => b.quantity(l.quantity), 'r'),
          place(380, 'Enh', (l) => l.unit),
          place(455, 'Pris', (l) => b.price(l.price), 'r'),
          place(555, 'Belopp', (l) => b.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      ledger(page, 350, 555, below + 14, [['Summa exkl. moms', b.money(p.net)], ...taxes(p, b, (rate, base) => `Moms ${rate} % (${base})`), ['Summa moms', b.money(p.tax)], ['Att betala', b.money(p.payable)]]); // prettier-ignore
      page.text(
        40,
        800,
        `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}`,
        { size: 8 },
      );
      return page.drawing();
    },
  },
  {
    id: 'f63',
    producer: 'pdf-lib',
    hard: 'kitchen goods: number on the row below the name; date and number side by side; ":-"',
    seller: { party: firm('Porslinshuset i Kosta AB', 'Glasbruksvägen 3, 365 43 Kosta'), trades: ['shop'], codes: '###-###-###', numbers: '26-####', lines: [3, 6], terms: 30 }, // prettier-ignore
    printing: noUnit,
    draw: (p) => {
      const dash = figures('dash');
      const page = new Sheet({ size: 10 });
      page.right(555, 50, 'Porslinshuset i Kosta AB', { size: 15, font: 'serifbold' });
      page.right(555, 64, `${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      page.block(40, 100, whereOf(p.buyer));
      page.text(300, 100, word(p, 'Faktura', 'Kreditfaktura'), { size: 14 });
      remarkOn(page, p, 300, 84);
      boxes(
        page,
        116,
        [
          [300, 'Fakturadatum', p.issue],
          [390, 'Fakturanummer', p.number],
          [480, 'Förfallodatum', p.due],
        ],
        { small: 8 },
      );
      const below = grid(
        page, 180,
        [
          place(40, 'Benämning', (l) => l.name),
          place(340, 'Antal', (l) => f.quantity(l.quantity), 'r'),
          place(440, 'Pris/st', (l) => dash.price(l.price), 'r'),
          place(555, 'Summa', (l) => dash.money(l.sum), 'r'),
        ],
        p.lines, { under: (l) => [[40, `Art.nr ${l.code}`]], step: 15 },
      ); // prettier-ignore
      ledger(page, 380, 555, below + 14, [
        ['Summa', dash.money(p.net)],
        ['Moms 25 %', dash.money(p.tax)],
        ['Att betala', dash.money(p.payable)],
      ]);
      page.text(297, 805, `Org.nr ${p.supplier.organisation} – Momsnr ${p.supplier.vat} – Bankgiro ${p.supplier.bankgiro} – F-skatt`, { align: 'c', size: 8 }); // prettier-ignore
      return page.drawing();
    },
  },
  {
    id: 'f64',
    producer: 'reportlab-embedded',
    hard: 'packaging: price for 1000 in the cell "312,50/1000 st", names wrapped over two rows',
    seller: { party: firm('Papp & Påse i Norden AB', 'Bruksvägen 70, 663 41 Hammarö'), trades: ['paper'], codes: 'PP #####', numbers: '820###', lines: [4, 8], base: 1000n, amounts: [10, 90] }, // prettier-ignore
    credits: 1,
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.text(40, 52, 'Papp & Påse i Norden AB', { size: 17, font: 'bold' });
      page.block(40, 68, [p.supplier.street, p.supplier.post, p.supplier.mail]);
      page.block(360, 52, [word(p, 'FAKTURA', 'KREDITFAKTURA')], { font: 'bold', size: 14 });
      remarkOn(page, p, 360, 34);
      ledger(page, 360, 555, 68, [['Fakturanr', p.number], ['Fakturadatum', days.short(p.issue)], ['Förfallodatum', days.short(p.due)], ...(p.about === null ? [] : [['Avser faktura', p.about] as const])]); // prettier-ignore
      page.block(40, 130, whereOf(p.buyer), { size: 10 });
      const below = grid(
        page, 200,
        [
          place(40, 'Artikelnummer', (l) => l.code),
          place(120, 'Artikelbenämning', (l) => l.name, 'l', 20),
          place(320, 'Antal', (l) => f.quantity(l.quantity), 'r'),
          place(328, 'Enhet', (l) => l.unit),
          place(460, 'Pris', (l) => (l.base === 1n ? `${f.price(l.price)}/${l.unit}` : `${f.price(l.price)}/${l.base} st`), 'r'),
          place(555, 'Belopp', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { step: 15 },
      ); // prettier-ignore
      ledger(page, 370, 555, below + 14, [
        ['Nettobelopp', f.money(p.net)],
        ['Moms 25 %', f.money(p.tax)],
        ['Att betala', f.money(p.payable)],
      ]);
      page.text(40, 800, `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt`, { size: 8 }); // prettier-ignore
      return page.drawing();
    },
  },
  {
    id: 'f65',
    producer: 'letters',
    hard: 'small roaster whose printer sets each letter by itself; negative credit notes',
    seller: { party: firm('Tre Bönor Rosteri AB', 'Bangatan 2, 222 21 Lund'), trades: ['coffee'], codes: 'TB##', numbers: '####', lines: [3, 6], isNegativeCredit: true, terms: 20 }, // prettier-ignore
    credits: 1,
    draw: (p) => {
      const page = new Sheet({ size: 10 });
      page.text(50, 60, 'Tre Bönor Rosteri AB', { size: 18, font: 'serifbold' });
      page.block(50, 80, [p.supplier.street, p.supplier.post]);
      page.block(350, 60, [`${word(p, 'Faktura', 'Kreditfaktura')} ${p.number}`, `Fakturadatum: ${p.issue}`, `Förfallodatum: ${p.due}`, ...(p.about === null ? [] : [`Krediterar faktura: ${p.about}`])]); // prettier-ignore
      remarkOn(page, p, 50, 125);
      page.block(350, 130, whereOf(p.buyer));
      const below = grid(
        page, 205,
        [
          place(50, 'Kod', (l) => l.code),
          place(95, 'Produkt', (l) => l.name),
          place(340, 'Antal', (l) => b.quantity(l.quantity), 'r'),
          place(350, 'Enhet', (l) => l.unit),
          place(450, 'Pris', (l) => b.price(l.price), 'r'),
          place(545, 'Summa', (l) => b.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      ledger(page, 370, 545, below + 16, [['Netto', b.money(p.net)], ...taxes(p, b, (rate) => `Moms ${rate} %`), ['Moms totalt', b.money(p.tax)], [p.isCredit ? 'Att återfå' : 'Att betala', b.money(p.payable)]]); // prettier-ignore
      page.text(
        50,
        800,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`,
        { size: 8 },
      );
      return page.drawing();
    },
  },
  {
    id: 'f66',
    producer: 'fpdf',
    hard: 'pest control and cleaning: group of companies, other firm named larger as the seller of the group; rows count themselves',
    seller: { party: firm('Renova Skadedjur Syd AB', 'Fosievägen 6, 214 31 Malmö'), trades: ['pest', 'clean'], codes: 'R###', numbers: '2604###', lines: [3, 6], amounts: [1, 5] }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.text(40, 55, 'RENOVAGRUPPEN', { size: 22, font: 'bold' });
      page.text(40, 70, `Fakturerande bolag: ${p.supplier.name}`, { size: 9 });
      page.text(400, 55, word(p, 'Faktura', 'Kreditfaktura'), { size: 15 });
      remarkOn(page, p, 40, 88);
      page.block(400, 110, whereOf(p.buyer));
      ledger(page, 40, 230, 110, [['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Avtalsnr', p.order]]); // prettier-ignore
      const below = grid(
        page, 190,
        [
          place(40, 'Rad', (_, at) => String((at + 1) * 10)),
          place(75, 'Artikel', (l) => l.code),
          place(120, 'Text', (l) => l.name),
          place(360, 'Antal', (l) => f.quantity(l.quantity, 2), 'r'),
          place(370, 'Enhet', (l) => l.unit),
          place(455, 'À-pris', (l) => f.price(l.price), 'r'),
          place(555, 'Netto', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { rule: true, step: 16 },
      ); // prettier-ignore
      ledger(page, 370, 555, below + 10, [
        ['Summa netto', f.money(p.net)],
        ['Moms 25 %', f.money(p.tax)],
        ['Summa att betala', f.money(p.payable)],
      ]);
      page.text(40, 790, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}.`, { size: 8 }); // prettier-ignore
      page.text(40, 801, `Bankgiro ${p.supplier.bankgiro}. OCR ${p.ocr}. Godkänd för F-skatt.`, { size: 8 });
      return page.drawing();
    },
  },
];
