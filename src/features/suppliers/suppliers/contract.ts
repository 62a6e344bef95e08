import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, searchText, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

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

/** Of a supplier at an outlet; `requested` waits for its first invoice. */
export const linkStatuses = ['active', 'inactive', 'requested'] as const;

export const linkStatus = z.enum(linkStatuses);

export type LinkStatus = z.output<typeof linkStatus>;

/** A supplier of the directory, or one that only the caller's organizations have invoices of. */
export const supplierRow = z.object({
  id,
  displayName: z.string(),
  /** The company's registered name. */
  name: z.string(),
  category: supplierCategory,
  /** Ten digits; null where it is not known. */
  legalEntityNumber: z.string().nullable(),
  verified: z.boolean(),
  /** Not in the directory. */
  isPrivate: z.literal(true).optional(),
});

export type SupplierRow = z.output<typeof supplierRow>;

/** How the organization reaches the supplier, as its own people wrote it down: `phone` is E.164, `phoneText` as people write it. */
export const supplierContact = z.object({
  phone: z.string().nullable(),
  phoneText: z.string().nullable(),
  email: z.string().nullable(),
});

export type SupplierContact = z.output<typeof supplierContact>;

/** A supplier as its page shows it, in the unit and at the organization's outlets that the caller sees. */
export const supplierPage = z.object({
  ...supplierRow.shape,
  bankgiro: z.string().nullable(),
  contact: supplierContact,
  outlets: z.array(
    z.object({
      outletId: id,
      displayName: z.string(),
      status: linkStatus.nullable(),
      since: timestamp.nullable(),
    }),
  ),
  /** What the unit's products, invoices and alerts call this supplier. */
  ownIds: z.array(id),
  currency,
  /** The 13 months up to this one, oldest first; VAT excluded. */
  costByMonth: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), cost: decimalText })),
  /** Of the same months. */
  cost: decimalText,
  /** What the trust gate holds of the same months, not in the cost. */
  waiting: decimalText,
  /** Percent of what the unit bought from everyone in these months; null when that is nothing. */
  share: decimalText.nullable(),
  products: z.number().int(),
  invoices: z.number().int(),
  latestInvoiceDate: isoDate.nullable(),
});

export type SupplierPage = z.output<typeof supplierPage>;

export const suppliersContract = {
  listCategories: endpoint({
    method: 'GET',
    path: 'supplier-management/categories',
    summary: 'The supplier categories',
    access: 'session',
    reply: z.array(z.object({ id: supplierCategory })),
    errors: [],
  }),
  listSuppliers: endpoint({
    method: 'GET',
    path: 'supplier-management/suppliers',
    summary:
      'All suppliers sorted by displayName with `pagination=false`, which answers an ETag; otherwise a page, best match first',
    access: 'session',
    query: z.object({
      ...paging.shape,
      pagination: z.enum(['true', 'false']).default('true'),
      search: searchText,
      category: supplierCategory.optional(),
    }),
    headers: { 'If-None-Match': 'The ETag of the list that the caller has: 304 while it is the newest' },
    reply: z.union([z.array(supplierRow), pageOf(supplierRow)]),
    errors: [],
  }),
  readSupplier: endpoint({
    method: 'GET',
    path: 'supplier-management/suppliers/{supplierId}',
    summary: 'One supplier, what it cost by month, and where it is linked',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    params: z.object({ supplierId: id }),
    reply: supplierPage,
    errors: ['supplier.not_exist', 'plan.required'],
  }),
  setSupplierContact: endpoint({
    method: 'PUT',
    path: 'supplier-management/suppliers/{supplierId}/contact',
    summary: 'Write down how the organization reaches a supplier that it has',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: z.object({ supplierId: id }),
    /** A blank one is forgotten; a telephone number without a country code is Swedish. */
    body: z.object({ phone: z.string().max(40), email: z.union([z.literal(''), z.email().max(200)]) }),
    reply: supplierContact,
    errors: ['supplier.not_exist', 'bad.request'],
  }),
  setSupplierCategory: endpoint({
    method: 'PUT',
    path: 'supplier-management/suppliers/{supplierId}/category',
    summary: "What a supplier is to the unit's company, with the articles that it has from it",
    access: 'editor',
    demo: 'refused',
    params: z.object({ supplierId: id }),
    /** One of the categories that are listed. */
    body: z.object({ category: text(40) }),
    reply: z.object({ category: supplierCategory }),
    errors: ['supplier.not_exist', 'supplier_category.not_exist'],
  }),
  listUnitSuppliers: endpoint({
    method: 'GET',
    path: 'supplier-management/unit-suppliers',
    summary: 'Suppliers that have invoiced the unit, for filters, sorted by displayName',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
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
