import { PDFString } from '@cantoo/pdf-lib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { face } from './faces.ts';
import type { FaceName } from './faces.ts';
import { streamsOf } from './face-streams.ts';

const postScriptNames: Readonly<Record<FaceName, string>> = {
  regular: 'HankenGrotesk-Regular',
  bold: 'HankenGrotesk-SemiBold',
  heading: 'FamiljenGrotesk-Bold',
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
