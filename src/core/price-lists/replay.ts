import { normaliseName } from '#core/products/article-key.ts';
import { compareText } from '#core/values/compare-text.ts';
import type { ListedPrice } from './listed-price.ts';
import type { ListHead } from './price-list.ts';

/** A message with what tells it apart from every other: the same key twice is the same message. */
export interface ListMessage {
  readonly key: string;
  readonly head: Omit<ListHead, 'supplier'>;
  readonly prices: readonly ListedPrice[];
}

/** A price that stands in a list, and the message that it stands by. */
export interface StandingPrice extends ListedPrice {
  readonly message: string;
  /** Both as the price states it, else as its message's head does. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A supplier's list as its messages leave it. */
export interface StandingList {
  /** In the order in which they act. */
  readonly messages: readonly string[];
  /** The newest head. */
  readonly head: ListMessage['head'];
  /** Whether it names all that the supplier sells by it; changes to a list that never came do not. */
  readonly isWhole: boolean;
  readonly prices: readonly StandingPrice[];
}

const byParts = (one: string, other: string): number => {
  const parts = (text: string): string[] => text.match(/\d+|\D+/g) ?? [];
  const [left, right] = [parts(one), parts(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [a = '', b = ''] = [left[at], right[at]];
    const [x, y] = [/^\d/.test(a), /^\d/.test(b)];
    const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
    const order =
      x && y ? plain(a).length - plain(b).length || compareText(plain(a), plain(b)) : compareText(a, b);
    if (order !== 0) return order;
  }
  return 0;
};

/** The order in which messages act: by the day they were issued, then version, own number and, at last, key. */
export const actsBefore = (one: ListMessage, other: ListMessage): number =>
  compareText(one.head.issuedOn ?? '', other.head.issuedOn ?? '') ||
  byParts(one.head.version, other.head.version) ||
  byParts(one.head.id, other.head.id) ||
  compareText(one.key, other.key);

/** What a message is linked with others by: its own number, the list that it acts on, its contract's list of that name. */
const linksOf = ({ key, head }: ListMessage): readonly string[] => {
  if (head.format === 'table') return [`key ${key}`];
  const name = normaliseName(head.name);
  return [
    `key ${key}`,
    ...(head.id === '' ? [] : [`id ${head.id}`]),
    ...(head.source === '' ? [] : [`id ${head.source}`]),
    ...(name === '' && head.contract === '' ? [] : [`list ${JSON.stringify([head.contract, name])}`]),
  ];
};

/** Messages of one list each, whatever links them. */
const seriesOf = (messages: readonly ListMessage[]): readonly (readonly ListMessage[])[] => {
  const parents = new Map<string, string>();
  const root = (link: string): string => {
    const parent = parents.get(link);
    if (parent === undefined || parent === link) return link;
    const top = root(parent);
    parents.set(link, top);
    return top;
  };
  for (const message of messages) {
    const [first = '', ...others] = linksOf(message);
    for (const other of others) parents.set(root(other), root(first));
  }
  return [...Map.groupBy(messages, (message) => root(linksOf(message)[0] ?? '')).values()];
};

/** Items as a list tells them apart: by number, else by GTIN, else by name. */
class Items {
  readonly #prices = new Map<string, readonly StandingPrice[]>();
  readonly #names = new Map<string, string>();

  static #keysOf({ articleNumber, gtin, name }: ListedPrice): readonly string[] {
    return [
      ...(articleNumber === null ? [] : [`number ${articleNumber}`]),
      ...(gtin === null ? [] : [`gtin ${gtin}`]),
      ...(articleNumber === null && gtin === null ? [`name ${normaliseName(name)}`] : []),
    ];
  }

  /** The item that a price is of, when the list has it. Of two numbers a GTIN is no bridge: packs share one now and then. */
  #find(price: ListedPrice): string | null {
    for (const key of Items.#keysOf(price)) {
      const item = this.#names.get(key);
      const [standing] = item === undefined ? [] : (this.#prices.get(item) ?? []);
      if (item === undefined || standing === undefined) continue;
      const [one, other] = [standing.articleNumber, price.articleNumber];
      if (one === null || other === null || one === other) return item;
    }
    return null;
  }

  drop(price: ListedPrice): void {
    const item = this.#find(price);
    if (item !== null) this.#prices.delete(item);
  }

  /** Puts all prices of one item, in the place of those it had. */
  put(prices: readonly StandingPrice[]): void {
    const [first] = prices;
    if (first === undefined) return;
    const [own = ''] = Items.#keysOf(first);
    const found = this.#find(first);
    if (found !== null && found !== own) this.#prices.delete(found);
    this.#prices.delete(own);
    this.#prices.set(own, prices);
    for (const price of prices) for (const key of Items.#keysOf(price)) this.#names.set(key, own);
  }

  clear(): void {
    this.#prices.clear();
    this.#names.clear();
  }

  all(): StandingPrice[] {
    return [...this.#prices.values()].flat();
  }
}

/** A message's prices item by item, in its order: an item's breaks and periods act together. */
const itemsOf = ({ prices }: ListMessage): readonly (readonly ListedPrice[])[] => [
  ...Map.groupBy(prices, ({ articleNumber, gtin, name }) =>
    articleNumber === null
      ? gtin === null
        ? `name ${normaliseName(name)}`
        : `gtin ${gtin}`
      : `number ${articleNumber}`,
  ).values(),
];

/** Lines say what becomes of them only where the head does not say it of the whole list. */
const act = (items: Items, message: ListMessage): void => {
  const { action, validFrom, validTo } = message.head;
  if (action !== 'update') items.clear();
  if (action === 'delete') return;
  for (const prices of itemsOf(message)) {
    const [first] = prices;
    if (first === undefined) continue;
    // The lines of a list that is sent whole are the list: an action at one of them but Delete has no say (Peppol Catalogue 3).
    const kept = prices.filter((price) => price.action !== 'delete' || action === 'replace');
    if (kept.length === 0) items.drop(first);
    else
      items.put(
        kept.map((price) => ({
          ...price,
          message: message.key,
          validFrom: price.validFrom ?? validFrom,
          validTo: price.validTo ?? validTo,
        })),
      );
  }
};

const standing = (messages: readonly ListMessage[]): StandingList | null => {
  const last = messages.at(-1);
  if (last === undefined) return null;
  const items = new Items();
  let isWhole = false;
  for (const message of messages) {
    if (message.head.action !== 'update') isWhole = message.head.action !== 'delete';
    act(items, message);
  }
  return { messages: messages.map(({ key }) => key), head: last.head, isWhole, prices: items.all() };
};

/**
 * A supplier's lists as its messages leave them, with the standard's meaning of their actions: Add begins a list, Replace
 * puts another in its place, Update changes the lines that it names and leaves the others, Delete takes the list away. A
 * list that is added again is replaced: what a buyer refuses, the supplier sends anew. A pure function of the set of
 * messages: neither the order in which they came nor how often matters. Lists stand in the order of their newest message.
 */
export const replayLists = (messages: readonly ListMessage[]): StandingList[] => {
  const once = [...new Map(messages.map((message) => [message.key, message])).values()].toSorted(actsBefore);
  return seriesOf(once)
    .flatMap((series) => standing(series) ?? [])
    .toSorted((one, other) => compareText(one.messages.at(-1) ?? '', other.messages.at(-1) ?? ''));
};

/** The day from which a message is meant: its head's, else the first of its prices', else the day it was issued. */
export const startOf = ({ head, prices }: Pick<ListMessage, 'head' | 'prices'>): string | null => {
  if (head.validFrom !== null) return head.validFrom;
  const first = prices
    .flatMap(({ validFrom }) => validFrom ?? [])
    .reduce<string | null>((least, day) => (least === null || day < least ? day : least), null);
  return first ?? head.issuedOn;
};

/** The lists in force on a day: a message that starts later waits for its day, and so does a price within one. */
export const listsOn = (messages: readonly ListMessage[], day: string): StandingList[] =>
  replayLists(messages.filter((message) => (startOf(message) ?? day) <= day)).map((list) => ({
    ...list,
    prices: list.prices.filter(
      ({ validFrom, validTo }) => (validFrom ?? day) <= day && (validTo === null || day <= validTo),
    ),
  }));
