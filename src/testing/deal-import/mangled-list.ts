import type { BoughtArticle, ImportDeal } from '#core/deal-import/import-row.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import type { Choose } from '#testing/price-watch/histories.ts';
import { encodeList, encodings, type ListEncoding, separated } from './encode-list.ts';
import { type ListColumn, listHead } from './list-heads.ts';
import { listStyle, type ListStyle, writtenDate, writtenPrice, writtenUnit } from './list-values.ts';

/** What a row of the list truly is. `promise`: what a person who knows the list would enter; null: nobody should enter it. */
export interface TrueRow {
  readonly row: number;
  readonly manner: string;
  readonly promise: {
    readonly goods: string;
    readonly price: string;
    readonly validFrom: string;
    readonly validTo: string | null;
  } | null;
}

export interface MangledList {
  readonly bytes: Uint8Array;
  readonly made: {
    readonly encoding: ListEncoding;
    readonly delimiter: string;
    readonly isTwoRows: boolean;
    readonly style: ListStyle;
  };
  readonly articles: readonly BoughtArticle[];
  readonly deals: readonly ImportDeal[];
  /** Rows under the head that hold something, in order. */
  readonly truth: readonly TrueRow[];
  readonly emptyRows: number;
}

interface Goods {
  readonly number: string;
  readonly name: string;
  readonly unit: string;
  readonly ore: number;
}

const names = [
  'Oxfilé 2-3 kg',
  'Entrecôte 2,5-3,5 kg',
  'Högrev benfri',
  'Kalvfond 1 l',
  'Fläskkarré benfri',
  'Lammracks 8 ben',
  'Kycklinglårfilé 2,5 kg',
  'Bacon skivad 1 kg',
  'Smör osaltat 500 g',
  'Vispgrädde 36 % 5 l',
  'Crème fraiche; hink',
  'Ägg "L" 30 st',
  'Räkor 90/120',
  'Potatis, fast 10 kg',
  'Rödlök 5 kg',
  'Citron 88 st',
];
const units = ['kg', 'st', 'l', 'förp', 'kartong'];

const ore = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

const assortment = (choose: Choose): Goods[] => {
  const first = choose(10_000, 214_000, 7_300_000);
  return names.map((name, at) => ({
    number: String(first + at * 37),
    name,
    unit: units[at % units.length] ?? 'st',
    ore: choose(1250, 8600, 11_490, 38_900, 101_325, 1_234_500) + at * 115,
  }));
};

const goodsOf = ({ number, name, unit }: Goods): string =>
  goodsKeyIn({ articleNumber: number, name, unitOfMeasure: unit }, 'SEK');

const manners = [
  'good',
  'good',
  'good',
  'good',
  'good',
  'good',
  'no number',
  'ten times',
  'a hundredth',
  'no price',
  'words for a price',
  'price 0',
  'dates swapped',
  'no such day',
  'again',
  'other unit',
  'all may pass',
  'nothing to tell it by',
  'empty',
  'sum',
  'heading',
] as const;

type Manner = (typeof manners)[number];

/** The cells of one row, by column. */
type Cells = Readonly<Partial<Record<ListColumn, string>>>;

const days = (choose: Choose): { readonly from: string; readonly to: string } =>
  choose(
    { from: '2026-12-01', to: '2027-11-30' },
    { from: '2026-12-15', to: '2027-06-30' },
    { from: '2027-01-04', to: '2027-03-28' },
  );

const cellsOf = (
  goods: Goods,
  manner: Manner,
  price: number,
  period: { from: string; to: string },
  style: ListStyle,
  choose: Choose,
): Cells => {
  const { from, to } = manner === 'dates swapped' ? { from: period.to, to: period.from } : period;
  const cells: Cells = {
    number: goods.number,
    name: goods.name,
    price: writtenPrice(price, goods.unit, style),
    unit: writtenUnit(goods.unit, style),
    from: writtenDate(from, style),
    to: writtenDate(to, style),
    tolerance: choose('', '0', '2'),
    ean: '7310865004703',
    campaign: 'VINTER',
    'list price': writtenPrice(price + 500, goods.unit, { ...style, money: 'bare' }),
  };
  const changed: Readonly<Partial<Record<Manner, Cells>>> = {
    'no number': { number: choose('', '-') },
    'ten times': { price: writtenPrice(price * 10, goods.unit, style) },
    'a hundredth': { price: writtenPrice(Math.max(1, Math.round(price / 100)), goods.unit, style) },
    'no price': { price: '' },
    'words for a price': { price: choose('ring för pris', 'dagspris', 'ca 12', '12,3,4') },
    'price 0': { price: writtenPrice(0, goods.unit, style) },
    'no such day': { from: '2026-13-45' },
    'other unit': {
      unit: writtenUnit(goods.unit === 'kg' ? 'förp' : 'kg', style),
      price: writtenPrice(price, goods.unit, { ...style, money: 'bare' }),
    },
    'all may pass': { tolerance: choose('100', '150') },
    'nothing to tell it by': { number: '', name: '' },
    sum: {
      number: '',
      name: '',
      unit: '',
      from: '',
      to: '',
      tolerance: '',
      ean: '',
      campaign: choose('Summa', 'Totalt:'),
      'list price': '',
    },
    heading: {
      number: '',
      name: 'KÖTT OCH FÅGEL',
      price: '',
      unit: '',
      from: '',
      to: '',
      tolerance: '',
      ean: '',
      campaign: '',
      'list price': '',
    },
  };
  return { ...cells, ...changed[manner] };
};

