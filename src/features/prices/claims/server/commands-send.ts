import { printClaimNumber } from '#core/claims/claim-number.ts';
import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import type { StepRefusal } from '#core/claims/claim-steps.ts';
import type { Db, Reader, Tx } from '#platform/server/db/port.ts';
import { addressKey, mailAddress } from '#platform/server/post/address.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { letterWords } from '../rules-letter.ts';
import { findOwnAddress, isVerified, noteLetter, rememberAddress } from './commands-allowance.ts';
import type { ClaimAct } from './commands-event.ts';
import { renderClaimLetter } from './commands-letter.ts';
import { askResponses } from './commands-ask-responses.ts';
import { holdClaim, refusalOf, takeStep } from './commands-step.ts';
import type { HeldClaim } from './commands-step.ts';
import { answerToken } from './commands-token.ts';
import { postClaim, postClaimCopy } from './emails.ts';
import { hasHadItsShare, hasWrittenToUs, mayWriteSuppliers } from './queries-allowance.ts';
import { loadLetterSource } from './queries-detail.ts';
import { loadEnclosures } from './queries-enclosures.ts';
import { loadEvents } from './queries-events.ts';

/** What a letter to a supplier is sent with. */
export interface SendDeps extends PostDeps {
  readonly db: Db;
}

type LetterRefusal = NonNullable<ClaimDetail['sendRefusal']>;

/** Why no letter to the address may leave from the unit (R42); null: it may. */
export const letterRefusal = async (
  reader: Reader,
  scope: UnitScope,
  { verified, now }: { readonly verified: boolean; readonly now: Date },
  recipient: string | null,
): Promise<LetterRefusal | null> => {
  if (!verified || !(await mayWriteSuppliers(reader, scope))) return 'letter.not_allowed';
  const address = recipient === null ? null : mailAddress(recipient);
  if (address === null) return 'claim.recipient_missing';
  return (await hasHadItsShare(reader, scope, addressKey(address), now)) ? 'letter.limited' : null;
};

/** How a letter that may leave is posted. */
interface Posting {
  readonly kind: 'claim' | 'reminder';
  readonly encloses: boolean;
  /** Where a copy goes; null: none does. */
  readonly copyTo: string | null;
  readonly act: ClaimAct;
}

/** Posts the letter of a held claim as it stands; answers why it cannot leave, or null. */
const post = async (
  tx: Tx,
  deps: SendDeps,
  scope: UnitScope,
  { claim, figures }: HeldClaim,
  { kind, encloses, copyTo, act: { actor, now } }: Posting,
): Promise<LetterRefusal | null> => {
  const today = swedishDate(now);
  const to = mailAddress(claim.recipient ?? '');
  if (to === null) return 'claim.recipient_missing';
  const isStranger = !(await hasWrittenToUs(tx, scope, claim.supplierId, to));
  // What somebody has uploaded is not for us to bring to just any address (R42).
  const { files } =
    encloses && !isStranger
      ? await loadEnclosures(tx, scope, claim, letterWords(claim.language).invoice)
      : { files: [] };
  const source = await loadLetterSource(tx, scope, { claim, figures }, today, {
    userId: actor.userId,
    enclosures: files,
  });
  const pdf = await renderClaimLetter(source, kind, now, today);
  const posted = await postClaim(tx, deps, {
    source,
    kind,
    to,
    token: answerToken(deps.keys, { ...scope, claimId: claim.id }),
    pdf,
    enclosures: files.map(({ enclosure }) => enclosure),
    isStranger,
  });
  if (posted !== 'taken') return posted === 'limited' ? 'letter.limited' : 'claim.recipient_missing';
  // A copy that its reader has had too many of keeps no letter back.
  if (copyTo !== null && addressKey(copyTo) !== addressKey(to))
    await postClaimCopy(tx, deps, { source, kind, to: copyTo, addressee: to, claimId: claim.id, pdf });
  await noteLetter(tx, scope, deps.newId(), to, now);
  await rememberAddress(tx, scope.organizationId, {
    supplierId: claim.supplierId,
    to,
    language: claim.language,
  });
  return null;
};

/** Whether every letter of a claim so far was given back, and nothing was answered. */
const hasNoReader = async (tx: Tx, scope: UnitScope, { claim }: HeldClaim): Promise<boolean> => {
  const events = await loadEvents(tx, scope, claim.id, printClaimNumber(claim.number));
  const letters = events.filter(({ kind }) => kind === 'sent' || kind === 'reminded').length;
  const failures = events.filter(({ kind }) => kind === 'undelivered').length;
  return failures >= letters && !events.some(({ kind }) => kind === 'answered');
};

/** How a letter leaves. */
export interface Sending {
  /** A person sends the PDF. */
  readonly byHand: boolean;
  /** Of a reminder: until when an answer is asked for; left out: 14 days. */
  readonly replyBy?: string | undefined;
  /** Its e-invoices are answered in their network too, under the limits of the letter: nothing of what a person sends. */
  readonly responds?: boolean;
  /** The originals that show it go with it. */
  readonly encloses?: boolean;
  /** A copy goes to the person's own address. */
  readonly copies?: boolean;
}

type LetterStep = 'send' | 'remind';

/**
 * Sends a draft, or reminds of a sent claim, in one transaction: the letter is posted exactly when the claim is sent. What may
 * not leave is refused with its code, and nothing changes; by hand no mail leaves, and no limit applies.
 */
export const sendClaim = async <Step extends LetterStep>(
  deps: SendDeps,
  scope: UnitScope,
  act: ClaimAct,
  claimId: string,
  step: Step,
  { byHand, replyBy, responds = false, encloses = false, copies = false }: Sending,
): Promise<{ readonly claimId: string } | Refused<'claim.not_exist' | StepRefusal<Step> | LetterRefusal>> => {
  const verified = await isVerified(deps.db, act.actor.userId);
  const copyTo = copies ? await findOwnAddress(deps.db, act.actor.userId) : null;
  return deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const held = await holdClaim(tx, scope, claimId);
    if (held === null) return refused('claim.not_exist');
    const refusal = refusalOf(step, held);
    if (refusal !== null) return refused(refusal);
    const { recipient } = held.claim;
    const forbidden = byHand ? null : await letterRefusal(tx, scope, { verified, now: act.now }, recipient);
    if (forbidden !== null) return refused(forbidden);
    const today = swedishDate(act.now);
    const asked = step === 'send' ? held.claim.replyBy : replyBy;
    const until = asked ?? daysAfter(today, replyDays);
    // Nobody has read what did not arrive: it is no reminder then.
    const isFirst = step === 'send' || (await hasNoReader(tx, scope, held));
    const sentOn = isFirst ? today : (held.claim.sentOn ?? today);
    await tx.query(
      `update claim set sent_on = $4, sent_at = case when $7 then $5 else coalesce(sent_at, $5) end, reply_by = $6
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, claimId, sentOn, act.now, until, isFirst],
    );
    const kind = isFirst ? 'sent' : 'reminded';
    await takeStep(tx, scope, act, held, step, { kind, sender: byHand ? null : recipient });
    if (byHand) return { claimId };
    if (responds) await askResponses(tx, scope, claimId);
    const claim = { ...held.claim, sentOn: isFirst ? null : sentOn, replyBy: until };
    const posting = { kind: isFirst ? 'claim' : 'reminder', encloses, copyTo, act } as const;
    const failed = await post(tx, deps, scope, { ...held, claim }, posting);
    return failed === null ? { claimId } : refused(failed);
  });
};
