import type { Page } from '#core/reading/page/page.ts';
import { readSoon, setAside } from '#features/intake/documents/server/commands-aside.ts';
import { expandIntoParts, nameOfPart } from './commands-parts.ts';
import type { Part } from './commands-parts.ts';
import { findWords, packedWords } from './queries-readings.ts';
import type { StoredReading } from './queries-readings.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import { noteReview, openReview } from './commands.ts';
import type { OpenReview, ReviewDeps } from './commands.ts';

type PagesRefused = Refused<'document.not_exist' | 'review.not_open' | 'review.pages_invalid'>;

/** Some pages of a document, numbered anew. */
interface Pages {
  readonly pages: StoredReading['pages'];
  readonly words: readonly Page[];
}

const numbered = (parts: readonly Pages[]): Pages => ({
  pages: parts.flatMap(({ pages }) => pages).map((page, at) => ({ ...page, number: at + 1 })),
  words: parts.flatMap(({ words }) => words).map((page, at) => ({ ...page, number: at + 1 })),
});

const partOf = ({ pages, words }: Pages, numbers: readonly number[]): Pages =>
  numbered(
    numbers.map((number) => ({
      pages: pages.filter((page) => page.number === number),
      words: words.filter((page) => page.number === number),
    })),
  );

const wholeOf = async (tx: Tx, scope: UnitScope, { stored }: OpenReview): Promise<Pages | null> => {
  const words = await findWords(tx, scope, stored.document_id);
  return words === null || words.length !== stored.pages.length ? null : { pages: stored.pages, words };
};

/** What is open may have been told of its revision or not: here none is asked for. */
const openPages = async (
  tx: Tx,
  scope: UnitScope,
  step: { readonly documentId: string; readonly actor: Actor },
): Promise<(OpenReview & Pages) | PagesRefused> => {
  const open = await openReview(tx, scope, step);
  if (open instanceof Refused)
    return refused(open.code === 'document.not_exist' ? 'document.not_exist' : 'review.not_open');
  const whole = await wholeOf(tx, scope, open);
  return whole === null ? refused('review.not_open') : { ...open, ...whole };
};

const readingSql = `
  insert into document_reading (organization_id, unit_id, document_id, format, pages, words) values ($1, $2, $3, $4, $5, $6)
  on conflict (organization_id, unit_id, document_id) do update set pages = excluded.pages, words = excluded.words,
    read_at = null, draft = null, invoices = null, revision = document_reading.revision + 1`;

/** Makes a document of each group of pages, read by itself from the words that are known; the file itself holds them. */
export const splitDocument = (
  { db }: ReviewDeps,
  scope: UnitScope,
  step: { readonly documentId: string; readonly actor: Actor },
  groups: readonly (readonly number[])[],
): Promise<{ documentIds: string[] } | PagesRefused> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await openPages(tx, scope, step);
    if (open instanceof Refused) return open;
    const { document, stored } = open;
    const wanted = groups.flat();
    const isThere = wanted.every((number) => open.pages.some((page) => page.number === number));
    if (!isThere || new Set(wanted).size !== wanted.length) return refused('review.pages_invalid');
    const parts: Part[] = [];
    for (const [at, numbers] of groups.entries()) {
      const { pages, words } = partOf(open, numbers);
      const said = numbers.length === 1 ? `${numbers[0]}` : `${numbers[0]}-${numbers.at(-1)}`;
      parts.push({
        id: derivedId(`${document.id} ${stored.revision}`, at + 1),
        fileName: nameOfPart(document.file_name, said),
        format: stored.format,
        pages,
        words: await packedWords(words),
      });
    }
    const documentIds = parts.map(({ id }) => id);
    await expandIntoParts(tx, scope, document.id, parts);
    await noteReview(tx, scope, step, 'split', { documents: documentIds });
    return { documentIds };
  });

/** Most pages of one document. */
const mostPages = 60;

/** Makes one document of several, in their order: the first gets all pages, and the others lead to it. */
export const joinDocuments = (
  deps: ReviewDeps,
  scope: UnitScope,
  actor: Actor,
  documentIds: readonly string[],
): Promise<{ documentId: string } | PagesRefused> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const parts: (OpenReview & Pages)[] = [];
    for (const documentId of documentIds) {
      const open = await openPages(tx, scope, { documentId, actor });
      if (open instanceof Refused) return open;
      parts.push(open);
    }
    const [first, ...others] = parts;
    const { pages, words } = numbered(parts);
    const isTwice = new Set(documentIds).size !== documentIds.length;
    if (first === undefined || isTwice || pages.length > mostPages) return refused('review.pages_invalid');
    const { id: documentId } = first.document;
    const key = [scope.organizationId, scope.unitId];
    await tx.query(readingSql, [
      ...key,
      documentId,
      first.stored.format,
      JSON.stringify(pages),
      await packedWords(words),
    ]);
    await tx.query(
      `update document set state = 'stored', reason = null, attempts = 0, leased_by = null, leased_until = null
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [...key, documentId],
    );
    const aside = others.map(({ document }) => ({
      id: document.id,
      state: 'deleted' as const,
      reason: 'joined' as const,
      successorId: documentId,
    }));
    await setAside(tx, deps, scope, aside, actor.userId);
    await readSoon(tx, scope);
    await noteReview(tx, scope, { documentId, actor }, 'join', { documents: documentIds });
    await publish(tx, scope, { type: 'document', documentId, state: 'stored' });
    return { documentId };
  });
