import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import type { offerRequestsContract } from '#features/prices/offer-requests/contract.ts';
import type { sheetsContract } from '#features/prices/sheets/contract.ts';
import { forgetSheets } from '#features/prices/sheets/server/commands.ts';
import type { sourcingContract } from '#features/prices/sourcing/contract.ts';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { findRecipient } from '#features/intake/mail/server/queries-doors.ts';
import { signPower } from '#testing/world/signed-power.ts';
import { pdfWords } from '#testing/papers/pdf-words.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { Bought, MonitoredProduct } from '#testing/world/restaurant.ts';

type Sourcing = typeof sourcingContract;
type Sheets = typeof sheetsContract;
type Shared = ReplyOf<Sheets['shareSheet']>;
type Requests = typeof offerRequestsContract;
type Draft = ReplyOf<Requests['draftRequest']>;
type Opened = ReplyOf<Sheets['readSheetByLink']>;

let restaurant: MonitoredProduct;
let editor: TestClient;

const gtin = '7310865004703';

/** What stands nowhere on a sheet: names, numbers and prices of other suppliers and of the other restaurant. */
const others = 'Konkurrentens G2 96.20 96,20 48.10 48,10 192.4 192,40 53.21 53,21'.split(' ');

const buyRegularly = async (bought: Omit<Bought, 'date'>): Promise<void> => {
  for (const date of ['2026-09-28', '2026-10-12', '2026-10-26']) await restaurant.buy({ ...bought, date });
};

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  editor = restaurant.clients.editor;
  const own = { unit: 'H87', quantity: '10', names: { G1: 'Smör osaltat 500 g' }, gtins: { G1: gtin } };
  await buyRegularly({ ...own, prices: { G1: '50' } });
  await restaurant.buy({ ...own, date: '2026-11-16', prices: { G1: '54.50' } });
  await restaurant.buy({ ...own, date: '2026-11-10', prices: { G1: '53.21' }, outlet: 1 });
  const other = { unit: 'H87', supplier: 2, names: { G2: 'Konkurrentens smör 2 kg' }, gtins: { G2: gtin } };
  await restaurant.buy({ ...other, date: '2026-11-12', prices: { G2: '192.40' } });
});
afterAll(() => restaurant.product.close());

const sourced = async (number: string): Promise<SourcedArticle> => {
  const answer = await editor.get('sourcing-management/articles?limit=200');
  const { content } = answer.json<ReplyOf<(typeof sourcingContract)['listSourced']>>().data;
  const found = content.find(({ articleNumber }) => articleNumber === number);
  if (found === undefined) throw new Error(`${number} is not bought`);
  return found;
};

const asked = async (number = 'G1') => {
  const { articleId, supplier } = await sourced(number);
  return { supplierId: supplier.id, articleIds: [articleId], language: 'sv' };
};

const share = async (): Promise<Shared> =>
  (await editor.post('sourcing-management/sheets', { body: await asked() })).json<Shared>().data;

const tokenOf = ({ path }: Shared): string => path.replace('/sheet#token=', '');

const open = (token: string) => restaurant.product.client().post('sheets/reading', { body: { token } });

