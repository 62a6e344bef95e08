import type { Answer, GuardedFetch } from '#platform/server/http/guarded-fetch.ts';

/** What goes wrong with one request: before the peer has done it, or after, when only its answer is lost. */
export type PeerFault =
  | 'drop-before'
  | 'drop-after'
  | '500-before'
  | '500-after'
  | '429-before'
  | '429-after'
  | 'hang'
  | 'garbled';

/** A request as a peer takes it. */
export interface PeerRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type PeerAnswer = readonly [status: number, body: unknown, headers?: Record<string, string>];

export type Peer = (request: PeerRequest) => Promise<PeerAnswer> | PeerAnswer;

const faults: readonly PeerFault[] = [
  'drop-before',
  'drop-after',
  '500-before',
  '500-after',
  '429-before',
  '429-after',
  'hang',
  'garbled',
];

/** One of the faults in so many requests, else none. */
export const faultsBy =
  (chance: () => number, share: number): (() => PeerFault | null) =>
  () =>
    chance() < share ? (faults[Math.floor(chance() * faults.length)] ?? null) : null;

const answerOf = ([status, body, headers = {}]: PeerAnswer): Answer => ({
  status,
  headers,
  body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
});

const hungUp = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/** The way to a peer, on which each request may meet a fault. A hang is one whose answer never comes: the caller gives up. */
export const throughFaults =
  (peer: Peer, next: () => PeerFault | null): GuardedFetch =>
  async (url, { method, headers = {}, body }) => {
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    const request = { method, url, headers: Object.fromEntries(named), body: Buffer.from(body ?? []) };
    const fault = next();
    if (fault === 'drop-before') throw hungUp();
    if (fault === '500-before') return answerOf([503, { error: 'down' }]);
    if (fault === '429-before') return answerOf([429, {}, { 'retry-after': '5' }]);
    const answer = answerOf(await peer(request));
    if (fault === 'drop-after') throw hungUp();
    if (fault === 'hang')
      throw Object.assign(new Error('The operation was aborted due to timeout'), { code: 23 });
    if (fault === '500-after') return answerOf([500, { error: 'late' }]);
    if (fault === '429-after') return answerOf([429, {}, { 'retry-after': '5' }]);
    if (fault === 'garbled') return { ...answer, body: answer.body.subarray(0, 7) };
    return answer;
  };
