import { countFault, paperFault, type PaperPage, samePages } from '#core/archive/paper.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Loss } from '#platform/server/ports/storage/loss.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { CodeOf } from '#platform/wire/endpoint.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { paperContract } from '../contract-paper.ts';
import type { PaperAct } from '../rules-paper.ts';
import { findPaper, type PaperRecord, paperOf, type PaperState, paperStateOf } from './queries-paper.ts';

/** Who says something of which document's paper. */
export interface PaperStep {
  readonly documentId: string;
  readonly actor: Actor;
}

/** What a person says after having looked at a paper. */
export interface Counted {
  /** Pages, as counted on the paper. */
  readonly pages: number;
  /** The pages that were shown, in their order. */
  readonly shown: readonly PaperPage[];
}

/** The state of a document's paper after something was said of it. */
interface Said {
  readonly documentId: string;
  readonly state: PaperState;
}

/** A document held for the rest of the transaction, so that what is said of its paper has an order. */
const lock = async (
  tx: Tx,
  scope: UnitScope,
  documentId: string,
): Promise<PaperRecord | Refused<'document.not_exist'>> => {
  await tx.query(
    'select id from document where organization_id = $1 and unit_id = $2 and id = $3 for update',
    [scope.organizationId, scope.unitId, documentId],
  );
  return (await findPaper(tx, scope, documentId)) ?? refused('document.not_exist');
};

const note = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { documentId, actor }: PaperStep,
  { turn }: PaperRecord,
  said: { readonly action: PaperAct; readonly detail: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const detail = { turn: (turn ?? 0) + 1, ...said.detail };
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: said.action,
    subjectId: documentId,
    detail,
  });
};

/**
 * Writes down that the paper has just the pages that are stored and that each can be read: the document's hash, each page's, and how
 * many they are. `loss`: what has become of its originals, which were read before.
 */
export const confirmPaper = async (
  tx: Tx,
  scope: UnitScope,
  step: PaperStep,
  { pages: counted, shown }: Counted,
  loss: Loss | null,
): Promise<Said | Refused<CodeOf<typeof paperContract.confirmPaper>>> => {
  const record = await lock(tx, scope, step.documentId);
  if (record instanceof Refused) return record;
  const { pages, sha256 } = record;
  const fault = paperFault(paperOf(record, loss)) ?? countFault(counted, pages.length);
  if (fault !== null) return refused(fault);
  if (!samePages(shown, pages)) return refused('paper.not_shown');
  if (paperStateOf(record) === 'confirmed') return refused('paper.confirmed');
  // A part of a file has no bytes of its own.
  const detail = { document: sha256 === '' ? pages[0]?.sha256 : sha256, pages, count: pages.length };
  await note(tx, scope, step, record, { action: 'original.confirmed', detail });
  return { documentId: step.documentId, state: 'confirmed' };
};

/** Writes down, once, that there never was a paper of the document, so that none is asked for. */
export const leavePaperless = async (
  tx: Tx,
  scope: UnitScope,
  step: PaperStep,
): Promise<Said | Refused<CodeOf<typeof paperContract.leavePaperless>>> => {
  const record = await lock(tx, scope, step.documentId);
  if (record instanceof Refused) return record;
  // Whatever has become of the original: no paper is destroyed for it.
  const fault = paperFault(paperOf(record, null));
  if (fault !== null) return refused(fault);
  const state = paperStateOf(record);
  if (state === 'confirmed') return refused('paper.confirmed');
  if (state !== 'paperless')
    await note(tx, scope, step, record, { action: 'original.paperless', detail: {} });
  return { documentId: step.documentId, state: 'paperless' };
};

/** Takes back what was said of a paper last, with the reason; both stay in the log. */
export const withdrawPaper = async (
  tx: Tx,
  scope: UnitScope,
  step: PaperStep,
  reason: string,
): Promise<Said | Refused<'document.not_exist' | 'paper.not_confirmed'>> => {
  const record = await lock(tx, scope, step.documentId);
  if (record instanceof Refused) return record;
  if (record.act === null || record.act === 'original.withdrawn') return refused('paper.not_confirmed');
  await note(tx, scope, step, record, { action: 'original.withdrawn', detail: { reason } });
  return { documentId: step.documentId, state: 'waiting' };
};