test('a sheet tells volumes, own price path, deals and open claims at one supplier, and nothing of anybody else', async () => {
  const { articleId } = await sourced('G1');
  expect((await sourced('G1')).saving, 'what must not be told is known').not.toBeNull();
  const agreed = { articleId, price: '49.00', validFrom: '2026-11-01', validTo: '2027-04-30' };
  await editor.post('deal-management/deals', { body: agreed });
  const alert = (await editor.get('price-monitoring/alerts?limit=50')).json<{ content: { id: string }[] }>();
  expect(alert.data.content.map(({ id }) => id)).toContain(articleId);
  const settled = await editor.post('price-monitoring/decisions', {
    body: { articleIds: [articleId], kind: 'claim', comment: '' },
  });
  const [claim] = settled.json<{ settled: { claimId: string }[] }>().data.settled;
  const drafted = (await share()).id;
  await editor.post(`claim-management/claims/${claim?.claimId}/sending`, { body: { byHand: true } });

  const shared = await share();
  expect(shared).toMatchObject({ articles: 1, language: 'sv', madeBy: expect.stringMatching(/./) });
  const answer = await open(tokenOf(shared));
  const { sheet, expiresOn } = answer.json<Opened>().data;
  expect(Date.parse(shared.expiresAt) - Date.parse(shared.madeAt)).toBe(14 * 86_400_000);
  expect(expiresOn).toBe(shared.expiresAt.slice(0, 10));
  expect(sheet.articles).toMatchObject([
    {
      name: 'Smör osaltat 500 g',
      articleNumber: 'G1',
      quantity: '40',
      cost: '2045.00',
      path: [
        { from: '2026-09-28', price: '50' },
        { from: '2026-11-16', price: '54.5' },
      ],
      deals: [{ price: '49', validFrom: '2026-11-01', validTo: '2027-04-30', marketPriced: false }],
    },
  ]);
  expect(sheet.claims).toMatchObject([{ open: '55.00', currency: 'SEK' }]);

  const file = await restaurant.product.client().post('sheets/file', { body: { token: tokenOf(shared) } });
  expect(file.headers['content-type']).toBe('application/pdf');
  const paper = await pdfWords(file.bytes);
  expect(Buffer.from(file.bytes).includes('/Marked true'), 'tagged').toBe(true);
  expect(paper).toContain('Smör osaltat 500 g (G1)');
  expect(paper).toContain('54,50 kr per st sedan 2026-11-16');
  expect(paper).toMatch(/Köpt 40 st för 2\s045,00\skr, 2025-\d\d-\d\d till 2026-/);
  expect(paper).toMatch(/I årstakt \d+ st på tolv månader/);
  for (const told of others) {
    expect(answer.text, told).not.toContain(told);
    expect(paper, told).not.toContain(told);
  }
  // What is known of every other supplier and restaurant is looked for too, whatever it is called.
  const { built, units } = restaurant;
  const known = await restaurant.product.db.tenantRead(built.organizationId, (reader) =>
    reader.query<{ name: string }>(
      `select display_name as name from organization_supplier where organization_id = $1 and id <> $2
       union select name from unit where organization_id = $1 and id <> $3
       union select a.name from unit_article a where a.organization_id = $1 and a.supplier_id <> $2`,
      [built.organizationId, shared.supplier.id, units[0]],
    ),
  );
  expect(known.length).toBeGreaterThan(2);
  for (const { name } of known) expect(`${answer.text} ${paper}`).not.toContain(name);

  const list = await editor.get('sourcing-management/sheets');
  const listed = list.json<ReplyOf<Sheets['listSheets']>>().data.sheets.map(({ id }) => id);
  expect(listed.toSorted()).toEqual([shared.id, drafted].toSorted());
});

test('the same sheet is the same bytes, and what was bought later is not in a link that was made before', async () => {
  const body = await asked();
  const download = () => editor.post('sourcing-management/sheet-files', { body });
  const [one, two] = [await download(), await download()];
  expect(one.status).toBe(200);
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
  const shared = await share();
  const before = (await open(tokenOf(shared))).text;
  const names = { G1: 'Smör osaltat 500 g' };
  await restaurant.buy({ date: '2026-11-18', prices: { G1: '58.00' }, unit: 'H87', quantity: '10', names });
  expect((await open(tokenOf(shared))).text).toBe(before);
  expect(Buffer.compare((await download()).bytes, one.bytes)).not.toBe(0);
});

