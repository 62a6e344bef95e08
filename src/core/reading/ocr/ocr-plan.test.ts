import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import type { Page } from '../page/page.ts';
import { saysTooLittle } from './ocr-plan.ts';

const [page] = sheet(
  `Norrskär Grossist AB | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Laxfilé färsk | 2,450 kg | 189,00 | 463,05
Att betala SEK | 518,62`,
  [300, 400, 540],
);

/** The page as a font without a table of characters gives it: each sign by its place in the font. */
const coded = ({ words, ...rest }: Page, isCoded: (text: string) => boolean): Page => ({
  ...rest,
  words: words.map((word) => ({
    ...word,
    text: isCoded(word.text)
      ? word.text.replaceAll(/[ -~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 29))
      : word.text,
  })),
});

test.each([
  ['all of its letters', () => true, true],
  ['its figures alone', (text: string) => /^\d/.test(text), true],
  ['none', () => false, false],
] as const)('a page whose fonts do not say what %s mean is recognised: %#', (_, isCoded, isRecognised) => {
  expect(page === undefined ? null : saysTooLittle(coded(page, isCoded))).toBe(isRecognised);
});
