import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { tellAlerts } from '#features/account/notifications/server/commands-notice.ts';
import type { Pace } from '#features/account/notifications/server/queries-notice.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { openLocalPush } from '#platform/server/ports/push/local-log.ts';
import type { LocalPush } from '#platform/server/ports/push/local-log.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { unsubscribePath } from '#features/account/notifications/contract-unsubscribe.ts';
import { unsubscribeToken } from '#platform/server/post/unsubscribe-token.ts';

let product: TestProduct;
let push: LocalPush;
let team: BuiltOrganization;
let owner: TestClient;
let number = 0;

beforeAll(async () => {
  push = openLocalPush({ info: () => undefined });
  product = await openTestProduct({ replace: () => ({ push }) });
  await product.startJobs();
}, 60_000);
beforeEach(async () => {
  team = await buildOrganization(product, { outlets: ['Krog Bryggan'] });
  owner = product.client();
  await signIn(owner, team.members.owner);
  owner.unitId = team.outlets[0].unitId;
});
afterAll(() => product.close());

/** Reads an invoice with one article at a price. */
const buy = async (price: string, article = '100', supplier = 7): Promise<void> => {
  number += 1;
  const invoice = buildInvoice({
    number: `N${number}`,
    issueDate: `2026-10-${String((number % 27) + 1).padStart(2, '0')}`,
    paymentReference: `N${number}`,
    supplier: buildSupplier(supplier),
    lines: [buildLine({ price, name: `Lax ${article}`, articleNumber: article })],
  });
  await owner.post(contract.documents.uploadDocuments.path, uploadOf(invoice));
  const isRead = async () =>
    (await owner.get(contract.invoices.listInvoices.path)).text.includes(`"N${number}"`);
  await vi.waitUntil(isRead, { timeout: 30_000, interval: 50 });
};

const tell = (pace: Pace): Promise<number> =>
  tellAlerts(product.db, product, { unitId: team.outlets[0].unitId, pace });

const want = (client: TestClient, changes: object) =>
  client.send('PUT', 'auth/users/notification-settings', {
    body: {
      priceAlertEmail: 'off',
      priceAlertPush: 'off',
      digestEmail: 'weekly',
      outletInvitationEmail: true,
      outletInvitationPush: true,
      marketing: false,
      ...changes,
    },
  });

/** Letters to an address, sent or waiting. */
const kinds = async (email: string): Promise<string[]> => {
  const rows = await product.db.platformRead((reader) =>
    reader.query<{ kind: string }>(
      'select kind from outgoing_mail where address = $1 order by created_at, id',
      [email],
    ),
  );
  return rows.map(({ kind }) => kind);
};

const letterTo = async (email: string) => {
  const find = async () => (await product.mailbox?.letters())?.find(({ to }) => to === email);
  return vi.waitUntil(find, { timeout: 30_000, interval: 50 });
};

const articleId = async (): Promise<string> =>
  (await owner.get(contract.priceMonitoring.listAlerts.path)).json<{ content: { id: string }[] }>().data
    .content[0]?.id ?? '';

