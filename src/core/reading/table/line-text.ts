import { isGtin } from '../../values/gs1-number.ts';
import { unitOf } from '../../values/units.ts';
import { halfRow } from './half-row.ts';
import type { GridRow } from './grid.ts';
import { isOneSize } from './wrapped-names.ts';
import { isLabelled, labelledWords, numberAlone } from './labelled-words.ts';
import { codeIn, isGtinLike, partedName } from './line-code.ts';
import { rightOf, type Word } from '../page/page.ts';
import { printedDate } from '../words/printed-date.ts';
import { cellsOf } from '../words/cells.ts';
import { textWords } from '../words/row-words.ts';

/** What a line says in words, and the words that say it. */
export interface LineText {
  readonly name: string;
  readonly description: string | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly words: Readonly<Record<'name' | 'description' | 'articleNumber' | 'gtin', readonly Word[]>>;
  /** What stands below the name may be its end: its first word would not have gone into the row above. */
  readonly mayGoOn: boolean;
  /** Words of the number's column that are in neither number nor name: what was taken for the number may be a part of it. */
  readonly isCut: boolean;
}

/** What the lines of a table say of each other's words. */
export interface NameColumn {
  /** Words stand right above the first line and belong to none. */
  readonly isHeaded: boolean;
  /** Names begin with the number of their goods. */
  readonly isNumbered: boolean;
  /** How far to the right the longest name reaches. */
  readonly right: number;
  /** The words that the second rows of several lines begin with: they describe, and go on with no name. */
  readonly described: ReadonlySet<string>;
  /** The second rows of most lines are sizes: packages in a column of their own, and no ends of names. */
  readonly isSized: boolean;
  /** What stands below names is their end: each such name fills its row, and the end of one begins in small letters. */
  readonly isWrapped: boolean;
  /** Rows above those of figures begin the names in them: each fills the column of names, and several do or one goes on in small letters. */
  readonly isFilledAbove: boolean;
  /** What stands below several names would not have gone into their rows, each of it. */
  readonly mayWrap: boolean;
  /** Records take two rows, and the upper one has the number of the goods. */
  readonly isHeadRow: boolean;
  /** The column of the goods' numbers holds GTINs and nothing else: the seller has no other numbers. */
  readonly isByGtin: boolean;
  /** Words between names and figures that no label heads and that are in no name. */
  readonly beside: ReadonlySet<Word>;
  /** The words that number the goods by where they stand, whatever they look like. */
  readonly coded: ReadonlySet<Word>;
  /** The words that stand where a person has shown the numbers of goods to stand, by the row of their figures. */
  readonly shown: ReadonlyMap<GridRow, readonly Word[]>;
  /** Those that stand where a person has shown the names to stand. */
  readonly named: ReadonlyMap<GridRow, readonly Word[]>;
}

const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const saysSomething = (words: readonly Word[]): boolean =>
  /\p{L}{2}/u.test(joined(words)) || (words.length === 1 && /^\([A-Z\d.-]{3,}\)$/.test(joined(words)));

/** A size, a year or a mark alone in its row says nothing by itself, and ends a name that was wrapped: `12x400 g`, `2023`, `NV`. */
const isTail = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= 4 &&
  words.some(({ text }) => /\p{L}|^(19|20)\d\d$|^\d+([-/]\d+)+$/u.test(text)) &&
  words.every(({ text }) => /^[\p{L}\d,.x×/%°()+-]+$/u.test(text));

/** Whether a bracket that a name opens is closed in no word of it. */
const isOpenBracket = (name: readonly Word[]): boolean => /\([^)]*$/.test(joined(name));

/** The rows of words that name and describe a line; the first names it. */
export const namingRows = (
  rows: readonly GridRow[],
  figures: ReadonlySet<Word>,
): readonly (readonly Word[])[] => {
  const described = rows
    .map((row) => textWords(row, 'description', figures))
    .filter(
      (words, at, all) =>
        saysSomething(words) ||
        (at > 0 && saysSomething(all[at - 1] ?? []) && isTail(words)) ||
        isOpenBracket(all[at - 1] ?? []),
    );
  const hasColumn = rows.some(({ header }) => header.columns.some(({ role }) => role === 'description'));
  if (hasColumn && described.length > 0) return described;
  // Where description and article number share a column, what stands behind the number names the line.
  const shared = rows
    .map((row, index) => {
      const words = textWords(row, 'article', figures);
      const code = index === 0 ? codeIn(words) : [];
      return words.filter((word) => !code.includes(word));
    })
    .filter(saysSomething);
  return shared.length > 0 ? shared : described;
};

const isCounted = (text: string): boolean => unitOf(text) !== null || /^([cm]?m|pack)$/.test(text);

/** Whether words are a size and nothing else: `250 st`, `6x900 g`, `5l`. */
export const isSize = (words: readonly Word[]): boolean =>
  /^(ca\.? ?)?[\dx×.,]*\d ?\p{L}{1,4}$/iu.test(joined(words)) &&
  isCounted(/\p{L}+$/u.exec(joined(words))?.[0] ?? '');

