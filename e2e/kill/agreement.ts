import { setTimeout as delay } from 'node:timers/promises';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { requestsAMinute } from '#features/open/keys/rules.ts';
import { systemClock } from '#platform/server/clock.ts';
import { idSource } from '#platform/server/ids.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { openHome } from './home.ts';
import type { Home } from './server-child.ts';
import { signInAt } from './uploader.ts';
import type { OpenAccount, Place } from './uploader.ts';

/** How far several processes are of one mind. */
export interface Agreement {
  /** Milliseconds from a logout at one process until every other one refused the session. */
  readonly loggedOutAfter: number;
  /** Wrong passwords that were judged before all processes refused to, and how many may be. */
  readonly guesses: readonly [judged: number, allowed: number];
  /** Requests of one key that passed in one minute, over all processes, and how many may. */
  readonly keyed: readonly [passed: number, allowed: number];
}

/** As an account counts them (SECURITY R21). */
const freeGuesses = 4;

const base = '/api/hospitad/';

/** What a place answers; that it is busy says nothing of who asks. */
const statusAt = async (
  place: Place,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> => {
  for (;;) {
    const { status } = await fetch(`${place.url}${path}`, { headers, redirect: 'manual' });
    if (status !== 503) return status;
    await delay(20);
  }
};

/** Logs out at the first, and asks the others until they refuse. */
const logoutEverywhere = async (places: readonly Place[], account: OpenAccount): Promise<number> => {
  const [first, ...others] = places;
  if (first === undefined) throw new Error('nobody lives');
  const login = await fetch(`${first.url}${base}auth/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: first.url },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const headers = { authorization: `Bearer ${data.token}`, 'x-unit-id': account.unitId };
  const asks = `${base}invoice-management/documents?limit=1`;
  for (const place of places)
    if ((await statusAt(place, asks, headers)) !== 200) throw new Error('a sign-in does not hold everywhere');
  await fetch(`${first.url}/api/logout`, {
    method: 'POST',
    headers: { cookie, origin: first.url },
    redirect: 'manual',
  });
  const from = performance.now();
  for (const place of others)
    while ((await statusAt(place, asks, headers)) === 200) {
      if (performance.now() - from > 10_000) throw new Error('a session outlives its logout');
      await delay(10);
    }
  return performance.now() - from;
};

/** What a place says of a wrong password; that it is busy says nothing, and is not counted. */
const guessAt = async (url: string, wrong: OpenAccount): Promise<string> => {
  for (;;) {
    const said = await signInAt(url, wrong).then(() => 'signed in', String);
    if (!said.includes('answered 503')) return said;
    await delay(20);
  }
};

/** Guesses a password at all of them at once: how many were judged, where the others have to wait. */
const guess = async (places: readonly Place[], account: OpenAccount): Promise<number> => {
  const wrong = { ...account, password: 'not the password' };
  const tries = places.flatMap(({ url }) => Array.from({ length: 8 }, () => guessAt(url, wrong)));
  return (await Promise.all(tries)).filter((said) => said.includes('user.credential-error')).length;
};

const minute = 60_000;

/** Asks with one key at all processes at once until each has refused; null where the minute of the clock was over before. */
const askForAMinute = async (places: readonly Place[], token: string): Promise<number | null> => {
  const left = minute - (Date.now() % minute);
  if (left < minute / 2) await delay(left + 50);
  const asked = Math.floor(Date.now() / minute);
  const isOver = (): boolean => Math.floor(Date.now() / minute) !== asked;
  const headers = { authorization: `Bearer ${token}` };
  const passed = await Promise.all(
    places.map(async (place) => {
      let [count, refused] = [0, 0];
      const worker = async (): Promise<void> => {
        while (refused < 6 && !isOver()) {
          const status = await statusAt(place, '/api/v1/key', headers);
          if (status === 200) count += 1;
          else if (status === 429) refused += 1;
          else throw new Error(`a key was answered ${status}`);
        }
      };
      await Promise.all(Array.from({ length: 4 }, worker));
      return count;
    }),
  );
  return isOver() ? null : passed.reduce((sum, each) => sum + each, 0);
};

/** Requests of a key that pass in one minute, over all processes; throws where none of three minutes was enough to be refused. */
const askWithKey = async (places: readonly Place[], token: string): Promise<number> => {
  for (let tries = 0; tries < 3; tries += 1) {
    const passed = await askForAMinute(places, token);
    if (passed !== null) return passed;
  }
  throw new Error('a machine this slow reaches no limit of a minute');
};

/** Asks several processes of one place what only all together can know. */
export const agreement = async (
  places: readonly Place[],
  home: Home,
  account: OpenAccount,
): Promise<Agreement> => {
  const { db } = await openHome(home);
  const services = {
    db,
    clock: systemClock,
    newId: idSource(systemClock),
    keys: sessionKeys('k'.repeat(64), undefined),
  };
  const [owner] = await db.platformRead((reader) =>
    reader.query<{ userId: string }>(
      `select user_id as "userId" from membership where organization_id = $1 order by role = 'owner' desc limit 1`,
      [account.organizationId],
    ),
  );
  const { token } = await buildKey(services, {
    organizationId: account.organizationId,
    userId: owner?.userId ?? '',
  });
  await db.close();
  const keyed = await askWithKey(places, token);
  const loggedOutAfter = await logoutEverywhere(places, account);
  const judged = await guess(places, account);
  return { loggedOutAfter, guesses: [judged, freeGuesses], keyed: [keyed, requestsAMinute] };
};
