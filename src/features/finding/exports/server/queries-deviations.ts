import { z } from 'zod';
import { alertStatus } from '#features/prices/price-monitoring/contract-alerts.ts';
import {
  countDeviationLines,
  pageOfDeviationLines,
} from '#features/prices/price-monitoring/server/queries-deviations.ts';
import { id, searchText } from '#platform/wire/fields.ts';
import { deviationColumns, type DeviationRecord } from '../rules-columns-goods.ts';
import { byPlace, type ListSource } from './queries-source.ts';

/** What the screens of deviations and of price monitoring filter by. */
const filter = z.object({
  status: alertStatus.optional(),
  supplierId: id.optional(),
  onlyDeals: z.stringbool().optional(),
  onlyDearer: z.stringbool().optional(),
  search: searchText,
});

/** Order lines that deviate, newest first; those of the days that were asked for, also where they wait for a decision. */
export const deviationSource: ListSource<typeof filter, DeviationRecord> = {
  filter,
  columns: deviationColumns,
  currencyOf: ({ currency }) => currency,
  count: (reader, { scope, filter: own, period }) => countDeviationLines(reader, scope, own, period),
  open: ({ scope, filter: own, period }) =>
    byPlace<DeviationRecord>((reader, after, limit) =>
      pageOfDeviationLines(reader, scope, own, { ...period, after, limit }),
    ),
};
