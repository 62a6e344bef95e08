/** What a document of trade may be that asks for no booking: it looks like an invoice and is none. */
export const otherKinds = [
  'proforma',
  'reminder',
  'interest',
  'collection',
  'draft',
  'cancelled',
  'order',
  'order-confirmation',
  'quotation',
  'delivery-note',
  'return-note',
  'statement',
  'direct-debit',
  'factoring',
  'payment-notice',
  'price-list',
  'other',
] as const;

export type OtherKind = (typeof otherKinds)[number];

/** Syntaxes of e-invoices that are known by sight and not read. */
export const unreadSyntaxes = [
  'finvoice',
  'fatturapa',
  'facturae',
  'e2b',
  'teapps',
  'ebinterface',
  'cxml',
  'edifact',
  'x12',
] as const;

export type UnreadSyntax = (typeof unreadSyntaxes)[number];
