/** Energy, software, telephones, insurance-like agreements and waste. */
import { across } from '../format.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { feesOf, fig, L, R, rounded, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { crafts } from './wares-trade.ts';
import { list } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
const phones = list(
  25,
  'st',
  `
Abonnemang Företag 20 GB|289.00
Fast bredband 500/500|649.00
Växelanvändare|129.00
Utlandssamtal EU|34.80
Larmöverföring brand|215.00
Statisk IP-adress|75.00
Avbetalning mobiltelefon|319.00
`,
);

export const officeB: readonly LayoutO[] = [
  {
    id: 'o-telebolaget',
    producer: 'stretched',
    printing: { omits: ['taxInclusive'] },
    hard: 'page scaled twice with letters apart, specification by subscription, fee for paper invoice',
    seller: {
      party: firm('Telebolaget Fiber & Mobil AB', 'Storgatan 60, 852 30 Sundsvall'),
      wares: phones,
      codes: '',
      numbers: '88041720',
      lines: [3, 6],
      amounts: [1, 6],
      terms: 25,
      fees: [['Fakturaavgift papper', 4900, 25]],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(40, 66, `${word(p, 'Faktura')} ${p.number}`, { size: 11 });
      s.block(330, 90, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      sumsOn(
        s,
        96,
        [
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Oss tillhanda', p.due],
          ['OCR-nummer', p.ocr],
        ],
        40,
        240,
      );
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Specifikation', (l) => l.name),
          R(330, 'Antal', (l) => bare.quantity(l.quantity)),
          L(338, 'Enhet', (l) => l.unit),
          R(440, 'Pris/st', (l) => bare.price(l.price)),
          R(550, 'Kronor', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 200, ruled: (y) => s.line(40, y, 550) },
      );
      sumsOn(
        s,
        end + 18,
        [
          ['Summa tjänster', bare.money(p.lineNet)],
          ...feesOf(p, bare),
          ['Summa exkl. moms', bare.money(p.net)],
          ['Moms 25%', bare.money(p.tax)],
          ...rounded(p, bare, 'Öresutjämning'),
          ['Att betala kr', bare.money(p.payable)],
        ],
        340,
        550,
      );
      s.block(
        40,
        780,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. VAT-nr ${p.supplier.vat}. F-skatt.`,
        ],
        { size: 8, leading: 11 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-renhallning',
    producer: 'recoded',
    hard: 'fonts with codes of their own; municipal company, place of service per group',
    credits: 1,
    seller: {
      party: firm('Renhållningsbolaget Fyrstad AB', 'Lunnebergsvägen 8, 461 70 Trollhättan'),
      wares: crafts.slice(5, 10),
      codes: '9999',
      numbers: '3326008',
      lines: [2, 5],
      amounts: [1, 12],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 48, [p.supplier.name], { size: 12, font: 'bold' });
      s.block(40, 62, [p.supplier.street, p.supplier.post], { size: 8, leading: 10 });
      across(
        s,
        48,
        [
          [330, word(p, 'FAKTURA', 'KREDITFAKTURA')],
          [550, 'Sida 1', 'r'],
        ],
        { font: 'bold', size: 11 },
      );
      across(
        s,
        66,
        [
          [330, 'Fakturanummer'],
          [430, 'Fakturadatum'],
          [550, 'Förfallodatum', 'r'],
        ],
        { size: 7.5 },
      );
      across(s, 78, [
        [330, p.number],
        [430, p.issue],
        [550, p.due, 'r'],
      ]);
      s.block(330, 116, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      s.block(40, 116, [
        `Kundnr: ${p.customer}`,
        `Hämtställe: ${p.buyer.street}`,
        ...(p.about === null ? [] : [`Krediterar faktura: ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Tjänst', (l) => `${l.code} ${l.name}`),
          R(350, 'Antal', (l) => sp.quantity(l.quantity)),
          L(356, 'Enhet', (l) => l.unit),
          R(450, 'Pris', (l) => sp.price(l.price)),
          R(550, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 196, leading: 16, ruled: (y) => s.line(40, y, 550) },
      );
      s.box(40, end + 10, 550, end + 44, 0.92);
      across(
        s,
        end + 22,
        [
          [46, 'Belopp exkl moms'],
          [200, 'Moms 25 %'],
          [340, 'Öresavrundning'],
          [544, 'Att betala kr', 'r'],
        ],
        { size: 7.5 },
      );
      across(
        s,
        end + 36,
        [
          [46, sp.money(p.net)],
          [200, sp.money(p.tax)],
          [340, sp.money(p.rounding)],
          [544, sp.money(p.payable), 'r'],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt   ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-lokaltidning',
    producer: 'groff-gs',
    printing: { omits: ['taxInclusive'] },
    hard: 'newspaper: advertisement lines, size and day in the name, sender below the title',
    seller: {
      party: firm('Bergslagens Annonsblad AB', 'Hyttgatan 16, 712 30 Hällefors'),
      wares: crafts.slice(15, 17),
      codes: 'A9',
      numbers: '40277',
      lines: [1, 2],
      amounts: [1, 4],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => `.ll 17c
.po 2c
.nf
.ps 20
.vs 24
\\fBBergslagens Annonsblad\\fP
.ps 9
.vs 12
${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}
Tel ${p.supplier.phone}
\\l'17c'
.sp
.ps 11
.vs 14
\\fB${word(p, 'ANNONSFAKTURA')}\\fP
.ps 10
.vs 13
${p.remark ?? ''}
.TS
tab(|);
l l l l.
Fakturanr|Datum|Förfallodag|Kundnr
\\fB${p.number}\\fP|${p.issue}|${p.due}|${p.customer}
.TE
.sp
${p.buyer.name}
${p.buyer.street}
${p.buyer.post}
.sp
.TS
tab(|);
l l r l r r.
Art|Annons|Antal||Pris|Kronor
_
${p.lines.map((l) => `${l.code}|${l.name}|${bare.quantity(l.quantity)}|${l.unit}|${bare.price(l.price)}|${bare.money(l.sum)}`).join('\n')}
_
|Netto||||${bare.money(p.net)}
|Moms 25 %||||${bare.money(p.tax)}
${rounded(p, bare)
  .map(([a, b]) => `|${a}||||${b}\n`)
  .join('')}|\\fBAtt betala\\fP||||\\fB${bare.money(p.payable)}\\fP
.TE
.sp 2
Betala till bankgiro ${p.supplier.bankgiro}, ange ${p.ocr}
Org.nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, F-skattebevis finns
`,
  },
];
