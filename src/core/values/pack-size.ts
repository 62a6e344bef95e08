import { decimal } from './decimal.ts';
import { unitOf } from './units.ts';

export interface PackSize {
  readonly baseUnit: 'kg' | 'l' | 'st';
  /** Base units in one article, a decimal string: `24x33 cl` → `7.92`. */
  readonly amount: string;
}

const amountPattern = String.raw`\d{1,6}(?:[.,]\d{1,4})?`;
const unitPattern = 'kg|hg|gram|gr|g|liter|lit|ltr|lt|l|dl|cl|ml|stycken|styck|stk|st';
const candidate = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-]|\d\s?[-–]\s?|\bca\.?\s?|\bc:a\s?)((?:\d{1,4}\s?[x×*]\s?)*)(${amountPattern})\s?(${unitPattern})(?![\p{L}\d])(?:\s?[x×*]\s?(\d{1,4})(?![\p{L}\d.,]|\s?(?:${unitPattern})(?![\p{L}\d])))?`,
  'giu',
);
const slashed = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])([6-9]|\d{2,3})/(${amountPattern})(\s?(?:${unitPattern}))(?![\p{L}\d])`,
  'giu',
);
const pieces = /(?<![\p{L}\d.,/–-])(\d{1,4})[ -]?(?:pack|p)(?![\p{L}\d])/iu;

/**
 * The content of one article as its name states it: `Smör osaltat 500 g`, `24x33 cl`, `4x2,5kg`, `Ägg 30 st`. A range
 * (`2-3 kg`) or an approximation (`ca 2 kg`) is no pack size. Weight or volume goes before pieces; of several sizes in the
 * same unit the largest is the pack and the smaller its pieces. `null` when the name says none.
 */
export const packSizeOf = (name: string): PackSize | null => {
  const sizes = [...name.slice(0, 300).replace(slashed, slashedPack).matchAll(candidate)].flatMap(sizeOf);
  const chosen = sizes.find(({ baseUnit }) => baseUnit !== 'st') ?? sizes[0];
  if (chosen === undefined) {
    const inPack = pieces.exec(name.slice(0, 300))?.[1];
    return inPack === undefined || Number(inPack) < 2
      ? null
      : { baseUnit: 'st', amount: String(Number(inPack)) };
  }
  return sizes.filter(({ baseUnit }) => baseUnit === chosen.baseUnit).reduce(larger);
};

/** `24/33 cl` and `30/150 g` are pieces of a size; `90/120 g` is a range of sizes. Drinks are never sold in ranges. */
const slashedPack = (stated: string, first: string, second: string, unit: string): string => {
  const ratio = Number(second.replace(',', '.')) / Number(first);
  const range = ratio > 1 && ratio < 2 && !/l$/i.test(unit);
  return range ? stated : `${first}x${second}${unit}`;
};

const sizeOf = ([, factors = '', amount = '', word = '', times = '1']: RegExpExecArray): PackSize[] => {
  const unit = unitOf(word);
  if (unit === null || unit.factor === null) return [];
  let total = decimal(amount.replace(',', '.')).times(unit.factor);
  for (const factor of [...(factors.match(/\d+/g) ?? []), times]) total = total.times(factor);
  const baseUnit = unit.kind === 'weight' ? 'kg' : unit.kind === 'volume' ? 'l' : 'st';
  return total.gt('0') ? [{ baseUnit, amount: total.toFixed() }] : [];
};

const larger = (a: PackSize, b: PackSize): PackSize => (decimal(b.amount).gt(decimal(a.amount)) ? b : a);
