import type { TestAnswer, TestClient } from '../peers/test-client.ts';
import { naughty } from './naughty.ts';
import { type OpenCall, openPath } from './open-calls.ts';
import type { Ids } from './samples.ts';

/** A source of numbers from 0 to 1 that a seed begins (mulberry32). */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What breaks programs beside texts: numbers, nothing, and shapes that nobody expects. */
const odd: readonly unknown[] = [null, true, -1, 0, 1e308, 1.5, [], {}, [[]], { a: { b: [null] } }, ''];

const pick = <Thing>(things: readonly Thing[], chance: () => number): Thing => {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick from');
  return thing;
};

/** Puts something odd into one place of a value. */
const spoilt = (value: unknown, chance: () => number): unknown => {
  if (chance() < 0.25 || typeof value !== 'object' || value === null)
    return chance() < 0.6 ? pick(naughty, chance) : pick(odd, chance);
  if (Array.isArray(value)) {
    const at = Math.floor(chance() * (value.length + 1));
    return [...value.slice(0, at), spoilt(value[at] ?? null, chance), ...value.slice(at + 1)];
  }
  const name = pick([...Object.keys(value), '__proto__', 'organizationId'], chance);
  return { ...value, [name]: spoilt((value as Record<string, unknown>)[name], chance) };
};

const queryNames = [
  'cursor',
  'limit',
  'expand',
  'updated_since',
  'from',
  'to',
  'search',
  'sort',
  'supplierId',
  'page',
  'status',
];

/** Sends a call with one thing or more in it that is wrong: its path, query, body, or headers. */
export const sendSpoilt = async (
  client: TestClient,
  call: OpenCall,
  { token, unitId, ids }: { readonly token: string; readonly unitId: string; readonly ids: Ids },
  chance: () => number,
): Promise<TestAnswer> => {
  const { query = {}, body, payload } = call.sample(ids);
  const text = (): string => pick(naughty, chance).slice(0, 1_000);
  const path = openPath(call, unitId, ids)
    .split('/')
    .map((part, at) => (at > 3 && chance() < 0.15 ? encodeURIComponent(text().toWellFormed()) || '-' : part))
    .join('/');
  const search = new URLSearchParams(query);
  while (chance() < 0.5) search.set(pick([...Object.keys(query), ...queryNames], chance), text());
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (chance() < 0.2)
    headers['idempotency-key'] = pick(['', 'x'.repeat(300), 'one', crypto.randomUUID()], chance);
  if (chance() < 0.1) headers['krogkoll-version'] = 'never';
  if (chance() < 0.1) headers['x-unit-id'] = 'none';
  const sent = call.entry.method === 'GET' ? {} : { body: spoilt(body ?? {}, chance) };
  const isRaw = payload !== undefined || chance() < 0.05;
  const raw = { payload: text(), headers: { ...headers, 'content-type': 'application/json' } };
  const target = `${path}?${search.toString()}`;
  return client.send(
    call.entry.method,
    target,
    isRaw && call.entry.method !== 'GET' ? raw : { ...sent, headers },
  );
};

/** What is wrong with an answer of the open API: null where it is one that a program can read. */
export const faultOf = ({ status, headers, text }: TestAnswer): string | null => {
  if (status >= 500) return `${status} ${text}`;
  if (status === 304 || (status < 300 && !String(headers['content-type']).includes('json'))) return null;
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    if (status < 400) return null;
    const isWhole = ['code', 'message', 'messageSv', 'requestId', 'docs'].every(
      (name) => typeof body[name] === 'string' && body[name] !== '',
    );
    return isWhole ? null : `${status} ${text}`;
  } catch {
    return `${status} is no JSON: ${text.slice(0, 100)}`;
  }
};
