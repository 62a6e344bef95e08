import { PDFHexString, PDFName } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFImage, PDFRef } from '@cantoo/pdf-lib';
import { embedFace } from './embed-face.ts';
import { face, glyphsOf, widthOf, writesWhole } from './faces.ts';
import type { FaceName } from './faces.ts';
import { openStructure } from './structure.ts';
import type { PartKind } from './structure.ts';
import { wrap } from './wrap.ts';

/** Red, green and blue from 0 to 1. */
export type Ink = readonly [number, number, number];

export const ink: Ink = [0.106, 0.133, 0.2];
export const quietInk: Ink = [0.337, 0.384, 0.471];

/** Where text stands: points from the left and from the top; lines are no wider than `width`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface TextStyle {
  readonly face?: FaceName;
  readonly size: number;
  /** From one line to the next, in points. */
  readonly leading?: number;
  readonly color?: Ink;
  /** At the right edge of its place instead of the left one. */
  readonly right?: boolean;
  /** Points that the first line begins further left. */
  readonly hang?: number;
  /** The row of a table that a cell (`TH`, `TD`) stands in, counted over all sheets. */
  readonly row?: number;
}

/** A4 in points. */
export const sheetSize = { width: 595.28, height: 841.89 } as const;

/** The same on its side, for wide tables. */
export const wideSheet = { width: sheetSize.height, height: sheetSize.width } as const;

/** One page that is written from the top left corner. */
export interface Sheet {
  /** Writes a part of the document; answers the `y` below it. */
  write(kind: PartKind, text: string, place: Place, style: TextStyle): number;
  /** Writes what stands on every sheet, a page number or a table's head again: nobody is read it. Answers the `y` below it. */
  repeat(text: string, place: Place, style: TextStyle): number;
  /** A line or a filled field: decoration, which nobody is read. */
  fill(x: number, y: number, width: number, height: number, color?: Ink): void;
  picture(image: PDFImage, x: number, y: number, width: number, height: number, alt: string): void;
}

/** How high a text is when it is written. */
export const heightOf = (text: string, width: number, style: TextStyle): number =>
  wrap(text, width, style.size, face(style.face ?? 'regular')).length * (style.leading ?? style.size * 1.5);

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const fillOf = (color: Ink): string => `${color.map(n).join(' ')} rg`;

const hexOf = (text: string, name: FaceName): string =>
  glyphsOf(text, face(name))
    .map((glyph) => glyph.toString(16).padStart(4, '0'))
    .join('');

/** Text that the typeface cannot write as it is says what it means beside its glyphs. */
const propertiesOf = (part: number, text: string, name: FaceName): string => {
  const actual = writesWhole(text, face(name))
    ? ''
    : ` /ActualText ${PDFHexString.fromText(text).toString()}`;
  return `<< /MCID ${part}${actual} >>`;
};

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Writes sheets into a document, each at its end. `finish` puts their content in place. */
export const startSheets = (
  document: PDFDocument,
  language: string,
): { readonly add: (size?: SheetSize) => Sheet; readonly finish: () => void } => {
  const { context } = document;
  const structure = openStructure(document, language);
  const fonts: Partial<Record<FaceName, PDFRef>> = {};
  const finishing: (() => void)[] = [];
  const add = ({ width: sheetWidth, height: sheetHeight }: SheetSize = sheetSize): Sheet => {
    const page = document.addPage([sheetWidth, sheetHeight]);
    const { key, part } = structure.page(page.ref);
    const content: string[] = [];
    const pictures: Record<string, PDFRef> = {};
    finishing.push(() => {
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content.join('\n'))));
      page.node.set(PDFName.of('Resources'), context.obj({ Font: { ...fonts }, XObject: pictures }));
      page.node.set(PDFName.of('StructParents'), context.obj(key));
      page.node.set(PDFName.of('Tabs'), context.obj('S'));
    });
    const set = (opening: string, text: string, { x, y, width }: Place, style: TextStyle): number => {
      const {
        face: name = 'regular',
        size,
        leading = size * 1.5,
        color = ink,
        right = false,
        hang = 0,
      } = style;
      fonts[name] ??= embedFace(context, name);
      const lines = wrap(text, width, size, face(name));
      content.push(opening, 'BT', fillOf(color), `/${name} ${n(size)} Tf`);
      for (const [index, line] of lines.entries()) {
        const from = index === 0 ? x - hang : x;
        const left = right ? x + width - widthOf(line, size, face(name)) : from;
        const base = sheetHeight - y - leading * index - (leading + size * 0.7) / 2;
        // The space at a line's end keeps words apart where text is taken out.
        const shown = index < lines.length - 1 ? `${line} ` : line;
        content.push(`1 0 0 1 ${n(left)} ${n(base)} Tm <${hexOf(shown, name)}> Tj`);
      }
      content.push('ET', 'EMC');
      return y + lines.length * leading;
    };
    return {
      write: (kind, text, place, style) =>
        set(
          `/${kind} ${propertiesOf(part(kind, style.row === undefined ? {} : { row: style.row }), text, style.face ?? 'regular')} BDC`,
          text,
          place,
          style,
        ),
      repeat: (text, place, style) => set('/Artifact << /Type /Pagination >> BDC', text, place, style),
      fill(x, y, width, height, color = ink) {
        const box = [x, sheetHeight - y - height, width, height].map(n).join(' ');
        content.push('/Artifact BMC', `${fillOf(color)} ${box} re f`, 'EMC');
      },
      picture(image, x, y, width, height, alt) {
        const name = `Picture${Object.keys(pictures).length}`;
        pictures[name] = image.ref;
        content.push(
          `/Figure << /MCID ${part('Figure', { alt })} >> BDC`,
          `q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(sheetHeight - y - height)} cm /${name} Do Q`,
          'EMC',
        );
      },
    };
  };
  return { add, finish: () => finishing.forEach((each) => each()) };
};
