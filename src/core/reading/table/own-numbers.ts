import { unitOf } from '../../values/units.ts';
import type { Word } from '../page/page.ts';
import { printedDate } from '../words/printed-date.ts';
import { textWords } from '../words/row-words.ts';
import type { GridRow } from './grid.ts';
import { isCode, isGtinLike } from './line-code.ts';

/** A line's own row and those that its words stand in, and the words that are its figures. */
export interface NumberedLine {
  readonly own: GridRow | undefined;
  readonly extent: readonly GridRow[];
  readonly figures: ReadonlySet<Word>;
}

const [most, leastDigits] = [0.7, 3];

const [ofCapitals, ofAny] = [/^[\p{Lu}\d#*][\p{Lu}\d#*./_:+-]+$/u, /^[\p{L}\d#*][\p{L}\d#*./_:+-]+$/u];

const saysName = (words: readonly Word[]): boolean =>
  /\p{L}{3}/u.test(words.map(({ text }) => text).join(' '));

const areMostlyDistinct = (texts: readonly string[], lines: number): boolean =>
  texts.length >= most * lines && new Set(texts).size >= Math.max(Math.min(lines, 2), most * texts.length);

/**
 * Numbers of the goods that stand alone in the column that is theirs and look like none: `ESCA`, `#12`. Each line has one word there
 * and its name elsewhere, and mostly one of its own that is no unit.
 */
const inColumn = (lines: readonly NumberedLine[]): Word[] => {
  const cells = lines.map(({ own, extent, figures }) => {
    const words = own === undefined ? [] : textWords(own, 'article', figures);
    const isNamed = extent.some((row) => saysName(textWords(row, 'description', figures)));
    const label = own?.header.columns.find(({ role }) => role === 'article');
    const form = label?.isNumber === true ? ofAny : ofCapitals;
    const [word, ...more] = words;
    return word !== undefined &&
      more.length === 0 &&
      isNamed &&
      form.test(word.text) &&
      unitOf(word.text) === null
      ? [word]
      : [];
  });
  const words = cells.flat();
  return areMostlyDistinct(
    words.map(({ text }) => text),
    lines.length,
  )
    ? words
    : [];
};

/** Codes that stand alone in the rows of the figures, in the column of the names, where these stand in the rows below. */
const aboveNames = (lines: readonly NumberedLine[]): Word[] => {
  const cells = lines.map(({ own, extent, figures }) => {
    if (own === undefined || own.header.columns.some(({ role }) => role === 'article')) return [];
    const [word, ...more] = textWords(own, 'description', figures);
    const below = extent[extent.indexOf(own) + 1];
    const isAlone = word !== undefined && more.length === 0 && (isCode(word) || isGtinLike(word));
    return isAlone &&
      word.text.replaceAll(/\D/g, '').length >= leastDigits &&
      below !== undefined &&
      saysName(textWords(below, 'description', figures))
      ? [word]
      : [];
  });
  const words = cells.flat();
  return words.length === lines.length &&
    areMostlyDistinct(
      words.map(({ text }) => text),
      lines.length,
    )
    ? words
    : [];
};

/**
 * Codes that begin the rows below those of the figures, in the column of the names: where the head says that numbers stand below names,
 * or where each line has one of as many digits and no column numbers the goods.
 */
const belowNames = (lines: readonly NumberedLine[]): Word[] => {
  const words = lines.flatMap(({ own, extent, figures }) => {
    const label = own?.header.columns.find(({ role }) => role === 'description');
    const below = own === undefined ? undefined : extent[extent.indexOf(own) + 1];
    if (own === undefined || below === undefined || label === undefined) return [];
    const [word] = textWords(below, 'description', figures);
    const isSaid = label.beneath === 'article';
    const hasColumn = own.header.columns.some(({ role }) => role === 'article');
    if (!isSaid && (hasColumn || lines.length < 2 || !/^\d{4,7}$/.test(word?.text ?? ''))) return [];
    const isOwn = word !== undefined && (isCode(word) || isGtinLike(word));
    return isOwn && saysName(textWords(own, 'description', figures)) ? [word] : [];
  });
  return areMostlyDistinct(
    words.map(({ text }) => text),
    lines.length,
  ) &&
    (lines[0]?.own?.header.columns.some(({ beneath }) => beneath === 'article') === true ||
      areAlike(words, lines))
    ? words
    : [];
};

const codeAlone = /^\p{Lu}[\p{Lu}\d]+(-[\p{Lu}\d]+)*$/u;

/** Codes of letters that a mark parts from a period or a day, in the rows below names that no column numbers: `POS-ADD · 2026-08-03`. */
const beforeDays = (lines: readonly NumberedLine[]): Word[] => {
  const words = lines.flatMap(({ own, extent, figures }) => {
    const below = own === undefined ? undefined : extent[extent.indexOf(own) + 1];
    const isNumbered = own?.header.columns.some(({ role }) => role === 'article') ?? true;
    if (own === undefined || below === undefined || isNumbered) return [];
    const [word, mark, day] = textWords(below, 'description', figures);
    const isCoded =
      codeAlone.test(word?.text ?? '') &&
      /^[·•|–—]$/.test(mark?.text ?? '') &&
      printedDate(day?.text ?? '', 'day-first') !== null;
    return word !== undefined && isCoded ? [word] : [];
  });
  const isAlone = lines.length > 1 || /[-\d]/.test(words[0]?.text ?? '');
  const areOwn = new Set(words.map(({ text }) => text)).size === lines.length;
  return isAlone && areOwn ? words : [];
};

/**
 * Codes that begin the rows of the figures, in the column of the names, where these stand in the rows above: where the head says that one label of names
 * stands below another, or where each line has one of as many digits.
 */
const besideFigures = (lines: readonly NumberedLine[]): Word[] => {
  const words = lines.flatMap(({ own, extent, figures }) => {
    const above = own === undefined ? undefined : extent[extent.indexOf(own) - 1];
    if (own === undefined || above === undefined || !saysName(textWords(above, 'description', figures)))
      return [];
    const [word, next] = textWords(own, 'description', figures);
    const isSized = next !== undefined && unitOf(next.text) !== null;
    const isOwn =
      word !== undefined &&
      isCode(word) &&
      !isGtinLike(word) &&
      word.text.replaceAll(/\D/g, '').length >= leastDigits;
    return isOwn && !isSized ? [word] : [];
  });
  const columns = lines[0]?.own?.header.columns ?? [];
  const isStacked = columns.some(({ role, beneath }) => role === 'description' && beneath !== undefined);
  const isNumbered = columns.some(({ role }) => role === 'article');
  return !isNumbered && words.length === lines.length && (isStacked || areAlike(words, lines)) ? words : [];
};

/** Whether each line has a number of its own, as long as the others'. */
const areAlike = (words: readonly Word[], lines: readonly NumberedLine[]): boolean =>
  words.length === lines.length &&
  new Set(words.map(({ text }) => text)).size === words.length &&
  words.every(({ text }) => text.length === words[0]?.text.length);

/** The words that number goods by where they stand: what they look like says nothing, or that they do is not said by a label. */
export const ownNumbers = (lines: readonly NumberedLine[]): ReadonlySet<Word> =>
  new Set([
    ...inColumn(lines),
    ...aboveNames(lines),
    ...belowNames(lines),
    ...beforeDays(lines),
    ...besideFigures(lines),
  ]);
