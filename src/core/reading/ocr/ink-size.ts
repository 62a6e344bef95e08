/** What recognition answers: a word with the box of its ink in pixels. `confidence` is of 100. */
export interface InkWord {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** Words that recognition found on one line, from left to right. */
export type InkLine = readonly InkWord[];

// Parts of the letter size in most faces: how far ink reaches above and below the line that letters stand on.
const [ringed, tall, low, below, comma] = [0.93, 0.72, 0.53, 0.21, 0.13];

/** How far it reaches above, as a share of the letter size. */
export const aboveOf = (text: string): number => {
  if (/[\u00c0-\u00de]/.test(text)) return ringed;
  return /[\p{Lu}\d\u00df-\u017fbdfhijklt%/(|]/u.test(text) ? tall : low;
};

/** How far the ink of a text reaches below its baseline, as a share of the letter size. */
export const belowOf = (text: string): number =>
  /[gjpqyQ()|]/.test(text) ? below : /[,;]/.test(text) ? comma : 0;

/** The letter size of a word in pixels. */
export const sizeOf = ({ text, bbox }: InkWord): number =>
  (bbox.y1 - bbox.y0) / (aboveOf(text) + belowOf(text));

// What letters take in width in most faces, in parts of their size.
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'|!]/, 0.25],
  [/[ftr()-]/, 0.32],
  [/[mwMWÅÄÖ%@]/, 0.8],
  [/\p{Lu}/u, 0.68],
];
const usualWidth = 0.54;

/** How wide the ink of a word is in parts of what words of its letters and its height have in most faces. */
export const breadthOf = (word: InkWord): number => {
  const expected = [...word.text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth),
    0,
  );
  return (word.bbox.x1 - word.bbox.x0) / (expected * sizeOf(word));
};

/** The middle of some values; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The size of most letters in pixels; 0 without any word. */
export const letterSize = (lines: readonly InkLine[]): number =>
  median(
    lines
      .flat()
      .filter(({ text }) => /[\p{L}\d]{2}/u.test(text))
      .map(sizeOf),
  );
