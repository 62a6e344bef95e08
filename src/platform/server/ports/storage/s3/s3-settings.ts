import type { Config } from '../../../config.ts';
import { ConfigError } from '../../../config-setting.ts';
import type { BucketAccess } from './bucket.ts';

export type S3Config = Pick<
  Config,
  | 'STORAGE_URL'
  | 'STORAGE_ENDPOINT'
  | 'STORAGE_REGION'
  | 'STORAGE_ACCESS_KEY'
  | 'STORAGE_SECRET_KEY'
  | 'STORAGE_LOCK_DAYS'
>;

/** How the bucket of the settings is reached, and what its keys begin with; null where originals lie in DATA_DIR. Throws `ConfigError`. */
export const bucketOf = (config: S3Config): (BucketAccess & { readonly prefix: string }) | null => {
  if (config.STORAGE_URL === undefined) return null;
  const { STORAGE_ACCESS_KEY: accessKey, STORAGE_SECRET_KEY: secretKey, STORAGE_REGION: region } = config;
  if (accessKey === undefined || secretKey === undefined)
    throw new ConfigError('STORAGE_URL needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY');
  const { host: bucket, pathname } = new URL(config.STORAGE_URL);
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket))
    throw new ConfigError('STORAGE_URL must name a bucket, as s3://bucket/some/where');
  const below = pathname.replace(/^\/+|\/+$/g, '');
  const server = (config.STORAGE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  return {
    endpoint: `${server}/${bucket}`,
    prefix: below === '' ? '' : `${below}/`,
    region,
    accessKey,
    secretKey,
  };
};
