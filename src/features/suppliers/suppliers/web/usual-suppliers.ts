import { supplierCategories, type SupplierRow } from '../contract.ts';

const shownAtFirst = 10;

/**
 * Those to begin with: what is chosen, then verified wholesalers, whom nearly every restaurant buys from, then a few of each
 * other category in turn. The order is that of the list.
 */
export const commonSuppliers = (
  rows: readonly SupplierRow[],
  chosen: { readonly has: (id: string) => boolean },
): readonly SupplierRow[] => {
  const own = rows.filter(({ id }) => chosen.has(id));
  const rest = rows.filter(({ id }) => !chosen.has(id));
  const byTrust = [...rest.filter(({ verified }) => verified), ...rest.filter(({ verified }) => !verified)];
  const general = byTrust.filter(({ category }) => category === 'general').slice(0, 4);
  const others = supplierCategories
    .filter((category) => category !== 'general')
    .map((category) => byTrust.filter((row) => row.category === category));
  const longest = Math.max(0, ...others.map((list) => list.length));
  const inTurn = Array.from({ length: Math.min(longest, shownAtFirst) }, (_, at) =>
    others.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
  const room = Math.max(0, shownAtFirst - own.length);
  return [...own, ...[...general, ...inTurn].slice(0, room)];
};
