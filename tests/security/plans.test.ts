import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#core/access/roles.ts';
import type { Subscription } from '#core/entitlements/entitlements.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Found } from '#features/finding/search/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { analyseDue } from '#features/purchases/invoices/server/commands-waiting.ts';
import { isUnitScoped } from '#platform/wire/openapi.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { missingIds, namesObject, routes } from '#testing/requests/samples.ts';
import type { Ids, Route } from '#testing/requests/samples.ts';
import { isWhole, shareOf } from '#testing/share.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import { sendRoute } from '#testing/world/tenants.ts';

/** Article numbers that stand in the name of their lines: what must not be read where the plan hides it. */
const marks = { before: 'FORNTID', lastYear: 'IFJOL', cheap: 'BILLIG', waits: 'VANTAR' } as const;
/** Prices of last year that nothing else has. */
const oldPrices = ['77.31', '91.17'];

let world: MonitoredProduct;
let today: string;
const invoiceOf: Record<string, string> = {};
const objects: Ids[] = [];

const pay = (subscription: Subscription) =>
  world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
    setSubscription(tx, world.built.organizationId, subscription, world.product.clock.now()),
  );

const ownRows = <Row extends object>(text: string): Promise<Row[]> =>
  world.product.db.tenantRead(world.built.organizationId, (reader) => reader.query<Row>(text));

const supplierCount = 7;
const dear = 55;
const sameDay = 'DYR2';

/** Fifty invoices of this month and one more, old ones, dear articles and a cheap one, from more suppliers than Starter shows. */
const fill = async (): Promise<void> => {
  await pay({ plan: 'premium-plus', endsAt: null });
  await world.buy({ date: daysBefore(today, 800), prices: { [marks.before]: '55.55' } });
  for (const [at, price] of oldPrices.entries())
    await world.buy({ date: daysBefore(today, 400 - at), prices: { [marks.lastYear]: price } });
  const prices = Object.fromEntries(Array.from({ length: dear }, (_, at) => [`DYR${at}`, `${500 + at}.00`]));
  await world.buy({ date: daysBefore(today, 3), prices: { ...prices, [marks.cheap]: '1.00' } });
  for (let supplier = 2; supplier <= supplierCount; supplier += 1)
    await world.buy({
      date: daysBefore(today, 2),
      supplier,
      prices: { DYR0: `${2000 - supplier * 100}.00` },
    });
  await world.buy({ date: today, prices: { [sameDay]: '502.00' } });
  await pay({ plan: 'starter', endsAt: null });
  const [counted] = await ownRows<{ count: number }>(
    'select count(*)::int as count from invoice where counts',
  );
  for (let more = counted?.count ?? 0; more < 50; more += 1)
    await world.buy({ date: daysBefore(today, 1), prices: { DYR1: '501.00' } });
  world.product.pass(60_000);
  await world.buy({ date: today, prices: { [marks.waits]: '42.42', [sameDay]: '502.00' } });
};

const findObjects = async (): Promise<void> => {
  const rows = await ownRows<{ mark: string; article: string; invoice: string; document: string }>(
    `select l.article_number as mark, l.article_id as article, i.id as invoice, i.document_id as document
     from invoice_line l join invoice i on i.organization_id = l.organization_id and i.unit_id = l.unit_id and i.id = l.invoice_id`,
  );
  const [hidden] = await ownRows<{ id: string }>(
    `select id from organization_supplier where display_name like '%nr ${supplierCount} %'`,
  );
  for (const mark of Object.values(marks)) {
    const row = rows.find((one) => one.mark === mark);
    if (row === undefined) throw new Error(`${mark} was not booked`);
    invoiceOf[mark] = row.invoice;
    const { article, invoice, document } = row;
    const [outlet] = world.built.outlets;
    objects.push({
      ...missingIds,
      article,
      invoice,
      document,
      reading: document,
      supplier: hidden?.id ?? '',
      outlet: outlet.outletId,
      unit: outlet.unitId,
      organization: world.built.organizationId,
    });
  }
};

beforeAll(async () => {
  world = await openMonitoredProduct();
  today = swedishDate(world.product.clock.now());
  await fill();
  await findObjects();
}, 120_000);
afterAll(() => world.product.close());

/** What no plan limits: originals, claims with their lines, deals and who is asked about them. */
const neverLimited = /^(?:claims|claimSteps|deals|dealTerms|dealImports)\.|downloadOriginal|readPage/;
const listsArticles = /^products\.|priceMonitoring\.listArticles|^search\.find$/;
const listsSuppliers = /^(?:suppliers\.(?:listSuppliers|readSupplier)|supplierLinks\.list)/;

const read = routes.filter(
  ({ name, entry }) =>
    entry.method === 'GET' &&
    entry.replyAs === undefined &&
    (isUnitScoped(entry) || name === 'suppliers.listSuppliers') &&
    !neverLimited.test(name),
);

