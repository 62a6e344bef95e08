import { daysAfter, weekdayOf } from '#core/values/calendar.ts';
import { isSwedishHoliday } from '#core/values/swedish-holidays.ts';

/** What the trade's usual days for new prices go by: `drinks` are those above 3,5 % alcohol. */
export type TradeGoods = 'dry' | 'drinks' | 'fresh';

const months: Readonly<Record<TradeGoods, readonly string[]>> = {
  dry: ['02', '05', '09', '11'],
  drinks: ['03', '09'],
  fresh: [],
};

const fitting = (goods: TradeGoods, date: string): boolean =>
  (goods !== 'dry' || weekdayOf(date) === 0) && !isSwedishHoliday(date);

const firstFitting = (goods: TradeGoods, from: string): string => {
  let day = from;
  while (!fitting(goods, day)) day = daysAfter(day, 1);
  return day;
};

/**
 * The days of a year on which prices of such goods usually change: dry goods on the first Monday that is no holiday of
 * February, May, September and November, drinks on the first day that is none of March and September, fresh goods any day,
 * so that none is usual. Source: DEALS.md, section 6.
 */
export const tradeWindows = (goods: TradeGoods, year: number): readonly string[] =>
  months[goods].map((month) => firstFitting(goods, `${year}-${month}-01`));

/**
 * Whether prices of such goods usually change on one of the days after `lastSeen`, up to and with `date`. Fresh goods have no
 * usual days, so that any of theirs will do.
 */
export const hasWindow = (goods: TradeGoods, lastSeen: string, date: string): boolean => {
  if (goods === 'fresh') return true;
  const [from, to] = [Number(lastSeen.slice(0, 4)), Number(date.slice(0, 4))];
  for (let year = from; year <= to; year += 1)
    if (tradeWindows(goods, year).some((day) => lastSeen < day && day <= date)) return true;
  return false;
};
