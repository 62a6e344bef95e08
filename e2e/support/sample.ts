import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { sampleArrived, samplePassword, samplePeople } from '#features/sample/demo/rules-people.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { type Look, openContext } from './look.ts';
import { newPlace, type Product, startProduct } from './product.ts';

/** The size that `SAMPLE=large` asks for: a restaurant of two years, which takes longer to arrive. */
export type Size = 'small' | 'large';
export const sampleSize: Size = process.env['SAMPLE'] === 'large' ? 'large' : 'small';

const fillLimit = { small: 120_000, large: 900_000 } as const;
const swedish: Look = { size: 'wide', theme: 'light', language: 'sv' };

type Role = (typeof samplePeople)[number]['role'];
export type SignIn = NonNullable<BrowserContextOptions['storageState']>;

/** Asks a route; answers the `data` of its envelope, as the test expects it. */
export type Asked = <Data>(path: string) => Promise<Data>;

type Reply<Data> = { data: Data };

async function dataOf<Data>(answer: Response): Promise<Data> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`);
  const reply: Reply<Data> = JSON.parse(text);
  return reply.data;
}

/** The product with a sample in it, the small one if nobody asks for more, as a first start on a laptop gives. */
export type Sample = Product & {
  /** Asks the API about the main restaurant as its owner. */
  ask: Asked;
  /** Signs a person in through the page, once; answers what the browser then stores. */
  signIn: (browser: Browser, role: Role) => Promise<SignIn>;
};

async function asker(url: string): Promise<Asked> {
  const base = `${url}/api/hospitad/`;
  const [owner] = samplePeople;
  const body = JSON.stringify({ email: owner?.email, password: samplePassword });
  const json = { 'Content-Type': 'application/json' };
  const login = await fetch(`${base}auth/users/login`, { method: 'POST', headers: json, body });
  const { token } = await dataOf<{ token: string }>(login);
  const authorization = { Authorization: `Bearer ${token.replace(/^Bearer /, '')}` };
  const roles = await fetch(`${base}outlet-management/unit-less/outlet-roles`, { headers: authorization });
  type Place = { mainUnitId: string; outletInformation: { displayName: string } };
  const places = await dataOf<Place[]>(roles);
  const main = places.find(({ outletInformation }) => outletInformation.displayName === 'Krog Bryggan');
  const headers = { ...authorization, 'X-UNIT-ID': main?.mainUnitId ?? '' };
  return async (path) => dataOf(await fetch(base + path, { headers }));
}

/** Waits until the console has said how to sign in. */
export async function untilPrinted(product: Product): Promise<void> {
  while (!product.printed().includes(samplePassword)) await delay(100);
}

/** Where a run of the suite keeps a folder that the sample has filled; `runner` is the process id of vitest. */
export const filledFolder = (runner: number): string => join(tmpdir(), `krogkoll-e2e-sample-${runner}`);

const start = (dataDir: string, size: Size): Promise<Product> =>
  startProduct({ env: { SAMPLE_DATA: size }, dataDir });

async function fill(folder: string, size: Size): Promise<void> {
  const product = await start(folder, size);
  await untilPrinted(product);
  const until = Date.now() + fillLimit[size];
  while (!product.printed().includes(sampleArrived)) {
    if (Date.now() > until) throw new Error(`the sample is still arriving:\n${product.printed()}`);
    await delay(250);
  }
  await product.stop();
}

/** Fills the folder of a run unless another worker does, for which it waits. Throws where neither comes to an end. */
async function fillOnce(filled: string): Promise<void> {
  const underWay = `${filled}.under-way`;
  const until = Date.now() + fillLimit[sampleSize];
  while (!(await stat(filled).catch(() => null))) {
    const isOurs = await mkdir(underWay).then(
      () => true,
      () => false,
    );
    if (isOurs) {
      try {
        const first = await newPlace();
        await fill(first, sampleSize);
        await rename(first, filled);
      } finally {
        await rm(underWay, { recursive: true });
      }
      return;
    }
    if (Date.now() > until) throw new Error('another worker did not fill the sample in its time');
    await delay(250);
  }
}

// The first file of a run that asks fills a folder; whoever asks after it takes a copy. The large one only one file asks for.
async function filledWith(size: Size): Promise<string> {
  if (size !== sampleSize) {
    const own = await newPlace();
    await fill(own, size);
    return own;
  }
  const filled = filledFolder(process.ppid);
  await fillOnce(filled);
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-e2e-'));
  await cp(filled, folder, { recursive: true });
  return folder;
}

/** Starts the built product with the sample, as a first start on a laptop leaves it, or with the size that is asked for. */
export async function startSample(size: Size = sampleSize): Promise<Sample> {
  const folder = await filledWith(size);
  const started = await start(folder, size);
  const stop = async (): Promise<number | null> => {
    const code = await started.stop();
    await rm(folder, { recursive: true, force: true });
    return code;
  };
  const product: Product = { ...started, stop };
  try {
    await untilPrinted(product);
    const ask = await asker(product.url);
    const states = new Map<Role, SignIn>();
    const signIn = async (browser: Browser, role: Role): Promise<SignIn> => {
      const known = states.get(role);
      if (known !== undefined) return known;
      const context = await openContext(browser, product.url, swedish);
      await signInHere(context, product.printed(), role);
      const state = await context.storageState();
      states.set(role, state);
      await context.close();
      return state;
    };
    return { ...product, ask, signIn };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Signs in with the address and the password that the console printed, and waits for the first screen. */
export async function signInHere(context: BrowserContext, printed: string, role: Role): Promise<void> {
  const email = samplePeople.find((person) => person.role === role)?.email ?? '';
  const password = /password\s+(\S+)/.exec(printed)?.[1] ?? '';
  if (!printed.includes(email)) throw new Error(`the console does not name ${email}`);
  const page = await context.newPage();
  await page.goto(homePath());
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.locator('.sign').first().waitFor();
  await page.close();
}