describe('price alerts are told', () => {
  test('once, at once or in the digest as each member wishes, with prices in their own language', async () => {
    const { owner: one, editor } = team.members;
    await want(owner, { priceAlertEmail: 'instant' });
    const other = product.client();
    await signIn(other, editor);
    await want(other, { priceAlertEmail: 'daily' });
    await buy('189.00');
    await buy('214.50');
    await tell('instant');
    expect(await tell('instant')).toBe(0);
    expect(await tell('daily')).toBe(1);
    expect(await tell('daily')).toBe(0);
    const letter = await letterTo(one.email);
    expect(letter).toMatchObject({
      subject: 'Lax 100: 214,50 i stället för 189,00 kr/kg',
      kind: 'price-alert',
    });
    const said = letter.text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('189,00 → 214,50 kr/kg ▲ +25,50 kr/kg (+13,5 %)');
    expect(said).toContain('Lax 100: listpriset har höjts');
    expect(said).toMatch(/I årstakt, \d+ kg, uppskattat: 6 205 kr/);
    expect(said).toContain('för att du är kontoägare');
    expect(letter.html).not.toMatch(/<img(?! src="cid:)|url\(|<link/);
    expect(letter.text).not.toMatch(/KGM/);
    expect(letter.text).toContain(
      alertsPath({ outletId: team.outlets[0].outletId, article: await articleId() }),
    );
    expect(await kinds(one.email)).toEqual(['price-alert']);
    expect(await kinds(editor.email)).toEqual(['daily-digest']);
  }, 60_000);

  test('not again for the same article until somebody has settled it', async () => {
    await want(owner, { priceAlertEmail: 'instant' });
    const { email } = team.members.owner;
    const told = async () => {
      await tell('instant');
      return (await kinds(email)).length;
    };
    await buy('189.00');
    await buy('214.50');
    expect(await told()).toBe(1);
    await buy('220.00');
    expect(await told()).toBe(1);
    product.pass(60_000);
    const settled = await owner.post(contract.priceMonitoring.settleAlerts.path, {
      body: { articleIds: [await articleId()], kind: 'ignore' },
    });
    expect(settled.status).toBe(200);
    await buy('230.00');
    product.pass(3_600_000);
    expect(await told()).toBe(2);
  }, 60_000);

  test('on phones once, though its letters fail at first', async () => {
    await want(owner, { priceAlertEmail: 'instant' });
    const { email } = team.members.owner;
    const unit = { unitId: team.outlets[0].unitId, pace: 'instant' } as const;
    await buy('189.00');
    await buy('214.50');
    await letterTo(email);
    for (const table of ['alert_notice', 'supplier_notice'])
      await product.db.platformTransaction((tx) =>
        tx.query(`delete from ${table} where unit_id = $1`, [unit.unitId]),
      );
    await expect(tellAlerts(product.db, { ...product, keys: null as never }, unit)).rejects.toThrow(
      TypeError,
    );
    expect(await kinds(email)).toEqual(['price-alert']);
    expect(await tell('instant')).toBe(0);
    expect(await kinds(email)).toEqual(['price-alert', 'price-alert']);
  });

  test('by letter at most once an hour of a supplier; what comes meanwhile goes together', async () => {
    await want(owner, { priceAlertEmail: 'instant' });
    const { email } = team.members.owner;
    for (const article of ['100', '200', '300']) await buy('189.00', article);
    await buy('50.00', '900', 8);
    await buy('214.50', '100');
    await tell('instant');
    await buy('214.50', '200');
    await buy('220.00', '300');
    await buy('60.00', '900', 8);
    expect(await tell('instant')).toBe(3);
    expect(await kinds(email)).toHaveLength(2);
    product.pass(3_599_000);
    await tell('instant');
    expect(await kinds(email)).toHaveLength(2);
    product.pass(2_000);
    expect(await tell('instant')).toBe(0);
    expect(await kinds(email)).toHaveLength(3);
    await tell('instant');
    expect(await kinds(email)).toHaveLength(3);
    const sent = async () => (await product.mailbox?.letters())?.filter(({ to }) => to === email) ?? [];
    await vi.waitUntil(async () => (await sent()).length === 3, { timeout: 30_000, interval: 50 });
    const subjects = (await sent()).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/: 2 priser har gått upp, [\d\s]+ kr per år$/));
  }, 90_000);

  test('never for old invoices of an import', async () => {
    await buy('189.00');
    await buy('214.50');
    await product.db.tenantTransaction(team.organizationId, async (tx) => {
      await tx.query('delete from alert_notice where organization_id = $1', [team.organizationId]);
      await tx.query('update document set import_id = $2 where organization_id = $1', [
        team.organizationId,
        product.newId(),
      ]);
    });
    expect(await tell('instant')).toBe(0);
    expect(await tell('daily')).toBe(0);
  }, 60_000);

  test('by the jobs themselves, to a phone that is signed in, soon after the invoice is read', async () => {
    const path = 'notification-generator/devices/phone-1';
    await owner.send('PUT', path, { body: { fcmToken: 'fcm-1' } });
    await owner.send('PUT', `${path}/login`, { body: { isLoggedIn: true } });
    await buy('189.00');
    await buy('214.50');
    await vi.waitUntil(() => push.sent.length > 0, { timeout: 30_000, interval: 50 });
    expect(push.sent).toMatchObject([
      {
        token: 'fcm-1',
        title: 'Prislarm på Krog Bryggan',
        body: 'Lax 100 189,00\u00a0kr → 214,50\u00a0kr',
        path: alertsPath({ outletId: team.outlets[0].outletId }),
      },
    ]);
  }, 60_000);
});

