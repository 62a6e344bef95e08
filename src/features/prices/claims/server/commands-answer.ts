import type { z } from 'zod';
import { isAboveClaim } from '#core/claims/claim-steps.ts';
import { linkDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { BodyOf, ReplyOf } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { claimsContract } from '../contract.ts';
import type { answerKind } from '../contract-claim.ts';
import { letterSums } from '../rules-letter.ts';
import { stepClaim } from './commands-step.ts';
import { openAnswerToken } from './commands-token.ts';
import { loadClaimRows } from './queries-board.ts';
import type { FiguredClaim } from './queries-figures.ts';
import { findClaimSender } from './queries-letter.ts';

interface AnswerDeps {
  readonly db: Db;
  readonly keys: SessionKeys;
  readonly newId: NewId;
}

type Contract = typeof claimsContract;
type Expired = Refused<'link.expired'>;

interface OpenClaim extends FiguredClaim {
  readonly number: string;
  readonly sentOn: string;
  readonly answer: z.output<typeof answerKind> | null;
}

/** The claim of a link while it may be answered: sent, not all credited, at most 180 days ago. */
const openClaim = async (
  reader: Reader,
  scope: UnitScope,
  claimId: string,
  now: Date,
): Promise<OpenClaim | null> => {
  const today = swedishDate(now);
  const { rows, claims } = await loadClaimRows(reader, scope, today);
  const row = rows.find(({ id }) => id === claimId);
  const own = claims.find(({ claim }) => claim.id === claimId);
  if (row === undefined || own === undefined || row.sentOn === null || row.state !== 'sent') return null;
  if (today > daysAfter(row.sentOn, linkDays)) return null;
  return { ...own, number: row.number, sentOn: row.sentOn, answer: row.answer };
};

/** What the holder of a link sees; `link.expired` alike for a wrong token and for a claim that is closed. */
export const readByLink = async (
  { db, keys }: AnswerDeps,
  token: string,
  now: Date,
): Promise<ReplyOf<Contract['readClaimByLink']> | Expired> => {
  const opened = openAnswerToken(keys, token);
  if (opened === null) return refused('link.expired');
  return db.tenantRead(opened.organizationId, async (reader) => {
    const scope = scopeOfRow(opened);
    const found = await openClaim(reader, scope, opened.claimId, now);
    if (found === null) return refused('link.expired');
    const { claim, figures } = found;
    const { sender } = await findClaimSender(reader, scope);
    const { net, vatTotal, total } = letterSums(claim.lines);
    return {
      ...sender,
      net,
      vatTotal,
      total,
      number: found.number,
      supplierName: claim.supplierName,
      language: claim.language,
      sentOn: found.sentOn,
      replyBy: claim.replyBy,
      currency: claim.currency,
      lines: claim.lines.map((line) => ({
        invoiceNumber: line.invoiceNumber,
        invoiceDate: line.invoiceDate,
        articleNumber: line.articleNumber,
        name: line.name,
        unit: line.unit,
        quantity: line.quantity,
        billedPrice: line.billedPrice,
        expectedPrice: line.expectedPrice,
        amount: line.amount,
        vatRate: line.vatRate,
        reason: line.reason,
      })),
      credited: figures.credited,
      open: figures.open,
      answer: found.answer,
    };
  });
};

/** Writes the supplier's answer, which offers no more than is claimed; only money settles, so the claim stays open. */
export const answerByLink = async (
  { db, keys, newId }: AnswerDeps,
  { token, kind, words, offer }: BodyOf<Contract['answerByLink']>,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<ReplyOf<Contract['answerByLink']> | Expired | Refused<'claim.offer_above'>> => {
  const opened = openAnswerToken(keys, token);
  if (opened === null) return refused('link.expired');
  return db.tenantTransaction(opened.organizationId, async (tx) => {
    const scope = scopeOfRow(opened);
    await lockUnit(tx, scope);
    const found = await openClaim(tx, scope, opened.claimId, now);
    if (found === null) return refused('link.expired');
    if (isAboveClaim(offer, found.figures)) return refused('claim.offer_above');
    const actor = { userId: null, impersonatedBy: null, requestId };
    await stepClaim(tx, scope, { actor, now, newId }, opened.claimId, 'answer', {
      sender: 'link',
      words,
      answer: kind,
      offer,
    });
    return { number: found.number, answer: kind };
  });
};
