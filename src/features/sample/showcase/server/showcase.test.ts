import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from '#app/contract.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { demoKeeper, type DemoStage } from '#platform/server/http/demo-stage.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct, type TestProduct } from '#testing/world/product.ts';
import { showcaseStoriesOf } from '#testing/world/showcase-stories.ts';
import { keepDemo } from './commands-keep.ts';

const today = '2026-11-20';
let product: TestProduct;
let stage: DemoStage;
let built: BuiltOrganization;
let other: BuiltOrganization;
let early: TestAnswer;
const clients = {} as Record<'owner' | 'editor' | 'reporter' | 'other', TestClient>;

beforeAll(async () => {
  product = await openTestProduct({
    replace: (standard) => {
      stage = keepDemo({ ...standard, hasDemo: true });
      const one: typeof standard.hooks.one = (asked) =>
        asked === demoKeeper ? ((() => stage) as never) : standard.hooks.one(asked);
      return { hooks: { ...standard.hooks, one } };
    },
  });
  built = await buildOrganization(product, { outlets: ['Norr', 'Söder'] });
  other = await buildOrganization(product);
  for (const role of ['owner', 'editor', 'reporter'] as const) {
    clients[role] = product.client();
    await signIn(clients[role], built.members[role]);
    clients[role].unitId = built.outlets[0].unitId;
  }
  clients.other = product.client();
  await signIn(clients.other, other.members.owner);
  clients.other.unitId = other.outlets[0].unitId;
  early = await clients.owner.get('invoice-management/invoices');
  await stage.unit();
}, 120_000);

afterAll(() => product.close());

