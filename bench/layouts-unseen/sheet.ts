/** Pages as lists of what is drawn, for the producers that draw. Points from the upper left corner. */

export type Font = 'sans' | 'bold' | 'serif' | 'serifbold' | 'mono' | 'monobold';

export type Mark =
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly text: string; readonly size: number;
      readonly font: Font; readonly align: 'l' | 'r' | 'c'; readonly turn?: number; readonly grey?: number; }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly x2: number; readonly y2: number; readonly width: number }
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly x2: number; readonly y2: number; readonly grey: number }
  | { readonly kind: 'picture'; readonly x: number; readonly y: number; readonly width: number; readonly data: string }; // prettier-ignore

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly pages: readonly (readonly Mark[])[];
  readonly title: string;
  /** How far viewers shall turn the pages, clockwise. */
  readonly turn?: number;
}

export interface TextStyle {
  readonly size?: number;
  readonly font?: Font;
  readonly align?: 'l' | 'r' | 'c';
  readonly turn?: number;
  readonly grey?: number;
}

export class Sheet {
  readonly pages: Mark[][] = [[]];
  readonly width: number;
  readonly height: number;
  readonly style: TextStyle;

  constructor(style: TextStyle = {}, width = 595, height = 842) {
    this.style = style;
    this.width = width;
    this.height = height;
  }

  private add(mark: Mark): void {
    this.pages.at(-1)?.push(mark);
  }

  page(): void {
    this.pages.push([]);
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): void {
    const all = { size: 9, font: 'sans' as const, align: 'l' as const, ...this.style, ...style };
    this.add({ kind: 'text', x, y, text, ...all });
  }

  right(x: number, y: number, text: string, style: TextStyle = {}): void {
    this.text(x, y, text, { ...style, align: 'r' });
  }

  /** Lines of text below each other; answers where the next would stand. */
  block(
    x: number,
    y: number,
    texts: readonly string[],
    style: TextStyle & { readonly leading?: number } = {},
  ): number {
    const { leading = 12, ...rest } = style;
    for (const [at, text] of texts.entries()) this.text(x, y + at * leading, text, rest);
    return y + texts.length * leading;
  }

  line(x: number, y: number, x2: number, y2 = y, width = 0.6): void {
    this.add({ kind: 'line', x, y, x2, y2, width });
  }

  box(x: number, y: number, x2: number, y2: number, grey = 0.9): void {
    this.add({ kind: 'box', x, y, x2, y2, grey });
  }

  frame(x: number, y: number, x2: number, y2: number): void {
    this.line(x, y, x2);
    this.line(x, y2, x2);
    this.line(x, y, x, y2);
    this.line(x2, y, x2, y2);
  }

  picture(x: number, y: number, width: number, data: string): void {
    this.add({ kind: 'picture', x, y, width, data });
  }

  /** Every text of the page a second time, a hair aside: how some printers make bold. */
  twice(): void {
    const page = this.pages.at(-1) ?? [];
    for (const mark of page.filter(({ kind }) => kind === 'text')) this.add({ ...mark, x: mark.x + 0.25 });
  }

  /** The page's texts in the order of their left edge: column by column. */
  columnwise(): void {
    const page = this.pages.at(-1) ?? [];
    page.sort((a, b) => a.x - b.x || a.y - b.y);
  }

  /** A wide page drawn sideways on an upright one; the file tells viewers to turn it. */
  onItsSide(): Drawing {
    const { width, height } = this;
    const pages = this.pages.map((marks) =>
      marks.map((mark): Mark => {
        const moved = { ...mark, x: mark.y, y: width - mark.x };
        if (moved.kind === 'text') return { ...moved, turn: (moved.turn ?? 0) + 90 };
        if (mark.kind === 'line' && moved.kind === 'line')
          return { ...moved, x2: mark.y2, y2: width - mark.x2 };
        return moved;
      }),
    );
    return { width: height, height: width, pages, title: 'Faktura', turn: 90 };
  }

  drawing(title = 'Faktura'): Drawing {
    return { width: this.width, height: this.height, pages: this.pages, title };
  }
}

/** Breaks a text between words at about `width` letters. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
};
