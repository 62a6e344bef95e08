import { onTestFinished } from 'vitest';
import { contract } from '#app/contract.ts';
import { stateNow } from '#platform/server/answer-versions.ts';
import { asNewAs } from '#platform/server/db/replica/as-new-as.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import type { Reader, ReplicaFigures } from '#platform/server/db/port.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { type Replicated, startReplicated } from '../database/replicated.ts';
import type { TestClient } from '../peers/test-client.ts';
import { chooserOf } from '../price-watch/seeded-choice.ts';
import { waitUntil } from '../wait-until.ts';
import { openTestProduct } from './product.ts';
import { type MonitoredProduct, openMonitoredProduct } from './restaurant.ts';

/** What became of reads while something was done. */
export interface Answered {
  /** Reads that the standby answered. */
  readonly answered: number;
  /** Why the primary answered others that might have been. */
  readonly fallbacks: readonly string[];
}

/** Two processes of the product on a PostgreSQL server and its standby, with a restaurant. */
export interface TwoProcesses {
  readonly pair: Replicated;
  readonly one: OpenDatabase;
  readonly two: OpenDatabase;
  /** At the first process. */
  readonly world: MonitoredProduct;
  /** The same person's browser at the second process. */
  readonly elsewhere: (client: TestClient) => TestClient;
  /** What the second process tells somebody's open screen, until the test ends. */
  readonly eventsTo: (client: TestClient) => Promise<AsyncIterable<string>>;
  /** What the second process has said of its standby. */
  readonly said: () => readonly string[];
  /** Until the standby has all that the server has, and is asked by both. */
  readonly followed: () => Promise<void>;
  /** Stops what the standby replays until the test ends. */
  readonly standStill: () => Promise<void>;
  /** States a number that everybody in the restaurant is shown. */
  readonly write: (client: TestClient, amount: number) => Promise<void>;
  /** The number that was stated, as somebody is shown it. */
  readonly written: (client: TestClient) => Promise<number>;
  /** Invoices of October, as somebody's overview counts them. */
  readonly invoicesSeenBy: (client: TestClient) => Promise<number>;
  /** A read of the first process, for the restaurant, that may be answered at either place. */
  readonly read: <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** The overview of October. */
export const october = `${contract.overview.readOverview.path}?from=2026-10-01&to=2026-10-31`;

/** Where a read is answered, once it has read something more. */
export const placeOf = async (reader: Reader, more = 'null'): Promise<string | undefined> => {
  const sql = `select case when pg_is_in_recovery() then 'standby' else 'primary' end as place, ${more} as more`;
  return (await reader.query<{ place: string }>(sql))[0]?.place;
};

/** What a process tells of its standby. */
export const figuresOf = (open: OpenDatabase): ReplicaFigures => {
  const told = open.db.replica?.();
  if (told === undefined) throw new Error('it has a standby');
  return told;
};

/** Until a process asks its standby, or does not. */
export const untilUsed = (open: OpenDatabase, isUsed: boolean): Promise<void> =>
  waitUntil(async () => figuresOf(open).isUsed === isUsed);

/** What becomes of a process's reads meanwhile. */
export const answeredBy = async (open: OpenDatabase, work: () => Promise<unknown>): Promise<Answered> => {
  const before = figuresOf(open);
  await work();
  const { answered, fallbacks } = figuresOf(open);
  const known: Readonly<Record<string, number>> = before.fallbacks;
  const reasons = Object.entries(fallbacks).flatMap(([reason, count]) =>
    count === known[reason] ? [] : [reason],
  );
  return { answered: answered - before.answered, fallbacks: reasons };
};

/** Opens them with one invoice of October, which both have. */
export const openTwoProcesses = async (): Promise<TwoProcesses> => {
  const pair = await startReplicated();
  const lines: string[] = [];
  const one = await pair.open();
  const two = await pair.open({ lines });
  const world = await openMonitoredProduct({ opened: one });
  const other = await openTestProduct({ opened: two });
  const followed = async (): Promise<void> => {
    const [row] = await pair.ask('primary', 'select pg_current_wal_flush_lsn()::text as position');
    const sql = `select pg_last_wal_replay_lsn() >= '${String(row?.['position'])}' as reached`;
    await waitUntil(async () => (await pair.ask('standby', sql))[0]?.['reached'] === true);
    await untilUsed(one, true);
    await untilUsed(two, true);
  };
  await world.buy({ date: '2026-10-20', prices: { 7: '10' }, unit: 'EA' });
  const articleId = (await world.articleOf('7')).id;
  const about = (path: string): string => path.replace('{articleId}', articleId);
  const { organizationId } = world.built;
  const unitId = world.units[0] ?? '';
  await followed();
  return {
    pair,
    one,
    two,
    world,
    elsewhere: ({ token, unitId }) => Object.assign(other.client(), { token, unitId }),
    eventsTo: async ({ token, unitId: shown }) => {
      const leave = new AbortController();
      onTestFinished(() => leave.abort());
      const { body } = await fetch((await other.listen()) + fullPath(contract.notifications.liveEvents), {
        headers: { authorization: `Bearer ${token}`, 'x-unit-id': shown ?? '' },
        signal: leave.signal,
      });
      if (body === null) throw new Error('there is no stream');
      return body.pipeThrough(new TextDecoderStream());
    },
    said: () => lines.map((line) => line.split(' {')[0] ?? ''),
    followed,
    standStill: async () => {
      await pair.pause(true);
      onTestFinished(async () => {
        await pair.pause(false);
        await followed();
      });
    },
    write: async (client, amount) => {
      const body = { baseUnit: 'kg', amount: String(amount) };
      const { status, text } = await client.send('PUT', about(contract.sourcing.statePack.path), { body });
      if (status !== 200) throw new Error(text);
    },
    written: async (client) => {
      const { status, text, json } = await client.get(about(contract.sourcing.readAlternatives.path));
      if (status !== 200) throw new Error(text);
      const { article } = json<{ article: { pack: { amount: string } | null } }>().data;
      return Number(article.pack?.amount ?? 0);
    },
    invoicesSeenBy: async (client) => (await client.get(october)).json<{ invoices: number }>().data.invoices,
    read: async (work) =>
      asNewAs(await stateNow(one.db, { organizationId, unitId }, 'unit'), () =>
        one.db.tenantRead(organizationId, work),
      ),
    close: async () => {
      await other.close();
      await world.product.close();
      await pair.close();
    },
  };
};

/**
 * Lets three people write and read at both processes while the standby stands still and goes on, all at random; answers where somebody
 * was shown less than they had written or seen.
 */
export const playAtRandom = async (at: TwoProcesses, seed: number): Promise<string[]> => {
  const choose = chooserOf(seed);
  const { editor, owner } = at.world.clients;
  const people = [editor, at.elsewhere(owner), at.elsewhere(editor)].map((client) => ({ client, seen: 0 }));
  type Person = (typeof people)[number];
  const lost: string[] = [];
  let amount = 1_000;
  const look = async (person: Person): Promise<void> => {
    const least = person.seen;
    const found = await at.written(person.client);
    if (found < least) lost.push(`${people.indexOf(person)} was shown ${found} after ${least}`);
    person.seen = Math.max(person.seen, found);
  };
  for (let step = 0; step < 25; step += 1) {
    const reading = Promise.all(people.flatMap((person) => choose([person], [person, person], []).map(look)));
    const act = choose('write', 'write', 'pause', 'resume', 'read');
    if (act === 'pause' || act === 'resume') await at.pair.ask('standby', `select pg_wal_replay_${act}()`);
    if (act === 'write') {
      const writer = choose(...people);
      amount += 1;
      await at.write(writer.client, amount);
      writer.seen = Math.max(writer.seen, amount);
      await look(writer);
    }
    await reading;
  }
  await at.pair.pause(false);
  await at.followed();
  for (const person of people) {
    person.seen = amount;
    await look(person);
  }
  return lost;
};
