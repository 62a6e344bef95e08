/** What is needed of a TrueType font to write with it. Lengths are in thousandths of the size. */
export interface TrueType {
  readonly bytes: Buffer;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
  /** Glyphs by code point. */
  readonly glyphs: ReadonlyMap<number, number>;
  /** Widths by glyph. */
  readonly widths: readonly number[];
}

/** The font has no table that is needed, or one of another format. */
class FontWrong extends Error {}

const tableOf = (bytes: Buffer, tag: string): Buffer => {
  const count = bytes.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (bytes.toString('latin1', at, at + 4) !== tag) continue;
    const start = bytes.readUInt32BE(at + 8);
    return bytes.subarray(start, start + bytes.readUInt32BE(at + 12));
  }
  throw new FontWrong(`no table ${tag}`);
};

/** Glyphs of the Basic Multilingual Plane: a `cmap` of format 4 for Windows (OpenType, `cmap`). */
const readGlyphs = (cmap: Buffer): Map<number, number> => {
  const glyphs = new Map<number, number>();
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => 4 + index * 8);
  const record = records.find((at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1);
  if (record === undefined) throw new FontWrong('no characters of Unicode');
  const map = cmap.subarray(cmap.readUInt32BE(record + 4));
  if (map.readUInt16BE(0) !== 4) throw new FontWrong('characters in another format');
  const doubled = map.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + doubled + segment);
    const delta = map.readUInt16BE(16 + doubled * 2 + segment);
    const slot = 16 + doubled * 3 + segment;
    const offset = map.readUInt16BE(slot);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : map.readUInt16BE(slot + offset + (code - first) * 2);
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
};

/** Reads a TrueType font. Throws for a file that is none. */
export const readTrueType = (bytes: Buffer): TrueType => {
  const head = tableOf(bytes, 'head');
  const scale = 1000 / head.readUInt16BE(18);
  const at = (table: Buffer, offset: number): number => Math.round(table.readInt16BE(offset) * scale);
  const [hhea, hmtx, os2] = [tableOf(bytes, 'hhea'), tableOf(bytes, 'hmtx'), tableOf(bytes, 'OS/2')];
  const widths = Array.from({ length: hhea.readUInt16BE(34) }, (_, glyph) => at(hmtx, glyph * 4));
  return {
    bytes,
    ascent: at(hhea, 4),
    descent: at(hhea, 6),
    capHeight: at(os2, 88),
    box: [at(head, 36), at(head, 38), at(head, 40), at(head, 42)],
    glyphs: readGlyphs(tableOf(bytes, 'cmap')),
    widths,
  };
};
