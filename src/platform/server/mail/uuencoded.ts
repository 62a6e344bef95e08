export interface UuFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const begin = /^begin [0-7]{3,4} (\S.{0,199})$/;

/** A line's bytes: a length, then four characters for every three bytes; null where it is no such line. */
const decodeLine = (line: string): Buffer | null => {
  const length = (line.charCodeAt(0) - 32) & 63;
  const groups = Math.ceil(length / 3);
  if (line.length < 1 + groups * 4 - 2 || line.length > 1 + groups * 4 + 2 || /[^ -`]/.test(line))
    return null;
  const bytes = Buffer.alloc(groups * 3);
  for (let group = 0; group < groups; group += 1) {
    let bits = 0;
    for (let nr = 0; nr < 4; nr += 1) {
      // Blanks at a line's end are lost on the way; they stand for zeros.
      const code = line.charCodeAt(1 + group * 4 + nr);
      bits = (bits << 6) | (Number.isNaN(code) ? 0 : (code - 32) & 63);
    }
    bytes.writeUIntBE(bits, group * 3, 3);
  }
  return bytes.subarray(0, length);
};

const decodeFrom = (lines: readonly string[], first: number): { bytes: Buffer; after: number } | null => {
  const parts: Buffer[] = [];
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trimEnd() === 'end')
      return parts.length === 0 ? null : { bytes: Buffer.concat(parts), after: at + 1 };
    if (line.trim() === '' || line.trim() === '`') continue;
    const bytes = decodeLine(line);
    if (bytes === null) return null;
    parts.push(bytes);
  }
  return null;
};

/** Takes files out of a text in which they were uuencoded, as old programs send them; what is not whole stays text. */
export const takeUuencoded = (text: string): { readonly text: string; readonly files: readonly UuFile[] } => {
  if (!/^begin [0-7]{3}/m.test(text)) return { text, files: [] };
  const lines = text.split(/\r?\n/);
  const kept: string[] = [];
  const files: UuFile[] = [];
  let tries = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const name = begin.exec(line.trimEnd())?.[1];
    // A text of nothing but beginnings is searched to its end for each.
    const found = name === undefined || tries > 100 ? null : decodeFrom(lines, at + 1);
    if (name !== undefined && found === null) tries += 1;
    if (name === undefined || found === null) kept.push(line);
    else {
      files.push({ name, bytes: found.bytes });
      at = found.after - 1;
    }
  }
  return { text: kept.join('\n'), files };
};
