import { isOneSlip } from '../values/one-slip.ts';
import { normaliseName } from './article-key.ts';

interface Numbered {
  readonly articleNumber: string | null;
  readonly name: string;
}

const most = 3;

/** Leading zeros fall off in spreadsheets, blanks and hyphens are anybody's. */
const loose = (number: string | null): string =>
  (number ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replace(/^0+(?=.)/, '');

/**
 * Which of a supplier's bought articles somebody may have meant who typed a number and a name that nothing is bought under:
 * those of the same number in another unit, then those whose number is one slip away, then those of the same name. At most
 * three.
 */
export const meantArticles = <Article extends Numbered>(
  typed: Numbered,
  bought: readonly Article[],
): Article[] => {
  const [number, name] = [loose(typed.articleNumber), normaliseName(typed.name)];
  const sameNumber = bought.filter((each) => number !== '' && loose(each.articleNumber) === number);
  const near = bought.filter((each) => number.length > 2 && isOneSlip(loose(each.articleNumber), number));
  const sameName = bought.filter((each) => name !== '' && normaliseName(each.name) === name);
  return [...new Set([...sameNumber, ...near, ...sameName])].slice(0, most);
};
