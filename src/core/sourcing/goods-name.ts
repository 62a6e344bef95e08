import { normaliseName } from '../products/article-key.ts';
import { countWords, caseWords, unitWords } from '../values/pack-words.ts';

const sized = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,4} ?(?:${countWords})? ?[x×*àáa] ?)*\d+(?:,\d+)? ?-?(?:${unitWords}|pack|pk|p)(?![\p{L}\d%])(?: ?[x×*] ?\d{1,4})?`,
  'gu',
);

/** Words that say how goods are packed and not what they are. */
const packing = new Set(
  `${countWords}|${caseWords}|hink|dunk|säck|burkar|bib|bag|in|box|tetra|pet|fat|keg|flaskor|frp|bunt|platta|rulle|tub|plåt`.split(
    '|',
  ),
);

/** Different spellings of one word of the trade, the first being the one that stands for all. */
const spellings: readonly (readonly string[])[] = [
  ['eko', 'ekologisk', 'ekologiskt', 'ekologiska', 'org', 'bio'],
  ['fryst', 'frysta', 'frys', 'djupfryst', 'djupfrysta', 'frz'],
  ['färsk', 'färska', 'färskt'],
  ['skivad', 'skivat', 'skivade', 'skiv'],
  ['riven', 'rivet', 'rivna'],
  ['tärnad', 'tärnat', 'tärnade', 'tärn'],
  ['osaltat', 'osaltad', 'osalt'],
  ['normalsaltat', 'normalsaltad', 'nsalt', 'ns'],
  ['laktosfri', 'laktosfritt', 'lf', 'laktosf'],
  ['glutenfri', 'glutenfritt', 'gf'],
  ['benfri', 'benfritt', 'bfri', 'bf'],
  ['svensk', 'svenskt', 'svenska', 'sverige', 'se', 'sv'],
  ['klass', 'kl'],
  ['röd', 'rött', 'röda'],
  ['vit', 'vitt', 'vita'],
  ['svart', 'svarta'],
  ['gul', 'gult', 'gula'],
];

const standsFor: ReadonlyMap<string, string> = new Map(
  spellings.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

/** é of `filé` and è of `crème`, which many registers leave out; å, ä and ö are letters of their own. */
const withoutAccents = (text: string): string => text.replaceAll(/[éèê]/gu, 'e').replaceAll('à', 'a');

/**
 * What goods are called, apart from how they are packed: normalised words without sizes and packages, each in one spelling, in
 * code-point order, since registers turn words about. Per cent and figures that are no pack stay: `40%` cream is not `15%`.
 */
export const goodsName = (name: string): string => {
  const words = withoutAccents(normaliseName(name).replaceAll(sized, ' '))
    .split(' ')
    .filter((word) => word !== '' && !packing.has(word))
    .map((word) => standsFor.get(word) ?? word);
  return [...new Set(words)].toSorted().join(' ');
};
