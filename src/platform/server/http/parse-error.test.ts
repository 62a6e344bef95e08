import { STATUS_CODES } from 'node:http';
import { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { answerParseError } from './parse-error.ts';

const answered = (code: string) => {
  const chunks: string[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString());
      done();
    },
  });
  return {
    socket: socket as Socket,
    answer: () => {
      answerParseError(Object.assign(new Error('refused'), { code }), socket as Socket);
      return chunks.join('');
    },
  };
};

test.each([
  ['HPE_INVALID_METHOD', 400, 'request.malformed'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'request.timeout'],
  ['HPE_HEADER_OVERFLOW', 431, 'request.header_too_large'],
])('R64 what Node refuses as %s is answered as JSON', (code, status, message) => {
  const [head = '', body = ''] = answered(code).answer().split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${STATUS_CODES[status]}`);
  expect(head.split('\r\n')).toHaveLength(7);
  for (const line of [
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    `Content-Length: ${body.length}`,
  ])
    expect(head.split('\r\n')).toContain(line);
  expect(head).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
  expect(JSON.parse(body)).toEqual({ message });
});

test('R64 a connection that is gone is told nothing and let go', () => {
  const { socket, answer } = answered('ECONNRESET');
  expect([answer(), socket.destroyed, socket.writableEnded]).toEqual(['', true, false]);
});

test('R64 one that takes nothing more is let go, whatever was wrong with what it sent', () => {
  const { socket, answer } = answered('HPE_INVALID_METHOD');
  socket.end();
  expect([answer(), socket.destroyed]).toEqual(['', true]);
});
