import type { ImportDeal, RowGoods, RowProblem } from './import-row.ts';
import type { JudgedRow } from './judge-row.ts';
import { keptTolerance, meet, place, repeats, timed, type TimedDeal } from './timeline.ts';

/** What became of a row: `other` is the deal that it corrects, ends, repeats or runs into. */
export interface PlacedRow {
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'rejected';
  readonly problem: RowProblem | null;
  readonly before: ImportDeal | null;
  /** The last day of the deal that the row ends. */
  readonly endsOn: string | null;
}

/** A deal to be made, as the row and those after it leave it. */
export interface CreatedDeal extends TimedDeal {
  readonly row: number;
  readonly goods: RowGoods;
}

/** What an import writes: deals that begin, and what becomes of those that were there. */
export interface ImportEffect {
  readonly creates: readonly CreatedDeal[];
  readonly updates: readonly (TimedDeal & {
    readonly id: string;
    readonly before: ImportDeal;
    readonly byRow: number;
  })[];
}

interface Numbered {
  readonly row: number;
  readonly judged: JudgedRow;
}

interface Working extends TimedDeal {
  readonly goods: RowGoods | null;
  readonly byRow: number | null;
}

const sameUnits = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((unit) => other.includes(unit));

const shareUnit = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one !== null && other !== null && one.some((unit) => other.includes(unit));

const shownDeal = ({ price, validFrom, validTo }: TimedDeal): NonNullable<RowProblem['other']> => ({
  price,
  validFrom,
  validTo,
});

const refuse = (code: RowProblem['code'], deal: TimedDeal): PlacedRow => ({
  outcome: 'rejected',
  problem: {
    code,
    field: 'validFrom',
    text: '',
    other: shownDeal(deal),
    ...(deal.row === null ? {} : { otherRow: deal.row }),
  },
  before: null,
  endsOn: null,
});

const unchanged = (before: ImportDeal): PlacedRow => ({
  outcome: 'unchanged',
  problem: null,
  before,
  endsOn: null,
});

const unlike = (code: RowProblem['code'], otherRow: number): PlacedRow => ({
  outcome: 'rejected',
  problem: { code, field: null, text: '', otherRow },
  before: null,
  endsOn: null,
});

/** Rows of the same goods and start: said again it is said once, and of two that say different things neither is believed. */
const withoutRivals = (
  rows: readonly Numbered[],
): { readonly rest: Numbered[]; readonly refused: ReadonlyMap<number, PlacedRow> } => {
  const refused = new Map<number, PlacedRow>();
  for (const [first, ...more] of Map.groupBy(rows, ({ judged }) => judged.promise?.validFrom).values()) {
    const said = first?.judged.promise ?? null;
    if (first === undefined || said === null) continue;
    const other = more.find(({ judged: { promise } }) => promise !== null && !repeats(said, promise));
    if (other !== undefined) refused.set(first.row, unlike('import.contradicted', other.row));
    for (const { row } of more)
      refused.set(
        row,
        unlike(other === undefined ? 'import.row-repeated' : 'import.contradicted', first.row),
      );
  }
  return { rest: rows.filter(({ row }) => !refused.has(row)), refused };
};

/**
 * Lays rows that are right in themselves among the deals, each goods' by start and then by row, whatever order the file has
 * them in. `units`: whom the import is for.
 */
export const placeRows = (
  rows: readonly Numbered[],
  deals: readonly ImportDeal[],
  units: readonly string[] | null,
): { readonly placed: ReadonlyMap<number, PlacedRow>; readonly effect: ImportEffect } => {
  const byGoods = Map.groupBy(deals, ({ goods }) => goods);
  const original = new Map(deals.map((deal) => [deal.id, deal]));
  const placed = new Map<number, PlacedRow>();
  const creates: CreatedDeal[] = [];
  const updates: ImportEffect['updates'][number][] = [];
  for (const [key, own] of Map.groupBy(rows, ({ judged }) => judged.goods?.goods ?? '')) {
    const there = byGoods.get(key) ?? [];
    const others = there.filter((deal) => !sameUnits(deal.units, units) && shareUnit(deal.units, units));
    // What holds everywhere is not agreed again for a unit.
    const everywhere = units === null ? [] : there.filter((deal) => deal.units === null);
    const line: Working[] = there
      .filter((deal) => sameUnits(deal.units, units))
      .map((deal) => ({ ...timed(deal), goods: null, byRow: null }));
    const inOrder = own.toSorted(
      (a, b) =>
        (a.judged.promise?.validFrom ?? '').localeCompare(b.judged.promise?.validFrom ?? '') || a.row - b.row,
    );
    const { rest, refused } = withoutRivals(inOrder);
    for (const [row, problem] of refused) placed.set(row, problem);
    for (const { row, judged } of rest) {
      const { promise } = judged;
      const same = promise === null ? undefined : everywhere.find((deal) => repeats(deal, promise));
      placed.set(row, same === undefined ? placeOne(row, judged, line, others, original) : unchanged(same));
    }
    for (const deal of line) {
      const before = deal.id === null ? undefined : original.get(deal.id);
      if (deal.id === null && deal.goods !== null && deal.row !== null)
        creates.push({ ...deal, goods: deal.goods, row: deal.row });
      else if (deal.id !== null && before !== undefined && deal.byRow !== null)
        updates.push({ ...deal, id: deal.id, before, byRow: deal.byRow });
    }
  }
  return {
    placed,
    effect: {
      creates: creates.toSorted((a, b) => a.row - b.row),
      updates: updates.toSorted((a, b) => a.byRow - b.byRow || a.id.localeCompare(b.id)),
    },
  };
};

const placeOne = (
  row: number,
  { goods, promise, isStartStated }: JudgedRow,
  line: Working[],
  others: readonly ImportDeal[],
  original: ReadonlyMap<string, ImportDeal>,
): PlacedRow => {
  if (goods === null || promise === null) throw new Error('a row without a promise has no place');
  const placing = place(line, promise, isStartStated);
  if (placing.kind === 'duplicate') return refuse('import.duplicate', placing.deal);
  if (placing.kind === 'overlaps') return refuse('import.overlaps', placing.deal);
  const clash = placing.kind === 'unchanged' ? undefined : others.find((deal) => meet(deal, promise));
  if (clash !== undefined) return refuse('import.overlaps-unit', timed(clash));
  const at =
    placing.kind === 'new' ? -1 : line.findIndex(({ validFrom }) => validFrom === placing.deal.validFrom);
  const there = line[at];
  const before = there?.id == null ? null : (original.get(there.id) ?? null);
  const done = { problem: null, before, endsOn: null };
  if (there !== undefined && placing.kind === 'unchanged') {
    line[at] = { ...there, row };
    return { ...done, outcome: 'unchanged' };
  }
  if (there !== undefined && placing.kind === 'corrects') {
    const tolerance = keptTolerance(promise.tolerance, there.tolerance);
    line[at] = { ...there, ...promise, tolerance, validTo: placing.validTo, row, byRow: row };
    return { ...done, outcome: 'changed' };
  }
  line.push({ ...promise, id: null, row, goods, byRow: null });
  if (there === undefined || placing.kind !== 'ends') return { ...done, outcome: 'new' };
  line[at] = { ...there, validTo: placing.lastDay, byRow: there.byRow ?? row };
  return { ...done, outcome: before === null ? 'new' : 'changed', endsOn: placing.lastDay };
};
