import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-setting.ts';
import { guardedFetch } from '../../http/guarded-fetch.ts';
import type { SessionKeys } from '../../session/session-keys.ts';
import { deliverTo, keptBooks, openLocalPayments, peerSecret } from './local/open-local.ts';
import type { PaymentPeer } from './local/peer.ts';
import type { PaymentsPort } from './port.ts';
import { openStripe } from './stripe/open-stripe.ts';

type StripeName = Extract<keyof Config, `STRIPE_${string}`>;
type PaymentsConfig = Pick<Config, 'NODE_ENV' | 'DATA_DIR' | 'LOCAL_PRICES' | 'LOCAL_PAYMENTS_PORT'> &
  Partial<Pick<Config, StripeName>>;

/** Who takes money; null where nobody does, and plans are set by staff. */
export interface OpenPayments {
  readonly payments: PaymentsPort | null;
  readonly paymentPeer: PaymentPeer | null;
}

/** Where the provider's events come in. */
export const paymentEventsPath = '/api/hospitad/billing/events';

const needed = (config: PaymentsConfig, name: StripeName): string => {
  const value = config[name];
  if (value === undefined) throw new ConfigError(`${name} is needed, since STRIPE_SECRET_KEY is set`);
  return value;
};

/**
 * Opens Stripe where its key is set, otherwise a peer inside the product that speaks its protocol, and in production nothing: a
 * peer there would give plans away. Throws `ConfigError`.
 */
export const openPayments = (
  config: PaymentsConfig,
  {
    clock,
    keys,
    publicUrl,
  }: { readonly clock: Clock; readonly keys: SessionKeys; readonly publicUrl: () => Promise<string> },
): OpenPayments => {
  if (config.STRIPE_SECRET_KEY !== undefined) {
    const payments = openStripe({
      provider: 'stripe',
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: needed(config, 'STRIPE_WEBHOOK_SECRET'),
      prices: {
        premium: needed(config, 'STRIPE_PRICE_PREMIUM'),
        'premium-plus': needed(config, 'STRIPE_PRICE_PREMIUM_PLUS'),
      },
      taxRate: needed(config, 'STRIPE_TAX_RATE'),
      clock,
      fetchPaper: guardedFetch({}),
    });
    return { payments, paymentPeer: null };
  }
  if (config.NODE_ENV === 'production') return { payments: null, paymentPeer: null };
  const address = async (): Promise<string> => `${await publicUrl()}${paymentEventsPath}`;
  const { payments, peer } = openLocalPayments({
    clock,
    keys,
    prices: config.LOCAL_PRICES,
    port: config.LOCAL_PAYMENTS_PORT,
    ...keptBooks(config.DATA_DIR),
    onEvent: deliverTo(address, { secret: peerSecret(keys), clock }),
  });
  return { payments, paymentPeer: peer };
};
