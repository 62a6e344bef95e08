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
const buy = async (price: string, article = '100'): Promise<void> => {
  number += 1;
  const invoice = buildInvoice({
    number: `N${number}`,
    issueDate: `2026-10-${String((number % 27) + 1).padStart(2, '0')}`,
    paymentReference: `N${number}`,
    supplier: buildSupplier(7),
    lines: [buildLine({ price, name: `Lax ${article}`, articleNumber: article })],
  });
  await owner.post(contract.documents.uploadDocuments.path, uploadOf(invoice));
  const isRead = async () =>
    (await owner.get(contract.invoices.listInvoices.path)).text.includes(`"N${number}"`);
  await vi.waitUntil(isRead, { timeout: 30_000, interval: 50 });
};

const tell = (pace: Pace): Promise<number> =>
  product.db.platformTransaction((tx) => tellAlerts(tx, product, { unitId: team.outlets[0].unitId, pace }));

const want = (client: TestClient, changes: object) =>
  client.send('PUT', 'auth/users/notification-settings', {
    body: {
      priceAlertEmail: 'off',
      priceAlertPush: 'off',
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
    expect(letter).toMatchObject({ subject: 'Prislarm på Krog Bryggan', kind: 'price-alert' });
    expect(letter.text.replaceAll(/\s/g, ' ')).toContain(
      '189,00 kr → 214,50 kr per kg · +13,5 % · +6 205 kr per år, uppskattat',
    );
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
    expect(await told()).toBe(2);
  }, 60_000);

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
        body: 'Lax 100 189,00 kr → 214,50 kr',
        path: alertsPath({ outletId: team.outlets[0].outletId }),
      },
    ]);
  }, 60_000);
});
