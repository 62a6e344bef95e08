import type { TestClient } from '#testing/peers/test-client.ts';
import type { User } from '#features/account/accounts/contract-user.ts';

/** What the browser of our own pages sends with every call. */
export const ownPage = { origin: 'http://localhost', 'content-type': 'application/json' };

/** Signs the client in over the wire; it keeps token and cookie. */
export const signIn = async (
  client: TestClient,
  account: { readonly email: string; readonly password: string },
): Promise<User> => {
  const { email, password } = account;
  const answer = await client.post('auth/users/login', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status} ${answer.text}`);
  const { token, user } = answer.json<{ token: string; user: User }>().data;
  client.token = token;
  return user;
};
