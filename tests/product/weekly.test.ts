import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { tellWeek } from '#features/purchases/overview/server/commands-week.ts';
import type { WeekFigures } from '#features/purchases/overview/server/queries-week.ts';
import { isSilent, weekLetter } from '#features/purchases/overview/server/emails.ts';
import { dayBefore } from '#features/purchases/overview/rules-week.ts';
import { unsubscribePath } from '#features/account/notifications/contract-unsubscribe.ts';
import { unsubscribeToken } from '#platform/server/post/unsubscribe-token.ts';
import { layOut } from '#platform/server/post/lay-out.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { contract } from '#app/contract.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { weekNotice } from '#testing/told-alerts.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

const monday = new Date('2026-11-16T06:00:00Z');

let product: TestProduct;
let team: BuiltOrganization;
let owner: TestClient;
beforeAll(async () => {
  product = await openTestProduct();
  await product.startJobs();
  team = await buildOrganization(product, { outlets: ['Krog Bryggan'] });
  owner = product.client();
  await signIn(owner, team.members.owner);
  owner.unitId = team.outlets[0].unitId;
}, 60_000);
afterAll(() => product.close());

const buy = async (number: string, issueDate: string, price: string, article: string): Promise<void> => {
  const line = buildLine({ price, quantity: '10', name: `Lax ${article}`, articleNumber: article });
  const invoice = buildInvoice({
    number,
    issueDate,
    paymentReference: number,
    supplier: buildSupplier(7),
    lines: [line],
  });
  await owner.post(contract.documents.uploadDocuments.path, uploadOf(invoice));
  const isRead = async () =>
    (await owner.get(contract.invoices.listInvoices.path)).text.includes(`"${number}"`);
  await vi.waitUntil(isRead, { timeout: 30_000, interval: 50 });
};

/** Letters about the week in the local mailbox, newest first. */
const weeklies = async (email: string) =>
  ((await product.mailbox?.letters()) ?? []).filter(
    ({ to, kind }) => to === email && kind === 'weekly-digest',
  );

/** What an address was told last, of so many times. */
const toldOf = async (email: string, times: number) => {
  await vi.waitUntil(async () => (await weeklies(email)).length === times, { timeout: 30_000, interval: 50 });
  const [letter] = await weeklies(email);
  return { subject: letter?.subject ?? '', said: (letter?.text ?? '').replaceAll(/\s+/g, ' ') };
};

const tell = async () => {
  const unitId = team.outlets[0].unitId;
  expect(
    await product.db.platformTransaction((tx) =>
      tellWeek(tx, product, { unitId, at: monday, pace: 'weekly' }),
    ),
  ).toBe(3);
};

test('a week with nothing is one line, and one with news says what, by role', async () => {
  await buy('W1', '2026-11-03', '189.00', '100');
  await buy('W2', '2026-11-10', '189.00', '100');
  await tell();
  const quiet = await toldOf(team.members.owner.email, 1);
  product.pass(1_000);
  expect(quiet.subject).toBe('Vecka 46: en lugn vecka, inköp 1 890 kr');
  expect(quiet.said).toContain(
    'Vecka 46, 9–15 november En lugn vecka: inga priser att ta ställning till, inköp för 1 890 kr. -- ',
  );
  await buy('W3', '2026-11-12', '214.50', '100');
  await buy('W4', '2026-11-13', '50.00', '200');
  await product.db.tenantTransaction(team.organizationId, async (tx) => {
    await tx.query(
      `insert into deal (organization_id, id, supplier_id, article_key, title, unit, price, currency, valid_from, valid_to,
         tolerance_type, tolerance_up, tolerance_down, created_at)
       select $1, id, supplier_id, '900' || n, 'Vara ' || n, 'kg', 38.5, 'SEK', '2026-01-01', valid_to, 'amount', 0, 0, now()
       from (select supplier_id from invoice where organization_id = $1 limit 1) i,
         (values ($2::uuid, 1, '2026-12-14'::date), ($3::uuid, 2, '2026-12-01'::date), ($4::uuid, 3, '2026-11-20'::date))
         d(id, n, valid_to)`,
      [team.organizationId, product.newId(), product.newId(), product.newId()],
    );
    await tx.query(
      `update invoice set held = true, held_reasons = '{payment.account-changed}'
       where organization_id = $1 and number = 'W4'`,
      [team.organizationId],
    );
  });
  await tell();
  const told = await toldOf(team.members.owner.email, 2);
  expect(told.subject).toMatch(/^Vecka 46: betala inte .+ faktura W4 ännu$/);
  expect(told.said).toContain('Ett pris har gått upp.');
  expect(told.said).toMatch(/[\d ]+ kr\/år Så mycket dyrare blir det om inget händer\. Delvis uppskattat\./);
  expect(told.said).toContain('1. Lax 100: 189,00 → 214,50 kr/kg');
  expect(told.said).toContain('Listpriset har höjts');
  expect(told.said).toMatch(/Inköp veckan: [\d ]+ kr \+[\d,]+ % mot vecka 45/);
  expect(told.said).toContain('Avtalet på Vara 1 går ut 14 december');
  expect(told.said).not.toContain('Vara 2');
  expect(told.said).toContain('Avtalet på Vara 3 går ut 20 november');
  const seen = await toldOf(team.members.reporter.email, 2);
  expect(seen.subject).toMatch(/^Vecka 46: Lax 100 kostar [\d ]+ kr mer per år$/);
  expect(seen.said).not.toMatch(/Avtalet|W4|Ta ställning/);
  expect(seen.said).toContain('Se larmet');
}, 90_000);

