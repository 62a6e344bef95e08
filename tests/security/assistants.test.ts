import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { connectAssistant, generations } from '#testing/assistants/speak.ts';
import { openTenants, type Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let key: string;

beforeAll(async () => {
  tenants = await openTenants();
  const { product, own } = tenants;
  const owner = { organizationId: own.organizationId, userId: own.members.owner.userId };
  key = (await buildKey(product, owner)).token;
}, 300_000);
afterAll(() => tenants.product.close());

describe('both generations', () => {
  test.each(generations)('%s lists and calls', async (generation) => {
    const assistant = await connectAssistant(tenants.product.client(), key, generation);
    console.log(assistant.getServerVersion?.(), assistant.getNegotiatedProtocolVersion?.());
    const { tools } = await assistant.listTools();
    console.log(JSON.stringify(tools.map((t) => t.name)), JSON.stringify(tools[5]).slice(0, 1500));
    for (const [name, args] of Object.entries({
      list_restaurants: {},
      find: { text: 'own' },
      spend: { from: '2020-01-01' },
      supplier_spend: { supplierId: tenants.ids.own.supplier },
      price_changes: { from: '2020-01-01' },
      price_alerts: {},
      explain_alert: { articleId: tenants.ids.own.article },
      article_history: { articleId: tenants.ids.own.article },
      compare_suppliers: { articleId: tenants.ids.own.article },
      savings: {},
      open_claims: {},
      find_invoice: {},
      my_suggestions: {},
    })) {
      const started = performance.now();
      const r = await assistant.callTool({ name, arguments: name === 'list_restaurants' ? {} : { restaurantId: tenants.units.own, ...args } });
      console.log(name, Math.round(performance.now() - started), JSON.stringify(r).slice(0, 700));
    }
    await assistant.close();
  });
});
