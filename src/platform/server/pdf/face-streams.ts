import { deflateSync } from 'node:zlib';
import { face } from './faces.ts';
import type { FaceName } from './faces.ts';
import type { TrueType } from './true-type.ts';

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

/** The file of a typeface and the characters of its glyphs, both compressed. */
export const streamsOf = (name: FaceName): { readonly file: Buffer; readonly characters: Buffer } => {
  const found = known.get(name) ?? {
    file: deflateSync(face(name).bytes),
    characters: deflateSync(toUnicode(face(name))),
  };
  known.set(name, found);
  return found;
};
