import { decimal, zero } from '#core/values/decimal.ts';
import type { Decimal } from '#core/values/decimal.ts';
import type { RuleSetting, WatchRule } from './types.ts';

/** What judges when nobody has set a rule: 1 % from the watched price, both directions. */
export const defaultRule = {
  reference: 'watched',
  threshold: { type: 'percent', value: '1' },
  direction: 'both',
} as const satisfies RuleSetting;

const specificity = { unit: 0, supplier: 1, article: 2 } as const;

const wins = (rule: WatchRule, over: WatchRule): boolean =>
  rule.validFrom > over.validFrom || (rule.validFrom === over.validFrom && rule.id > over.id);

/**
 * The rule that judges a line of this date: the newest of the most specific scope that has one. Rules set later than
 * the date do not count, so history is not rewritten. Two rules of one scope and day: the greater id.
 */
export const ruleOn = (rules: readonly WatchRule[], date: string): RuleSetting => {
  const newest: [WatchRule?, WatchRule?, WatchRule?] = [];
  for (const rule of rules) {
    if (rule.validFrom > date) continue;
    const rival = newest[specificity[rule.scope]];
    if (rival === undefined || wins(rule, rival)) newest[specificity[rule.scope]] = rule;
  }
  return newest[2]?.setting ?? newest[1]?.setting ?? newest[0]?.setting ?? defaultRule;
};

/** Whether a difference from a watched price makes the rule raise an alert. More than the threshold: reaching it is not enough. */
export const ruleAlerts = (rule: RuleSetting, difference: Decimal, watched: string): boolean => {
  if (difference.eq(zero) || (rule.direction === 'rises' && difference.lt(zero))) return false;
  const { threshold } = rule;
  if (threshold.type === 'any') return true;
  const size = difference.abs();
  if (threshold.type === 'kr') return size.gt(decimal(threshold.value));
  return size.times('100').gt(decimal(threshold.value).times(decimal(watched)));
};
