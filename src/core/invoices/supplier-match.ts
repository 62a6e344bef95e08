/** What an invoice says of its supplier. Numbers are digits, the name is `supplierSearchName`, empty where there is none. */
export interface NamedSupplier {
  readonly organizationNumber: string | null;
  readonly vatNumber: string | null;
  readonly searchName: string;
  readonly accounts: readonly { readonly kind: string; readonly account: string }[];
}

/** A supplier that the organization has, with the accounts that it has confirmed. */
export interface OwnSupplier extends NamedSupplier {
  readonly id: string;
  /** The directory's entry that it is. */
  readonly directoryId: string | null;
}

/** An entry of the common directory. */
export interface DirectoryEntry extends Omit<NamedSupplier, 'accounts'> {
  readonly id: string;
  /** The entry that stands for this one since the two were merged. */
  readonly mergedInto: string | null;
}

/** Whose an invoice is: one that the organization has, with what it learns of it, or a new one. */
export interface SupplierMatch extends Omit<OwnSupplier, 'id' | 'accounts'> {
  /** Null: a new supplier is made. */
  readonly id: string | null;
  /** The entry that a new one takes its name and category from. */
  readonly shownAs: string | null;
}

const firstId = <Row extends { readonly id: string }>(rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0];

/** A name, an account or a VAT number never joins two organization numbers. */
const fits = (
  named: Pick<NamedSupplier, 'organizationNumber'>,
  { organizationNumber }: Pick<NamedSupplier, 'organizationNumber'>,
): boolean => named.organizationNumber === null || organizationNumber === null;

/**
 * The organization's supplier that an invoice names: by organization number, otherwise by VAT number, by an account that
 * one alone has confirmed, by name. Of several the one with the least id. `krogkoll_find_supplier` answers the same.
 */
export const ownSupplierOf = (named: NamedSupplier, own: readonly OwnSupplier[]): OwnSupplier | null => {
  const { organizationNumber, vatNumber, searchName, accounts } = named;
  const fitting = own.filter((each) => fits(named, each));
  const holders = fitting.filter((each) =>
    each.accounts.some((has) => accounts.some((is) => is.kind === has.kind && is.account === has.account)),
  );
  return (
    own.find((each) => organizationNumber !== null && each.organizationNumber === organizationNumber) ??
    firstId(fitting.filter((each) => vatNumber !== null && each.vatNumber === vatNumber)) ??
    (holders.length === 1 ? holders[0] : undefined) ??
    firstId(fitting.filter((each) => searchName !== '' && each.searchName === searchName)) ??
    null
  );
};

/** The directory's entry: by organization number, by VAT number, by name; one that stands for itself before a merged one. */
const entryOf = (named: NamedSupplier, directory: readonly DirectoryEntry[]): DirectoryEntry | undefined => {
  const { organizationNumber, vatNumber, searchName } = named;
  const called = directory.filter(
    (each) => searchName !== '' && each.searchName === searchName && fits(named, each),
  );
  return (
    directory.find((each) => organizationNumber !== null && each.organizationNumber === organizationNumber) ??
    firstId(directory.filter((each) => vatNumber !== null && each.vatNumber === vatNumber)) ??
    firstId(called.filter(({ mergedInto }) => mergedInto === null)) ??
    firstId(called)
  );
};

/** One that the organization has as that entry already: under another name, or chosen before its first invoice. */
const ownAs = (
  named: NamedSupplier,
  entry: DirectoryEntry,
  own: readonly OwnSupplier[],
  directory: readonly DirectoryEntry[],
): OwnSupplier | undefined => {
  const standIn = ({ id, mergedInto }: DirectoryEntry): string => mergedInto ?? id;
  const same = new Set(directory.flatMap((each) => (standIn(each) === standIn(entry) ? [each.id] : [])));
  const numbered = own.find(
    (each) => each.organizationNumber !== null && each.organizationNumber === entry.organizationNumber,
  );
  return (
    (named.organizationNumber === null ? numbered : undefined) ??
    firstId(own.filter((each) => same.has(each.directoryId ?? '') && fits(named, each)))
  );
};

/**
 * Whose an invoice is. One of the organization's own, otherwise one that it has as the directory's entry, otherwise a new
 * one, which takes from the entry what the invoice does not say. An own supplier without organization number learns the
 * invoice's, and with it a VAT number that it lacks. `krogkoll_match_supplier` writes the same.
 */
export const supplierOf = (
  named: NamedSupplier,
  own: readonly OwnSupplier[],
  directory: readonly DirectoryEntry[],
): SupplierMatch => {
  const found = ownSupplierOf(named, own);
  const entry = found === null ? entryOf(named, directory) : undefined;
  const known = found ?? (entry && ownAs(named, entry, own, directory));
  if (known !== undefined) {
    const { id, directoryId, searchName } = known;
    const learns = known.organizationNumber === null && named.organizationNumber !== null;
    return {
      id,
      directoryId,
      searchName,
      organizationNumber: known.organizationNumber ?? named.organizationNumber,
      vatNumber: known.vatNumber ?? (learns ? named.vatNumber : null),
      shownAs: null,
    };
  }
  const shown = directory.find(({ id }) => id === entry?.mergedInto) ?? entry;
  return {
    id: null,
    directoryId: entry?.id ?? null,
    searchName: named.searchName || (shown?.searchName ?? ''),
    organizationNumber: named.organizationNumber ?? entry?.organizationNumber ?? null,
    vatNumber: named.vatNumber ?? entry?.vatNumber ?? null,
    shownAs: shown?.id ?? null,
  };
};
