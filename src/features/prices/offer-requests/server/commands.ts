import { noteLetter } from '#features/prices/claims/server/commands-allowance.ts';
import {
  hasHadItsShare,
  hasWrittenToUs,
  mayWriteSuppliers,
} from '#features/prices/claims/server/queries-allowance.ts';
import { findClaimSender } from '#features/prices/claims/server/queries-letter.ts';
import type { Viewer } from '#features/prices/sourcing/server/queries-bought.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { addressKey, mailAddress } from '#platform/server/post/address.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor } from '#platform/server/scope.ts';
import type { BodyOf } from '#platform/wire/endpoint.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { EarlierRequest, offerRequestsContract } from '../contract.ts';
import { requestAddress } from '../rules.ts';
import { postRequestForOffer } from './emails.ts';
import { earlierRequests } from './queries.ts';
import { whatIsAsked } from './queries-asked.ts';

type Contract = typeof offerRequestsContract;

/** What a letter is sent with. */
export interface RequestDeps extends PostDeps {
  readonly db: Db;
}

/** Who sends, and when. */
export interface RequestAct {
  readonly viewer: Viewer;
  readonly actor: Actor;
  readonly now: Date;
  /** Whether the person's e-mail is confirmed: `isVerified`. */
  readonly verified: boolean;
}

type SendRefusal = Refused<
  | 'article.not_exist'
  | 'plan.required'
  | 'request.no_price'
  | 'address.invalid'
  | 'letter.not_allowed'
  | 'letter.limited'
>;

/** Sends a letter in the transaction that notes it; what may not leave is refused with its code, and nothing is noted. */
export const sendRequest = async (
  tx: Tx,
  deps: RequestDeps,
  { viewer, actor, now, verified }: RequestAct,
  body: BodyOf<Contract['sendRequest']>,
): Promise<{ request: EarlierRequest } | SendRefusal> => {
  const { scope } = viewer;
  const asked = await whatIsAsked(tx, viewer, body);
  if (asked instanceof Refused) return asked;
  if (!verified || !(await mayWriteSuppliers(tx, scope))) return refused('letter.not_allowed');
  const to = mailAddress(body.recipient);
  if (to === null) return refused('address.invalid');
  if (await hasHadItsShare(tx, scope, addressKey(to), now)) return refused('letter.limited');
  const id = deps.newId();
  const supplierId = asked.supplier.id;
  await tx.query(
    `insert into offer_request (organization_id, unit_id, id, supplier_id, article_id, kind, recipient, language, subject, words,
       sent_by, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      scope.organizationId,
      scope.unitId,
      id,
      supplierId,
      body.articleId,
      asked.kind,
      to,
      body.language,
      body.subject,
      body.words,
      actor.userId,
      now,
    ],
  );
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: 'offer-request.sent',
    subjectId: id,
    detail: { supplierId, articleId: body.articleId, kind: asked.kind },
  });
  await noteLetter(tx, scope, deps.newId(), to, now);
  const { sender, inboundAddress } = await findClaimSender(tx, scope);
  const [request] = (await earlierRequests(tx, scope, { articleId: body.articleId, supplierId })).filter(
    (one) => one.id === id,
  );
  if (request === undefined) throw new Error('a request that was written is missing');
  const posted = await postRequestForOffer(tx, deps, {
    to,
    replyTo: requestAddress(inboundAddress, id),
    language: body.language,
    subject: body.subject,
    words: body.words,
    sender,
    isStranger: !(await hasWrittenToUs(tx, scope, supplierId, to)),
  });
  if (posted === 'taken') return { request };
  return refused(posted === 'limited' ? 'letter.limited' : 'address.invalid');
};
