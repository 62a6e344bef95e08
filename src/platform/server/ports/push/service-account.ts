import { readFileSync } from 'node:fs';
import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from '../../config-setting.ts';

/** Who sends: what is needed of the file that the Firebase console gives. Addresses in it are not read. */
export interface ServiceAccount {
  readonly projectId: string;
  readonly email: string;
  readonly key: KeyObject;
}

const file = z.object({
  project_id: z.string().regex(/^[a-z][a-z0-9-]{4,40}$/),
  client_email: z.email(),
  private_key: z.string(),
});

/** Reads the file; throws `ConfigError` when it is missing or something else. */
export const readServiceAccount = (path: string): ServiceAccount => {
  try {
    const read = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return {
      projectId: read.project_id,
      email: read.client_email,
      key: createPrivateKey(read.private_key),
    };
  } catch {
    // The reason may quote the key.
    throw new ConfigError(`FCM_SERVICE_ACCOUNT_FILE ${path} is not a service account's JSON file`);
  }
};
