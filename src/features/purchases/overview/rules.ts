/** Milliseconds of a day. */
export const dayLength = 86_400_000;

/** The ISO date of a UTC time. */
export const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The running total after each day of a period, from 0 before the first; for drawing, so in kronor as a number. */
export const runningTotals = (
  days: readonly { readonly date: string; readonly net: string }[],
  from: string,
  to: string,
): number[] => {
  const nets = new Map(days.map((day) => [day.date, Number(day.net)]));
  const totals = [0];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayLength) {
    totals.push((totals.at(-1) ?? 0) + (nets.get(iso(time)) ?? 0));
  }
  return totals;
};

/** The first day of each month that begins within a period. */
export const monthStarts = (from: string, to: string): string[] => {
  const starts: string[] = [];
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  for (let index = day === 1 ? month - 1 : month; ; index += 1) {
    const start = iso(Date.UTC(year, index, 1));
    if (start > to) return starts;
    starts.push(start);
  }
};
