import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a caller may read the figures: with the token, or from this machine and not through a proxy that says so. */
export const mayReadMetrics = ({ raw, headers }: FastifyRequest, token: string | undefined): boolean => {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return (
    loopback.test(raw.socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
  );
};
