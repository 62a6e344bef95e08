import { roles } from '#core/access/roles.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import {
  buildOrganization,
  type BuiltOrganization,
} from '#features/company/organizations/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import { startSession } from '#features/account/sessions/server/commands.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { TestAnswer, TestClient } from '../peers/test-client.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { contract } from '#app/contract.ts';
import { fillTeam } from './tenant-team.ts';
import { leaveMarks } from './marks.ts';
import { leaveSuggestion } from './leave-suggestion.ts';
import { leaveWebhook } from './leave-webhook.ts';
import { leaveView } from './leave-view.ts';
import { leavePriceList, sendPriceList, subscribe } from './price-lists.ts';
import { openTestProduct, type TestProduct, type TestProductOptions } from './product.ts';
import { leavePaper, teachLayout } from './readings.ts';
import { draftClaim } from './draft-claim.ts';
import { tenantInvoice } from './tenant-invoice.ts';
import { missingIds, stray, strangersPhone } from '../requests/samples.ts';
import { uploadOf } from '../requests/upload.ts';
import type { Ids, Route } from '../requests/samples.ts';
import { leaveConversation } from './conversation.ts';
import { buildConversation } from '../requests/chat.ts';
import { buildDirectory } from '../requests/suppliers.ts';
import { leaveContradiction } from './contradiction.ts';
import { lookedBeside } from './looked-beside.ts';
import { waitUntil } from '../wait-until.ts';

/** Stands in every text that the foreign organization has, and nowhere else. */
export const marker = 'Zxq8WvKjP0sTbNm4RyLd';

/** Everyone whom the matrix of SECURITY section 2 knows; `insider` edits one unit of two, `visitor` is staff as a reporter. */
export const actors = [
  'nobody',
  'newcomer',
  'stranger',
  'staff',
  'reporter',
  'visitor',
  'insider',
  'impersonator',
  'editor',
  'owner',
] as const;

/** Two organizations with invoices, alerts and deals, the first one with two units, and everyone signed in. */
export interface Tenants {
  readonly product: TestProduct;
  readonly own: BuiltOrganization;
  readonly foreign: BuiltOrganization;
  /** The first unit, a second one of the same organization, and another organization's. */
  readonly units: Readonly<Record<'own' | 'sibling' | 'foreign', string>>;
  readonly ids: Readonly<Record<'own' | 'sibling' | 'foreign' | 'deleted', Ids>>;
  /** An actor's browser in the first unit. */
  readonly clientOf: (actor: string) => TestClient;
  /** Signs an account in, in a unit. */
  readonly enter: (account: { email: string; password: string }, unitId: string) => Promise<TestClient>;
  /** A fingerprint of every row of the two organizations, or of those given, by table. */
  readonly books: (organizationIds?: readonly string[]) => Promise<string[]>;
  /** Waits until no document is on its way. */
  readonly quiet: () => Promise<void>;
}

