import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#core/access/roles.ts';
import type { NewsItem } from '#features/account/bell/contract.ts';
import { forgetRead, readNews } from '#features/account/bell/server/commands.ts';
import { newsSource, openBell, plainFacts, unreadOf } from '#features/account/bell/server/queries.ts';
import type { NewsSource } from '#features/account/bell/server/queries.ts';
import { newsDays } from '#features/account/bell/rules.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { answerTo, gatherHooks } from '#platform/server/hooks.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { contract } from '#app/contract.ts';
import { bellDeed, bellKinds, identityOf, shownTo, subjectOf, timeOf } from '#testing/bell-model.ts';
import type { Happening } from '#testing/bell-model.ts';
import { isWhole } from '#testing/share.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { hearFacts } from '#testing/world/told.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

let restaurant: MonitoredProduct;
const told: { audience: string; event: { type: string } }[] = [];

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  await hearFacts(restaurant.product.db, (fact) => told.push(fact));
});
afterAll(() => restaurant.product.close());

const { countNews, listNews, readNews: readPath } = contract.bell;

const newsOf = async (client: TestClient): Promise<{ content: NewsItem[]; unread: number }> => {
  const { data } = (await client.get(listNews.path)).json<{ content: NewsItem[]; unread: number }>();
  const counted = (await client.get(countNews.path)).json<{ unread: number }>().data;
  expect(counted.unread).toBe(data.unread);
  return data;
};

const said = async (client: TestClient): Promise<string[]> =>
  (await newsOf(client)).content.map(({ kind, name, reason }) => [kind, name, reason].join(' '));

const shownAs = ({ kind, subjectId, version }: NewsItem) => ({ kind, subjectId, version });

const markRead = (client: TestClient, items: readonly NewsItem[]) =>
  client.send('PUT', readPath.path, { body: { items: items.map(shownAs) } });

const clock = () => restaurant.product.clock.now();

