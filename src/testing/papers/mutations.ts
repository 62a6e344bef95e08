import type { Page, Word } from '#core/reading/page/page.ts';
import type { Random } from './random.ts';

/** Ways in which a page may say something wrong: a misprint, a lost or doubled row, a mark or a sign gone, a label gone, a column out of its place. */
export const mutations = [
  'digit',
  'two-digits',
  'word-lost',
  'row-lost',
  'row-doubled',
  'words-swapped',
  'mark-lost',
  'sign-turned',
  'digits-transposed',
  'label-lost',
  'column-shifted',
] as const;

type Mutation = (typeof mutations)[number];

const headBottom = 150;
const tableHead = [180, 200] as const;
const sameEdge = 2;

const changedDigit = (random: Random, text: string): string => {
  const places = [...text].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
  const at = random.one(places);
  const digit = (Number(text[at]) + random.whole(1, 9)) % 10;
  return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
};

/** The pages with one thing wrong in the figures below their head. */
export const mutated = (random: Random, kind: Mutation, pages: readonly Page[]): Page[] => {
  const chosen = random.one(pages);
  const figures = chosen.words.filter(({ text, box }) => /\d/.test(text) && box.y > headBottom);
  if (figures.length === 0) return [...pages];
  const word = random.one(figures);
  const isInRow = ({ box }: Word): boolean => Math.abs(box.y - word.box.y) < 3;
  // Quantity and price printed in each other's place are what the page says, and no reader can know better.
  const elsewhere = figures.filter((each) => !isInRow(each));
  const other = elsewhere.length === 0 ? word : random.one(elsewhere);
  const labels = chosen.words.filter(
    ({ text, box }) => box.y > tableHead[0] - 12 && box.y < tableHead[1] && !/\d/.test(text),
  );
  const label = labels.length === 0 ? word : random.one(labels);
  const rightEdge = ({ box }: Word): number => box.x + box.width;
  const shift = random.one([-70, -40, 40, 70]);
  const withText = (text: (each: Word) => string): Word[] =>
    chosen.words.map((each) => ({ ...each, text: text(each) }));
  const one = (text: string): Word[] => withText((each) => (each === word ? text : each.text));
  const changed: Readonly<Record<Mutation, () => readonly Word[]>> = {
    digit: () => one(changedDigit(random, word.text)),
    'two-digits': () =>
      withText((each) => (each === word || each === other ? changedDigit(random, each.text) : each.text)),
    'word-lost': () => chosen.words.filter((each) => each !== word),
    'row-lost': () => chosen.words.filter((each) => !isInRow(each)),
    'row-doubled': () => [
      ...chosen.words,
      ...chosen.words.filter(isInRow).map((each) => ({ ...each, box: { ...each.box, y: each.box.y + 5 } })),
    ],
    'words-swapped': () =>
      withText((each) => (each === word ? other.text : each === other ? word.text : each.text)),
    'mark-lost': () => one(word.text.replace(/[.,]/, '')),
    'sign-turned': () => one(word.text.startsWith('-') ? word.text.slice(1) : `-${word.text}`),
    'label-lost': () => chosen.words.filter((each) => each !== label),
    'column-shifted': () =>
      chosen.words.map((each) =>
        Math.abs(rightEdge(each) - rightEdge(word)) < sameEdge && each.box.y > headBottom
          ? { ...each, box: { ...each.box, x: each.box.x + shift } }
          : each,
      ),
    'digits-transposed': () => one(word.text.replace(/(\d)(\d)/, '$2$1')),
  };
  return pages.map((page) => (page === chosen ? { ...page, words: changed[kind]() } : page));
};
