import { buffer } from 'node:stream/consumers';
import type { CsvMapping } from '#core/reading/csv/csv-mapping.ts';
import type { Reading } from '#core/reading/reading.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { SheetRead } from '#platform/server/sandbox/read-csv-task.ts';
import type { Sandbox, Stopped } from '#platform/server/sandbox/sandbox-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { nothing, valueOf } from './commands-claim.ts';
import type { Claim, Finished } from './commands-claim.ts';
import { expandIntoParts, nameOfPart } from './commands-parts.ts';
import type { Part } from './commands-parts.ts';
import { findLayouts } from './queries-readings.ts';

interface SheetDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly sandbox: Sandbox;
}

const nobody = (reading: Reading): string[] =>
  reading.invoice.supplier.name === null && reading.invoice.supplier.organizationNumber === null
    ? ['supplier']
    : [];

const finishedOf = (sheet: SheetRead | null): Finished => {
  if (sheet === null) return { ...nothing, failure: 'file.type-unknown' };
  const { readings, ...kept } = sheet;
  const [reading = null] = readings.length === 1 ? readings : [];
  const doubts = reading === null ? [] : [...reading.doubts, ...nobody(reading)];
  return { ...nothing, format: 'csv', failure: null, sheet: kept, reading, doubts };
};

const partsOf = ({ document }: Claim, { readings }: SheetRead, at: Date): Part[] =>
  readings.map((reading, index) => ({
    id: derivedId(document.id, index + 1),
    fileName: nameOfPart(document.file_name, reading.invoice.number ?? String(index + 1)),
    format: 'csv',
    pages: [],
    words: null,
    read: {
      at,
      reading,
      doubts: [...reading.doubts, ...nobody(reading)],
      value: valueOf(reading),
      currency: reading.invoice.currency.slice(0, 3),
    },
  }));

const stillSql = `
  select from document where organization_id = $1 and unit_id = $2 and id = $3 and state = 'recognising' and leased_by = $4
  for update`;

/**
 * Reads a table file by what people said of its columns. One of several invoices whose columns somebody has explained
 * becomes a document of each; null then, since its end is written.
 */
export const readSheet = async (
  deps: SheetDeps,
  scope: UnitScope,
  claim: Claim,
  { jobId, signal }: { readonly jobId: string; readonly signal: AbortSignal },
): Promise<Finished | null> => {
  const { document } = claim;
  const { organizationId: tenant } = scope;
  const layouts = await deps.db.tenantRead(tenant, (reader) => findLayouts(reader, tenant, 'sheet'));
  const source = async (): Promise<Uint8Array> =>
    buffer(await deps.storage.get(document.sha256, { verify: true }));
  const argument = layouts.map(({ memory }) => memory as CsvMapping);
  const end: { readonly ok: true; readonly value: unknown } | Stopped = await deps.sandbox.run(
    'read-csv',
    source,
    { tenant, signal, argument },
  );
  if (!end.ok) return { ...nothing, failure: end.reason };
  const { sheet = null } = end.value as { readonly sheet?: SheetRead | null };
  if (sheet === null || sheet.readings.length < 2 || !sheet.isKept) return finishedOf(sheet);
  await deps.db.tenantTransaction(tenant, async (tx) => {
    const held = await tx.query(stillSql, [tenant, scope.unitId, document.id, jobId]);
    if (held.length > 0)
      await expandIntoParts(tx, scope, document.id, partsOf(claim, sheet, deps.clock.now()));
  });
  return null;
};
