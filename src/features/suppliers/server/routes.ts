import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { supplierCategories } from '../contract.ts';
import type { suppliersContract } from '../contract.ts';
import { listUnitSuppliers } from './queries.ts';

/** The suppliers' endpoints. */
export const supplierRoutes = ({ db }: { readonly db: Db }): Handlers<typeof suppliersContract> => ({
  listCategories: () => Promise.resolve(supplierCategories.map((id) => ({ id }))),
  listUnitSuppliers: ({ scope }) =>
    db.tenantRead(scope.organizationId, (reader) => listUnitSuppliers(reader, scope)),
});
