/** A stream object with its dictionary. */
export const streamOf = (dictionary: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export const pdfOf = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    at += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};
