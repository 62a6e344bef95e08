import { path } from '#platform/wire/path.ts';

export { alertsPath } from '#features/account/notifications/paths.ts';

export const watchedArticlesPath = path('/price-monitoring/articles', {
  article: 'any',
  search: 'any',
  supplier: 'any',
  alerts: ['true'],
  sort: 'any',
  direction: ['asc', 'desc'],
});
export const watchedArticlePath = path('/price-monitoring/articles/$articleId');
