import { formatBankgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { organizationNumberOfVatNumber } from '#core/values/vat-number.ts';
import type { Invoice, Party } from './invoice.ts';

const legalForms =
  /(?<![\p{L}\p{N}])(?:ab|aktiebolag(?:et)?|publ|hb|handelsbolag|kb|kommanditbolag|ek för|ekonomisk förening)(?![\p{L}\p{N}])/gu;

/**
 * A company's name as a key: lower case, `&` as `och`, without legal form and punctuation. `Martin & Servera AB (publ)`
 * and `MARTIN OCH SERVERA` are one; empty when the name holds neither letter nor digit.
 */
export const supplierSearchName = (name: string): string => cut(searchNameOf(name), 200);

const searchNameOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' och ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(legalForms, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A cut may leave half of a surrogate pair, which a database does not take. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/** What names the supplier of an invoice, in the order in which it is trusted. */
export interface SupplierIdentity {
  /** Ten digits; from the VAT number when the document gives only that. Foreign numbers stay as printed. */
  readonly organizationNumber: string | null;
  readonly vatNumber: string | null;
  readonly searchName: string;
  readonly displayName: string;
}

/** The supplier that an invoice names, with a name to show even when it gives none. */
export const supplierIdentityOf = ({
  supplier,
  payment,
}: {
  readonly supplier: Party;
  readonly payment: Pick<Invoice['payment'], 'bankgiro'>;
}): SupplierIdentity => {
  const printed = supplier.organizationNumber;
  const organizationNumber =
    (printed === null ? null : (organizationNumberDigits(printed) ?? cut(printed, 50))) ??
    (supplier.vatNumber === null ? null : organizationNumberOfVatNumber(supplier.vatNumber));
  const vatNumber = supplier.vatNumber === null ? null : cut(supplier.vatNumber, 50);
  const name = cut((supplier.name ?? '').trim(), 200);
  const number =
    organizationNumber !== null && /^\d{10}$/.test(organizationNumber)
      ? formatOrganizationNumber(organizationNumber)
      : organizationNumber;
  const giro =
    payment.bankgiro !== null && payment.bankgiro.length > 4 ? formatBankgiro(payment.bankgiro) : null;
  return {
    organizationNumber,
    vatNumber,
    searchName: supplierSearchName(name),
    displayName: name || number || vatNumber || giro || '–',
  };
};
