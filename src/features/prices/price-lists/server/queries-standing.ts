import type { ListedPrice } from '#core/price-lists/listed-price.ts';
import {
  actsBefore,
  type ListMessage,
  listsOn,
  replayLists,
  type StandingList,
} from '#core/price-lists/replay.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { type ListRecord, listsOfSupplier } from './queries.ts';

/** A list as its messages leave it, with them by their ids. */
export interface Standing {
  readonly list: StandingList;
  readonly records: ReadonlyMap<string, ListRecord>;
  /** Prices that hold on the day that was asked for. */
  readonly inForce: number;
}

const messageOf = ({ id, head }: ListRecord, prices: readonly ListedPrice[] = []): ListMessage => ({
  key: id,
  head,
  prices,
});

const pricesSql = `
  select id, prices from price_list where organization_id = $1 and unit_id = $2 and id = any($3::uuid[])`;

/** Messages with their prices. */
export const withPrices = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  records: readonly ListRecord[],
): Promise<ListMessage[]> => {
  const rows = await reader.query<{ id: string; prices: ListedPrice[] }>(pricesSql, [
    organizationId,
    unitId,
    records.map(({ id }) => id),
  ]);
  const prices = new Map(rows.map((row) => [row.id, row.prices]));
  return records.map((record) => messageOf(record, prices.get(record.id)));
};

/** Those that what is said now can follow from: nothing before the last that began the list anew. */
const acting = (records: readonly ListRecord[]): readonly ListRecord[] => {
  const ordered = records.toSorted((one, other) => actsBefore(messageOf(one), messageOf(other)));
  return ordered.slice(
    Math.max(
      0,
      ordered.findLastIndex(({ head }) => head.action !== 'update'),
    ),
  );
};

/** The list that a message belongs to, as all of its messages leave it. One that is nobody's yet stands alone. */
export const standingOf = async (
  reader: Reader,
  scope: UnitScope,
  record: ListRecord,
  today: string,
): Promise<Standing> => {
  const own = record.supplierId === null ? [record] : await listsOfSupplier(reader, scope, record.supplierId);
  const byId = new Map(own.map((each) => [each.id, each]));
  const series = replayLists(own.map((each) => messageOf(each))).find(({ messages }) =>
    messages.includes(record.id),
  );
  const records = (series?.messages ?? [record.id]).flatMap((id) => byId.get(id) ?? []);
  const loaded = await withPrices(reader, scope, acting(records));
  const missing = records.filter(({ id }) => !loaded.some(({ key }) => key === id));
  const messages = [...missing.map((each) => messageOf(each)), ...loaded];
  const [list] = replayLists(messages);
  if (list === undefined) throw new Error('a message makes a list');
  const inForce = listsOn(messages, today).reduce((count, { prices }) => count + prices.length, 0);
  return { list, records: byId, inForce };
};
