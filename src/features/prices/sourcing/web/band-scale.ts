import type { ShownBand } from '#features/prices/market-band/contract-fields.ts';

/** Per cent from the left at which prices of a band are drawn; the least and greatest of them keep `room` per cent to the edge. */
export const bandScale = (
  { low, high }: Pick<ShownBand, 'low' | 'high'>,
  others: readonly string[],
  room: number,
): ((price: string) => number) => {
  const all = [low, high, ...others].map(Number);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  // A band whose ends are equal is drawn in the middle.
  const span = most - least;
  return (price) => (span === 0 ? 50 : room + ((100 - 2 * room) * (Number(price) - least)) / span);
};