test('a link that is taken back, over, or never was opens nothing, and all say the same', async () => {
  const shared = await share();
  const token = tokenOf(shared);
  const path = `sourcing-management/sheets/${shared.id}`;
  expect((await restaurant.clients.reporter.send('DELETE', path, {})).status).toBe(403);
  expect((await editor.send('DELETE', path, {})).status).toBe(200);
  expect((await editor.send('DELETE', path, {})).status).toBe(404);
  const gone = await open(token);
  expect([gone.status, gone.json().message]).toEqual([400, 'link.expired']);
  expect((await open(`${token.slice(0, -1)}A`)).text).toBe(gone.text);
  const another = await share();
  await restaurant.product.db.tenantTransaction(restaurant.built.organizationId, (tx) =>
    tx.query(`update negotiation_sheet set expires_at = $2 where id = $1`, [
      another.id,
      restaurant.product.clock.now(),
    ]),
  );
  expect((await open(tokenOf(another))).text).toBe(gone.text);
  await restaurant.product.db.platformTransaction((tx) => forgetSheets(tx, restaurant.product.clock.now()));
  const left = await restaurant.product.db.tenantRead(restaurant.built.organizationId, (reader) =>
    reader.query('select from negotiation_sheet where id = $1', [another.id]),
  );
  expect(left).toEqual([]);
});

test('articles of another supplier or restaurant are none of a sheet, and a reporter makes none', async () => {
  const [own, other] = [await asked('G1'), await asked('G2')];
  const mixed = await editor.post('sourcing-management/sheets', {
    body: { ...own, articleIds: [...own.articleIds, ...other.articleIds] },
  });
  expect(mixed.json<Shared>().data.articles).toBe(1);
  const both = { ...own, articleIds: [...other.articleIds, ...own.articleIds] };
  const file = await editor.post('sourcing-management/sheet-files', { body: both });
  const held = (await open(tokenOf(mixed.json<Shared>().data))).text + (await pdfWords(file.bytes));
  for (const told of others) expect(held, told).not.toContain(told);
  expect(held).toContain('Smör osaltat 500 g (G1)');
  const wrong = { ...own, articleIds: other.articleIds };
  for (const path of ['sourcing-management/sheet-files', 'sourcing-management/sheets'])
    expect((await editor.post(path, { body: wrong })).json().message).toBe('article.not_exist');
  const reporter = restaurant.clients.reporter;
  expect((await reporter.post('sourcing-management/sheets', { body: own })).status).toBe(403);
  expect((await reporter.get('sourcing-management/sheets')).status).toBe(403);
});

const draftOf = async (query: Readonly<Record<string, string>>) =>
  editor.get(`sourcing-management/request-draft?${new URLSearchParams(query).toString()}`);

test('a request for an offer asks the other supplier for its own price, and names nobody else', async () => {
  const own = await sourced('G1');
  const other = await sourced('G2');
  expect(own.saving?.otherId).toBe(other.articleId);
  const answer = await draftOf({ articleId: own.articleId, otherId: other.articleId });
  const draft = answer.json<Draft>().data;
  expect(draft).toMatchObject({
    kind: 'offer',
    supplier: other.supplier,
    price: '96.2',
    unit: 'kg',
    recipient: null,
    refusal: 'letter.not_allowed',
    earlier: [],
  });
  expect(draft.words).toContain('Konkurrentens smör 2 kg (G2) till 96,20\u00a0kr/kg');
  expect(draft.words).toMatch(/ungefär \d+ kg per år/);
  for (const told of [own.supplier.displayName, 'G1', '54,50', '58,00', '109,00', '116,00'])
    expect(draft.words + draft.subject, told).not.toContain(told);
  expect((await draftOf({ articleId: own.articleId, otherId: own.articleId })).status).toBe(404);
});

test('the price of another own restaurant is asked for, without naming it', async () => {
  const own = await sourced('G1');
  const draft = (await draftOf({ articleId: own.articleId, language: 'en' })).json<Draft>().data;
  expect(draft).toMatchObject({ kind: 'own-price', supplier: own.supplier, price: '53.21', unit: 'H87' });
  expect(draft.words).toContain('for SEK 53.21/pcs excl. VAT');
  expect(draft.words).not.toContain('Söder');
  const alone = await sourced('G2');
  expect((await draftOf({ articleId: alone.articleId })).status).toBe(409);
});

