import { createHash } from 'node:crypto';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import { settleReadings } from '#features/purchases/invoices/server/commands-ingest.ts';
import { recordArrivals } from '#features/intake/documents/server/commands-receive.ts';
import type { DocumentTable } from '#features/intake/documents/server/tables.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { idSource } from '#platform/server/ids.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { hooks, product } from '#app/features-server.ts';
import { jobsOf } from '#platform/server/features/work.ts';
import { buildUnits, ingestTables } from './ingest-pipeline.ts';

/** Values of one row by column, as JSON has them. */
export type Row = Readonly<Record<string, unknown>>;

/** Everything that one invoice makes the product write. */
export interface InvoiceRows {
  readonly organizationId: string;
  readonly unitId: string;
  readonly document: Row;
  readonly invoice: Row;
  readonly lines: readonly Row[];
  readonly day: Row;
  readonly accounts: readonly Row[];
  readonly newArticles: readonly Row[];
  readonly articles: readonly Row[];
  /** What its lines add to the figures of their articles. */
  readonly figures: readonly Row[];
  readonly entries: readonly Row[];
}

/** Rows per invoice in the order of arrival, with the rows that they stand on. */
export interface Recording {
  /** By unit and invoice. */
  readonly invoices: readonly (readonly InvoiceRows[])[];
  readonly before: Readonly<Record<'organization' | 'unit' | 'organization_supplier', readonly Row[]>>;
  /** For each table the number of rows and a hash of all of them. */
  readonly fingerprints: Readonly<Record<string, string>>;
}

/** For each table that invoices write to: its number of rows and a hash over them. */
export const fingerprintsSql = ingestTables
  .map(
    (
      table,
    ) => `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '')
      as value from (select * from ${table}) t`,
  )
  .join(' union all ');

interface Written {
  readonly invoices: readonly [Row];
  readonly lines: readonly Row[];
  readonly days: readonly [Row];
  readonly accounts: readonly Row[];
  readonly new_articles: readonly Row[];
  readonly articles: readonly Row[];
  readonly figures: readonly Row[];
  readonly entries: readonly Row[];
}

/** Hears what goes into the product's own write. */
const recording = (db: Db, hear: (written: Written) => void): Db => ({
  ...db,
  tenantTransaction: (organizationId, work) =>
    db.tenantTransaction(organizationId, (tx) =>
      work({
        ...tx,
        query: (text, parameters) => {
          if (text.includes('krogkoll_ingest(')) hear(JSON.parse(String(parameters?.[2])) as Written);
          return tx.query(text, parameters);
        },
      }),
    ),
});

const nothing = (): never => {
  throw new Error('the rows are recorded without it');
};
const noStorage: Storage = { put: nothing, get: nothing, has: nothing, sweep: nothing };
const noSandbox: Sandbox = { read: nothing, run: nothing, figures: nothing, close: nothing };

/** Books the files of each unit one by one with the product's own commands, in memory, and keeps every row written. */
export const record = async (files: readonly (readonly Uint8Array[])[]): Promise<Recording> => {
  const { db } = await openTestDatabase(jobsOf(product.features));
  let written: Written | null = null;
  const deps: ReadingDeps = {
    db: recording(db, (rows) => (written = rows)),
    clock: systemClock,
    newId: idSource(systemClock),
    hooks,
    storage: noStorage,
    sandbox: noSandbox,
    ...openersOf({ sandbox: noSandbox, resolver: zoneResolver({}) }),
    log: {
      error: ({ err }: { err?: unknown }) => {
        throw new Error(String(err));
      },
    },
  };
  const units = await buildUnits(db, files.length);
  const invoices: InvoiceRows[][] = [];
  for (const [place, { organizationId, unitId, userId }] of units.entries()) {
    const rows: InvoiceRows[] = [];
    const scope = mintUnitScope(organizationId, unitId);
    const actor = { userId, impersonatedBy: null, requestId: 'bench' };
    for (const bytes of files[place] ?? []) {
      const outcome = await readInvoice(bytes);
      if (!outcome.ok) throw new Error(outcome.reason);
      const id = deps.newId();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const arrival = {
        id,
        sha256,
        size: bytes.length,
        fileName: '0.xml',
        contentType: 'application/xml',
        parentId: null,
        reason: null,
      };
      const find = `select * from document where organization_id = $1 and unit_id = $2 and id = $3`;
      const received = await db.tenantTransaction(organizationId, async (tx) => {
        await recordArrivals(tx, deps, scope, { channel: 'upload', actor }, [arrival]);
        return tx.query<DocumentTable>(find, [organizationId, unitId, id]);
      });
      const readings = received.map((document) => ({
        document,
        outcome: { kind: 'invoice' as const, ...outcome },
      }));
      await settleReadings(deps, scope, readings);
      const [document] = await db.tenantRead(organizationId, (reader) =>
        reader.query<Row>(`select to_json(d) as row from (${find}) d`, [organizationId, unitId, id]),
      );
      rows.push(rowsOf({ organizationId, unitId }, document?.['row'] as Row, written));
    }
    invoices.push(rows);
  }
  const all = async (table: string): Promise<Row[]> =>
    (
      await db.platformRead((reader) =>
        reader.query<{ row: Row }>(`select to_json(t) as row from ${table} t`),
      )
    ).map(({ row }) => row);
  const before = {
    organization: await all('organization'),
    unit: await all('unit'),
    organization_supplier: await all('organization_supplier'),
  };
  const prints = await db.platformRead((reader) =>
    reader.query<{ name: string; value: string }>(fingerprintsSql),
  );
  await db.close();
  return {
    invoices,
    before,
    fingerprints: Object.fromEntries(prints.map(({ name, value }) => [name, value])),
  };
};

const rowsOf = (
  at: Pick<InvoiceRows, 'organizationId' | 'unitId'>,
  document: Row,
  written: Written | null,
): InvoiceRows => {
  if (written === null) throw new Error('nothing was written');
  const { invoices, days, new_articles: newArticles, lines, accounts, articles, figures, entries } = written;
  return {
    ...at,
    document,
    invoice: invoices[0],
    day: days[0],
    lines,
    accounts,
    newArticles,
    articles,
    figures,
    entries,
  };
};
