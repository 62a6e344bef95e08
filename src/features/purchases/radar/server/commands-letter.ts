import {
  isVerified,
  noteLetter,
  rememberAddress,
} from '#features/prices/claims/server/commands-allowance.ts';
import { letterRefusal } from '#features/prices/claims/server/commands-send.ts';
import { hasWrittenToUs } from '#features/prices/claims/server/queries-allowance.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { mailAddress } from '#platform/server/post/address.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { BodyOf, CodeOf, ReplyOf } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { radarContract } from '../contract.ts';
import { copyLetterText, type LetterLanguage } from '../rules-letter.ts';
import { postCopyRequest } from './emails.ts';
import { loadCopyLetter } from './queries-letter.ts';

type Send = (typeof radarContract)['sendCopyLetter'];
type Read = ReplyOf<(typeof radarContract)['readCopyLetter']>;

/** What a letter is sent with. */
export interface CopyDeps extends PostDeps {
  readonly db: Db;
  readonly newId: NewId;
}

interface LetterAct {
  readonly actor: Actor;
  readonly now: Date;
}

/** The letter as it would leave, and why it may not. */
export const readCopyLetter = async (
  { db }: Pick<CopyDeps, 'db'>,
  scope: UnitScope,
  { actor, now }: LetterAct,
  { findingId, language }: { readonly findingId: string; readonly language: LetterLanguage | undefined },
): Promise<Read | Refused<'finding.not_exist'>> => {
  const verified = await isVerified(db, actor.userId);
  return db.tenantRead(scope.organizationId, async (reader) => {
    const letter = await loadCopyLetter(reader, scope, findingId, language);
    if (letter === null) return refused('finding.not_exist');
    const { source, to } = letter;
    const { subject, paragraphs } = copyLetterText(source);
    const refusal = await letterRefusal(reader, scope, { verified, now }, to);
    return {
      to,
      language: source.language,
      subject,
      text: paragraphs.join('\n\n'),
      replyTo: source.replyTo,
      refusal,
    };
  });
};

/** Asks for a copy: the letter is posted exactly when it is written down that it was. As many a day as all letters to suppliers (R42). */
export const sendCopyLetter = async (
  deps: CopyDeps,
  scope: UnitScope,
  { actor, now }: LetterAct,
  findingId: string,
  { to: typed, language, byHand }: BodyOf<Send>,
): Promise<null | Refused<CodeOf<Send>>> => {
  const verified = await isVerified(deps.db, actor.userId);
  return deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const letter = await loadCopyLetter(tx, scope, findingId, language);
    if (letter === null) return refused('finding.not_exist');
    const forbidden = byHand ? null : await letterRefusal(tx, scope, { verified, now }, typed);
    if (forbidden !== null) return refused(forbidden);
    const to = mailAddress(typed);
    if (to === null) return refused('claim.recipient_missing');
    const key = [scope.organizationId, scope.unitId];
    if (!byHand) {
      const { supplierId } = letter.finding;
      const isStranger = !(await hasWrittenToUs(tx, scope, supplierId, to));
      const posted = await postCopyRequest(tx, deps, letter.source, { to, isStranger });
      if (posted !== 'taken')
        return refused(posted === 'limited' ? 'letter.limited' : 'claim.recipient_missing');
      await noteLetter(tx, scope, deps.newId(), to, now);
      await rememberAddress(tx, scope.organizationId, { supplierId, to, language });
    }
    await tx.query(
      'update radar_finding set asked_at = $4, asked_of = $5 where organization_id = $1 and unit_id = $2 and id = $3',
      [...key, findingId, now, to],
    );
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'radar.asked',
      subjectId: findingId,
      detail: { numbers: letter.source.missing.numbers },
    });
    return null;
  });
};
