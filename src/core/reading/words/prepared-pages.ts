import type { Page } from '../page/page.ts';
import { withDecimals } from './colon-decimals.ts';
import { withoutDoubles } from './doubled-words.ts';
import { withWholeWords } from './spaced-letters.ts';
import { withoutStars } from './starred-amounts.ts';

/** Pages as they are read and taught: each word once and whole, amounts with a decimal mark and without what guards them. */
export const preparedPages = (pages: readonly Page[]): readonly Page[] =>
  withDecimals(withoutStars(withWholeWords(withoutDoubles(pages))));
