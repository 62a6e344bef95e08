import type { Served } from '#platform/server/features/foundation.ts';
import { networkOf } from '#platform/server/session/network.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { openAuditor } from './commands-auditors.ts';
import type { OpenedLink } from './queries-auditors.ts';

/** Uses of auditors' links from one network in a row before each further one waits. */
const freeUses = 600;

/** What a link opens for whoever comes with it, as often as one network may. */
export const holderOf =
  ({ db, keys, limiter }: Pick<Served, 'db' | 'keys' | 'limiter'>) =>
  async (
    token: string,
    ip: string,
    now: Date,
  ): Promise<OpenedLink | Refused<'link.expired' | 'rate.limited'>> => {
    const attempt = { key: `auditor links from ${networkOf(ip)}`, free: freeUses };
    return (await limiter.tooMany([attempt], now)) ?? openAuditor({ db, keys }, token, now);
  };
