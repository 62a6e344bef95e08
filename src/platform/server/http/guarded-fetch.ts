import { lookup as systemLookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

export interface GuardSettings {
  /** All addresses of a name; the system's own answer unless given. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  /** Hosts that may be inside because who runs the server wrote them; by default none may. */
  readonly insideHosts?: ReadonlySet<string>;
}

export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Uint8Array;
  /** Longest answer in bytes. */
  readonly most: number;
  /** Takes the beginning of a longer answer, and hangs up; otherwise it is refused. */
  readonly cuts?: boolean;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type GuardedFetch = (url: URL, outgoing: Outgoing) => Promise<Answer>;

/** The request would have left for a place that requests of the server must not reach, or did not end as it may. */
export class RequestRefused extends Error {
  readonly code = 'request_refused';
  /** What a redirect was answered with; null for everything else. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** Answers the addresses that were checked and no others, so that a name cannot mean another address a moment later. */
const guardedLookup =
  ({ resolve = (host) => systemLookup(host, { all: true }), insideHosts }: GuardSettings): LookupFunction =>
  (host, options, done) => {
    const judge = async (): Promise<readonly Address[]> => {
      const found = await resolve(host);
      const allowed = insideHosts?.has(host.toLowerCase()) === true;
      if (found.length === 0 || (!allowed && !found.every(({ address }) => isPublicAddress(address))))
        throw new RequestRefused(`${host} is not on the public internet`);
      return found;
    };
    judge().then(
      (found) => {
        const [first] = found;
        if (options.all === true) done(null, [...found]);
        else done(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new RequestRefused(String(error)), ''),
    );
  };

const collect = async (
  source: AsyncIterable<Uint8Array>,
  { most, cuts = false }: Pick<Outgoing, 'most' | 'cuts'>,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size <= most) continue;
    if (cuts) break;
    throw new RequestRefused(`an answer of more than ${most} bytes`);
  }
  return Buffer.concat(chunks).subarray(0, most);
};

/**
 * HTTP requests that never reach private, loopback, link-local or metadata addresses: the addresses of a name are checked
 * where the connection is made, one connection a request. Redirects are refused. Rejects with `RequestRefused`, or with
 * the error of the connection.
 */
export const guardedFetch = (settings: GuardSettings = {}): GuardedFetch => {
  const lookup = guardedLookup(settings);
  return async (url, { method, headers = {}, body, signal, ...limits }) => {
    const host = hostOf(url);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RequestRefused('not HTTP');
    if (isIP(host) !== 0 && !isPublicAddress(host) && settings.insideHosts?.has(host) !== true)
      throw new RequestRefused(`${host} is not on the public internet`);
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise<Answer>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': body.byteLength };
      const request = send(url, { method, headers: { ...headers, ...length }, agent: false, lookup, signal });
      request.on('error', reject);
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        const redirected = status >= 300 && status < 400;
        const read = redirected
          ? Promise.reject(new RequestRefused(`redirected by ${status}`, status))
          : collect(response as AsyncIterable<Uint8Array>, limits);
        read
          .then((found) => resolve({ status, headers: response.headers, body: found }))
          .catch((error: unknown) => {
            request.destroy();
            reject(error instanceof Error ? error : new RequestRefused(String(error)));
          });
      });
      request.end(body);
    });
  };
};
