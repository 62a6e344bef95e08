import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionKey, SessionKeys } from '#platform/server/session/session-keys.ts';

const macBytes = 10;

const macOf = ({ reply }: SessionKey, conversationId: string): Buffer =>
  createHmac('sha256', reply).update(conversationId).digest().subarray(0, macBytes);

/**
 * Where answers to letters about a conversation go: its id and 80 bits of a signature, in lower-case hexadecimal because mail
 * servers change the case of addresses, within the 64 octets of RFC 5321 (4.5.3.1.1). Nothing of it is stored.
 */
export const replyAddress = (keys: SessionKeys, conversationId: string, domain: string): string =>
  `svar+${conversationId.replaceAll('-', '')}${macOf(keys[0], conversationId).toString('hex')}@${domain}`;

const shape =
  /^svar\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{20})@[^@]+$/;

/** The conversation that an address stands for, in whatever case; null for one that none of the keys has signed. */
export const conversationOfAddress = (keys: SessionKeys, address: string): string | null => {
  const [, ...parts] = shape.exec(address.toLowerCase()) ?? [];
  const mac = Buffer.from(parts.pop() ?? '', 'hex');
  const conversationId = parts.join('-');
  if (mac.length !== macBytes) return null;
  return keys.some((key) => timingSafeEqual(macOf(key, conversationId), mac)) ? conversationId : null;
};
