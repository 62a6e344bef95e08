import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { readDecisionCosts } from '#features/prices/price-monitoring/server/queries-costs.ts';
import { writeSupplierDirectory } from '#features/suppliers/suppliers/server/commands.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { hashPassword } from '#platform/server/session/password-hash.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import { openTestProduct } from '#testing/world/product.ts';
import { sampleStories } from '#testing/world/sample-stories.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { sampleArrived, samplePassword, samplePeople, sampleZone } from '../rules-people.ts';
import { samplePlanOf } from '../rules-plan.ts';
import { dearerArticles } from '../rules-claim-stories.ts';
import type { OutletKey } from '../rules-suppliers.ts';
import { fillSample, openSample, startSample } from './commands.ts';
import type { SampleDeps } from './commands.ts';
import { findSampleGroup, refuseSampleAccounts } from './queries.ts';

const [complaints, printed]: [string[], string[]] = [[], []];
const local = {
  mode: 'development',
  wanted: 'small',
  url: 'http://127.0.0.1:1',
  mailUrl: 'smtp://127.0.0.1:2',
} as const;
const print = (text: string): void => void printed.push(text);
let product: TestProduct;
let deps: SampleDeps;

beforeAll(async () => {
  product = await openTestProduct({ replace: () => ({ resolver: zoneResolver(sampleZone) }) });
  const log = { error: ({ err }: { err?: unknown }) => void complaints.push(String(err)) };
  deps = { ...product, log, inboundDomain: 'in.test' };
  await writeSupplierDirectory(product.db);
  await product.startJobs();
});

afterAll(() => product.close());

const scopeOf = async (outlet: OutletKey): Promise<UnitScope> => {
  const scope = (await findSampleGroup(deps.db))?.scopes.get(outlet);
  if (scope === undefined) throw new Error(`no ${outlet} restaurant`);
  return scope;
};

const rowsOf = async <Row extends object>(outlet: OutletKey, sql: string): Promise<Row[]> => {
  const { organizationId, unitId } = await scopeOf(outlet);
  return deps.db.tenantRead(organizationId, (reader) => reader.query<Row>(sql, [organizationId, unitId]));
};

const countOf = async (table: string): Promise<number> => {
  const [row] = await deps.db.platformRead((reader) =>
    reader.query<{ count: number }>(`select count(*)::int as count from ${table}`),
  );
  return row?.count ?? 0;
};

const alertsOf = async (outlet: OutletKey, status: 'UNRESOLVED' | 'RESOLVED' | 'IGNORED') => {
  const scope = await scopeOf(outlet);
  const asked = { page: 1, limit: 200, sort: 'extra', direction: 'desc', status } as const;
  return deps.db.tenantRead(scope.organizationId, (reader) => listAlertGroups(reader, scope, asked));
};

it('never begins in production', async () => {
  await startSample(deps, { ...local, mode: 'production', print })();
  expect([await countOf('organization'), await countOf('user_account'), printed]).toEqual([0, 0, []]);
});

it('is continued by the next start when it was cut short, to the same end', async () => {
  const stop = startSample(deps, { ...local, print });
  while ((await findSampleGroup(deps.db)) === null || (await countOf('document')) < 9) await delay(20);
  await stop();
  const group = (await openSample(deps, 'full'))?.group ?? null;
  expect([group?.isComplete, group?.size]).toEqual([false, 'small']);
  const { chunks, claims } = samplePlanOf('small', '2026-11-20');
  const claimed = claims.flatMap(({ notes, turns }) => [
    ...notes,
    ...turns.filter(({ step }) => step === 'mail'),
  ]);
  const planned = [...chunks.flatMap(({ documents }) => documents), ...claimed];
  expect(await countOf('document where root_id is null')).toBeLessThan(planned.length);

  if (group === null) throw new Error('the sample is registered');
  await fillSample(deps, group, new AbortController().signal);
  expect((await findSampleGroup(deps.db))?.isComplete).toBe(true);
  expect(await countOf("document where root_id is null and state <> 'settled'")).toBe(planned.length);
  expect(await countOf(`deal_import where state = 'saved' and counts ->> 'new' = '3'`)).toBe(1);
  expect(complaints).toEqual([]);
}, 90_000);

it('says where to look and how to sign in, and its people can', async () => {
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain(local.url);
  expect(printed[0]).toContain(local.mailUrl);
  for (const { email } of samplePeople) {
    const body = { email, password: samplePassword };
    expect((await product.client().post('auth/users/login', { body })).status).toBe(200);
  }
});

