import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate } from '#platform/wire/fields.ts';

/** Specification section 3: the 11 categories, in its order. */
export const supplierCategories = [
  'general',
  'alcohol',
  'meat',
  'supplies',
  'speciality',
  'soft-drinks',
  'coffee-and-tea',
  'baked-goods',
  'dairy-and-cheese',
  'fruit-and-vegetables',
  'fish-and-seafood',
] as const;

export const supplierCategory = z.enum(supplierCategories);

export type SupplierCategory = z.output<typeof supplierCategory>;

export const suppliersContract = {
  listCategories: endpoint({
    method: 'GET',
    path: 'supplier-management/categories',
    summary: 'The supplier categories',
    access: 'session',
    reply: z.array(z.object({ id: supplierCategory })),
    errors: [],
  }),
  listUnitSuppliers: endpoint({
    method: 'GET',
    path: 'supplier-management/unit-suppliers',
    summary: 'Suppliers that have invoiced the unit, for filters, sorted by displayName',
    access: 'reporter',
    reply: z.array(
      z.object({
        id,
        displayName: z.string(),
        category: supplierCategory,
        verified: z.boolean(),
        latestInvoiceDate: isoDate.nullable(),
      }),
    ),
    errors: [],
  }),
};
