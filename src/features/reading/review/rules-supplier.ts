import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import { organizationNumberOfVatNumber } from '#core/values/vat-number.ts';

/** What a page says of whose invoice it is. */
interface PrintedSupplier {
  readonly name: string | null;
  readonly organizationNumber: string | null;
  readonly vatNumber: string | null;
}

/** The restaurant's own company, whose name and number stand on every invoice to it. */
export interface OwnCompany {
  /** Ten digits. */
  readonly organizationNumber: string;
  /** Of the company and its outlets. */
  readonly names: readonly string[];
}

const isOwn = ({ name, organizationNumber, vatNumber }: PrintedSupplier, own: OwnCompany): boolean =>
  organizationNumber === own.organizationNumber ||
  organizationNumberOfVatNumber(vatNumber ?? '') === own.organizationNumber ||
  own.names.some((one) => supplierSearchName(one) === supplierSearchName(name ?? ''));

/**
 * Whether it is sure enough whose invoice a page is, to book it without a person: it says a name, and a number or a layout
 * that a person taught says it too; and it is not the buyer, whom a reader may have taken for the supplier.
 */
export const isSupplierSure = (
  supplier: PrintedSupplier,
  { isTaught, own }: { readonly isTaught: boolean; readonly own: OwnCompany },
): boolean =>
  supplier.name !== null &&
  (isTaught || supplier.organizationNumber !== null || supplier.vatNumber !== null) &&
  !isOwn(supplier, own);
