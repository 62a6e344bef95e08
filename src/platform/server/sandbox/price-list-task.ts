import { type ListedPrice, listedPrices } from '#core/price-lists/listed-price.ts';
import type { ListHead } from '#core/price-lists/price-list.ts';
import { readPriceList } from '#core/price-lists/read-price-list.ts';
import { tableList } from '#core/price-lists/table-list.ts';
import { tableLimits } from '#core/tables/table-refusal.ts';
import { readTables } from '../tables/read-tables.ts';
import type { Task } from './task.ts';

/** A price list as read. */
export interface ReadPriceList {
  readonly head: ListHead;
  readonly prices: readonly ListedPrice[];
}

/** What a table states of itself: nothing but its prices. */
const tableHead: ListHead = {
  format: 'table',
  id: '',
  version: '',
  source: '',
  contract: '',
  name: '',
  action: 'replace',
  issuedOn: null,
  validFrom: null,
  validTo: null,
  supplier: { name: null, organizationNumber: null, vatNumber: null, endpoint: null, gln: null },
};

/**
 * Task: reads a price list of any kind; the argument is the day that stands for today, ISO. `list` is null where the file is
 * none beyond doubt, or has more prices than a list may.
 */
export const readPriceListTask: Task = async (
  bytes,
  _emit,
  argument,
): Promise<{ readonly list: ReadPriceList | null }> => {
  const stated = readPriceList(bytes);
  if (stated !== null)
    return {
      list:
        stated.prices.length > tableLimits.rows ? null : { head: stated.head, prices: listedPrices(stated) },
    };
  const read = await readTables(bytes);
  if (!read.ok || typeof argument !== 'string') return { list: null };
  const list = tableList(read.value, { kept: [], today: argument });
  return { list: list === null ? null : { head: { ...tableHead, name: list.name }, prices: list.prices } };
};
