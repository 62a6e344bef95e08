import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Gives a new id at each call. */
export type NewId = () => string;

/**
 * UUID version 7 (RFC 9562, 5.7): 48 bits of the clock's milliseconds and 74 random bits, so that rows made
 * together lie together. Only the history of treatment takes the moment out of it again, that of an invoice (decision 0094).
 */
export function idSource(clock: Clock, random: (size: number) => Uint8Array = randomBytes): NewId {
  return () => {
    const bytes = Buffer.from(random(16));
    bytes.writeUIntBE(clock.now().getTime(), 0, 6);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return uuidOf(bytes);
  };
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The id of a part of something, always the same for the same part: UUID version 8 (RFC 9562, 5.8) over SHA-256. What
 * is made again from its source keeps its id.
 */
export function derivedId(whole: string, part: string | number): string {
  const bytes = createHash('sha256').update(`${whole}/${part}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidOf(bytes);
}
