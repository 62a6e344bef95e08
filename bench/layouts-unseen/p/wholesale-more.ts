/** More: Wholesalers with systems of their own. */
import * as days from '../days.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { bare, called, charged, col, digitsFor, gap, grid, num, point, rounded, summed } from './kit.ts';
import type { LayoutP } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';

export const wholesaleMore: readonly LayoutP[] = [
  {
    id: 'p22',
    producer: 'words',
    hard: 'a landscape-like dense table, numbers of letters and digits mixed, place in the store beside',
    credits: 1,
    seller: {
      party: firm('Glas & Porslin Mitt i Sverige AB', 'Fabriksvägen 15, 831 42 Östersund'),
      wares: more.glass,
      codes: '@#@##',
      numbers: 'F118-77',
      lines: [3, 7],
      amounts: [6, 48],
      discounts: [1000, 2000],
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8 });
      sheet.text(40, 45, 'Glas & Porslin', { size: 20, font: 'serifbold' });
      sheet.block(
        400,
        36,
        [
          paper.supplier.name,
          paper.supplier.street,
          paper.supplier.post,
          `Org nr ${paper.supplier.organisation}`,
        ],
        { leading: 10 },
      );
      sheet.text(40, 100, `${called(paper, 'Faktura', 'Kredit')} ${paper.number}`, {
        size: 13,
        font: 'bold',
      });
      sheet.text(240, 100, paper.remark ?? '', { font: 'bold' });
      sheet.block(40, 120, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(400, 120, [
        `Fakturadatum ${days.dotted(paper.issue)}`,
        `Förfallodatum ${days.dotted(paper.due)}`,
        paper.about === null ? '' : `Krediterar ${paper.about}`,
      ]);
      const y = grid(
        sheet,
        [
          num(55, 'Rad', (_, at) => String(at + 1)),
          col(62, 'Modell', ({ code }) => code),
          col(105, 'Plats', (line) => `${digitsFor(line, 2, 'shelf')}:${digitsFor(line, 1, 'bin')}`),
          col(140, 'Benämning', ({ name }) => name),
          num(320, 'Antal', ({ quantity }) => gap.quantity(quantity)),
          col(324, 'Enh', ({ unit }) => unit),
          num(400, 'Riktpris', ({ price }) => gap.price(price)),
          num(450, 'Rabatt', ({ discount }) => `${gap.percent(discount)}%`),
          num(550, 'Netto', ({ sum }) => gap.money(sum)),
        ],
        paper.lines,
        { top: 185, gap: 2, rule: (at) => sheet.line(40, at, 550) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Netto', gap.money(paper.net)],
          ['Moms 25 %', gap.money(paper.tax)],
          ['Totalt att betala', gap.money(paper.payable)],
        ],
        { x: 420, right: 550 },
      );
      sheet.text(
        40,
        800,
        `Bankgiro ${paper.supplier.bankgiro}  Momsnr ${paper.supplier.vat}  Tel ${paper.supplier.phone}`,
      );
      return sheet.drawing();
    },
  },
  {
    id: 'p23',
    producer: 'groff-gs',
    hard: 'number with spaces in groups, name wrapped over two rows, pack in a column of its own',
    credits: 0,
    seller: {
      party: firm('Kryddkompaniet Nordanå HB', 'Bryggargatan 2, 931 31 Skellefteå'),
      wares: wares.wholesale,
      codes: '# ### ##',
      numbers: '19-662',
      lines: [4, 7],
      fees: [{ label: 'Expeditionsavgift', ore: 4_500, rate: 25 }],
    },
    draw: (paper) =>
      [
        '.sp 3',
        '.nf',
        '.ft B',
        '.ps 16',
        'Kryddkompaniet',
        '.ps 10',
        '.ft R',
        paper.supplier.name,
        `${paper.supplier.street}, ${paper.supplier.post}`,
        '.sp',
        `${called(paper, 'Faktura')}: ${paper.number}`,
        ...(paper.remark === null ? [] : [paper.remark]),
        `Fakturadatum: ${paper.issue}`,
        `Förfallodatum: ${paper.due}`,
        '.sp',
        paper.buyer.name,
        paper.buyer.street,
        paper.buyer.post,
        '.sp',
        '.TS',
        'tab(@);',
        'lb lb lb rb lb rb rb',
        'l l l r l r r.',
        'Artikel@Benämning@Förpackning@Antal@Enhet@Pris@Summa',
        '_',
        ...paper.lines.flatMap(({ code, name, pack, quantity, unit, price, sum }) => {
          const [first = '', ...rest] = wrapped(name, 20);
          return [
            `${code}@${first}@${pack}@${bare.quantity(quantity)}@${unit}@${bare.price(price)}@${bare.money(sum)}`,
            ...rest.map((text) => `@${text}@@@@@`),
          ];
        }),
        '_',
        ...charged(paper, bare.money).map(([label, value]) => `@${label}@@@@@${value}`),
        `@Netto@@@@@${bare.money(paper.net)}`,
        `@Moms@@@@@${bare.money(paper.tax)}`,
        `@Att betala@@@@@${bare.money(paper.payable)}`,
        '.TE',
        '.sp',
        ...paper.vat.map(
          ({ rate, base, tax }) =>
            `Moms ${rate} procent: underlag ${bare.money(base)}, moms ${bare.money(tax)}`,
        ),
        `Bankgiro ${paper.supplier.bankgiro}. Org.nr ${paper.supplier.organisation}. Godkänd för F-skatt.`,
      ].join('\n'),
  },
  {
    id: 'p24',
    producer: 'runs',
    hard: 'an English-looking system in Swedish hands: points for decimals, item numbers with leading zeros',
    credits: 1,
    seller: {
      party: firm('Hygiena Professional Sweden AB', 'Kemivägen 11, 441 50 Alingsås'),
      wares: more.cleaning,
      codes: '000###00',
      numbers: 'SINV-0091844',
      lines: [3, 7],
      terms: 45,
      isWhole: false,
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 48, 'HYGIENA', { font: 'bold', size: 24, grey: 0.3 });
      sheet.right(555, 48, called(paper, 'Faktura', 'Kreditnota'), { size: 18 });
      sheet.right(555, 62, paper.remark ?? '');
      sheet.block(40, 84, ['Fakturera till', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      for (const [at, [label, value]] of (
        [
          ['Fakturanummer', paper.number],
          ['Bokföringsdatum', paper.issue],
          ['Förfallodatum', paper.due],
          ['Ert kundnr', paper.customer],
          ['Utlevereras från', 'Alingsås DC'],
          ...(paper.about === null ? [] : [['Tillämpas på', paper.about] as const]),
        ] as const
      ).entries()) {
        sheet.text(330, 84 + at * 12, label);
        sheet.right(555, 84 + at * 12, value);
      }
      const y = grid(
        sheet,
        [
          col(40, 'Nr', ({ code }) => code),
          col(100, 'Beskrivning', ({ name }) => name),
          num(330, 'Kvantitet', ({ quantity }) => point.quantity(quantity, 2)),
          col(336, 'Enhetskod', ({ unit }) => unit),
          num(430, 'Enhetspris', ({ price }) => point.price(price)),
          num(480, 'Moms-%', ({ rate }) => String(rate)),
          num(555, 'Radbelopp', ({ sum }) => point.money(sum)),
        ],
        paper.lines,
        { top: 190, gap: 3, rule: (at) => sheet.line(40, at, 555) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Summa SEK exkl. moms', point.money(paper.net)],
          ['25 % moms', point.money(paper.tax)],
          ...rounded(paper, 'Fakturaavrundning', point.money),
          ['Summa SEK inkl. moms', point.money(paper.payable)],
        ],
        { x: 380, right: 555 },
      );
      sheet.block(
        40,
        780,
        [
          paper.supplier.name,
          `${paper.supplier.street}, ${paper.supplier.post}`,
          `Organisationsnr ${paper.supplier.organisation}`,
        ],
        { size: 7.5, leading: 9 },
      );
      sheet.block(
        330,
        780,
        [`Bankgiro ${paper.supplier.bankgiro}`, paper.supplier.mail, 'Godkänd för F-skatt'],
        { size: 7.5, leading: 9 },
      );
      return sheet.drawing();
    },
  },
];
