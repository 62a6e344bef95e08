/** What an entry is asked with in the documentation; `{name}` stands for an id of the reader's own. */
export interface Example {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const october = { from: '2026-10-01', to: '2026-10-31' };

/** Examples of entries that need more than their path, by name. */
export const examples: Readonly<Record<string, Example>> = {
  search: { query: { text: 'ox' } },
  listInvoices: { query: { ...october, limit: '20', expand: 'supplier,lines' } },
  listHistory: { query: october },
  listClaims: { query: { expand: 'lines' } },
  listClaimedLines: { query: { articleId: '{articleId}' } },
  readCreditUses: { query: { invoiceId: '{invoiceId}' } },
  listListImports: { query: { list: 'articles' } },
  findImportArticles: { query: { search: 'ox' } },
  trySwitch: { query: { articles: '{articleId}' } },
  readOverview: { query: october },
  downloadRejectedRows: { query: { language: 'sv' } },
  settleAlerts: { body: { articleIds: ['{articleId}'], kind: 'ignore' } },
  withdrawDecisions: { body: { decisionIds: ['{decisionId}'] } },
  createDeal: {
    body: { articleId: '{articleId}', price: '150.00', validFrom: '2031-01-01', validTo: '2031-12-31' },
  },
  correctDeal: { body: { price: '2.00', validFrom: '2020-01-01', validTo: '2026-12-31' } },
  endDeal: { body: { validTo: '2028-06-30' } },
  draftClaims: { body: { lines: [{ invoiceId: '{invoiceId}', lineNo: 2 }], reason: 'quality' } },
  changeClaim: { body: { recipient: 'order@grossist.example', language: 'sv', text: null, replyBy: null } },
  setSupplierContact: { body: { phone: '08-508 000 00', email: 'order@grossist.example' } },
  setSupplierCategory: { body: { category: 'fish-and-seafood' } },
  linkSuppliers: {
    body: {
      organizationSuppliers: [{ supplierId: '{supplierId}', outletId: '{outletId}' }],
      replace: true,
      outletIds: ['{outletId}'],
    },
  },
  requestSuppliers: { body: { requests: [{ name: 'Fiskaren', outletIds: ['{outletId}'] }] } },
};
