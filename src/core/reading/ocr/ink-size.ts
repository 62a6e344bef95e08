/** What recognition answers: a word with the box of its ink in pixels. `confidence` is of 100. */
export interface InkWord {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** Words that recognition found on one line, from left to right. */
export type InkLine = readonly InkWord[];

// Parts of the letter size in most faces: how far ink reaches above and below the line that letters stand on.
const [tall, low, below, comma] = [0.72, 0.53, 0.21, 0.13];

const aboveOf = (text: string): number => (/[\p{Lu}\d\u00c0-\u017fbdfhijklt%/(|]/u.test(text) ? tall : low);

/** How far the ink of a text reaches below its baseline, as a share of the letter size. */
export const belowOf = (text: string): number =>
  /[gjpqyQ()|]/.test(text) ? below : /[,;]/.test(text) ? comma : 0;

/** The letter size of a word in pixels. */
export const sizeOf = ({ text, bbox }: InkWord): number =>
  (bbox.y1 - bbox.y0) / (aboveOf(text) + belowOf(text));

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
