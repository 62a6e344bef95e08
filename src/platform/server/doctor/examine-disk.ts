import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isObjectName } from '../ports/storage/object-path.ts';
import { hasRoom, volumeOf } from '../ports/storage/space-guard.ts';
import { type Examine, fault, type Finding, good, note, reasonOf } from './finding.ts';

/** Originals whose bytes are compared with their names; the nightly work compares all of them in turn. */
const sampled = 50;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const spaceOn = async (folder: string): Promise<Finding> => {
  const space = await volumeOf(folder)();
  const said = `${gigabytes(space.free)} of ${gigabytes(space.total)} are free where ${folder} lies`;
  return hasRoom(space)
    ? good('disk', `${said}.`)
    : fault('disk', `${said}: below a tenth, or 2 GB, no document is taken. Make room.`);
};

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const originalsIn = async (folder: string): Promise<Finding> => {
  const names: string[] = [];
  for (const shelf of await filesIn(folder)) {
    if (shelf.length === 2) names.push(...(await filesIn(join(folder, shelf))).filter(isObjectName));
    if (names.length >= sampled) break;
  }
  const altered: string[] = [];
  for (const name of names.slice(0, sampled))
    if ((await hashOf(join(folder, name.slice(0, 2), name))) !== name) altered.push(name);
  if (altered.length > 0)
    return fault('originals', `not what was received: ${altered.join(', ')}. Put them back from a backup.`);
  return names.length === 0
    ? note('originals', `none lie in ${folder}.`)
    : good('originals', `${Math.min(names.length, sampled)} of them are what was received.`);
};

/** Whether there is room, whether the data folder can be written to, and whether originals are whole. Writes nothing. */
export const examineDisk: Examine = async ({ config: { DATA_DIR, DATABASE_VOLUME, STORAGE_URL } }) => {
  try {
    await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return reasonOf(error).startsWith('ENOENT')
      ? [note('disk', `${DATA_DIR} is not there yet; the first start makes it.`)]
      : [
          fault(
            'disk',
            `this user cannot write to ${DATA_DIR}. Give it to the user that the server runs as.`,
          ),
        ];
  }
  const volumes = [DATA_DIR, ...(DATABASE_VOLUME === undefined ? [] : [DATABASE_VOLUME])];
  const spaces = await Promise.all(
    volumes.map((folder) => spaceOn(folder).catch((error: unknown) => fault('disk', reasonOf(error)))),
  );
  return STORAGE_URL === undefined ? [...spaces, await originalsIn(join(DATA_DIR, 'documents'))] : spaces;
};
