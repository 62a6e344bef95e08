import { path } from '#platform/wire/path.ts';

/** What a notice of price changes opens; price monitoring has the screen. */
export const alertsPath = path('/price-monitoring/overview', {
  article: 'any',
  status: ['UNRESOLVED', 'RESOLVED', 'IGNORED'],
  sort: 'any',
  direction: ['asc', 'desc'],
});
