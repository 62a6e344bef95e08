import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config-setting.ts';
import { isObjectName } from '../ports/storage/object-path.ts';
import { openBucket } from '../ports/storage/s3/bucket.ts';
import { bucketOf } from '../ports/storage/s3/s3-settings.ts';
import { type Examine, fault, good, note, reasonOf } from './finding.ts';

/** Whether the bucket of the settings answers with this key, and how many originals it has not confirmed. Changes nothing. */
export const examineOriginals: Examine = async ({ config }) => {
  if (config.STORAGE_URL === undefined) return [];
  try {
    const access = bucketOf(config);
    if (access === null) return [];
    const { prefix, ...reach } = access;
    await openBucket({ ...reach, patience: 5_000 }).list(`${prefix}originals/`, undefined);
    const names = await readdir(join(config.DATA_DIR, 'documents'), { recursive: true }).catch(() => []);
    const waiting = names.filter((name) => isObjectName(name.slice(-64))).length;
    return [
      good('originals', `${config.STORAGE_URL} answers.`),
      waiting === 0
        ? good('originals', 'it has confirmed all of them.')
        : note('originals', `${waiting} wait on this machine until it has confirmed them.`),
    ];
  } catch (error) {
    if (error instanceof ConfigError) return [fault('originals', error.message)];
    return [
      fault(
        'originals',
        `${config.STORAGE_URL} does not answer as it should: ${reasonOf(error)}. Look at STORAGE_ENDPOINT, the keys and the clock.`,
      ),
    ];
  }
};
