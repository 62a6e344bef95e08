import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { PlanStanding } from '#features/plans/billing/contract.ts';
import { systemClock } from '#platform/server/clock.ts';
import { idSource } from '#platform/server/ids.ts';
import type { PeerBooks } from '#platform/server/ports/payments/local/books.ts';
import { peerPriceIds } from '#platform/server/ports/payments/local/open-local.ts';
import { doubleCharges } from '#testing/billing/double-charges.ts';
import { buyAt } from './buyers.ts';
import type { Buyer, Tally } from './buyers.ts';
import { openHome } from './home.ts';
import { startServer } from './server-child.ts';
import type { Home } from './server-child.ts';
import { signInAt } from './uploader.ts';

/** What a run of kills in the middle of payments showed. */
export interface BillingReport extends Tally {
  readonly kills: number;
  /** Subscriptions that the provider has, living and over. */
  readonly subscriptions: number;
  readonly faults: readonly string[];
  readonly exitCode: number | null;
}

/** Owners who buy at once in each life of the server; a customer whose server was killed is held for three minutes. */
const atOnce = 3;

const buyersIn = async (home: Home, count: number): Promise<Buyer[]> => {
  const { db } = await openHome(home);
  const moment = { db, clock: systemClock, newId: idSource(systemClock) };
  const buyers: Buyer[] = [];
  for (let at = 0; at < count; at += 1) {
    const { organizationId, members, outlets } = await buildOrganization(moment);
    buyers.push({ ...members.owner, organizationId, unitId: outlets[0].unitId });
  }
  await db.close();
  return buyers;
};

/** Lets the three minutes pass that a holder who died has. */
const passHolds = async (home: Home): Promise<void> => {
  const { db } = await openHome(home);
  await db.platformTransaction((tx) =>
    tx.query('update billing_account set held_until = now() where held_until is not null', []),
  );
  await db.close();
};

/** Waits for an answer, so that every kill meets work. */
const someAnswered = async (tally: Tally): Promise<void> => {
  const before = tally.answered;
  const limit = performance.now() + 10_000;
  while (tally.answered === before && performance.now() < limit) await delay(10);
};

const plans = Object.fromEntries(Object.entries(peerPriceIds).map(([plan, price]) => [price, plan]));

/** What an owner is told after the provider has been asked once more, and what the provider says itself. */
const unlike = async (url: string, buyer: Buyer, books: PeerBooks): Promise<string[]> => {
  const token = await signInAt(url, buyer);
  const headers = { authorization: `Bearer ${token}`, 'x-unit-id': buyer.unitId };
  const answer = await fetch(`${url}/api/hospitad/subscription/refresh`, { method: 'POST', headers });
  const { data } = (await answer.json()) as { data?: PlanStanding };
  const customers = Object.values(books.customers).filter(
    ({ metadata }) => metadata['organization_id'] === buyer.organizationId,
  );
  const living = Object.values(books.subscriptions).filter(
    ({ customer, status }) => status !== 'canceled' && customers.some(({ id }) => id === customer),
  );
  const name = `organization ${buyer.organizationId}`;
  if (living.length > 1) return [`${name} has ${living.length} subscriptions`];
  const [one] = living;
  const wanted = one === undefined ? 'premium' : plans[one.price];
  const standings = one === undefined ? ['trial'] : one.cancelAtPeriodEnd ? ['cancelled'] : ['active'];
  if (answer.status === 200 && data?.plan === wanted && standings.includes(data?.standing ?? '')) return [];
  return [
    `${name} is told ${answer.status} ${data?.plan} ${data?.standing}, not ${wanted} ${standings.join()}`,
  ];
};

/**
 * Kills the server with SIGKILL at random moments while owners buy, change and cancel in two windows each, starts it again, and asks
 * in the end what everybody has. The provider is the one inside the product, whose books are a file that outlives the process.
 */
export const billingRun = async ({
  kills,
  databaseUrl,
  say = () => undefined,
}: {
  readonly kills: number;
  readonly databaseUrl: string | null;
  readonly say?: (line: string) => void;
}): Promise<BillingReport> => {
  const home: Home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-billing-')), databaseUrl };
  const buyers = await buyersIn(home, kills * atOnce);
  const tally: Tally = { answered: 0, cut: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(home);
    const buying = buyers
      .slice(kill * atOnce, (kill + 1) * atOnce)
      .map((buyer) => buyAt(server.url, buyer, tally));
    await someAnswered(tally);
    await delay(Math.random() * 1_200);
    await server.end('SIGKILL');
    await Promise.all(buying);
    say(`kill ${kill + 1}: ${tally.answered} answered, ${tally.cut} cut off`);
  }
  await passHolds(home);
  const last = await startServer(home);
  const readBooks = async (): Promise<PeerBooks> =>
    JSON.parse(await readFile(join(home.dataDir, 'payments.json'), 'utf8')) as PeerBooks;
  const faults: string[] = [];
  for (const buyer of buyers) faults.push(...(await unlike(last.url, buyer, await readBooks())));
  const { code } = await last.end('SIGTERM');
  const books = await readBooks();
  faults.push(...doubleCharges(books));
  await rm(home.dataDir, { recursive: true, force: true });
  const subscriptions = Object.keys(books.subscriptions).length;
  return { ...tally, kills, subscriptions, faults, exitCode: code };
};
