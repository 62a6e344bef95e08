import { z } from 'zod';
import { requestState, supplierRequest } from '#features/suppliers/suppliers/contract-requests.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, searchText, nameText, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

/** A request in the queue of support staff. */
export const queuedRequest = z.object({
  ...supplierRequest.shape,
  organization: z.object({ id, name: z.string() }),
});

export type QueuedRequest = z.output<typeof queuedRequest>;

/** A company that appeared on invoices and is not in the directory, of all organizations together. */
export const proposal = z.object({
  id,
  displayName: z.string(),
  /** Six digits and four stars where it is a personal identity number, which the directory does not take. */
  organizationNumber: z.string().nullable(),
  organizations: z.number().int(),
  firstSeenAt: timestamp,
});

export type Proposal = z.output<typeof proposal>;

/** An entry as support staff see it. */
export const directorySupplier = z.object({
  id,
  displayName: z.string(),
  legalName: z.string(),
  organizationNumber: z.string().nullable(),
  category: supplierCategory,
  verified: z.boolean(),
  /** Organizations that have it. */
  organizations: z.number().int(),
  createdAt: timestamp,
  /** Where it was merged into, and how to undo that. */
  merged: z.object({ mergeId: id, intoId: id, intoName: z.string() }).nullable(),
});

export type DirectorySupplier = z.output<typeof directorySupplier>;

export const directoryEntry = z.object({
  displayName: nameText(200).pipe(z.string().min(1)),
  legalName: nameText(200).pipe(z.string().min(1)),
  /** With or without a hyphen; blank or left out where it is not known. */
  organizationNumber: text(20).optional(),
  category: supplierCategory,
});

export type DirectoryEntry = z.output<typeof directoryEntry>;

const staff = { access: 'staff', impersonated: 'refused' } as const;
const taken = ['supplier.exist', 'supplier.exist_by_legal_entity_number', 'bad.request'] as const;

export const directoryContract = {
  listQueuedRequests: endpoint({
    ...staff,
    method: 'GET',
    path: 'directory/requests',
    summary: 'Suppliers that restaurants ask for, oldest first; without a state those that are open',
    query: z.object({ ...paging.shape, state: requestState.optional() }),
    reply: pageOf(queuedRequest),
    errors: [],
  }),
  answerRequest: endpoint({
    ...staff,
    method: 'PUT',
    path: 'directory/requests/{requestId}',
    summary:
      'Move a request on; the person who asked gets a letter, and an added supplier is linked as waiting',
    params: z.object({ requestId: id }),
    body: z.object({
      state: z.enum(['contacted', 'added', 'declined']),
      /** Goes into the letter. */
      note: text(1_000).optional(),
      /** Needed for `added`. */
      supplierId: id.optional(),
    }),
    reply: queuedRequest,
    errors: [
      'supplier_request.not_exist',
      'supplier_request.already_settled',
      'supplier.not_exist',
      'bad.request',
    ],
  }),
  listProposals: endpoint({
    ...staff,
    method: 'GET',
    path: 'directory/proposals',
    summary: 'Companies that first appeared on invoices, those of most organizations first',
    query: z.object({ ...paging.shape, search: searchText }),
    reply: pageOf(proposal),
    errors: [],
  }),
  acceptProposal: endpoint({
    ...staff,
    method: 'POST',
    path: 'directory/proposals/{proposalId}/accept',
    summary: 'Take a company into the directory; the organizations that have it keep their figures',
    params: z.object({ proposalId: id }),
    body: directoryEntry,
    reply: directorySupplier,
    creates: true,
    errors: ['proposal.not_exist', ...taken],
  }),
  declineProposal: endpoint({
    ...staff,
    method: 'POST',
    path: 'directory/proposals/{proposalId}/decline',
    summary: 'Leave a company out of the directory',
    params: z.object({ proposalId: id }),
    reply: z.object({ id }),
    errors: ['proposal.not_exist'],
  }),
  listDirectory: endpoint({
    ...staff,
    method: 'GET',
    path: 'directory/suppliers',
    summary: 'The directory, best match first, merged entries too',
    query: z.object({
      ...paging.shape,
      search: searchText,
      category: supplierCategory.optional(),
      merged: z.enum(['true', 'false']).optional(),
    }),
    reply: pageOf(directorySupplier),
    errors: [],
  }),
  createDirectorySupplier: endpoint({
    ...staff,
    method: 'POST',
    path: 'directory/suppliers',
    summary: 'Add a supplier to the directory',
    body: z.object({ ...directoryEntry.shape, verified: z.boolean().default(false) }),
    reply: directorySupplier,
    status: 201,
    creates: true,
    errors: taken,
  }),
  changeDirectorySupplier: endpoint({
    ...staff,
    method: 'PUT',
    path: 'directory/suppliers/{supplierId}',
    summary: 'Change or verify a supplier of the directory',
    params: z.object({ supplierId: id }),
    body: z.object({ ...directoryEntry.shape, verified: z.boolean() }),
    reply: directorySupplier,
    errors: ['supplier.not_exist', ...taken],
  }),
  mergeDirectorySuppliers: endpoint({
    ...staff,
    method: 'POST',
    path: 'directory/suppliers/{supplierId}/merge',
    summary: 'Let one entry stand for another; the merged one is shown no more and can be taken back',
    params: z.object({ supplierId: id }),
    body: z.object({ intoId: id }),
    reply: directorySupplier,
    errors: ['supplier.not_exist', 'supplier.not_mergeable'],
  }),
  undoMerge: endpoint({
    ...staff,
    method: 'POST',
    path: 'directory/merges/{mergeId}/undo',
    summary: 'Take a merge back',
    params: z.object({ mergeId: id }),
    reply: directorySupplier,
    errors: ['merge.not_exist'],
  }),
};
