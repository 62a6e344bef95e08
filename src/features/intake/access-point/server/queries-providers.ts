import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Foundation } from '#platform/server/features/foundation.ts';
import type { EInvoiceProvider } from '#platform/wire/e-invoice-providers.ts';
import type { SessionKey, SessionKeys } from '#platform/server/session/session-keys.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { accessPointContract, type Provider } from '../contract.ts';

const claimOf = ({ arrival }: SessionKey, provider: EInvoiceProvider): string =>
  createHmac('sha256', arrival).update(provider).digest('base64url');

/** Whether somebody knows the address that was given to this provider. */
export const isArrivalClaim = (keys: SessionKeys, provider: EInvoiceProvider, claim: string): boolean =>
  keys.some((key) => {
    const [wanted, given] = [Buffer.from(claimOf(key, provider)), Buffer.from(claim)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });

/** The provider's own address, where it may tell that something has come. */
export const arrivalUrl = (publicUrl: string, [key]: SessionKeys, provider: EInvoiceProvider): string => {
  const path = fullPath(accessPointContract.hearArrival).replace('{provider}', provider);
  return `${publicUrl}${path}?claim=${claimOf(key, provider)}`;
};

interface DelayedRow {
  readonly provider: EInvoiceProvider;
  readonly providerId: string;
  readonly reason: Provider['delayed'][number]['reason'];
  readonly attempts: number;
  readonly isAside: boolean;
  readonly since: Date;
  readonly nextAt: Date;
}

/** The providers whose keys are set, with what came from each and what could not be fetched. */
export const listProviders = async ({
  db,
  eInvoices,
  keys,
  publicUrl,
}: Pick<Foundation, 'db' | 'eInvoices' | 'keys' | 'publicUrl'>): Promise<Provider[]> => {
  const url = await publicUrl();
  const names = eInvoices.map(({ provider }) => provider);
  const [counted, delayed] = await db.platformRead(async (reader) => [
    await reader.query<{ provider: string; fetched: number; newestAt: Date }>(
      `select provider, count(*)::int as fetched, max(fetched_at) as "newestAt" from fetched_e_invoice
       where provider = any($1::text[]) group by provider`,
      [names],
    ),
    await reader.query<DelayedRow>(
      `select d.provider, d.provider_id as "providerId", d.reason, d.attempts, d.is_aside as "isAside", d.since,
         d.next_at as "nextAt"
       from unnest($1::text[]) as p (name) cross join lateral (
         select * from delayed_e_invoice where provider = p.name order by since, provider_id limit 100) d
       order by d.provider, d.since, d.provider_id`,
      [names],
    ),
  ]);
  return names.map((provider) => {
    const own = counted.find((one) => one.provider === provider);
    return {
      provider,
      newestAt: own?.newestAt.toISOString() ?? null,
      fetched: own?.fetched ?? 0,
      notifyUrl: arrivalUrl(url, keys, provider),
      delayed: delayed
        .filter((one) => one.provider === provider)
        .map(({ providerId, reason, attempts, isAside, since, nextAt }) => ({
          providerId,
          reason,
          attempts,
          isAside,
          since: since.toISOString(),
          nextAt: nextAt.toISOString(),
        })),
    };
  });
};