/** Sends a route's request with its parameters filled in. */
export const sendRoute = (
  client: TestClient,
  { entry, sample }: Route,
  ids: Ids,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> => {
  const { params = {}, query = {}, ...request } = sample(ids);
  const path = fullPath(entry).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  const sent = { ...request, headers: { ...request.headers, ...headers } };
  return client.send(entry.method, search === '' ? path : `${path}?${search}`, sent);
};

const rows = async (client: TestClient, path: string): Promise<Record<string, string>[]> =>
  (await client.get(path)).json<{ content: Record<string, string>[] }>().data.content;

/** Sends two invoices, the second one dearer, through the whole pipeline, and answers what came of them. */
export const fillUnit = async (product: TestProduct, client: TestClient, said: string): Promise<Ids> => {
  await subscribe(product, client);
  const upload = (file: Parameters<typeof uploadOf>[0]) =>
    client.post(contract.documents.uploadDocuments.path, uploadOf(file));
  for (const index of [0, 1]) {
    await upload(tenantInvoice(said, index));
    const count = async () => (await rows(client, contract.invoices.listInvoices.path)).length;
    await waitUntil(async () => (await count()) === index + 1);
  }
  const reading = await leavePaper(client, said);
  await upload({ name: 'tom.xml', bytes: new Uint8Array() });
  const first = async (path: string): Promise<Record<string, string>> => (await rows(client, path))[0] ?? {};
  const alert = await first(contract.priceMonitoring.listAlerts.path);
  const article = alert['id'] ?? '';
  const agreed = { articleId: article, price: '1.00', validFrom: '2028-01-01', validTo: '2028-12-31' };
  const deal = await client.post(contract.deals.createDeal.path, { body: { ...agreed, note: said } });
  const begun = await client.post(contract.history.openImport.path);
  const claim = await draftClaim(client, (await first(contract.invoices.listInvoices.path))['id'] ?? '');
  const supplier = alert['supplierId'] ?? '';
  const priceList = await leavePriceList(client, supplier, said);
  const sentList = await sendPriceList(client, said);
  const [, other] = await rows(client, contract.priceMonitoring.listAlerts.path);
  const body = { articleIds: [other?.['id']], kind: 'ignore', comment: said };
  const settled = await client.post(contract.priceMonitoring.settleAlerts.path, { body });
  const named = { name: `${said.toLowerCase()}.example`, standing: 'forwarder' };
  const decided = await client.send('PUT', contract.mail.setSender.path, { body: named });
  return {
    document: (await first(`${contract.documents.listDocuments.path}?states=monitored`))['id'] ?? '',
    spare: (await first(`${contract.documents.listDocuments.path}?states=unreadable`))['id'] ?? '',
    invoice: (await first(contract.invoices.listInvoices.path))['id'] ?? '',
    article,
    supplier,
    priceList,
    sentList,
    ...(await leaveMarks(product, client, { supplier, article, said })),
    decision: settled.json<{ settled: { decisionId: string }[] }>().data.settled[0]?.decisionId ?? '',
    deal: deal.json<{ id: string }>().data.id,
    claim,
    import: begun.json<{ id: string }>().data.id,
    sender: decided.json<{ id: string }>().data.id,
    reading,
    layout: await teachLayout(product, client, said),
    unit: client.unitId ?? '',
    view: await leaveView(client, said),
    spareView: await leaveView(client, `${said} 2`),
    conversation: await leaveConversation(product, client, said),
    ...(await fillTeam(product, client, said)),
    ...(await leaveWebhook(product, client, said)),
    suggestion: await leaveSuggestion(product, client, { article, said }),
  };
};

const impersonate = async (
  product: TestProduct,
  staffId: string,
  userId: string,
  client: TestClient,
): Promise<void> => {
  const { newId, clock } = product;
  const session = { userId, staff: false, impersonatedBy: staffId, userAgent: null };
  const started = await product.db.platformTransaction((tx) =>
    startSession(tx, session, { now: clock.now(), newId, requestId: 'test' }),
  );
  client.cookies.set('rt', started.renewal);
  const renewed = await client.post(contract.sessions.renewToken.path, { headers: ownPage });
  client.token = renewed.json<{ token: string }>().data.token;
};

/** One deal and one document that were there and are gone. */
const removed = async (product: TestProduct, owner: TestClient, own: Ids, organizationId: string) => {
  const agreed = { articleId: own.article, price: '2.00', validFrom: '2029-01-01', validTo: '2029-12-31' };
  const made = await owner.post(contract.deals.createDeal.path, { body: agreed });
  const deal = made.json<{ id: string }>().data.id;
  await product.db.tenantTransaction(organizationId, (tx) =>
    tx.query('delete from deal where id = $1', [deal]),
  );
  return { ...missingIds, deal };
};

/** What support staff act on: a settled document of nobody's, an address of the unit, and somebody's conversation. */
const buildStrays = async (product: TestProduct, organizationId: string, unitId: string): Promise<void> => {
  const { userId } = await buildAccount(product);
  await product.db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into unrouted_document (id, sha256, size, content_type, message_id, received_at, state, reason)
       select $1, d.sha256, d.size, 'application/xml', 'stray', d.received_at, 'dismissed', 'recipient.unknown'
       from document d where d.unit_id = $2 and d.sha256 <> '' limit 1`,
      [stray, unitId],
    );
    await tx.query(
      `insert into unit_route (organization_id, unit_id, scheme, value, created_at) values ($1, $2, '0192', $3, now())`,
      [organizationId, unitId, stray],
    );
    await buildDirectory(tx, organizationId, stray);
    await leaveContradiction(tx, stray);
    await buildConversation(tx, { userId, id: stray, said: 'stray' });
  });
};

/** Signs somebody in on the phone that everybody else in the walk tries to take. */
const lendPhone = async (product: TestProduct, client: TestClient): Promise<void> => {
  const path = `notification-generator/devices/${strangersPhone}`;
  await client.send('PUT', path, { body: { fcmToken: product.newId() } });
  await client.send('PUT', `${path}/login`, { body: { isLoggedIn: true } });
};

/** That staff looked is written down, which changes nothing of what they looked at. */
const notWitnessed = ` and action not in ('impersonation.read', 'impersonation.write')`;

/** That a key was used is noted beside it, which changes nothing of what it opens. */
const keysUnused = '(select organization_id, id, token_hash, revoked_at from api_key)';

const booksSql = async ({ db }: TestProduct): Promise<string> => {
  const tables = await db.platformRead((reader) =>
    reader.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where column_name = 'organization_id' and table_schema = 'public'
         and table_name in (select tablename from pg_tables) order by 1`,
    ),
  );
  return tables
    .map(
      ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as print
        from ${name === 'api_key' ? keysUnused : name} t where organization_id = any($1::uuid[])${name === 'audit_entry' ? notWitnessed : ''}`,
    )
    .join(' union all ');
};

/** Opens the product and builds all of it. Close it with `product.close()`. */
export const openTenants = async (options: TestProductOptions = {}): Promise<Tenants> => {
  const product = await openTestProduct(options);
  await product.startJobs();
  const own = await buildOrganization(product, { outlets: ['Krog Bryggan', 'Bar Bryggan'] });
  const foreign = await buildOrganization(product, { outlets: [marker] });
  const [here, beside] = own.outlets;
  if (beside === undefined) throw new Error('two outlets were asked for');
  const units = { own: here.unitId, sibling: beside.unitId, foreign: foreign.outlets[0].unitId };
  const clients = new Map<string, TestClient>();
  const enter: Tenants['enter'] = async (account, unitId) => {
    const client = product.client();
    await signIn(client, account);
    client.unitId = unitId;
    return client;
  };
  for (const role of roles) clients.set(role, await enter(own.members[role], units.own));
  const sibling = await enter(own.members.owner, units.sibling);
  const stranger = await enter(foreign.members.owner, units.foreign);
  const owner = clients.get('owner') ?? sibling;
  const ownIds = await fillUnit(product, owner, 'own');
  const ids = {
    own: ownIds,
    sibling: await fillUnit(product, sibling, 'sibling'),
    foreign: await fillUnit(product, stranger, marker),
    deleted: await removed(product, owner, ownIds, own.organizationId),
  };
  stranger.unitId = units.own;
  await buildStrays(product, own.organizationId, units.own);
  const insider = await buildAccount(product);
  const seat = { ...own, outletId: here.outletId, userId: insider.userId, role: 'editor' } as const;
  await product.db.tenantTransaction(own.organizationId, (tx) => addMember(tx, seat, product.clock.now()));
  await lendPhone(product, await enter(await buildAccount(product), units.own));
  const helper = product.client();
  const { account: staff } = await buildStaff(product, helper);
  helper.unitId = units.own;
  const impersonator = product.client();
  await impersonate(product, staff.userId, own.members.owner.userId, impersonator);
  impersonator.unitId = units.own;
  clients.set('impersonator', impersonator);
  const visitor = product.client();
  await impersonate(product, staff.userId, own.members.reporter.userId, visitor);
  visitor.unitId = units.own;
  clients.set('visitor', visitor);
  const nobody = product.client();
  nobody.unitId = units.own;
  clients.set('nobody', nobody);
  clients.set('stranger', stranger);
  clients.set('insider', await enter(insider, units.own));
  clients.set('newcomer', await enter(await buildAccount(product), units.own));
  clients.set('staff', helper);
  await lookedBeside(product);
  const sql = await booksSql(product);
  const both = [own.organizationId, foreign.organizationId];
  const waiting = `
    select from document where state in ('received', 'stored', 'recognising', 'read', 'matched', 'checked')
    union all select from list_export where state in ('waiting', 'writing') limit 1`;
  return {
    product,
    own,
    foreign,
    units,
    ids,
    enter,
    clientOf: (actor) => {
      const client = clients.get(actor);
      if (client === undefined) throw new Error(`nobody signed in as ${actor}`);
      return client;
    },
    books: async (whose = both) => {
      const read = product.db.platformRead((reader) =>
        reader.query<{
          name: string;
          print: string;
        }>(sql, [whose]),
      );
      return (await read).map(({ name, print }) => `${name} ${print}`);
    },
    quiet: async () => {
      await waitUntil(
        async () => (await product.db.platformRead((reader) => reader.query(waiting))).length === 0,
      );
      await lookedBeside(product);
    },
  };
};
