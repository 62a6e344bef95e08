import { legibilityOf, paperFault } from '#core/archive/paper.ts';
import { findReadings, findWords } from '#features/reading/review/server/queries-readings.ts';
import type { Db } from '#platform/server/db/port.ts';
import { type Loss, lossOf } from '#platform/server/ports/storage/loss.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { PaperDetail, PaperRow } from '../contract-paper-shown.ts';
import {
  confirmedPages,
  findPaper,
  listActs,
  type PaperRecord,
  paperOf,
  paperStateOf,
  sumsOf,
} from './queries-paper.ts';

/** What reading papers stands on. */
export interface PaperDeps {
  readonly db: Db;
  readonly storage: Pick<Storage, 'get'>;
}

/** What has become of the originals that the pages of a document are in; null where all stand as they came. Reads them whole. */
export const lossOfPages = async (
  storage: Pick<Storage, 'get'>,
  record: PaperRecord,
  signal: AbortSignal,
): Promise<Loss | null> => {
  for (const sum of sumsOf(record)) {
    const loss = await lossOf(storage, sum, signal);
    if (loss !== null) return loss;
  }
  return null;
};

/** What the last nightly look at the original said. */
const knownLoss = ({ reason }: PaperRecord): Loss | null =>
  reason === 'storage.missing' || reason === 'storage.damaged' ? reason : null;

/** Names of people, also of those who have left; a platform read of exactly those accounts. */
export const namesOf = async (
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.platformRead((reader) =>
    reader.query<{ id: string; name: string }>(
      'select id, full_name as name from user_account where id = any($1::uuid[])',
      [[...new Set(ids.filter((id) => id !== null))]],
    ),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** A document as lists show it. */
export const paperRowOf = (record: PaperRecord, loss = knownLoss(record)): PaperRow => ({
  id: record.id,
  day: record.day,
  supplier: record.supplier,
  number: record.number,
  fileName: record.fileName,
  pages: record.pages.length,
  state: paperStateOf(record),
  saidAt: record.actAt?.toISOString() ?? null,
  fault:
    paperFault(paperOf(record, loss)) ??
    (confirmedPages(record) !== null && paperStateOf(record) === 'waiting' ? 'paper.changed' : null),
});

/** A document with its pages, how well each was read, and all that was said of its paper. Reads its originals. */
export const readPaper = async (
  { db, storage }: PaperDeps,
  scope: UnitScope,
  documentId: string,
  signal: AbortSignal,
): Promise<PaperDetail | Refused<'document.not_exist'>> => {
  const found = await db.tenantRead(scope.organizationId, async (reader) => {
    const record = await findPaper(reader, scope, documentId);
    if (record === null) return null;
    const reading = (await findReadings(reader, scope, [documentId])).get(documentId);
    const words = (await findWords(reader, scope, documentId)) ?? [];
    return { record, views: reading?.pages ?? [], words, acts: await listActs(reader, scope, documentId) };
  });
  if (found === null) return refused('document.not_exist');
  const { record, views, words, acts } = found;
  const loss = record.removedAt === null ? await lossOfPages(storage, record, signal) : null;
  const names = await namesOf(
    db,
    acts.map(({ by }) => by),
  );
  return {
    ...paperRowOf(record, loss),
    receivedAt: record.receivedAt.toISOString(),
    shown: views.map(({ sha256, page, number, width, height }) => ({
      sha256,
      page,
      number,
      width,
      height,
      legibility: legibilityOf(words.find((one) => one.number === number)?.words ?? []),
    })),
    acts: acts.map(({ action, at, by, pages, reason }) => ({
      action,
      at: at.toISOString(),
      by: names.get(by ?? '') ?? '',
      pages: pages?.length ?? null,
      reason,
    })),
  };
};