test('money back and waited for is told to who may claim, and alone it is news', () => {
  const { figures, ...notice } = weekNotice(null);
  const money = {
    back: '2140.00',
    backFrom: ['Grossist Ett'],
    waiting: '2373.00',
    open: 1,
    longest: { supplier: 'Slakteriet Norr', days: 21 },
  };
  const week = { ...notice, figures: { ...figures, alerts: [], money } };
  const written = (role: 'editor' | 'reporter') => {
    const reader = { userId: 'u', fullName: 'Anna Ek', email: 'a@b.example', language: 'sv', role } as const;
    const { subject, text } = layOut(weekLetter(week, reader, '/unsubscribe/token'), 'https://krogkoll.test');
    return { subject, said: text.replaceAll(/\s+/g, ' ') };
  };
  expect(written('editor').subject).toBe('Vecka 47: 2 140,00 kr tillbaka');
  expect(written('editor').said).toContain('Tillbaka: 2 140,00 kr Grossist Ett');
  expect(written('editor').said).toContain('Väntar på svar: 2 373,00 kr Slakteriet Norr, 21 dagar');
  expect(written('reporter').subject).toMatch(/en lugn vecka/);
  expect(written('reporter').said).not.toMatch(/2 140|2 373|Slakteriet/);
});

test('a day is told of to those who want it, where something waits, and names the day', () => {
  const { figures, ...notice } = weekNotice(null);
  const day = { ...notice, week: dayBefore(new Date('2026-11-24T06:00:00Z')) };
  const money = { back: '0.00', backFrom: [], waiting: '300.00', open: 2, longest: null };
  const waiting = { ...figures, alerts: [], waits: { files: 3, invoices: 1 }, money };
  const written = (role: 'editor' | 'reporter', told: WeekFigures = waiting) => {
    const reader = { userId: 'u', fullName: 'Anna Ek', email: 'a@b.example', language: 'sv', role } as const;
    const letter = weekLetter({ ...day, figures: told }, reader, '/unsubscribe/token');
    const { subject, text } = layOut(letter, 'https://krogkoll.test');
    return { subject, said: text.replaceAll(/\s+/g, ' ') };
  };
  expect(written('editor').subject).toBe('Tisdag 24 november: 6 saker väntar på dig');
  expect(written('editor').said).toMatch(/En faktura väntar.+ 3 filer väntar.+ 2 krav är öppna/);
  expect(written('editor').said).toMatch(/Inköp i går/);
  const dearer = { ...figures, waits: null, money: null };
  expect(written('reporter', dearer).subject).toBe('Tisdag 24 november: Smör kostar 3 650 kr mer per år');
  expect([isSilent('editor', waiting), isSilent('reporter', waiting)]).toEqual([false, true]);
  expect(isSilent('reporter', dearer)).toBe(false);
  expect(isSilent('editor', { ...waiting, waits: null, money: null })).toBe(true);
});

test('a person hears daily or weekly, and the unsubscribe of either ends both', async () => {
  const unitId = team.outlets[0].unitId;
  const at = new Date('2026-11-17T06:00:00Z');
  const daily = () =>
    product.db.platformTransaction((tx) => tellWeek(tx, product, { unitId, at, pace: 'daily' }));
  expect(await daily()).toBe(0);
  const settings = (await owner.get('auth/users/notification-settings')).json<object>().data;
  await owner.send('PUT', 'auth/users/notification-settings', {
    body: { ...settings, digestEmail: 'daily' },
  });
  expect(await daily()).toBe(1);
  const weekly = { unitId, at: monday, pace: 'weekly' } as const;
  expect(await product.db.platformTransaction((tx) => tellWeek(tx, product, weekly))).toBe(2);
  const { userId } = team.members.owner;
  const token = unsubscribeToken(product.keys, { userId, kind: 'weekly-digest' });
  await product.client().post(unsubscribePath(token), { body: 'List-Unsubscribe=One-Click' });
  expect(await daily()).toBe(0);
});
