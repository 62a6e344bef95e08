import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ObjectDamaged, ObjectMissing, type Storage } from '#platform/server/ports/storage/port.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sha256 = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

async function read(storage: Storage, name: string, verify = false): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storage.get(name, { verify })) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}

/** What every driver of the storage port does. `damage` changes one stored byte behind its back. */
export function storageSuite(
  driver: string,
  open: () => Promise<{ storage: Storage; damage: (name: string) => Promise<void> }>,
): void {
  describe(`storage: ${driver}`, () => {
    test('gives back what was put, named by its content', async () => {
      const { storage } = await open();
      const data = bytes('Faktura från Grönsakshallen');
      expect(await storage.put(data)).toEqual({ sha256: sha256(data), size: data.length });
      expect(await storage.has(sha256(data))).toBe(true);
      expect(await read(storage, sha256(data), true)).toBe('Faktura från Grönsakshallen');
    });

    test('takes a stream, an empty document, and the same bytes at the same time', async () => {
      const { storage } = await open();
      const stream = async function* (): AsyncGenerator<Uint8Array> {
        for (let part = 0; part < 300; part += 1) yield bytes(`part ${part} `.repeat(500));
      };
      const [first, second] = await Promise.all([storage.put(stream()), storage.put(stream())]);
      expect(second).toEqual(first);
      expect((await read(storage, first.sha256)).length).toBe(first.size);
      const empty = await storage.put(new Uint8Array());
      expect(await read(storage, empty.sha256, true)).toBe('');
    });

    test('keeps nothing of a source that breaks', async () => {
      const { storage } = await open();
      const broken = async function* (): AsyncGenerator<Uint8Array> {
        yield bytes('half');
        throw new Error('connection lost');
      };
      await expect(storage.put(broken())).rejects.toThrow('connection lost');
      expect(await storage.has(sha256(bytes('half')))).toBe(false);
    });

    test.each(['0'.repeat(64), 'no-hash', '../../etc/passwd', ''])('has no document %j', async (name) => {
      const { storage } = await open();
      await expect(storage.get(name)).rejects.toThrow(ObjectMissing);
    });

    test('tells damaged bytes from the received ones', async () => {
      const { storage, damage } = await open();
      const stored = await storage.put(bytes('an original'));
      await damage(stored.sha256);
      await expect(read(storage, stored.sha256, true)).rejects.toThrow(ObjectDamaged);
    });
  });
}
