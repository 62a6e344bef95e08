import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const nameOf = (secure: boolean): string => (secure ? '__Host-device' : 'device');

/** Chrome keeps no cookie longer than 400 days. */
const seconds = 400 * 86_400;

/** A value that no browser has yet: 256 bits. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it. */
export const deviceHash = (device: string): Buffer => createHash('sha256').update(device).digest();

/** The value that this browser was given when somebody signed in, or null. */
export const readDeviceCookie = (request: FastifyRequest, secure: boolean): string | null => {
  const prefix = `${nameOf(secure)}=`;
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  const [only, ...more] = values;
  return only !== undefined && more.length === 0 && /^[\w-]{43}$/.test(only) ? only : null;
};

/** Gives the browser its value. It opens nothing: it only spares its owner the waiting that others' guesses cause. */
export const setDeviceCookie = (reply: FastifyReply, secure: boolean, device: string): void => {
  reply.header(
    'set-cookie',
    `${nameOf(secure)}=${device}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}; Max-Age=${seconds}`,
  );
};
