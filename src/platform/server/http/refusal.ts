import type { FastifyReply, FastifyRequest } from 'fastify';
import { assistantPath, openBase } from '#platform/wire/endpoint.ts';
import type { ErrorCode, FieldCode } from '#platform/wire/error-codes.ts';
import { statusOf } from '#platform/wire/error-codes.ts';
import { errorTexts as english } from '#platform/wire/error-texts.en.ts';
import { errorTexts as swedish } from '#platform/wire/error-texts.sv.ts';
import { apiDocsPath } from '#platform/wire/doors.ts';
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

/** Whether a request is one of the open API, known entry or not. */
const isOpen = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  url === openBase.slice(0, -1) || url.startsWith(openBase);

/** Codes of JSON-RPC 2.0, section 5.1; what has none of its own is the server's. */
const rpcCodes: Partial<Record<ErrorCode, number>> = {
  'request.malformed': -32_700,
  'request.too_large': -32_600,
  'request.type_unsupported': -32_600,
  'route.method_not_allowed': -32_600,
  'bad.request': -32_600,
  'unknown.error': -32_603,
};

/** A refusal in the form of the assistants' protocol. Which of their requests it is about is not known yet: null. */
const rpcRefusal = (code: ErrorCode, request: Pick<FastifyRequest, 'id'>): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: null,
    error: {
      code: rpcCodes[code] ?? -32_000,
      message: english[code],
      data: { code, messageSv: swedish[code], requestId: request.id, docs: apiDocsPath() },
    },
  });

/** Whether a request came to the door of assistants. */
const isAssistant = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?')[0] === assistantPath;

/** A refusal as it is told to whoever asked: programs get words in both languages, the field, and where it is explained. */
export const toldRefusal = (
  { code, errors, detail }: Refused<ErrorCode>,
  request: Pick<FastifyRequest, 'id' | 'url'>,
): string => {
  if (isAssistant(request)) return rpcRefusal(code, request);
  if (!isOpen(request)) return JSON.stringify(refusalBody(code, errors, detail));
  const [field] = Object.keys(errors ?? {});
  return JSON.stringify({
    code,
    message: english[code],
    messageSv: swedish[code],
    ...(field === undefined ? {} : { field }),
    requestId: request.id,
    docs: `${apiDocsPath()}#errors`,
  });
};

/** Sends a refusal as JSON with its status, and `Retry-After` where waiting helps, as long as it does. */
export const sendRefusal = (reply: FastifyReply, refusal: Refused<ErrorCode>): FastifyReply => {
  const status = statusOf(refusal.code);
  const seconds = refusal.retryAfter ?? waits[status];
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(status).type('application/json; charset=utf-8').send(toldRefusal(refusal, reply.request));
};
