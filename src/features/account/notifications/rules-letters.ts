/** Milliseconds after a letter about a supplier's alerts in which a unit's members get no other one about it. */
export const letterPause = 3_600_000;

/** So many suppliers at once have a letter each; what more of them tell at once goes together. */
const mostLetters = 3;

/** What a letter may tell of, by its supplier. */
interface OfSupplier {
  readonly supplierId: string;
}

/**
 * Which alerts go into which letter: one letter a supplier, or one for all when more than three have something to tell at
 * once. Suppliers that were written about within the hour wait, until the first of them may be. Order is kept.
 */
export const lettersBySupplier = <One extends OfSupplier>(
  untold: readonly One[],
  writtenAt: ReadonlyMap<string, Date>,
  now: Date,
): { readonly letters: readonly (readonly [One, ...One[]])[]; readonly waitUntil: Date | null } => {
  const freeAt = ({ supplierId }: OfSupplier): number =>
    (writtenAt.get(supplierId)?.getTime() ?? -Infinity) + letterPause;
  const waiting = untold.filter((one) => freeAt(one) > now.getTime());
  const free = untold.filter((one) => freeAt(one) <= now.getTime());
  const bySupplier = [...Map.groupBy(free, ({ supplierId }) => supplierId).values()];
  const groups = bySupplier.length > mostLetters ? [free] : bySupplier;
  return {
    letters: groups.flatMap(([first, ...more]) => (first === undefined ? [] : [[first, ...more] as const])),
    waitUntil: waiting.length === 0 ? null : new Date(Math.min(...waiting.map(freeAt))),
  };
};
