import type { Readable } from 'node:stream';
import { standardVat } from '#core/billing/vat.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { withSecret } from '#platform/wire/path.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { sharedBillingContract } from '../contract-shared.ts';
import { sharedPlanPath } from '../paths.ts';
import { openCheckout } from './commands-buy.ts';
import { hearEvent } from './commands-hear.ts';
import { currentPrices } from './commands-prices.ts';
import { openShare } from './commands-share.ts';
import { findAccount, offerOf, readPayer, vatOf } from './queries.ts';
import type { BillingDeps } from './routes.ts';

/** Uses of links from one address in a row before each further one waits. */
const freeUses = 60;

/** Bytes that an event of the provider may have. */
const longestEvent = 1_000_000;

const bodyOf = async (stream: Readable): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > longestEvent) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** For whoever pays without an account, and for the provider's events. */
export const sharedBillingRoutes = (
  deps: BillingDeps & { readonly limiter: AttemptLimiter },
): Handlers<typeof sharedBillingContract> => {
  const { db, limiter, payments, publicUrl } = deps;
  const held = async (token: string, address: string, now: Date) => {
    const attempt = { key: `plan links from ${networkOf(address)}`, free: freeUses };
    return (await limiter.tooMany([attempt], now)) ?? openShare(db, token, now);
  };
  return {
    openShared: async ({ body: { token }, raw: { request }, now, signal }) => {
      const share = await held(token, request.ip, now);
      if (share instanceof Refused) return share;
      const { prices } = await currentPrices(deps, signal);
      const price = prices.find(({ plan }) => plan === share.plan);
      if (price === undefined) return refused('payments.unavailable');
      const { payer, account } = await db.tenantRead(share.organizationId, async (reader) => ({
        payer: await readPayer(reader, share.organizationId),
        account: await findAccount(reader, share.organizationId),
      }));
      const offer = offerOf(price, payer.units.length);
      const vat = vatOf(payer, account);
      const net = decimal(offer.total);
      const tax = fixed(vat === 'standard' ? net.times(String(standardVat)).div('100') : net.times('0'), 2);
      return {
        organizationName: payer.name,
        offer,
        units: [...payer.units],
        tax,
        toPay: fixed(net.plus(tax), 2),
        vat,
        expiresAt: share.expiresAt.toISOString(),
      };
    },
    payShared: async ({ body: { token, language }, raw: { request }, requestId, now, signal }) => {
      const share = await held(token, request.ip, now);
      if (share instanceof Refused) return share;
      const url = await publicUrl();
      // Whoever has the link acts for the owner that made it, without an account.
      const actor = { userId: share.madeBy, impersonatedBy: null, requestId };
      return openCheckout(
        deps,
        share.organizationId,
        { actor, now, signal },
        {
          plan: share.plan,
          language,
          isShared: true,
          successUrl: `${url}${sharedPlanPath()}#paid`,
          cancelUrl: `${url}${withSecret(sharedPlanPath(), 'token', token)}`,
        },
      );
    },
    hearPayments: async ({ raw: { request }, incoming, now }) => {
      const body = await bodyOf(incoming.stream);
      if (body === null) return refused('request.too_large');
      const proof = request.headers['stripe-signature'];
      const event =
        payments === null || typeof proof !== 'string' ? null : await payments.verifyEvent(body, proof);
      if (event === null) return refused('user.unauthorized');
      await db.platformTransaction((tx) => hearEvent(tx, event, now));
      return { received: true };
    },
  };
};
