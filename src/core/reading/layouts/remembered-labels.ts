import type { Field, Fields } from '../head/choose-fields.ts';
import type { FieldName } from '../head/field-labels.ts';
import { fieldValue } from '../head/field-values.ts';
import type { LayoutMemory } from './layout-memory.ts';
import { boxAround } from '../page/page.ts';
import type { HeadField } from '../reading.ts';
import type { Row } from '../words/rows.ts';
import { besideLabel } from '../head/beside-label.ts';
import { kindOfField } from './remembered-totals.ts';

const sure = 0.97;

/** The fields that stand at labels of the layout. */
export const rememberedFields = (
  pages: readonly (readonly Row[])[],
  { labels, dateOrder }: LayoutMemory,
): Fields => {
  const found = new Map<FieldName, Field>();
  for (const memory of labels) {
    const { field } = memory;
    if (field === 'supplier' || field === 'currency' || !isNamed(field)) continue;
    for (const rows of pages) {
      const values = besideLabel(rows, memory).flatMap(({ row, runs }) =>
        runs.flatMap((words) => {
          const value = fieldValue(field, words, dateOrder);
          return value === null ? [] : [{ ...value, page: row.page }];
        }),
      );
      const value = values[memory.step];
      if (value === undefined || found.has(field)) continue;
      const confidence = sure * Math.min(...value.words.map((word) => word.confidence));
      const place = { page: value.page, box: boxAround(value.words.map(({ box }) => box)) };
      found.set(field, { value: value.value, confidence, place });
    }
  }
  return found;
};

const isNamed = (field: HeadField): field is HeadField & FieldName => kindOfField[field] === undefined;
