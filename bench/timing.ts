import { randomUUID } from 'node:crypto';
import { buildAccount, solvedCaptcha } from '#features/account/accounts/server/builders.ts';
import { hashPassword } from '#platform/server/session/password-hash.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { testPassword } from '#testing/world/password.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { chanceFrom } from './chance.ts';
import type { Figure, Part } from './figure.ts';
import { headersOf, openServerIntake } from './ingest-http.ts';
import { invoiceStream } from './invoice-stream.ts';
import { onEachEngine } from './homes.ts';
import { chanceAlike, median } from './quantiles.ts';

/** What is asked, and by which kind of question its answers must not differ. */
type Questions = Readonly<Record<string, () => Promise<unknown>>>;

type Times = Readonly<Record<string, readonly number[]>>;

/** Asks each question so many times, all in one shuffled row, so that whatever else the machine does falls on all. */
const timesOf = async (
  questions: Questions,
  samples: number,
  before: () => Promise<unknown>,
): Promise<Times> => {
  const chance = chanceFrom(1);
  const names = Object.keys(questions);
  const row = names
    .flatMap((name) => Array.from({ length: samples }, () => ({ name, at: chance() })))
    .toSorted((one, other) => one.at - other.at);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name } of row) {
    await before();
    const start = performance.now();
    await questions[name]?.();
    times[name]?.push(performance.now() - start);
  }
  return times;
};

/** How far the medians lie apart. */
const spread = (times: Times): number => {
  const medians = Object.values(times).map(median);
  return Math.max(...medians) - Math.min(...medians);
};

/** Forgets who has guessed how often, so that waiting is not what is measured. */
const forgetAttempts = (product: TestProduct) => (): Promise<unknown> =>
  product.db.platformTransaction((tx) => tx.query('delete from attempt'));

const loginTimes = async (product: TestProduct, client: TestClient, samples: number): Promise<Times> => {
  // As dear as people's own are, which that of an account of tests is not.
  const passwordHash = await hashPassword(testPassword);
  const known = await buildAccount(product, { passwordHash });
  const unverified = await buildAccount(product, { passwordHash, emailVerified: false });
  const guess = (email: () => string) => () =>
    client.post('auth/users/login', { body: { email: email(), password: 'Guess7ing' } });
  const questions = {
    known: guess(() => known.email),
    unverified: guess(() => unverified.email),
    unknown: guess(() => `${randomUUID()}@krog.test`),
  };
  return timesOf(questions, samples, forgetAttempts(product));
};

const forgotTimes = async (product: TestProduct, client: TestClient, samples: number): Promise<Times> => {
  const known = await buildAccount(product);
  const unverified = await buildAccount(product, { emailVerified: false });
  let captchaToken = '';
  const ask = (email: () => string) => () =>
    client.post('auth/users/forgot-password', { body: { email: email(), captchaToken } });
  const questions = {
    known: ask(() => known.email),
    unverified: ask(() => unverified.email),
    unknown: ask(() => `${randomUUID()}@krog.test`),
  };
  return timesOf(questions, samples, async () => {
    await forgetAttempts(product)();
    captchaToken = await solvedCaptcha(product, 'forgot-password');
  });
};

const doors = async (quick: boolean): Promise<Figure[]> => {
  const product = await openTestProduct();
  try {
    const client = product.client();
    const samples = quick ? 20 : 1_000;
    const login = await loginTimes(product, client, samples);
    const forgot = await forgotTimes(product, client, samples);
    const figure = { part: 'timing', engine: null, unit: 'ms' };
    return [
      { ...figure, name: 'login, median', value: median(login['unknown'] ?? []) },
      { ...figure, name: 'login, medians apart', value: spread(login), goal: { most: 2 } },
      { ...figure, name: 'forgot password, median', value: median(forgot['unknown'] ?? []) },
      { ...figure, name: 'forgot password, medians apart', value: spread(forgot), goal: { most: 2 } },
    ];
  } finally {
    await product.close();
  }
};

const places = ['invoice-management/invoices', 'invoice-management/documents', 'product-management/products'];

/** Asks for what another restaurant has and for what nobody has, of each place in turn. */
const objects = (quick: boolean, say: (line: string) => void): Promise<Figure[]> =>
  onEachEngine(say, async (homes): Promise<Figure[]> => {
    const intake = await openServerIntake(await homes.make(), 3);
    try {
      await intake.take([0, 1, 2].map((unit) => Array.from({ length: 20 }, invoiceStream(unit))));
      const [visitor, foreign] = intake.visitors.filter(
        ({ organizationId }, at, all) => all.findIndex((one) => one.organizationId === organizationId) === at,
      );
      if (visitor === undefined || foreign === undefined) throw new Error('two restaurants were asked for');
      const base = `${intake.url}/api/hospitad`;
      const figures: Figure[] = [];
      for (const place of places) {
        const list = await fetch(`${base}/${place}?limit=1`, { headers: headersOf(foreign) });
        const { data } = (await list.json()) as { data: { content: { id: string }[] } };
        const [there] = data.content;
        if (there === undefined) throw new Error(`${place} is empty`);
        const ask = (id: () => string) => async () => {
          const answer = await fetch(`${base}/${place}/${id()}`, { headers: headersOf(visitor) });
          if (answer.status !== 404) throw new Error(`${place} answered ${answer.status}`);
          await answer.text();
        };
        const questions = { foreign: ask(() => there.id), missing: ask(randomUUID) };
        const times = await timesOf(questions, quick ? 20 : 2_000, async () => undefined);
        const figure = { part: 'timing', engine: homes.engine };
        const name = `404 of ${place.split('/')[1] ?? place}, foreign and missing`;
        const chance = chanceAlike(times['foreign'] ?? [], times['missing'] ?? []);
        figures.push(
          { ...figure, name: `${name}: medians apart`, value: spread(times), unit: 'ms', goal: { most: 1 } },
          { ...figure, name: `${name}: alike by chance`, value: chance, unit: 'p', goal: { least: 0.01 } },
        );
      }
      return figures;
    } finally {
      await intake.close();
    }
  });

/** Whether the time of an answer tells what the answer does not (SECURITY R2, R22). */
export const timing: Part = {
  name: 'timing',
  summary: 'whether the time of an answer tells who has an account, or what others have',
  run: async ({ quick, say }) => {
    say('signing in and forgotten passwords, known and unknown addresses');
    return [...(await doors(quick)), ...(await objects(quick, say))];
  },
};
