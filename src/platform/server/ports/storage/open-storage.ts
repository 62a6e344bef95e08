import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { embeddedFolder } from '../../db/location.ts';
import { guarded } from './guarded.ts';
import { openLocalDisk } from './local-disk.ts';
import type { Storage } from './port.ts';
import { volumeOf, type SpaceProbe } from './space-guard.ts';

/** The settings that say where originals lie, and what has to have room for them to be taken. */
export type StorageConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_VOLUME' | 'DATA_DIR'>;

/** A folder on the database's volume, where this machine has it. */
const databaseVolume = ({ DATABASE_URL, DATABASE_VOLUME, DATA_DIR }: StorageConfig): string | undefined =>
  DATABASE_VOLUME ?? (DATABASE_URL === undefined ? embeddedFolder(DATA_DIR) : undefined);

/** Documents in DATA_DIR, taken while their volume and the database's have room. */
export const openStorage = async (config: StorageConfig): Promise<Storage> => {
  const documents = await openLocalDisk(join(config.DATA_DIR, 'documents'));
  const volume = databaseVolume(config);
  return volume === undefined ? documents : guarded(documents, volumeOf(volume));
};

/** The volumes that are told to a monitor. */
export const volumesOf = (config: StorageConfig): Readonly<Record<string, SpaceProbe>> => {
  const volume = databaseVolume(config);
  const documents = volumeOf(join(config.DATA_DIR, 'documents'));
  return volume === undefined ? { documents } : { documents, database: volumeOf(volume) };
};
