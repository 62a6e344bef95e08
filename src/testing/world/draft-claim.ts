import { contract } from '#app/contract.ts';
import type { TestClient } from '../peers/test-client.ts';

/** Drafts a claim of the first line of an invoice; answers its id. */
export const draftClaim = async (client: TestClient, invoiceId: string): Promise<string> => {
  const drafted = await client.post(contract.claims.draftClaims.path, {
    body: { lines: [{ invoiceId, lineNo: 1 }], reason: 'quality' },
  });
  return drafted.json<{ claims: { id: string }[] }>().data.claims[0]?.id ?? '';
};
