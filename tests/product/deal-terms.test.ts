import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealStanding } from '#core/price-watch/deal-status.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { DealDetail, DealPreview, DealsPage } from '#features/prices/deals/contract-list.ts';
import type { DealRow } from '#features/prices/deals/contract-row.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

let restaurant: MonitoredProduct;
let goods = 0;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

const path = 'deal-management/deals';

/** An article of its own that was bought on days at prices, two kilograms each time. */
const bought = async (...days: readonly (readonly [day: string, price: string, outlet?: number])[]) => {
  goods += 1;
  const number = `T${goods}`;
  for (const [date, price, outlet = 0] of days)
    await restaurant.buy({ date: `2026-${date}`, prices: { [number]: price }, outlet });
  return { number, ...(await restaurant.articleOf(number)) };
};

const agree = (body: object, role: 'editor' | 'owner' = 'editor') =>
  restaurant.clients[role].post(path, {
    body: { price: '95', validFrom: '2026-10-05', validTo: null, ...body },
  });

const agreed = async (body: object): Promise<DealRow> => {
  const answer = await agree(body);
  expect(answer.text).toContain('"id"');
  return answer.json<DealRow>().data;
};

const listed = async (query = ''): Promise<DealsPage> =>
  (await restaurant.clients.editor.get(`${path}?limit=200${query}`)).json<DealsPage>().data;

const rowOf = async (number: string) =>
  (await listed(`&search=${number}`)).content.find(({ articleNumber }) => articleNumber === number);

const correct = (id: string, body: object) =>
  restaurant.clients.editor.send('PUT', `${path}/${id}`, {
    body: { price: '95', validFrom: '2026-10-05', validTo: null, ...body },
  });

describe('DEALS section 1, what a deal says', () => {
  test('goods that were never bought are judged when they come, in every unit of the whole organization', async () => {
    const known = await bought(['10-01', '100']);
    const never = { supplierId: known.supplierId, articleNumber: 'NY1', name: 'Ny vara', unit: 'KGM' };
    const deal = await agreed({ goods: never, wholeOrganization: true });
    expect(deal).toMatchObject({ articleNumber: 'NY1', unitIds: null, createdBy: expect.any(String) });
    for (const outlet of [0, 1]) await restaurant.buy({ date: '2026-10-06', prices: { NY1: '100' }, outlet });
    expect(await restaurant.articleOf('NY1')).toMatchObject({ unresolved: 1, watchedPrice: '95' });
    expect(await rowOf('NY1')).toMatchObject({ lines: 1, followed: 0, over: '10', saved: null });
    const nobody = { ...never, supplierId: randomUUID() };
    expect((await agree({ goods: nobody })).json().message).toBe('supplier.not_exist');
    expect((await agree({ goods: never, articleId: known.id })).status).toBe(400);
  });

  test('a price break is judged by the quantity of the line, and the lowest quantity’s price stays watched', async () => {
    const { id, number } = await bought(['10-01', '100']);
    const breaks = [
      { from: '2', price: '90' },
      { from: '10', price: '80' },
    ];
    await agreed({ articleId: id, breaks, validTo: '2026-10-20' });
    await restaurant.buy({ date: '2026-10-06', prices: { [number]: '95' } });
    const [entry] = (await restaurant.groupOf(id, 'UNRESOLVED'))?.content ?? [];
    expect(entry).toMatchObject({ watchedPrice: '90', itemDiff: { amount: '5' } });
    await restaurant.buy({ date: '2026-11-01', prices: { [number]: '95' } });
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 1, watchedPrice: '95' });
  });

  test('chosen units have it, others do not, and only who writes in all of them makes it', async () => {
    const { id, number } = await bought(['10-01', '100'], ['10-06', '100'], ['10-06', '100', 1]);
    const deal = await agreed({ articleId: id, unitIds: restaurant.units });
    expect(new Set(deal.unitIds)).toEqual(new Set(restaurant.units));
    const { editor } = restaurant.clients;
    editor.unitId = restaurant.units[1] ?? null;
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 1 });
    expect(await correct(deal.id, { unitIds: [restaurant.units[0]] })).toMatchObject({ status: 200 });
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 0 });
    editor.unitId = restaurant.units[0] ?? null;
    expect(await restaurant.articleOf(number)).toMatchObject({ unresolved: 1 });
    const { product, built } = restaurant;
    const insider = await buildAccount(product, { fullName: 'Ida Insyn' });
    const member = {
      organizationId: built.organizationId,
      outletId: built.outlets[0]?.outletId ?? '',
      userId: insider.userId,
    } as const;
    await product.db.tenantTransaction(built.organizationId, (tx) =>
      addMember(tx, { ...member, role: 'owner' }, product.clock.now()),
    );
    const client = product.client();
    await signIn(client, insider);
    client.unitId = restaurant.units[0] ?? null;
    const body = { articleId: id, price: '90', validFrom: '2027-01-01', validTo: null };
    const both = await client.post(path, { body: { ...body, unitIds: restaurant.units } });
    expect([both.status, both.json().message]).toEqual([403, 'permission.required']);
    const strange = await client.post(path, { body: { ...body, unitIds: [randomUUID()] } });
    expect(strange.json().message).toBe('permission.required');
  });

  test('a tolerance as large as the price, and a price of nothing, are refused', async () => {
    const { id } = await bought(['10-01', '100']);
    for (const tolerance of [
      { type: 'amount', up: '95', down: '0' },
      { type: 'percent', up: '100', down: '0' },
    ])
      expect((await agree({ articleId: id, tolerance })).json().message).toBe('deal.tolerance_too_wide');
    for (const price of ['0', '-1', 'noll']) expect((await agree({ articleId: id, price })).status).toBe(400);
    expect((await agree({ articleId: id, breaks: [{ from: '2', price: '0' }] })).status).toBe(400);
    const twice = [
      { from: '2', price: '90' },
      { from: '2.0', price: '80' },
    ];
    expect((await agree({ articleId: id, breaks: twice })).status).toBe(400);
  });
});

