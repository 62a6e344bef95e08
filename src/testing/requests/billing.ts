type Ids = Readonly<Record<'organization' | 'bill', string>>;

const nothing = () => ({});
const byLink = () => ({ body: { token: 'none' } });

/** A well-formed request for every route about plans and what they cost. */
export const billingSamples = {
  billing: {
    readPlan: nothing,
    readBilling: nothing,
    listBills: nothing,
    refreshPlan: nothing,
    openCheckout: () => ({ body: { plan: 'premium', language: 'sv' } }),
    buyOnInvoice: () => ({ body: { plan: 'premium-plus' } }),
    previewChange: () => ({ body: { plan: 'premium-plus' } }),
    changePlan: () => ({ body: { plan: 'starter' } }),
    openPortal: () => ({ body: { language: 'sv' } }),
    downloadBill: ({ bill }: Ids) => ({ params: { billId: bill } }),
    downloadReceipts: nothing,
    setVatNumber: () => ({ body: { number: 'SE556233245101' } }),
    sharePlan: () => ({ body: { plan: 'premium' } }),
    withdrawShare: nothing,
  },
  sharedBilling: {
    openShared: byLink,
    payShared: () => ({ body: { token: 'none', language: 'sv' } }),
    hearPayments: () => ({ body: {} }),
  },
  staffBilling: {
    setCustomerPlan: ({ organization }: Ids) => ({
      params: { organizationId: organization },
      body: { plan: 'premium', endsAt: null, reason: 'They pay by agreement' },
    }),
    markBillPaid: ({ organization, bill }: Ids) => ({
      params: { organizationId: organization, billId: bill },
      body: { reason: 'The money is on the account' },
    }),
  },
};
