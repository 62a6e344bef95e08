import { finished } from 'node:stream/promises';
import { ObjectDamaged, ObjectMissing, type Storage } from './port.ts';

/** What has become of a stored document that is not as it was received. */
export type Loss = 'storage.missing' | 'storage.damaged';

/** Reads a document whole and tells how it is not what was received, or null. Rejects when it cannot be read now. */
export async function lossOf(
  storage: Pick<Storage, 'get'>,
  sha256: string,
  signal: AbortSignal,
): Promise<Loss | null> {
  try {
    const stream = await storage.get(sha256, { verify: true });
    await finished(stream.resume(), { signal });
    return null;
  } catch (error) {
    if (error instanceof ObjectMissing) return 'storage.missing';
    if (error instanceof ObjectDamaged) return 'storage.damaged';
    throw error;
  }
}
