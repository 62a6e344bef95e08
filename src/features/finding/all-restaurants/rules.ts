import { decimal } from '#core/values/decimal.ts';

/** What a list of one restaurant has given so far, in its order. */
export interface Given<Row> {
  readonly rows: readonly Row[];
  /** How many there are in all. */
  readonly total: number;
}

/** What rows are ordered by, highest first: a decimal amount or an ISO date; null is last. */
export type KeyOf<Row> = (row: Row) => string | null;

const isDate = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key);

/** Below 0 where `one` comes first. */
export const compareKeys = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return isDate(one) ? other.localeCompare(one) : decimal(other).cmp(decimal(one));
};

/**
 * Several lists as one, each in the same order. A row is shown once no list that has more to give could still put one before it, so
 * that nothing moves when more is asked for.
 */
export const merged = <Row>(lists: readonly Given<Row>[], keyOf: KeyOf<Row>): readonly Row[] => {
  const ends = lists
    .filter(({ rows, total }) => rows.length < total)
    .map(({ rows }) => rows.at(-1))
    .flatMap((row) => (row === undefined ? [] : [keyOf(row)]));
  return lists
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => compareKeys(keyOf(one), keyOf(other)))
    .filter((row) => ends.every((end) => compareKeys(keyOf(row), end) <= 0));
};
