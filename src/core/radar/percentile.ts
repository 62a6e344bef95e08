/** The nearest-rank percentile of numbers; null of none. `percentile([7, 7, 8], 95)` is 8. */
export const percentile = (values: readonly number[], percent: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null;
};