it('leaves seven articles to decide on, one of them cheaper, one a broken deal', async () => {
  const { content } = await alertsOf('main', 'UNRESOLVED');
  expect(content.map(({ title, sumDifference }) => [title, sumDifference])).toEqual([
    ['Laxfilé C-trim', '654.50'],
    ['Rapsolja 10 l', '649.92'],
    ['Oxfilé 2-3 kg', '553.80'],
    ['Smör osaltat 500 g', '403.20'],
    ['Vispgrädde 40 % 1 l', '316.80'],
    ['Tomat kvist', '143.00'],
    ['Pommes frites 9 mm 2,5 kg', '-144.00'],
  ]);
  const ofDeals = content.filter((group) => group.content.every(({ dealId }) => dealId !== null));
  expect(ofDeals.map(({ title }) => title)).toEqual(['Laxfilé C-trim']);
  const unit = await scopeOf('main');
  const all = await deps.db.tenantRead(unit.organizationId, (r) => readDecisionCosts(r, unit, '2026-11-01'));
  expect(all.undecided).toEqual({ articles: 7, extraCost: '2577.22' });
});

it('has decided on the rest: a campaign let pass, a lost discount refused, a smaller pack accepted', async () => {
  const told = async (status: 'RESOLVED' | 'IGNORED') =>
    (await alertsOf('main', status)).content
      .map(({ title, kind, causes }) => `${title}: ${kind}, ${causes.join('+')}`)
      .toSorted();
  expect(await told('RESOLVED')).toEqual(['Krossade tomater 2,5 kg: unit, pack']);
  const ignored = await told('IGNORED');
  const claimed = ignored.filter((line) => / (list|deal)$/.test(line));
  expect(claimed).toHaveLength(dearerArticles.length);
  const others = ['Kycklingfilé 2,5 kg: price, discount-new', 'Vin husets röda 75 cl: price, discount-lost'];
  expect(ignored.filter((line) => !claimed.includes(line))).toEqual(others);
  const kinds = await rowsOf<{ kind: string; comment: string }>(
    'main',
    'select kind, comment from price_decision where organization_id = $1 and unit_id = $2 order by kind',
  );
  const claims = claimed.map(() => 'claim');
  expect(kinds.map(({ kind }) => kind)).toEqual([...claims, 'ignore', 'resolve', 'temporary']);
  expect(kinds.every(({ comment }) => comment !== '')).toBe(true);
  const second = (await alertsOf('second', 'UNRESOLVED')).content.map(({ title }) => title);
  expect(second.toSorted()).toEqual(['Krossade tomater 2,5 kg', 'Smör osaltat 500 g']);
});

it('tells every story of deals, causes and claims', async () => {
  const scope = await scopeOf('main');
  const now = product.clock.now();
  const seen = await deps.db.tenantRead(scope.organizationId, async (reader) => {
    const all: string[][] = [];
    for (const { told, see } of sampleStories) all.push([told, await see({ reader, scope, now })]);
    return all;
  });
  expect(seen).toEqual(sampleStories.map(({ told, seen: expected }) => [told, expected]));
});

it('holds the swapped bankgiro, and shows every other file that asks for a person', async () => {
  const documents = await rowsOf<{ name: string; state: string; reason: string | null }>(
    'main',
    `select file_name as name, state, reason from document
     where organization_id = $1 and unit_id = $2 and state not in ('monitored', 'expanded', 'settled') order by state, reason`,
  );
  expect(documents.map(({ state, reason }) => [state, reason])).toEqual([
    ['duplicate', 'duplicate.bytes'],
    ['duplicate', 'duplicate.invoice'],
    ['needs-review', 'mail.links-only'],
    ['needs-review', 'payment.account-changed'],
    // The words of a supplier about a claim.
    ['needs-review', 'reading.incomplete'],
    ['needs-review', 'reading.uncertain'],
    ['quarantined', 'sender.unknown'],
    ['quarantined', 'sender.unverified'],
    ['unreadable', 'xml.malformed'],
  ]);
  const inMails = await rowsOf<{ sender: string; names: string[] }>(
    'main',
    `select m.sender_address as sender, array_agg(d.file_name || ' ' || d.state order by d.file_name) as names
     from mail m join document d on d.organization_id = $1 and d.unit_id = $2 and d.root_id = m.document_id
     where m.organization_id = $1 and m.unit_id = $2 and m.verdict = 'pass' group by 1 order by 1`,
  );
  expect(inMails).toEqual([
    { sender: 'agare@krogbryggan.example', names: [expect.stringMatching(/^faktura-\d+\.xml monitored$/)] },
    {
      sender: 'faktura@gronsakshuset-arsta.example',
      names: [expect.stringMatching(/^faktura-\d+\.pdf monitored$/), 'fakturor.zip expanded'],
    },
    { sender: 'faktura@viltochost.example', names: ['faktura-20417.xml quarantined'] },
    {
      sender: 'kundreskontra@sodra-fiskbilen.example',
      names: [expect.stringMatching(/^Sv_ Kreditkrav K-\d{4}-\d{3}\.pdf needs-review$/)],
    },
  ]);
  const held = await rowsOf<{ name: string; reasons: string[] }>(
    'main',
    `select s.display_name as name, i.held_reasons as reasons from invoice i
     join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
     where i.organization_id = $1 and i.unit_id = $2 and i.held`,
  );
  expect(held).toEqual([{ name: 'Dryckeshuset Väst', reasons: ['payment.account-changed'] }]);
});

