import { createHash } from 'node:crypto';

export interface Range {
  readonly from: number;
  readonly to: number;
}

const endMark = '%%EOF';

/** Where the last signature stands. Null unless the two stretches that it covers are the whole file around it. */
export const placeOf = (pdf: Buffer): Range | 'no-signature' | 'not-whole' => {
  const at = pdf.lastIndexOf('/ByteRange');
  const stated = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
    at < 0 ? '' : pdf.toString('latin1', at, at + 200),
  );
  if (stated === null) return 'no-signature';
  const [start = 0, from = 0, to = 0, rest = 0] = stated.slice(1).map(Number);
  return start === 0 && from > 0 && from < to && to + rest === pdf.length ? { from, to } : 'not-whole';
};

/**
 * Whether the file begins with a whole document of that hash, within what the signature covers: a PDF that is added to is
 * kept as it was, up to its mark of the end (ISO 32000-1, 7.5.6).
 */
export const beginsWith = (pdf: Buffer, sha256: string, { from }: Range): boolean => {
  const hash = createHash('sha256');
  let hashed = 0;
  for (let mark = pdf.indexOf(endMark); mark >= 0 && mark < from; mark = pdf.indexOf(endMark, mark + 1)) {
    for (const lineEnd of ['', '\r', '\n', '\r\n']) {
      const end = mark + endMark.length + lineEnd.length;
      if (end > from || pdf.toString('latin1', mark + endMark.length, end) !== lineEnd) continue;
      if (end > hashed) hash.update(pdf.subarray(hashed, end));
      hashed = Math.max(hashed, end);
      if (hash.copy().digest('hex') === sha256) return true;
    }
  }
  return false;
};
