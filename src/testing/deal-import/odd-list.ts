import type { BoughtArticle } from '#core/deal-import/import-row.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import type { Choose } from '#testing/price-watch/histories.ts';
import { encodeList, encodings } from './encode-list.ts';
import type { MangledList, TrueRow } from './mangled-list.ts';

type OddColumn = 'number' | 'name' | 'pack' | 'per' | 'price' | 'unit' | 'from' | 'to' | 'group';

/** Heads of other systems than those of `list-heads`; where one is missing the list does not have the column. */
const heads: readonly Partial<Record<OddColumn, string>>[] = [
  {
    number: 'Lev. artnr',
    name: 'Produktnamn',
    price: 'Ert nettopris SEK',
    unit: 'Försäljningsenhet',
    from: 'Giltig från',
    to: 'Giltig t.o.m.',
    group: 'Varugrupp',
  },
  {
    number: 'SKU',
    name: 'Title',
    price: 'Contract price',
    unit: 'UOM',
    from: 'Effective from',
    to: 'Effective to',
    pack: 'Pack',
  },
  {
    number: 'Artikelkod',
    name: 'Beskrivning',
    per: 'Prisantal',
    price: 'Pris',
    unit: 'Prisenh',
    from: 'Prisdatum',
    group: 'Kategori',
  },
  {
    name: 'Vara',
    number: 'Vårt artnr',
    price: 'Kundpris exkl. moms',
    unit: 'Måttenhet',
    from: 'Fr o m',
    to: 'T o m',
  },
  {
    number: 'Seller item number',
    name: 'Item description',
    price: 'Net price SEK',
    unit: 'Price unit',
    from: 'Start',
    to: 'End',
    group: 'Brand',
  },
];

const goods = [
  ['7001', 'Röding hel 600-800 g', 'kg', 16_900],
  ['7012', 'Havskräfta kokt 4-7', 'kg', 42_950],
  ['7023', 'Sill "5 minuter"', 'förp', 8_450],
  ['7034', 'Musslor; blå, levande', 'kg', 5_200],
  ['7045', 'Tång, wakame', 'st', 11_990],
  ['7056', 'Löjrom Kalix 1 kg', 'st', 289_500],
  ['7067', 'Fond hummer 1 l', 'l', 12_900],
  ['7078', 'Räkor i lake 1,6 kg', 'kartong', 34_900],
] as const;

const unitWords: Readonly<Record<string, readonly string[]>> = {
  kg: ['KG', 'kg', 'Kilogram', 'kilo', 'KGM'],
  st: ['ST', 'styck', 'St', 'EA', 'PCE'],
  förp: ['FRP', 'fp', 'förpackning', 'pkt', 'Pack'],
  l: ['L', 'liter', 'Lit', 'LTR', 'litre'],
  kartong: ['KRT', 'kartong', 'Krt', 'CT', 'box'],
};

const months = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const dateWriters: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => iso.replaceAll('-', '.'),
  (iso) => iso.replaceAll('-', '/'),
  (iso) => iso.split('-').toReversed().join('-'),
  (iso) => iso.split('-').toReversed().join('.'),
  (iso) => {
    const [year, month, day] = iso.split('-');
    return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
  },
  (iso) => `${iso}T00:00:00`,
];

const priceWriters: readonly ((ore: number) => string)[] = [
  (ore) => (ore / 100).toFixed(2).replace('.', ','),
  (ore) => (ore / 100).toFixed(2),
  (ore) => `${(ore / 100).toFixed(2).replace('.', ',')}\u00a0kr`,
  (ore) => (ore % 100 === 0 ? `${ore / 100},-` : (ore / 100).toFixed(2).replace('.', ',')),
  (ore) => `kr ${(ore / 100).toFixed(2).replace('.', ',')}`,
];

/** What stands between rows of goods, with what nobody should enter. */
const between = ['footnote', 'page', 'head again', 'group', 'withdrawn price'] as const;

