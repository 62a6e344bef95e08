import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './uploader.ts';
import { signInAt } from './uploader.ts';

/** An owner whose restaurant has a plan to pay for. */
export interface Buyer extends Account {
  readonly organizationId: string;
}

/** What became of what buyers sent: answered, or cut off by a kill. */
export interface Tally {
  answered: number;
  cut: number;
}

const base = '/api/hospitad/';
const card = '4242424242424242';

/** One of the windows of an owner. */
interface Tab {
  readonly url: string;
  readonly token: string;
  readonly buyer: Buyer;
  readonly tally: Tally;
}

type Answer = { readonly data?: { readonly url?: string } } | null;

/** Asks the product; null where no answer came. */
const ask = async ({ url, token, buyer, tally }: Tab, path: string, body?: object): Promise<Answer> => {
  try {
    const answer = await fetch(`${url}${base}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'x-unit-id': buyer.unitId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as Answer;
    tally.answered += 1;
    return told;
  } catch {
    tally.cut += 1;
    return null;
  }
};

/** Presses a button on a page of the provider. */
const press = async (
  { tally }: Tab,
  address: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> => {
  try {
    await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    tally.answered += 1;
  } catch {
    tally.cut += 1;
  }
};

const paid = async (tab: Tab, plan: string): Promise<void> => {
  const checkout = await ask(tab, 'subscription/checkout', { plan, language: 'sv' });
  if (checkout?.data?.url !== undefined) await press(tab, `${checkout.data.url}/pay`, { card });
};

const inPortal = async (tab: Tab, act: string): Promise<void> => {
  const portal = await ask(tab, 'subscription/portal', { language: 'sv' });
  if (portal?.data?.url !== undefined) await press(tab, `${portal.data.url}/${act}`);
};

/** What an owner does with a plan, in the order of a life with it. */
const acts: readonly ((tab: Tab) => Promise<unknown>)[] = [
  (tab) => paid(tab, 'premium'),
  (tab) => ask(tab, 'subscription/refresh'),
  (tab) => ask(tab, 'subscription/plan', { plan: 'premium-plus' }),
  (tab) => ask(tab, 'subscription/plan', { plan: 'premium' }),
  (tab) => paid(tab, 'premium-plus'),
  (tab) => ask(tab, 'subscription/plan', { plan: 'premium-plus' }),
  (tab) => inPortal(tab, 'cancel'),
  (tab) => inPortal(tab, 'keep'),
  (tab) => ask(tab, 'subscription/plan', { plan: 'starter' }),
  (tab) => ask(tab, 'subscription/refresh'),
];

/**
 * Buys and changes a plan in two windows at once until the server is gone or everything has been done; each goes on with what an
 * owner does next, whatever was answered.
 */
export const buyAt = async (url: string, buyer: Buyer, tally: Tally): Promise<void> => {
  const token = await signInAt(url, buyer).catch(() => null);
  if (token === null) return;
  const tab = { url, token, buyer, tally };
  const begun = tally.cut;
  const window = async (wait: number): Promise<void> => {
    await delay(wait);
    for (const act of acts) {
      await act(tab);
      if (tally.cut > begun) return;
    }
  };
  await Promise.all([window(0), window(Math.random() * 30)]);
};