describe('the bell', () => {
  test('tells of a price that waits to everybody, each of whom reads it alone, until somebody decides', async () => {
    const { reporter, editor, owner } = restaurant.clients;
    await restaurant.buy({ date: '2026-10-01', prices: { B1: '100' } });
    await restaurant.buy({ date: '2026-10-05', prices: { B1: '120' } });
    const [price] = (await newsOf(owner)).content;
    expect(price).toMatchObject({
      kind: 'undecidedPrice',
      name: 'Vara B1',
      isUnread: true,
      price: { from: '100.00', to: '120.00' },
    });
    for (const client of [reporter, editor]) expect((await newsOf(client)).unread).toBe(1);
    if (price === undefined) throw new Error('there is a price');
    told.length = 0;
    expect((await markRead(owner, [price])).json().data).toEqual({ unread: 0 });
    expect((await newsOf(owner)).content).toMatchObject([{ isUnread: false }]);
    expect((await newsOf(editor)).unread).toBe(1);
    // The person's other screens hear of it, nobody else's.
    const ownerId = restaurant.built.members.owner.userId;
    await expect.poll(() => told).toEqual([{ audience: `person ${ownerId}`, event: { type: 'news' } }]);
    // Another purchase at another price is news again, in the same place.
    await restaurant.buy({ date: '2026-10-09', prices: { B1: '130' } });
    const [again, ...others] = (await newsOf(owner)).content;
    expect(others).toEqual([]);
    expect(again).toMatchObject({ subjectId: price.subjectId, isUnread: true, count: 2 });
    const { id } = await restaurant.articleOf('B1');
    await editor.post('price-monitoring/decisions', { body: { articleIds: [id], kind: 'ignore' } });
    for (const client of [reporter, editor, owner]) expect((await newsOf(client)).content).toEqual([]);
    // What is not in the bell is not remembered as read.
    expect((await markRead(owner, again === undefined ? [] : [again])).json().data).toEqual({ unread: 0 });
  });

  test('tells who may act of claims that are answered, but not the one who wrote the answer down', async () => {
    const { reporter, editor, owner } = restaurant.clients;
    const bought = await restaurant.buy({ date: '2026-10-02', prices: { B2: '100' } });
    const invoice = await restaurant.buy({ date: '2026-10-06', prices: { B2: '120' } });
    expect(bought).not.toBe(invoice);
    const { id } = await restaurant.articleOf('B2');
    const decided = await editor.post('price-monitoring/decisions', {
      body: { articleIds: [id], kind: 'claim' },
    });
    const [settled] = decided.json<{ settled: { claimId: string }[] }>().data.settled;
    const claim = `claim-management/claims/${settled?.claimId}`;
    await editor.post(`${claim}/sending`, { body: { byHand: true } });
    expect((await editor.post(`${claim}/answers`, { body: { kind: 'accepted' } })).status).toBe(200);
    expect(await said(owner)).toEqual([expect.stringMatching(/^answeredClaim K-\d{4}-\d{3} accepted$/)]);
    for (const client of [reporter, editor]) expect(await said(client)).toEqual([]);
    const { content: answered } = await newsOf(owner);
    await markRead(owner, answered);
    // Of two things in the same moment, either may be the newest.
    restaurant.product.pass(60_000);
    await restaurant.buy({ date: '2026-10-20', prices: { B2: '15' }, credits: invoice });
    for (const client of [editor, owner])
      expect(await newsOf(client)).toMatchObject({
        unread: 1,
        content: [{ kind: 'answeredClaim', reason: 'credited', amount: '30', isUnread: true }],
      });
    await markRead(owner, (await newsOf(owner)).content);
  });

  test('tells who may act of what waits: an invoice that is held, and a file that nobody could read', async () => {
    const { reporter, editor, owner } = restaurant.clients;
    await restaurant.product.db.tenantTransaction(restaurant.built.organizationId, (tx) =>
      tx.query(
        `update invoice set held = true, held_reasons = '{payment.account-changed}'
         where organization_id = $1 and unit_id = $2 and number = '1'`,
        [restaurant.built.organizationId, restaurant.units[0]],
      ),
    );
    expect(await said(editor)).toContain('heldInvoice 1 payment.account-changed');
    expect(await said(owner)).toContain('heldInvoice 1 payment.account-changed');
    expect(await said(reporter)).toEqual([]);
  });

  test('tells a person of invitations wherever they look, and the team of the answer', async () => {
    const { product, units, clients } = restaurant;
    const { editor, owner, reporter } = clients;
    const guest = await buildAccount(product);
    const guestClient = product.client();
    await signIn(guestClient, guest);
    told.length = 0;
    const outletIds = [restaurant.built.outlets[0].outletId];
    const asked = { email: guest.email, role: 'reporter', language: 'sv', outletIds };
    const invited = await owner.post(contract.invitations.invite.path, { body: asked });
    expect(invited.status).toBeLessThan(300);
    await expect
      .poll(() => told)
      .toContainEqual({
        audience: `person ${guest.userId}`,
        event: { type: 'news' },
      });
    const { id } = invited.json<{ id: string }>().data;
    const accept = contract.invitations.acceptInvitation.path.replace('{invitationId}', id);
    expect((await guestClient.send(contract.invitations.acceptInvitation.method, accept)).status).toBe(200);
    for (const client of [editor, owner])
      expect(await said(client)).toContainEqual(expect.stringMatching(/^answeredInvitation .+ accepted$/));
    guestClient.unitId = units[0] ?? null;
    for (const client of [reporter, guestClient]) expect(await said(client)).toEqual([]);
    // Invited to the other restaurant, the guest is told in this one.
    const other = { ...asked, outletIds: [restaurant.built.outlets[1]?.outletId], role: 'editor' };
    expect((await owner.post(contract.invitations.invite.path, { body: other })).status).toBeLessThan(300);
    expect(await said(guestClient)).toEqual(['ownInvitation Söder editor']);
  });

  test('tells of nothing that happened in another unit, and the owner alone of a plan that ends', async () => {
    const { product, units, clients, built } = restaurant;
    for (const client of Object.values(clients)) client.unitId = units[1] ?? null;
    try {
      for (const client of Object.values(clients)) expect(await said(client)).toEqual([]);
      await product.db.platformTransaction((tx) =>
        tx.query(
          `update subscription set ends_at = $2::timestamptz + interval '3 days' where organization_id = $1`,
          [built.organizationId, clock()],
        ),
      );
      expect(await said(clients.owner)).toEqual(['endingPlan trial trialEnds']);
      for (const client of [clients.reporter, clients.editor]) expect(await said(client)).toEqual([]);
      const late = `update subscription set plan = 'premium', ends_at = null, past_due_since = $2 where organization_id = $1`;
      const since = new Date(clock().getTime() - 60_000);
      await product.db.platformTransaction((tx) => tx.query(late, [built.organizationId, since]));
      expect(await said(clients.owner)).toEqual(['endingPlan premium late']);
      await product.db.platformTransaction((tx) =>
        tx.query(`update subscription set past_due_since = null, paused_at = $2 where organization_id = $1`, [
          built.organizationId,
          since,
        ]),
      );
      expect(await said(clients.owner)).toEqual(['endingPlan premium paused']);
      for (const client of [clients.reporter, clients.editor]) expect(await said(client)).toEqual([]);
    } finally {
      for (const client of Object.values(clients)) client.unitId = units[0] ?? null;
    }
  });

  test('tells the owner who asks for another plan, until the plan is changed', async () => {
    const { product, clients, built } = restaurant;
    const pay = (values: string) =>
      product.db.platformTransaction((tx) =>
        tx.query(`update subscription set ${values} where organization_id = $1`, [built.organizationId]),
      );
    await pay(`plan = 'starter', ends_at = null, past_due_since = null, paused_at = null`);
    const asked = async () => (await said(clients.owner)).filter((one) => one.startsWith('askedPlan'));
    told.length = 0;
    await clients.editor.send('PUT', contract.plan.askOwners.path, { body: { about: 'articles' } });
    expect(await asked()).toEqual([expect.stringMatching(/^askedPlan .+ articles$/)]);
    for (const client of [clients.reporter, clients.editor])
      expect((await said(client)).filter((one) => one.startsWith('askedPlan'))).toEqual([]);
    const { userId } = built.members.owner;
    await expect.poll(() => told).toContainEqual({ audience: `person ${userId}`, event: { type: 'news' } });
    await pay(`plan = 'premium', changed_at = '2099-01-01'`);
    expect(await asked()).toEqual([]);
  });

  test('forgets what was read when it has long left every bell', async () => {
    const count = async () => {
      const rows = await restaurant.product.db.platformRead((reader) =>
        reader.query<{ count: number }>('select count(*)::int as count from bell_read', []),
      );
      return rows[0]?.count ?? 0;
    };
    const tidy = (days: number) =>
      restaurant.product.db.platformTransaction((tx) =>
        forgetRead(tx, new Date(clock().getTime() + days * 86_400_000)),
      );
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await tidy(newsDays);
    expect(await count()).toBe(before);
    await tidy(61);
    expect(await count()).toBe(0);
  });
});

