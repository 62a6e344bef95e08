import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { invoicesContract } from '../contract.ts';
import { listVaultMonths, readInvoiceDetail } from './queries-detail.ts';
import { listInvoices } from './queries-list.ts';

/** The endpoints of what was read and booked. */
export const invoiceRoutes = ({ db }: { readonly db: Db }): Handlers<typeof invoicesContract> => ({
  listInvoices: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listInvoices(reader, scope, query)),
  readInvoice: ({ scope, params }) =>
    db.tenantRead(scope.organizationId, (reader) => readInvoiceDetail(reader, scope, params.invoiceId)),
  listVaultMonths: ({ scope }) =>
    db.tenantRead(scope.organizationId, (reader) => listVaultMonths(reader, scope)),
});
