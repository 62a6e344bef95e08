import type { Page } from '../page/page.ts';

const colon = /^[-−–]?\d{1,3}(?:[ .]?\d{3})*:\d\d$/;
// Beside amounts quantities and prices have the same mark, with other decimals, and a unit may follow without a blank.
const marked = /^([-−–]?\d{1,3}(?:[ .]?\d{3})*):(?=\d{1,4}(\D|$))/;
const time = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
const least = 4;
// What follows is the number of a paper: `Faktura 2026:26`.
const numbers = /^(?:kredit)?(?:faktura|räkning|nota|invoice|(?:faktura|räknings)?(?:nr|nummer|no))[.:]?$/i;

/**
 * Pages whose amounts are printed with a colon (`463:05`), with a comma instead, as every other page has it. Those that print
 * times of day alone, or amounts with a mark of their own beside them, stay.
 */
export const withDecimals = (pages: readonly Page[]): readonly Page[] => {
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
  const found = texts.filter((text) => colon.test(text));
  const others = texts.filter((text) => /^-?\d+[.,]\d\d$/.test(text));
  // What has no öre is printed `426:-` beside them.
  const whole = texts.filter((text) => /^[-−–]?\d{1,3}:-$/.test(text));
  if (
    found.length === 0 ||
    found.length + whole.length < least ||
    found.length <= others.length ||
    found.every((text) => time.test(text))
  )
    return pages;
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word, at) =>
      numbers.test(page.words[at - 1]?.text ?? '')
        ? word
        : { ...word, text: word.text.replace(marked, '$1,') },
    ),
  }));
};
