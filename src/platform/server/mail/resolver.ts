import { Resolver } from 'node:dns/promises';
import { performance } from 'node:perf_hooks';
import type { DnsResolver } from './mail-port.ts';

export interface ResolverSettings {
  /** Servers as `ip` or `ip:port`; the system's own where empty. Throws on anything else. */
  readonly dnsServers?: readonly string[];
  /** Answers are kept so long at most; node:dns tells no TTL of TXT records. */
  readonly cacheMs?: number;
}

interface Cached {
  readonly answer: ReturnType<DnsResolver>;
  readonly until: number;
}

const kept = 5000;
/** Answers that say so for good; any other failure is asked again at once. */
const lasting = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

const isLasting = (error: unknown): boolean => lasting.has((error as { readonly code?: string }).code ?? '');

/** DNS over the network with time limits and a small cache, in which no failure of a server is kept. */
export const networkResolver = ({
  dnsServers = [],
  cacheMs = 60_000,
}: ResolverSettings = {}): DnsResolver => {
  const servers = new Resolver({ timeout: 2000, tries: 2, maxTimeout: 3000 });
  if (dnsServers.length > 0) servers.setServers(dnsServers);
  const cache = new Map<string, Cached>();
  return async (name, rrtype) => {
    const key = `${rrtype} ${name.toLowerCase()}`;
    const now = performance.now();
    const found = cache.get(key);
    if (found !== undefined && found.until > now) return found.answer;
    const answer = servers.resolve(name, rrtype) as ReturnType<DnsResolver>;
    cache.delete(key);
    cache.set(key, { answer, until: now + cacheMs });
    for (const oldest of cache.keys()) {
      if (cache.size <= kept) break;
      cache.delete(oldest);
    }
    answer.catch((error: unknown) => {
      if (!isLasting(error) && cache.get(key)?.answer === answer) cache.delete(key);
    });
    return answer;
  };
};
