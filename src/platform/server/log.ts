import { pino, type DestinationStream, type Logger } from 'pino';

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

/** Structured log, one JSON object a line; what signs a person in is hidden, whoever logs it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: hidden, censor: '[hidden]' },
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The same log with the request's id on every line. */
export const logOfRequest = (log: Log, requestId: string): Log => log.child({ requestId });
