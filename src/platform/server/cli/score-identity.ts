import type { InvoiceLine } from '#core/invoices/invoice.ts';
import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import type { DocumentKind } from '#core/reading/kind/stated-document.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Truth } from './truth.ts';

/** How much of what tells a document, its sender and its goods apart was read right. */
export interface IdentityScore {
  readonly suppliers: number;
  readonly suppliersRight: number;
  readonly articles: number;
  readonly articlesRight: number;
  readonly names: number;
  readonly namesRight: number;
  /** It was told apart from an invoice as its truth does. */
  readonly kindRight: boolean;
  /** Number, date, sender, goods or kind that a person would not take for what the truth says. */
  readonly faults: readonly string[];
}

/** A VAT number without blanks, marks and what Norway adds to it. */
const bareVat = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/MVA$/, '');

/** A text as two spellings of it are compared. */
const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d%]+/gu, ' ')
    .trim();

const isSameName = (read: string | null, stated: string): boolean => {
  const [one, other] = [supplierSearchName(read ?? ''), supplierSearchName(stated)];
  return one !== '' && (one.includes(other) || other.includes(one));
};

/** The line that was read of each line of the truth: by its sum and quantity, else by its sum, else by its place. */
const readLines = (lines: readonly InvoiceLine[], truth: Truth): (InvoiceLine | null)[] => {
  const rest = [...lines];
  const isSame = (read: string | null, stated: string | undefined): boolean =>
    read !== null && stated !== undefined && decimal(read).abs().eq(decimal(stated).abs());
  return truth.lines.map((line) => {
    const tests: readonly ((read: InvoiceLine) => boolean)[] = [
      (read) =>
        isSame(read.sum, line.lineTotal) &&
        isSame(read.quantity, line.quantity) &&
        plain(read.name) === plain(line.name),
      (read) => isSame(read.sum, line.lineTotal) && isSame(read.quantity, line.quantity),
      (read) => isSame(read.sum, line.lineTotal),
    ];
    const at = tests.map((test) => rest.findIndex(test)).find((index) => index >= 0) ?? -1;
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
};

const kinds = new Set(['invoice', 'credit-note']);

/** Compares who and what a reading names with its truth. `kind` is null for what was not read. */
export const scoreIdentity = (
  invoice: DraftInvoice | null,
  kind: DocumentKind['kind'] | null,
  truth: Truth,
): IdentityScore => {
  const isOther = truth.kind !== undefined && !kinds.has(truth.kind);
  const kindRight = isOther ? kind !== null && !kinds.has(kind) : kind === null || kinds.has(kind);
  if (isOther) {
    const faults = kindRight ? [] : [`kind ${kind ?? '–'} ≠ ${truth.kind ?? '–'}`];
    return {
      suppliers: 0,
      suppliersRight: 0,
      articles: 0,
      articlesRight: 0,
      names: 0,
      namesRight: 0,
      kindRight,
      faults,
    };
  }
  const name = truth.supplier?.name;
  const faults: string[] = [];
  const miss = (what: string, read: string | null | undefined, stated: string): void => {
    faults.push(`${what} ${read ?? '–'} ≠ ${stated}`);
  };
  const isSupplier = name === undefined || isSameName(invoice?.supplier.name ?? null, name);
  if (!isSupplier) miss('supplier', invoice?.supplier.name, name);
  const number = truth.supplier?.organisationNumber;
  const digits = organizationNumberDigits(number ?? '');
  const readDigits = invoice?.supplier.organizationNumber ?? null;
  if (digits !== null && readDigits !== null && readDigits !== digits)
    miss('organizationNumber', readDigits, digits);
  const vat = truth.supplier?.vatNumber;
  const readVat = invoice?.supplier.vatNumber ?? null;
  // A number of another company is worse than none: by it the document would be another supplier's.
  if (vat !== undefined && readVat !== null && bareVat(readVat) !== bareVat(vat))
    miss('vatNumber', readVat, vat);
  if (truth.number !== undefined && invoice?.number !== truth.number)
    miss('number', invoice?.number, truth.number);
  if (truth.issueDate !== undefined && invoice?.issueDate !== truth.issueDate)
    miss('issueDate', invoice?.issueDate, truth.issueDate);
  const due = invoice?.dueDate ?? null;
  if (truth.dueDate !== undefined && due !== null && due !== truth.dueDate)
    miss('dueDate', due, truth.dueDate);
  if (!kindRight) miss('kind', kind, truth.kind ?? 'invoice');
  const read = readLines(invoice?.lines ?? [], truth);
  const numbered = truth.lines.map((line, at) => ({
    stated: line.sellerItemId,
    read: read[at]?.articleNumber,
  }));
  const articles = numbered.filter(({ stated }) => stated !== undefined);
  const isArticle = (each: (typeof articles)[number]): boolean =>
    plain(each.read).replaceAll(' ', '') === plain(each.stated).replaceAll(' ', '');
  for (const each of articles) if (!isArticle(each)) miss('article', each.read, each.stated ?? '');
  const named = truth.lines.map((line, at) => ({
    stated: line.name,
    number: line.sellerItemId,
    read: read[at]?.name,
  }));
  const names = named.filter(({ stated }) => stated !== undefined);
  const isName = (each: (typeof names)[number]): boolean => plain(each.read) === plain(each.stated);
  // Where a number tells the goods, their name may be longer or shorter than the truth has it.
  for (const each of names)
    if (!isName(each) && each.number === undefined) miss('name', each.read, each.stated ?? '');
  const invented = (invoice?.lines ?? []).filter(({ articleNumber }) => articleNumber !== null);
  if (truth.lines.length > 0 && articles.length === 0 && invented.length > 0)
    miss('article', invented[0]?.articleNumber, 'none');
  return {
    suppliers: name === undefined ? 0 : 1,
    suppliersRight: name !== undefined && isSupplier ? 1 : 0,
    articles: articles.length,
    articlesRight: articles.filter(isArticle).length,
    names: names.length,
    namesRight: names.filter(isName).length,
    kindRight,
    faults,
  };
};
