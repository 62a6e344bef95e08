import type { FastifyReply } from 'fastify';
import type { ErrorCode, FieldCode } from '#platform/wire/error-codes.ts';
import { statusOf } from '#platform/wire/error-codes.ts';
import type { Refused } from '#platform/wire/refused.ts';

/** Seconds after which a client should come back where the refusal does not say: shed load and a full disk end soon, who was too fast waits a minute at least. */
const waits: Readonly<Record<number, number>> = { 429: 60, 503: 2, 507: 2 };

/** The body of every refusal: `{message, errors?, detail?}`. */
export const refusalBody = (
  code: ErrorCode,
  errors?: Readonly<Record<string, FieldCode>>,
  detail?: Readonly<Record<string, string | null>>,
): {
  message: ErrorCode;
  errors?: Readonly<Record<string, FieldCode>>;
  detail?: Readonly<Record<string, string | null>>;
} => ({
  message: code,
  ...(errors === undefined ? {} : { errors }),
  ...(detail === undefined ? {} : { detail }),
});

/** Sends a refusal as JSON with its status, and `Retry-After` where waiting helps, as long as it does. */
export const sendRefusal = (reply: FastifyReply, refusal: Refused<ErrorCode>): FastifyReply => {
  const status = statusOf(refusal.code);
  const seconds = refusal.retryAfter ?? waits[status];
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal.code, refusal.errors, refusal.detail)));
};
