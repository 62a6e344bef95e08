import { contract } from '#app/contract.ts';
import type { TestClient } from '../peers/test-client.ts';

/** Leaves a view of the invoices that everybody in the unit sees; answers its id. */
export const leaveView = async (client: TestClient, name: string): Promise<string> => {
  const body = { list: 'invoices', name, search: { q: name }, columns: null };
  const saved = await client.post(contract.views.saveView.path, { body });
  const viewId = saved.json<{ id: string }>().data.id;
  const path = contract.views.shareView.path.replace('{viewId}', viewId);
  await client.send('PUT', path, { body: { isShared: true } });
  return viewId;
};
