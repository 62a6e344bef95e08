import type { WholesaleLayout, WholesaleWords } from './wholesale-layout.ts';

/** A word that no list of labels holds: its letters turned round, digits and marks in place. */
const turned = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => [...word].toReversed().join('').toLowerCase());

/** The layout with labels that nobody knows, as a reader meets a form for which it has no words. */
export const strangeLayout = (layout: WholesaleLayout): WholesaleLayout => {
  const { words } = layout;
  const labels = (Object.keys(words) as (keyof WholesaleWords)[]).map((name) => [name, turned(words[name])]);
  const kept = { title: words.title, credit: words.credit, page: words.page };
  return {
    ...layout,
    words: { ...words, ...(Object.fromEntries(labels) as Partial<WholesaleWords>), ...kept },
    columns: layout.columns.map((column) => ({ ...column, label: turned(column.label) })),
  };
};
