import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { LinkAsked, LinksBody } from '../contract-links.ts';
import type { LinkStatus } from '../contract.ts';
import type { Asked } from './commands-own.ts';

/** A link as it stands; `supplierId` is the organization's own. */
export interface StandingLink {
  readonly outletId: string;
  readonly supplierId: string;
  readonly status: LinkStatus;
}

/** A link to be made. */
interface NewLink {
  readonly outletId: string;
  readonly asked: Asked;
  /** Null: active if the outlet's unit has its invoices, waiting otherwise. */
  readonly status: LinkStatus | null;
  /** Place in the request. */
  readonly at: number;
}

/** What a bulk request comes to, decided before anything is written. */
export interface LinkPlan {
  readonly added: readonly NewLink[];
  readonly changed: readonly StandingLink[];
  readonly withdrawn: readonly StandingLink[];
}

export type LinkRefusal = Refused<
  | 'supplier.not_exist'
  | 'outlet.not_exist'
  | 'outletsupplier.exist'
  | 'outletsupplier.not_exist'
  | 'organizationsupplier.duplicate'
>;

/** Names the row of a bulk request in a refusal (R48). */
const rowOf = (at: number, field: keyof LinkAsked): string => `organizationSuppliers.${at}.${field}`;

/** One key for a supplier, however it was asked for. */
const keyOf = ({ entryId, ownIds }: Asked): string => entryId ?? ownIds[0] ?? '';

/**
 * Decides every row against what stands: a link that is there already, a change of one that is not, a supplier or outlet
 * that is unknown, or the same pair twice refuses all, and names the row.
 */
export const planLinks = (
  { organizationSuppliers: rows, replace, outletIds }: LinksBody,
  suppliers: ReadonlyMap<string, Asked>,
  outlets: { has(outletId: string): boolean },
  standing: readonly StandingLink[],
): LinkPlan | LinkRefusal => {
  for (const [at, outletId] of outletIds.entries())
    if (!outlets.has(outletId)) return refused('outlet.not_exist', { [`outletIds.${at}`]: 'unknown' });
  const added: NewLink[] = [];
  const changed: StandingLink[] = [];
  const kept = new Set<StandingLink>();
  const seen = new Set<string>();
  for (const [at, { supplierId, outletId, status }] of rows.entries()) {
    if (!outlets.has(outletId)) return refused('outlet.not_exist', { [rowOf(at, 'outletId')]: 'unknown' });
    const asked = suppliers.get(supplierId);
    if (asked === undefined) return refused('supplier.not_exist', { [rowOf(at, 'supplierId')]: 'unknown' });
    const key = `${outletId} ${keyOf(asked)}`;
    if (seen.has(key))
      return refused('organizationsupplier.duplicate', { [rowOf(at, 'supplierId')]: 'taken' });
    seen.add(key);
    const links = standing.filter(
      (link) => link.outletId === outletId && asked.ownIds.includes(link.supplierId),
    );
    for (const link of links) kept.add(link);
    if (links.length === 0) {
      if (status === 'inactive')
        return refused('outletsupplier.not_exist', { [rowOf(at, 'supplierId')]: 'unknown' });
      added.push({ outletId, asked, status: status ?? null, at });
    } else if (status !== undefined)
      changed.push(...links.filter((link) => link.status !== status).map((link) => ({ ...link, status })));
    else if (!replace) return refused('outletsupplier.exist', { [rowOf(at, 'supplierId')]: 'taken' });
  }
  const replaced = new Set(replace ? [...outletIds, ...rows.map(({ outletId }) => outletId)] : []);
  const withdrawn = standing.filter(
    (link) => link.status === 'requested' && replaced.has(link.outletId) && !kept.has(link),
  );
  return { added, changed, withdrawn };
};
