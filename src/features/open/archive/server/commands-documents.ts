import { archiveNames } from '#core/archive/archive-files.ts';
import { byteOrderMark, csvRow } from '#core/exports/csv-file.ts';
import { lossIn } from '#platform/server/ports/storage/telling.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { freePath, originalPath } from '../rules.ts';
import { type IndexRow, indexHead, indexRow, indexTail } from '../rules-index.ts';
import { type PlannedFile, planOriginal, putFile } from './commands-put.ts';
import { type ArchiveScope, type DocumentRecord, listArchived } from './queries-contents.ts';
import type { Reads } from './queries-tables.ts';

/** A document with its file in the archive; null where there is none. */
interface Placed extends DocumentRecord {
  readonly path: string | null;
  readonly isLost: boolean;
}

/** The documents of an archive and the files of their originals. */
export interface CollectedDocuments {
  readonly documents: readonly Placed[];
  readonly files: readonly PlannedFile[];
  readonly missing: number;
}

const atOnce = 8;

/**
 * Reads every original of an archive and gives it a name. Bytes that came several times are one file. `tell` is told how many
 * documents are done, and may throw to end it.
 */
export const collectDocuments = async (
  storage: Pick<Storage, 'get'>,
  reads: Reads,
  scope: ArchiveScope,
  tell: (done: number) => Promise<void>,
): Promise<CollectedDocuments> => {
  const documents: Placed[] = [];
  const files: PlannedFile[] = [];
  const bySha = new Map<string, string | null>();
  const taken = new Set<string>();
  const plan = async (record: DocumentRecord): Promise<PlannedFile | null> => {
    const path = freePath(originalPath(record), taken);
    taken.add(path);
    try {
      const planned = await planOriginal(storage, path, record.sha256);
      bySha.set(record.sha256, path);
      return planned;
    } catch (error) {
      if (lossIn(error) === null) throw error;
      return null;
    }
  };
  for (let after: DocumentRecord | null = null; ;) {
    const page: DocumentRecord[] = await reads((reader) => listArchived(reader, scope, after));
    const fresh = page.filter(({ sha256, removedAt }) => {
      if (sha256 === '' || removedAt !== null || bySha.has(sha256)) return false;
      bySha.set(sha256, null);
      return true;
    });
    for (let start = 0; start < fresh.length; start += atOnce) {
      const planned = await Promise.all(fresh.slice(start, start + atOnce).map(plan));
      files.push(...planned.filter((file) => file !== null));
    }
    for (const record of page) {
      const path = record.removedAt === null ? (bySha.get(record.sha256) ?? null) : null;
      const isLost = path === null && record.removedAt === null && record.sha256 !== '';
      documents.push({ ...record, path, isLost });
    }
    await tell(documents.length);
    const last = page.at(-1);
    if (last === undefined)
      return { documents, files, missing: documents.filter(({ isLost }) => isLost).length };
    after = last;
  }
};

const jsonLine = (document: Placed): string => {
  const { place: _, isLost, receivedAt, removedAt, ...said } = document;
  return `${JSON.stringify({
    ...said,
    receivedAt: receivedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    ...(isLost ? { isLost } : {}),
  })}\n`;
};

const csvLine = ({
  path,
  day,
  supplier,
  number,
  fileName,
  receivedAt,
  channel,
  state,
  sha256,
  id,
}: Placed): string =>
  csvRow(
    [path, day, supplier, number, fileName, receivedAt.toISOString(), channel, state, sha256, id],
    null,
    'sv',
  );

const heads = ['Fil', 'Datum', 'Leverantör', 'Nummer', 'Filnamn', 'Mottaget', 'Väg', 'Läge', 'SHA-256', 'Id'];

/** The lists of an archive's documents: for programs, for spreadsheets, and the page that opens it. */
export const putDocumentLists = async (
  storage: Pick<Storage, 'put'>,
  documents: readonly Placed[],
  { title, made }: { readonly title: string; readonly made: string },
): Promise<PlannedFile[]> => {
  const rowOf = ({ path, day, supplier, number, fileName }: Placed): IndexRow => [
    path ?? '',
    day,
    supplier ?? '',
    number ?? '',
    fileName,
  ];
  const page = function* (): Generator<string> {
    yield indexHead(title, made);
    for (const document of documents) yield indexRow(rowOf(document));
    yield indexTail;
  };
  const sheet = function* (): Generator<string> {
    yield byteOrderMark + csvRow(heads, null, 'sv');
    for (const document of documents) yield csvLine(document);
  };
  const lines = function* (): Generator<string> {
    for (const document of documents) yield jsonLine(document);
  };
  return [
    await putFile(storage, 'index.html', page()),
    await putFile(storage, archiveNames.documents, lines()),
    await putFile(storage, 'dokument.csv', sheet()),
  ];
};
