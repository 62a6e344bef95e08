/** Trades, staff, print and freight. */
import { plusDays, shortDashed } from '../days.ts';
import { address, column, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { gridOf, inFigures, own, page, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { freight, plumbing, print, staff } from './wares-services.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');
const colon = inFigures('colon');

export const servicesMore: readonly LayoutQ[] = [
  {
    id: 'q25-ror-grupper',
    producer: 'stretched',
    hard: 'work and material under heads with sums of their own',
    credits: 1,
    seller: {
      firm: firm('Ahlros Rör & Värme AB', 'Spårgatan 17, 784 40 Borlänge'),
      wares: plumbing,
      lines: [4, 7],
      isListed: true,
      number: (n) => String(20_517 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 50, p.supplier.name.toUpperCase(), { font: 'bold', size: 14 });
      s.block(45, 64, [`${p.supplier.street}`, p.supplier.post]);
      s.text(330, 50, word(p), { font: 'bold', size: 16 });
      sums(
        s,
        330,
        550,
        68,
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Ordernr', p.order],
          ...(p.about === null ? [] : [['Kredit av faktura', p.about] as const]),
        ],
        {},
        12,
      );
      s.block(330, 146, who(p.buyer));
      s.text(45, 190, p.remark ?? 'Avser: Rörarbeten i kök enligt ert uppdrag');
      const isWork = (unit: string): boolean => unit === 'tim';
      const groups: readonly (readonly [string, boolean])[] = [
        ['Arbete', true],
        ['Material', false],
      ];
      let y = 214;
      for (const [name, work] of groups) {
        const lines = p.lines.filter(({ unit }) => isWork(unit) === work);
        if (lines.length === 0) continue;
        s.text(45, y, name, { font: 'bold', size: 10 });
        y = rowsOn(
          s,
          [
            [45, 'Text', (l) => l.name],
            [330, 'Antal', (l) => sv.quantity(l.quantity), 'r'],
            [338, 'Enh', (l) => l.unit],
            [450, 'Pris', (l) => sv.price(l.price), 'r'],
            [550, 'Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          lines,
          y + 14,
          { head: { size: 7.5 }, step: 13 },
        );
        s.text(330, y, `Summa ${name.toLowerCase()}`);
        s.right(550, y, sv.money(lines.reduce((sum, l) => sum + l.sum, 0n)), { font: 'bold' });
        y += 26;
      }
      sums(s, 330, 550, y + 8, [
        ['Netto', sv.money(p.net)],
        ['Moms 25 %', sv.money(p.tax)],
        ['Brutto', sv.money(p.gross)],
        ['Avrundning', sv.money(p.rounding)],
        ['Att betala', sv.money(p.payable)],
      ]);
      s.block(
        45,
        780,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skattsedel finns`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
    printing: {},
  },
  {
    id: 'q26-bemanning',
    producer: 'skia',
    hard: 'staff by day; decimals of a colon',
    seller: {
      firm: firm('Rasta Extra Bemanning AB', 'Ölandsgatan 42, 116 63 Stockholm'),
      wares: staff,
      lines: [2, 5],
      number: (n) => `B${5_120 + n}`,
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, word(p, 'Faktura', 'Kredit'), { size: 26 });
      s.block(
        400,
        50,
        [p.supplier.name, p.supplier.street, p.supplier.post, p.supplier.organisation, p.supplier.vat],
        { size: 8.5 },
      );
      s.block(50, 100, [`Fakturanr  ${p.number}`, `Datum  ${p.issue}`, `Förfaller  ${p.due}`]);
      s.block(220, 100, who(p.buyer));
      if (p.remark !== null) s.text(50, 150, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Dag', (l) => shortDashed(plusDays(p.issue, -(1 + own(l, 'd', 14))))],
          [110, 'Roll', (l) => l.name],
          [300, 'Initialer', (l) => ['AK', 'MJ', 'SO', 'TB'][own(l, 'who', 4)] ?? ''],
          [400, 'Timmar/st', (l) => sv.quantity(l.quantity), 'r'],
          [470, 'À', (l) => colon.price(l.price), 'r'],
          [550, 'Summa', (l) => colon.money(l.sum), 'r'],
        ],
        p.lines,
        180,
        { isRuled: true, step: 16 },
      );
      sums(
        s,
        380,
        550,
        y + 20,
        [
          ['Exkl. moms', colon.money(p.net)],
          ['Moms 25 %', colon.money(p.tax)],
          ['Att betala', colon.money(p.payable)],
        ],
        { size: 11 },
      );
      s.text(
        50,
        790,
        `Bankgiro ${p.supplier.bankgiro}. Ange fakturanummer. Godkänd för F-skatt. ${p.supplier.mail}`,
      );
      return s.drawing();
    },
    printing: { unit: () => undefined },
  },
  {
    id: 'q27-tryckeri',
    producer: 'chromium',
    hard: 'the invoice’s data in a sentence; quantity with the unit before it',
    credits: 1,
    seller: {
      firm: firm('Tryckhuset Klichén AB', 'Prästgatan 12, 252 20 Helsingborg'),
      wares: print,
      lines: [1, 4],
      number: (n) => `K${2026}${600 + n}`,
      terms: 20,
      discounts: [1000],
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}h1{font-size:40pt;letter-spacing:-2pt}.lines th{text-align:left;border-top:2pt solid #000;border-bottom:2pt solid #000}.lines td{padding:4pt}.r{text-align:right}.grid{width:100%;border-top:2pt solid #000}',
        '<h1>Klichén</h1>',
        remarked(p),
        `<p><b>${word(p)} ${p.number}</b> utställd ${p.issue}, förfaller ${p.due}${p.about === null ? '' : `, krediterar faktura ${p.about}`}.</p>`,
        `<p>${address(p.buyer)}</p>`,
        table(
          [
            column('Vad', (l) => l.name),
            column('Hur många', (l) => `${l.unit} ${bare.quantity(l.quantity)}`),
            column('Per enhet', (l) => bare.price(l.price), 'r'),
            column('Rabatt', (l) => (l.discount === 0n ? '–' : `${bare.percent(l.discount)}%`), 'r'),
            column('Blir', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        gridOf([
          ['Summa utan moms', bare.money(p.net)],
          ['Moms 25 %', bare.money(p.tax)],
          ['<b>Summa att betala</b>', `<b>${bare.money(p.payable)} SEK</b>`],
        ]),
        `<p class="small">Tryckhuset Klichén AB, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bg ${p.supplier.bankgiro}. F-skatt.</p>`,
      ),
  },
  {
    id: 'q28-akeri',
    producer: 'words',
    hard: 'freight bills as rows with their numbers and days',
    credits: 1,
    seller: {
      firm: firm('Lundqvarns Åkeri AB', 'Speditionsgatan 60, 254 64 Helsingborg'),
      wares: freight,
      lines: [3, 6],
      number: (n) => String(5_511_020 + n),
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'mono' });
      s.text(40, 50, 'LUNDQVARNS ÅKERI AB', { font: 'monobold', size: 13 });
      s.text(330, 50, word(p, 'FRAKTFAKTURA', 'KREDITNOTA'), { font: 'monobold', size: 13 });
      s.block(40, 74, [
        `FAKTURANR  ${p.number}`,
        `FAKT.DATUM ${p.issue}`,
        `FÖRF.DATUM ${p.due}`,
        `KUNDNR     ${p.customer}`,
        ...(p.about === null ? [] : [`AVSER      ${p.about}`]),
      ]);
      s.block(330, 74, who(p.buyer));
      if (p.remark !== null) s.text(40, 136, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'FRAKTSEDEL', (l) => `${l.seed + 1_000_000}`],
          [112, 'DATUM', (_, i) => shortDashed(plusDays(p.issue, i - 12))],
          [170, 'TJÄNST', (l) => l.name],
          [345, 'ANTAL', (l) => bare.quantity(l.quantity, 1), 'r'],
          [352, 'ENH', (l) => l.unit],
          [440, 'PRIS', (l) => bare.price(l.price), 'r'],
          [555, 'BELOPP', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        160,
        { head: { font: 'monobold' }, step: 12 },
      );
      sums(
        s,
        330,
        555,
        y + 14,
        [
          ['NETTO', bare.money(p.net)],
          ['MOMS 25,00%', bare.money(p.tax)],
          ['ATT BETALA SEK', bare.money(p.payable)],
        ],
        { font: 'monobold' },
      );
      s.block(40, 780, [
        `${p.supplier.street} ${p.supplier.post}  BG ${p.supplier.bankgiro}`,
        `ORG.NR ${p.supplier.organisation}  MOMSREGNR ${p.supplier.vat}  F-SKATT`,
      ]);
      return s.drawing();
    },
  },
];
