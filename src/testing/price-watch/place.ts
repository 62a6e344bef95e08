import type { LineKey } from '#core/price-watch/types.ts';

/** A place in an article's history, comparable part by part. */
export type Place = readonly [date: string, number: string, sha256: string, line: number];

export const placeOf = (key: LineKey): Place => [
  key.invoiceDate,
  key.invoiceNumber,
  key.documentSha256,
  key.lineNumber,
];

/** After the last line of a date. */
export const endOfDay = (date: string): Place => [date, '\u{ffff}', '', 0];

export const isBefore = (a: Place, b: Place): boolean => {
  for (const [part, mine] of a.entries()) {
    const other = b[part] ?? 0;
    if (mine !== other) return mine < other;
  }
  return false;
};

export const earliest = (a: Place, b: Place): Place => (isBefore(b, a) ? b : a);

/** Every date of a span, both ends included. */
export const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10));
  return days;
};