const dayFrom = (days: number): string => daysBefore(today, days);

/** What somebody types by hand behind an address. */
const queries = (): readonly Readonly<Record<string, string>>[] => [
  {},
  { from: '1970-01-01', to: '2099-12-31', limit: '200' },
  {
    from: dayFrom(500),
    to: dayFrom(100),
    previousFrom: '1970-01-01',
    previousTo: dayFrom(501),
    limit: '100',
  },
  { page: '999' },
  { page: '2', limit: '50', sort: 'name', direction: 'desc' },
  { archive: 'true', limit: '200' },
  ...Object.values(marks).map((text) => ({ text, search: text, archive: 'true', from: '1970-01-01' })),
  { search: oldPrices[0] ?? '', text: oldPrices[0] ?? '', archive: 'true' },
  ...['RESOLVED', 'IGNORED', 'UNRESOLVED'].map((status) => ({ status, from: '1970-01-01', limit: '100' })),
  { pagination: 'false' },
];

const send = (role: Role, { sample, ...route }: Route, ids: Ids, query: Readonly<Record<string, string>>) =>
  sendRoute(world.clients[role], { ...route, sample: () => ({ ...sample(ids), query }) }, ids);

type PlanName = 'starter' | 'ended' | 'paused' | 'trial' | 'premium' | 'premium-plus';

const plans = (): Readonly<Record<PlanName, Subscription>> => {
  const now = world.product.clock.now();
  return {
    starter: { plan: 'starter', endsAt: null },
    ended: { plan: 'premium-plus', endsAt: now },
    paused: { plan: 'premium', endsAt: null, pausedAt: now },
    trial: { plan: 'trial', endsAt: new Date(now.getTime() + 86_400_000) },
    premium: { plan: 'premium', endsAt: null },
    'premium-plus': { plan: 'premium-plus', endsAt: null },
  };
};

const mayNotSay = (subscription: Subscription, { name }: Route): readonly string[] => {
  const view = planViewOf(subscription, world.product.clock.now());
  const isStarter = view.plan === 'starter';
  return [
    marks.before,
    '55.55',
    ...(isStarter ? [marks.lastYear, ...oldPrices, marks.waits, '42.42'] : []),
    ...(isStarter && listsArticles.test(name) ? [marks.cheap] : []),
    ...(isStarter && listsSuppliers.test(name) ? [`nr ${supplierCount} `] : []),
  ];
};

/** A search says what was searched for, nowhere else than in the request. */
const walk = async (name: PlanName, role: Role, named: readonly Ids[]): Promise<string> => {
  let said = '';
  const subscription = plans()[name];
  for (const route of read) {
    for (const [at, ids] of (namesObject(route) ? named : named.slice(0, 1)).entries()) {
      for (const query of at === 0 ? queries() : shareOf('WALK', queries(), 4)) {
        const { status, text } = await send(role, route, ids, query);
        expect([route.name, query, status < 500]).toEqual([route.name, query, true]);
        const leaks = mayNotSay(subscription, route).filter((mark) => text.includes(mark));
        expect([name, role, route.name, query, leaks]).toEqual([name, role, route.name, query, []]);
        said += text;
      }
    }
  }
  return said;
};

const roles = ['owner', 'editor', 'reporter'] as const;
const limited = ['starter', 'ended', 'paused'] as const;
// Each share has every plan and every role.
const cells = limited.flatMap((plan, at) =>
  roles.map((_, turn) => [plan, roles[(at + turn) % roles.length] ?? 'owner'] as const),
);

