import { documentsContract } from '#features/intake/documents/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { supplierRequestsContract } from '#features/suppliers/suppliers/contract-requests.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { write } from './contract-entry.ts';

const prices = { scope: 'prices:write' } as const;
const acrossUnits = { ...prices, isWhole: true } as const;

/** What makes sense for a program to change. Claims stay drafts: a person sends them. */
export const openWrites = {
  uploadDocuments: write(
    'documents',
    documentsContract.uploadDocuments,
    'Sends invoices in; each is read afterwards, and its document says how far it has come',
    { scope: 'documents:write', status: 202 },
  ),
  settleAlerts: write('alert-decisions', priceMonitoringContract.settleAlerts, 'Settles alerts of articles', {
    ...prices,
    status: 201,
  }),
  withdrawDecisions: write(
    'alert-decisions/withdrawals',
    priceMonitoringContract.withdrawDecisions,
    'Takes decisions back',
    prices,
  ),
  createDeal: write('deals', dealsContract.createDeal, 'Enters a negotiated price', {
    ...prices,
    status: 201,
  }),
  correctDeal: write('deals/{dealId}', dealsContract.correctDeal, 'Corrects a deal', prices),
  endDeal: write('deals/{dealId}/end', dealsContract.endDeal, 'Ends a deal on a day', prices),
  deleteDeal: write(
    'deals/{dealId}',
    dealsContract.deleteDeal,
    'Deletes a deal that nothing was bought under',
    prices,
  ),
  draftClaims: write('claims', claimsContract.draftClaims, 'Drafts claims for lines that cost too much', {
    scope: 'claims:write',
    status: 201,
  }),
  changeClaim: write('claims/{claimId}', claimsContract.changeClaim, 'Changes the draft of a claim', {
    scope: 'claims:write',
  }),
  setSupplierContact: write(
    'suppliers/{supplierId}/contact',
    suppliersContract.setSupplierContact,
    'Says where a supplier is reached',
    prices,
  ),
  setSupplierCategory: write(
    'suppliers/{supplierId}/category',
    suppliersContract.setSupplierCategory,
    'Says what a supplier sells',
    prices,
  ),
  linkSuppliers: write(
    'company-suppliers',
    supplierLinksContract.linkSuppliers,
    'Chooses suppliers for outlets',
    acrossUnits,
  ),
  unlinkSupplier: write(
    'company-suppliers/{supplierId}',
    supplierLinksContract.unlinkSupplier,
    'Takes a supplier away from outlets',
    acrossUnits,
  ),
  requestSuppliers: write(
    'supplier-requests',
    supplierRequestsContract.requestSuppliers,
    'Asks for suppliers that the directory lacks',
    acrossUnits,
  ),
};
