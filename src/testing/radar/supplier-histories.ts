import type { ReceivedInvoice } from '#core/radar/received.ts';
import { daysAfter, weekdayOf } from '#core/values/calendar.ts';
import { isSwedishHoliday } from '#core/values/swedish-holidays.ts';

/** Decides: a number from 0 up to 1. */
export type Draw = () => number;

/** Numbers from a seed, the same each time (mulberry32). */
export const drawsOf = (seed: number): Draw => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** An invoice that a supplier sent: when it came, or that it never did. */
export interface SentInvoice extends ReceivedInvoice {
  readonly arrivesOn: string | null;
}

export interface MadeSupplier {
  readonly name: string;
  readonly sent: readonly SentInvoice[];
  /** When the restaurant bought there for the last time, where it stopped. */
  readonly endedOn: string | null;
}

/** A restaurant's year with its suppliers, and what truly went missing. */
export interface MadeUnit {
  readonly from: string;
  readonly to: string;
  readonly suppliers: readonly MadeSupplier[];
}

const rhythms = ['daily', 'twice', 'weekly', 'fortnight', 'monthly', 'irregular'] as const;
const counts = ['own', 'own-year', 'own-two', 'shared', 'shared-two'] as const;

const between = (draw: Draw, from: number, to: number): number => from + Math.floor(draw() * (to - from + 1));

const isClosed = (day: string, summer: readonly [string, string]): boolean =>
  isSwedishHoliday(day) ||
  (day >= summer[0] && day <= summer[1]) ||
  day.slice(5) >= '12-23' ||
  day.slice(5) <= '01-02';

/** Days on which a supplier delivers to a restaurant that may be closed; a delivery on a holiday comes the day after or not at all. */
const deliveries = (
  draw: Draw,
  unit: { from: string; to: string; summer: readonly [string, string] },
): string[] => {
  const rhythm = rhythms[between(draw, 0, rhythms.length - 1)] ?? 'weekly';
  const [first, second] = [between(draw, 0, 4), between(draw, 0, 4)];
  const skip = rhythm === 'irregular' ? 0.55 : draw() * 0.08;
  const days: string[] = [];
  for (let day = unit.from, at = 0; day <= unit.to; day = daysAfter(day, 1), at += 1) {
    const weekday = weekdayOf(day);
    const isDue =
      rhythm === 'daily'
        ? weekday < 5
        : rhythm === 'twice' || rhythm === 'irregular'
          ? weekday === first || weekday === second
          : rhythm === 'monthly'
            ? day.slice(8) === String(first + 25)
            : weekday === first && (rhythm === 'weekly' || Math.floor(at / 7) % 2 === 0);
    if (!isDue || draw() < skip) continue;
    const moved = rhythm !== 'monthly' && isClosed(day, unit.summer) ? daysAfter(day, 1) : day;
    if (rhythm === 'monthly' || !isClosed(moved, unit.summer)) days.push(moved);
  }
  return [...new Set(days)].toSorted();
};

const numbersFrom = (draw: Draw): ((day: string, isCredit: boolean, isOther: boolean) => string) => {
  const count = counts[between(draw, 0, counts.length - 1)] ?? 'shared';
  const own = { main: between(draw, 1, 900), other: between(draw, 1, 900), credit: between(draw, 1, 900) };
  const hasCreditSeries = draw() < 0.5;
  const years = new Map<string, number>();
  const shared = { main: between(draw, 40_000, 90_000), other: between(draw, 40_000, 90_000) };
  return (day, isCredit, isOther) => {
    if (isCredit && hasCreditSeries) return `K${(own.credit += 1)}`;
    const series = isOther && count.endsWith('two') ? 'other' : 'main';
    if (count.startsWith('shared'))
      return `${series === 'other' ? 'B' : ''}${(shared[series] += between(draw, 20, 300))}`;
    if (count === 'own-year') {
      const year = day.slice(0, 4);
      years.set(year, (years.get(year) ?? 0) + 1);
      return `${year}-${String(years.get(year)).padStart(4, '0')}`;
    }
    return `${series === 'other' ? 'B' : ''}${(own[series] += 1)}`;
  };
};

const supplierOf = (draw: Draw, at: number, unit: Parameters<typeof deliveries>[1]): MadeSupplier => {
  const all = deliveries(draw, unit);
  const endedOn = draw() < 0.06 ? (all[Math.floor(all.length * (0.5 + draw() * 0.5))] ?? null) : null;
  const days = all.filter((day) => endedOn === null || day <= endedOn);
  const numberOf = numbersFrom(draw);
  const lossRate = draw() < 0.4 ? 0.02 : 0;
  const creditRate = draw() * 0.06;
  const sent: SentInvoice[] = [];
  for (const day of days) {
    const isLost = draw() < lossRate;
    const arrivesOn = isLost ? null : daysAfter(day, between(draw, 0, 4));
    sent.push({
      id: `${at}-${sent.length}`,
      number: numberOf(day, false, draw() < 0.4),
      date: day,
      creditNote: false,
      arrivesOn,
    });
    if (draw() < creditRate) {
      const late = daysAfter(day, between(draw, 1, 6));
      sent.push({
        id: `${at}-${sent.length}`,
        number: numberOf(late, true, false),
        date: late,
        creditNote: true,
        arrivesOn: daysAfter(late, 1),
      });
    }
  }
  return { name: `Leverantör ${at}`, sent, endedOn };
};

/** A restaurant's eighteen months with a dozen suppliers of every rhythm and way of counting. */
export const madeUnit = (seed: number): MadeUnit => {
  const draw = drawsOf(seed);
  const [from, to] = ['2025-01-07', '2026-06-30'];
  const start = daysAfter('2025-07-01', between(draw, 0, 14));
  const summer =
    draw() < 0.5 ? ([start, daysAfter(start, between(draw, 14, 28))] as const) : (['', ''] as const);
  const suppliers = Array.from({ length: 12 }, (_, at) => supplierOf(draw, at, { from, to, summer }));
  return { from, to, suppliers };
};
