import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { tellWeek } from '#features/purchases/overview/server/commands-week.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { contract } from '#app/contract.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { uploadOf } from '#testing/requests/samples.ts';
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

/** Tells the week, and answers what the local mailbox has of it for an address. */
const weekOf = async (email: string) => {
  const weekly = async () =>
    ((await product.mailbox?.letters()) ?? []).filter(
      (letter) => letter.to === email && letter.kind === 'weekly-digest',
    );
  const before = (await weekly()).length;
  const unitId = team.outlets[0].unitId;
  expect(await product.db.platformTransaction((tx) => tellWeek(tx, product, { unitId, at: monday }))).toBe(3);
  await vi.waitUntil(async () => (await weekly()).length > before, { timeout: 30_000, interval: 50 });
  const [letter] = await weekly();
  return { subject: letter?.subject ?? '', said: (letter?.text ?? '').replaceAll(/\s+/g, ' ') };
};

test('a week with nothing is one line, and one with news says what, by role', async () => {
  await buy('W1', '2026-11-03', '189.00', '100');
  await buy('W2', '2026-11-10', '189.00', '100');
  const quiet = await weekOf(team.members.owner.email);
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
  const told = await weekOf(team.members.owner.email);
  expect(told.subject).toMatch(/^Vecka 46: betala inte .+ faktura W4 ännu$/);
  expect(told.said).toContain('Ett pris har gått upp.');
  expect(told.said).toMatch(/[\d ]+ kr\/år Så mycket dyrare blir det om inget händer\. Delvis uppskattat\./);
  expect(told.said).toContain('1. Lax 100: 189,00 → 214,50 kr/kg');
  expect(told.said).toContain('Listpriset har höjts');
  expect(told.said).toMatch(/Inköp veckan: [\d ]+ kr \+[\d,]+ % mot vecka 45/);
  expect(told.said).toContain('Avtalet på Vara 1 går ut 14 december');
  expect(told.said).not.toContain('Vara 2');
  expect(told.said).toContain('Avtalet på Vara 3 går ut 20 november');
  const [seen] = ((await product.mailbox?.letters()) ?? []).filter(
    ({ to, kind }) => to === team.members.reporter.email && kind === 'weekly-digest',
  );
  expect(seen?.subject).toMatch(/^Vecka 46: Lax 100 kostar [\d ]+ kr mer per år$/);
  expect(seen?.text).not.toMatch(/Avtalet|W4|Ta ställning/);
  expect(seen?.text).toContain('Se larmet');
}, 90_000);
