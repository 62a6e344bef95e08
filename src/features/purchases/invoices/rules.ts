/** An amount that a person looks for: decimal text without sign; `isWhole` when no öre were typed, so that any öre fit. */
export interface SearchedAmount {
  readonly amount: string;
  readonly isWhole: boolean;
}

const amountText = /^[-−]?(\d{1,3}(?:[.']\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/u;

/**
 * What a search text means as an amount, or null when it is none: `16 726,28 kr`, `16.726,28`, `16726.28` and `−16726,28` are one
 * amount. A point or a space before three figures parts thousands. A credit note is found by its amount with or without a sign.
 */
export const searchedAmount = (text: string): SearchedAmount | null => {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/(?:kr|sek|:-)$/u, '')
    .replaceAll(/\s/gu, '');
  const [, whole, cents] = amountText.exec(bare) ?? [];
  if (whole === undefined) return null;
  const kronor = whole.replaceAll(/[.']/gu, '');
  return cents === undefined
    ? { amount: kronor, isWhole: true }
    : { amount: `${kronor}.${cents.padEnd(2, '0')}`, isWhole: false };
};