test('nothing leaves until a person sends it; the answer goes to the request’s own address and is told', async () => {
  const { product, built } = restaurant;
  const [own, other] = [await sourced('G1'), await sourced('G2')];
  const about = { articleId: own.articleId, otherId: other.articleId };
  const to = 'order@grossisten.example';
  const body = {
    ...about,
    language: 'sv',
    recipient: to,
    subject: 'Offert',
    words: 'Hej,\n\nVad kostar det?',
  };
  const send = (key: string = randomUUID()) =>
    editor.post('sourcing-management/requests', { body, headers: { 'idempotency-key': key } });
  expect((await send()).json().message).toBe('letter.not_allowed');
  await signPower(product.db, built);
  await draftOf(about);
  expect(await lettersTo(product, to)).toEqual([]);
  const wrong = { ...body, recipient: 'nobody' };
  const refusedAddress = await editor.post('sourcing-management/requests', { body: wrong });
  expect(refusedAddress.json().message).toBe('address.invalid');
  const key = randomUUID();
  const sent = await send(key);
  expect(sent.status).toBe(201);
  expect((await send(key)).json()).toEqual(sent.json());
  expect(await lettersTo(product, to)).toHaveLength(1);
  const { request } = sent.json<ReplyOf<Requests['sendRequest']>>().data;
  const [letter] = await lettersTo(product, to);
  const replyTo = letter?.replyTo ?? '';
  expect(letter).toMatchObject({
    kind: 'offer-request-stranger',
    subject: 'Offert',
    paragraphs: ['Hej,', 'Vad kostar det?'],
    fromName: 'Norr',
  });
  expect(replyTo).toMatch(new RegExp(`^[^+]+\\+o-${request.id.slice(-12)}@`));
  expect((await draftOf(about)).json<Draft>().data).toMatchObject({
    recipient: to,
    refusal: null,
    earlier: [{ id: request.id, recipient: to, answer: null }],
  });
  const scope = await product.db.platformRead((reader) => findRecipient(reader, replyTo));
  expect(scope?.unitId).toBe(restaurant.units[0]);
  for (const _ of [2, 3]) expect((await send()).status).toBe(201);
  expect((await send()).json().message, 'at most three a day to one address').toBe('letter.limited');
  expect((await restaurant.audited(request.id)).map(({ action }) => action)).toEqual(['offer-request.sent']);
});

const tried = async (query = '') =>
  (await editor.get(`sourcing-management/switch${query}`)).json<ReplyOf<Sourcing['trySwitch']>>().data;

test('a switch is tried on the unit’s own purchases of 90 days, in whole packs', async () => {
  const { articleId } = await sourced('G1');
  // 50 half kilograms, ten at a time: 3 + 2 + 3 + 2 + 3 packs of two kilograms, and one kilogram is left.
  const packs = { packs: '13', leftover: { amount: '1', baseUnit: 'kg' } };
  const sums = { paid: '2625.00', would: '2501.20', saved: '123.80' };
  const expected = {
    supplier: { displayName: (await sourced('G2')).supplier.displayName },
    articles: [{ articleId, instead: { unit: 'H87', price: '192.4' }, ...packs, ...sums }],
    ...sums,
    left: 0,
  };
  expect((await tried(`?articles=${articleId}`)).suppliers).toMatchObject([expected]);
  expect((await tried()).suppliers, 'cheaper, and so told without being asked for').toMatchObject([expected]);
  const other = await sourced('G2');
  const both = await tried(`?articles=${articleId},${other.articleId}`);
  expect(both.suppliers.map(({ left, saved }) => [left, saved])).toEqual([
    [1, '123.80'],
    [1, expect.stringMatching(/^-/)],
  ]);
});
