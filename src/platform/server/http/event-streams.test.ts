import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isWaitedFor } from '../db/waited-for.ts';
import { endEvents, sendEvents } from './events.ts';
import type { StreamItem } from './events.ts';
import { pagesFirst } from './pages-first.ts';

let app: FastifyInstance;
let may: () => Promise<boolean>;
let asked: number;
let listening: boolean;
/** Whether a person waited for each thing that the stream did. */
let waited: boolean[];
let change: () => void;
let say: (event: object | 'nothing' | null) => void;
let fail: (error: Error) => void;

let count = 0;

const events = async function* (): AsyncIterable<StreamItem> {
  for (;;) {
    const next = Promise.withResolvers<object | 'nothing' | null>();
    say = next.resolve;
    fail = next.reject;
    const event = await next.promise;
    waited.push(isWaitedFor());
    if (event === null) return;
    count += 1;
    yield { id: String(count), event: event === 'nothing' ? null : event };
  }
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  asked = 0;
  count = 0;
  listening = false;
  waited = [];
  may = async () => true;
  app = Fastify({ forceCloseConnections: true });
  pagesFirst(app);
  app.get('/', (_request, reply) =>
    sendEvents(reply, events(), {
      mayStay: () => {
        asked += 1;
        waited.push(isWaitedFor());
        return may();
      },
      onChange: (ask) => {
        listening = true;
        change = ask;
        return () => void (listening = false);
      },
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

interface Opened {
  readonly answer: IncomingMessage;
  readonly heard: () => string;
  readonly ended: Promise<unknown>;
}

const open = async (): Promise<Opened> => {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, agent: false }).end(), 'response')) as [IncomingMessage];
  let text = '';
  answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
  answer.on('error', () => undefined);
  const ended = new Promise((resolve) => answer.once('close', resolve));
  await vi.waitFor(() => expect(text).toBe(': open\n\n'), 20_000);
  return { answer, heard: () => text, ended };
};

describe('an event stream', () => {
  test('sends one line an event as it happens, and ends with its source', async () => {
    const { answer, heard, ended } = await open();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    say({ a: 1 });
    await vi.waitFor(() => expect(heard()).toBe(': open\n\nid: 1\ndata: {"a":1}\n\n'), 20_000);
    say(null);
    await ended;
    expect([answer.complete, heard(), listening]).toEqual([
      true,
      ': open\n\nid: 1\ndata: {"a":1}\n\n',
      false,
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tells how far it has come where nothing has happened', async () => {
    const { heard } = await open();
    say('nothing');
    await vi.waitFor(() => expect(heard()).toBe(': open\n\nid: 1\n\n'), 20_000);
  });

  test('is cut off when its source fails', async () => {
    const { answer, ended } = await open();
    fail(new Error('away'));
    await ended;
    expect(answer.complete).toBe(false);
  });

  test('shows every twenty seconds that it lives, and asks whether it may', async () => {
    const { heard } = await open();
    vi.advanceTimersByTime(18_000);
    expect(asked).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(asked).toBe(1);
    await vi.waitFor(() => expect(heard()).toBe(': open\n\n: here\n\n'), 20_000);
  });

  test('asks for no page while it is left open', async () => {
    const { heard } = await open();
    vi.advanceTimersByTime(20_000);
    say({ a: 1 });
    await vi.waitFor(() => expect(heard()).toContain('data'), 20_000);
    expect(waited).toEqual([false, false]);
  });

  test('ends when who opened it may no longer stay, and not before', async () => {
    const { answer, ended } = await open();
    change();
    await Promise.resolve();
    expect([asked, listening]).toEqual([1, true]);
    may = async () => false;
    change();
    await ended;
    expect([answer.complete, listening]).toEqual([true, false]);
  });

  test('stays while nobody can tell whether it may', async () => {
    const { heard } = await open();
    may = () => Promise.reject(new Error('away'));
    change();
    await new Promise((resolve) => setTimeout(resolve, 5));
    say({ still: 'here' });
    await vi.waitFor(() => expect(heard()).toContain('{"still":"here"}'), 20_000);
  });

  test('stops hearing and asking when the client leaves', async () => {
    const { answer } = await open();
    answer.destroy();
    await vi.waitFor(() => expect(listening).toBe(false), 20_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends with its server, once for all that are open', async () => {
    const [one, other] = [await open(), await open()];
    endEvents(app);
    await Promise.all([one.ended, other.ended]);
    expect([one.answer.complete, other.answer.complete]).toEqual([true, true]);
    endEvents(app);
    endEvents(Fastify());
  });
});
