import type { HeaderLabel } from '../table/header-labels.ts';
import { printedDate } from '../words/printed-date.ts';
import type { Row } from '../words/rows.ts';
import { isCodeText, isStepped } from './code-text.ts';
import { below, lineLike } from './line-like.ts';

const isCalibre = (text: string): boolean =>
  /^\d{1,3}[/-]\d{1,3}$|^\d+([.,]\d+)?\p{Ll}{1,3}$|x\d/u.test(text);

/**
 * Of labels that nobody knows and that do not say that they head numbers the one below which each line has a code of its own, all of one
 * form: `Modell`. A guess; none where numbers are called so among the words of the lines.
 */
export const guessedNumber = (
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
): HeaderLabel | undefined => {
  const lines = lineLike(rows);
  const isCalled = rows.some(({ words }) =>
    words.some(({ text }) => /^\(?art(ikel)?[.-]?(nr|nummer)/i.test(text)),
  );
  const found = unknown.find((column) => {
    const texts = below(column, rows).map(({ text }) => text);
    const forms = new Set(texts.map((text) => text.replaceAll(/\d+/g, '9').replaceAll(/\p{L}+/gu, 'A')));
    return (
      texts.length > 1 &&
      texts.length === lines.length &&
      new Set(texts).size === texts.length &&
      forms.size === 1 &&
      texts.every(
        (text) =>
          /^.{3,8}$/.test(text) &&
          isCodeText(text) &&
          printedDate(text, 'day-first') === null &&
          !isCalibre(text),
      ) &&
      !isStepped(texts)
    );
  });
  return found === undefined || isCalled ? undefined : { ...found, isGuess: true };
};
