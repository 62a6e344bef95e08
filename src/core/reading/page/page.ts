/** A rectangle on a page in points, from the page's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A run of characters without a blank. `confidence` is 1 for text that a file states, less for text that was recognised. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
}

export interface Page {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** What is printed across the page in large letters, such as `UTKAST`; left out where nothing is. */
  readonly stamps?: readonly string[];
}

/** Where on the document something stands. */
export interface Place {
  readonly page: number;
  readonly box: Box;
}

/** Whether a page's words are those of a text layer, and none was recognised. */
export const isStated = ({ words }: Page): boolean => words.every(({ confidence }) => confidence === 1);

export const rightOf = ({ x, width }: Box): number => x + width;

/** The line that letters stand on: a box reaches a fifth of its height below it. */
export const baselineOf = ({ y, height }: Box): number => y + height * 0.8;

/** The smallest box around all of them; an empty box without any. */
export const boxAround = (boxes: readonly Box[]): Box => {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(rightOf)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** How many points of the horizontal both cover; negative is the gap between them. */
export const overlapOf = (one: Box, other: Box): number =>
  Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x);
