import type { DocumentKind } from '../kind/stated-document.ts';
import type { Reading } from '../reading.ts';

/** What the labels of an invoice name, too. */
const ofLabels: ReadonlySet<string> = new Set(['order', 'delivery-note']);

/**
 * The kind of a recognised document: what is called an order or a delivery note and asks to be paid by a day to an account may be an
 * invoice whose heading was not recognised.
 */
export const recognisedKind = ({
  kind,
  invoice,
}: Pick<Reading, 'kind' | 'invoice'>): DocumentKind | undefined => {
  const { bankgiro, plusgiro, iban } = invoice.payment;
  const isAskedFor =
    invoice.dueDate !== null && invoice.payable !== null && (bankgiro ?? plusgiro ?? iban) !== null;
  return kind !== undefined && ofLabels.has(kind.kind) && isAskedFor
    ? { ...kind, kind: 'invoice', isClear: false }
    : kind;
};
