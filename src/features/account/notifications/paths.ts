import { path } from '#platform/wire/path.ts';

/** Where a kind of mail is ended without a session; the server itself has the page. */
export const unsubscribePath = path('/unsubscribe/$token');

/** What a notice of price changes opens; price monitoring has the screen. */
export const alertsPath = path('/price-monitoring/overview', {
  article: 'any',
  status: ['UNRESOLVED', 'RESOLVED', 'IGNORED'],
  sort: 'any',
  direction: ['asc', 'desc'],
});