describe('DEALS section 1, two deals and changed deals', () => {
  test('units in common refuse the second and name the first; asked for, the first ends the day before', async () => {
    const { id } = await bought(['10-01', '100']);
    const first = await agreed({ articleId: id, unitIds: restaurant.units });
    const second = { articleId: id, price: '90', validFrom: '2026-11-01' };
    expect((await agree(second)).json()).toMatchObject({
      message: 'deal.overlaps',
      detail: { dealId: first.id, validFrom: '2026-10-05', validTo: null },
    });
    expect((await agree({ ...second, validFrom: '2026-10-05', endEarlier: true })).status).toBe(409);
    await agreed({ ...second, endEarlier: true });
    const shown = await restaurant.clients.editor.get(`${path}/${first.id}`);
    expect(shown.json<DealDetail>().data).toMatchObject({
      deal: { validTo: '2026-10-31' },
      others: [{ price: '90', validFrom: '2026-11-01' }],
    });
    expect(await restaurant.audited(first.id)).toMatchObject([
      { action: 'deal.created' },
      { action: 'deal.ended' },
    ]);
  });

  test('a correction judges the past anew and unsettles nothing', async () => {
    const { id, number } = await bought(['10-01', '100'], ['10-06', '100'], ['10-07', '97']);
    const deal = await agreed({ articleId: id, price: '98' });
    expect(await rowOf(number)).toMatchObject({ lines: 2, followed: 1, over: '4', saved: '4' });
    await restaurant.clients.editor.post('price-monitoring/decisions', {
      body: { articleIds: [id], kind: 'ignore' },
    });
    expect((await correct(deal.id, { price: '96', validFrom: '2026-10-07' })).status).toBe(200);
    expect(await rowOf(number)).toMatchObject({ lines: 1, followed: 0, over: '2' });
    expect((await restaurant.groupOf(id, 'IGNORED'))?.content).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ watchedPrice: '98' })]),
    );
    expect(await restaurant.audited(deal.id)).toMatchObject([{}, { action: 'deal.corrected' }]);
  });

  test('a deal is deleted while no line was judged by it, and never after', async () => {
    const { id, number } = await bought(['10-01', '100']);
    const unused = await agreed({ articleId: id, validFrom: '2027-01-01' });
    const { editor } = restaurant.clients;
    expect((await editor.send('DELETE', `${path}/${unused.id}`)).status).toBe(204);
    expect((await editor.get(`${path}/${unused.id}`)).status).toBe(404);
    const used = await agreed({ articleId: id });
    await restaurant.buy({ date: '2026-10-06', prices: { [number]: '95' } });
    expect((await editor.send('DELETE', `${path}/${used.id}`)).json().message).toBe('deal.in_use');
  });

  test('a number that is nearly a bought one is told with the article that it may mean', async () => {
    const number = 'NUMMER-4711';
    await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
    const { supplierId, unit } = await restaurant.articleOf(number);
    const meant = async (articleNumber: string) => {
      const goods = { supplierId, unit, articleNumber, name: 'Något annat' };
      const terms = { price: '180', validFrom: '2026-10-05', validTo: null };
      const { editor } = restaurant.clients;
      const seen = await editor.post('deal-management/previews', { body: { ...terms, goods } });
      return seen.json<DealPreview>().data.meant.map((each) => each.articleNumber);
    };
    expect(await meant(number)).toEqual([]);
    expect(await meant('nummer-4171')).toEqual([number]);
    expect(await meant('finns-inte')).toEqual([]);
  });

  test('a preview says what saving would do, and changes nothing', async () => {
    const { id, number } = await bought(['10-01', '100'], ['10-06', '96']);
    const body = { articleId: id, price: '95', validFrom: '2026-10-05', validTo: null };
    const tolerance = { type: 'percent', up: '2', down: '0' };
    const seen = (more: object) =>
      restaurant.clients.editor
        .post('deal-management/previews', { body: { ...body, ...more } })
        .then((answer) => answer.json<DealPreview>().data);
    expect(await seen({})).toMatchObject({
      before: '100',
      lines: 1,
      followed: 0,
      over: '2',
      lastPrice: '96',
    });
    expect(await seen({ tolerance })).toMatchObject({ followed: 1, over: '0', alertsAbove: '96.9' });
    expect(await rowOf(number)).toBeUndefined();
    const deal = await agreed({ articleId: id });
    expect(await seen({})).toMatchObject({ overlaps: { id: deal.id } });
    const typed = await seen({ articleId: undefined, dealId: deal.id, tolerance });
    expect(typed).toMatchObject({ overlaps: null, followed: 1 });
  });
});

