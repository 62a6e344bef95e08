import { type Color, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

export interface PageFonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: Color;
  /** Right edge at `x` instead of the left one. */
  readonly right?: boolean;
  /** Cut with an ellipsis where it would be wider, in points. */
  readonly width?: number;
}

/** Draws on one page with coordinates from the top left corner, in points. */
export interface PageCanvas {
  text(text: string, x: number, y: number, style?: TextStyle): void;
  fill(x: number, y: number, width: number, height: number, color: Color): void;
  rule(x: number, y: number, width: number, color: Color): void;
}

export const ink = rgb(0.13, 0.14, 0.16);
export const faint = rgb(0.42, 0.44, 0.48);
export const hairline = rgb(0.82, 0.83, 0.86);
export const tint = rgb(0.955, 0.96, 0.968);

/** What the standard fonts cannot write (they hold Latin-1 and a little more) becomes a question mark. */
const printable = (text: string, font: PDFFont): string => {
  const known = new Set(font.getCharacterSet());
  return text.replace(/./gsu, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?'));
};

const fitted = (text: string, font: PDFFont, size: number, width: number): string => {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let kept = text;
  while (kept !== '' && font.widthOfTextAtSize(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
};

/** A canvas on `page`. */
export const pageCanvas = (page: PDFPage, fonts: PageFonts): PageCanvas => {
  const top = page.getHeight();
  return {
    text(text, x, y, { size = 9, bold = false, color = ink, right = false, width = 1000 } = {}) {
      const font = bold ? fonts.bold : fonts.regular;
      const shown = fitted(printable(text, font), font, size, width);
      const left = right ? x - font.widthOfTextAtSize(shown, size) : x;
      page.drawText(shown, { x: left, y: top - y, size, font, color });
    },
    fill(x, y, width, height, color) {
      page.drawRectangle({ x, y: top - y - height, width, height, color });
    },
    rule(x, y, width, color) {
      page.drawLine({ start: { x, y: top - y }, end: { x: x + width, y: top - y }, thickness: 0.6, color });
    },
  };
};
