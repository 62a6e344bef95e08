import { changeClaim } from '#features/prices/claims/server/commands-change.ts';
import { answerByLink } from '#features/prices/claims/server/commands-answer.ts';
import { draftClaims, draftFromDecisions } from '#features/prices/claims/server/commands-draft.ts';
import type { ClaimAct } from '#features/prices/claims/server/commands-event.ts';
import { sendClaim } from '#features/prices/claims/server/commands-send.ts';
import type { SendDeps } from '#features/prices/claims/server/commands-send.ts';
import { stepClaim, withdrawDrafts } from '#features/prices/claims/server/commands-step.ts';
import { answerToken } from '#features/prices/claims/server/commands-token.ts';
import { loadClaimRows } from '#features/prices/claims/server/queries-board.ts';
import { claimAddressOf, findClaimSender } from '#features/prices/claims/server/queries-letter.ts';
import type { ClaimRow } from '#features/prices/claims/contract-claim.ts';
import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { decideAlerts } from '#features/prices/price-monitoring/server/commands-claim.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { Refused } from '#platform/wire/refused.ts';
import { daysAfter } from '../rules-calendar.ts';
import type { PlannedClaim } from '../rules-claims.ts';
import { sampleDomainOf } from '../rules-people.ts';
import type { SampleDocument } from '../rules-documents.ts';
import type { SamplePlan } from '../rules-plan.ts';
import type { SampleSize } from '../rules-size.ts';
import { actorOf, articleIdOf } from './commands-decide.ts';
import type { Evening } from './commands-decide.ts';
import { momentOf, sendMail } from './commands-send.ts';
import { countTold, findClaimedLines, type FoundLine } from './queries-claims.ts';

type Deps = SendDeps & ArrivalDeps;
type Turn = PlannedClaim['turns'][number];

/** What must not be refused: the sample does what a person could. */
const done = (answer: unknown): void => {
  if (answer instanceof Refused) throw new Error(`the sample's claims: ${answer.code}`);
};

const addressOf = ({ story, lines }: PlannedClaim): string =>
  `kundreskontra@${sampleDomainOf(lines[0]?.invoice.supplier ?? { key: story.supplier })}`;

interface Claimed {
  readonly size: SampleSize;
  readonly planned: PlannedClaim;
  readonly found: readonly FoundLine[];
}

/** Drafts a claim by deciding on its alerts, or of chosen order lines. */
const draft = async (
  { db }: Deps,
  scope: UnitScope,
  act: ClaimAct,
  { size, planned, found }: Claimed,
): Promise<void> => {
  const { subject } = planned.story;
  await db.tenantTransaction(scope.organizationId, async (tx) => {
    if (subject.kind === 'lines') {
      const lines = found.map(({ invoiceId, lineNo }) => ({
        invoiceId,
        lineNo,
        quantity: subject.quantity === undefined ? undefined : String(subject.quantity),
      }));
      done(await draftClaims(tx, scope, act, { lines, reason: subject.reason }));
      return;
    }
    const articleIds: string[] = [];
    for (const { article } of subject.articles) {
      const id = await articleIdOf(tx, scope, size, article);
      if (id !== undefined) articleIds.push(id);
    }
    const claims = { draft: draftFromDecisions, withdraw: withdrawDrafts };
    done(await decideAlerts(tx, scope, act, { articleIds, kind: 'claim' }, claims));
  });
};

