import { formatBankgiro, formatPlusgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { BookkeepingFault, type Books, type DraftStatus, type SupplierDraft } from '../port.ts';
import type { FortnoxApi, FortnoxInvoice, FortnoxSupplier } from './fortnox-api.ts';

/** Ours among the external numbers of other programs. */
const series = 'KK';

const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');

/** Milliseconds by which clocks may differ, and to which Fortnox rounds. */
const slack = 15 * 60_000;

const mostPages = 40;

/** `2026-11-20 09:05`, in Swedish time, as `lastmodified` wants it. */
const stampOf = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 16);

const isSame = (
  found: FortnoxSupplier,
  { organizationNumber, bankgiro, plusgiro }: SupplierDraft['supplier'],
) =>
  organizationNumber !== null
    ? digits(found.OrganisationNumber).slice(-10) === organizationNumber
    : (bankgiro !== null && digits(found.BG) === bankgiro) ||
      (plusgiro !== null && digits(found.PG) === plusgiro);

const supplierOf = ({
  name,
  organizationNumber,
  vatNumber,
  bankgiro,
  plusgiro,
}: SupplierDraft['supplier']) => ({
  Name: name,
  ...(organizationNumber === null
    ? {}
    : { OrganisationNumber: formatOrganizationNumber(organizationNumber) }),
  ...(vatNumber === null ? {} : { VATNumber: vatNumber }),
  ...(bankgiro === null ? {} : { BG: formatBankgiro(bankgiro) }),
  ...(plusgiro === null ? {} : { PG: formatPlusgiro(plusgiro) }),
});

/**
 * The supplier's number at Fortnox: by organisation number, else by giro, else by the very name. One that is not there is made, and
 * looked for again first when an earlier answer was lost.
 */
const supplierNumber = async (api: FortnoxApi, { supplier }: SupplierDraft): Promise<string> => {
  const { organizationNumber, name } = supplier;
  const query =
    organizationNumber === null
      ? { name }
      : { organisationnumber: formatOrganizationNumber(organizationNumber) };
  const found = await api.suppliers(query);
  const known =
    found.find((one) => isSame(one, supplier)) ??
    (organizationNumber === null ? found.find((one) => one.Name === name) : undefined);
  return (known ?? (await api.createSupplier(supplierOf(supplier)))).SupplierNumber;
};

/** What Fortnox calls the rows that stand for the whole: what is owed, and its VAT. */
const codes: Readonly<Record<string, string>> = { payable: 'TOT', rounding: 'ROU' };

const rowOf = ({ use, account, amount, rate }: SupplierDraft['postings'][number]) => {
  const isCredit = amount.startsWith('-');
  const code = use.startsWith('vat-') ? 'VAT' : codes[use];
  return {
    Account: Number(account),
    ...(code === undefined ? {} : { Code: code }),
    Debit: isCredit ? '0' : amount,
    Credit: isCredit ? amount.slice(1) : '0',
    ...(rate === null ? {} : { TransactionInformation: `Moms ${rate} %` }),
  };
};

const invoiceOf = (draft: SupplierDraft, number: string) => ({
  SupplierNumber: number,
  InvoiceNumber: draft.number,
  InvoiceDate: draft.issueDate,
  ...(draft.dueDate === null ? {} : { DueDate: draft.dueDate }),
  Currency: draft.currency,
  Total: draft.total,
  VAT: draft.vat,
  VATType: 'NORMAL',
  ExternalInvoiceSeries: series,
  ExternalInvoiceNumber: draft.reference,
  ...(draft.paymentReference === null ? {} : { OCR: draft.paymentReference }),
  Comments: `Krogkoll ${draft.reference}`,
  SupplierInvoiceRows: draft.postings.map(rowOf),
});

const isOurs = (one: FortnoxInvoice, reference: string): boolean =>
  one.ExternalInvoiceSeries === series && one.ExternalInvoiceNumber === reference;

const isCancelled = ({ Cancel, Cancelled }: FortnoxInvoice): boolean => Cancel === true || Cancelled === true;

const statusOf = (one: FortnoxInvoice | null): DraftStatus => {
  if (one === null) return 'gone';
  if (isCancelled(one)) return 'cancelled';
  if (one.Booked !== true) return 'draft';
  return /^-?0+(\.0+)?$/.test(one.Balance ?? '') ? 'paid' : 'booked';
};

/** The books of one company at Fortnox. */
export const fortnoxBooks = (api: FortnoxApi): Books => ({
  find: async ({ reference }, since) => {
    const from = stampOf(new Date(since.getTime() - slack));
    for (let page = 1; page <= mostPages; page += 1) {
      const { invoices, pages } = await api.invoicesSince(from, page);
      const found = invoices.find((one) => isOurs(one, reference) && !isCancelled(one));
      if (found !== undefined) return found.GivenNumber;
      if (page >= pages) return null;
    }
    throw new BookkeepingFault('uncertain', 'too many invoices to look through');
  },
  create: async (draft) =>
    (await api.createInvoice(invoiceOf(draft, await supplierNumber(api, draft)))).GivenNumber,
  attach: async (externalId, { original, reference }) => {
    if (original === null) return false;
    if ((await api.connections(externalId)).length > 0) return true;
    const name = `${reference} ${original.fileName}`;
    const waiting = (await api.waitingFiles()).find((file) => file.Name === name);
    const fileId = waiting?.Id ?? (await api.upload(name, original.contentType, await original.bytes()));
    await api.connect(externalId, fileId);
    return true;
  },
  status: async (externalId) => statusOf(await api.invoice(externalId)),
});
