import { printClaimNumber } from './claim-number.ts';
import type { Claim, CreditDocument } from './claim.ts';

/** Case, what stands between letters and digits, and zeros in front are manners of writing a number, not another one. */
const bare = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/u, '');

/** Whether the document says that it is about an invoice. */
export const isNaming = ({ precedingInvoices }: CreditDocument, invoiceNumber: string): boolean => {
  const wanted = bare(invoiceNumber);
  return wanted !== '' && precedingInvoices.some((number) => bare(number) === wanted);
};

/** Whether the document says itself that it is about something else: it names invoices, and neither one of the claim nor the claim. */
export const isAboutOthers = (document: CreditDocument, { number, lines }: Claim): boolean =>
  document.precedingInvoices.some((name) => bare(name) !== '') &&
  !isNaming(document, printClaimNumber(number)) &&
  !lines.some(({ invoiceNumber }) => isNaming(document, invoiceNumber));
