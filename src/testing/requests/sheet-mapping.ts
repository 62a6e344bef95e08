/** What somebody said of the columns of a table. */
export const sheetMapping = {
  columns: ['name', 'sum'],
  hasHead: true,
  decimalMark: ',',
  dateOrder: 'day-first',
  supplier: 'Rökeriet',
  currency: 'SEK',
};
