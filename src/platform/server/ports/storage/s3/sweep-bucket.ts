import { isObjectName } from '../object-path.ts';
import type { Storage } from '../port.ts';
import type { Bucket, Listed } from './bucket.ts';

/** Keys of originals, and of those that nothing named when they were last looked at. */
export interface Keys {
  readonly of: (sha256: string) => string;
  readonly aside: (sha256: string) => string;
}

type Sweep = Parameters<Storage['sweep']>;

const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

async function* pagesOf(
  bucket: Bucket,
  prefix: string,
  signal: AbortSignal,
): AsyncGenerator<readonly Listed[]> {
  let next: string | undefined;
  do {
    if (signal.aborted) return;
    const page = await bucket.list(prefix, next);
    yield page.objects.filter(({ key }) => isObjectName(nameIn(key)));
    ({ next } = page);
  } while (next !== undefined);
}

/** `Storage.sweep` for originals in a bucket, page by page. What is locked there stays until its time is over. */
export const sweepBucket = async (
  bucket: Bucket,
  keys: Keys,
  ...[named, before, signal]: Sweep
): Promise<void> => {
  for await (const page of pagesOf(bucket, keys.aside(''), signal)) {
    const kept = await named(page.map(({ key }) => nameIn(key)));
    for (const { key, at } of page) {
      if (kept.has(nameIn(key))) await bucket.move(key, keys.of(nameIn(key)));
      else if (at < before) await bucket.remove(key);
    }
  }
  for await (const page of pagesOf(bucket, keys.of(''), signal)) {
    const old = page.filter(({ at }) => at < before).map(({ key }) => nameIn(key));
    const kept = await named(old);
    for (const name of old.filter((each) => !kept.has(each)))
      await bucket.move(keys.of(name), keys.aside(name));
  }
};
