import { createDeal } from '#features/prices/deals/server/commands.ts';
import { endDeal } from '#features/prices/deals/server/commands-change.ts';
import { setRule } from '#features/prices/price-monitoring/server/commands-rules.ts';
import type { Decision } from '#core/price-watch/types.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { TestPipeline } from '../world/pipeline.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { Model, PlayedArticle } from './model.ts';
import { insistSame } from './same.ts';
import type { Step } from './script.ts';

/** Where agreements are made: the pipeline with its model. */
export interface Stage {
  readonly pipeline: TestPipeline;
  readonly editor: Actor;
  readonly model: Model;
  readonly done: { deals: number; rules: number };
  readonly scope: (unit: number) => UnitScope;
  readonly decisions: (unit: number) => Promise<ReadonlyMap<string, Decision[]>>;
}

/** Agrees on a deal; refused where it overlaps one of the same scope, or ends before it begins. */
export const makeDeal = async (
  play: Stage,
  step: Extract<Step, { do: 'deal' }>,
  { unit, goods, id }: PlayedArticle,
): Promise<void> => {
  const { pipeline, model } = play;
  const scope = play.scope(unit);
  const { price, breaks, from: validFrom, to: validTo, tolerance, marketPriced, wholeOrganization } = step;
  const made = await pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
    createDeal(
      tx,
      scope,
      { actor: play.editor, now: pipeline.clock.now(), newId: pipeline.newId },
      {
        articleId: id,
        price,
        breaks,
        basis: 'invoice',
        validFrom,
        validTo,
        tolerance,
        marketPriced,
        wholeOrganization,
        note: null,
        endEarlier: false,
      },
    ),
  );
  const owner = wholeOrganization ? null : unit;
  const overlaps = model.deals.some(
    (each) =>
      each.unit === owner &&
      each.goods === goods &&
      each.deal.validFrom <= (validTo ?? '9999') &&
      validFrom <= (each.deal.validTo ?? '9999'),
  );
  const wanted = validTo !== null && validTo < validFrom ? 'deal.period_invalid' : 'deal.overlaps';
  const isWrong = wanted === 'deal.period_invalid' || overlaps;
  insistSame(made instanceof Refused ? made.code : 'made', isWrong ? wanted : 'made', 'making a deal');
  if (made instanceof Refused) return;
  const type = tolerance.type === 'amount' ? 'kr' : 'percent';
  const limits = {
    toleranceUp: { type, value: tolerance.up },
    toleranceDown: { type, value: tolerance.down },
  } as const;
  const known = await play.decisions(unit);
  const { newest } = model.evaluate(unit, goods, known.get(id) ?? []).state;
  const pack = newest?.pack ?? null;
  const ends = {
    id: made.id,
    price,
    breaks,
    basis: 'invoice',
    pack,
    validFrom,
    validTo,
    marketPriced,
    ...limits,
  } as const;
  model.deals.push({
    unit: owner,
    goods,
    deal: { ...ends, scope: wholeOrganization ? 'organization' : 'unit' },
  });
  play.done.deals += 1;
};

/** Ends a deal; refused on a day outside it. */
export const finishDeal = async (
  play: Stage,
  { pick, day }: Extract<Step, { do: 'end-deal' }>,
): Promise<void> => {
  const { pipeline, model } = play;
  const at = pick % Math.max(1, model.deals.length);
  const known = model.deals[at];
  if (known === undefined) return;
  const scope = play.scope(known.unit ?? 0);
  const ended = await pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
    endDeal(tx, scope, { actor: play.editor, now: pipeline.clock.now() }, known.deal.id, day),
  );
  const isWrong = day < known.deal.validFrom || day > (known.deal.validTo ?? '9999');
  insistSame(ended instanceof Refused, isWrong, `ending a deal ${day} ${JSON.stringify(known.deal)}`);
  if (!isWrong) model.deals[at] = { ...known, deal: { ...known.deal, validTo: day } };
};

/** Sets a rule, in place of one of the same scope and day. */
export const makeRule = async (
  play: Stage,
  step: Extract<Step, { do: 'rule' }>,
  article: PlayedArticle,
): Promise<void> => {
  const { pipeline, model } = play;
  const { unit, goods, supplier, supplierId, id } = article;
  const { scope: level, rule, day } = step;
  const scope = play.scope(unit);
  const scopeId = level === 'unit' ? {} : { scopeId: level === 'supplier' ? supplierId : id };
  const made = await pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
    setRule(tx, scope, { actor: play.editor, today: day }, { ...rule, scope: level, ...scopeId }),
  );
  if (made instanceof Refused) throw new Error(made.code);
  const target = { unit: String(unit), supplier, article: goods }[level];
  const { threshold, reference, direction } = rule;
  const limit =
    threshold.type === 'any'
      ? threshold
      : ({ type: threshold.type === 'amount' ? 'kr' : 'percent', value: threshold.value } as const);
  const kept = model.rules.filter(
    (each) => each.unit !== unit || each.target !== target || each.rule.validFrom !== day,
  );
  const setting = { reference, direction, threshold: limit };
  model.rules.splice(0, model.rules.length, ...kept, {
    unit,
    target,
    rule: { id: `${level}:${day}`, scope: level, validFrom: day, setting },
  });
  play.done.rules += 1;
};
