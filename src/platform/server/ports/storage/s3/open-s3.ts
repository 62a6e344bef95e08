import { createHash } from 'node:crypto';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { isMissing } from '../disk-errors.ts';
import { openLocalDisk } from '../local-disk.ts';
import { isObjectName, objectPath } from '../object-path.ts';
import { ObjectDamaged, ObjectMissing, type Storage } from '../port.ts';
import type { SpaceProbe } from '../space-guard.ts';
import type { Bucket } from './bucket.ts';
import { sweepBucket, type Keys } from './sweep-bucket.ts';

export interface S3Options {
  readonly bucket: Bucket;
  /** Begins every key; empty or `some/where/`. */
  readonly prefix: string;
  /** Where originals wait until the bucket has confirmed them. */
  readonly folder: string;
  /** Days for which the bucket is asked to let nobody remove an original; 0 for none. */
  readonly lockDays: number;
  readonly log: { warn(details: object, message: string): void };
  readonly probe?: SpaceProbe;
  /** Milliseconds that an acknowledgement waits for the bucket, and between rounds for what it has not confirmed. */
  readonly patience?: number;
  readonly roundEvery?: number;
}

const day = 86_400_000;

/** Tries to read bytes that are those of their name, before they count as damaged. */
const readings = 3;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The originals that wait in a folder. */
const waitingIn = async (folder: string): Promise<readonly string[]> => {
  const shelves = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const names = await Promise.all(shelves.map((shelf) => readdir(join(folder, shelf)).catch(() => [])));
  return names.flat().filter(isObjectName);
};

/**
 * Originals in a bucket. One is first made durable in a folder here and acknowledged then or, where the bucket answers in time,
 * once it has confirmed the checksum; the copy here goes only after that. So what was acknowledged is there or here, and a
 * folder of originals that were kept on this machine before moves by itself.
 */
export const openS3 = async (options: S3Options): Promise<Storage> => {
  const { bucket, prefix, folder, lockDays, log, patience = 5_000, roundEvery = 15_000 } = options;
  const here = await openLocalDisk(folder, options.probe);
  const keys: Keys = {
    of: (sha256) => `${prefix}originals/${sha256}`,
    aside: (sha256) => `${prefix}aside/${sha256}`,
  };
  const underWay = new Map<string, Promise<void>>();

  const deliver = async (sha256: string): Promise<void> => {
    const path = objectPath(folder, sha256);
    const bytes = await readFile(path).catch((error: unknown) => {
      // It goes only when the bucket has it.
      if (isMissing(error)) return null;
      throw error;
    });
    if (bytes === null) return;
    if (hashOf(bytes) !== sha256) throw new ObjectDamaged(`document ${sha256} is not what was received`);
    const lockedUntil = lockDays === 0 ? null : new Date(Date.now() + lockDays * day);
    await bucket.put(keys.of(sha256), bytes, sha256, lockedUntil);
    await unlink(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  };
  const delivered = (sha256: string): Promise<void> => {
    const before = underWay.get(sha256) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => deliver(sha256));
    underWay.set(sha256, turn);
    const forget = (): void => void (underWay.get(sha256) === turn && underWay.delete(sha256));
    turn.then(forget, forget);
    return turn;
  };
  let isRound = false;
  const round = async (): Promise<void> => {
    if (isRound) return;
    isRound = true;
    try {
      for (const name of await waitingIn(folder)) {
        if (underWay.has(name)) continue;
        await delivered(name).catch((error: unknown) => {
          // One that is damaged here keeps none of the others.
          if (!(error instanceof ObjectDamaged)) throw error;
          log.warn({ sha256: name }, 'an original that waits for the bucket is not what was received');
        });
      }
    } catch (error) {
      log.warn({ err: error }, 'the bucket does not take originals; they are kept here until it does');
    } finally {
      isRound = false;
    }
  };
  void round();
  setInterval(() => void round(), roundEvery).unref();

  const fetched = async (sha256: string): Promise<Uint8Array> => {
    for (let reading = 1; ; reading += 1) {
      const bytes = (await bucket.get(keys.of(sha256))) ?? (await bucket.get(keys.aside(sha256)));
      if (bytes === null) throw new ObjectMissing('there is no document of that name');
      if (hashOf(bytes) === sha256) return bytes;
      if (reading === readings) throw new ObjectDamaged(`document ${sha256} is not what was received`);
    }
  };
  return {
    has: async (sha256) =>
      (await here.has(sha256)) || (await bucket.has(keys.of(sha256))) || bucket.has(keys.aside(sha256)),
    async put(source) {
      const stored = await here.put(source);
      const late = delay(patience, undefined, { ref: false });
      await Promise.race([delivered(stored.sha256).catch(() => undefined), late]);
      return stored;
    },
    async get(sha256, { verify = false } = {}) {
      objectPath(folder, sha256);
      try {
        return await here.get(sha256, { verify });
      } catch (error) {
        if (!(error instanceof ObjectMissing)) throw error;
      }
      return Readable.from([await fetched(sha256)], { objectMode: false });
    },
    sweep: (...sweep) => sweepBucket(bucket, keys, ...sweep),
  };
};
