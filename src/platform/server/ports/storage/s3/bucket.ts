import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';

/** How a bucket is reached. */
export interface BucketAccess {
  /** `https://host/bucket`, without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Milliseconds that a request may take. */
  readonly patience?: number;
  /** Milliseconds before the first repetition; they double. */
  readonly pause?: number;
}

/** An object as a listing tells of it. */
export interface Listed {
  readonly key: string;
  readonly at: Date;
}

/** The calls that originals need. Each is repeated where the server is away, slow or busy, and throws what it said last. */
export interface Bucket {
  /** Has answered when the server confirms the SHA-256 of what it stored. */
  put(key: string, bytes: Uint8Array, sha256: string, lockedUntil: Date | null): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  list(
    prefix: string,
    after: string | undefined,
  ): Promise<{ objects: readonly Listed[]; next: string | undefined }>;
  /** One that is locked stays where it is. */
  move(from: string, to: string): Promise<void>;
  /** Answers whether it is gone: one that is locked stays. */
  remove(key: string): Promise<boolean>;
}

const tries = 4;

/** Refusals that another try does not change: rights, names, signatures. A checksum that differs may be the way's fault. */
const isFinal = (error: unknown): boolean =>
  error instanceof S3ServiceError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 409, 429].includes(error.status) &&
  !['BadDigest', 'RequestTimeout', 'XAmzContentChecksumMismatch'].includes(error.serviceCode ?? '');

const isLocked = (error: unknown): boolean =>
  error instanceof S3ServiceError && (error.status === 403 || error.serviceCode === 'ObjectLocked');

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const base64Of = (sha256: string): string => Buffer.from(sha256, 'hex').toString('base64');

/** Opens a bucket; asks it nothing yet. */
export const openBucket = ({ patience = 20_000, pause = 200, ...access }: BucketAccess): Bucket => {
  const s3 = new S3mini({
    endpoint: access.endpoint,
    region: access.region,
    accessKeyId: access.accessKey,
    secretAccessKey: access.secretKey,
    requestAbortTimeout: patience,
  });
  const repeated = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (attempt === tries || isFinal(error)) throw error;
        await delay(pause * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  };
  const read = async (key: string): Promise<Uint8Array | null> => {
    const answer = await s3.getObjectResponse(key);
    return answer === null ? null : new Uint8Array(await answer.arrayBuffer());
  };
  const remove = (key: string): Promise<boolean> =>
    repeated(() => s3.deleteObject(key)).catch((error: unknown) => {
      if (isLocked(error)) return false;
      throw error;
    });
  return {
    put: (key, bytes, sha256, lockedUntil) =>
      repeated(async () => {
        const checksum = base64Of(sha256);
        const lock =
          lockedUntil === null
            ? {}
            : ({
                'x-amz-object-lock-mode': 'COMPLIANCE',
                'x-amz-object-lock-retain-until-date': lockedUntil.toISOString(),
              } as const);
        const answer = await s3.putObject(key, bytes, 'application/octet-stream', undefined, {
          'x-amz-checksum-sha256': checksum,
          'x-amz-sdk-checksum-algorithm': 'SHA256',
          ...lock,
        });
        const said = answer.headers.get('x-amz-checksum-sha256');
        await answer.body?.cancel();
        if (said === checksum) return;
        // A server that says no checksum may have looked at none: what lies there is read and hashed.
        const stored = said === null ? await read(key) : null;
        if (stored === null || hashOf(stored) !== sha256)
          throw new Error('the bucket stored other bytes than it was given');
      }),
    get: (key) => repeated(() => read(key)),
    has: (key) => repeated(async () => (await s3.objectExists(key)) === true),
    list: (prefix, after) =>
      repeated(async () => {
        const page = await s3.listObjectsPaged('/', prefix, 1_000, after);
        if (page === null || page === undefined) throw new Error('there is no such bucket');
        const objects = (page.objects ?? []).map(({ Key, LastModified }) => ({
          key: Key,
          at: new Date(LastModified),
        }));
        return { objects, next: page.nextContinuationToken };
      }),
    async move(from, to) {
      await repeated(() => s3.copyObject(from, to));
      if (!(await remove(from))) await remove(to);
    },
    remove,
  };
};
