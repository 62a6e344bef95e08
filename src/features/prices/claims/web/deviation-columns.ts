/** The columns of the articles with deviations; the ones with a priority give way where there is no room. */
export const columns = [
  { id: 'article', className: '', sortKey: null },
  { id: 'dates', className: '', sortKey: 'latest' },
  { id: 'purchases', className: 'num', sortKey: null, priority: 2 },
  { id: 'watchedToPaid', className: 'num', sortKey: null },
  { id: 'difference', className: 'num', sortKey: null },
  { id: 'sum', className: 'num', sortKey: 'sum' },
  { id: 'comment', className: '', sortKey: null, priority: 3 },
] as const;

type ColumnId = (typeof columns)[number]['id'];

/** The columns that there is room for. */
export type Shown = ReadonlySet<ColumnId>;