/** Lets one thing happen to a claim. */
const take = async (
  deps: Deps,
  scope: UnitScope,
  act: ClaimAct,
  { planned, row, turn }: { readonly planned: PlannedClaim; readonly row: ClaimRow; readonly turn: Turn },
): Promise<void> => {
  const { db, keys, newId } = deps;
  const { organizationId } = scope;
  switch (turn.step) {
    case 'send':
    case 'remind': {
      const replyBy = daysAfter(planned.draftedOn, turn.replyBy);
      const letter = { recipient: addressOf(planned), language: 'sv', text: null, replyBy } as const;
      if (turn.step === 'send')
        done(await db.tenantTransaction(organizationId, (tx) => changeClaim(tx, scope, act, row.id, letter)));
      done(await sendClaim(deps, scope, act, row.id, turn.step, { byHand: true, replyBy }));
      return;
    }
    case 'answer': {
      const { answer, words, by } = turn;
      const offer =
        turn.offer === undefined
          ? undefined
          : fixed(decimal(row.amount).times(decimal(String(turn.offer))), 2);
      if (by === 'link') {
        const token = answerToken(keys, { ...scope, claimId: row.id });
        const given = { token, kind: answer, words, offer };
        done(await answerByLink({ db, keys, newId }, given, { now: act.now, requestId: 'sample' }));
      } else
        done(
          await db.tenantTransaction(organizationId, (tx) =>
            stepClaim(tx, scope, act, row.id, 'answer', { words, answer, offer }),
          ),
        );
      return;
    }
    case 'mail': {
      const from = { name: planned.lines[0]?.invoice.supplier.party.name ?? '', address: addressOf(planned) };
      const { inboundAddress } = await db.tenantRead(organizationId, (reader) =>
        findClaimSender(reader, scope),
      );
      await sendMail({ ...deps, clock: { now: () => act.now } }, scope, {
        outlet: 'main',
        key: `claims/${planned.story.key}/${turn.after}`,
        fileName: `Sv: ${row.number}.eml`,
        date: turn.on,
        to: claimAddressOf(inboundAddress, row.number),
        content: {
          kind: 'mail',
          from,
          clientAddress: '127.0.0.1',
          subject: `Sv: Kreditkrav ${row.number}`,
          text: turn.words,
          files: [],
          zipped: false,
        },
      });
      return;
    }
    default: {
      const { step, words } = turn;
      done(
        await db.tenantTransaction(organizationId, (tx) =>
          stepClaim(tx, scope, act, row.id, step, { words }),
        ),
      );
    }
  }
};

interface Telling {
  readonly evening: Evening;
  readonly size: SampleSize;
  readonly signal: AbortSignal;
  /** Before any money has come, or all that happens. */
  readonly until: 'money' | 'end';
}

/** Of these kinds each turn writes one event. */
const taken = ['sent', 'reminded', 'answered', 'refused', 'withdrawn', 'closed'];

/** What happens before the first credit note. */
const turnsUntil = (
  { story: { credits }, turns }: PlannedClaim,
  until: Telling['until'],
): readonly Turn[] => {
  const money = Math.min(...credits.map(({ after }) => after));
  return until === 'end' ? turns : turns.filter(({ after }) => after < money);
};

/** Tells one claim as far as it has not been told. */
const tell = async (
  deps: Deps,
  { evening: { group, scope }, size, signal, until }: Telling,
  planned: PlannedClaim,
): Promise<void> => {
  const { db, newId, clock } = deps;
  const { organizationId } = scope;
  const find = () => db.tenantRead(organizationId, (reader) => findClaimedLines(reader, scope, planned));
  const actAt = (day: string, minute: number): ClaimAct => {
    const time = `13:${String(10 + minute).padStart(2, '0')}:00`;
    return { actor: actorOf(group, 'owner'), now: momentOf(day, time, clock.now()), newId };
  };
  let found = await find();
  if (found.every(({ claimId }) => claimId === null)) {
    await draft(deps, scope, actAt(planned.draftedOn, 0), { size, planned, found });
    found = await find();
  }
  const claimId = found.find((line) => line.claimId !== null)?.claimId ?? null;
  const { rows, told } = await db.tenantRead(organizationId, async (reader) => ({
    ...(await loadClaimRows(reader, scope, swedishDate(clock.now()))),
    told: await countTold(reader, scope, claimId, taken),
  }));
  const row = rows.find(({ id }) => id === claimId);
  if (row === undefined) throw new Error(`the sample's claims: ${planned.story.key} has no lines`);
  let left = told;
  for (const [at, turn] of turnsUntil(planned, until).entries()) {
    signal.throwIfAborted();
    if (turn.step !== 'mail' && left > 0) left -= 1;
    else await take(deps, scope, actAt(turn.on, at + 1), { planned, row, turn });
  }
};

/** How a sample's documents come to its restaurant; whoever sends them waits until they have been read. */
interface Delivering {
  readonly signal: AbortSignal;
  readonly deliver: (documents: readonly SampleDocument[]) => Promise<void>;
}

/**
 * Claims money back as the stories go, once all their invoices have been read: the claims with what happens to them, then the
 * credit notes, then what follows on those. What was told before is left as it is. Throws when the signal aborts.
 */
export const tellClaims = async (
  deps: Deps,
  evening: Evening,
  { claims, setting: { size } }: Pick<SamplePlan, 'claims' | 'setting'>,
  { signal, deliver }: Delivering,
): Promise<void> => {
  for (const planned of claims) await tell(deps, { evening, size, signal, until: 'money' }, planned);
  await deliver(claims.flatMap(({ notes }) => notes).toSorted((a, b) => (a.date < b.date ? -1 : 1)));
  for (const planned of claims) await tell(deps, { evening, size, signal, until: 'end' }, planned);
};
