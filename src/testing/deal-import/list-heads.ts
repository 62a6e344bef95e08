import type { Choose } from '#testing/price-watch/histories.ts';

/** A column of a generated list; `other` holds what no import reads. */
export type ListColumn =
  | 'number'
  | 'name'
  | 'price'
  | 'unit'
  | 'from'
  | 'to'
  | 'tolerance'
  | 'ean'
  | 'campaign'
  | 'list price';

type Names = Readonly<Record<ListColumn, string>>;

const plain: readonly Names[] = [
  {
    number: 'Artikelnummer',
    name: 'Benämning',
    price: 'Avtalspris',
    unit: 'Enhet',
    from: 'Gäller från',
    to: 'Gäller till',
    tolerance: 'Tolerans %',
    ean: 'EAN',
    campaign: 'Kampanjkod',
    'list price': 'Listpris',
  },
  {
    number: 'Art nr',
    name: 'Benämning',
    price: 'Netto SEK',
    unit: 'Enh',
    from: 'Giltig fr o m',
    to: 't o m',
    tolerance: 'Avv %',
    ean: 'EAN-kod',
    campaign: 'Kampanjkod',
    'list price': 'Bruttopris',
  },
  {
    number: 'Artnr.',
    name: 'Artikelbenämning',
    price: 'À-pris',
    unit: 'Prisenhet',
    from: 'Fr.o.m.',
    to: 'T.o.m.',
    tolerance: 'Tolerans (%)',
    ean: 'GTIN',
    campaign: 'Grupp',
    'list price': 'Ord. pris',
  },
  {
    number: 'VARUNR',
    name: 'VARUNAMN',
    price: 'PRIS EXKL MOMS',
    unit: 'ENHET',
    from: 'STARTDATUM',
    to: 'SLUTDATUM',
    tolerance: 'TOLERANS %',
    ean: 'EAN',
    campaign: 'SORTIMENT',
    'list price': 'PRIS INKL MOMS',
  },
  {
    number: 'Item no',
    name: 'Description',
    price: 'Net price',
    unit: 'Unit',
    from: 'Valid from',
    to: 'Valid to',
    tolerance: 'Tolerance %',
    ean: 'GTIN',
    campaign: 'Campaign',
    'list price': 'List price',
  },
  {
    number: 'Article number',
    name: 'Product name',
    price: 'Agreed price (SEK)',
    unit: 'UoM',
    from: 'Start date',
    to: 'End date',
    tolerance: 'Tolerance percent',
    ean: 'EAN',
    campaign: 'Group',
    'list price': 'Gross price',
  },
];

/** A group over its columns, and what stands below it. */
const grouped: Readonly<Record<ListColumn, readonly [group: string, below: string]>> = {
  number: ['Artikel', 'Nummer'],
  name: ['Artikel', 'Benämning'],
  price: ['Pris', 'Netto'],
  unit: ['Pris', 'Enhet'],
  from: ['Giltighet', 'Från'],
  to: ['Giltighet', 'Till'],
  tolerance: ['Villkor', 'Tolerans %'],
  ean: ['Övrigt', 'EAN'],
  campaign: ['Övrigt', 'Kampanjkod'],
  'list price': ['Övrigt', 'Listpris'],
};

const order: readonly ListColumn[] = [
  'number',
  'name',
  'price',
  'unit',
  'from',
  'to',
  'tolerance',
  'ean',
  'campaign',
  'list price',
];

/** Columns, and the rows above the first row of goods. */
export interface ListHead {
  readonly columns: readonly ListColumn[];
  readonly above: readonly (readonly string[])[];
}

/** A head in one row or two, under a title or not, with the columns in some order and some of them left out. */
export const listHead = (choose: Choose, isTwoRows: boolean): ListHead => {
  const optional: readonly ListColumn[] = ['tolerance', 'ean', 'campaign', 'list price'];
  const chosen = order.filter((column) => !optional.includes(column) || choose(true, false));
  const columns = isTwoRows
    ? chosen
    : choose(chosen, [...chosen.slice(2), ...chosen.slice(0, 2)], chosen.toReversed());
  const title = choose<readonly (readonly string[])[]>(
    [],
    [['Prisavtal vinter 2026']],
    [
      ['Exempelgrossisten AB'],
      ['Storgatan 1, 111 22 Stockholm'],
      [],
      ['Avtalspriser, alla priser exkl. moms'],
    ],
  );
  if (!isTwoRows) {
    const names = choose(...plain);
    return { columns, above: [...title, columns.map((column) => names[column])] };
  }
  const groups = columns.map((column) => grouped[column][0]);
  // A merged cell that became text: the group's name stands over its first column alone.
  const merged = groups.map((group, at) => (groups[at - 1] === group ? '' : group));
  return { columns, above: [...title, merged, columns.map((column) => grouped[column][1])] };
};
