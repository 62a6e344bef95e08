import type { ListedPrice } from '#core/price-lists/listed-price.ts';
import { itemKey, newestFirst } from '#core/price-lists/newest-prices.ts';
import { listsOn, replayLists, type StandingList, type StandingPrice } from '#core/price-lists/replay.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { z } from 'zod';
import type { besideList, PriceListLine } from '../contract-line.ts';
import { choicesOf } from './queries-choices.ts';
import { type ListRecord, listsOfSupplier, nameOf, sinceOf } from './queries.ts';
import { withPrices } from './queries-standing.ts';

type InOtherList = NonNullable<PriceListLine['replaces']>;

/** Other lists of a supplier's beside one, and what they say of its items. */
export interface Beside {
  readonly lists: z.output<typeof besideList>[];
  readonly replacesOf: (price: StandingPrice) => InOtherList | null;
  readonly replacedByOf: (price: StandingPrice) => InOtherList | null;
}

/** Lists that are named beside one; a supplier has few at a time. */
const mostNamed = 5;

const nobody: Beside = { lists: [], replacesOf: () => null, replacedByOf: () => null };

/** A price of one of the lists, with when it holds from. */
interface Placed {
  readonly price: StandingPrice & { readonly price: string };
  readonly since: string;
  readonly receivedAt: string;
  readonly listId: string;
  readonly isKept: boolean;
}

const isBase = ({ price, fromQuantity }: ListedPrice): boolean => price !== null && fromQuantity === null;

const datedOf = (record: ListRecord) => ({
  since: sinceOf({ validFrom: null }, record),
  receivedAt: record.receivedAt.toISOString(),
});

/**
 * Lists of the supplier's that hold today or begin later, beside the one that is looked at. What two of them name holds as the
 * newer says, from its day on; what only the older names holds on.
 */
export const besideOf = async (
  reader: Reader,
  scope: UnitScope,
  {
    record,
    list,
    today,
  }: { readonly record: ListRecord; readonly list: StandingList; readonly today: string },
): Promise<Beside> => {
  if (record.supplierId === null) return nobody;
  const own = await listsOfSupplier(reader, scope, record.supplierId);
  const records = own.filter(({ id }) => !list.messages.includes(id));
  if (records.length === 0) return nobody;
  const byId = new Map(own.map((each) => [each.id, each]));
  const messages = await withPrices(reader, scope, records);
  const held = listsOn(messages, today);
  const upcoming = replayLists(messages).filter(
    ({ messages: ids }) => !held.some((one) => one.messages.some((id) => ids.includes(id))),
  );
  const choices = await choicesOf(
    reader,
    scope,
    own.map(({ id }) => id),
  );
  const place = (price: StandingPrice, listId: string): Placed[] => {
    const message = byId.get(price.message);
    if (message === undefined || price.price === null || !isBase(price)) return [];
    const since = sinceOf(price, message);
    const receivedAt = message.receivedAt.toISOString();
    const isKept = choices.get(`${price.message} ${price.row}`)?.choice === 'offer';
    return [{ price: { ...price, price: price.price }, since, receivedAt, listId, isKept }];
  };
  const others = [...held, ...upcoming].flatMap((other) => {
    const last = byId.get(other.messages.at(-1) ?? '');
    const prices = last === undefined ? [] : other.prices.flatMap((price) => place(price, last.id));
    return last === undefined || prices.length === 0 ? [] : [{ last, prices }];
  });
  const mine = new Map(
    list.prices.flatMap((price) => place(price, record.id)).map((each) => [itemKey(each.price), each]),
  );
  const met = others.flatMap(({ prices }) =>
    prices.flatMap((theirs) => {
      const key = itemKey(theirs.price);
      const ours = mine.get(key);
      return ours === undefined ? [] : [{ key, ours, theirs, isNewer: newestFirst(theirs, ours) < 0 }];
    }),
  );
  const metBy = Map.groupBy(met, ({ key }) => key);
  const found = (price: StandingPrice, isNewer: boolean): InOtherList | null => {
    const [first] = (metBy.get(itemKey(price)) ?? [])
      .filter((each) => each.isNewer === isNewer && (isNewer || each.theirs.isKept))
      .map(({ theirs }) => theirs)
      .toSorted(newestFirst);
    return first === undefined
      ? null
      : { listId: first.listId, price: first.price.price, since: first.since };
  };
  const lists = others.map(({ last }) => {
    const both = met.filter(({ theirs }) => theirs.listId === last.id);
    const isNewer = newestFirst(datedOf(last), datedOf(record)) < 0;
    const offers = both.filter((each) => (each.isNewer ? each.ours.isKept : each.theirs.isKept)).length;
    return { id: last.id, name: nameOf(last), startsOn: last.startsOn, isNewer, shared: both.length, offers };
  });
  return {
    lists: lists
      .toSorted((one, other) => (other.startsOn ?? '').localeCompare(one.startsOn ?? ''))
      .slice(0, mostNamed),
    replacesOf: (price) => found(price, false),
    replacedByOf: (price) => found(price, true),
  };
};
