import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { invoicesContract } from '../contract.ts';
import { acceptDocument } from './commands-accept.ts';
import { readInvoiceDetail } from './queries-detail.ts';
import { listInvoices, listVaultMonths } from './queries-list.ts';

/** The endpoints of what was read and booked. */
export const invoiceRoutes = (deps: {
  readonly db: Db;
  readonly clock: Clock;
}): Handlers<typeof invoicesContract> => ({
  listInvoices: ({ scope, query }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => listInvoices(reader, scope, query)),
  readInvoice: ({ scope, params }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => readInvoiceDetail(reader, scope, params.invoiceId)),
  acceptDocument: ({ scope, actor, params, body }) =>
    acceptDocument(deps, scope, { ...params, actor, comment: body.comment ?? null }),
  listVaultMonths: ({ scope, query }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => listVaultMonths(reader, scope, query.search)),
});
