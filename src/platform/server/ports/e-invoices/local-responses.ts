import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InvoiceResponsePort } from './response-port.ts';

/** Keeps responses as files of a folder instead of sending them, one a response. */
export const openLocalResponses = (folder: string): InvoiceResponsePort => ({
  send: async ({ id, xml }) => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.xml`), xml);
  },
});
