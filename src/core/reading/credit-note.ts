import type { Page } from './page.ts';

const title =
  /^(kreditfaktura|kreditnota|kredit|creditnote|credit|gutschrift|rechnungskorrektur|rechnungs-korrektur|avoir|stornorechnung)$/i;

/** Whether a heading of the first page calls the document a credit note: such a word in its largest letters or its upper third. */
export const isCreditNote = (pages: readonly Page[]): boolean => {
  const [page] = pages;
  if (page === undefined) return false;
  const body =
    page.words.map(({ box }) => box.height).toSorted((one, other) => one - other)[
      Math.floor(page.words.length / 2)
    ] ?? 0;
  return page.words.some(
    ({ text, box }) =>
      title.test(text.replace(/[:.]$/, '')) &&
      (box.height > 1.15 * body || /^\p{Lu}{5}/u.test(text)) &&
      box.y < page.height * 0.4,
  );
};
