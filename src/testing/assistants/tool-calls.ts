import type { Ids } from '../requests/samples.ts';

/** A well-formed call of each tool, about objects of one unit. `line` is an order line of its invoice that stands in an alert. */
export const toolCalls = (
  ids: Ids,
  line: { readonly orderLineId: string; readonly invoiceId: string },
): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  list_restaurants: {},
  find: { text: 'lax' },
  spend: { from: '2020-01-01' },
  supplier_spend: { supplierId: ids.supplier, from: '2020-01-01' },
  price_changes: { from: '2020-01-01', supplierId: ids.supplier },
  price_alerts: { sort: 'yearly', supplierId: ids.supplier },
  explain_alert: { articleId: ids.article },
  article_history: { articleId: ids.article },
  compare_suppliers: { articleId: ids.article },
  savings: {},
  open_claims: { supplierId: ids.supplier },
  find_invoice: { supplierId: ids.supplier },
  draft_claim: { lines: [{ ...line, amount: '7.50' }], reason: 'quality', why: 'Dillen var vissen' },
  draft_deal: { articleId: ids.article, price: '180.00', validFrom: '2032-01-01', validTo: '2032-12-31' },
  propose_settlement: { articleIds: [ids.article], decision: 'resolve' },
  my_suggestions: {},
});
