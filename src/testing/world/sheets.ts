import { contract } from '#app/contract.ts';
import type { TestClient } from '../peers/test-client.ts';

/** Makes a link to a negotiation sheet of the client's unit; answers its id. */
export const leaveSheet = async (
  client: TestClient,
  { supplierId, articleId }: { readonly supplierId: string; readonly articleId: string },
): Promise<string> => {
  const body = { supplierId, articleIds: [articleId], language: 'sv' };
  const made = await client.post(contract.sheets.shareSheet.path, { body });
  return made.json<{ id: string }>().data.id;
};
