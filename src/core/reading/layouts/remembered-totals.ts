import type { LayoutMemory } from './layout-memory.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { HeadField } from '../reading.ts';
import type { Row } from '../words/rows.ts';
import type { TotalCandidate } from '../totals/total-candidates.ts';
import type { TotalKind } from '../totals/total-labels.ts';
import { besideLabel } from '../head/beside-label.ts';

const taught = 12;

/** What the totals are called among those of the page. */
export const kindOfField: Readonly<Partial<Record<HeadField, TotalKind>>> = {
  lineNet: 'net',
  taxExclusive: 'net',
  taxTotal: 'vat',
  taxInclusive: 'gross',
  prepaid: 'prepaid',
  rounding: 'rounding',
  payable: 'payable',
};

/** The totals that stand at labels of the layout. */
export const rememberedTotals = (
  rows: readonly Row[],
  { labels, decimalMark }: LayoutMemory,
): TotalCandidate[] =>
  labels.flatMap((memory) => {
    const kind = kindOfField[memory.field];
    if (kind === undefined) return [];
    return besideLabel(rows, memory).flatMap(({ row, runs }): TotalCandidate[] => {
      const tokens = runs.flatMap((words) =>
        numbersOf({ ...row, words }, decimalMark).filter(({ percent }) => !percent),
      );
      const token = tokens[memory.step];
      if (token === undefined) return [];
      const { text, value, box } = token;
      return [{ kind, text, value, place: { page: row.page, box }, score: taught, label: memory.label }];
    });
  });
