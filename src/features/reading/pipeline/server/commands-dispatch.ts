import { reasonsForPeople } from '#features/intake/documents/contract.ts';
import type { DocumentReason } from '#features/intake/documents/contract.ts';
import { expandArchive, expandMbox } from '#features/intake/documents/server/commands-expand.ts';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import {
  isCalledSheet,
  isCalledWorkbook,
  mayHold,
  ofDoor,
} from '#features/intake/documents/server/queries-kind.ts';
import type { Kind } from '#features/intake/documents/server/queries-kind.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import { expandMail } from '#features/intake/mail/server/commands-open.ts';
import { isUnstorable } from '#platform/server/db/unstorable.ts';
import { ObjectDamaged, ObjectMissing } from '#platform/server/ports/storage/port.ts';
import type { ReadOutcome } from '#platform/server/sandbox/sandbox-port.ts';
import { mayTryAgain } from '#platform/server/sandbox/try-again.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { ReadPriceList } from '#platform/server/sandbox/price-list-task.ts';
import { contentsOf, fetchOriginal } from './commands-fetch.ts';

/**
 * Claims that ended without an answer: the process was killed, which no document can do from within its child, and which
 * counts for every document that waited in the batch. So many only bound a fault that nobody has thought of.
 */
const claims = 200;

const ended = (reason: DocumentReason): Outcome => ({
  kind: 'ended',
  state: reasonsForPeople.includes(reason) ? 'needs-review' : 'unreadable',
  reason,
});

/** No e-invoice, but pages that can be read. */
const ofPages: ReadonlySet<string> = new Set<DocumentReason>([
  'pdf.no-embedded-invoice',
  'image.needs-reading',
]);

const expanders = { zip: expandArchive, mail: expandMail, mbox: expandMbox };

/** What a reader's answer makes of a document that holds no other. */
const outcomeOf = (read: ReadOutcome, document: StoredDocument): Outcome => {
  if (read.ok) return { kind: 'invoice', format: read.format, invoice: read.invoice, checks: read.checks };
  if (ofPages.has(read.reason) || (read.reason === 'file.type-unknown' && isCalledSheet(document)))
    return { kind: 'recognise' };
  return mayTryAgain(read.reason, document.attempts) ? { kind: 'again' } : ended(read.reason);
};

/** Fifty thousand prices with all that is said of them. */
const listBytes = 64 * 1024 * 1024;

/** More than any document has bytes. */
const perTry = 1e9;

/** What was stopped before goes last, XML, which takes milliseconds, first, and of the rest the short before the long. */
export const weightOf = ({
  file_name: fileName,
  content_type: type,
  size,
  attempts,
}: StoredDocument): number => {
  const isXml = /\.xml$/i.test(fileName) || /\bxml\b/i.test(type);
  return (isXml ? 0 : size) + Math.max(0, attempts - 1) * perTry;
};

/** Whether a file that is no e-invoice may be a price list: by what it is, or by what it is called. */
const mayList = (read: ReadOutcome, held: Kind | null, document: StoredDocument): boolean => {
  if (read.ok) return false;
  if (held !== null) return held === 'zip' && isCalledWorkbook(document);
  return (
    read.reason === 'kind.price-list' || (read.reason === 'file.type-unknown' && isCalledSheet(document))
  );
};

/** The document as a price list; null where it is none beyond doubt. */
const priceListOf = async (
  deps: ReadingDeps,
  scope: UnitScope,
  document: StoredDocument,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const end = await deps.sandbox.run('read-price-list', () => fetchOriginal(deps, document), {
    tenant: scope.organizationId,
    signal,
    argument: swedishDate(document.received_at),
    outputBytes: listBytes,
  });
  if (!end.ok) return null;
  const { list } = end.value as { readonly list: ReadPriceList | null };
  return list === null ? null : { kind: 'price-list', list };
};

/** Opens what holds other files, and reads the rest as an e-invoice. */
const openOrRead = async (
  deps: ReadingDeps,
  scope: UnitScope,
  document: StoredDocument,
  signal: AbortSignal,
): Promise<Outcome> => {
  const expand = (kind: Kind): Promise<Outcome> =>
    expanders[kind](deps, scope, {
      container: document,
      source: () => fetchOriginal(deps, document),
      signal,
    });
  const told = ofDoor(document);
  if (told !== null) return expand(told);
  const contents = contentsOf(deps, document);
  const options = { tenant: scope.organizationId, signal, weight: weightOf(document) };
  const read = await deps.sandbox.read(contents.source, options);
  const held = await contents.kind();
  const list = mayList(read, held, document) ? await priceListOf(deps, scope, document, signal) : null;
  if (list !== null) return list;
  if (held === null) return outcomeOf(read, document);
  return (await mayHold(deps.db, scope, document, held)) ? expand(held) : ended('archive.nested');
};

/** Finds out what becomes of one claimed document. Throws what is not the document's fault. */
export const dispatchDocument = async (
  deps: ReadingDeps,
  scope: UnitScope,
  document: StoredDocument,
  signal: AbortSignal,
): Promise<Outcome> => {
  if (document.attempts > claims) return ended('reader.crashed');
  // No door but a mailbox elsewhere lets so large a one in, and it would be in memory before its reader refused it.
  if (document.size > maxFileBytes) return ended('reader.too-large');
  try {
    return await openOrRead(deps, scope, document, signal);
  } catch (error) {
    if (error instanceof ObjectMissing) return ended('storage.missing');
    if (error instanceof ObjectDamaged) return ended('storage.damaged');
    if (isUnstorable(error)) return ended('reader.text-damaged');
    throw error;
  }
};
