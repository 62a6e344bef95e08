/** What an entry is asked with in the documentation; `{name}` stands for an id of the reader's own. */
export interface Example {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const october = { from: '2026-10-01', to: '2026-10-31' };

/** Examples of entries that need more than their path, by name. */
export const examples: Readonly<Record<string, Example>> = {
  listViews: { query: { list: 'invoices' } },
  search: { query: { text: 'ox' } },
  listInvoices: { query: { ...october, limit: '20' } },
  listClaimedLines: { query: { articleId: '{articleId}' } },
  findImportArticles: { query: { search: 'ox' } },
  trySwitch: { query: { articles: '{articleId}' } },
  readOverview: { query: october },
  downloadRejectedRows: { query: { language: 'sv' } },
  settleAlerts: { body: { articleIds: ['{articleId}'], kind: 'ignore', comment: 'Known' } },
  withdrawDecisions: { body: { decisionIds: ['{decisionId}'] } },
  createDeal: {
    body: { articleId: '{articleId}', price: '89.50', validFrom: '2031-01-01', validTo: '2031-12-31' },
  },
  correctDeal: { body: { price: '87.50', validFrom: '2030-01-01', validTo: '2030-12-31' } },
  endDeal: { body: { validTo: '2030-06-30' } },
  draftClaims: { body: { lines: [{ lineId: '{lineId}' }], reason: 'price' } },
  changeClaim: { body: { text: 'We were charged more than agreed.' } },
  setSupplierContact: { body: { phone: '08-123 45 67', email: 'order@supplier.example' } },
  setSupplierCategory: { body: { category: 'meat' } },
  linkSuppliers: { body: { organizationSuppliers: [], outletIds: [] } },
  requestSuppliers: { body: { requests: [{ name: 'Fiskaren på torget', outletIds: ['{outletId}'] }] } },
};
