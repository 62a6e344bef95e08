import { proposalIdOf } from '#features/suppliers/directory/server/queries-proposals.ts';
import type { Tx } from '#platform/server/db/port.ts';

type Ids = Readonly<Record<'supplier' | 'outlet' | 'organization' | 'request', string>>;

const nothing = () => ({});
const linked = ({ supplier, outlet }: Ids) => ({
  body: { organizationSuppliers: [{ supplierId: supplier, outletId: outlet }] },
});
const asksFor =
  (name: string) =>
  ({ outlet }: Ids) => ({ body: { requests: [{ name, outletIds: [outlet] }] } });

/** A well-formed request for every route about suppliers. */
export const supplierSamples = {
  suppliers: {
    listCategories: nothing,
    listSuppliers: nothing,
    readSupplier: ({ supplier }: Ids) => ({ params: { supplierId: supplier } }),
    setSupplierContact: ({ supplier }: Ids) => ({
      params: { supplierId: supplier },
      body: { phone: '08-508 000 00', email: 'order@rokeriet.test' },
    }),
    setSupplierCategory: ({ supplier }: Ids) => ({
      params: { supplierId: supplier },
      body: { category: 'fish-and-seafood' },
    }),
    listUnitSuppliers: nothing,
  },
  supplierLinks: {
    listOutletSuppliers: ({ outlet }: Ids) => ({ params: { outletId: outlet } }),
    listOrganizationSuppliers: nothing,
    linkSuppliers: linked,
    linkOwnSuppliers: linked,
    unlinkSupplier: ({ organization, supplier }: Ids) => ({
      params: { organizationId: organization, supplierId: supplier },
    }),
  },
  supplierRequests: {
    requestSuppliers: asksFor('Nyrökeriet'),
    requestOwnSuppliers: asksFor('Nyrökeriet på ön'),
    listSupplierRequests: ({ organization }: Ids) => ({ params: { organizationId: organization } }),
    withdrawSupplierRequest: ({ request }: Ids) => ({ params: { requestId: request } }),
  },
};

const otherEntry = '018f0000-0000-7000-8000-00000000feed';
const mergedEntry = '018f0000-0000-7000-8000-00000000face';
const entry = { displayName: 'Strövare', legalName: 'Strövare AB', category: 'general' } as const;

/** The same for what support staff do to the directory; `stray` is the id of what `buildDirectory` makes. */
export const directorySamples = (stray: string) => ({
  listQueuedRequests: nothing,
  answerRequest: () => ({ params: { requestId: stray }, body: { state: 'contacted' } }),
  listProposals: nothing,
  acceptProposal: () => ({
    params: { proposalId: proposalIdOf('number 5566000007') },
    body: { displayName: 'Rökeriet nr 7', legalName: 'Rökeriet nr 7 AB', category: 'fish-and-seafood' },
  }),
  declineProposal: () => ({ params: { proposalId: proposalIdOf('name stray') } }),
  listDirectory: nothing,
  createDirectorySupplier: () => ({ body: entry }),
  changeDirectorySupplier: () => ({
    params: { supplierId: stray },
    body: { ...entry, displayName: 'Ströviken', verified: true },
  }),
  mergeDirectorySuppliers: () => ({ params: { supplierId: stray }, body: { intoId: otherEntry } }),
  undoMerge: () => ({ params: { mergeId: stray } }),
});

/** What support staff keep: entries of the directory, one of them merged, a company that is proposed, and a request. */
export const buildDirectory = async (tx: Tx, organizationId: string, stray: string): Promise<void> => {
  await tx.query(
    `insert into supplier (id, display_name, legal_name, category, search_name, merged_into)
     values ($1, 'Strövik', 'Strövik AB', 'general', 'strövik', null), ($2, 'Ströby', 'Ströby AB', 'general', 'ströby', null),
       ($3, 'Ströås', 'Ströås AB', 'general', 'ströås', $2)`,
    [stray, otherEntry, mergedEntry],
  );
  await tx.query('insert into directory_merge (id, from_id, into_id, merged_at) values ($1, $2, $3, now())', [
    stray,
    mergedEntry,
    otherEntry,
  ]);
  await tx.query(
    `insert into organization_supplier (organization_id, id, display_name, search_name, created_at)
     values ($1, $2, 'Stray', 'stray', now())`,
    [organizationId, stray],
  );
  await tx.query(
    `insert into supplier_request (organization_id, id, name, search_name, requested_at)
     values ($1, $2, 'Strö', 'strö', now())`,
    [organizationId, stray],
  );
};
