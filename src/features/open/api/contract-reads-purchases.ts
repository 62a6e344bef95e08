import { documentsContract } from '#features/intake/documents/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { overviewContract } from '#features/purchases/overview/contract.ts';
import { reviewContract } from '#features/reading/review/contract.ts';
import { file, one, page } from './contract-entry.ts';

const updates = { hasUpdates: true };

/** What arrived, what was booked, what it costs, and what is claimed back. */
export const purchaseReads = {
  listDocuments: page('documents', documentsContract.listDocuments, 'Documents, the newest first'),
  readDocument: one(
    'documents/{documentId}',
    documentsContract.readDocument,
    'A document and what became of it',
  ),
  downloadOriginal: file(
    'documents/{documentId}/original',
    documentsContract.downloadOriginal,
    'A document as it came, byte for byte',
  ),
  listArrivals: page('arrivals', inboxContract.listArrivals, 'What came through the doors'),
  readArrivalsSummary: one('arrivals-summary', inboxContract.readArrivalsSummary, 'How many arrivals wait'),
  readArrival: one('arrivals/{documentId}', inboxContract.readArrival, 'An arrival with its files'),
  readReview: one(
    'reviews/{documentId}',
    reviewContract.readReview,
    'What was read of a document, and what is doubted',
  ),
  readPage: file(
    'reviews/{documentId}/pages/{page}',
    reviewContract.readPage,
    'A page of a document as a picture',
  ),
  listLayouts: page('layouts', reviewContract.listLayouts, 'Layouts of invoices that were taught'),
  listInvoices: page(
    'invoices',
    invoicesContract.listInvoices,
    'Invoices, with sums of the whole selection',
    { ...updates, expands: { supplier: 'supplier', lines: 'invoiceLines' } },
  ),
  readInvoice: one('invoices/{invoiceId}', invoicesContract.readInvoice, 'An invoice with its lines'),
  listVaultMonths: page('invoice-months', invoicesContract.listVaultMonths, 'Months that have invoices'),
  readOverview: one('overview', overviewContract.readOverview, 'The figures of a period'),
  readSupplierSpend: one(
    'spend/{supplierId}',
    overviewContract.readSupplierSpend,
    'What was bought of a supplier, by month and category',
  ),
  readAlertSummary: one(
    'alerts-summary',
    priceMonitoringContract.readSummary,
    'What dearer and cheaper prices come to',
  ),
  listAlerts: page('alerts', priceMonitoringContract.listAlerts, 'Price alerts by article', {
    ...updates,
    expands: { supplier: 'supplier' },
  }),
  readAlert: one('alerts/{articleId}', priceMonitoringContract.readAlert, "An article's alerts, and why"),
  listWatched: page(
    'watched-articles',
    priceMonitoringContract.listArticles,
    'Articles and their watched prices',
  ),
  listRules: page('alert-rules', priceMonitoringContract.listRules, 'Limits that alerts follow'),
  listDeviations: page(
    'deviations',
    deviationsContract.listDeviations,
    'Lines that cost more than agreed, by article',
  ),
  listDeviationLines: page('deviation-lines', deviationsContract.listDeviationLines, 'Such lines one by one'),
  listClaims: page('claims', claimsContract.listClaims, 'Credit claims', {
    ...updates,
    expands: { supplier: 'supplier', lines: 'claimLines' },
  }),
  readClaim: one('claims/{claimId}', claimsContract.readClaim, 'A claim with its lines and letters'),
  readClaimBoard: one('claim-board', claimsContract.readClaimBoard, 'Claims by state'),
  listClaimSuppliers: page(
    'claim-suppliers',
    claimsContract.listClaimSuppliers,
    'What was claimed of each supplier',
  ),
  readRecovered: one('recovered', claimsContract.readRecovered, 'What came back, by month'),
  listClaimedLines: page('claimed-lines', claimsContract.listClaimedLines, 'Lines that stand in claims'),
  listCreditDocuments: page(
    'claims/{claimId}/credit-documents',
    claimsContract.listCreditDocuments,
    'Credit notes that may answer a claim',
  ),
  readCreditUses: one(
    'credit-uses',
    claimsContract.readCreditUses,
    'Which claims a credit note is for, and where only a person can say',
  ),
  downloadClaimLetter: file(
    'claims/{claimId}/letter.pdf',
    claimsContract.downloadLetter,
    "A claim's letter as PDF",
  ),
};
