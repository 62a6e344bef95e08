import type { Page, Word } from '#core/reading/page/page.ts';
import type { Random } from './random.ts';

/** Ways in which a page may say less, or something else, of what it is, whose it is and what was bought. */
export const identityMutations = [
  'kind',
  'kind-beside',
  'sender-lost',
  'number-lost',
  'number-rival',
  'number-parted',
  'article-parted',
  'article-shared',
  'article-lost',
  'name-lost',
] as const;

type IdentityMutation = (typeof identityMutations)[number];

const otherTitles = [
  'PROFORMAFAKTURA',
  'PÅMINNELSE',
  'ORDERBEKRÄFTELSE',
  'OFFERT',
  'FÖLJESEDEL',
  'KONTOUTDRAG',
  'MAKULERAD',
];
const title = /^(\p{L}*faktura|invoice|rechnung|facture)$/iu;
const overruling = ['UTKAST', 'MAKULERAD', 'PROFORMA', 'PÅMINNELSE'];

/** The goods of a page as its truth has them. */
interface Goods {
  readonly number: string;
  readonly articles: readonly string[];
}

/** A number printed in two groups, as one word each. */
const parted = (word: Word, at: number): Word[] => {
  const width = (word.box.width * at) / word.text.length;
  const blank = 0.28 * word.box.height;
  const left = { ...word, text: word.text.slice(0, at), box: { ...word.box, width: width - blank / 2 } };
  const right = {
    ...word,
    text: word.text.slice(at),
    box: { ...word.box, x: word.box.x + width + blank / 2, width: word.box.width - width - blank / 2 },
  };
  return [left, right];
};

/** The pages with one thing wrong in what they are, whose they are or what they name; null where they hold no such thing. */
export const mutatedIdentity = (
  random: Random,
  kind: IdentityMutation,
  pages: readonly Page[],
  { number, articles }: Goods,
): readonly Page[] | null => {
  const [first, ...others] = pages;
  if (first === undefined) return null;
  const withWords = (words: readonly Word[]): readonly Page[] => [{ ...first, words }, ...others];
  const everywhere = (keep: (word: Word) => boolean): readonly Page[] =>
    pages.map((page) => ({ ...page, words: page.words.filter(keep) }));
  const heading = first.words.find(({ text }) => title.test(text));
  const own = first.words.filter(({ text }) => articles.includes(text));
  const article = own.length === 0 ? undefined : random.one(own);
  const other = own.find(({ text }) => text !== article?.text);
  const printed = first.words.find(({ text }) => text === number);
  const isInRow = (word: Word, of: Word): boolean => Math.abs(word.box.y - of.box.y) < 3;
  const replaced = (of: Word, by: readonly Word[]): readonly Page[] =>
    withWords(first.words.flatMap((word) => (word === of ? by : [word])));
  const makers: Readonly<Record<IdentityMutation, () => readonly Page[] | null>> = {
    kind: () =>
      heading === undefined ? null : replaced(heading, [{ ...heading, text: random.one(otherTitles) }]),
    'kind-beside': () => {
      if (heading === undefined) return null;
      const size = { ...heading.box, y: heading.box.y + 2.5 * heading.box.height, height: 9, width: 60 };
      return withWords([...first.words, { ...heading, text: random.one(overruling), box: size }]);
    },
    'sender-lost': () => everywhere(({ text }) => !/^(Bankgiro|Org\.nr|5050-1055|556233-2451)$/.test(text)),
    'number-lost': () => everywhere(({ text }) => text !== number),
    'number-rival': () => {
      const label = {
        ...first.words[0],
        text: 'Fakturanr',
        confidence: 1,
        box: { x: 40, y: 140, width: 40, height: 9 },
      };
      const rival = {
        ...label,
        text: String(random.whole(100_000, 999_999)),
        box: { ...label.box, x: 84, width: 28 },
      };
      return withWords([...first.words, label, rival]);
    },
    'number-parted': () =>
      printed === undefined ? null : replaced(printed, parted(printed, random.whole(2, number.length - 2))),
    'article-parted': () =>
      article === undefined || article.text.length < 5
        ? null
        : replaced(article, parted(article, random.whole(2, article.text.length - 2))),
    'article-shared': () =>
      article === undefined || other === undefined
        ? null
        : replaced(other, [{ ...other, text: article.text }]),
    'article-lost': () => (article === undefined ? null : replaced(article, [])),
    'name-lost': () =>
      article === undefined
        ? null
        : withWords(first.words.filter((word) => !isInRow(word, article) || !/^\p{L}{3}/u.test(word.text))),
  };
  return makers[kind]();
};
