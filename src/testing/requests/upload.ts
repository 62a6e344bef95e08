import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import type { TestRequest } from '../peers/test-client.ts';

/** A browser's upload of one file. */
export const uploadOf = ({ name, bytes }: TestFile): TestRequest => {
  const boundary = 'krogkoll';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"`;
  const payload = Buffer.concat([
    Buffer.from(`${head}\r\nContent-Type: application/xml\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
