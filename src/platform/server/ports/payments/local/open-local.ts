import { createHmac } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimal } from '#core/values/decimal.ts';
import type { Clock } from '../../../clock.ts';
import { ConfigError } from '../../../config-setting.ts';
import { guardedFetch } from '../../../http/guarded-fetch.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';
import type { PaymentsPort } from '../port.ts';
import { openStripe } from '../stripe/open-stripe.ts';
import type { PeerBooks, PeerEvent, PeerPrice } from './books.ts';
import { openPaymentPeer, signedEvent } from './peer.ts';
import type { PaymentPeer, PeerOptions } from './peer.ts';
import { peerTaxRate } from './shapes.ts';

/** Names of the peer's prices. */
export const peerPriceIds = { premium: 'price_local_premium', 'premium-plus': 'price_local_plus' } as const;

const amount = /^\d{1,6}(?:\.\d{1,2})?$/;

const minor = (text: string): number => Number(decimal(text).times('100').toFixed(0));

/** The peer's prices out of LOCAL_PRICES: Premium a month, Premium+ as listed a month, and Premium+ a year. */
export const peerPrices = (setting: string): readonly PeerPrice[] => {
  const [premium = '', listed = '', yearly = '', ...more] = setting.split(',').map((one) => one.trim());
  if (more.length > 0 || ![premium, listed, yearly].every((one) => amount.test(one)))
    throw new ConfigError('LOCAL_PRICES must be three amounts with commas between, as 790,990,10098');
  return [
    {
      id: peerPriceIds.premium,
      unitAmount: minor(premium) * 3,
      currency: 'sek',
      interval: 'month',
      intervalCount: 3,
      nickname: 'Premium',
      metadata: {},
    },
    {
      id: peerPriceIds['premium-plus'],
      unitAmount: minor(yearly),
      currency: 'sek',
      interval: 'year',
      intervalCount: 1,
      nickname: 'Premium+',
      metadata: { listed_monthly: String(minor(listed)) },
    },
  ];
};

/** The peer and the port that speaks to it. */
export interface LocalPayments {
  readonly payments: PaymentsPort;
  readonly peer: PaymentPeer;
}

export interface LocalDeps {
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly prices: string;
  readonly port?: number;
  readonly books?: PeerBooks;
  readonly onChange?: (books: PeerBooks) => void;
  readonly onEvent?: (event: PeerEvent) => void;
  readonly fault?: NonNullable<PeerOptions['fault']>;
}

/** What the peer signs its events with. */
export const peerSecret = ([{ proof }]: SessionKeys): string =>
  `whsec_${createHmac('sha256', proof).update('krogkoll local payments').digest('hex')}`;

/** Opens the peer inside the product; it begins to listen with the first call. */
export const openLocalPayments = (deps: LocalDeps): LocalPayments => {
  const secretKey = `sk_test_${createHmac('sha256', deps.keys[0].proof).update('krogkoll local key').digest('hex')}`;
  const webhookSecret = peerSecret(deps.keys);
  const { prices, keys: _keys, ...options } = deps;
  const peer = openPaymentPeer({ ...options, secretKey, webhookSecret, prices: peerPrices(prices) });
  const payments = openStripe({
    provider: 'local',
    secretKey,
    webhookSecret,
    prices: peerPriceIds,
    taxRate: peerTaxRate,
    address: async () => ({ host: '127.0.0.1', port: await peer.listen() }),
    clock: deps.clock,
    fetchPaper: guardedFetch({ insideHosts: new Set(['127.0.0.1']) }),
  });
  return { payments, peer };
};

/** Books that outlive the process, in a file that is whole at any time. */
export const keptBooks = (
  folder: string,
): { readonly books?: PeerBooks; readonly onChange: (books: PeerBooks) => void } => {
  const path = join(folder, 'payments.json');
  const onChange = (books: PeerBooks): void => {
    writeFileSync(`${path}.new`, JSON.stringify(books), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  try {
    return { books: JSON.parse(readFileSync(path, 'utf8')) as PeerBooks, onChange };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { onChange };
    throw error;
  }
};

/** Seconds between the tries to deliver an event. */
const waits = [0, 1, 5, 30, 300, 3_600];

/** Posts events to the product as the provider does: again until somebody takes them, for an hour. */
export const deliverTo = (
  address: () => Promise<string>,
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
): ((event: PeerEvent) => void) => {
  const send = async (event: PeerEvent): Promise<boolean> => {
    const { body, signature } = signedEvent(event, secret, Math.floor(clock.now().getTime() / 1_000));
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    try {
      const { ok } = await fetch(await address(), { method: 'POST', headers, body });
      return ok;
    } catch {
      return false;
    }
  };
  const attempt = (event: PeerEvent, at: number): void => {
    const wait = waits[at];
    if (wait === undefined) return;
    const run = async (): Promise<void> => {
      if (!(await send(event))) attempt(event, at + 1);
    };
    setTimeout(() => void run(), wait * 1_000).unref();
  };
  return (event) => attempt(event, 0);
};
