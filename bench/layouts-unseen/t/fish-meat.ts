/** Fish and meat: weights, lots and catch areas. */
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import { bold, formOf, own, ownDigits, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, footed, listed, summed } from './pens.ts';
import { cuts, fish } from './wares.ts';

const sp = formOf('space');
const bare = formOf('bare');
const areas = [
  'Nordostatlanten (27.IIIa)',
  'Norska havet (27.IIa)',
  'Östersjön (27.IIId)',
  'Odlad i Norge',
  'Nordsjön (27.IV)',
];

/** Papers of houses of fish and meat. */
export const fishMeat: readonly LayoutT[] = [
  {
    id: 't18-fiskhus-zon',
    producer: 'ghostscript',
    hard: 'catch area, gear and lot in a small row below each name; weights of two decimals',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Fiskhuset Vinga AB', 'Fiskhamnsgatan 22, 414 58 Göteborg'),
      wares: fish,
      lines: [9, 13],
      code: 4,
      number: (n) => String(611_040 + n),
      terms: 10,
      charges: [
        ['Is och emballage', 8500, 'F'],
        ['Drivmedelstillägg', 4200, 'F'],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'FISKHUSET VINGA', { font: 'bold', size: 18 });
      s.text(40, 63, 'Färskt varje morgon kl 05', { size: 8 });
      s.text(555, 50, word(p, 'FAKTURA', 'KREDIT'), { font: 'bold', size: 14, align: 'r' });
      s.block(40, 96, who(p.buyer), { size: 10 });
      listed(s, 380, 460, 76, [
        ['Faktura nr', p.number],
        ['Datum', p.issue],
        ['Lev.dag', p.delivered],
        ['Förfaller', p.due],
        ['Kundnr', p.customer],
        ['Avser', p.about],
      ]); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Nr', bare.code],
          [72, 'Fisk / fångstuppgift', bare.title],
          [330, 'Lådor', (l) => (l.unit === 'kg' ? String(own(l, 'låda', 1, 4)) : ''), 'r'],
          [
            395,
            'Mängd',
            (l) => (l.unit === 'kg' ? bare.quantity(l.quantity, 2) : bare.quantity(l.quantity)),
            'r',
          ],
          [400, '', bare.unit],
          [475, 'Pris', bare.each, 'r'],
          [555, 'Summa', bare.sum, 'r'],
        ],
        p.lines,
        172,
        {
          step: 10.5,
          rule: [40, 555],
          under: (l, _, at) => {
            s.text(
              72,
              at,
              `${areas[own(l, 'zon', 0, 4)]}, ${l.seed % 2 === 0 ? 'trål' : 'garn'}, lot ${ownDigits(l, 'lot', 6)}`,
              { size: 7 },
            );
            return at + 15;
          },
        },
      );
      for (const { label, amount } of p.charges) {
        s.text(72, y, label);
        s.right(555, y, bare.money(amount));
        y += 13;
      }
      s.line(40, y, 555);
      summed(s, 360, 555, y + 16, [
        ['Exkl moms', bare.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
        ['Att betala', bare.money(p.payable)],
      ], { size: 10 }); // prettier-ignore
      footed(s, 786, [
        [40, [p.supplier.name, p.supplier.street, p.supplier.post]],
        [210, ['Kontakt', p.supplier.phone, p.supplier.mail]],
        [370, ['Bankgiro', p.supplier.bankgiro, 'EG-godkänd SE 3391']],
        [460, ['Org/Moms', p.supplier.organisation, p.supplier.vat]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't19-hamn-gram',
    producer: 'letters',
    hard: 'a harbour’s note in typewriter letters, weights to the gram, no article numbers',
    seller: {
      firm: firm('Simrislunds Fiskeexport Ek. för.', 'Hamnplan 1, 272 31 Simrishamn', {
        organisation: checked('769624771'),
      }),
      wares: fish.filter(({ unit }) => unit === 'kg'),
      lines: [3, 6],
      number: (n) => String(8810 + n),
      isByGram: true,
      terms: 8,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'mono' });
      s.text(45, 56, p.supplier.name, { font: 'monobold', size: 12 });
      s.block(45, 72, [
        `${p.supplier.street}, ${p.supplier.post}`,
        `Org.nr ${p.supplier.organisation}`,
        `Moms   ${p.supplier.vat}`,
      ]);
      s.block(330, 72, [
        `${word(p, 'FAKTURA', 'KREDIT')} ${p.number}`,
        `Datum   ${p.issue}`,
        `Betalas ${p.due}`,
      ]);
      s.block(45, 130, who(p.buyer));
      if (p.remark !== null) s.text(330, 130, p.remark);
      const y = drawRows(
        s,
        [
          [45, 'Slag', bare.title],
          [330, 'Kg', bare.count3, 'r'],
          [430, 'Kr/kg', bare.each, 'r'],
          [545, 'Kronor', bare.sum, 'r'],
        ],
        p.lines,
        196,
        { step: 15, head: { font: 'monobold' }, rule: [45, 545] },
      );
      summed(s, 300, 545, y + 14, [
        ['Summa', bare.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
        ['Öresutj.', bare.money(p.rounding)],
        ['Att betala', bare.money(p.payable)],
      ], { font: 'mono' }); // prettier-ignore
      s.text(45, 780, `Bankgiro ${p.supplier.bankgiro}   Godkänd för F-skatt`);
      return s.drawing();
    },
    printing: { unit: () => 'kg' },
  },
  {
    id: 't20-styckning-tara',
    producer: 'words',
    hard: 'gross weight, tare and net weight; only the net weight is sold',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Styckningshallen Slakthusområdet AB', 'Hallvägen 41, 121 62 Johanneshov'),
      wares: cuts,
      lines: [5, 10],
      code: 4,
      number: (n) => `S${40_060 + n}`,
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const tare = (seed: number): bigint => BigInt(120 + (seed % 9) * 60);
      s.frame(40, 34, 555, 84);
      s.text(50, 56, 'STYCKNINGSHALLEN', { font: 'bold', size: 17 });
      s.text(50, 72, `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`);
      s.text(545, 56, word(p), { font: 'bold', size: 13, align: 'r' });
      s.right(545, 72, `Nr ${p.number}`);
      s.block(50, 108, who(p.buyer), { size: 10 });
      listed(s, 360, 450, 108, [
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['Kredit av faktura', p.about],
      ]); // prettier-ignore
      if (p.remark !== null) s.text(50, 156, p.remark, bold);
      const y = drawRows(
        s,
        [
          [44, 'Art', bare.code],
          [75, 'Styckningsdetalj', bare.title],
          [265, 'Batch', (l) => ownDigits(l, 'batch', 5), 'r'],
          [
            320,
            'Brutto kg',
            (l) => bare.quantity(l.quantity + (l.quantity < 0n ? -1n : 1n) * tare(l.seed), 2),
            'r',
          ],
          [360, 'Tara', (l) => bare.quantity(tare(l.seed), 2), 'r'],
          [412, 'Netto kg', bare.count2, 'r'],
          [470, 'Pris/kg', bare.each, 'r'],
          [550, 'Belopp', sp.sum, 'r'],
        ],
        p.lines,
        182,
        { step: 15, rule: [40, 555] },
      );
      s.line(40, y - 8, 555);
      summed(s, 380, 550, y + 10, [
        ['Summa exkl. moms', sp.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
        ['Att betala SEK', sp.money(p.payable)],
      ], { size: 9.5 }); // prettier-ignore
      s.block(
        44,
        770,
        [
          `${p.supplier.name}   Org.nr ${p.supplier.organisation}   VAT ${p.supplier.vat}`,
          `Bankgiro ${p.supplier.bankgiro}   OCR-nummer ${p.ocr}   F-skatt   SE 412 EG`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
