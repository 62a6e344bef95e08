/** Lists that views are kept of, each with the parts of its address that a view holds. */
export const listParts = {
  invoices: ['q', 'supplier', 'min', 'max', 'only', 'sort', 'dir', 'period', 'from', 'to'],
  products: [
    'search',
    'supplier',
    'category',
    'changed',
    'negotiated',
    'sort',
    'direction',
    'period',
    'from',
    'to',
  ],
  prices: ['status', 'sort', 'direction', 'period', 'from', 'to'],
  articles: ['search', 'supplier', 'alerts', 'sort', 'direction'],
  deals: ['search', 'supplier', 'show', 'broken', 'sort', 'direction'],
  deviations: ['q', 'status', 'deals', 'dearer', 'supplier', 'sort', 'dir', 'period', 'from', 'to'],
  claims: ['state'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ViewList = keyof typeof listParts;

export const viewLists = [
  'invoices',
  'products',
  'prices',
  'articles',
  'deals',
  'deviations',
  'claims',
] as const;

/** Views of one person in one list of a unit, and shared ones of all. */
export const mostViews = 30;

export const longestName = 60;

type Search = Readonly<Record<string, string>>;

/** What of an address belongs to a view of the list; a part without a value is none. */
export const searchOf = (list: ViewList, address: Search): Search =>
  Object.fromEntries(
    listParts[list].flatMap((part) => {
      const value = address[part];
      return value === undefined || value === '' ? [] : [[part, value]];
    }),
  );

const periodParts: readonly string[] = ['period', 'from', 'to'];

/** Whether an address asks for anything itself, beside a period: then no view is put in its place. */
export const asksItself = (list: ViewList, address: Search): boolean =>
  Object.keys(searchOf(list, address)).some((part) => !periodParts.includes(part));

/** Whether two searches show the same; an order of columns counts, one of parts does not. */
export const isSameView = (
  one: { readonly search: Search; readonly columns: readonly string[] | null },
  other: { readonly search: Search; readonly columns: readonly string[] | null },
): boolean => {
  const parts = new Set([...Object.keys(one.search), ...Object.keys(other.search)]);
  const isSameSearch = [...parts].every((part) => one.search[part] === other.search[part]);
  if (!isSameSearch || one.columns === null || other.columns === null) return isSameSearch;
  const names = other.columns;
  return one.columns.length === names.length && one.columns.every((column) => names.includes(column));
};