/** As another program writes separated values: everything in quotes or only what must be, with or without a last empty column. */
const written = (rows: readonly (readonly string[])[], choose: Choose): string => {
  const [delimiter, isQuoted, lineEnd, tail] = [
    choose(';', ',', '\t', '|'),
    choose(true, false),
    choose('\r\n', '\n', '\r'),
    choose('', '', 'delimiter'),
  ];
  const cell = (text: string): string =>
    isQuoted || /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (row: readonly string[]): string =>
    row.length === 0 ? '' : row.map(cell).join(delimiter) + (tail === '' ? '' : delimiter);
  return rows.map(line).join(lineEnd) + choose('', lineEnd, lineEnd + lineEnd);
};

/** A price list of a kind that `mangledList` does not make, with what each of its rows truly says. Only accounting is asked of it. */
export const oddList = (
  choose: Choose,
): Pick<MangledList, 'bytes' | 'articles' | 'deals' | 'truth' | 'emptyRows'> => {
  const head = choose(...heads);
  const columns = (Object.keys(head) as OddColumn[]).toSorted(() => choose(1, -1));
  const [date, price] = [choose(...dateWriters), choose(...priceWriters)];
  const spelling = choose(0, 1, 2, 3, 4);
  const articles = goods.map(([articleNumber, name, unit, ore]): BoughtArticle => ({
    goods: goodsKeyIn({ articleNumber, name, unitOfMeasure: unit }, 'SEK'),
    articleNumber,
    name,
    unit,
    currency: 'SEK',
    lastPaid: (ore / 100).toFixed(2),
  }));
  const titles = choose<string[][]>([], [['Prislista vinter 26/27', '', '']], [['Avser: kund 4411'], []]);
  const headRow = columns.map((column) => head[column] ?? '');
  const rows: string[][] = [...titles, headRow];
  const truth: TrueRow[] = [];
  let emptyRows = 0;
  const add = (manner: string, cells: readonly string[], promise: TrueRow['promise']): void => {
    rows.push([...cells]);
    truth.push({ row: rows.length, manner, promise });
  };
  const [validFrom, validTo] = [choose('2026-12-14', '2027-01-18'), choose('2027-12-13', '2027-06-27')];
  for (const [at, [number, name, unit, last]] of goods.entries()) {
    const ore = last + choose(-150, 0, 275);
    const per = head.per === undefined ? 1 : choose(1, 10, 100);
    const cells: Readonly<Record<OddColumn, string>> = {
      number: choose(number, number, `00${number}`),
      name,
      pack: '1x1',
      per: String(per),
      price: price(ore * per),
      unit: unitWords[unit]?.[spelling] ?? unit,
      from: date(validFrom),
      to: date(validTo),
      group: 'FISK',
    };
    const promise = {
      goods: articles[at]?.goods ?? '',
      price: (ore / 100).toFixed(2),
      validFrom,
      validTo: head.to === undefined ? null : validTo,
    };
    add(
      'good',
      columns.map((column) => cells[column]),
      promise,
    );
    // What is empty after the last goods is the end of the file.
    const drawn = choose(undefined, undefined, 'empty', ...between);
    const extra = drawn === 'empty' && at === goods.length - 1 ? undefined : drawn;
    if (extra === 'empty') {
      rows.push(
        choose(
          [],
          columns.map(() => ''),
          columns.map(() => ' '),
        ),
      );
      emptyRows += 1;
    } else if (extra !== undefined) {
      const odd: Readonly<Record<(typeof between)[number], readonly string[]>> = {
        footnote: ['* Priset gäller hel kolli'],
        page: columns.map((_, column) => (column === columns.length - 1 ? 'Sida 2 (4)' : '')),
        'head again': headRow,
        group: columns.map((column) => (column === 'name' ? 'SKALDJUR' : '')),
        'withdrawn price': columns.map((column) => (column === 'price' ? 'utgår' : cells[column])),
      };
      add(extra, odd[extra], null);
    }
  }
  return {
    bytes: encodeList(written(rows, choose), choose(...encodings)),
    articles,
    deals: [],
    truth,
    emptyRows,
  };
};
