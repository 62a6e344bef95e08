import {
  analyseImport,
  type AnalysedRow,
  type ImportAnalysis,
  type ImportInput,
} from '#core/deal-import/analyse-import.ts';
import { nothingSaid } from '#core/deal-import/import-mapping.ts';
import type { ImportDeal } from '#core/deal-import/import-row.ts';
import { proposeMapping } from '#core/deal-import/propose-mapping.ts';
import { csvTables } from '#core/tables/csv-tables.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Choose } from '#testing/price-watch/histories.ts';
import { chooserOf } from '#testing/price-watch/seeded-choice.ts';
import { applyEffect } from './apply-effect.ts';
import { mangledList, type MangledList, type TrueRow } from './mangled-list.ts';

export interface ImportScore {
  readonly lists: number;
  readonly rows: number;
  /** Rows that a person who knows the list would enter. */
  readonly good: { readonly all: number; readonly taken: number };
  /** Why good rows were not taken, by seed. */
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly badTaken: readonly string[];
}

const today = '2026-11-23';

/** Reads a list as its import does, with nothing said by a person. Throws where it is no table. */
export const inputOf = ({
  bytes,
  articles,
  deals,
}: Pick<MangledList, 'bytes' | 'articles' | 'deals'>): ImportInput => {
  const read = csvTables(bytes);
  const sheet = read.ok ? read.value.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(`not a table: ${read.ok ? 'no sheet' : read.code}`);
  const mapping = proposeMapping(sheet, { choice: nothingSaid, kept: [], today });
  return { sheet, mapping, fixes: new Map(), articles, deals, units: null };
};

const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Rows are all there, once each; and saving, and then importing the same again, does exactly what was shown. */
export const checkAccounted = (
  input: ImportInput,
  shown: ImportAnalysis,
  truth: readonly TrueRow[],
  emptyRows: number,
): void => {
  const { counts, rows } = shown;
  insist(
    counts.new + counts.changed + counts.unchanged + counts.rejected === counts.rows,
    'counts make the rows',
  );
  insist(counts.rows === truth.length, `${counts.rows} rows of ${truth.length}`);
  insist(counts.empty === emptyRows, `${counts.empty} empty rows of ${emptyRows}`);
  insist(
    rows.every(({ row }, at) => row === truth[at]?.row),
    'rows stand where the file has them',
  );
  const saved = applyEffect(input.deals, shown.effect, input.units);
  for (const row of rows) checkSaved(row, input.deals, saved);
  const again = analyseImport({ ...input, deals: saved });
  insist(
    again.effect.creates.length + again.effect.updates.length === 0,
    'the same file twice changes nothing',
  );
  insist(again.counts.rejected === counts.rejected, 'the same rows are rejected again');
};

const holds = (deal: ImportDeal, { goods, promise }: AnalysedRow): boolean =>
  deal.goods === goods?.goods &&
  deal.validFrom === promise?.validFrom &&
  decimal(deal.price).eq(decimal(promise.price));

const checkSaved = (row: AnalysedRow, before: readonly ImportDeal[], saved: readonly ImportDeal[]): void => {
  const has = saved.some((deal) => holds(deal, row));
  if (row.outcome === 'new' || row.outcome === 'changed')
    insist(has, `row ${row.row} was shown as ${row.outcome} and is not there`);
  if (row.outcome === 'unchanged')
    insist(row.before !== null && before.includes(row.before), `row ${row.row} has no deal that it repeats`);
  insist(
    (row.outcome === 'rejected') === (row.problem !== null),
    `row ${row.row} is rejected without a reason`,
  );
};

const isRight = ({ goods, promise }: AnalysedRow, truth: NonNullable<TrueRow['promise']>): boolean =>
  goods !== null &&
  promise !== null &&
  (goods.goods === truth.goods || !goods.isBought) &&
  decimal(promise.price).eq(decimal(truth.price)) &&
  promise.validFrom === truth.validFrom &&
  promise.validTo === truth.validTo;

type ListMaker = (choose: Choose) => Omit<MangledList, 'made'> & Partial<Pick<MangledList, 'made'>>;

/** Reads the lists of so many seeds and says how they were read. Throws where a row is lost or more is written than was shown. */
export const scoreLists = (
  firstSeed: number,
  count: number,
  listOf: ListMaker = mangledList,
): ImportScore => {
  const [missed, wrong, badTaken]: [string[], string[], string[]] = [[], [], []];
  const good = { all: 0, taken: 0 };
  let rows = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const list = listOf(chooserOf(seed));
    const input = inputOf(list);
    const shown = analyseImport(input);
    try {
      checkAccounted(input, shown, list.truth, list.emptyRows);
    } catch (error) {
      throw new Error(`seed ${seed}: ${list.made === undefined ? '' : JSON.stringify(list.made)}`, {
        cause: error,
      });
    }
    rows += shown.rows.length;
    for (const [at, row] of shown.rows.entries()) {
      const truth = list.truth[at];
      const said = `seed ${seed} row ${row.row} ${truth?.manner ?? ''} ${row.problem?.code ?? row.outcome}`;
      const isTaken = row.outcome !== 'rejected';
      if (truth?.promise == null) {
        if (isTaken) badTaken.push(said);
        continue;
      }
      good.all += 1;
      if (!isTaken) missed.push(said);
      else if (isRight(row, truth.promise)) good.taken += 1;
      else wrong.push(said);
    }
  }
  return { lists: count, rows, good, missed, wrong, badTaken };
};
