import { heightOf, ink, quietInk, sheetSize } from './sheet.ts';
import type { Sheet, TextStyle } from './sheet.ts';

const margin = 64;
const width = sheetSize.width - 2 * margin;
const labelWidth = 110;
const bottom = 760;

const body: TextStyle = { size: 10.5, leading: 16 };

/** How paper of ours is set: words, what is said quietly, and what stands out. */
export const paperStyles = {
  body,
  quiet: { ...body, color: quietInk },
  strong: { ...body, face: 'bold' },
  title: { size: 19, face: 'heading', leading: 26 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Writes down the page, and goes on on the next one where it ends. */
export interface PaperFlow {
  readonly gap: (points: number) => void;
  readonly paragraph: (text: string, style?: TextStyle, kind?: 'P' | 'H1') => void;
  /** A label with what it says beside it. */
  readonly pair: (label: string, text: string, style?: TextStyle) => void;
  /** An amount at the right edge with its label. */
  readonly sum: (label: string, amount: string, style: TextStyle) => void;
  readonly rule: () => void;
  /** Numbers the sheets; `wording` has a page and the number of pages. */
  readonly number: (wording: (page: string, pages: string) => string) => void;
}

/** Begins paper on the first sheet that `add` gives. A rule and a heading stand on the sheet of what comes after them. */
export const startFlow = (add: () => Sheet): PaperFlow => {
  const sheets = [add()];
  let y = 72;
  interface Held {
    readonly height: number;
    readonly write: (sheet: Sheet) => void;
  }
  /** What is not written before it is known what comes after it. */
  let held: readonly Held[] = [];
  const room = (height: number): Sheet => {
    const before = held;
    held = [];
    if (y + before.reduce((sum, one) => sum + one.height, height) > bottom) {
      sheets.push(add());
      y = 72;
    }
    const sheet = sheets.at(-1) ?? add();
    for (const { write } of before) write(sheet);
    return sheet;
  };
  const hold = (height: number, write: Held['write']): void => void (held = [...held, { height, write }]);
  return {
    gap: (points) => {
      if (held.length === 0) y += points;
      else hold(points, () => void (y += points));
    },
    paragraph: (text, style = body, kind = 'P') => {
      for (const part of text.split('\n')) {
        const height = heightOf(part, width, style);
        const write = (sheet: Sheet): void => {
          y = sheet.write(kind, part, { x: margin, y, width }, style) + 4;
        };
        if (style.face === undefined) write(room(height));
        else hold(height + 4, write);
      }
    },
    pair: (label, text, style = body) => {
      const place = { x: margin + labelWidth, width: width - labelWidth };
      const sheet = room(heightOf(text, place.width, style));
      sheet.write('P', label, { x: margin, y, width: labelWidth - 8 }, paperStyles.quiet);
      y = sheet.write('P', text, { ...place, y }, style) + 2;
    },
    sum: (label, amount, style) => {
      const sheet = room(20);
      sheet.write('P', label, { x: margin + width - 300, y, width: 180 }, style);
      y = sheet.write('P', amount, { x: margin + width - 120, y, width: 120 }, { ...style, right: true });
    },
    rule: () => {
      hold(8, (sheet) => {
        sheet.fill(margin, y + 3, width, 0.8, ink);
        y += 8;
      });
    },
    number: (wording) => {
      if (held.length > 0) room(0);
      for (const [at, sheet] of sheets.entries())
        sheet.write(
          'P',
          wording(String(at + 1), String(sheets.length)),
          { x: margin, y: 790, width },
          { ...paperStyles.quiet, size: 9, right: true },
        );
    },
  };
};
