/** Rental and waste: papers with periods and few rows. */
import { plusDays, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, page, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { rental, waste } from './wares-services.ts';

const bare = inFigures('bare');
const sp = inFigures('space');

export const energyMore: readonly LayoutQ[] = [
  {
    id: 'q19-uthyrning',
    producer: 'kerned',
    hard: 'the period in columns from and to; object numbers in rows below',
    credits: 1,
    seller: {
      firm: firm('Isverket Uthyrning i Norr AB', 'Fabriksgatan 21, 931 57 Skellefteå'),
      wares: rental,
      lines: [2, 5],
      code: 5,
      number: (n) => String(26_1083 + n),
      much: 2300,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.box(40, 30, 555, 62, 0.85);
      s.text(50, 52, 'HYRESFAKTURA', { font: 'bold', size: 18 });
      s.text(545, 52, p.title ?? (p.isCredit ? 'KREDIT' : ''), { font: 'bold', size: 12, align: 'r' });
      s.block(50, 84, [
        `Fakturanummer: ${p.number}`,
        `Fakturadatum: ${p.issue}`,
        `Att betala senast: ${p.due}`,
        `Avtalsnummer: ${p.order}`,
        ...(p.about === null ? [] : [`Rättar faktura: ${p.about}`]),
      ]);
      s.block(340, 84, ['Hyrestagare', ...who(p.buyer)]);
      if (p.remark !== null) s.text(340, 150, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Art', (l) => l.code],
          [90, 'Benämning', (l) => l.name],
          [285, 'Fr.o.m.', (l) => (l.unit === 'mån' ? plusDays(p.issue, 3) : '')],
          [345, 'T.o.m.', (l) => (l.unit === 'mån' ? plusDays(p.issue, 33) : '')],
          [430, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [436, 'Enh', (l) => l.unit],
          [490, 'Pris', (l) => bare.price(l.price), 'r'],
          [550, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        170,
        {
          isRuled: true,
          under: (l, _, at) => {
            s.text(90, at - 1, `Objekt ${l.seed % 90000}, placering kök`, { size: 7, grey: 0.3 });
            return at + 12;
          },
        },
      );
      sums(
        s,
        340,
        550,
        y + 20,
        [
          ['Summa netto', sp.money(p.net)],
          ['Mervärdesskatt 25,0%', sp.money(p.tax)],
          ['ATT BETALA', `SEK ${sp.money(p.payable)}`],
        ],
        { font: 'bold' },
      );
      s.block(
        50,
        760,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}`,
          `Org.nr ${p.supplier.organisation}, momsreg ${p.supplier.vat}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q20-avfall',
    producer: 'recoded',
    hard: 'recoded glyphs; a table with days in the first column',
    credits: 1,
    seller: {
      firm: firm('Renkretsen Återbruk AB', 'Deponivägen 30, 451 50 Uddevalla'),
      wares: waste,
      lines: [3, 6],
      code: 4,
      number: (n) => `7${702_118 + n}`,
      much: 140,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 48, 'renkretsen', { font: 'bold', size: 22 });
      s.text(555, 40, `${word(p)} ${p.number}`, { align: 'r', font: 'bold', size: 12 });
      s.text(555, 54, `sid 1 (1)`, { align: 'r' });
      s.block(320, 90, who(p.buyer), { size: 10 });
      s.block(40, 90, [
        'Fakturadatum',
        'Förfallodatum',
        'Kundnummer',
        'Hämtställe',
        p.about === null ? 'Er märkning' : 'Krediterad faktura',
      ]);
      s.block(130, 90, [p.issue, p.due, p.customer, p.buyer.street, p.about ?? p.reference]);
      if (p.remark !== null) s.text(40, 165, p.remark, { font: 'bold' });
      const y = rowsOn(
        s,
        [
          [40, 'Datum', (_, i) => plusDays(p.issue, i * 3 - 25)],
          [100, 'Kod', (l) => l.code],
          [140, 'Tjänst', (l) => l.name],
          [355, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [362, 'Enhet', (l) => l.unit],
          [440, 'Pris', (l) => sp.price(l.price), 'r'],
          [480, 'Moms', (l) => `${l.rate}%`, 'r'],
          [555, 'Belopp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { isRuled: true },
      );
      s.frame(40, y + 20, 555, y + 56);
      for (const [at, [label, value]] of [
        ['Netto', sp.money(p.net)],
        ['Moms 25%', sp.money(p.tax)],
        ['Inkl. moms', sp.money(p.gross)],
        ['Öresavr.', sp.money(p.rounding)],
        ['Att betala', sp.money(p.payable)],
      ].entries()) {
        s.text(50 + at * 102, y + 34, label ?? '', { size: 7 });
        s.text(50 + at * 102, y + 49, value ?? '', { font: at === 4 ? 'bold' : 'sans', size: 10 });
      }
      s.text(
        40,
        790,
        `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Bg ${p.supplier.bankgiro}`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q21-kaffemaskin',
    producer: 'weasyprint',
    hard: 'one table holds the paper’s data, the rows and the totals',
    seller: {
      firm: firm('Puls Automater Öst AB', 'Kungsängsgatan 54, 602 33 Norrköping'),
      wares: rental.slice(1, 5),
      lines: [2, 4],
      number: (n) => `PA${30_442 + n}`,
      much: 1200,
      terms: 15,
    },
    draw: (p) =>
      page(
        'table.all{width:100%}.all td{border:.6pt solid #444;padding:3pt}.all .h td{background:#ddd;font-weight:bold}',
        remarked(p),
        `<table class="all"><tr><td colspan="2"><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}</td><td colspan="3"><b>${word(p)}</b><br>Nummer ${p.number}<br>Datum ${words(p.issue)}<br>Förfaller ${words(p.due)}</td></tr>
<tr><td colspan="5">Kund: ${address(p.buyer, ', ')}</td></tr><tr class="h"><td>Beskrivning</td><td>Antal</td><td>Enhet</td><td>Pris</td><td>Summa</td></tr>
${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td class="r">${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td class="r">${bare.price(l.price)}</td><td class="r">${bare.money(l.sum)}</td></tr>`).join('')}
<tr><td colspan="4" class="r">Summa exkl. moms</td><td class="r">${bare.money(p.net)}</td></tr><tr><td colspan="4" class="r">25 % moms</td><td class="r">${bare.money(p.tax)}</td></tr><tr class="h"><td colspan="4" class="r">Att betala SEK</td><td class="r">${bare.money(p.payable)}</td></tr>
<tr><td colspan="5">Bankgiro ${p.supplier.bankgiro} &nbsp; OCR ${p.ocr} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; Momsnr ${p.supplier.vat} &nbsp; F-skatt</td></tr></table>`,
      ),
  },
];
