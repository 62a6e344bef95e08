import { contract } from '#app/contract.ts';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { KeyForm } from '#features/open/keys/contract.ts';
import { buildKey } from '#features/open/keys/server/builders.ts';
import type { TestAnswer } from '../peers/test-client.ts';
import { openTenants, type Tenants } from '../world/tenants.ts';
import { type Called, callTool } from './speak.ts';
import { toolCalls } from './tool-calls.ts';

const { approveSuggestion, declineSuggestion } = contract.assistants;

/** Assistants and people at two companies. */
export interface Desk {
  readonly tenants: Tenants;
  /** A key of the first company for everything. */
  readonly whole: string;
  /** A well-formed call of each tool about its first restaurant. */
  readonly calls: ReturnType<typeof toolCalls>;
  readonly keyOf: (form?: Partial<KeyForm>) => Promise<string>;
  readonly setPlan: (plan: Plan) => Promise<unknown>;
  readonly call: (token: string, name: string, args: object, restaurantId?: string) => Promise<Called>;
  /** Suggests something; answers its id. Throws what it is refused for. */
  readonly suggest: (name: string, more?: object) => Promise<string>;
  readonly decide: (
    who: string,
    verdict: 'approve' | 'decline',
    id: string,
    version?: number,
  ) => Promise<TestAnswer>;
  /** Ids of the first restaurant's open claims, as an assistant sees them. */
  readonly claims: () => Promise<string[]>;
}

/** An order line whose alert was kept at its old price: it stands in no claim. */
const freeLine = async (tenants: Tenants) => {
  const { path } = contract.priceMonitoring.listAlerts;
  const answer = await tenants.clientOf('owner').get(`${path}?status=IGNORED`);
  const { content } = answer.json<{ content: { content: { itemId: string; invoiceId: string }[] }[] }>().data;
  const { itemId = '', invoiceId = '' } = content[0]?.content[0] ?? {};
  return { orderLineId: itemId, invoiceId };
};

/** Opens both companies with a key for everything. Close it with `tenants.product.close()`. */
export const openDesk = async (): Promise<Desk> => {
  const tenants = await openTenants();
  const { product, own, units, ids } = tenants;
  const keyOf: Desk['keyOf'] = async (form = {}) => {
    const owner = { organizationId: own.organizationId, userId: own.members.owner.userId };
    return (await buildKey(product, owner, form)).token;
  };
  const whole = await keyOf();
  const calls = toolCalls(ids.own, await freeLine(tenants));
  const call: Desk['call'] = (token, name, args, restaurantId = units.own) => {
    // No walk is about the limit of a minute.
    product.pass(110);
    const named = name === 'list_restaurants' ? args : { restaurantId, ...args };
    return callTool(product.client(), token, name, named);
  };
  return {
    tenants,
    whole,
    calls,
    keyOf,
    call,
    setPlan: (plan) =>
      product.db.tenantTransaction(own.organizationId, (tx) =>
        setSubscription(tx, own.organizationId, { plan, endsAt: null }, product.clock.now()),
      ),
    suggest: async (name, more = {}) => {
      const answer = await call(whole, name, { ...calls[name], ...more });
      if (answer.isError) throw new Error(answer.says || answer.text);
      return String(answer.fields['suggestionId']);
    },
    decide: (who, verdict, id, version = 1) => {
      const { path } = verdict === 'approve' ? approveSuggestion : declineSuggestion;
      return tenants.clientOf(who).post(path.replace('{suggestionId}', id), { body: { version } });
    },
    claims: async () => {
      const { fields } = await call(whole, 'open_claims', {});
      return (fields['claims'] as { claimId: string }[]).map(({ claimId }) => claimId);
    },
  };
};
