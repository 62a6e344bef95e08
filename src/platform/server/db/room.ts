import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Ballast } from './ballast.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const mebibyte = 1024 * 1024;

/** Two segments of the log that every change goes through first: with less, a change may end the engine instead of failing. */
const floor = 32 * mebibyte;

/** Four segments: what the engine needs to start again and to go on reading. */
const ballastBytes = 64 * mebibyte;

/** Milliseconds between looks whether the ballast can be taken in again. */
const lookEvery = 2_000;

/** What it needs of a log. */
interface RoomLog {
  warn(details: object, message: string): void;
}

/** Room on the volume of an embedded database. */
export interface Room {
  /** Throws `DatabaseUnavailable` while a change might find no room; reads need none. */
  readonly assert: () => void;
  /** Hears that the engine found no room, or has to start again: what was kept back is given up where it is needed. */
  readonly isShort: () => void;
  readonly close: () => void;
}

const freeOn = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};

/** There is always room: a database in memory, or on a server that looks after itself. */
export const endlessRoom: Room = {
  assert: () => undefined,
  isShort: () => undefined,
  close: () => undefined,
};

/**
 * Keeps reads alive on a full volume. Changes are refused while there is still some room, since an engine whose log cannot
 * grow ends; should it end all the same, a ballast file beside its folder is given up, so that it can start again. Changes
 * are taken as soon as there is room for them and for the ballast. `free` answers bytes.
 */
export const keepRoom = (directory: string, log: RoomLog, free = freeOn): Room => {
  const ballast = new Ballast(`${directory}.ballast`, ballastBytes);
  const volume = dirname(directory);
  let wasTold = false;
  const isTight = (): boolean => free(volume) < floor + (ballast.isThere ? 0 : ballast.size);
  const look = (): void => {
    if (!ballast.isThere && free(volume) >= floor + ballast.size + floor)
      ballast.make().catch(() => undefined);
  };
  const timer = setInterval(look, lookEvery).unref();
  return {
    assert: () => {
      const isFull = isTight();
      if (isFull !== wasTold)
        log.warn(
          { free: free(volume) },
          isFull ? 'the database has no room: only reads' : 'the database has room again',
        );
      wasTold = isFull;
      if (isFull) throw new DatabaseUnavailable(new Error('the volume of the database is full'));
    },
    isShort: () => {
      if (!ballast.isThere || free(volume) >= floor) return;
      log.warn({}, 'the database gives up its ballast');
      ballast.giveUp();
    },
    close: () => clearInterval(timer),
  };
};
