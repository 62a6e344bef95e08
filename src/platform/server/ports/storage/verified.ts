import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { ObjectDamaged } from './port.ts';

/** The same bytes, ending in `ObjectDamaged` when their SHA-256 is another. */
export function verified(source: Readable, sha256: string): Readable {
  const hash = createHash('sha256');
  const check = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const damaged = hash.digest('hex') !== sha256;
      done(damaged ? new ObjectDamaged(`document ${sha256} is not what was received`) : null);
    },
  });
  // Each side's failure reaches the reader through the stream that is returned.
  return pipeline(source, check, () => undefined);
}
