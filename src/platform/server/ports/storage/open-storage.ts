import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { embeddedFolder } from '../../db/location.ts';
import { guarded } from './guarded.ts';
import { openLocalDisk } from './local-disk.ts';
import type { Storage } from './port.ts';
import { openBucket } from './s3/bucket.ts';
import { openS3 } from './s3/open-s3.ts';
import { bucketOf, type S3Config } from './s3/s3-settings.ts';
import { volumeOf, type SpaceProbe } from './space-guard.ts';

/** The settings that say where originals lie, and what has to have room for them to be taken. */
export type StorageConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_VOLUME' | 'DATA_DIR'> & S3Config;

interface StorageLog {
  warn(details: object, message: string): void;
}

/** The folder of originals: all of them, or those that the bucket has not confirmed. */
const documentsIn = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'documents');

/** A folder on the database's volume, where this machine has it. */
const databaseVolume = ({ DATABASE_URL, DATABASE_VOLUME, DATA_DIR }: StorageConfig): string | undefined =>
  DATABASE_VOLUME ?? (DATABASE_URL === undefined ? embeddedFolder(DATA_DIR) : undefined);

const openDocuments = (config: StorageConfig, log: StorageLog): Promise<Storage> => {
  const access = bucketOf(config);
  const folder = documentsIn(config);
  if (access === null) return openLocalDisk(folder);
  const { prefix, ...reach } = access;
  const bucket = openBucket(reach);
  return openS3({ bucket, prefix, folder, lockDays: config.STORAGE_LOCK_DAYS, log });
};

/**
 * Originals in DATA_DIR or in the bucket of STORAGE_URL, taken while their volume here and the database's have room. Throws
 * `ConfigError` for settings that name no bucket.
 */
export const openStorage = async (config: StorageConfig, log: StorageLog): Promise<Storage> => {
  const documents = await openDocuments(config, log);
  const volume = databaseVolume(config);
  if (volume === undefined) return documents;
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  return guarded(documents, volumeOf(config.DATABASE_VOLUME ?? config.DATA_DIR));
};

/** The volumes that are told to a monitor. */
export const volumesOf = (config: StorageConfig): Readonly<Record<string, SpaceProbe>> => {
  const volume = databaseVolume(config);
  const documents = volumeOf(documentsIn(config));
  return volume === undefined ? { documents } : { documents, database: volumeOf(volume) };
};
