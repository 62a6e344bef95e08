import { decimal } from '#core/values/decimal.ts';

const times = '5';
/** How near the price must come to the last one, once its mark is moved, to be what was probably meant. */
const near = '1.5';

/** Whether a price is five times the last paid or more, or a fifth or less. */
export const isFar = (price: string, lastPaid: string): boolean => {
  const [now, last] = [decimal(price), decimal(lastPaid)];
  return last.gt('0') && (now.gte(last.times(times)) || now.times(times).lte(last));
};

/** The same figures with the mark one to three places over, when that lies near what was last paid. */
export const likelyMeant = (price: string, lastPaid: string): string | null => {
  const last = decimal(lastPaid);
  for (const shift of ['10', '100', '1000'])
    for (const meant of [decimal(price).div(shift), decimal(price).times(shift)])
      if (meant.lte(last.times(near)) && last.lte(meant.times(near))) return meant.toFixed();
  return null;
};
