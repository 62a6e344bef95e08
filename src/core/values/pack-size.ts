import { decimal } from './decimal.ts';
import {
  aboutAfter,
  aboutBefore,
  bentUnits,
  caseWords,
  countedGoods,
  countWords,
  drainedWords,
  innerWords,
  netWords,
  neverPoured,
  unitWords,
} from './pack-words.ts';
import { unitOf } from './units.ts';

export interface PackSize {
  readonly baseUnit: 'kg' | 'l' | 'st';
  /** Base units in one article, a decimal string: `24x33 cl` → `7.92`. */
  readonly amount: string;
}

/** What a name says of the pack. */
export interface PackReading {
  /** Null: unknown. Nothing is guessed: two readings of a name are none. */
  readonly pack: PackSize | null;
  /** How many pieces of a size it holds: 24 of `24x33 cl`, 1 of `10 kg`. */
  readonly count: number;
  /** The size is that of a case, by its count or by a word beside it: `10 kg krt`. */
  readonly isCase: boolean;
  /** Each piece has a weight of its own: `ca 2,5 kg`, `2-3 kg`. */
  readonly isCatchWeight: boolean;
}

interface Size extends PackSize {
  readonly count: number;
  readonly isCase: boolean;
}

const number = String.raw`\d{1,6}(?:\.\d{1,4})?`;
const factor = String.raw`\d{1,4}(?:\s?(?:${countWords})\.?)?\s?[x@]\s?`;
const tail = String.raw`\s?x\s?(\d{1,4})(?:\s?(?:${countWords})(?![\p{L}\d]))?(?![\p{L}\d.%]|\s?(?:${unitWords}|cm|mm|m)(?![\p{L}\d]))`;