let runs = 0;

test('what a bell counts is the rule over everything that happened and was read, for each role and unit', async () => {
  const { product, built, units } = restaurant;
  const now = clock();
  await fc.assert(
    fc.asyncProperty(fc.array(bellDeed, { minLength: 4, maxLength: 24 }), async (deeds) => {
      const run = (runs += 1);
      const happened: Happening[] = [];
      const sources = bellKinds.map((source, index): NewsSource => ({
        ...source,
        newest: async (_reader, { unitId }) =>
          happened
            .filter((one) => one.kind === index && !one.isOver)
            .filter((one) => source.of === 'person' || units[one.unit] === unitId)
            .map((one) => ({
              subjectId: subjectOf(run, one),
              version: `v${one.version}`,
              at: timeOf(one, now),
            })),
        facts: async (_reader, _scope, ids) => new Map(ids.map((id) => [id, { ...plainFacts, name: id }])),
      }));
      const hooks = gatherHooks(sources.map((source) => answerTo(newsSource, source)));
      const scopeOf = (unit: number) => mintUnitScope(built.organizationId, units[unit] ?? '');
      const seatOf = (who: number) => {
        const role = roles[who] ?? 'reporter';
        return { userId: built.members[role].userId, role, now };
      };
      const shown = (who: number, unit: number) =>
        shownTo(happened, { role: roles[who] ?? 'reporter', unit, run, now });
      const readBy = roles.map(() => new Set<string>());
      const unreadFor = (who: number, unit: number): number =>
        shown(who, unit).filter((key) => readBy[who]?.has(key) !== true).length;
      const readAt = async (who: number, unit: number, keys: readonly string[]) => {
        const unread = await readNews(product.db, hooks, scopeOf(unit), seatOf(who), keys.map(identityOf));
        const own = shown(who, unit);
        for (const key of keys) if (own.includes(key)) readBy[who]?.add(key);
        expect(unread).toBe(unreadFor(who, unit));
      };
      for (const one of deeds) {
        // Whatever has happened, the person's or not, may be settled, and be asked to be read.
        const any = 'which' in one ? happened[one.which % Math.max(1, happened.length)] : undefined;
        if (one.do === 'happen') happened.push({ ...one, isOver: false });
        else if (one.do === 'readAll') await readAt(one.who, one.unit, shown(one.who, one.unit));
        else if (any === undefined) continue;
        else if (one.do === 'settle') any.isOver = true;
        else await readAt(one.who, one.unit, [`${subjectOf(run, any)} v${any.version}`]);
      }
      for (const who of roles.keys())
        for (const unit of [0, 1]) {
          const bell = await openBell(product.db, hooks, scopeOf(unit), seatOf(who));
          const held = bell.news.map(({ subjectId, version }) => `${subjectId} ${version}`);
          expect(held.toSorted()).toEqual(shown(who, unit).toSorted());
          expect(unreadOf(bell)).toBe(unreadFor(who, unit));
        }
    }),
    { numRuns: isWhole('HISTORIES') ? 400 : 30 },
  );
});
