import { resolve } from 'node:path';
import { buildPush, pushPath } from '#features/intake/access-point/server/builders.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { buildDraft, buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { makeStaff } from '#features/staff/support/server/commands-staff.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import type { Zone } from '#platform/server/mail/zone-resolver.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

/** The product in memory with the built app, whose clock moves when it is told to, and the people in it. */
export type StaffedProduct = {
  readonly product: TestProduct;
  readonly url: string;
  readonly customer: BuiltOrganization;
  readonly staff: BuiltAccount;
};

const names = { owner: 'Elin Sandberg', editor: 'Karim Haddad', reporter: 'Maja Lindqvist' } as const;

/** An e-invoice to an organization by its number; one that nobody here has waits for staff. */
export async function pushInvoice(
  { client, clock, accessPointKeys: keys }: TestProduct,
  number: string,
  organizationNumber = '5599990016',
): Promise<void> {
  const buyer = { ...buildDraft().buyer, organizationNumber };
  const { bytes } = buildInvoice({ number, buyer });
  const recipient = `0007:${organizationNumber}`;
  const push = buildPush(bytes, { keys, now: clock.now(), messageId: number, recipient });
  const answer = await client().post(pushPath, push);
  if (answer.status !== 200) throw new Error(`the push was answered ${answer.status} ${answer.text}`);
}

/** Opens the product in memory with the built app, working off its jobs; `zone` is the DNS that senders of mails are judged by. */
export async function openBuilt(zone: Zone = {}): Promise<TestProduct> {
  const webFolder = resolve(import.meta.dirname, '..', '..', 'dist', 'web');
  const product = await openTestProduct({ webFolder, replace: () => ({ resolver: zoneResolver(zone) }) });
  await product.startJobs();
  return product;
}

/** Opens it, under a DNS of senders, with an organization of two restaurants, a colleague of each role, staff as the command line makes them, and two e-invoices that wait. */
export async function openStaffed(zone: Zone = {}): Promise<StaffedProduct> {
  const product = await openBuilt(zone);
  const customer = await buildOrganization(product, { outlets: ['Krog Bryggan', 'Lilla Bryggan'] });
  for (const role of ['owner', 'editor', 'reporter'] as const)
    await product.db.platformTransaction((tx) =>
      tx.query('update user_account set full_name = $2, email = $3 where id = $1', [
        customer.members[role].userId,
        names[role],
        `${role}@krogbryggan.test`,
      ]),
    );
  const { password } = await buildAccount(product);
  const email = 'sixten@krogkoll.test';
  const now = product.clock.now();
  const made = await makeStaff(
    product.db,
    { email, name: 'Sixten Stöd', password },
    { now, newId: product.newId },
  );
  if (typeof made !== 'string') throw new Error(made.code);
  for (const number of ['70021', '70022']) await pushInvoice(product, number);
  const url = await product.listen();
  return { product, url, customer, staff: { userId: made, email, password } };
}
