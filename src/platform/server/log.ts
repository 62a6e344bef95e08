import type { FastifyRequest } from 'fastify';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { withoutPersonalNumbers } from '#core/values/personal-number.ts';

export type Log = Logger;

const NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
];
const hidden = NAMES.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name;
  const below = name.includes('-') ? key : `.${key}`;
  return [key, `*${below}`, `*.*${below}`];
});

/** Fields of queries whose values are choices, days and counts; what people type may be anything, a personal number too. */
const plainQueries: ReadonlySet<string> = new Set(
  'page limit offset sort order status states state from to period pagination language category kind tab'.split(
    ' ',
  ),
);
const isPlain = ([name, value]: readonly [string, unknown]): boolean =>
  plainQueries.has(name) && typeof value === 'string' && /^[\w.:,-]{1,60}$/.test(value);
const isId = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** A request by its route: its address as it came may hold what people typed. */
const requestSaid = (request: Partial<FastifyRequest>) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
  params: Object.fromEntries(Object.entries(request.params ?? {}).filter(isId)),
  query: Object.fromEntries(Object.entries(request.query ?? {}).filter(isPlain)),
  remoteAddress: request.ip,
});

/** A line without personal numbers; one that stood there as a JSON number becomes a text. */
const maskedLine = (line: string): string =>
  withoutPersonalNumbers(line).replaceAll(/(?<!\\)":(\[personal number\])/g, '":"$1"');

/** An error without the values that the database quotes beside its message. */
const errorSaid = (error: Error) => {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, ...(code === undefined ? {} : { code: code as unknown }) };
};

/**
 * Structured log, one JSON object a line; what signs a person in is hidden, whoever logs it, and so is every personal identity
 * number (R62).
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: hidden, censor: '[hidden]' },
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: requestSaid, err: errorSaid },
    hooks: { streamWrite: maskedLine },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The same log with the request's id on every line. */
export const logOfRequest = (log: Log, requestId: string): Log => log.child({ requestId });