interface Entry {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const entries: readonly Entry[] = Object.entries(contracts).flatMap(([feature, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

const somebody = '018f2d6a-7c1e-7cc0-8b6a-3f2f1f0e9d11';

/** The address of an entry, of ids that the demo gave, or of nothing; with those that its query cannot do without. */
const pathOf = ({ path, query }: Endpoint, ids: Readonly<Record<string, string>> = {}): string => {
  const needed = new URLSearchParams();
  for (const [name, field] of Object.entries(query instanceof z.ZodObject ? query.shape : {})) {
    const id = ids[name];
    if (id !== undefined && !z.safeParse(field, undefined).success) needed.set(name, id);
  }
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? somebody);
  return needed.size === 0 ? named : `${named}?${needed.toString()}`;
};

type Listed = { readonly content: readonly Readonly<Record<string, string>>[] };

const listed = async (client: TestClient, path: string): Promise<Listed['content']> => {
  const answer = await client.get(path);
  expect([path, answer.status, answer.headers['sample-data']]).toEqual([path, 200, 'shown']);
  return answer.json<Listed>().data.content;
};

/** What the demo misses, which stands on a supplier's page. */
const missingInvoiceOf = async (): Promise<string> => {
  const { organizationId } = await stage.unit();
  const [found] = await stage.world.db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>(
      `select id from radar_finding where organization_id = $1 and kind = 'missing'`,
      [organizationId],
    ),
  );
  return found?.id ?? '';
};

/** Ids that the lists of the demo name. */
const idsOf = async (client: TestClient) => {
  const first = async (path: string, name = 'id'): Promise<string> =>
    (await listed(client, path))[0]?.[name] ?? '';
  return {
    invoiceId: await first('invoice-management/invoices'),
    articleId: await first('product-management/products'),
    dealId: await first('deal-management/deals'),
    claimId: await first('claim-management/claims'),
    supplierId: await first('price-monitoring/alerts', 'supplierId'),
    findingId: await missingInvoiceOf(),
  };
};

it('keeps nobody waiting while it is made: the screen is the restaurant’s own and says that the demo comes', () => {
  expect([early.status, early.headers['sample-data'], early.json<Listed>().data.content]).toEqual([
    200,
    'coming',
    [],
  ]);
});

it('tells every story of the list', async () => {
  const scope = scopeOfRow(await stage.unit());
  const stories = showcaseStoriesOf(today);
  const seen = await stage.world.db.tenantRead(scope.organizationId, async (reader) => {
    const all: string[][] = [];
    for (const { told, see } of stories)
      all.push([told, await see({ reader, scope, now: product.clock.now() })]);
    return all;
  });
  expect(seen).toEqual(stories.map(({ told, seen: expected }) => [told, expected]));
});

it('is what every read screen of an organization without invoices says that it shows', async () => {
  const ids = await idsOf(clients.owner);
  const wrong: unknown[] = [];
  for (const { name, endpoint } of entries) {
    if (endpoint.demo !== 'shown' || endpoint.method !== 'GET') continue;
    const answer = await clients.owner.get(pathOf(endpoint, ids));
    const isFound = answer.status === 200 || (answer.status === 404 && /import/i.test(name));
    if (!isFound || answer.headers['sample-data'] !== 'shown')
      wrong.push([name, answer.status, answer.headers['sample-data'], answer.text.slice(0, 200)]);
  }
  expect(wrong).toEqual([]);
});

/** What comes in, and who works where and for what: never the demo, and of no screen that shows it. */
const neverDemo =
  /^(inbox|mail|documents|history|organizations|supplierLinks|supplierRequests|invitations|team|powerOfAttorney|notifications|billing|review)\.|^dealImports\.downloadImportTemplate$/;

it('leaves no screen to chance', () => {
  const open = entries.filter(
    ({ name, endpoint }) =>
      !neverDemo.test(name) &&
      !['public', 'session', 'staff', 'machine', 'assistant'].includes(endpoint.access) &&
      endpoint.demo === undefined,
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('is found by its words, as far as the role may see, and the bell and the views stay the restaurant’s own', async () => {
  const find = async (client: TestClient, text: string) => {
    const answer = await client.get(`search-management/found?text=${text}`);
    expect([answer.status, answer.headers['sample-data']]).toEqual([200, 'shown']);
    return answer.json<Record<'suppliers' | 'invoices' | 'claims', readonly unknown[]>>().data;
  };
  const { suppliers, invoices } = await find(clients.editor, 'Exempelfisken');
  expect([suppliers.length, invoices.length > 0]).toEqual([1, true]);
  expect((await find(clients.editor, 'K-')).claims.length).toBeGreaterThan(0);
  expect((await find(clients.reporter, 'K-')).claims).toEqual([]);
  for (const path of ['notification-generator/news', 'view-management/views?list=invoices']) {
    const answer = await clients.editor.get(path);
    expect([answer.status, answer.headers['sample-data']]).toEqual([200, undefined]);
    expect(answer.text).not.toContain('Exempel');
  }
});

it('answers what would change it with its own code, after the role', async () => {
  const wrong: unknown[] = [];
  for (const { name, endpoint } of entries) {
    if (endpoint.demo !== 'refused') continue;
    const asked = (client: TestClient) => client.send(endpoint.method, pathOf(endpoint), { body: {} });
    const [owner, reporter] = [await asked(clients.owner), await asked(clients.reporter)];
    const told = [owner.status, owner.json().message, reporter.status, reporter.json().message];
    const demo = [409, 'demo.read_only'];
    const expected = [...demo, ...(endpoint.access === 'reporter' ? demo : [403, 'permission.required'])];
    if (JSON.stringify(told) !== JSON.stringify(expected)) wrong.push([name, ...told]);
  }
  expect(wrong).toEqual([]);
});

it('knows its documents by their ids, and leaves those of the restaurant alone', async () => {
  const { invoiceId } = await idsOf(clients.editor);
  const answer = await clients.editor.get(`invoice-management/invoices/${invoiceId}`);
  const { documents } = answer.json<{ documents: readonly { id: string }[] }>().data;
  const documentId = documents[0]?.id ?? '';
  const original = await clients.editor.get(`invoice-management/documents/${documentId}/original`);
  expect([original.status, original.headers['sample-data']]).toEqual([200, 'shown']);
  expect(original.text).toContain('Exempel');
  const deleted = await clients.editor.post(`invoice-management/documents/${documentId}/delete`, {
    body: {},
  });
  expect([deleted.status, deleted.json().message]).toEqual([409, 'demo.read_only']);
  const arrivals = await clients.editor.get('invoice-management/arrivals');
  expect([arrivals.status, arrivals.headers['sample-data']]).toEqual([200, undefined]);
  expect(arrivals.json<{ content: unknown[] }>().data.content).toEqual([]);
});

it('shows what other restaurants of its company pay as far as the one who looks would see it', async () => {
  const pages = await Promise.all(
    (['owner', 'editor', 'reporter'] as const).map((role) =>
      clients[role].get('sourcing-management/outlets?different=true&page=1&limit=50'),
    ),
  );
  const told = pages.map((page) => {
    if (page.status !== 200) return page.status;
    const { content, outlets } = page.json<{
      content: readonly { readonly name: string; readonly lowest: string }[];
      outlets: readonly { readonly displayName: string }[];
    }>().data;
    return [page.headers['sample-data'], content.length > 0, outlets.map(({ displayName }) => displayName)];
  });
  const seen = ['shown', true, ['Lilla Exempel']];
  // A reporter sees articles with undecided alerts, and this one has none.
  expect(told).toEqual([seen, seen, ['shown', false, []]]);
});

/** Every row that is no part of coming in, as one text. */
const rows = async (): Promise<string> =>
  (await product.dump())
    .split('\n')
    .filter(
      (row) =>
        !/^(pgboss\.(?!job)\w+|public\.(user_session|session_token|attempt|known_device|demo_hidden)) /.test(
          row,
        ),
    )
    .toSorted()
    .join('\n');

it('leaves not one row with the organization that looks at it', async () => {
  const before = await rows();
  for (const { endpoint } of entries) {
    if (endpoint.demo === undefined || endpoint.demo === 'own') continue;
    await clients.owner.send(
      endpoint.method,
      pathOf(endpoint),
      endpoint.method === 'GET' ? {} : { body: {} },
    );
  }
  expect(await rows()).toBe(before);
  expect(before).not.toContain('Exempel');
});

it('is hidden by the one who wants that, and shown again', async () => {
  const choose = (hidden: boolean) => clients.owner.send('PUT', 'auth/users/demo', { body: { hidden } });
  const asked = (client: TestClient) => client.get('invoice-management/invoices');
  expect((await choose(true)).status).toBe(200);
  const hidden = await asked(clients.owner);
  expect(hidden.headers['sample-data']).toBe('hidden');
  expect(hidden.json<Listed>().data.content).toEqual([]);
  expect((await asked(clients.editor)).headers['sample-data']).toBe('shown');
  // What they do then is their own.
  const settled = await clients.owner.post('price-monitoring/decisions', { body: {} });
  expect(settled.json().message).toBe('bad.request');
  expect((await choose(false)).status).toBe(200);
  expect((await asked(clients.owner)).headers['sample-data']).toBe('shown');
});

it('ends with the first invoice, in all restaurants of the organization and in no other', async () => {
  const file = buildInvoice({ number: '71', issueDate: today });
  const scope = scopeOfRow({ organizationId: built.organizationId, unitId: built.outlets[1]?.unitId ?? '' });
  const deps = { ...product, ...openersOf(product) };
  const actor = { userId: built.members.editor.userId, impersonatedBy: null, requestId: 'test' };
  await receiveDocuments(deps, scope, { channel: 'upload', actor }, [
    { fileName: file.name, contentType: 'application/xml', stream: file.bytes },
  ]);
  const asked = (client: TestClient) => client.get('invoice-management/invoices');
  // A document that nobody has read yet is no invoice.
  expect((await asked(clients.owner)).headers['sample-data']).toBe('shown');
  await readWaiting(deps, scope, { id: 'job', signal: new AbortController().signal });
  const [north, elsewhere] = [await asked(clients.owner), await asked(clients.other)];
  expect(north.headers['sample-data']).toBe('none');
  expect(north.json<Listed>().data.content).toEqual([]);
  clients.owner.unitId = scope.unitId;
  const own = await asked(clients.owner);
  expect(own.json<Listed>().data.content.map(({ number }) => number)).toEqual(['71']);
  expect(elsewhere.headers['sample-data']).toBe('shown');
  expect(elsewhere.text).not.toContain(built.outlets[0].unitId);
});
