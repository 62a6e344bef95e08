import type { Role } from '#core/access/roles.ts';
import { atLeast } from '#core/access/roles.ts';
import { searchWordsOf } from '#core/values/search-words.ts';
import { findClaims } from '#features/prices/claims/server/queries-found.ts';
import { findDeals } from '#features/prices/deals/server/queries-found.ts';
import { findInvoices } from '#features/purchases/invoices/server/queries-found.ts';
import { findArticles } from '#features/purchases/products/server/queries-found.ts';
import { findSuppliers } from '#features/suppliers/suppliers/server/queries-found.ts';
import { suppliersInPlan } from '#features/suppliers/suppliers/server/queries-plan.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Found } from '../contract.ts';
import { mostOf } from '../rules.ts';

/** Who asks, and when. */
export interface Seeker {
  readonly role: Role;
  /** A date in Sweden. */
  readonly today: string;
}

/** Articles whose newest invoices are shown beside those found by their heads. */
const articlesFollowed = 3;

/**
 * What a text finds in the unit, as far as the role may see it: a reporter articles and deals with active alerts, and no claims. Work
 * grows with the unit's articles, suppliers, deals and claims, and not with its invoices.
 */
export const findAnything = async (
  reader: Reader,
  scope: UnitScope,
  { role, today }: Seeker,
  text: string,
): Promise<Found> => {
  const asked = searchWordsOf(text);
  const isReporter = role === 'reporter';
  const named = findSuppliers(reader, scope, asked);
  const bought = named.then(({ byWord }) =>
    findArticles(reader, scope, asked, byWord, {
      visible: isReporter ? 'with-alerts' : 'all',
      most: mostOf.articles,
    }),
  );
  const billed = Promise.all([named, bought]).then(([{ byWord }, articles]) =>
    findInvoices(reader, scope, asked, {
      suppliers: byWord,
      articles: articles.slice(0, articlesFollowed),
      most: mostOf.invoices,
    }),
  );
  const [{ found }, articles, invoices, shown, deals, claims] = await Promise.all([
    named,
    bought,
    billed,
    suppliersInPlan(reader, scope.organizationId, scope.view),
    findDeals(reader, scope, asked, { today, onlyWithAlerts: isReporter }, mostOf.deals),
    atLeast(role, 'editor') ? findClaims(reader, scope, asked, mostOf.claims) : [],
  ]);
  return {
    articles: articles.map(({ supplierId: _supplier, lastDate: _date, ...article }) => article),
    invoices,
    suppliers: found.filter(({ id }) => shown === null || shown.has(id)).slice(0, mostOf.suppliers),
    deals,
    claims,
  };
};
