/** The value below which `share` (0 to 1) of the values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * How likely two samples of one distribution lie as far apart as these (two-sample Kolmogorov-Smirnov test, the asymptotic
 * series of Numerical Recipes, section 14.3): 0 for two that differ, 1 for two alike.
 */
export const chanceAlike = (one: readonly number[], other: readonly number[]): number => {
  const values = [
    ...one.map((value) => ({ value, step: 1 / one.length })),
    ...other.map((value) => ({ value, step: -1 / other.length })),
  ];
  let [height, widest] = [0, 0];
  const sorted = values.toSorted((a, b) => a.value - b.value);
  for (const [at, { value, step }] of sorted.entries()) {
    height += step;
    if (sorted[at + 1]?.value !== value) widest = Math.max(widest, Math.abs(height));
  }
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length));
  const lambda = (size + 0.12 + 0.11 / size) * widest;
  if (lambda < 0.2) return 1;
  let chance = 0;
  for (let term = 1; term <= 100; term += 1)
    chance += 2 * (-1) ** (term - 1) * Math.exp(-2 * term ** 2 * lambda ** 2);
  return Math.min(1, Math.max(0, chance));
};
