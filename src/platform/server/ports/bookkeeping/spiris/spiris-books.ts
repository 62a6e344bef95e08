import { formatBankgiro, formatPlusgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { isOcrReference } from '#core/values/ocr-reference.ts';
import { BookkeepingFault, type Books, type SupplierDraft } from '../port.ts';
import { quoted, type SpirisApi, type SpirisSupplier } from './spiris-api.ts';

/** Types of files that Spiris takes beside an invoice. */
const takenTypes = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/tiff']);

const [longestText, longestMessage, longestName] = [50, 25, 50];

/** Milliseconds by which clocks may differ. */
const slack = 15 * 60_000;

const mostPages = 40;

const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');

/** The reference stands in the row of what is owed, where people see it and nobody changes it. */
const textOf = (reference: string): string => `Krogkoll ${reference}`;

const isSame = (
  found: SpirisSupplier,
  { organizationNumber, bankgiro, plusgiro, name }: SupplierDraft['supplier'],
) =>
  organizationNumber !== null
    ? digits(found.CorporateIdentityNumber).slice(-10) === organizationNumber
    : bankgiro !== null || plusgiro !== null
      ? digits(found.BankgiroNumber) === bankgiro || digits(found.PlusgiroNumber) === plusgiro
      : found.Name === name.slice(0, longestName);

const filterOf = ({ organizationNumber, bankgiro, plusgiro, name }: SupplierDraft['supplier']): string => {
  if (organizationNumber !== null)
    return `CorporateIdentityNumber eq ${quoted(formatOrganizationNumber(organizationNumber))}`;
  if (bankgiro !== null) return `BankgiroNumber eq ${quoted(formatBankgiro(bankgiro))}`;
  if (plusgiro !== null) return `PlusgiroNumber eq ${quoted(formatPlusgiro(plusgiro))}`;
  return `Name eq ${quoted(name.slice(0, longestName))}`;
};

/** The supplier's id at Spiris: by organisation number, else by giro, else by name. One that is not there is made. */
const supplierId = async (api: SpirisApi, { supplier, currency }: SupplierDraft): Promise<string> => {
  const known = (await api.suppliers(filterOf(supplier))).find((one) => isSame(one, supplier));
  if (known !== undefined) return known.Id;
  const terms = await api.terms();
  const term = terms.find(({ NumberOfDays }) => NumberOfDays === 30) ?? terms[0];
  const { organizationNumber, vatNumber, bankgiro, plusgiro, name } = supplier;
  const made = await api.createSupplier({
    Name: name.slice(0, longestName),
    CurrencyCode: currency,
    CountryCode: 'SE',
    IsActive: true,
    ...(term === undefined ? {} : { TermsOfPaymentId: term.Id }),
    ...(organizationNumber === null
      ? {}
      : { CorporateIdentityNumber: formatOrganizationNumber(organizationNumber) }),
    ...(vatNumber === null ? {} : { VatNumber: vatNumber }),
    ...(bankgiro === null ? {} : { BankgiroNumber: formatBankgiro(bankgiro) }),
    ...(plusgiro === null ? {} : { PlusgiroNumber: formatPlusgiro(plusgiro) }),
  });
  return made.Id;
};

/** JSON has no decimals; two places and at most thirteen before them survive as they are. */
const amountOf = (text: string): number => Number(text.replace('-', ''));

const rowOf =
  (reference: string) =>
  ({ use, account, amount, rate }: SupplierDraft['postings'][number]) => ({
    AccountNumber: Number(account),
    ...(amount.startsWith('-') ? { CreditAmount: amountOf(amount) } : { DebitAmount: amountOf(amount) }),
    TransactionText: (use === 'payable' ? textOf(reference) : rate === null ? '' : `Moms ${rate} %`).slice(
      0,
      longestText,
    ),
  });

/** How the supplier knows the payment: by OCR where it is one, else by the words on the invoice. */
const paidAs = ({ paymentReference, number }: SupplierDraft) =>
  paymentReference !== null && isOcrReference(paymentReference)
    ? { OcrNumber: paymentReference }
    : { Message: (paymentReference ?? number).slice(0, longestMessage) };

const draftOf = (draft: SupplierDraft, supplier: string, attachments: readonly string[]) => ({
  SupplierId: supplier,
  SupplierName: draft.supplier.name.slice(0, longestName),
  InvoiceNumber: draft.number.slice(0, 50),
  InvoiceDate: draft.issueDate,
  ...(draft.dueDate === null ? {} : { DueDate: draft.dueDate }),
  CurrencyCode: draft.currency,
  // A credit note states what it gives back, and says that it is one.
  IsCreditInvoice: draft.creditNote,
  TotalAmount: draft.creditNote ? amountOf(draft.total) : Number(draft.total),
  Vat: draft.creditNote ? amountOf(draft.vat) : Number(draft.vat),
  ...paidAs(draft),
  Rows: draft.postings.map(rowOf(draft.reference)),
  ...(attachments.length === 0 ? {} : { Attachments: { AttachmentIds: attachments } }),
});

const attachmentsOf = async (api: SpirisApi, { original, reference }: SupplierDraft): Promise<string[]> => {
  if (original === null || !takenTypes.has(original.contentType)) return [];
  const name = `${reference} ${original.fileName}`;
  const waiting = (await api.attachments(name))[0];
  return [waiting?.Id ?? (await api.upload(name, original.contentType, await original.bytes()))];
};

interface Listed {
  readonly Id: string;
  readonly Rows?: readonly { readonly TransactionText?: string | null | undefined }[] | null | undefined;
}

const isOurs = ({ Rows }: Listed, reference: string): boolean =>
  (Rows ?? []).some(({ TransactionText }) => TransactionText === textOf(reference));

const firstOf = async <Row extends Listed>(
  list: (filter: string, page: number) => Promise<{ readonly rows: readonly Row[]; readonly pages: number }>,
  reference: string,
  since: Date,
): Promise<Row | null> => {
  const filter = `CreatedUtc ge ${new Date(since.getTime() - slack).toISOString()}`;
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, pages } = await list(filter, page);
    const found = rows.find((one) => isOurs(one, reference));
    if (found !== undefined) return found;
    if (page >= pages) return null;
  }
  throw new BookkeepingFault('uncertain', 'too many invoices to look through');
};

/** The books of one company at Spiris. A draft that a person has booked is another object there, which names the draft. */
export const spirisBooks = (api: SpirisApi): Books => ({
  find: async ({ reference }, since) => {
    const draft = await firstOf(api.drafts, reference, since);
    if (draft !== null) return draft.Id;
    const booked = await firstOf(api.invoices, reference, since);
    return booked === null ? null : (booked.CreatedFromDraftId ?? booked.Id);
  },
  create: async (draft) => {
    const supplier = await supplierId(api, draft);
    return (await api.createDraft(draftOf(draft, supplier, await attachmentsOf(api, draft)))).Id;
  },
  // It is made with its original on it.
  attach: async (_, { original }) => original !== null && takenTypes.has(original.contentType),
  status: async (externalId) => {
    if (await api.hasDraft(externalId)) return 'draft';
    const [booked] = (await api.invoices(`CreatedFromDraftId eq ${externalId}`, 1)).rows;
    if (booked === undefined) return 'gone';
    return booked.RemainingAmount === 0 ? 'paid' : 'booked';
  },
});
