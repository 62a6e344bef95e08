import { daysBetween } from '#core/values/calendar.ts';
import { decimal } from '#core/values/decimal.ts';
import { hasWindow, type TradeGoods, tradeWindows } from './trade-windows.ts';

/** A price that the supplier has announced for an article, on a list that came. */
export interface AnnouncedPrice {
  readonly listId: string;
  /** Per unit of the article. */
  readonly price: string;
  readonly validFrom: string;
  /** The Swedish day on which the list came. */
  readonly receivedOn: string;
}

/** A billed price that is above the one it is compared with, and what is known around it. */
export interface Rise {
  readonly invoiceDate: string;
  readonly watchedPrice: string;
  readonly billedPrice: string;
  readonly quantity: string;
  /** Of the article's last line at another price than the billed one; `null` where there is none. */
  readonly lastSeen: string | null;
  readonly goods: TradeGoods | null;
  readonly announced: readonly AnnouncedPrice[];
  /** Days' notice that the supplier has agreed to; `null`: none is agreed. */
  readonly noticeDays: number | null;
}

/** Which checks a supplier is watched with. */
export interface RiseSwitches {
  readonly beforeStart: boolean;
  readonly notice: boolean;
  readonly windows: boolean;
}

export const allChecks: RiseSwitches = { beforeStart: true, notice: true, windows: true };

/** What speaks against a rise (DEALS.md, section 6); information, which judges nothing. */
export type RiseFinding =
  | {
      readonly kind: 'before-start';
      readonly listId: string;
      readonly startsOn: string;
      readonly days: number;
    }
  /** `given`: the days between the announcement and the invoice; `null`: nothing was announced. */
  | { readonly kind: 'short-notice'; readonly agreed: number; readonly given: number | null }
  /** `next`: the first usual day after the invoice. */
  | { readonly kind: 'outside-window'; readonly goods: Exclude<TradeGoods, 'fresh'>; readonly next: string };

/** The billed price is the announced one: the same number, or the same to the öre over the quantity. */
const isAnnounced = ({ billedPrice, quantity }: Rise, { price }: AnnouncedPrice): boolean => {
  const [billed, said, times] = [decimal(billedPrice), decimal(price), decimal(quantity)];
  return billed.eq(said) || billed.times(times).round(2).eq(said.times(times).round(2));
};

/** A list that has started already and says so much, or more, makes the price no early one. */
const beforeStart = (rise: Rise): RiseFinding | null => {
  const { announced, invoiceDate, billedPrice } = rise;
  const isInForce = announced.some(
    (price) =>
      price.validFrom <= invoiceDate &&
      (isAnnounced(rise, price) || decimal(price.price).gt(decimal(billedPrice))),
  );
  if (isInForce) return null;
  const first = announced
    .filter((price) => price.validFrom > invoiceDate && isAnnounced(rise, price))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0];
  if (first === undefined) return null;
  const { listId, validFrom: startsOn } = first;
  return { kind: 'before-start', listId, startsOn, days: daysBetween(invoiceDate, startsOn) };
};

/** An announcement counts when it says at least the billed price: what rises less than was said was announced too. */
const shortNotice = (rise: Rise): RiseFinding | null => {
  const { noticeDays, announced, invoiceDate, billedPrice } = rise;
  if (noticeDays === null || noticeDays === 0) return null;
  const given = announced
    .filter((price) => isAnnounced(rise, price) || decimal(price.price).gt(decimal(billedPrice)))
    .map(({ receivedOn }) => daysBetween(receivedOn, invoiceDate))
    .filter((days) => days >= 0)
    .reduce<number | null>((most, days) => (most === null || days > most ? days : most), null);
  return given !== null && given >= noticeDays ? null : { kind: 'short-notice', agreed: noticeDays, given };
};

const nextWindow = (goods: TradeGoods, date: string): string | null => {
  const year = Number(date.slice(0, 4));
  const days = [...tradeWindows(goods, year), ...tradeWindows(goods, year + 1)];
  return days.find((day) => day > date) ?? null;
};

const outsideWindow = ({ goods, lastSeen, invoiceDate }: Rise): RiseFinding | null => {
  if (goods === null || goods === 'fresh' || lastSeen === null || lastSeen > invoiceDate) return null;
  if (hasWindow(goods, lastSeen, invoiceDate)) return null;
  const next = nextWindow(goods, invoiceDate);
  return next === null ? null : { kind: 'outside-window', goods, next };
};

/**
 * What speaks for itself on an alert: that the price was invoiced before the day that its list begins on, that it rose
 * without the notice that was agreed, or outside the trade's usual days. Nothing of a price that did not rise.
 */
export const riseFindings = (rise: Rise, switches: RiseSwitches): RiseFinding[] => {
  if (!decimal(rise.billedPrice).gt(decimal(rise.watchedPrice))) return [];
  return [
    switches.beforeStart ? beforeStart(rise) : null,
    switches.notice ? shortNotice(rise) : null,
    switches.windows ? outsideWindow(rise) : null,
  ].filter((finding) => finding !== null);
};