const stated = new RegExp(
  String.raw`(?<![\p{L}\d./+–(x-]|\d\(|\d\s?[-–+]\s?)((?:${factor})*)(${number})\s?-?(${unitWords})(?![\p{L}\d²]|\s?/\s?m|\s?[-–+]\s?\d)(?:${tail})?(?!\s?x\s?\d)`,
  'gu',
);
const opened = /\((?=\d)/g;
const about = new RegExp(
  String.raw`(?<!\p{L})(?:${aboutBefore})(?:${factor})*${number}(?:\s?[-–/]\s?${number})?\s?(?:${unitWords})(?!\p{L})|${number}\s?(?:${unitWords})(?!\p{L})${aboutAfter}(?!\p{L})`,
  'gu',
);
const aboutWord = new RegExp(String.raw`(?:${aboutAfter})$`, 'u');
const range = new RegExp(
  String.raw`(?<![\p{L}\d./])${number}\s?(?:${unitWords})?\s?[-–]\s?${number}\s?(?:${unitWords})(?!\p{L})`,
  'gu',
);
const slashed = new RegExp(
  String.raw`(?<![\p{L}\d./-])(\d{1,3})/(${number})(\s?(?:${unitWords}))(?![\p{L}\d])`,
  'gu',
);
const pieces = /(?<![\p{L}\d./–x-])(\d{1,4})\s?-?(?:pack|pk|p)(?![\p{L}\d])/u;
const perCase = new RegExp(
  String.raw`(?<![\p{L}\d.])\d{1,4}\s?(?:${countWords})?\s?/\s?(?:${caseWords})(?!\p{L})|(?<!\p{L})(?:${caseWords})\s?\d{1,4}(?![\d./%-]|\s?(?:[x@%]|cm|mm|${unitWords}|${countWords}))`,
  'u',
);
const casePiece = new RegExp(
  String.raw`(?<![\p{L}\d.])\d{1,4}\s?(?:st|stk)\s?/\s?(?:${caseWords})(?!\p{L})`,
  'u',
);
/** `2x100 g 8 förp`: eight of what, or one. */
const inner = new RegExp(
  String.raw`(?<![\p{L}\d./%–-]|nr\.? ?)\d{1,4}\s?(?:${innerWords}|${caseWords})(?![\p{L}]|\s?\d)`,
  'u',
);
const besideCase = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${caseWords})\s?$)|^\s?/?\s?(?:${caseWords})(?!\p{L})`,
  'u',
);
/** `3 500 g` is three kilograms and a half, or half a kilogram of type 3; after `nr` it is the latter. */
const grouped = new RegExp(
  String.raw`(?<![\p{L}\d./x%–-]|(?:nr|kl|klass|typ|no|år)\.?\s?)[1-9]\d{0,2} \d{3}\s?(?:${unitWords})(?!\p{L})`,
  'u',
);
const thousands = /(?<![\p{L}\d./x-])([1-9]\d{0,2}) 000(?= ?st)/gu;
/** `800gx12`, `250 st. x 2`. */
const glued = new RegExp(String.raw`(\d ?(?:${unitWords}))\.? ?x ?(?=\d)`, 'gu');
/** `1.000 st`: a point of thousands or of decimals. */
const doubtful = /\d\.\d{3}\s?(?:g|gr|gram|ml|st|stk|styck|pcs)(?!\p{L})/u;

/** `nr 5 ½ kg` and `Spaghetti 5 ½ kg` are half a kilogram of number 5, or five and a half. */
const doubtfulHalf = /(?:(?<!\p{L})(?:nr|n|no|typ|kl|klass)\.? ?\d+|(?<![\d,.])(?:[3-9]|\d{2,})) +½/iu;

/** A network of mobile telephones, no grams. */
const network = /(?<![\p{L}\d.,])[2-5]g(?= (?:hotspot|router|modem|lte|nät|surf|mobil))/gu;

const unknown = (isCatchWeight = false): PackReading => ({
  pack: null,
  count: 1,
  isCase: false,
  isCatchWeight,
});

const plain = (name: string): string =>
  name
    .slice(0, 300)
    .replaceAll(/(\d) ?½/g, '$1,5')
    .replaceAll('½', '0,5')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(network, ' ')
    .replaceAll(/(?<=\d) ?[×*] ?(?=\d)/gu, 'x')
    .replaceAll(/(?<=[\p{L}\d])\.? ?[×*] ?(?=\d)/gu, ' x ')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(glued, '$1 x ')
    .replaceAll(new RegExp(String.raw`(\d ?(?:${countWords})?\.?) ?[àáa] ?(?=\d)`, 'gu'), '$1@')
    .replaceAll(thousands, '$1000');

/**
 * `24/33 cl` and `30/150 g` are pieces of a size; `90/120 g` is a range of sizes and `1/2 l` a fraction. Drinks are never sold in
 * ranges; a range goes upward and hardly beyond three and a half.
 */
const withoutSlashes = (text: string): string =>
  text.replaceAll(slashed, (_, first: string, second: string, unit: string) => {
    const ratio = Number(second) / Number(first);
    const isVolume = /l|liters?|litrar$/.test(unit.trim()) && unitOf(unit)?.kind !== 'weight';
    const isCount = Number(first) >= 2 && !(first === '3' && second === '4');
    const isRange = !isVolume && ratio > 1 && (ratio < 3.5 || Number(first) >= 100);
    return isCount && !isRange ? `${first}x${second}${unit}` : `${first}-${second}${unit}`;
  });

const sizeOf = (match: RegExpExecArray, text: string): Size[] => {
  const [all, factors = '', amount = '', word = '', times = '1'] = match;
  const unit = unitOf(bentUnits[word] ?? word);
  if (unit === null || unit.factor === null) return [];
  const counts = [...(factors.match(/\d+/g) ?? []), times].map(Number);
  const count = counts.reduce((product, one) => product * one, 1);
  const total = decimal(amount).times(unit.factor).times(String(count));
  const baseUnit = unit.kind === 'weight' ? 'kg' : unit.kind === 'volume' ? 'l' : 'st';
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + all.length)];
  const isCase = count > 1 || besideCase.test(before) || besideCase.test(after);
  return total.gt('0') ? [{ baseUnit, amount: total.toFixed(), count, isCase }] : [];
};

/** The larger figure of a range or an approximation. */
const largestIn = (part: string): PackSize[] => {
  const figures = [...part.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => figure);
  const unit = unitOf(/[\p{L}]+(?=[^\p{L}]*$)/u.exec(part.replace(aboutWord, ''))?.[0] ?? '');
  const last = figures.at(-1);
  if (unit === null || unit.factor === null || last === undefined) return [];
  const baseUnit = unit.kind === 'weight' ? 'kg' : unit.kind === 'volume' ? 'l' : 'st';
  return [{ baseUnit, amount: decimal(last).times(unit.factor).toFixed() }];
};

const isAtLeast = (one: PackSize, other: PackSize): boolean =>
  one.baseUnit === other.baseUnit && decimal(one.amount).gte(decimal(other.amount));

const apart = 5;

/** Of sizes in one unit the pack: all the same, or one that the others are pieces of. */
const oneOf = (sizes: readonly Size[]): Size | null => {
  const [largest, ...others] = sizes.toSorted((a, b) => decimal(b.amount).cmp(decimal(a.amount)));
  if (largest === undefined) return null;
  const isTold = others.every(
    ({ amount, baseUnit }) =>
      decimal(amount).eq(largest.amount) ||
      (baseUnit !== 'st' && decimal(largest.amount).gte(decimal(amount).times(String(apart)))),
  );
  if (!isTold) return null;
  return {
    ...largest,
    count: Math.max(
      ...sizes.filter((one) => decimal(one.amount).eq(largest.amount)).map(({ count }) => count),
    ),
  };
};

const known = (size: Size | null, isCatchWeight = false): PackReading =>
  size === null
    ? unknown(isCatchWeight)
    : {
        pack: { baseUnit: size.baseUnit, amount: size.amount },
        count: size.count,
        isCase: size.isCase,
        isCatchWeight,
      };

const pieceSize = (count: string): Size => ({
  baseUnit: 'st',
  amount: String(Number(count)),
  count: Number(count),
  isCase: false,
});

/** A drink's pieces: `33 cl 24-pack` is 24 of them. */
const timesPieces = (size: Size, count: string): Size => ({
  ...size,
  amount: decimal(size.amount).times(count).toFixed(),
  count: Number(count),
  isCase: true,
});

/** The largest bottle that is sold in packs of so many. */
const largestBottle = '3';

/**
 * What an item's name says of its pack: `Smör osaltat 500 g`, `24x33 cl`, `4 frp à 2,5 kg`, `Ägg 30 st`. A range (`2-3 kg`) or an
 * approximation (`ca 2 kg`) is no size, and neither is a name with two readings (`1 kg 10/krt`). Cups, bags and paper are
 * counted, whatever they hold or weigh. Of several weights the largest is the pack where it holds the others.
 */
export const readPack = (name: string): PackReading => {
  if (!/[\d½]/.test(name) || doubtfulHalf.test(name)) return unknown();
  const text = withoutSlashes(plain(name));
  if (grouped.test(text) || doubtful.test(text) || /\d\((?=\d)/.test(text)) return unknown();
  const dropped = [...text.matchAll(about), ...text.matchAll(range)].flatMap(([part]) => largestIn(part));
  const exact = text.replaceAll(opened, ' ').replaceAll(about, ' ~ ').replaceAll(range, ' ~ ');
  const isInexact = exact.includes(' ~ ');
  if (drainedWords.test(text)) return unknown();
  const sizes = [...exact.matchAll(stated)].flatMap((match) => sizeOf(match, exact));
  const inPack = pieces.exec(exact)?.[1] ?? null;
  const counts = sizes.filter(({ baseUnit }) => baseUnit === 'st');
  const isCounted = countedGoods.test(exact);
  const measures = isCounted ? [] : sizes.filter(({ baseUnit }) => baseUnit !== 'st');
  const hasCase = perCase.test(exact) && !casePiece.test(exact);
  if (hasCase || inner.test(exact.replaceAll(stated, ' '))) return unknown(isInexact);
  const [measure] = measures;
  if (measure === undefined) {
    if (isInexact && !isCounted) return unknown(true);
    if (inPack !== null)
      return counts.length === 0 && Number(inPack) > 1 ? known(pieceSize(inPack)) : unknown();
    return known(oneOf(counts));
  }
  if (measures.some(({ baseUnit }) => baseUnit !== measure.baseUnit)) return unknown(isInexact);
  if (measure.baseUnit === 'l' && neverPoured.test(exact)) return unknown();
  const size = oneOf(measures);
  const isPieces = counts.some(({ amount }) => amount !== '1');
  const isNet = measures.length > 1 && netWords.test(exact);
  if (size === null || isPieces || isNet || dropped.some((one) => isAtLeast(one, size)))
    return unknown(isInexact);
  if (inPack === null || Number(inPack) < 2) return known(size, isInexact);
  const isDrink = size.baseUnit === 'l' && size.count === 1 && decimal(size.amount).lte(largestBottle);
  return isDrink ? known(timesPieces(size, inPack)) : unknown(isInexact);
};

/** The content of one article as its name states it, exactly; `null` when it is unknown. See `readPack`. */
export const packSizeOf = (name: string): PackSize | null => readPack(name).pack;
