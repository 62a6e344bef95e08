import { path } from '#platform/wire/path.ts';

// What became of a file stands under one address; the features above that have the screens mount them.

export const invoicesPath = path('/invoices', {
  add: ['1'],
  supplier: 'any',
  page: 'any',
  q: 'any',
  period: 'any',
  from: 'any',
  to: 'any',
});
export { invoicePath } from '#platform/wire/doors.ts';

export const inboxPath = path('/invoices/inbox', {
  group: ['attention', 'done', 'deleted'],
  channel: 'any',
  doc: 'any',
  address: ['1'],
  add: ['1'],
});

/** Where a person corrects what was read of a file. */
export const reviewPath = path('/invoices/review/$documentId');

/** Where old invoices are imported. */
export const historyPath = path('/invoices/history');

/** Where support staff see what no program reads, of all customers. */
export const unreadablePath = path('/support/unreadable');

/** Price lists that suppliers sent; price lists have the screen. */
export const priceListsPath = path('/articles/price-lists');
