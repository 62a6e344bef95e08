import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendEvents } from './events.ts';
import type { StreamItem } from './events.ts';

const guard = { mayStay: async () => true, onChange: () => () => undefined };

let app: FastifyInstance;
let asked = 0;
let call: ClientRequest | null = null;
let isCut: () => boolean;

/** More than any connection holds, and no more than memory does where nothing waits for the reader. */
const flood = async function* (): AsyncIterable<StreamItem> {
  while (asked < 2_000) {
    asked += 1;
    yield { id: '1', event: 'x'.repeat(100_000) };
  }
};

beforeEach(() => {
  asked = 0;
  app = Fastify();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  call?.destroy();
  await app.close();
});

const open = async (): Promise<IncomingMessage> => {
  app.get('/', (_request, reply) => {
    isCut = () => reply.raw.destroyed;
    return sendEvents(reply, flood(), guard);
  });
  call = request(await app.listen({ host: '127.0.0.1', port: 0 }), { agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  return answer;
};

/** Waits until no more is asked of the source. */
const settled = async (): Promise<number> => {
  for (let before = -1; before !== asked;) {
    before = asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return asked;
};

const beat = (): void => void vi.advanceTimersByTime(20_000);

describe('an event stream that is not read', () => {
  test('asks its source for no more than the connection holds', async () => {
    const answer = await open();
    const before = await settled();
    expect(before).toBeLessThan(500);
    answer.on('data', () => undefined);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 500), 20_000);
    answer.destroy();
  });

  test('is cut off from one heartbeat to the next', async () => {
    const answer = await open();
    await settled();
    beat();
    expect(isCut()).toBe(false);
    beat();
    expect(isCut()).toBe(true);
    const closed = new Promise((resolve) => answer.once('close', resolve));
    answer.resume();
    await closed;
    expect(answer.complete).toBe(false);
  });
});
