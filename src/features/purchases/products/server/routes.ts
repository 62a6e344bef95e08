import type { Role } from '#core/access/roles.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import type { productsContract } from '../contract.ts';
import { readProductDetail } from './queries-detail.ts';
import { listProducts } from './queries-list.ts';
import type { Visible } from './queries-list.ts';

const visibleTo = (role: Role): Visible => (role === 'reporter' ? 'with-alerts' : 'all');

/** The products' endpoints. */
export const productRoutes = ({ db }: { readonly db: Db }): Handlers<typeof productsContract> => ({
  listProducts: ({ scope, role, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listProducts(reader, scope, query, visibleTo(role))),
  readProduct: ({ scope, role, params, query, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      readProductDetail(reader, scope, boundsOf(query), params.articleId, {
        visible: visibleTo(role),
        today: swedishDate(now),
      }),
    ),
});
