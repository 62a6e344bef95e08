/** The value below which `share` (0 to 1) of the values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
