import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { openLocalPayments } from '#platform/server/ports/payments/local/open-local.ts';
import type { LocalPayments } from '#platform/server/ports/payments/local/open-local.ts';
import type { PeerEvent } from '#platform/server/ports/payments/local/books.ts';
import type { PeerFault } from '#platform/server/ports/payments/local/peer.ts';
import { openTestProduct } from '../world/product.ts';
import type { TestProduct } from '../world/product.ts';

/** The product with a provider whose events wait and whose faults a test decides. */
export interface BillingWorld {
  readonly product: TestProduct;
  readonly local: LocalPayments;
  /** Events in the order in which they happened; nobody has heard them. */
  readonly events: PeerEvent[];
  /** What becomes of the next request. */
  strike: () => PeerFault | null;
  readonly organization: (outlets?: readonly string[]) => ReturnType<typeof buildOrganization>;
  /** What a person does on a page of the provider. */
  readonly press: (path: string, fields?: Readonly<Record<string, string>>) => Promise<number>;
  readonly close: () => Promise<void>;
}

export const openBillingWorld = async (): Promise<BillingWorld> => {
  const events: PeerEvent[] = [];
  let local: LocalPayments | undefined;
  let strike: BillingWorld['strike'] = () => null;
  const product = await openTestProduct({
    replace: ({ clock, keys }) => {
      local = openLocalPayments({
        clock,
        keys,
        prices: '790,990,10098',
        onEvent: (event) => void events.push(event),
        fault: () => strike(),
      });
      return { payments: local.payments, paymentPeer: local.peer };
    },
  });
  if (local === undefined) throw new Error('no provider');
  const { peer } = local;
  const port = await peer.listen();
  return {
    product,
    local,
    events,
    get strike() {
      return strike;
    },
    set strike(next) {
      strike = next;
    },
    organization: (outlets = ['Norr']) => buildOrganization(product, { outlets: [...outlets] }),
    press: async (path, fields = {}) => {
      const address = new URL(path, `http://127.0.0.1:${port}`);
      const { status } = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      return status;
    },
    close: async () => {
      await peer.close();
      await product.close();
    },
  };
};
