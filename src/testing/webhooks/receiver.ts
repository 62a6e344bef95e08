import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** A message as a receiver got it. */
export interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program on this machine that is told what happens, and answers as the test says. */
export const openReceiver = async () => {
  const told = {
    heard: [] as Heard[],
    answer: { status: 204 } as { status: number; headers?: Record<string, string>; body?: string },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.heard.push({ headers: request.headers, body });
      response.writeHead(told.answer.status, told.answer.headers).end(told.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** What a message says, where the independent package accepts its signature at the time; throws otherwise. */
export const verified = (secret: string, { headers, body }: Heard, now: Date): unknown => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
};

/** DER of an Ed25519 public key without its 32 bytes (RFC 8410, section 4). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether one of the `v1a` signatures of a message is of the public key. */
export const verifiedByKey = (publicKey: string, { headers, body }: Heard): boolean => {
  const raw = Buffer.from(publicKey.replace('whpk_', ''), 'base64');
  const key = createPublicKey({ key: Buffer.concat([spkiPrefix, raw]), format: 'der', type: 'spki' });
  const content = Buffer.from(
    `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`,
  );
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one.startsWith('v1a,'))
    .some((one) => verify(null, content, key, Buffer.from(one.slice(4), 'base64')));
};
