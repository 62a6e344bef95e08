import type { SupplierCategory } from './contract.ts';
import { foldedWords } from './rules-words.ts';

/**
 * Beginnings and ends of words by which an article is told, folded as `foldedWords` does: `lax` begins laxfile, `ost` ends
 * graddost. Swedish compounds carry their kind at the end, so that an end counts before a beginning.
 */
const told: Readonly<Partial<Record<SupplierCategory, string>>> = {
  'fish-and-seafood':
    'lax torsk sill strömming räka räkor kräfta kräftor hummer krabba mussla musslor ostron röding gös abborre kolja sej tonfisk fisk skaldjur bläckfisk rom löjrom piggvar hälleflundra makrill ansjovis havskräfta spätta',
  meat: 'kött biff entrecote ryggbiff oxfilé nötkött nötfärs fläsk fläskfilé karré lamm kalv kyckling anka vilt hjort skinka bacon korv salami chark färs högrev bringa bröst rostbiff',
  'dairy-and-cheese':
    'mjölk grädde smör ost yoghurt fil crème kvarg ägg mozzarella parmesan burrata halloumi brie gräddfil',
  'fruit-and-vegetables':
    'tomat tomater gurka sallad lök potatis morot morötter äpple äpplen citron lime apelsin banan paprika svamp champinjon spenat broccoli blomkål kål persilja dill basilika avokado vitlök purjo rödbeta frukt grönsaker bär jordgubbar hallon',
  'baked-goods':
    'bröd bulle bullar baguette surdeg fralla frallor croissant kaka kakor tårta wienerbröd knäckebröd',
  alcohol:
    'vin öl lager ipa whisky vodka gin rom cider champagne prosecco cava snaps likör cognac konjak tequila',
  'soft-drinks': 'läsk cola juice lemonad mineralvatten tonic saft energidryck kolsyrat',
  'coffee-and-tea': 'kaffe espresso te kaffebönor bryggkaffe chai kakao',
  supplies:
    'diskmedel servett servetter handskar påse påsar folie förpackning bägare rengöring papper toalettpapper tvål plastfolie sopsäck muggar',
  speciality: 'tryffel saffran kaviar olivolja balsamico pasta ris krydda kryddor choklad sylt',
};

// Rum and roe are written alike; a word alone decides for neither.
const both = new Set(['rom']);

const kinds: ReadonlyMap<string, SupplierCategory> = new Map(
  Object.entries(told).flatMap(([category, words]) =>
    foldedWords(words)
      .filter((word) => !both.has(word))
      .map((word): [string, SupplierCategory] => [word, category as SupplierCategory]),
  ),
);

/** Shorter words are parts of too many others: `te` stands in every third. */
const shortest = 4;

const kindOf = (word: string): SupplierCategory | null => {
  const whole = kinds.get(word);
  if (whole !== undefined) return whole;
  for (let from = 1; word.length - from >= 3; from += 1) {
    const end = kinds.get(word.slice(from));
    if (end !== undefined) return end;
  }
  for (let to = word.length - 1; to >= Math.min(shortest, 3); to -= 1) {
    const begin = kinds.get(word.slice(0, to));
    if (begin !== undefined) return begin;
  }
  return null;
};

/** The category of one article by its name, or null where no word tells. */
export const categoryOfArticle = (name: string): SupplierCategory | null => {
  for (const word of foldedWords(name)) {
    const kind = word.length < 3 ? null : kindOf(word);
    if (kind !== null) return kind;
  }
  return null;
};

/**
 * What a supplier sells, by the names of its articles: the category of at least two thirds of those that tell, else
 * `general`, which is a wholesaler. Null where none tells.
 */
export const categoryOfArticles = (names: readonly string[]): SupplierCategory | null => {
  const counts = new Map<SupplierCategory, number>();
  for (const name of names) {
    const category = categoryOfArticle(name);
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] * 3 >= all * 2 ? most[0] : 'general';
};
