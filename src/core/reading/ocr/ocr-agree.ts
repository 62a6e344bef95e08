import type { InkLine, InkWord } from './ink-size.ts';

/** What three readers make of a part of a page: one that saw the whole page, and two that saw that part; an empty line where one saw nothing or was not asked. */
export interface Readers {
  readonly page: InkLine;
  /** By a model of English, which has more signs. */
  readonly english: InkLine;
  /** By a model of Swedish, which has more letters. */
  readonly swedish: InkLine;
}

// How sure a word is at least or at most, of 100, by who read it the same.
const [agreed, alone, outvoted, disputed] = [100, 85, 60, 40];
const [sureSign, sureOther, weak, knows, guesses] = [70, 85, 60, 80, 45];
// In parts of a letter's height, and of a word's width.
const [slack, slimmest] = [0.15, 0.5];

// Signs that the model of Swedish does not have.
const ofOther = /[%@]/;

const amount = /^-?\d+[.,]\d+$/;

const joined = (words: InkLine): string => words.map(({ text }) => text).join('');

// What stands for the sign of an address on the net where a model does not know it.
const netAddress = /^([\w.-]+)(?:\(?Q|[&©€@])([\w-]+(?:\.[\w-]+)+)$/;

/** A text as a reader without the letters of Swedish has it. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replace(/^["'|_]+(?=[\p{L}\d])/u, '')
    .replace(netAddress, '$1@$2');

export const isAlike = (one: string, other: string): boolean => plainLetters(one) === plainLetters(other);

/** Whether texts that are alike differ by a ring or dots. */
const areRinged = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.replaceAll(/\P{L}/gu, ''))).size > 1;

/** Whether a text has letters that the model of English lacks. */
export const hasOwnLetters = (text: string): boolean => /[^\p{ASCII}]/u.test(text) && /\p{L}/u.test(text);

/** How sure the least sure of words is, of 100, which none are too. */
export const surest = (words: InkLine): number => Math.min(100, ...words.map(({ confidence }) => confidence));

const meanOf = (words: InkLine): number => {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, length);
};

const inOne = (words: InkLine): InkWord => ({
  text: joined(words),
  confidence: agreed,
  bbox: {
    x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
    y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
    x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
    y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
  },
});

const limited = (words: InkLine, least: number, most: number): InkLine =>
  words.map((word) => ({ ...word, confidence: Math.min(most, Math.max(least, word.confidence)) }));

