import { Readable } from 'node:stream';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { FileReply, Handlers } from '#platform/server/http/handler.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { claimsContract } from '../contract.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { answerByLink, readByLink } from './commands-answer.ts';
import { changeClaim } from './commands-change.ts';
import { draftClaims } from './commands-draft.ts';
import type { ClaimAct } from './commands-event.ts';
import { renderClaimLetter } from './commands-letter.ts';
import { linkCredit, unlinkCredit } from './commands-link.ts';
import { isVerified } from './commands-allowance.ts';
import { letterRefusal, sendClaim, type Sending } from './commands-send.ts';
import { logAnswer, stepClaim } from './commands-step.ts';
import {
  listClaims,
  listClaimSuppliers,
  loadClaimRows,
  readClaimBoard,
  readRecovered,
} from './queries-board.ts';
import { listClaimedLines } from './queries-claimed.ts';
import { listCreditDocuments, loadLetterSource, readClaim } from './queries-detail.ts';
import { readEnclosures } from './queries-enclosures.ts';
import { readCreditUses } from './queries-doubts.ts';
import { loadFiguredClaims } from './queries-figures.ts';

/** Uses of claims' links from one network in a row before each further one waits. */
const freeUses = 60;

interface Caller {
  readonly scope: UnitScope;
  readonly actor: Actor;
  readonly now: Date;
}

