import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config-setting.ts';
import { durableFolder } from '../durable-folder.ts';
import { writeOnce } from '../write-once.ts';
import { makeSealKey, pemOf } from './certificate.ts';
import type { KeyPurpose, SealKey } from './certificate.ts';

const read = async (path: string): Promise<SealKey | null> => {
  let pem: string;
  try {
    pem = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    const key = createPrivateKey(pem);
    const certificate = new X509Certificate(pem);
    if (!certificate.checkPrivateKey(key)) throw new ConfigError('they do not belong together');
    return { key, certificate: certificate.raw };
  } catch (error) {
    throw new ConfigError(`${path} holds no private key with its certificate`, { cause: error });
  }
};

/**
 * The key that documents are sealed with: kept in the data folder as PEM, readable by its owner only, made on the first
 * start. Two that start at once agree on one. Throws `ConfigError` when the file holds none.
 */
export const keepSealKey = async (
  dataDirectory: string,
  organization: string,
  now: Date,
  modulus?: number,
  { fileName = 'seal.pem', purpose }: { readonly fileName?: string; readonly purpose?: KeyPurpose } = {},
): Promise<SealKey> => {
  const path = join(dataDirectory, fileName);
  const known = await read(path);
  if (known !== null) return known;
  const made = await makeSealKey(organization, now, modulus, purpose);
  await durableFolder(dataDirectory);
  const pem = made.key.export({ format: 'pem', type: 'pkcs8' }).toString();
  await writeOnce(path, `${pem}${pemOf(made.certificate)}`);
  return (await read(path)) ?? made;
};
