import { testPassword } from './password.ts';
import { contract } from '#app/contract.ts';
import { type KeyScope, keyScopes } from '#core/access/key-scopes.ts';
import type { KeyForm } from '#features/open/keys/contract.ts';
import type { TestClient } from '../peers/test-client.ts';

export const allScopes: readonly KeyScope[] = keyScopes;

/** Makes a key as the owner whose client it is; answers its id and its text. */
export const makeKey = async (
  client: TestClient,
  form: Partial<KeyForm> = {},
): Promise<{ readonly id: string; readonly token: string }> => {
  const standard = {
    name: 'Kassan',
    mode: 'live',
    scopes: allScopes,
    unitIds: null,
    expiresAt: null,
    addresses: [],
  };
  const body = { ...standard, ...form, password: testPassword };
  const made = await client.post(contract.keys.createKey.path, { body });
  if (made.status !== 201) throw new Error(`no key was made: ${made.text}`);
  const { key, token } = made.json<{ key: { id: string }; token: string }>().data;
  return { id: key.id, token };
};