describe('a kind of mail is ended with one click', () => {
  const settings = async () =>
    (await owner.get('auth/users/notification-settings')).json<Record<string, unknown>>().data;
  const form = {
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };

  test('by the address in the letter, without a session; looking at the page does nothing', async () => {
    await want(owner, { priceAlertEmail: 'instant', priceAlertPush: 'daily' });
    const before = await settings();
    await buy('189.00');
    await buy('214.50');
    await tell('instant');
    const letter = await letterTo(team.members.owner.email);
    const { pathname } = new URL(letter.unsubscribeUrl ?? '');
    expect(letter.text).toContain(`Sluta skicka:\n${letter.unsubscribeUrl}`);
    const anybody = product.client();
    for (let look = 0; look < 3; look += 1) {
      const page = await anybody.get(pathname, { headers: { 'accept-language': 'sv' } });
      expect(page).toMatchObject({ status: 200 });
      expect(page.text).toContain('Sluta skicka prislarm med e-post?');
      expect(page.headers['cache-control']).toBe('no-store');
    }
    expect(await settings()).toEqual(before);
    for (let click = 0; click < 2; click += 1) {
      const done = await anybody.post(pathname, { ...form, headers: { ...form.headers, origin: 'null' } });
      expect(done).toMatchObject({ status: 200 });
      expect(done.headers['set-cookie']).toBeUndefined();
      expect(await settings()).toEqual({ ...before, priceAlertEmail: 'off' });
    }
    const { email } = team.members.owner;
    const written = (await kinds(email)).length;
    await buy('189.00', '500');
    await buy('300.00', '500');
    product.pass(3_601_000);
    await tell('instant');
    expect(await kinds(email)).toHaveLength(written);
  }, 60_000);

  test('each kind on its own, as multipart too, also for who has chosen nothing yet', async () => {
    const userId = team.members.editor.userId;
    const other = product.client();
    await signIn(other, team.members.editor);
    const read = async () =>
      (await other.get('auth/users/notification-settings')).json<Record<string, unknown>>().data;
    const before = await read();
    const token = unsubscribeToken(product.keys, { userId, kind: 'weekly-digest' });
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const done = await product.client().post(unsubscribePath(token), {
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(done.text).toContain('Du får inga fler sammanfattningar med e-post.');
    expect(await read()).toEqual({ ...before, digestEmail: 'off' });
  }, 60_000);

  test('with no address that nobody has signed, and guessing has to wait', async () => {
    const gone = unsubscribeToken(product.keys, { userId: product.newId(), kind: 'price-alerts' });
    expect((await product.client().post(unsubscribePath(gone), form)).status).toBe(200);
    const guesser = product.client();
    const answers: number[] = [];
    for (let guess = 0; guess < 24; guess += 1)
      answers.push(
        (await guesser.post(unsubscribePath(`${'A'.repeat(43)}${'AEIMQUYc'[guess % 8]}`), form)).status,
      );
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(answers.at(-1)).toBe(429);
    const right = unsubscribeToken(product.keys, {
      userId: team.members.owner.userId,
      kind: 'weekly-digest',
    });
    expect((await guesser.get(unsubscribePath(right))).status).toBe(200);
  }, 60_000);
});
