import { deflateSync } from 'node:zlib';
import { PDFString } from '@cantoo/pdf-lib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { face } from './faces.ts';
import type { FaceName } from './faces.ts';
import type { TrueType } from './true-type.ts';

const postScriptNames: Readonly<Record<FaceName, string>> = {
  regular: 'HankenGrotesk-Regular',
  bold: 'HankenGrotesk-SemiBold',
  heading: 'FamiljenGrotesk-Bold',
};

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** What turns glyphs back into characters, so that text can be selected and searched (ISO 32000-1, 9.10.3). */
const toUnicode = ({ glyphs }: TrueType): string => {
  const lines = [...glyphs].map(([code, glyph]) => `<${hex(glyph)}> <${hex(code)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
};

/** Streams of a typeface as they stand in every document: the same each time, so compressed once. */
const known = new Map<FaceName, { readonly file: Buffer; readonly characters: Buffer }>();

const streamsOf = (name: FaceName): { readonly file: Buffer; readonly characters: Buffer } => {
  const found = known.get(name) ?? {
    file: deflateSync(face(name).bytes),
    characters: deflateSync(toUnicode(face(name))),
  };
  known.set(name, found);
  return found;
};

/** Puts a whole typeface into a document as a composite font whose codes are glyphs (ISO 32000-1, 9.7). */
export const embedFace = (context: PDFContext, name: FaceName): PDFRef => {
  const type = face(name);
  const streams = streamsOf(name);
  const file = context.register(
    context.stream(streams.file, { Filter: 'FlateDecode', Length1: type.bytes.length }),
  );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: postScriptNames[name],
      // Symbolic: the font's own codes.
      Flags: 4,
      FontBBox: [...type.box],
      ItalicAngle: 0,
      Ascent: type.ascent,
      Descent: type.descent,
      CapHeight: type.capHeight,
      StemV: name === 'regular' ? 80 : 120,
      FontFile2: file,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: postScriptNames[name],
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      DW: type.widths.at(-1) ?? 0,
      W: [0, [...type.widths]],
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: postScriptNames[name],
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.stream(streams.characters, { Filter: 'FlateDecode' })),
    }),
  );
};
