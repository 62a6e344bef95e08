import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from '../live.ts';
import type { Db } from '../db/port.ts';
import { mintUnitScope } from '../scope.ts';
import { sendEvents } from './events.ts';

const unit = mintUnitScope('0190a0a0-0000-7000-8000-000000000001', '0190a0a0-0000-7000-8000-000000000002');
const guard = { mayStay: async () => true, onChange: () => () => undefined };

let app: FastifyInstance;
let asked = 0;

const flood = async function* (): AsyncIterable<string> {
  for (;;) {
    asked += 1;
    yield 'x'.repeat(100_000);
  }
};

beforeEach(() => {
  asked = 0;
  app = Fastify();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const open = async (): Promise<IncomingMessage> => {
  app.get('/', (_request, reply) => sendEvents(reply, flood(), guard));
  const call = request(await app.listen({ host: '127.0.0.1', port: 0 }), { agent: false }).end();
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
    beat();
    const closed = new Promise((resolve) => answer.once('close', resolve));
    answer.resume();
    await closed;
    expect(answer.complete).toBe(false);
  });

  test('keeps no more than a thousand events waiting', async () => {
    const live = new Live();
    let deliver: (payload: string) => void = () => undefined;
    const listen: Db['listen'] = async (_channel, hear) => {
      deliver = hear;
      return async () => undefined;
    };
    await live.start({ listen } as Db);
    const events = live.events(unit, new AbortController().signal)[Symbol.asyncIterator]();
    const first = events.next();
    const event = { type: 'document', documentId: unit.unitId, state: 'stored' };
    const notice = JSON.stringify({ unitId: unit.unitId, event });
    deliver(notice);
    expect(await first).toMatchObject({ done: false });
    for (let count = 0; count < 1_001; count += 1) deliver(notice);
    expect(await events.next()).toMatchObject({ done: true });
  });

  test('tells a person what concerns them whichever unit they look at, and nobody else', async () => {
    const live = new Live();
    let deliver: (payload: string) => void = () => undefined;
    const listen: Db['listen'] = async (_channel, hear) => {
      deliver = hear;
      return async () => undefined;
    };
    await live.start({ listen } as Db);
    const open = (userId: string) =>
      live.events(unit, new AbortController().signal, userId)[Symbol.asyncIterator]();
    const [anna, bo] = [open('anna'), open('bo')];
    const [first, second] = [anna.next(), bo.next()];
    deliver(JSON.stringify({ audience: 'person anna', event: { type: 'news' } }));
    deliver(JSON.stringify({ unitId: unit.unitId, event: { type: 'deals' } }));
    expect([(await first).value, (await anna.next()).value]).toEqual([{ type: 'news' }, { type: 'deals' }]);
    expect((await second).value).toEqual({ type: 'deals' });
  });
});
