import { compareText } from '#core/values/compare-text.ts';
import { type LinkStatus, supplierCategories, type SupplierRow } from './contract.ts';

/** A supplier in one restaurant. */
export interface OutletLink {
  readonly outletId: string;
  readonly status: LinkStatus;
  /** When it came to that status, as a moment. */
  readonly since: string;
}

/** A supplier as the client state keeps it, whatever its category is called. */
export type Supplier = Omit<SupplierRow, 'category'> & { readonly category: string };

/** A supplier with where it is linked, and when it last sent an invoice (ISO date). */
export interface FinderRow extends SupplierRow {
  readonly latestInvoiceDate: string | null;
  readonly outlets: readonly OutletLink[];
}

/** DESIGN section 7.9: `requested` holds requests for suppliers that nobody knows, the others hold suppliers. */
export const finderTabs = ['all', 'active', 'pending', 'requested', 'inactive'] as const;

export type FinderTab = (typeof finderTabs)[number];

const statusOf = { active: 'active', pending: 'requested', inactive: 'inactive' } as const;

/** Whether a supplier stands under a tab: one restaurant where it has that status is enough. */
export const isUnder = (tab: Exclude<FinderTab, 'requested'>, { outlets }: FinderRow): boolean =>
  tab === 'all' || outlets.some(({ status }) => status === statusOf[tab]);

const unlinked = (supplier: Supplier): FinderRow => ({
  ...supplier,
  category: supplierCategories.find((one) => one === supplier.category) ?? 'general',
  latestInvoiceDate: null,
  outlets: [],
});

/** Every supplier there is, with what the restaurants here have with it; `own` wins, and may know private ones. */
export const finderRows = (all: readonly Supplier[], own: readonly FinderRow[]): readonly FinderRow[] => {
  const owned = new Map(own.map((row) => [row.id, row]));
  const rows = all.map((supplier) => owned.get(supplier.id) ?? unlinked(supplier));
  const listed = new Set(all.map(({ id }) => id));
  const others = own.filter(({ id }) => !listed.has(id));
  return others.length === 0 ? rows : [...rows, ...others].toSorted(byName);
};

const swedish = new Intl.Collator('sv');

/** Swedish order of the names that are shown. */
export const byName = (one: Pick<Supplier, 'displayName'>, other: Pick<Supplier, 'displayName'>): number =>
  swedish.compare(one.displayName, other.displayName);

export type FinderOrder = 'name' | 'latest';

/** The rows in the order asked for; those without an invoice stand last whatever the direction. */
export const sorted = (
  rows: readonly FinderRow[],
  by: FinderOrder,
  direction: 'asc' | 'desc',
): readonly FinderRow[] => {
  const sign = direction === 'asc' ? 1 : -1;
  if (by === 'name') return direction === 'asc' ? rows : rows.toReversed();
  return rows.toSorted((one, other) => {
    const [a, b] = [one.latestInvoiceDate, other.latestInvoiceDate];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return sign * compareText(a, b);
  });
};

/** What a supplier is to the restaurants together, for one line: how many are active, and how many wait. */
export const summaryOf = (row: FinderRow): Readonly<Record<LinkStatus, number>> => {
  const count = (status: LinkStatus) => row.outlets.filter((link) => link.status === status).length;
  return { active: count('active'), requested: count('requested'), inactive: count('inactive') };
};
