/** Where a month's label stands: at its first day, or at the start of the domain for the month it begins in. */
export const monthsIn = ([from, to]: readonly [Date, Date]): Date[] => {
  const months: Date[] = [from];
  const next = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  for (; next <= to; next.setUTCMonth(next.getUTCMonth() + 1)) months.push(new Date(next));
  return months;
};

/** The labels that fit: none closer than `room` pixels to the one before. */
export const spaced = (months: readonly Date[], at: (month: Date) => number, room: number): Date[] => {
  const kept: Date[] = [];
  for (const month of months) {
    const last = kept.at(-1);
    if (last === undefined || at(month) - at(last) >= room) kept.push(month);
  }
  return kept;
};
