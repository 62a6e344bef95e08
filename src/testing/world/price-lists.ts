import { contract } from '#app/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { TestClient } from '../peers/test-client.ts';
import { uploadOf } from '../requests/upload.ts';
import type { TestProduct } from './product.ts';
import { waitUntil } from '../wait-until.ts';

/** Lets the client's organization do all that any plan gives. */
export const subscribe = async (product: TestProduct, client: TestClient): Promise<void> => {
  const [unit] = await product.db.platformRead((reader) =>
    reader.query<{ organizationId: string }>(
      'select organization_id as "organizationId" from unit where id = $1',
      [client.unitId],
    ),
  );
  if (unit === undefined) throw new Error('no unit');
  const plan = { plan: 'premium-plus', endsAt: null } as const;
  await product.db.tenantTransaction(unit.organizationId, (tx) =>
    setSubscription(tx, unit.organizationId, plan, product.clock.now()),
  );
};

/** Leaves a price list open for the client's unit; answers its import. */
export const leavePriceList = async (client: TestClient, supplier: string, said: string): Promise<string> => {
  const path = `${contract.dealImports.openDealImport.path}?supplierId=${supplier}`;
  const bytes = Buffer.from(`Art nr;Pris;Enhet;Not\n1;12,50;kg;${said}\n`);
  const opened = await client.post(path, uploadOf({ name: `${said}.csv`, bytes }));
  return opened.json<{ id: string }>().data.id;
};

/** Uploads a price list to the client's unit as a supplier would send it, and waits until it is read; answers its id. */
export const sendPriceList = async (client: TestClient, said: string): Promise<string> => {
  const bytes = Buffer.from(`Art nr;Benämning;Pris;Enhet\n900;Vara 900 ${said};12,50;kg\n`);
  await client.post(
    contract.documents.uploadDocuments.path,
    uploadOf({ name: `${said}-prislista.csv`, bytes }),
  );
  const listed = async () =>
    (await client.get(contract.priceLists.listPriceLists.path)).json<{ content: { id: string }[] }>().data
      .content;
  await waitUntil(async () => (await listed()).length > 0);
  return (await listed())[0]?.id ?? '';
};
