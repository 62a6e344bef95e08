import { anyone, machines, ownersThemselves, readers, staffOnly } from './matrix-cells.ts';

/** The matrix of plans and what is paid for them. */
export const billingCells = {
  // Rows 37 and 38.
  billing: {
    readPlan: readers,
    readBilling: ownersThemselves,
    listBills: ownersThemselves,
    refreshPlan: ownersThemselves,
    openCheckout: ownersThemselves,
    buyOnInvoice: ownersThemselves,
    previewChange: ownersThemselves,
    changePlan: ownersThemselves,
    openPortal: ownersThemselves,
    downloadBill: ownersThemselves,
    downloadReceipts: ownersThemselves,
    setVatNumber: ownersThemselves,
    sharePlan: ownersThemselves,
    withdrawShare: ownersThemselves,
  },
  // By the link of whoever pays, and by the provider's proof.
  sharedBilling: { openShared: anyone, payShared: anyone, hearPayments: machines },
  staffBilling: { setCustomerPlan: staffOnly, markBillPaid: staffOnly },
};