it('buys from no company that the directory knows, and has deals and credit notes', async () => {
  const suppliers = await rowsOf<{ name: string }>(
    'main',
    `select s.display_name as name from organization_supplier s
     where s.organization_id = $1 and s.directory_id is not null and exists (
       select from invoice i where i.organization_id = $1 and i.unit_id = $2 and i.supplier_id = s.id) order by 1`,
  );
  expect(suppliers.map(({ name }) => name)).toEqual([]);
  expect(await countOf('deal where source_row is null')).toBe(7);
  expect(await countOf('deal where source_row is not null')).toBe(3);
  expect(await countOf('deal where market_priced')).toBe(1);
  expect(await countOf('deal where unit_ids is null')).toBe(1);
  expect(await countOf("deal where valid_to <= '2026-12-20'")).toBe(2);
  expect(await countOf('invoice where credit_note')).toBe(7);
  expect(await countOf('invoice where rounding <> 0')).toBeGreaterThan(5);
});

it('has suppliers of every standing, and one that is asked for', async () => {
  const standing = await rowsOf(
    'main',
    `select l.status, count(*)::int as suppliers from outlet_supplier l
     join outlet o on o.organization_id = $1 and o.id = l.outlet_id
     where l.organization_id = $1 and o.main_unit_id = $2 group by 1 order by 1`,
  );
  expect(standing).toEqual([
    { status: 'active', suppliers: 11 },
    { status: 'inactive', suppliers: 3 },
    { status: 'requested', suppliers: 2 },
  ]);
  expect(await countOf("supplier_request where state = 'received'")).toBe(1);
});

it('adds nothing at the next start', async () => {
  const before = [await countOf('document'), await countOf('price_decision'), await countOf('audit_entry')];
  const stop = startSample(deps, { ...local, print });
  while (printed.length < 2) await delay(20);
  await delay(200);
  await stop();
  expect([await countOf('document'), await countOf('price_decision'), await countOf('audit_entry')]).toEqual(
    before,
  );
  expect(complaints).toEqual([]);
});

it('says when everything has arrived, once', async () => {
  const said: string[] = [];
  const other = await openTestProduct({ replace: () => ({ resolver: zoneResolver(sampleZone) }) });
  await other.startJobs();
  const own = { ...deps, ...other };
  const stop = startSample(own, { ...local, print: (text) => void said.push(text) });
  while (said.length < 2) await delay(50);
  await stop();
  expect(said[1]).toBe(sampleArrived);
  expect((await findSampleGroup(other.db))?.isComplete).toBe(true);
  await other.close();
}, 90_000);
it('is registered once by two processes that start on one empty database, and filled by the one that did', async () => {
  const { db } = await openTestDatabase();
  const starts = await Promise.all([1, 2].map(() => openSample({ ...deps, db }, 'small')));
  const [first, second] = starts.toSorted((a, b) => Number(a?.isAnothers) - Number(b?.isAnothers));
  expect([first?.isAnothers, second?.isAnothers]).toEqual([false, true]);
  expect(first?.group.organizationId).toBe(second?.group.organizationId);
  const [rows] = await db.platformRead((reader) =>
    reader.query<{ organizations: number; accounts: number; outlets: number }>(
      `select (select count(*)::int from organization) as organizations,
         (select count(*)::int from user_account) as accounts, (select count(*)::int from outlet) as outlets`,
    ),
  );
  expect(rows).toEqual({
    organizations: 1,
    accounts: samplePeople.length,
    outlets: first?.group.scopes.size,
  });
  await db.close();
});

it('leaves a database in other use alone', async () => {
  const other = await openTestDatabase();
  const builder = { db: other.db, clock: deps.clock, newId: deps.newId };
  await buildOrganization(builder);
  expect(await openSample({ ...builder, inboundDomain: 'in.test' }, 'small')).toBeNull();
  await other.db.close();
});

it('production refuses a database in which the published password signs in, and no other', async () => {
  const { db } = await openTestDatabase();
  const change = (set: string, email: string, ...values: readonly unknown[]) =>
    db.platformTransaction((tx) =>
      tx.query(`update user_account set ${set} where email = $1`, [email, ...values]),
    );
  await expect(refuseSampleAccounts(db)).resolves.toBeUndefined();
  await openSample({ ...deps, db }, 'small');
  const [first, ...others] = samplePeople.map(({ email }) => email);
  await expect(refuseSampleAccounts(db)).rejects.toMatchObject({ code: 'sample_accounts' });
  for (const email of others) await change('disabled_at = now()', email);
  await expect(refuseSampleAccounts(db)).rejects.toThrow(`signs in: ${first}.`);
  // Whoever has made the account their own is not locked out.
  await change('password_hash = $2', first ?? '', await hashPassword('a password of their own 71'));
  await expect(refuseSampleAccounts(db)).resolves.toBeUndefined();
  await db.close();
});
