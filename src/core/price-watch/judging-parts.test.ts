import { describe, expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import { emptyState } from './play-line.ts';
import { passDeals, referenceOn } from './reference.ts';
import { Story } from '#testing/price-watch/story.ts';
import { defaultRule, ruleAlerts, ruleOn } from './rules.ts';
import { summarise } from './summary.ts';
import { toldBy } from './told.ts';
import type { LineKey, RuleSetting, WatchedPrice, WatchRule } from './types.ts';

const keyOn = (day: string, more: Partial<LineKey> = {}): LineKey => ({
  invoiceDate: `2026-${day}`,
  invoiceNumber: '1',
  documentSha256: 'aa',
  lineNumber: 1,
  ...more,
});
const contextOf = ({ rules, deals, siblings }: Story) => ({ currency: 'SEK', rules, deals, siblings });
const watchedAt = (price: string, day: string, dealId: string | null = null): WatchedPrice => ({
  price,
  printed: null,
  pack: null,
  vatRate: null,
  discount: null,
  deposit: null,
  after: keyOn(day),
  dealId,
});

describe('what a line is compared with', () => {
  const story = new Story().deal('d', '90', '03-01', '03-10');
  const state = { ...emptyState, at: keyOn('03-05'), watched: watchedAt('100', '02-01') };

  test('the price of a deal that is watched already holds from where it began', () => {
    const held = { ...state, watched: watchedAt('90', '03-01', 'd') };
    expect(referenceOn(held, '2026-03-06', contextOf(story))?.watched.after).toEqual(keyOn('03-01'));
    expect(referenceOn(state, '2026-03-06', contextOf(story))?.watched.after).toEqual(keyOn('03-05'));
  });

  test('a deal that has passed leaves its price, where a line has been', () => {
    expect(passDeals(state, '2026-04-01', contextOf(story)).watched).toMatchObject({
      price: '90',
      dealId: 'd',
    });
    expect(passDeals(state, '2026-04-01', contextOf(new Story()))).toBe(state);
    for (const partial of [emptyState, { ...state, at: null }, { ...state, watched: null }])
      expect(passDeals(partial, '2026-04-01', contextOf(story))).toBe(partial);
  });

  test('nothing without a line or a price', () => {
    const none = contextOf(new Story());
    for (const partial of [emptyState, { ...state, at: null }, { ...state, watched: null }])
      expect(referenceOn(partial, '2026-04-01', none)).toBeNull();
  });

  test('the last invoiced price where the rule says so, the watched one where there is none', () => {
    const last = contextOf(new Story().rule('01-01', { reference: 'last' }));
    const newest = { ...watchedAt('77', '03-05'), id: 'l', key: keyOn('03-05') };
    expect(referenceOn({ ...state, newest }, '2026-04-01', last)?.facts.price).toBe('77');
    expect(referenceOn(state, '2026-04-01', last)?.facts.price).toBe('100');
    expect(referenceOn({ ...state, newest }, '2026-04-01', contextOf(new Story()))?.facts.price).toBe('100');
  });
});

describe('the rule that judges', () => {
  const setting = (value: string): RuleSetting => ({ ...defaultRule, threshold: { type: 'kr', value } });
  const rule = (id: string, scope: WatchRule['scope'], day: string): WatchRule => ({
    id,
    scope,
    validFrom: `2026-${day}`,
    setting: setting(id),
  });
  const judging = (...rules: readonly WatchRule[]): unknown => {
    const found = ruleOn(rules, '2026-03-10').threshold;
    expect(ruleOn(rules.toReversed(), '2026-03-10').threshold).toEqual(found);
    return 'value' in found && found.type === 'kr' ? found.value : 'default';
  };

  test('is the most specific, then the newest, then of the greater id', () => {
    const [unit, supplier, article] = [
      rule('1', 'unit', '03-05'),
      rule('2', 'supplier', '03-04'),
      rule('3', 'article', '03-03'),
    ];
    expect([judging(unit), judging(supplier), judging(article)]).toEqual(['1', '2', '3']);
    expect([judging(unit, supplier), judging(supplier, article), judging(unit, article)]).toEqual([
      '2',
      '3',
      '3',
    ]);
    expect(judging(rule('9', 'unit', '03-01'), unit)).toBe('1');
    expect(judging(rule('9', 'unit', '03-05'), unit)).toBe('9');
    expect(judging(rule('9', 'unit', '03-11'))).toBe('default');
    expect(judging(rule('9', 'unit', '03-10'))).toBe('9');
  });

  test.each([
    ['10', '9.99', false],
    ['10', '10', false],
    ['10', '10.01', true],
  ])('%s kr from 200: %s alerts: %s', (value, difference, expected) =>
    expect(ruleAlerts(setting(value), decimal(difference), '200')).toBe(expected),
  );
});

test('a group whose decisions have no comment has none, nor has one without decisions', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110');
  expect(summarise(story.now().entries)?.comment).toBeNull();
  expect(summarise(story.settle('ignore').now().entries)?.comment).toBeNull();
});

test('what is told goes by the order of the lines, and by those that are watched', () => {
  const story = new Story()
    .line('03-01', '100')
    .line('03-02', '110')
    .line('03-03', '110')
    .line('03-04', '120');
  const { entries } = story.now();
  const told = (lines: typeof story.lines) => toldBy(lines, entries, 'SEK').changes;
  const [first, second, third, fourth] = story.lines;
  if (!first || !second || !third || !fourth) throw new Error('the story has four lines');
  expect(told([second, fourth, third, first])).toBe(2);
  const freight = {
    ...second,
    id: 'freight',
    kind: 'freight' as const,
    key: keyOn('03-02', { lineNumber: 2 }),
  };
  expect(told([first, second, freight, third, fourth])).toBe(2);
});
