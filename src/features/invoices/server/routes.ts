import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { invoicesContract } from '../contract.ts';
import { listVaultMonths, readInvoiceDetail } from './queries-detail.ts';
import { listInvoices } from './queries-list.ts';
import { documentRoutes } from './routes-documents.ts';
import type { DocumentDeps } from './routes-documents.ts';

/** The invoices' endpoints: documents as they arrive, and the invoices read from them. */
export const invoiceRoutes = (
  deps: DocumentDeps & { readonly db: Db },
): Handlers<typeof invoicesContract> => ({
  ...documentRoutes(deps),
  listInvoices: ({ scope, query }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => listInvoices(reader, scope, query)),
  readInvoice: ({ scope, params }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => readInvoiceDetail(reader, scope, params.invoiceId)),
  listVaultMonths: ({ scope }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => listVaultMonths(reader, scope)),
});
