import { decimal, fixed } from '#core/values/decimal.ts';

/**
 * What a price differs by, percent of what it is compared with, one decimal, half up: the one percentage of an alert on every
 * screen and in its mail. `null` without anything to compare with.
 */
export const changePercent = (difference: string, from: string | null): string | null =>
  from === null || decimal(from).eq('0')
    ? null
    : fixed(decimal(difference).times('100').div(decimal(from)), 1);
