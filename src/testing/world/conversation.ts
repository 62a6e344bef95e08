import { contract } from '#app/contract.ts';
import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';
import { buildConversation } from '../requests/chat.ts';

/** A conversation of whoever asks, which says the words; its id. */
export const leaveConversation = async (
  product: TestProduct,
  client: TestClient,
  said: string,
): Promise<string> => {
  const asked = await client.get(contract.sessions.currentUser.path);
  const { id: userId } = asked.json<{ id: string }>().data;
  const id = product.newId();
  await product.db.platformTransaction((tx) => buildConversation(tx, { userId, id, said }));
  return id;
};
