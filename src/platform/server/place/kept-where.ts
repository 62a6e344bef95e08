import type { Config } from '../config.ts';

/** Where originals lie and who stamps the archive's roots, as the settings say. */
export interface KeptWhere {
  /** Null: a folder of the machine that the product runs on. */
  readonly bucket: {
    readonly host: string | null;
    readonly region: string;
    readonly lockDays: number;
  } | null;
  /** The authority's host; null: one inside the product. */
  readonly stampHost: string | null;
}

/** What can be told of the place to those whose documents are in it: neither keys nor names of folders and buckets. */
export const keptWhere = ({
  STORAGE_URL,
  STORAGE_ENDPOINT,
  STORAGE_REGION,
  STORAGE_LOCK_DAYS,
  TIMESTAMP_URL,
}: Pick<
  Config,
  'STORAGE_URL' | 'STORAGE_ENDPOINT' | 'STORAGE_REGION' | 'STORAGE_LOCK_DAYS' | 'TIMESTAMP_URL'
>): KeptWhere => ({
  bucket:
    STORAGE_URL === undefined
      ? null
      : {
          host: STORAGE_ENDPOINT === undefined ? null : new URL(STORAGE_ENDPOINT).hostname,
          region: STORAGE_REGION,
          lockDays: STORAGE_LOCK_DAYS,
        },
  stampHost: TIMESTAMP_URL === undefined ? null : new URL(TIMESTAMP_URL).hostname,
});
