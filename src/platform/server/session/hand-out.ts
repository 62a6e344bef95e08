import type { FastifyReply } from 'fastify';
import type { NewId } from '../ids.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { setRenewalCookie } from './renewal-cookie.ts';
import type { SessionKeys } from './session-keys.ts';
import { signAccessToken } from './sign-access-token.ts';

/** A session that was just opened, and the secret by which its browser is known from then on. */
export interface Opened {
  readonly userId: string;
  readonly sessionId: string;
  readonly renewal: string;
  readonly expiresAt: Date;
  readonly device: string;
}

interface Desk {
  readonly keys: SessionKeys;
  readonly newId: NewId;
  /** Whether the product is reached over TLS; the cookies' names and `Secure` follow it. */
  readonly secureTransport: boolean;
}

/** Gives a browser its cookies, and answers the access token of the session. */
export const handOut = async (
  reply: FastifyReply,
  { keys, newId, secureTransport }: Desk,
  { userId, sessionId, renewal, expiresAt, device }: Opened,
  now: Date,
): Promise<string> => {
  const token = await signAccessToken(keys, { userId, sessionId, tokenId: newId() }, now);
  setDeviceCookie(reply, secureTransport, device);
  setRenewalCookie(reply, secureTransport, renewal, (expiresAt.getTime() - now.getTime()) / 1_000);
  return token;
};
