import { connect } from '#features/open/handover/server/commands.ts';
import { sealGrant } from '#features/open/handover/server/commands-grant.ts';
import { openFortnox } from '#platform/server/ports/bookkeeping/fortnox/open-fortnox.ts';
import type { BookkeepingPort } from '#platform/server/ports/bookkeeping/port.ts';
import { openSpiris } from '#platform/server/ports/bookkeeping/spiris/open-spiris.ts';
import type { GuardedFetch } from '#platform/server/http/guarded-fetch.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { TestProduct } from '../world/product.ts';
import type { BookedUnit } from './booked-unit.ts';

const addresses = {
  apiUrl: 'https://books.example',
  authUrl: 'https://books.example',
};

/** The driver of a peer on the product's clock: who has to wait for the next request lets the time pass. */
export const driverFor = (
  { clock, elapsed, pass }: Pick<TestProduct, 'clock' | 'elapsed' | 'pass'>,
  system: 'fortnox' | 'spiris',
  peer: { readonly clientId: string; readonly clientSecret: string },
  fetch: GuardedFetch,
): BookkeepingPort => {
  const { clientId, clientSecret } = peer;
  const wait = async (milliseconds: number): Promise<void> => pass(milliseconds);
  const settings = { ...addresses, clientId, clientSecret, fetch, clock, elapsed, wait };
  return system === 'fortnox' ? openFortnox(settings) : openSpiris(settings);
};

/** Connects a unit's books at a peer whose company has agreed. */
export const connectBooks = async (
  product: TestProduct,
  { organizationId, unitId, userId, organizationNumber }: BookedUnit,
  port: BookkeepingPort,
  agree: (consent: string) => URL,
): Promise<void> => {
  const signal = new AbortController().signal;
  const redirect = 'https://app.krogkoll.example/setting/bookkeeping';
  const code = agree(port.consent('state', redirect)).searchParams.get('code') ?? '';
  const grant = await port.exchange(code, redirect, signal);
  const company = { ...(await port.company(grant, signal)), organizationNumber };
  const actor = { userId, impersonatedBy: null, requestId: 'test' };
  const made = await product.db.tenantTransaction(organizationId, (tx) =>
    connect(
      tx,
      { organizationId, unitId, actor, now: product.clock.now() },
      { system: port.system, since: '2026-11-01', company, sealed: sealGrant(product.keys, unitId, grant) },
    ),
  );
  if (made instanceof Refused) throw new Error(made.code);
};