const rejectedManners: ReadonlySet<Manner> = new Set([
  'ten times',
  'a hundredth',
  'no price',
  'words for a price',
  'price 0',
  'dates swapped',
  'no such day',
  'again',
  'other unit',
  'all may pass',
  'nothing to tell it by',
  'sum',
  'heading',
]);

/** A manner shows only where the list has the column that it needs. */
const mannerIn = (columns: readonly ListColumn[], manner: Manner): Manner => {
  if (manner === 'all may pass' && !columns.includes('tolerance')) return 'good';
  return manner === 'sum' && !columns.includes('campaign') ? 'empty' : manner;
};

const dealOf = (
  goods: Goods,
  price: number,
  validFrom: string,
  validTo: string | null,
  at: number,
): ImportDeal => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  units: null,
  goods: goodsOf(goods),
  price: ore(price),
  validFrom,
  validTo,
  tolerance: { type: 'percent', up: '0', down: '0' },
  marketPriced: false,
  note: null,
});

/** A supplier's price list as restaurants get it, with what each row of it truly says; and what the restaurant buys and has agreed. */
export const mangledList = (choose: Choose): MangledList => {
  const style = listStyle(choose);
  const [encoding, delimiter, isTwoRows] = [
    choose(...encodings),
    choose(';', ',', '\t'),
    choose(true, false),
  ];
  const head = listHead(choose, isTwoRows);
  const goods = assortment(choose);
  const period = days(choose);
  const articles = goods.map((each): BoughtArticle => ({
    goods: goodsOf(each),
    articleNumber: each.number,
    name: each.name,
    unit: each.unit,
    currency: 'SEK',
    lastPaid: ore(each.ore),
  }));
  const deals = goods.flatMap((each, at) =>
    choose(true, false, false)
      ? [dealOf(each, each.ore - 100, choose('2026-01-01', period.from), choose(null, '2027-12-31'), at)]
      : [],
  );
  const rows: string[][] = head.above.map((row) => [...row]);
  const truth: TrueRow[] = [];
  let emptyRows = 0;
  const write = (manner: Manner, cells: Cells, promise: TrueRow['promise']): void => {
    rows.push(head.columns.map((column) => cells[column] ?? ''));
    truth.push({ row: rows.length, manner, promise });
  };
  for (const each of goods) {
    const manner = mannerIn(head.columns, choose(...manners));
    if (manner === 'empty') {
      rows.push([]);
      emptyRows += 1;
    }
    const price = each.ore + choose(-350, 0, 120, 999);
    const promise = { goods: goodsOf(each), price: ore(price), validFrom: period.from, validTo: period.to };
    const good = (): Cells => cellsOf(each, 'good', price, period, style, choose);
    const isKept = !rejectedManners.has(manner) || manner === 'again';
    if (['again', 'sum', 'heading', 'empty'].includes(manner)) write('good', good(), promise);
    if (manner !== 'empty')
      write(
        manner,
        cellsOf(each, manner, price, period, style, choose),
        isKept && manner !== 'again' ? promise : null,
      );
  }
  write(
    'good',
    cellsOf(
      { ...(goods[0] as Goods), number: '999999', name: 'Ny vara som ingen köpt' },
      'good',
      4990,
      period,
      style,
      choose,
    ),
    {
      goods: goodsKeyIn(
        {
          articleNumber: '999999',
          name: 'Ny vara som ingen köpt',
          unitOfMeasure: writtenUnit(goods[0]?.unit ?? '', style),
        },
        'SEK',
      ),
      price: '49.90',
      validFrom: period.from,
      validTo: period.to,
    },
  );
  const text = separated(rows, delimiter, choose('\r\n', '\n'));
  return {
    bytes: encodeList(text, encoding),
    made: { encoding, delimiter, isTwoRows, style },
    articles,
    deals,
    truth,
    emptyRows,
  };
};
