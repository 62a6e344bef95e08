import type { Align, Paper } from './paper.ts';
import type { Random } from './random.ts';

export interface GoodsTruth {
  readonly article: string | null;
  readonly name: string;
}

/** A column of figures, or of what tells goods apart. */
interface Column {
  readonly label: string;
  readonly x: number;
  readonly align: Align;
  readonly value: (line: Line) => string;
}

interface Line {
  readonly name: string;
  readonly code: string;
  readonly ean: string;
  readonly other: string;
  readonly quantity: number;
  /** In öre. */
  readonly price: number;
}

const names = [
  'Laxfilé färsk',
  'Grädde 40 %',
  'Smör normalsaltat',
  'Rödlök',
  'Torskrygg MSC',
  'Vetemjöl special',
  'Kycklingfilé',
  '7-korns kross',
  'Gräslök',
  'Potatis fast',
  'Ägg frigående 30 st',
  'Olivolja extra virgin',
];

const kronor = (ore: number): string =>
  `${String(Math.floor(ore / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ' ')},${String(ore % 100).padStart(2, '0')}`;
const sumOf = ({ quantity, price }: Line): number => quantity * price;

const ean = (random: Random): string => {
  const body = `73${String(random.whole(1000000000, 9999999999))}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

/** How numbers of goods are printed. */
const codes: readonly ((random: Random) => string)[] = [
  (random) => String(random.whole(1000, 9999)),
  (random) => String(random.whole(100000, 999999)),
  (random) => `${random.whole(10, 99)} ${random.whole(100, 999)}`,
  (random) => `LX-${random.whole(100, 999)}-B`,
  (random) => `K${random.whole(100, 999)}`,
  (random) => `${random.whole(100, 999)}.${random.whole(10, 99)}`,
  (random) => `AB ${random.whole(100, 999)}`,
];

const figures: readonly Column[] = [
  { label: 'Antal', x: 365, align: 'right', value: ({ quantity }) => String(quantity) },
  { label: 'Enhet', x: 395, align: 'right', value: () => 'st' },
  { label: 'À-pris', x: 460, align: 'right', value: ({ price }) => kronor(price) },
  { label: 'Belopp', x: 550, align: 'right', value: (line) => kronor(sumOf(line)) },
];

const text = (label: string, x: number, value: (line: Line) => string): Column => ({
  label,
  x,
  align: 'left',
  value,
});
const article = (label: string): Column[] => [
  text(label, 40, ({ code }) => code),
  text('Benämning', 130, ({ name }) => name),
];

/** What tells the goods apart, the columns, and rows below each line. */
interface Form {
  readonly columns: readonly Column[];
  readonly below?: (line: Line) => string;
  readonly isNumbered: boolean;
}

const heads = [
  'Artikelnr',
  'Artnr',
  'Art.nr',
  'Artikel',
  'Varunr',
  'Produktnr',
  'Beställningsnr',
  'Best.nr',
  'Kod',
  'Vårt artnr',
  'Varukod',
  'Prod.nr',
  'Artikel-ID',
  'Nr',
  'Vara nr',
  'SKU',
  'Artikelkod',
  'Lagernr',
  'Item no',
];

/** Forms of tables by name. */
export const goodsForms: Readonly<Record<string, (random: Random) => Form>> = {
  headed: (random) => ({ columns: article(random.one(heads)), isNumbered: true }),
  'ean-beside': () => ({
    columns: [
      text('EAN', 40, ({ ean: gtin }) => gtin),
      text('Artnr', 120, ({ code }) => code),
      text('Benämning', 190, ({ name }) => name),
    ],
    isNumbered: true,
  }),
  'ean-behind': () => ({
    columns: [...article('Artnr'), text('EAN', 250, ({ ean: gtin }) => gtin)],
    isNumbered: true,
  }),
  'in-name': () => ({
    columns: [text('Benämning', 40, ({ code, name }) => `${code} ${name}`)],
    isNumbered: true,
  }),
  'in-name-labelled': () => ({
    columns: [text('Benämning', 40, ({ name }) => name)],
    below: ({ code }) => `Art.nr: ${code}`,
    isNumbered: true,
  }),
  'below-with-ean': () => ({
    columns: [text('Benämning', 40, ({ name }) => name)],
    below: ({ code, ean: gtin }) => `Art.nr ${code}   EAN ${gtin}`,
    isNumbered: true,
  }),
  batched: () => ({
    columns: [...article('Artnr'), text('Batch', 270, ({ other }) => other)],
    isNumbered: true,
  }),
  'only-batch': () => ({
    columns: [text('Benämning', 40, ({ name }) => name), text('Batchnr', 230, ({ other }) => other)],
    isNumbered: false,
  }),
  'only-order': () => ({
    columns: [text('Ordernr', 40, ({ other }) => other), text('Benämning', 130, ({ name }) => name)],
    isNumbered: false,
  }),
  customs: () => ({
    columns: [
      text('Stat.nr', 40, ({ other }) => other),
      text('Artnr', 110, ({ code }) => code),
      text('Benämning', 180, ({ name }) => name),
    ],
    isNumbered: true,
  }),
  'only-customs': () => ({
    columns: [text('Tulltaxenr', 40, ({ other }) => other), text('Benämning', 130, ({ name }) => name)],
    isNumbered: false,
  }),
  'own-and-yours': () => ({
    columns: [
      text('Ert artnr', 40, ({ other }) => other),
      text('Vårt artnr', 110, ({ code }) => code),
      text('Benämning', 190, ({ name }) => name),
    ],
    isNumbered: true,
  }),
  'delivery-note': () => ({
    columns: [text('Följesedel', 40, ({ other }) => other), text('Benämning', 130, ({ name }) => name)],
    isNumbered: false,
  }),
  pallet: () => ({
    columns: [text('Kolli-ID', 40, ({ other }) => other), text('Benämning', 130, ({ name }) => name)],
    isNumbered: false,
  }),
  unlabelled: () => ({
    columns: [text('', 40, ({ code }) => code), text('Benämning', 130, ({ name }) => name)],
    isNumbered: true,
  }),
  plain: () => ({ columns: [text('Benämning', 40, ({ name }) => name)], isNumbered: false }),
};

/** Prints a table of goods with its totals, and says what was bought. */
export const drawGoods = (
  random: Random,
  paper: Paper,
  { columns, below, isNumbered }: Form,
): GoodsTruth[] => {
  const code = random.one(codes);
  const chosen = new Set<string>();
  while (chosen.size < random.whole(3, 5)) chosen.add(random.one(names));
  const lines = [...chosen].map((name) => ({
    name,
    code: code(random),
    ean: ean(random),
    other: String(random.whole(10000000, 99999999)),
    quantity: random.whole(1, 30),
    price: random.whole(500, 30000),
  }));
  const all = [...columns, ...figures];
  let y = 250;
  for (const { label, x, align } of all) if (label !== '') paper.print(label, x, y, align);
  for (const line of lines) {
    y += 15;
    for (const { x, align, value } of all) paper.print(value(line), x, y, align);
    if (below !== undefined) paper.print(below(line), 40, (y += 12));
  }
  const net = lines.reduce((sum, line) => sum + sumOf(line), 0);
  const vat = Math.round(net * 0.12);
  for (const [label, amount] of [
    ['Netto', net],
    ['Moms 12 %', vat],
    ['Att betala SEK', net + vat],
  ] as const) {
    y += 18;
    paper.print(label, 330, y);
    paper.print(kronor(amount), 550, y, 'right');
  }
  return lines.map((line) => ({ article: isNumbered ? line.code : null, name: line.name }));
};
