import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, nameText, text, timestamp } from '#platform/wire/fields.ts';

/** Support staff have it, have asked the supplier, have put it into the directory, or have not. */
export const requestStates = ['received', 'contacted', 'added', 'declined', 'withdrawn'] as const;

export const requestState = z.enum(requestStates);

export type RequestState = z.output<typeof requestState>;

/** A supplier that the directory lacks, asked for by a restaurant. */
export const supplierRequest = z.object({
  id,
  name: z.string(),
  /** Ten digits. */
  organizationNumber: z.string().nullable(),
  outlets: z.array(z.object({ outletId: id, displayName: z.string() })),
  requestedAt: timestamp,
  /** Null when the account is gone. */
  requestedBy: z.string().nullable(),
  state: requestState,
  note: z.string().nullable(),
  /** What support staff wrote back. */
  answer: z.string().nullable(),
  /** The directory's, once it is added. */
  supplierId: id.nullable(),
});

export type SupplierRequest = z.output<typeof supplierRequest>;

const requestAsked = z.object({
  name: nameText(200).pipe(z.string().min(1)),
  /** With or without a hyphen. */
  organizationNumber: text(20).optional(),
  outletIds: z.array(id).min(1).max(200),
  note: text(1_000).optional(),
});

export type RequestAsked = z.output<typeof requestAsked>;

const bulk = {
  body: z.object({ requests: z.array(requestAsked).min(1).max(100) }),
  reply: z.object({ ids: z.array(id) }),
  status: 201,
  creates: true,
  errors: [
    'supplier.exist',
    'supplier.exist_by_legal_entity_number',
    'supplier_request.exist',
    'outlet.not_exist',
    'bad.request',
    'rate.limited',
  ],
} as const;

export const supplierRequestsContract = {
  requestSuppliers: endpoint({
    method: 'POST',
    path: 'outlet-management/organization-supplier-requests-bulk',
    summary: 'Ask for suppliers that the directory lacks, for chosen outlets: all rows or none',
    access: 'editor',
    ...bulk,
  }),
  requestOwnSuppliers: endpoint({
    method: 'POST',
    path: 'outlet-management/unit-less/organization-supplier-requests-bulk',
    summary: 'The same for outlets of any organization where the caller is owner or editor',
    access: 'session',
    impersonated: 'refused',
    ...bulk,
  }),
  listSupplierRequests: endpoint({
    method: 'GET',
    path: 'outlet-management/organizations/{organizationId}/supplier-requests',
    summary: 'What the organization has asked for at outlets that the caller sees, newest first',
    access: 'reporter',
    params: z.object({ organizationId: id }),
    reply: z.array(supplierRequest),
    errors: ['organization.not_exist'],
  }),
  withdrawSupplierRequest: endpoint({
    method: 'POST',
    path: 'outlet-management/supplier-requests/{requestId}/withdraw',
    summary: 'Take a request back that nobody has worked on',
    access: 'editor',
    params: z.object({ requestId: id }),
    reply: supplierRequest,
    errors: ['supplier_request.not_exist', 'supplier_request.not_withdrawable'],
  }),
};
