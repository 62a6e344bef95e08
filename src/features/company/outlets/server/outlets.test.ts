import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import { membershipOf } from '#features/company/team/server/queries.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { OutletRole } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

test('a member sees the outlets of all own organizations, in Swedish order, and no other', async () => {
  const mine = await buildOrganization(product, { outlets: ['Östra Kajen', 'Ängen', 'Bryggan', 'Zinkens'] });
  const other = await buildOrganization(product, { outlets: ['Åsen', 'Inte min'] });
  const { userId } = mine.members.editor;
  const [asen] = other.outlets;
  await product.db.tenantTransaction(other.organizationId, (tx) =>
    addMember(
      tx,
      { organizationId: other.organizationId, outletId: asen.outletId, userId, role: 'reporter' },
      product.clock.now(),
    ),
  );
  const client = product.client();
  await signIn(client, mine.members.editor);
  const { data } = (await client.get('outlet-management/unit-less/outlet-roles')).json<OutletRole[]>();
  expect(data.map((row) => [row.outletInformation.displayName, row.role])).toEqual([
    ['Bryggan', 'editor'],
    ['Zinkens', 'editor'],
    ['Åsen', 'reporter'],
    ['Ängen', 'editor'],
    ['Östra Kajen', 'editor'],
  ]);
  expect(data[0]?.outletInformation.inboundAddress).toMatch(/^bryggan-[a-z2-7]{16}@in\.test$/);
});

test('the role in a unit is the highest among its outlets, and there is none in a foreign unit', async () => {
  const mine = await buildOrganization(product, { outlets: ['Salen', 'Baren'] });
  const other = await buildOrganization(product);
  const [salen, baren] = mine.outlets;
  const { userId } = mine.members.reporter;
  await product.db.tenantTransaction(mine.organizationId, (tx) =>
    tx.kysely
      .updateTable('outlet')
      .set({ main_unit_id: salen.unitId })
      .where('id', '=', baren?.outletId ?? '')
      .execute(),
  );
  const roleIn = (unitId: string) =>
    product.db.platformRead((reader) => membershipOf(reader, userId, unitId));
  expect(await roleIn(salen.unitId)).toMatchObject({ organizationId: mine.organizationId, role: 'reporter' });
  const { organizationId } = mine;
  await product.db.tenantTransaction(organizationId, (tx) =>
    addMember(
      tx,
      { organizationId, outletId: baren?.outletId ?? '', userId, role: 'owner' },
      product.clock.now(),
    ),
  );
  expect(await roleIn(salen.unitId)).toMatchObject({ organizationId, role: 'owner' });
  expect(await roleIn(other.outlets[0].unitId)).toBeNull();
});
