import { decimal, isDecimal } from '#core/values/decimal.ts';

/** One spelling of a value: names sorted, amounts without trailing zeros. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return isDecimal(value) ? decimal(value).toFixed() : value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, plain(part)]),
  );
};

/** Whether two values say the same, amounts compared as numbers; throws naming the law that they break. */
export const insistSame = (mine: unknown, wanted: unknown, law: string): void => {
  const [a, b] = [JSON.stringify(plain(mine)), JSON.stringify(plain(wanted))];
  if (a !== b) throw new Error(`broken: ${law}\nis     ${a}\nwanted ${b}`);
};
