import pg from 'pg';
import { verifyOriginals } from '../backup/save-originals.ts';
import { distribute, showDistribution } from '../cluster/distribute.ts';
import { moveTenant } from '../cluster/move-tenant.ts';
import { ClusterRefused } from '../cluster/refused.ts';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { openStorage } from '../ports/storage/open-storage.ts';
import type { Command } from './command.ts';

const usage = `Usage: npm run -s cli -- cluster distribute [--dry-run] [--unsafe-triggers]
       npm run -s cli -- cluster move ORGANIZATION FROM TO
`;

const isServer = (url: string): boolean =>
  ['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? '');

const withClients = async <Result>(
  urls: readonly string[],
  work: (clients: readonly pg.Client[]) => Promise<Result>,
): Promise<Result> => {
  const clients = urls.map(
    (connectionString) => new pg.Client({ connectionString, application_name: 'krogkoll cluster' }),
  );
  try {
    for (const client of clients) await client.connect();
    return await work(clients);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
};

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const distributeDatabase = async (flags: readonly string[]): Promise<void> => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = loadConfig();
  if (url === undefined)
    throw new ClusterRefused('the embedded database has one machine; set DATABASE_URL to the coordinator');
  const withTriggers = flags.includes('--unsafe-triggers');
  await withClients([direct ?? url], async ([client]) => {
    if (client === undefined) return;
    if (flags.includes('--dry-run')) return showDistribution({ client, withTriggers, tell });
    const sent = await distribute({ client, withTriggers, tell });
    tell(`${sent} statements; the database is distributed`);
  });
};

const moveOrganization = async ([
  organizationId = '',
  from = '',
  to = '',
]: readonly string[]): Promise<void> => {
  const storage = await openStorage(loadConfig(), createLog('warn'));
  const verify = async (names: readonly string[]): Promise<void> => {
    await verifyOriginals(storage, names).catch((cause: unknown) => {
      throw new ClusterRefused('an original is not in this place’s storage; bring the originals first', {
        cause,
      });
    });
  };
  const { tables, originals, compared } = await withClients([from, to], ([one, other]) => {
    if (one === undefined || other === undefined) throw new TypeError('two servers are named');
    return moveTenant({ organizationId, from: one, to: other, verifyOriginals: verify });
  });
  for (const { name, rows } of tables.filter((table) => table.rows > 0))
    tell(`${name.padEnd(40)} ${String(rows).padStart(9)} rows  the same`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  tell(`moved: ${rows} rows, compared in ${Math.ceil(compared)} ms; ${originals} originals read`);
};

/** `cluster distribute` and `cluster move`: exit code 2 when nothing was changed. */
export const clusterCommand: Command = async ([action, ...rest]) => {
  const isDistribute =
    action === 'distribute' && rest.every((flag) => ['--dry-run', '--unsafe-triggers'].includes(flag));
  const isMove =
    action === 'move' &&
    rest.length === 3 &&
    /^[0-9a-f-]{36}$/.test(rest[0] ?? '') &&
    rest.slice(1).every(isServer);
  if (!isDistribute && !isMove) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    await (isDistribute ? distributeDatabase(rest) : moveOrganization(rest));
    return 0;
  } catch (error) {
    if (!(error instanceof ClusterRefused)) throw error;
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    process.stderr.write(`${error.code}: ${error.message}${cause}\n`);
    return 2;
  }
};
