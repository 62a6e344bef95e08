import { contract } from '#app/contract.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { AskedConsent, Assistant } from '#features/open/oauth/contract.ts';
import type { TestAnswer } from '../peers/test-client.ts';
import { openMonitoredProduct } from '../world/restaurant.ts';
import { openMaker } from './maker.ts';
import { Program } from './program.ts';
import { openResource } from './resource.ts';

/** A restaurant of two units with an owner, makers of programs, and something to ask for with a token. */
export const openAssistants = async () => {
  const [world, maker] = await Promise.all([openMonitoredProduct(), openMaker()]);
  const { product, built, clients, units } = world;
  const setPlan = (plan: 'starter' | 'premium-plus') =>
    product.db.tenantTransaction(built.organizationId, (tx) =>
      setSubscription(tx, built.organizationId, { plan, endsAt: null }, product.clock.now()),
    );
  await setPlan('premium-plus');
  const api = await openResource(product);
  const { owner } = clients;
  const kocken = (more: object = {}) => new Program(maker.describe(more));
  const ask = async (token: string, what = 'look', unit = 0) => {
    const path = `/mcp/units/${units[unit] ?? ''}/${what}`;
    const answer = await api.get(path, { headers: { authorization: `Bearer ${token}` } });
    return { ...answer, said: `${answer.status} ${answer.json().message ?? ''}`.trim() };
  };
  const told = async (asked: Promise<TestAnswer>) => (await asked).json<AskedConsent>().data;
  return {
    ...world,
    maker,
    owner,
    anybody: product.client('198.51.100.7'),
    setPlan,
    kocken,
    ask,
    told,
    opens: async (token: string): Promise<number> => (await ask(token)).status,
    listed: async () =>
      (await owner.get(contract.consents.listAssistants.path)).json<{ assistants: Assistant[] }>().data
        .assistants,
    end: (id: string) => owner.post(contract.consents.endAssistant.path.replace('{assistantId}', id)),
    /** What the program hears of a question that cannot be granted. */
    heard: async (more: Record<string, string | null>) => {
      const data = await told(kocken().asks(owner, more));
      return data.state === 'fault' ? new URL(data.backTo).searchParams.get('error') : data.state;
    },
    /** Time goes by, and the owner signs in again. */
    pass: async (milliseconds: number): Promise<void> => {
      product.pass(milliseconds);
      await signIn(owner, built.members.owner);
    },
    close: async () => {
      maker.close();
      await api.close();
      await product.close();
    },
  };
};
