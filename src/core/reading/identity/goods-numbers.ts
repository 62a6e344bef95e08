import { unitOf } from '../../values/units.ts';
import type { ReadLine } from '../reading.ts';
import { mayHoldCodes } from './name-codes.ts';
import { printedDate } from '../words/printed-date.ts';
import { isAlike } from '../words/layout-text.ts';

const letters = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\P{L}+/gu, ' ')
    .trim();

const isSameGoods = (one: string, other: string): boolean =>
  one === other || one.startsWith(other) || other.startsWith(one) || isAlike(one, other);

/** Whether a number stands for different goods on one document. */
const isShared = (lines: readonly ReadLine[]): boolean => {
  const named = new Map<string, string>();
  return lines.some(({ line: { articleNumber, name } }) => {
    if (articleNumber === null) return false;
    const before = named.get(articleNumber);
    named.set(articleNumber, letters(name));
    return before !== undefined && !isSameGoods(before, letters(name));
  });
};

/** Whether years stand among numbers of another form: the end of a name, taken for a number. */
const hasYears = (numbers: readonly string[]): boolean =>
  numbers.some((number) => /^(19|20)\d\d$/.test(number)) && numbers.some((number) => !/^\d{4}$/.test(number));

const partsOf = (number: string): string[] => number.split(/[ .-]/);

/** Whether numbers are printed in groups of digits and one has fewer groups than others: the rest of it is lost. */
const hasLostGroup = (numbers: readonly string[]): boolean => {
  const grouped = numbers.filter((number) => /^\d+([ .-]\d+)+$/.test(number)).map(partsOf);
  const longest = Math.max(0, ...grouped.flat().map(({ length }) => length));
  const most = Math.max(0, ...grouped.map(({ length }) => length));
  return (
    grouped.some(({ length }) => length < most) ||
    (grouped.length > 0 && numbers.some((number) => /^\d+$/.test(number) && number.length <= longest))
  );
};

const fewestAlike = 3;

/** Whether all numbers but one are of the same form, and that one is not: it may be something else. */
const hasStranger = (numbers: readonly string[]): boolean => {
  const forms = new Map<string, number>();
  for (const number of numbers) {
    const form = number.replaceAll(/\d+/g, '9').replaceAll(/\p{L}+/gu, 'A');
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  const counts = [...forms.values()].toSorted((one, other) => one - other);
  return counts.length === 2 && counts[0] === 1 && (counts[1] ?? 0) >= fewestAlike;
};

/** Whether goods without numbers hold a number of their own in their names, all as long and not all years: a column that fell into them. */
const areWithin = (goods: readonly ReadLine[]): boolean => {
  const found = goods.map(({ line: { name } }) => /(?<=\p{L} )\d{3,}(?= \p{L}{3}|$)/u.exec(name)?.[0] ?? '');
  const numbers = found.filter((number) => number !== '');
  const [first = ''] = numbers;
  return (
    numbers.length >= fewestAlike &&
    numbers.length > goods.length / 2 &&
    new Set(numbers).size === numbers.length &&
    !numbers.every((number) => /^(19[5-9]|20[0-3])\d$/.test(number)) &&
    numbers.every(({ length }) => length === first.length)
  );
};

/** Whether most goods without numbers begin with figures, not all with the same, and no size: `517.95 Grädde`, `4410 – Skinka`. */
const areBefore = (goods: readonly ReadLine[]): boolean => {
  const numbers = goods.flatMap(
    ({ line: { name } }) => /^\d[\d./-]+(?= ?(?:[-–—:·|] ?| )\p{L}{3})/u.exec(name)?.[0] ?? [],
  );
  return numbers.length > 1 && numbers.length > goods.length / 2 && new Set(numbers).size > 1;
};

/** Whether the only goods begin with a few figures that are no size, and that no other line can say more of: `A44 Portvin`. */
const mayBegin = (goods: readonly ReadLine[]): boolean => {
  const next = /^(\p{Lu}{1,3}-?)?\d{2,3} (\S*\p{L}{3}\S*)/u.exec(goods[0]?.line.name ?? '')?.[2];
  return goods.length === 1 && next !== undefined && unitOf(next) === null;
};

/** Whether a name ends in brackets with what may be the number of the goods: letters and digits, or the half of it that a row holds. */
const isCoded = ({ line: { name } }: ReadLine): boolean =>
  /\((\p{Lu}{1,5}-? ?\d+|\d{2,})\)$|\(\p{Lu}{1,5}-$/u.test(name);

/** Whether names begin with the counts of their lines: `1 Kardemumma`, `2 Saffran`. */
const areCounted = (goods: readonly ReadLine[]): boolean =>
  goods.length > 1 &&
  goods.every(({ line: { name } }, at) =>
    [at + 1, 10 * (at + 1)].includes(Number(/^\d+(?= )/.exec(name)?.[0])),
  );

/** Whether several lines have a number each, as long as one another, and no two share one. */
export const areDistinct = (goods: readonly ReadLine[]): boolean => {
  const numbers = goods.map(({ line }) => line.articleNumber ?? '');
  const [first = ''] = numbers;
  return (
    numbers.length > 1 &&
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => number !== '' && number.length === first.length)
  );
};

/** Whether the numbers of the goods speak against each other, or stand in their names. */
export const areOdd = (lines: readonly ReadLine[]): boolean => {
  const goods = lines.filter(({ line }) => line.kind === 'goods');
  const numbers = goods.flatMap(({ line }) => line.articleNumber ?? []);
  if (numbers.length === 0)
    return (
      areWithin(goods) ||
      areBefore(goods) ||
      mayBegin(goods) ||
      areCounted(goods) ||
      mayHoldCodes(goods.map(({ line }) => line.name)) ||
      goods.some(isCoded) ||
      goods.some(({ line }) => letters(line.name).length < 3)
    );
  // Where what GS1 numbers goods by stands for their numbers, names may begin with the seller's own.
  if (numbers.every((number) => /^\d{13}$/.test(number)) && areBefore(goods)) return true;
  // Days in the column of numbers may be days.
  if (numbers.every((number) => /[.-]/.test(number) && printedDate(number, 'day-first') !== null))
    return true;
  return isShared(lines) || hasYears(numbers) || hasLostGroup(numbers) || hasStranger(numbers);
};
