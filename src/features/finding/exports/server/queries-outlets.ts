import { z } from 'zod';
import { knownOutlets } from '#features/finding/list-imports/server/queries-known.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { outletColumns, type OutletRecord } from '../rules-columns-places.ts';
import { type Asked, byPages, type ListSource } from './queries-source.ts';

const filter = z.object({});

const read = async (
  reader: Reader,
  { scope, userId }: Pick<Asked<unknown>, 'scope' | 'userId'>,
): Promise<OutletRecord[]> => (await knownOutlets(reader, scope, userId)).outlets.map(({ values }) => values);

/** The organization's outlets that the person belongs to, read at once. */
export const outletSource: ListSource<typeof filter, OutletRecord> = {
  filter,
  columns: outletColumns,
  currencyOf: () => null,
  count: async (reader, asked) => (await read(reader, asked)).length,
  open: (asked) =>
    byPages(async (reader, { page, limit }) =>
      (await read(reader, asked)).slice((page - 1) * limit, page * limit),
    ),
};