describe('R10 the walk over plans', () => {
  // An upgrade analyses what waits, for good: the limited plans are walked before.
  test.each(shareOf('WALK', cells, 3))(
    'R10 %s as %s is shown nothing that the plan hides',
    async (plan, role) => {
      await pay(plans()[plan]);
      const said = await walk(plan, role, objects);
      expect(said.length).toBeGreaterThan(1_000);
    },
  );

  test('R10 direct ids are refused by the plan, and an old invoice is read by its head alone', async () => {
    await pay(plans().starter);
    const { owner } = world.clients;
    const invoice = (mark: string) => owner.get(`invoice-management/invoices/${invoiceOf[mark]}`);
    for (const [mark, locked] of [
      [marks.before, 'history'],
      [marks.lastYear, 'history'],
      [marks.waits, 'number'],
    ] as const) {
      const answer = await invoice(mark);
      expect([answer.status, answer.json().data]).toMatchObject([200, { locked, lines: [], charges: [] }]);
    }
    const [, , cheap] = objects;
    const product = await owner.get(`product-management/products/${cheap?.article}`);
    expect([product.status, product.json().message]).toEqual([403, 'plan.required']);
    const original = `invoice-management/documents/${objects[0]?.document}/original`;
    expect((await owner.get(original)).status).toBe(200);
    const archived = await owner.get('invoice-management/invoices?archive=true&limit=200');
    const listed = await owner.get('invoice-management/invoices?limit=200');
    expect(archived.json<{ total: number }>().data.total - listed.json<{ total: number }>().data.total).toBe(
      3,
    );
    expect(listed.json().data).toMatchObject({ hidden: 3 });
  });

  test('R10 the palette finds articles, goods and suppliers that the plan shows', async () => {
    await pay(plans().starter);
    const find = async (text: string): Promise<Found> =>
      (await world.clients.owner.get(`search-management/found?text=${text}`)).json<Found>().data;
    for (const mark of Object.values(marks)) expect([mark, (await find(mark)).articles]).toEqual([mark, []]);
    const { articles, invoices } = await find(sameDay);
    expect(articles[0]).toMatchObject({ articleNumber: sameDay, isExact: true });
    expect(invoices.map(({ goods }) => goods)).toContain(articles[0]?.name);
    expect(invoices.map(({ id }) => id)).not.toContain(invoiceOf[marks.waits]);
    const hidden = `nr+${supplierCount}`;
    expect((await find(hidden)).suppliers).toEqual([]);
    await pay(plans().premium);
    expect((await find(hidden)).suppliers).toHaveLength(1);
    expect((await find(marks.cheap)).articles).toHaveLength(1);
    for (const mark of [marks.before, marks.waits])
      expect([mark, (await find(mark)).articles]).toEqual([mark, []]);
  });

  test('R10 sums from 1970 are those of the plan’s days, and nothing is compared with a part', async () => {
    await pay(plans().starter);
    const view = planViewOf(plans().starter, world.product.clock.now());
    const figures = async (query: string) =>
      (await world.clients.owner.get(`overview/summary?${query}`)).json<Record<string, unknown>>().data;
    const { shownFrom, ...all } = await figures('from=1970-01-01');
    const { shownFrom: _same, ...within } = await figures(`from=${view.since}`);
    expect([shownFrom, all]).toEqual([view.since, within]);
    const compared = await figures(`from=${view.since}&previousFrom=1970-01-01&previousTo=${dayFrom(90)}`);
    expect(compared).toMatchObject({ previousTotal: null, previousDays: [] });
  });

  test('R10 limits of one’s own are Premium’s to set, and those that were set stay', async () => {
    const rule = { scope: 'unit', reference: 'watched', threshold: { type: 'any' }, direction: 'both' };
    const setRule = () =>
      world.clients.editor.send('PUT', '/api/hospitad/price-monitoring/rules', { body: rule });
    await pay(plans().starter);
    const refusal = await setRule();
    expect([refusal.status, refusal.json().message]).toEqual([403, 'plan.required']);
    await pay(plans().premium);
    expect((await setRule()).status).toBe(200);
    await pay(plans().starter);
    expect((await world.clients.editor.get('price-monitoring/rules')).json().data).toHaveLength(1);
  });

  test('an upgrade tells open screens at once, and shows everything; a downgrade hides it and loses nothing', async () => {
    const scope = scopeOfRow({
      organizationId: world.built.organizationId,
      unitId: world.units[0] ?? '',
    });
    world.heard.length = 0;
    const begun = performance.now();
    await pay(plans().premium);
    expect(await analyseDue(world.product, scope)).toBe(1);
    expect(performance.now() - begun).toBeLessThan(2_000);
    await expect.poll(() => world.heard).toContainEqual({ type: 'plan' });
    await expect
      .poll(() => world.heard)
      .toContainEqual({ type: 'invoice', invoiceId: invoiceOf[marks.waits] });
    for (const plan of shareOf('WALK', ['trial', 'premium', 'premium-plus'] as const, 3)) {
      await pay(plans()[plan]);
      const said = await walk(plan, 'owner', objects.slice(1, 2));
      for (const mark of [marks.lastYear, ...oldPrices, marks.cheap, marks.waits, `nr ${supplierCount} `])
        expect([plan, mark, said.includes(mark)]).toEqual([plan, mark, true]);
    }
    await pay(plans().starter);
    const waited = await world.clients.owner.get(`invoice-management/invoices/${invoiceOf[marks.waits]}`);
    const lines = [marks.waits, sameDay].map((articleNumber) => ({ articleNumber }));
    expect(waited.json().data).toMatchObject({ locked: null, lines });
    await pay(plans()['premium-plus']);
    const again = await world.clients.owner.get(`invoice-management/invoices/${invoiceOf[marks.lastYear]}`);
    expect(again.json().data).toMatchObject({ locked: null, lines: [{ articleNumber: marks.lastYear }] });
  });

  test('the walk was wide', () => expect(read.length).toBeGreaterThan(isWhole('WALK') ? 30 : 25));
});