describe('DEALS section 1, the list', () => {
  test('it says what became of each deal as the pure functions do, and never sums market-priced ones', async () => {
    const kept = await bought(['07-01', '100'], ['10-06', '95']);
    await agreed({ articleId: kept.id });
    const market = await bought(['10-01', '100'], ['10-06', '120']);
    await agreed({ articleId: market.id, marketPriced: true, validTo: '2026-12-01' });
    const { content, sums, counts, total } = await listed();
    const own = (number: string) => content.find(({ articleNumber }) => articleNumber === number);
    expect(own(kept.number)).toMatchObject({ saved: '10', over: '0', followed: 1, sum: '190' });
    expect(own(market.number)).toMatchObject({ saved: null, over: null, lines: 1 });
    const fixed = content.filter(({ marketPriced }) => !marketPriced);
    const sum = (of: (row: (typeof content)[number]) => string | null) =>
      fixed.reduce((all, row) => all + Number(of(row) ?? 0), 0);
    expect([Number(sums.saved ?? 0), Number(sums.over)]).toEqual([
      sum((row) => row.saved),
      sum((row) => row.over),
    ]);
    const today = swedishDate(restaurant.product.clock.now());
    for (const row of content) {
      const article = row.articleId === null ? null : await restaurant.articleOf(row.articleNumber);
      const days = { ...row, lastBought: article?.lastDate ?? null };
      const { status, daysLeft, isUnused } = row;
      expect({ status, daysLeft, isUnused }, row.title).toEqual(dealStanding(days, today));
    }
    expect(total).toBe(content.length);
    for (const show of ['in-force', 'ending', 'unused', 'ended', 'upcoming'] as const)
      expect((await listed(`&show=${show}`)).total, show).toBe(counts[show]);
    expect((await listed('&broken=true')).content.every((row) => row.followed < row.lines)).toBe(true);
  });

  test('R3 a reporter reads deals of articles with active alerts alone; a supplier has terms of its own', async () => {
    const { reporter, editor } = restaurant.clients;
    const told = (await reporter.get(`${path}?limit=200`)).json<DealsPage>().data;
    expect(told.content.length).toBeGreaterThan(0);
    for (const { articleNumber } of told.content)
      expect((await restaurant.articleOf(articleNumber)).unresolved).toBeGreaterThan(0);
    const calm = (await listed()).content.find((row) => !told.content.some(({ id }) => id === row.id));
    expect((await reporter.get(`${path}/${calm?.id}`)).status).toBe(404);
    const terms = `deal-management/suppliers/${calm?.supplierId}/terms`;
    const checks = { beforeStart: true, notice: true, windows: true };
    const none = { noticeDays: null, complaintDays: null, checks };
    expect((await editor.get(terms)).json().data).toEqual(none);
    const set = { noticeDays: 30, complaintDays: 7, checks: { ...checks, windows: false } };
    expect((await editor.send('PUT', terms, { body: set })).json().data).toEqual(set);
    expect((await editor.get(terms)).json().data).toEqual(set);
    const nobodys = `deal-management/suppliers/${randomUUID()}/terms`;
    expect((await editor.send('PUT', nobodys, { body: set })).status).toBe(404);
  });

  test('what lines above their deals have cost is claimable until a claim holds them; a reporter is told nothing', async () => {
    const claimable = async (role: 'editor' | 'reporter' = 'editor') =>
      (await restaurant.clients[role].get(`${path}?limit=1`)).json<DealsPage>().data.claimable;
    const before = Number(await claimable());
    const { id, number } = await bought(['10-01', '100']);
    await agreed({ articleId: id });
    await restaurant.buy({ date: '2026-10-06', prices: { [number]: '100' } });
    expect(Number(await claimable())).toBe(before + 10);
    const [line] = (await restaurant.groupOf(id, 'UNRESOLVED'))?.content ?? [];
    const lines = [{ invoiceId: line?.invoiceId, orderLineId: line?.id }];
    expect(
      (await restaurant.clients.editor.post('claim-management/claims', { body: { lines } })).status,
    ).toBe(201);
    expect(Number(await claimable())).toBe(before);
    expect(await claimable('reporter')).toBeNull();
  });
});
