import { createHash } from 'node:crypto';
import type { Category } from '#core/products/category.ts';
import { itemKey, newestPrices } from '#core/price-lists/newest-prices.ts';
import { listsOn, type StandingPrice } from '#core/price-lists/replay.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { choicesOf } from './queries-choices.ts';
import { type ListRecord, listsWithSupplier, sinceOf } from './queries.ts';
import { withPrices } from './queries-standing.ts';

/** A price that a supplier's list states today. */
export interface OfferedPrice {
  /** The same wherever and whenever it is read. */
  readonly id: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly supplierCategory: Category;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  readonly price: string;
  /** ISO date. */
  readonly since: string;
  /** A person keeps it as an offer or has made a deal of it; else it waits. */
  readonly isKept: boolean;
}

/** A name-based identity of a price: a hash in the shape of a UUID (RFC 9562, version 8). */
const priceId = ({ message, row }: StandingPrice): string => {
  const hex = createHash('sha256').update(`${message} ${row}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** What suppliers' messages come to on a day. Messages never change, so it follows from their ids. */
const kept = new Map<string, readonly StandingPrice[]>();
const mostKept = 16;

const standing = async (
  reader: Reader,
  scope: UnitScope,
  records: readonly ListRecord[],
  today: string,
): Promise<readonly StandingPrice[]> => {
  const ids = records.map(({ id, supplierId }) => `${id} ${supplierId}`).toSorted();
  const key = [scope.organizationId, today, ...ids].join();
  const before = kept.get(key);
  if (before !== undefined) return before;
  const bySupplier = Map.groupBy(records, ({ supplierId }) => supplierId);
  const found: StandingPrice[] = [];
  for (const own of bySupplier.values()) {
    const byId = new Map(own.map((record) => [record.id, record]));
    const dated = listsOn(await withPrices(reader, scope, own), today).flatMap(({ prices }) =>
      prices.flatMap((price) => {
        const record = byId.get(price.message);
        if (record === undefined || price.price === null) return [];
        const receivedAt = record.receivedAt.toISOString();
        return [{ price, item: itemKey(price), since: sinceOf(price, record), receivedAt }];
      }),
    );
    found.push(...newestPrices(dated).map(({ price }) => price));
  }
  // The oldest goes first: it is of another day or of fewer messages.
  if (kept.size >= mostKept) for (const first of [...kept.keys()].slice(0, 1)) kept.delete(first);
  kept.set(key, found);
  return found;
};

/**
 * Prices for one unit of measure, in any quantity, that lists of known suppliers to the unit state on a day, of each item the newest list's,
 * without those that a person refused. What names no unit of measure is compared with nothing, and left out.
 */
export const offeredPrices = async (
  reader: Reader,
  scope: UnitScope,
  today: string,
): Promise<readonly OfferedPrice[]> => {
  const records = await listsWithSupplier(reader, scope);
  if (records.length === 0) return [];
  const prices = await standing(reader, scope, records, today);
  const choices = await choicesOf(
    reader,
    scope,
    records.map(({ id }) => id),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return prices.flatMap((price): OfferedPrice[] => {
    const record = byId.get(price.message);
    const choice = choices.get(`${price.message} ${price.row}`)?.choice;
    if (record === undefined || record.supplierId === null || choice === 'refused') return [];
    if (price.price === null || price.unit === '' || price.name === '' || price.fromQuantity !== null)
      return [];
    const { articleNumber, gtin, name, unit, currency } = price;
    return [
      {
        id: priceId(price),
        supplierId: record.supplierId,
        supplierName: record.supplierName ?? '',
        supplierCategory: record.supplierCategory ?? 'general',
        articleNumber,
        gtin: gtin === null ? null : gtin.padStart(gtin.length <= 8 ? 8 : 13, '0'),
        name,
        unit,
        currency,
        price: price.price,
        since: sinceOf(price, record),
        isKept: choice !== undefined,
      },
    ];
  });
};
