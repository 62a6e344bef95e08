import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import type { LiveEvent } from '#platform/wire/live.ts';

vi.stubGlobal('localStorage', {
  getItem: () => 'Bearer token',
  setItem: () => undefined,
  removeItem: () => undefined,
});
const { listenTogether } = await import('./shared-live.ts');

const events = endpoint({
  method: 'GET',
  path: 'live',
  summary: 'Events',
  access: 'reporter',
  replyAs: 'events',
  reply: z.unknown(),
  errors: [],
});
const connections: ReadableStreamDefaultController<Uint8Array>[] = [];
const asked: object[] = [];
const say = (connection: number, text: string) =>
  connections[connection]?.enqueue(new TextEncoder().encode(text));

beforeEach(() => {
  vi.useFakeTimers();
  connections.length = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, { signal, headers }: { signal: AbortSignal; headers: object }) => {
    asked.push(headers);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void connections.push(controller) });
    signal.addEventListener('abort', () => connections.at(-1)?.error(new Error('aborted')));
    return Promise.resolve(new Response(body));
  });
});

test('listeners share one connection, broken chunks are joined, comments and nonsense are passed over', async () => {
  const [first, second]: [LiveEvent[], LiveEvent[]] = [[], []];
  const onReconnect = vi.fn<() => void>();
  const stopFirst = listenTogether(events, 'unit-a', { onEvent: (event) => first.push(event), onReconnect });
  const stopSecond = listenTogether(events, 'unit-a', {
    onEvent: (event) => second.push(event),
    onReconnect,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(connections).toHaveLength(1);
  say(0, ': open\n\ndata: {"type":"de');
  say(0, 'als"}\n\ndata: {"type":"unheard of"}\n\ndata: not json\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(first).toEqual([{ type: 'deals' }]);
  expect(second).toEqual(first);
  stopFirst();
  stopSecond();
  await vi.advanceTimersByTimeAsync(6000);
});

test('a lost connection is taken up again, and the listener told of the gap', async () => {
  const onReconnect = vi.fn<() => void>();
  const stop = listenTogether(events, 'unit-b', { onEvent: () => undefined, onReconnect });
  await vi.advanceTimersByTimeAsync(0);
  connections[0]?.close();
  await vi.advanceTimersByTimeAsync(500);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(connections).toHaveLength(2);
  expect(onReconnect).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(4000);
  const stopAgain = listenTogether(events, 'unit-b', { onEvent: () => undefined, onReconnect });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connections).toHaveLength(2);
  stopAgain();
  await vi.advanceTimersByTimeAsync(6000);
});

test('a lost connection is taken up after the last event that was heard, and only what cannot be told is asked for again', async () => {
  const heard: LiveEvent[] = [];
  const onReconnect = vi.fn<() => void>();
  const stop = listenTogether(events, 'unit-c', { onEvent: (event) => heard.push(event), onReconnect });
  await vi.advanceTimersByTimeAsync(0);
  say(0, ': open\n\nid: 4-1\n\nid: 5-1\ndata: {"type":"deals"}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  connections[0]?.close();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(asked).toMatchObject([{}, { 'Last-Event-ID': '5-1' }]);
  expect(asked[0]).not.toHaveProperty('Last-Event-ID');
  expect(onReconnect).not.toHaveBeenCalled();
  say(1, ': open\n\nid: 9-1\ndata: {"type":"reload"}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect([heard, onReconnect.mock.calls.length]).toEqual([[{ type: 'deals' }], 1]);
  stop();
  await vi.advanceTimersByTimeAsync(6_000);
});
