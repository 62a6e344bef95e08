import { decimal } from '#core/values/decimal.ts';
import type { DemoShown } from '#platform/wire/demo.ts';

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

/**
 * Whose answers stand beside each other. The demo is one restaurant, and never stands beside a real one: it is there, once, where all
 * restaurants show it; else those that show it are left out.
 */
export const besideEachOther = <Unit extends { readonly id: string }>(
  units: readonly Unit[],
  known: Readonly<Record<string, DemoShown>>,
): { readonly shown: readonly Unit[]; readonly leftOut: readonly Unit[] } => {
  const inDemo = units.filter(({ id }) => known[id] === 'shown');
  if (inDemo.length === units.length) return { shown: units.slice(0, 1), leftOut: [] };
  return { shown: units.filter((unit) => !inDemo.includes(unit)), leftOut: inDemo };
};