/** The credit claims' endpoints. */
export const claimsRoutes = (served: Served): Handlers<typeof claimsContract> => {
  const { db, newId, limiter } = served;

  const detailOf = async ({ scope, actor, now }: Caller, claimId: string) => {
    const verified = await isVerified(db, actor.userId);
    const found = await db.tenantRead(scope.organizationId, (reader) =>
      readClaim(reader, scope, claimId, swedishDate(now), {
        sendRefusal: (claim) => letterRefusal(reader, scope, { verified, now }, claim.recipient),
        canRespond: served.invoiceResponses !== null,
      }),
    );
    return found ?? refused('claim.not_exist');
  };

  /** Changes a claim in a transaction and answers it as it stands then. */
  const changed = async <Refusal extends Refused>(
    caller: Caller,
    claimId: string,
    work: (tx: Tx, act: ClaimAct) => Promise<{ readonly claimId: string } | Refusal>,
  ): Promise<ClaimDetail | Refusal | Refused<'claim.not_exist'>> => {
    const { scope, actor, now } = caller;
    const done = await db.tenantTransaction(scope.organizationId, (tx) => work(tx, { actor, now, newId }));
    return done instanceof Refused ? done : detailOf(caller, claimId);
  };

  const sent = async <Step extends 'send' | 'remind'>(
    caller: Caller,
    claimId: string,
    step: Step,
    how: Sending,
  ) => {
    const { scope, actor, now } = caller;
    const done = await sendClaim(served, scope, { actor, now, newId }, claimId, step, how);
    return done instanceof Refused ? done : detailOf(caller, claimId);
  };

  return {
    listClaims: ({ scope, query, now }) =>
      db.tenantRead(scope.organizationId, (reader) => listClaims(reader, scope, query, swedishDate(now))),
    readClaimBoard: ({ scope, query, now }) =>
      db.tenantRead(scope.organizationId, (reader) => readClaimBoard(reader, scope, query, swedishDate(now))),
    listClaimSuppliers: ({ scope, query, now }) =>
      db.tenantRead(scope.organizationId, (reader) =>
        listClaimSuppliers(reader, scope, query, swedishDate(now)),
      ),
    readRecovered: ({ scope, query, now }) =>
      db.tenantRead(scope.organizationId, (reader) =>
        readRecovered(reader, scope, boundsOf(query), swedishDate(now)),
      ),
    listClaimedLines: ({ scope, query }) =>
      db.tenantRead(scope.organizationId, (reader) => listClaimedLines(reader, scope, query)),
    readClaim: ({ scope, actor, now, params }) => detailOf({ scope, actor, now }, params.claimId),
    draftClaims: ({ scope, actor, now, body, keep }) =>
      db.tenantTransaction(scope.organizationId, async (tx) => {
        const ids = await draftClaims(tx, scope, { actor, now, newId }, body);
        if (ids instanceof Refused) return ids;
        const { rows } = await loadClaimRows(tx, scope, swedishDate(now));
        return keep(tx, { claims: rows.filter(({ id }) => ids.includes(id)) });
      }),
    changeClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) => changeClaim(tx, scope, act, claimId, body)),
    readEnclosures: async ({ scope, params: { claimId }, query: { to } }) => {
      const found = await db.tenantRead(scope.organizationId, (reader) =>
        readEnclosures(reader, scope, claimId, to ?? ''),
      );
      return found ?? refused('claim.not_exist');
    },
    downloadLetter: async ({ scope, actor, now, params: { claimId }, query }) => {
      const today = swedishDate(now);
      const found = await db.tenantRead(scope.organizationId, async (reader) => {
        const { claims } = await loadFiguredClaims(reader, scope);
        const own = claims.find(({ claim }) => claim.id === claimId);
        if (own === undefined) return null;
        const by = { userId: actor.userId, enclosures: [] };
        return { own, source: await loadLetterSource(reader, scope, own, today, by) };
      });
      if (found === null) return refused('claim.not_exist');
      const source = { ...found.source, language: query.language ?? found.source.language };
      const kind = found.own.claim.sentOn === null ? 'claim' : 'reminder';
      return fileOf(source.number, await renderClaimLetter(source, kind, now, today));
    },
    sendClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      sent({ scope, actor, now }, claimId, 'send', body),
    remindClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      sent({ scope, actor, now }, claimId, 'remind', body),
    answerClaim: ({ scope, actor, now, params: { claimId }, body: { kind, words, offer } }) =>
      changed({ scope, actor, now }, claimId, (tx, act) =>
        logAnswer(tx, scope, act, claimId, { words, answer: kind, offer }),
      ),
    refuseClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) =>
        stepClaim(tx, scope, act, claimId, 'refuse', body),
      ),
    withdrawClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) =>
        stepClaim(tx, scope, act, claimId, 'withdraw', body),
      ),
    reopenClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) =>
        stepClaim(tx, scope, act, claimId, 'reopen', body),
      ),
    closeClaim: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) => stepClaim(tx, scope, act, claimId, 'close', body)),
    listCreditDocuments: async ({ scope, params, query }) => {
      const documents = await db.tenantRead(scope.organizationId, (reader) =>
        listCreditDocuments(reader, scope, params.claimId),
      );
      if (documents === null) return refused('claim.not_exist');
      const offset = offsetOf(query);
      return { content: documents.slice(offset, offset + query.limit), total: documents.length };
    },
    readCreditUses: ({ scope, query: { invoiceId } }) =>
      db.tenantRead(scope.organizationId, (reader) => readCreditUses(reader, scope, invoiceId)),
    linkCredit: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) => linkCredit(tx, scope, act, claimId, body)),
    unlinkCredit: ({ scope, actor, now, params: { claimId }, body }) =>
      changed({ scope, actor, now }, claimId, (tx, act) =>
        unlinkCredit(tx, scope, act, claimId, body.creditLineId),
      ),
    readClaimByLink: async ({ raw: { request }, now, body: { token } }) =>
      (await tooMany(request.ip, now)) ?? readByLink(served, token, now),
    answerByLink: async ({ raw: { request }, now, requestId, body }) =>
      (await tooMany(request.ip, now)) ?? answerByLink(served, body, { now, requestId }),
  };

  function tooMany(ip: string, now: Date) {
    return limiter.tooMany([{ key: `claim links from ${networkOf(ip)}`, free: freeUses }], now);
  }
};

const fileOf = (name: string, bytes: Uint8Array): FileReply => ({
  fileName: `${name}.pdf`,
  contentType: 'application/pdf',
  size: bytes.length,
  stream: Readable.from([Buffer.from(bytes)]),
});
