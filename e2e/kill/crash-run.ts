import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { productJobs } from '../../src/compose.ts';
import { buildOrganization } from '#features/organizations/server/builders.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { startServer } from './server-child.ts';
import type { Home, ServerChild } from './server-child.ts';
import { Ledger, signInAt, uploadUntilClosed } from './uploader.ts';
import type { Account, Door } from './uploader.ts';

/** What a run of kills showed. Every list names files by SHA-256 and should be empty. */
export interface CrashReport {
  readonly kills: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly unfinished: readonly string[];
  /** Files of documents that are missing or not what their name says. */
  readonly damaged: readonly string[];
  /** Invoices whose lines are not exactly once in the database, and articles that count other lines than theirs. */
  readonly miscounted: readonly string[];
  /** Milliseconds, and seconds of processor time. */
  readonly slowestStart: number;
  readonly heaviestStart: number;
  /** Milliseconds from the last start until nothing waited. */
  readonly drained: number;
  /** The exit code of the last, orderly stop. */
  readonly exitCode: number | null;
}

/** Opens the database of a home that no server has open. */
export const openHome = ({ dataDir, databaseUrl }: Home): Promise<OpenDatabase> =>
  openDatabase({
    location:
      databaseUrl === null
        ? { kind: 'pglite', directory: join(dataDir, 'database') }
        : { kind: 'postgres', url: databaseUrl },
    log: { warn: () => undefined },
    jobs: productJobs,
  });

/** Makes a restaurant in an empty home. */
export const buildHome = async (home: Home): Promise<Account & { readonly organizationId: string }> => {
  const { db } = await openHome(home);
  const { organizationId, members, outlets } = await buildOrganization({
    db,
    clock: systemClock,
    newId: idSource(systemClock),
  });
  await db.close();
  return { ...members.editor, unitId: outlets[0].unitId, organizationId };
};

/** Waits for an acknowledgement, so that every kill meets work; a machine that is too slow for one is not waited for. */
const someAcknowledged = async ({ acknowledged }: Ledger): Promise<void> => {
  const before = acknowledged.size;
  const limit = performance.now() + 5000;
  while (acknowledged.size === before && performance.now() < limit) await delay(10);
};

const waitingIn = async ({ url, token }: Door, { unitId }: Account): Promise<number> => {
  const states = 'received,stored,read,matched,checked';
  const answer = await fetch(`${url}/api/hospitad/invoice-management/documents?states=${states}`, {
    headers: { authorization: `Bearer ${token}`, 'x-unit-id': unitId },
  });
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Every finished file of the store by name, and those that are not what their name says. */
const storedFiles = async (dataDir: string): Promise<{ names: Set<string>; wrong: string[] }> => {
  const root = join(dataDir, 'documents');
  const names = new Set<string>();
  const wrong: string[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || basename(entry.parentPath) === 'incoming') continue;
    names.add(entry.name);
    if ((await hashOf(join(entry.parentPath, entry.name))) !== entry.name) wrong.push(entry.name);
  }
  return { names, wrong };
};

const finalStates = ['monitored', 'needs-review'];

const inspect = async (home: Home, organizationId: string, { acknowledged, sent }: Ledger) => {
  const { db } = await openHome(home);
  const documents = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ sha256: string; state: string; duplicate_of: string | null }>(
      'select sha256, state, duplicate_of from document',
    ),
  );
  const miscounted = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ what: string }>(
      `select 'invoice ' || i.number as what from invoice i left join invoice_line l on l.invoice_id = i.id
       group by i.id, i.number, i.line_count having count(l.id) <> i.line_count
       union all select 'number ' || number from invoice group by supplier_id, number having count(*) > 1
       union all select 'document ' || d.id from document d
         left join invoice i on i.document_id = d.id where d.state = 'monitored' and i.id is null
       union all select 'article ' || a.name from unit_article a
         where a.lines <> (select count(*) from invoice_line l where l.article_id = a.id and l.monitored)
       union all select 'day ' || u.day from unit_day u
         where u.invoices <> (select count(*) from invoice i where i.issue_date = u.day and i.supplier_id = u.supplier_id)`,
    ),
  );
  await db.close();
  const first = documents.filter(({ duplicate_of }) => duplicate_of === null);
  const times = (hash: string): number => first.filter(({ sha256 }) => sha256 === hash).length;
  const { names, wrong } = await storedFiles(home.dataDir);
  return {
    lost: [...acknowledged].filter((hash) => times(hash) === 0),
    duplicated: [...sent].filter((hash) => times(hash) > 1),
    unfinished: first.filter(({ state }) => !finalStates.includes(state)).map(({ sha256 }) => sha256),
    damaged: [...wrong, ...first.map(({ sha256 }) => sha256).filter((hash) => !names.has(hash))],
    miscounted: miscounted.map(({ what }) => what),
  };
};

/** How a run is to go. `disturb` does harm of its own before every kill of the server. */
export interface CrashPlan {
  readonly kills: number;
  readonly clients: number;
  readonly databaseUrl: string | null;
  readonly disturb?: (kill: number) => Promise<void>;
  readonly say?: (line: string) => void;
}

/**
 * Kills the server with SIGKILL at random moments while clients upload, starts it again each time, lets it finish, stops
 * it in order and looks at everything that is there.
 */
export const crashRun = async ({
  kills,
  clients,
  databaseUrl,
  disturb,
  say,
}: CrashPlan): Promise<CrashReport> => {
  const home: Home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-kill-')), databaseUrl };
  const account = await buildHome(home);
  const ledger = new Ledger();
  const door: Door = { url: null, token: '', closed: false };
  let [slowestStart, heaviestStart] = [0, 0];
  const begin = async (): Promise<ServerChild> => {
    const server = await startServer(home);
    slowestStart = Math.max(slowestStart, server.readyAfter);
    heaviestStart = Math.max(heaviestStart, server.readyAfterWork ?? 0);
    door.token = await signInAt(server.url, account);
    door.url = server.url;
    return server;
  };
  let server = await begin();
  const uploads = Promise.all(
    Array.from({ length: clients }, () => uploadUntilClosed(door, account, ledger)),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    await someAcknowledged(ledger);
    await delay(Math.random() * 700);
    await disturb?.(kill);
    door.url = null;
    await server.end('SIGKILL');
    server = await begin();
    say?.(
      `kill ${kill}: ${ledger.acknowledged.size} acknowledged, ready after ${server.readyAfter.toFixed(0)} ms`,
    );
  }
  await delay(200);
  door.closed = true;
  await uploads;
  const from = performance.now();
  while ((await waitingIn(door, account)) > 0) {
    if (performance.now() - from > 300_000) break;
    await delay(100);
  }
  const drained = performance.now() - from;
  const { code } = await server.end('SIGTERM');
  const found = await inspect(home, account.organizationId, ledger);
  await rm(home.dataDir, { recursive: true, force: true });
  const { repeated } = ledger;
  const counts = { sent: ledger.sent.size, acknowledged: ledger.acknowledged.size, repeated };
  return { kills, ...counts, ...found, slowestStart, heaviestStart, drained, exitCode: code };
};
