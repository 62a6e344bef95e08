import { evaluate } from '#core/price-watch/evaluate.ts';
import { compareKeys } from '#core/price-watch/line-order.ts';
import { settle } from '#core/price-watch/settle.ts';
import type { DecisionRequest } from '#core/price-watch/settle.ts';
import { referenceOn } from '#core/price-watch/reference.ts';
import type { EndedDeal } from '#core/price-watch/deal-types.ts';
import type { Decision, Evaluation } from '#core/price-watch/types.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { DecisionKind } from '../contract.ts';
import { evaluateArticles, saveEvaluations } from './commands-evaluate.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { EvaluatedArticle } from './commands-evaluate.ts';

/** An article as the person saw it: its newest line, how many entries were unresolved, and deals that accepting would end. */
interface Shown {
  readonly newestLineId: string;
  readonly unresolved: number;
  readonly ending?: readonly string[] | undefined;
}

export interface SettleRequest {
  readonly articleIds: readonly string[];
  readonly kind: DecisionKind | 'history';
  readonly comment?: string | undefined;
  readonly until?: string | undefined;
  readonly shown?: Readonly<Record<string, Shown>> | undefined;
}

export interface Settled {
  readonly articleId: string;
  readonly decisionId: string;
  readonly entries: number;
  /** What the next line is compared with if it is dated today. */
  readonly watchedPrice: string;
  readonly endedDeals: readonly EndedDeal[];
}

const requestOf = (asked: SettleRequest, id: string, sequence: number): DecisionRequest => {
  const comment = asked.comment === undefined || asked.comment === '' ? null : asked.comment;
  return asked.kind === 'temporary'
    ? { id, sequence, comment, kind: asked.kind, until: asked.until ?? '' }
    : { id, sequence, comment, kind: asked.kind };
};

/** The evaluation as it was when the line was the newest: a person decides on what was shown. */
const asShown = (before: EvaluatedArticle, newestId: string | undefined): Evaluation => {
  const newest = before.lines.find((line) => line.id === newestId);
  if (newest === undefined || newest.id === before.evaluation.state.newest?.id) return before.evaluation;
  const lines = before.lines.filter((line) => compareKeys(line.key, newest.key) <= 0);
  return evaluate(lines, before.decisions, before.context);
};

type Refusal = Refused<'alert.already_settled' | 'alert.changed'>;

const endsAsShown = ({ endedDeals }: Decision, said: readonly string[] | undefined): boolean =>
  said === undefined ||
  (said.length === endedDeals.length && endedDeals.every(({ dealId }) => said.includes(dealId)));

const decide = (before: EvaluatedArticle, asked: SettleRequest, id: string): Decision | Refusal => {
  const { article } = before;
  const shown = asked.shown?.[article.id];
  const { state, entries } = asShown(before, shown?.newestLineId);
  const sequence = before.lastSequence + 1;
  const decision = settle(state, entries, requestOf(asked, id, sequence));
  if (decision === null) return refused('alert.already_settled');
  // A late line among those that were shown: nobody has seen its entry yet.
  if (shown !== undefined && decision.settled.length !== shown.unresolved) return refused('alert.changed');
  if (decision.kind === 'resolve' && !endsAsShown(decision, shown?.ending)) return refused('alert.changed');
  return decision;
};

const after = (before: EvaluatedArticle, decision: Decision): EvaluatedArticle => {
  const decisions = [...before.decisions, decision];
  return { ...before, decisions, evaluation: evaluate(before.lines, decisions, before.context) };
};

/** What the article's next line is compared with if it is dated today, or on the newest line's day if that is later. */
const watchedOn = ({ evaluation: { state }, context }: EvaluatedArticle, today: string): string | null => {
  const newest = state.at?.invoiceDate ?? today;
  return referenceOn(state, newest > today ? newest : today, context)?.facts.price ?? null;
};

const storeSql = `
  insert into price_decision (organization_id, unit_id, article_id, id, sequence, kind, decided_at, decided_by, comment, until, decision)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)`;

/**
 * Settles every unresolved entry of the articles that was shown, all articles or none, in one transaction with its audit rows.
 * Refuses an unknown article, one that has nothing unresolved (somebody else was first), and one that has changed since
 * it was shown.
 */
export const settleAlerts = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: { readonly actor: Actor; readonly now: Date; readonly newId: NewId },
  asked: SettleRequest,
): Promise<Settled[] | Refused<'article.not_exist'> | Refusal> => {
  const today = swedishDate(now);
  await lockUnit(tx, scope);
  const articleIds = [...new Set(asked.articleIds)];
  const loaded = await evaluateArticles(tx, scope, articleIds);
  if (loaded.length < articleIds.length) return refused('article.not_exist');
  const results: EvaluatedArticle[] = [];
  const settled: Settled[] = [];
  for (const before of loaded) {
    const decision = decide(before, asked, newId());
    if (decision instanceof Refused) return decision;
    const articleId = before.article.id;
    await tx.query(storeSql, [
      scope.organizationId,
      scope.unitId,
      articleId,
      decision.id,
      decision.sequence,
      decision.kind,
      now,
      actor.userId,
      decision.comment,
      decision.until,
      JSON.stringify(decision),
    ]);
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: `price-alert.${decision.kind}`,
      subjectId: articleId,
      detail: { entries: decision.settled.length, price: decision.newest.price, decision: decision.id },
    });
    const result = after(before, decision);
    results.push(result);
    settled.push({
      articleId,
      decisionId: decision.id,
      entries: decision.settled.length,
      watchedPrice: watchedOn(result, today) ?? decision.newest.price,
      endedDeals: decision.endedDeals,
    });
  }
  await saveEvaluations(tx, scope, results);
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  return settled;
};
