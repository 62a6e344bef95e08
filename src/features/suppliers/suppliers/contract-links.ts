import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, searchText, timestamp } from '#platform/wire/fields.ts';
import { linkStatus, supplierRow } from './contract.ts';

/** A supplier of one outlet; `id` and `supplierId` are the same. */
export const outletSupplier = z.object({
  ...supplierRow.shape,
  supplierId: id,
  status: linkStatus,
  since: timestamp,
  latestInvoiceDate: isoDate.nullable(),
});

export type OutletSupplier = z.output<typeof outletSupplier>;

/** A supplier with its status at each outlet that the caller sees and that has it. */
export const organizationSupplier = z.object({
  ...supplierRow.shape,
  supplierId: id,
  latestInvoiceDate: isoDate.nullable(),
  outlets: z.array(z.object({ outletId: id, displayName: z.string(), status: linkStatus, since: timestamp })),
});

export type OrganizationSupplier = z.output<typeof organizationSupplier>;

/** Without a status: a new link, which waits for its first invoice. With one: a new link or a change of the one there is. */
const linkAsked = z.object({ supplierId: id, outletId: id, status: linkStatus.optional() });

export type LinkAsked = z.output<typeof linkAsked>;

const bulk = {
  body: z.object({
    organizationSuppliers: z.array(linkAsked).max(2_000),
    /** Waiting links of the named outlets that are not listed are withdrawn; listed ones may be there already. */
    replace: z.boolean().default(false),
    /** Further outlets that `replace` is about, as one for which nothing is chosen. */
    outletIds: z.array(id).max(200).default([]),
  }),
  reply: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    withdrawn: z.number().int(),
  }),
  creates: true,
  errors: [
    'supplier.not_exist',
    'outlet.not_exist',
    'outletsupplier.exist',
    'outletsupplier.not_exist',
    'organizationsupplier.duplicate',
  ],
} as const;

export type LinksChanged = z.output<typeof bulk.reply>;
export type LinksBody = z.output<typeof bulk.body>;

export const supplierLinksContract = {
  listOutletSuppliers: endpoint({
    method: 'GET',
    path: 'outlet-management/outlets/{outletId}/suppliers',
    summary: "Suppliers of one of the organization's outlets, sorted by displayName",
    access: 'reporter',
    params: z.object({ outletId: id }),
    reply: z.array(outletSupplier),
    errors: ['outlet.not_exist'],
  }),
  listOrganizationSuppliers: endpoint({
    method: 'GET',
    path: 'outlet-management/organization-suppliers',
    summary: "Suppliers of the organization's outlets that the caller sees, sorted by displayName",
    access: 'reporter',
    asOf: 'organization',
    query: z.object({ status: linkStatus.optional(), search: searchText }),
    reply: z.array(organizationSupplier),
    errors: [],
  }),
  linkSuppliers: endpoint({
    method: 'POST',
    path: 'outlet-management/organization-suppliers-bulk',
    summary: "Add suppliers to the organization's outlets, or change how they stand there: all rows or none",
    access: 'editor',
    ...bulk,
  }),
  linkOwnSuppliers: endpoint({
    method: 'POST',
    path: 'outlet-management/unit-less/organization-suppliers-bulk',
    summary: 'The same at outlets of any organization where the caller is owner or editor',
    access: 'session',
    impersonated: 'refused',
    ...bulk,
  }),
  unlinkSupplier: endpoint({
    method: 'DELETE',
    path: 'outlet-management/organizations/{organizationId}/suppliers/{supplierId}',
    summary: 'Take a supplier away from one outlet, or from all that the caller may change',
    access: 'editor',
    impersonated: 'refused',
    params: z.object({ organizationId: id, supplierId: id }),
    query: z.object({ outletId: id.optional() }),
    reply: z.object({ removed: z.number().int() }),
    errors: ['organization.not_exist', 'supplier.not_exist', 'outlet.not_exist', 'outletsupplier.not_exist'],
  }),
};
