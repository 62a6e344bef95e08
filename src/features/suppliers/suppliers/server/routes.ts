import type { Db, Reader } from '#platform/server/db/port.ts';
import { Tagged } from '#platform/server/http/tagged.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { refused } from '#platform/wire/refused.ts';
import { supplierCategories } from '../contract.ts';
import type { suppliersContract } from '../contract.ts';
import { prepareSuppliers, searchSuppliers } from '../rules-search.ts';
import { setSupplierContact } from './commands-contact.ts';
import { setCategory } from './commands-category.ts';
import { listTag, privateSuppliers, together } from './queries-directory.ts';
import type { Directory } from './queries-directory.ts';
import { suppliersInPlan, suppliersSeen } from './queries-plan.ts';
import { readSupplier } from './queries-page.ts';
import { listUnitSuppliers } from './queries.ts';

/** The suppliers' endpoints. */
export const supplierRoutes = (
  { db }: { readonly db: Db },
  readDirectory: (reader: Reader) => Promise<Directory>,
): Handlers<typeof suppliersContract> => ({
  listCategories: () => Promise.resolve(supplierCategories.map((id) => ({ id }))),
  listSuppliers: ({ user, query, now }) =>
    db.platformRead(async (reader) => {
      const { pagination, search = '', category, ...page } = query;
      const directory = await readDirectory(reader);
      const own = await privateSuppliers(reader, user.userId);
      const seen = await suppliersSeen(reader, user.userId, now);
      const find = () => {
        const found =
          search === ''
            ? together(directory.index.rows, own)
            : searchSuppliers([directory.index, prepareSuppliers(own)], search);
        return found.filter(
          (row) =>
            (category === undefined || row.category === category) && (seen === null || seen.has(row.id)),
        );
      };
      if (pagination === 'false')
        return new Tagged(listTag(directory, own, { search, category, seen: seen && [...seen] }), () => [
          ...find(),
        ]);
      const found = find();
      return { content: found.slice(offsetOf(page), offsetOf(page) + page.limit), total: found.length };
    }),
  readSupplier: ({ scope, user, now, params }) =>
    db.tenantRead(scope.organizationId, async (reader) => {
      const page = await readSupplier(reader, scope, { userId: user.userId, now }, params.supplierId);
      if (page === null) return refused('supplier.not_exist');
      const shown = await suppliersInPlan(reader, scope.organizationId, scope.view);
      return shown === null || shown.has(page.id) ? page : refused('plan.required');
    }),
  setSupplierContact: ({ scope, actor, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      setSupplierContact(tx, scope, actor, { ...params, ...body }),
    ),
  setSupplierCategory: async ({ scope, actor, params, body }) => {
    const category = supplierCategories.find((one) => one === body.category);
    if (category === undefined) return refused('supplier_category.not_exist');
    return db.tenantTransaction(scope.organizationId, (tx) =>
      setCategory(tx, scope, { supplierId: params.supplierId, category }, actor),
    );
  },
  listUnitSuppliers: ({ scope }) =>
    db.tenantRead(scope.organizationId, (reader) => listUnitSuppliers(reader, scope)),
});
