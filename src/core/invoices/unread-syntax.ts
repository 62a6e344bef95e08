import { textOfUnits } from '#core/values/text-of-units.ts';
import type { OtherKind } from './other-kind.ts';
import type { ReadReason } from './refusal.ts';
import type { Element } from './xml/xml-element.ts';

/** UBL 2.x documents that are no invoices (docs.oasis-open.org/ubl/os-UBL-2.3), by their root's name. */
const ublKinds: Readonly<Record<string, OtherKind>> = {
  Order: 'order',
  OrderChange: 'order',
  OrderCancellation: 'order',
  OrderAgreement: 'order-confirmation',
  OrderResponse: 'order-confirmation',
  OrderResponseSimple: 'order-confirmation',
  DespatchAdvice: 'delivery-note',
  ReceiptAdvice: 'delivery-note',
  Waybill: 'delivery-note',
  Quotation: 'quotation',
  RequestForQuotation: 'quotation',
  Statement: 'statement',
  Reminder: 'reminder',
  RemittanceAdvice: 'payment-notice',
  Catalogue: 'price-list',
  CataloguePricingUpdate: 'price-list',
  ApplicationResponse: 'other',
};

/** Messages of UN/CEFACT XML that are no invoices, by their root's name. */
const cefactKinds: Readonly<Record<string, OtherKind>> = {
  SCRDMCCBDACIOMessageStructure: 'order',
  CrossIndustryOrder: 'order',
  CrossIndustryOrderResponse: 'order-confirmation',
  CrossIndustryDespatchAdvice: 'delivery-note',
  CrossIndustryRemittanceAdvice: 'payment-notice',
  CrossIndustryCatalogue: 'price-list',
};

/** Messages of EDIFACT and transaction sets of X12 that are no invoices. */
const ediKinds: Readonly<Record<string, OtherKind>> = {
  ORDERS: 'order',
  ORDCHG: 'order',
  ORDRSP: 'order-confirmation',
  DESADV: 'delivery-note',
  RECADV: 'delivery-note',
  QUOTES: 'quotation',
  STATAC: 'statement',
  REMADV: 'payment-notice',
  PRICAT: 'price-list',
  '850': 'order',
  '855': 'order-confirmation',
  '856': 'delivery-note',
  '843': 'quotation',
  '820': 'payment-notice',
  '832': 'price-list',
};

/** Document type codes (UNTDID 1001) under which an invoice message carries what asks for no booking. */
const typeCodes: Readonly<Record<string, OtherKind>> = {
  '220': 'order',
  '231': 'order-confirmation',
  '310': 'quotation',
  '315': 'other',
  '325': 'proforma',
  '351': 'delivery-note',
  '270': 'delivery-note',
};

/** What a document type code makes of an e-invoice; null when it is one. */
export const kindOfTypeCode = (code: string | null): OtherKind | null => typeCodes[code ?? ''] ?? null;

const isUbl = ({ namespace }: Element): boolean => namespace.startsWith('urn:oasis:names:specification:ubl:');

const ownReason = (element: Element): ReadReason | null => {
  const { name, namespace } = element;
  if (name === 'Finvoice') return 'syntax.finvoice';
  if (name === 'FatturaElettronica') return 'syntax.fatturapa';
  if (name === 'Facturae') return 'syntax.facturae';
  if (name === 'INVOICE_CENTER') return 'syntax.teapps';
  if (name === 'Interchange' && /e2b/i.test(namespace + element.schema)) return 'syntax.e2b';
  if (name === 'Interchange' && element.child('Invoice')?.child('InvoiceHeader') !== undefined)
    return 'syntax.e2b';
  if (/ebinterface\.at/.test(namespace)) return 'syntax.ebinterface';
  const kind = isUbl(element) ? ublKinds[name] : cefactKinds[name];
  return kind === undefined ? null : `kind.${kind}`;
};

const deepest = 4;

/** What an XML document without an invoice is instead, itself or inside an envelope; null when nobody here knows it. */
export const otherDocument = (element: Element, depth = 0): ReadReason | null => {
  const own = ownReason(element);
  if (own !== null || depth === deepest) return own;
  for (const child of element.children) {
    const inside = otherDocument(child, depth + 1);
    if (inside !== null) return inside;
  }
  return null;
};

const [headBytes, mostBytes] = [4096, 1 << 20];

const latin = (bytes: Uint8Array, most: number): string => textOfUnits(bytes.subarray(0, most));

const headOf = (bytes: Uint8Array): string => latin(bytes, headBytes).replace(/^ï»¿/, '').trimStart();

/** Whether bytes begin as EDIFACT (ISO 9735) or X12 interchanges do. */
export const beginsLikeEdi = (bytes: Uint8Array): boolean => {
  const head = headOf(bytes);
  return /^(?:UNA.{6}\s*)?UNB[+].{4}/s.test(head) || /^ISA([^A-Za-z0-9\s])\d\d\1/.test(head);
};

/** What an interchange of EDIFACT or X12 holds. */
export const ediReason = (bytes: Uint8Array): ReadReason => {
  const text = latin(bytes, mostBytes);
  const separator = /^\s*ISA(.)/.exec(text)?.[1];
  if (separator === undefined) {
    const message = /UNH\+[^+]*\+([A-Z]{6}):/.exec(text)?.[1] ?? 'INVOIC';
    const kind = ediKinds[message];
    return kind === undefined ? 'syntax.edifact' : `kind.${kind}`;
  }
  const set = text.split(`ST${separator}`)[1]?.slice(0, 3) ?? '810';
  const kind = ediKinds[set];
  return kind === undefined ? 'syntax.x12' : `kind.${kind}`;
};

/** Whether bytes are a cXML invoice. It names a document type, so that it is told before any parser sees it. */
export const isCxmlInvoice = (bytes: Uint8Array): boolean =>
  /<cXML[\s>]/.test(headOf(bytes)) && /<InvoiceDetailRequest[\s/>]/.test(latin(bytes, mostBytes));
