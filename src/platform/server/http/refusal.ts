import type { FastifyReply } from 'fastify';
import type { ErrorCode, FieldCode } from '#platform/wire/error-codes.ts';
import { statusOf } from '#platform/wire/error-codes.ts';
import type { Refused } from '#platform/wire/refused.ts';

/** Seconds after which a client that was shed should come back. */
const retryAfter = '2';

/** The body of every refusal: `{message, errors?}`. */
export const refusalBody = (
  code: ErrorCode,
  errors?: Readonly<Record<string, FieldCode>>,
): { message: ErrorCode; errors?: Readonly<Record<string, FieldCode>> } =>
  errors === undefined ? { message: code } : { message: code, errors };

/** Sends a refusal as JSON with its status, and `Retry-After` where waiting helps. */
export const sendRefusal = (reply: FastifyReply, refusal: Refused<ErrorCode>): FastifyReply => {
  const status = statusOf(refusal.code);
  if (status === 503 || status === 507 || status === 429) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal.code, refusal.errors)));
};