const isDash = (word: InkWord | undefined): boolean =>
  word !== undefined && /^[-–—:;.,'|=~_*]+$/.test(word.text);

/** A reading without the dashes and points that part its cell from the next; before a figure a dash is a minus. */
const withoutDashes = (words: InkLine): InkLine => {
  const from = words.findIndex((word, at) => !isDash(word) || /^\d/.test(words[at + 1]?.text ?? ''));
  return from < 0 ? [] : words.slice(from, words.findLastIndex((word) => !isDash(word)) + 1);
};

/** The readers without those that guess what no other says, beside one that knows: letters in white are none to some. */
const withoutGuesses = (readers: Readers): Readers => {
  const all: readonly InkLine[] = Object.values(readers);
  const isKnown = all.some((words) => meanOf(words) >= knows);
  const told = (words: InkLine): InkLine => {
    const isGuess =
      isKnown &&
      meanOf(words) < guesses &&
      !all.some((other) => other !== words && isAlike(joined(other), joined(words)));
    return isGuess ? [] : words;
  };
  return { page: told(readers.page), english: told(readers.english), swedish: told(readers.swedish) };
};

/** The readings by what stands in the same place, from left to right. */
const inPlaces = (readers: Readers): Readers[] => {
  const all = [...readers.page, ...readers.english, ...readers.swedish];
  const places: { from: number; to: number }[] = [];
  for (const { bbox } of all.toSorted((one, other) => one.bbox.x0 - other.bbox.x0)) {
    const last = places.at(-1);
    // An `i` or a stroke may have less width than the spare room.
    const spare = Math.min(
      slack * (bbox.y1 - bbox.y0),
      slimmest * (bbox.x1 - bbox.x0),
      slimmest * (last === undefined ? 0 : last.to - last.from),
    );
    if (last !== undefined && bbox.x0 < last.to - spare) last.to = Math.max(last.to, bbox.x1);
    else places.push({ from: bbox.x0, to: bbox.x1 });
  }
  return places.map(({ from }, at) => {
    const next = places[at + 1]?.from ?? Infinity;
    const within = (words: InkLine): InkLine =>
      words.filter(({ bbox }) => (at === 0 || bbox.x0 >= from) && bbox.x0 < next);
    return { page: within(readers.page), english: within(readers.english), swedish: within(readers.swedish) };
  });
};

/**
 * What a part of a page says: what two readers that saw it otherwise say alike is sure; what only one says is not, and neither is a
 * letter that has a ring for one and dots for another.
 */
export const agreedWords = (readers: Readers): InkLine => {
  const { page, english, swedish } = withoutGuesses({
    page: withoutDashes(readers.page),
    english: withoutDashes(readers.english),
    swedish: withoutDashes(readers.swedish),
  });
  if (
    english.some(({ text }) => text.includes('@')) &&
    [page, swedish].some((words) => isAlike(joined(words), joined(english)))
  )
    return [inOne(english)];
  const isOf = (words: InkLine): boolean => words.length > 0;
  return inPlaces({ page, english, swedish }).flatMap((place) => {
    const words = agreedPart(place);
    // A sign that only one of them sees is dirt.
    const isDirt =
      [place.page, place.english, place.swedish].filter(isOf).length === 1 && words.every(isDash);
    return isDirt && [page, english, swedish].filter(isOf).length > 1 ? [] : words;
  });
};

/** What stands in one place. */
const agreedPart = ({ page, english, swedish }: Readers): InkLine => {
  const asked = [page, english, swedish].filter((words) => words.length > 0);
  const [only] = asked;
  if (only === undefined) return [];
  if (asked.length === 1) return only === page ? seenOnce(page) : limited(only, 0, outvoted);
  if (new Set(asked.map((words) => words.length)).size === 1)
    return only.map((_, at) => agreedWord({ page: page[at], english: english[at], swedish: swedish[at] }));
  const alike = asked.find((words) =>
    asked.some((other) => other !== words && isAlike(joined(words), joined(other))),
  );
  if (alike === undefined) {
    // Of the whole page only a part of it may have been seen.
    const whole = asked.find((words) => page.length > 0 && words !== page && holds(words, page));
    if (whole !== undefined) return whole;
    const best = asked.toSorted((one, other) => meanOf(other) - meanOf(one))[0] ?? only;
    return limited(best, 0, disputed);
  }
  // Blanks that one of them sees and another does not.
  const pair = asked.filter((words) => isAlike(joined(words), joined(alike)));
  const lettered = pair.filter((words) => hasOwnLetters(joined(words)));
  const byLength = pair.toSorted((one, other) => other.length - one.length);
  const chosen = lettered[0] ?? (amount.test(joined(alike)) ? byLength.at(-1) : byLength[0]) ?? alike;
  const isRinged = areRinged(pair.filter((words) => words !== english).map(joined));
  // Where they see other blanks, none of them is right by itself.
  const isSplit = new Set(pair.map(({ length }) => length)).size > 1;
  const isAlone =
    english.length > 0 &&
    !pair.includes(english) &&
    english.some((word) => isContradicted(joined(chosen), word));
  const isOutvoted = isAlone || (page.length > 0 && !pair.includes(page) && surest(page) >= weak);
  return isRinged
    ? limited(chosen, 0, disputed)
    : isOutvoted || isSplit
      ? limited(chosen, outvoted, outvoted)
      : limited(chosen, agreed, 100);
};

/** Whether a reading holds another and more, and is sure of it. */
const holds = (words: InkLine, part: InkLine): boolean =>
  plainLetters(joined(words)).includes(plainLetters(joined(part))) &&
  joined(part).length >= 4 &&
  surest(words) > knows;

/** Words that one reader alone has seen: where a digit stands, nothing tells that it is the right one. */
export const seenOnce = (words: InkLine): InkLine =>
  words.map((word) =>
    /\d/.test(word.text) ? { ...word, confidence: Math.min(word.confidence, alone) } : word,
  );

interface Seen {
  readonly page: InkWord | undefined;
  readonly english: InkWord | undefined;
  readonly swedish: InkWord | undefined;
}

/** Whether the other model speaks against what one says twice: what dirt makes of a figure, it makes of it on the page and in the cell. */
const isContradicted = (text: string, english: InkWord): boolean =>
  /\d/.test(text) || (!hasOwnLetters(text) && english.confidence > sureOther);

const agreedWord = ({ page, english, swedish }: Seen): InkWord => {
  const seen = [page, swedish, english].filter((word) => word !== undefined);
  if (english !== undefined && ofOther.test(english.text)) {
    if (english.confidence > sureSign) return english;
    // A rate, and the same with something else for its sign.
    const [, rate] = /^(\d{1,2}(?:[.,]\d{1,2})?)%$/.exec(english.text) ?? [];
    if (rate !== undefined && [page, swedish].some((word) => word?.text.startsWith(rate)))
      return { ...english, confidence: agreed };
  }
  // The sign before a figure is sooner cut off from it than put in.
  const isSigned = (word: InkWord | undefined): boolean =>
    word !== undefined && page !== undefined && plainLetters(page.text) === `-${word.text}`;
  if (page !== undefined && page.confidence >= weak && (isSigned(english) || isSigned(swedish)))
    return { ...page, confidence: outvoted };
  const pair = seen.filter((word) => seen.some((other) => other !== word && isAlike(word.text, other.text)));
  const best = seen.toSorted((one, other) => other.confidence - one.confidence)[0];
  const withLetters = pair
    .filter((word) => word !== english)
    .toSorted((one, other) => other.confidence - one.confidence);
  const chosen = withLetters[0] ?? pair[0];
  if (chosen === undefined)
    return { ...(best ?? seenNothing), confidence: Math.min(best?.confidence ?? 0, disputed) };
  const isRinged = areRinged(withLetters.map(({ text }) => text));
  if (english !== undefined && !pair.includes(english) && isContradicted(chosen.text, english)) {
    const surer = english.confidence > chosen.confidence ? english : chosen;
    return { ...surer, confidence: Math.min(surer.confidence, outvoted) };
  }
  if (isRinged) return { ...chosen, confidence: Math.min(chosen.confidence, disputed) };
  const isOutvoted = page !== undefined && !pair.includes(page) && page.confidence >= weak;
  return { ...chosen, confidence: isOutvoted ? outvoted : Math.max(agreed, chosen.confidence) };
};

const seenNothing: InkWord = { text: '', confidence: 0, bbox: { x0: 0, y0: 0, x1: 0, y1: 0 } };
