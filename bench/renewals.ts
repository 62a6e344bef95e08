import { request } from 'node:http';
import { buildHome } from '../e2e/kill/home.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import type { Account } from '../e2e/kill/uploader.ts';
import { chanceFrom } from './chance.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';

const tabs = 10;
const lostShare = 0.1;

interface Heard {
  readonly status: number;
  /** The renewal token of the answer's cookie. */
  readonly token: string | null;
}

/** Posts to a server; with `isLost` the connection is cut as soon as the answer begins, and null is answered. */
const post = (
  url: string,
  path: string,
  { cookie, body, isLost = false }: { cookie?: string; body?: unknown; isLost?: boolean },
): Promise<Heard | null> => {
  const { promise, resolve, reject } = Promise.withResolvers<Heard | null>();
  const headers = {
    origin: url,
    'content-type': 'application/json',
    ...(cookie === undefined ? {} : { cookie: `rt=${cookie}` }),
  };
  const sent = request(`${url}/api/hospitad/auth/users/${path}`, { method: 'POST', headers }, (answer) => {
    const cookies = answer.headers['set-cookie'] ?? [];
    const token = cookies
      .map((text) => /^rt=([\w-]{43});/.exec(text)?.[1])
      .find((found) => found !== undefined);
    if (isLost) answer.destroy();
    else answer.resume();
    resolve(isLost ? null : { status: answer.statusCode ?? 0, token: token ?? null });
  });
  sent.once('error', reject);
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
};

interface Outcome {
  readonly logouts: number;
  readonly branched: number;
  readonly renewals: number;
  readonly seconds: number;
}

/** Rounds of tabs that renew with one cookie at once; who lost an answer asks again with what the browser has then. */
const play = async (url: string, { email, password }: Account, rounds: number): Promise<Outcome> => {
  const chance = chanceFrom(1);
  const signedIn = await post(url, 'login', { body: { email, password } });
  let cookie = signedIn?.token ?? '';
  let [logouts, branched, renewals] = [0, 0, 0];
  const renew = async (from: string, isLost: boolean): Promise<Heard | null> => {
    renewals += 1;
    return post(url, 'renew-token', { cookie: from, isLost });
  };
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const from = cookie;
    const answers = await Promise.all(Array.from({ length: tabs }, () => renew(from, chance() < lostShare)));
    const lost = answers.filter((answer) => answer === null).length;
    const heard = answers.filter((answer) => answer !== null);
    cookie = heard[0]?.token ?? cookie;
    const again = await Promise.all(Array.from({ length: lost }, () => renew(cookie, false)));
    cookie = again[0]?.token ?? cookie;
    const late = again.filter((answer) => answer !== null);
    logouts += [...heard, ...late].filter(({ status }) => status !== 200).length;
    for (const given of [heard, late]) if (new Set(given.map(({ token }) => token)).size > 1) branched += 1;
  }
  return { logouts, branched, renewals, seconds: (performance.now() - start) / 1_000 };
};

const measure = async (homes: Homes, rounds: number): Promise<Outcome> => {
  const home = await homes.make();
  const account = await buildHome(home);
  const { url, end } = await startServer(home);
  try {
    return await play(url, account, rounds);
  } finally {
    await end('SIGTERM');
  }
};

/** What becomes of a session whose tabs renew at once while answers are lost (SECURITY R15). */
export const renewals: Part = {
  name: 'renewals',
  summary: 'ten tabs that renew at once, a tenth of the answers lost',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const rounds = quick ? 20 : 1_000;
      say(`${homes.engine}: ${rounds} rounds`);
      const { logouts, branched, renewals: count, seconds } = await measure(homes, rounds);
      const figure = { part: 'renewals', engine: homes.engine };
      return [
        { ...figure, name: 'forced logouts', value: logouts, unit: 'answers', goal: { most: 0 } },
        { ...figure, name: 'more than one successor', value: branched, unit: 'rounds', goal: { most: 0 } },
        { ...figure, name: 'renewals', value: count / seconds, unit: 'renewals/s' },
      ];
    }),
};
