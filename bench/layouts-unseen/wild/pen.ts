/** Writes on a sheet in a layout's fonts; every text is placed from its left by the widths of its glyphs. */
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import { type Font, Sheet } from '../sheet.ts';
import { standardFonts } from '../standard-fonts.ts';

const document = await PDFDocument.create();
const fonts = new Map<Font, PDFFont>();
for (const [name, font] of Object.entries(standardFonts))
  fonts.set(name as Font, await document.embedFont(font));
const widths = new Map<string, number>();

const letterWidth = (letter: string, font: Font): number => {
  const key = `${font}${letter}`;
  const known = widths.get(key) ?? fonts.get(font)?.widthOfTextAtSize(letter, 1) ?? 0;
  widths.set(key, known);
  return known;
};

export interface Look {
  readonly font: 'sans' | 'serif' | 'mono';
  readonly size: number;
  /** A text at once, each word at its place, or in pieces as kerning programs leave them. */
  readonly split: 'whole' | 'words' | 'pieces';
}

export interface Hand {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'l' | 'r' | 'c';
  readonly grey?: number;
  /** The text becomes smaller rather than wider than this. */
  readonly most?: number;
}

/** A place on the page that a block may fill downwards. */
export interface Place {
  readonly x: number;
  readonly x2: number;
  readonly y: number;
}

const bolds = { sans: 'bold', serif: 'serifbold', mono: 'monobold' } as const;

export class Pen {
  readonly sheet = new Sheet();
  readonly look: Look;

  constructor(look: Look) {
    this.look = look;
  }

  width(text: string, hand: Hand = {}): number {
    const { size = this.look.size, bold = false } = hand;
    const font = bold ? bolds[this.look.font] : this.look.font;
    return (
      size * [...text.replaceAll('\u2212', '–')].reduce((sum, letter) => sum + letterWidth(letter, font), 0)
    );
  }

  /** The largest size not above the given one in which the text is no wider than `most`. */
  private fitting(text: string, hand: Hand): number {
    const { size = this.look.size, most } = hand;
    const width = this.width(text, hand);
    return most === undefined || width <= most ? size : (size * most) / width;
  }

  text(x: number, y: number, given: string, hand: Hand = {}): void {
    const text = given.replaceAll('\u2212', '–').trim();
    if (text === '') return;
    const { bold = false, align = 'l', grey = 0 } = hand;
    const size = this.fitting(text, hand);
    const font = bold ? bolds[this.look.font] : this.look.font;
    const width = this.width(text, { ...hand, size });
    let at = x - (align === 'r' ? width : align === 'c' ? width / 2 : 0);
    for (const piece of this.pieces(text)) {
      if (piece.trim() !== '') this.sheet.text(at, y, piece, { size, font, grey });
      at += this.width(piece, { ...hand, size });
    }
  }

  private pieces(text: string): readonly string[] {
    const { split } = this.look;
    if (split === 'whole') return [text];
    if (split === 'words') return text.split(/(?<= )|(?= )/u);
    return text.match(/.{1,3}[^ ]?/gu) ?? [text];
  }

  /** Breaks a text between words at a width in points. */
  wrapped(text: string, most: number, hand: Hand = {}): readonly string[] {
    const rows: string[] = [];
    for (const word of text.split(' ')) {
      const last = rows.at(-1);
      const joined = `${last} ${word}`;
      if (last !== undefined && this.width(joined, hand) <= most) rows[rows.length - 1] = joined;
      else rows.push(word);
    }
    return rows;
  }

  /** Texts under each other; answers where the next would stand. */
  block(place: Place, texts: readonly string[], hand: Hand = {}): number {
    const leading = (hand.size ?? this.look.size) * 1.28;
    const { x, x2, y } = place;
    const at = hand.align === 'r' ? x2 : hand.align === 'c' ? (x + x2) / 2 : x;
    const shown = texts.filter((text) => text !== '');
    for (const [row, text] of shown.entries())
      this.text(at, y + row * leading, text, { most: x2 - x, ...hand });
    return y + shown.length * leading;
  }
}
