import { join } from 'node:path';
import { ObjectMissing } from './port.ts';

/** Whether a file is named as a document is: by its SHA-256 in lower-case hexadecimal. */
export const isObjectName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** Where a document stands in a folder of them: `ab/<sha256>`. Throws `ObjectMissing` for what is no document's name. */
export const objectPath = (root: string, sha256: string): string => {
  if (!isObjectName(sha256)) throw new ObjectMissing('that is not the name of a document');
  return join(root, sha256.slice(0, 2), sha256);
};