/** Whether a word of a width would not have gone into the row behind another, in a column that reaches to `right`. */
export const isFullBefore = (last: Word, width: number, right: number): boolean =>
  rightOf(last.box) + 0.3 * last.box.height + width > right - 1;

/** Whether a name goes on in the row below: it ends as no name does, or what follows begins in the middle and did not fit. */
const goesOn = (
  name: readonly Word[],
  next: readonly Word[],
  { right, described, isSized, isWrapped, coded }: NameColumn,
): boolean => {
  const [last, first] = [name.at(-1), next[0]];
  if (first !== undefined && coded.has(first)) return false;
  if (last === undefined || first === undefined || !isOneSize(last, first) || isLabelled(next)) return false;
  if (isOpenBracket(name)) return true;
  if (isSized && isSize(next)) return false;
  // A row of a unit alone counts what the row above it ends with.
  if (next.length === 1 && /\d$/.test(last.text) && isCounted(first.text)) return true;
  if (
    /[-–/,&(]$|(?<!\d)\+$/.test(last.text) ||
    /^(och|med|i|av|på|för|från|till|utan|and|with|of|und|mit|og|de|du|des|della?|di|d[ao])$/i.test(last.text)
  )
    return true;
  if (described.has(first.text)) return false;
  // A size and its unit are not parted.
  const unit = next.length === 2 && /^\d+([.,]\d+)?$/.test(first.text) ? next[1] : undefined;
  const width =
    unit === undefined || !isCounted(unit.text) ? first.box.width : rightOf(unit.box) - first.box.x;
  const isFull = isFullBefore(last, width, right);
  if (printedDate(first.text, 'day-first') !== null) return false;
  // What follows in small letters, in quotes or as a mark of a few capitals goes on.
  const isMark = next.length === 1 && /^(\p{Lu}{2,3}|\p{Lu}\d+)$/u.test(first.text);
  const areCapitals = isWrapped || [...name, ...next].every(({ text }) => !/\p{Ll}/u.test(text));
  return isFull && (isMark || areCapitals || /^[\p{Ll}\d(&/%"”“]|^['’]?[\p{Ll}\d]/u.test(first.text));
};

/** Whether words below a name may be its end as well as describe it: they begin as nothing else does below other names, and did not fit. */
const mayEndBelow = (
  name: readonly Word[],
  next: readonly Word[],
  { right, described, mayWrap }: NameColumn,
): boolean => {
  const [last, first] = [name.at(-1), next[0]];
  return (
    mayWrap &&
    last !== undefined &&
    first !== undefined &&
    Math.abs(first.box.x - (name[0]?.box.x ?? 0)) < sameEdge &&
    isOneSize(last, first) &&
    !isLabelled(next) &&
    !described.has(first.text) &&
    !isSize(next) &&
    printedDate(first.text, 'day-first') === null &&
    isFullBefore(last, first.box.width, right)
  );
};

const sameEdge = 2;

/**
 * The words of a line from its rows: the first that says something names it, the others describe it. What stands above the row of
 * the figures, the `own`th, is the beginning of the name.
 */
export const lineText = (
  rows: readonly GridRow[],
  figures: ReadonlySet<Word>,
  column: NameColumn,
  own = 0,
): LineText => {
  const hasColumn = rows.some(({ header }) => header.columns.some(({ role }) => role === 'article'));
  const alone = hasColumn ? [] : numberAlone(rows, own, figures).filter((word) => !column.beside.has(word));
  const begun = rows
    .slice(0, own)
    .flatMap((row) => textWords(row, 'description', figures))
    .filter((word) => !alone.includes(word));
  // What GS1 numbers the goods by is no end of their name.
  const ended = rows
    .slice(own, own + 1)
    .flatMap((row) => textWords(row, 'description', figures))
    .filter((word) => begun.length === 0 || !(isGtin13(word.text) || column.coded.has(word)));
  const [left, next] = [begun.at(-1), ended[0]];
  // A name that did not fill its row above the figures is whole, and what stands beside these describes it.
  const isFilled =
    left !== undefined &&
    next !== undefined &&
    rightOf(left.box) + 0.3 * left.box.height + next.box.width > column.right - 1;
  const [above, middle, under] = rows;
  const isCentred =
    own === 1 && ended.length === 0 && under !== undefined && isNear(above, middle) && isNear(middle, under);
  const isNumbered = (rows[own]?.row.words ?? []).some((word) => column.coded.has(word));
  const isEnd =
    isFilled &&
    !isNumbered &&
    !(column.isSized && isSize(ended)) &&
    (left.text.endsWith('-') || ended.some(({ text }) => /\d|\p{L}{2}/u.test(text)));
  const [first = [], ...more] =
    begun.length === 0
      ? namingRows(rows, figures)
      : isCentred
        ? [[...begun, ...textWords(under, 'description', figures)], ...namingRows(rows.slice(3), figures)]
        : [
            isEnd ? [...begun, ...ended] : begun,
            ...namingRows(rows.slice(isEnd || ended.length === 0 ? own + 1 : own), figures),
          ];
  const articles = rows.map((row) => textWords(row, 'article', figures));
  // A name that is printed above its figures may reach into the column of the numbers.
  const nearest = column.isHeadRow ? articles : [...articles.slice(own, own + 1), ...articles];
  const byGtin = column.isByGtin ? nearest.flat().filter(isGtinLike).slice(0, 1) : [];
  const placed = rows.flatMap(({ row }) => row.words.filter((word) => column.coded.has(word)));
  const printed =
    [...nearest.map(codeIn), byGtin, codeOf(labelledWords(rows, 'article'))].find(
      (code) => code.length > 0,
    ) ?? [];
  const gtins = rows.flatMap(({ row }) => row.words).filter(({ text }) => /^\d{13}\.?$/.test(text));
  // GS1 leaves what begins with 2 to the seller: where no column numbers the goods, such a number is its own.
  const inHouse =
    gtins.length === 1 && !hasColumn && !column.isNumbered
      ? gtins.filter(({ text }) => text.startsWith('2'))
      : [];
  const whole = [...first];
  while (
    more[0] !== undefined &&
    !more[0].some((word) => alone.includes(word)) &&
    goesOn(whole, more[0], column) &&
    beginsCell(more[0], rows)
  )
    whole.push(...(more.shift() ?? []));
  const isPart = printed.length === 0 && column.isNumbered;
  const mayGoOn = mayEndBelow(whole, more[0] ?? [], column);
  // The number in brackets that other names end with may stand in a row of its own.
  if (
    isPart &&
    more[0] !== undefined &&
    partedName(whole).code.length === 0 &&
    partedName([...whole, ...more[0]]).code.length > 0
  )
    whole.push(...(more.shift() ?? []));
  const { code, name: parted } = isPart ? partedName(whole) : { code: [], name: whole };
  const taughtBy = (places: NameColumn['named']): readonly Word[] | undefined =>
    rows[own] === undefined ? undefined : places.get(rows[own]);
  const [shown = [], named] = [taughtBy(column.shown), taughtBy(column.named)];
  const rest = (named ?? parted).filter((word) => !shown.includes(word));
  // `à` before a price is no end of a name.
  const name = /^[àá@×]$/.test(rest.at(-1)?.text ?? '') ? rest.slice(0, -1) : rest;
  const isUnnumbered = rows[own]?.header.numbers === 'none';
  const found = [shown, printed, code, alone, placed].find((each) => each.length > 0) ?? inHouse;
  const article = isUnnumbered ? [] : found;
  // What ends no name says nothing.
  const described = more
    .map((words) => words.filter((word) => !placed.includes(word) && named?.includes(word) !== true))
    .filter(saysSomething);
  const gtin = rows.flatMap(({ row }) => row.words).find(({ text }) => isGtin13(text));
  // A code below the number, in its column, may be the number as well: `Batch` below `Art.nr`.
  const isTold = rows[own]?.header.columns.some(
    ({ role, beneath }) => role === 'article' && beneath === 'other',
  );
  const beside =
    isTold === true ? [] : column.isHeadRow ? articles.slice(0, own + 1).flat() : (articles[0] ?? []);
  return {
    name: joined(name),
    description: described.length > 0 ? described.map(joined).join('\n') : null,
    articleNumber: article.length === 0 ? null : joined(article).replaceAll('- ', '-'),
    gtin: gtin?.text.replace(/\.$/, '') ?? null,
    words: {
      name,
      description: described.flat(),
      articleNumber: article,
      gtin: gtin === undefined ? [] : [gtin],
    },
    mayGoOn,
    isCut: beside.some(
      (word) =>
        /\d/.test(word.text) && !isGtin13(word.text) && !article.includes(word) && !name.includes(word),
    ),
  };
};

/** The number that a label says: a code, or what stands alone behind it. */
const codeOf = (words: readonly Word[]): readonly Word[] => {
  const code = codeIn(words);
  return code.length > 0 || words.length !== 1 || /\p{Ll}{3}/u.test(words[0]?.text ?? '') ? code : words;
};

/** Whether words begin the cell that they stand in: a sentence that begins left of the names goes on with none. */
const beginsCell = ([first]: readonly Word[], rows: readonly GridRow[]): boolean => {
  const row = rows.find(({ row: { words } }) => first !== undefined && words.includes(first));
  return row === undefined || cellsOf(row.row).some(({ words }) => words[0] === first);
};

/** Whether two rows are nearer than those of two cells. */
const isNear = (one: GridRow | undefined, other: GridRow | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.row.box.y - one.row.box.y < halfRow * Math.max(one.row.box.height, other.row.box.height);

const isGtin13 = (text: string): boolean => /^\d{13}\.?$/.test(text) && isGtin(text.replace(/\.$/, ''));
