import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { statusOf } from '#platform/wire/error-codes.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { refusalBody } from './refusal.ts';

const codeOf = (error: { code?: string }): ErrorCode => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'request.header_too_large';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timeout';
  return 'request.malformed';
};

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Node answers what it cannot parse without a body; the client reads every body as JSON, so this writes one. */
export const answerParseError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codeOf(error);
  const body = JSON.stringify(refusalBody(code));
  const head = [
    `HTTP/1.1 ${statusOf(code)} ${reasons[statusOf(code)] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
