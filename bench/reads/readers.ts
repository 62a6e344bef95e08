import { Agent, request } from 'node:http';
import { headersOf } from '../ingest-http.ts';
import type { Visitor } from '../ingest-http.ts';

/** What somebody who works in the product asks for, once round. */
export const paths = [
  'auth/users/me',
  'overview/summary',
  'invoice-management/invoices?limit=50',
  'invoice-management/documents?limit=20',
  'product-management/products?limit=50',
  'price-monitoring/summary',
  'price-monitoring/alerts?limit=50',
  'price-monitoring/articles?limit=50',
  'supplier-management/unit-suppliers',
];

const people = 4;

/** Reads each, before any is timed: what the processes compile at first is not what differs. */
const warmUp = 20;

/** Of so many openings of a screen one is the first in its browser, or the first after a change. */
const opensAnew = 10;

/** One answer: its milliseconds, bytes as they travel, and what to name when it is asked for again. */
export interface Read {
  readonly path: string;
  readonly took: number;
  readonly bytes: number;
  readonly tag: string | null;
  /** Whether the caller had it. */
  readonly isKept: boolean;
}

/** How a person asks: each time anew, or as a browser does, which names what it has kept. */
export type Manner = 'anew' | 'again';

/** Asks as a browser does, that takes compressed answers, and leaves them as they came. Throws unless it is answered. */
export const readOnce = (
  { url, visitor }: Place,
  agent: Agent,
  path: string,
  kept: string | null = null,
): Promise<Read> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = { ...headersOf(visitor), 'accept-encoding': 'gzip, deflate, br, zstd' };
    const headers = kept === null ? asked : { ...asked, 'if-none-match': kept };
    const sent = request(`${url}/api/hospitad/${path}`, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => {
        const isKept = answer.statusCode === 304;
        const tag = answer.headers.etag ?? null;
        if (isKept || answer.statusCode === 200)
          resolve({ path, took: performance.now() - start, bytes, tag, isKept });
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });

/** A server, and whoever is signed in there. */
export interface Place {
  readonly url: string;
  readonly visitor: Visitor;
}

/** Four people who read in turn for so many seconds, after a round that nobody times. */
export const visit = async (place: Place, seconds: number, manner: Manner): Promise<Read[]> => {
  const agent = new Agent({ keepAlive: true });
  const reads: Read[] = [];
  for (let time = 0; time < warmUp; time += 1)
    await Promise.all(paths.map((path) => readOnce(place, agent, path)));
  const until = performance.now() + seconds * 1000;
  const person = async (number: number): Promise<void> => {
    const kept = new Map<string, string>();
    for (let at = number * 2; performance.now() < until; at += 1) {
      const path = paths[at % paths.length] ?? '';
      const isFirst = manner === 'anew' || at % opensAnew === 0;
      const read = await readOnce(place, agent, path, isFirst ? null : kept.get(path));
      if (read.tag !== null) kept.set(path, read.tag);
      reads.push(read);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  agent.destroy();
  return reads;
};
