import { contract } from '#app/contract.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

/** Takes somebody into the first outlet of the client's unit, and invites somebody else. */
export const fillTeam = async (product: TestProduct, client: TestClient, said: string) => {
  const [row] = await product.db.platformRead((reader) =>
    reader.query<{ organizationId: string; outletId: string }>(
      'select organization_id as "organizationId", id as "outletId" from outlet where main_unit_id = $1',
      [client.unitId],
    ),
  );
  if (row === undefined) throw new Error('every unit has an outlet');
  const { userId } = await buildAccount(product, { fullName: `Elsa ${said}` });
  await product.db.tenantTransaction(row.organizationId, (tx) =>
    addMember(tx, { ...row, userId, role: 'reporter' }, product.clock.now()),
  );
  const guest = { email: `${said.toLowerCase()}@krog.test`, role: 'reporter', outletIds: [row.outletId] };
  const invited = await client.post(contract.invitations.invite.path, { body: guest });
  const wish = { requests: [{ name: `Önskat ${said}`, outletIds: [row.outletId] }] };
  const asked = await client.post(contract.supplierRequests.requestSuppliers.path, { body: wish });
  await client.post(contract.powerOfAttorney.startSigning.path, { body: { language: 'sv' } });
  const powers = await client.get(contract.powerOfAttorney.listPowers.path);
  const [power] = powers.json<{ id: string }[]>().data;
  await client.post(contract.billing.buyOnInvoice.path, { body: { plan: 'premium-plus' } });
  const bills = await client.get(contract.billing.listBills.path);
  const [request = ''] = asked.json<{ ids: string[] }>().data.ids;
  return {
    outlet: row.outletId,
    organization: row.organizationId,
    request,
    power: power?.id ?? '',
    bill: bills.json<{ bills: { id: string }[] }>().data.bills[0]?.id ?? '',
    member: userId,
    invitation: invited.json<{ id: string }>().data.id,
  };
};
