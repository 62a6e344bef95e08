/** Where a month's label stands: at its first day, or at the start of the domain for the month it begins in. */
export const monthsIn = ([from, to]: readonly [Date, Date]): Date[] => {
  const months: Date[] = [from];
  const next = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  for (; next <= to; next.setUTCMonth(next.getUTCMonth() + 1)) months.push(new Date(next));
  return months;
};

const rhythms = [1, 2, 3, 4, 6, 12];

/**
 * The labels that fit, none closer than `room` pixels to the next: every month, every second and so on, counted from
 * January; a month that the domain begins within is named only when there is room before the next.
 */
export const spaced = (months: readonly Date[], at: (month: Date) => number, room: number): Date[] => {
  const [first, ...whole] = months;
  if (first === undefined) return [];
  const isWhole = first.getUTCDate() === 1;
  const starts = isWhole ? months : whole;
  const fit = (kept: readonly Date[]): boolean =>
    kept.every((month, index) => {
      const next = kept[index + 1];
      return next === undefined || at(next) - at(month) >= room;
    });
  const kept = rhythms.map((every) => starts.filter((month) => month.getUTCMonth() % every === 0)).find(fit);
  const named = kept === undefined || kept.length === 0 ? starts.slice(0, 1) : kept;
  const [next] = named;
  return isWhole || (next !== undefined && at(next) - at(first) < room) ? [...named] : [first, ...named];
};

/** A month's name as it stands alone, and with its year. */
export interface MonthName {
  readonly plain: string;
  readonly dated: string;
}

/** Of the axis' small letters, with the air beside a name. */
const [letter, air] = [6.5, 8];

/**
 * The names under a row of months that stand `step` pixels apart; empty where there is no room. Every month, every second and so
 * on is named, counted back from the newest; the year stands at the first name and where it changes.
 */
export const namesUnder = (
  months: readonly (MonthName & { readonly year: string })[],
  step: number,
): string[] => {
  const widthOf = (name: string): number => name.length * letter + air;
  const namesBy = (every: number): string[] => {
    let year = '';
    return months.map((month, at) => {
      if ((months.length - 1 - at) % every !== 0) return '';
      const name = month.year === year ? month.plain : month.dated;
      year = month.year;
      return name;
    });
  };
  const fits = (names: readonly string[], every: number): boolean => {
    const shown = names.filter((name) => name !== '').map(widthOf);
    return shown.every((width, at) => (width + (shown[at + 1] ?? -width)) / 2 <= step * every);
  };
  const every = rhythms.find((one) => fits(namesBy(one), one)) ?? months.length;
  return namesBy(every);
};
