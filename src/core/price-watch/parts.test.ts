import { describe, expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import { appendLine } from './append-line.ts';
import { applyDecision } from '#testing/price-watch/apply-decision.ts';
import { countLine, noLines } from './counters.ts';
import { dealAlerts } from './deal-tolerance.ts';
import { fixedDealOn, isUndisturbed, lastFixedDeal } from './deals.ts';
import { endedDeals } from './ended-deals.ts';
import { compareKeys, earlierKey, laterKey, startOfDay } from './line-order.ts';
import { emptyState } from './play-line.ts';
import { Story } from '#testing/price-watch/story.ts';
import type { Deal } from './deal-types.ts';
import type { LineKey, PriceFacts } from './types.ts';
import { whyOf } from './why.ts';

const keyOn = (day: string, more: Partial<LineKey> = {}): LineKey => ({
  invoiceDate: `2026-${day}`,
  invoiceNumber: '1',
  documentSha256: 'aa',
  lineNumber: 1,
  ...more,
});
const contextOf = ({ rules, deals, siblings }: Story) => ({ currency: 'SEK', rules, deals, siblings });
const dealOf = (story: Story, at = 0): Deal => {
  const deal = story.deals[at];
  if (deal === undefined) throw new Error('no such deal');
  return deal;
};
describe('what cannot be done in constant time is said', () => {
  test('a late line, and a decision that a newer line has overtaken', () => {
    const story = new Story().line('03-05', '100').line('03-06', '110').settle('ignore').line('03-07', '120');
    const { state } = story.now();
    const [early] = story.lines;
    const [decision] = story.decisions;
    if (!early || !decision) throw new Error('the story has both');
    expect(() => appendLine(state, early, contextOf(story))).toThrow('late line: evaluate');
    expect(() => applyDecision(state, decision, [])).toThrow('newer line: evaluate');
    expect(() => applyDecision(emptyState, decision, [])).toThrow('newer line: evaluate');
  });
});

describe('VAT holds to the öre', () => {
  const facts = (price: string, more: Partial<PriceFacts> = {}): PriceFacts => ({
    price,
    printed: null,
    pack: null,
    vatRate: '12',
    discount: '0',
    deposit: null,
    ...more,
  });
  test.each([
    ['vat', facts('105.66', { vatRate: '6' })],
    ['vat', facts('105.669', { vatRate: '6' })],
    ['list', facts('105.68', { vatRate: '6' })],
    ['list', facts('112.01')],
    ['vat', facts('89.6', { vatRate: '25' })],
  ] as const)('%s', (cause, billed) => expect(whyOf(billed, facts('100'), 'no').causes).toEqual([cause]));
});

test('counters keep the least, the greatest and the first, whatever they are followed by', () => {
  const { lines } = new Story()
    .line('03-01', '100')
    .line('03-02', '120')
    .line('03-03', '9')
    .line('03-04', '110');
  const counters = lines.reduce((counted, line) => countLine(counted, line, null), noLines);
  expect(counters).toMatchObject({ lines: 4, min: '9', max: '120', firstDate: '2026-03-01', total: 0 });
});

describe('deals', () => {
  test.each([
    ['kr', '10', '10', false],
    ['kr', '10', '10.01', true],
    ['percent', '10', '20', false],
    ['percent', '10', '20.01', true],
  ] as const)('%s %s from 200: %s alerts: %s', (type, value, difference, expected) => {
    const tolerance = { type, value };
    const more = { toleranceUp: tolerance, toleranceDown: tolerance };
    const deal = dealOf(new Story().deal('d', '200', '01-01', null, more));
    expect(dealAlerts(deal, decimal(difference), '200')).toBe(expected);
    expect(dealAlerts(deal, decimal(`-${difference}`), '200')).toBe(false);
  });

  test('of two that start on one day the greater id is in force, in any order', () => {
    const { deals } = new Story().deal('a', '90', '03-01', null).deal('b', '80', '03-01', null);
    expect(fixedDealOn({ deals, ended: [], pack: null }, '2026-03-02')?.id).toBe('b');
    const turned = { deals: deals.toReversed(), ended: [], pack: null };
    expect(fixedDealOn(turned, '2026-03-02')?.id).toBe('b');
  });

  test('the last one that gave the reference, both ends included', () => {
    const { deals } = new Story().deal('a', '90', '03-01', '03-05').deal('b', '80', '03-07', '03-09');
    const last = (from: string, to: string): string | undefined =>
      lastFixedDeal({ deals, ended: [], pack: null }, `2026-${from}`, `2026-${to}`)?.id;
    expect([last('03-05', '03-06'), last('03-06', '03-06'), last('03-01', '03-20')]).toEqual([
      'a',
      undefined,
      'b',
    ]);
    expect([last('03-01', '03-06'), last('03-09', '03-20'), last('03-10', '03-20')]).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  test('of two of one scope the one that starts later is in force, whatever their ids are', () => {
    const { deals } = new Story().deal('b', '90', '03-01', null).deal('a', '80', '03-05', null);
    for (const each of [deals, deals.toReversed()])
      expect(fixedDealOn({ deals: each, ended: [], pack: null }, '2026-03-06')?.id).toBe('a');
  });

  test('the last one that gave the reference is found in any order, and while it goes on', () => {
    const { deals } = new Story().deal('b', '80', '03-05', '03-09').deal('a', '90', '03-01', '03-02');
    for (const each of [deals, deals.toReversed()])
      expect(lastFixedDeal({ deals: each, ended: [], pack: null }, '2026-03-01', '2026-03-20')?.id).toBe('b');
    const on = new Story().deal('on', '80', '03-01', null);
    expect(lastFixedDeal({ deals: on.deals, ended: [], pack: null }, '2026-03-02', '2026-03-03')?.id).toBe(
      'on',
    );
  });

  test('another one disturbs it from its first day on, or on the eve of its own', () => {
    const apart = new Story().deal('a', '90', '03-01', '03-05').deal('b', '80', '03-07', '03-09');
    const over = new Story().deal('a', '90', '03-01', null).deal('b', '80', '03-05', null);
    const undisturbed = (story: Story, at: number, from: string, to: string): boolean =>
      isUndisturbed(
        { deals: story.deals, ended: [], pack: null },
        dealOf(story, at),
        `2026-${from}`,
        `2026-${to}`,
      );
    expect(undisturbed(apart, 0, '03-01', '03-06')).toBe(true);
    expect(undisturbed(apart, 0, '03-01', '03-08')).toBe(false);
    expect(undisturbed(over, 1, '03-02', '03-06')).toBe(false);
    expect(undisturbed(over, 1, '03-05', '03-06')).toBe(true);
  });

  test('a resolve ends the broken one, none that stands behind it and none that only informs', () => {
    const story = new Story()
      .deal('broken', '90', '03-01', null)
      .deal('follower', '95', '02-01', null)
      .deal('informs', '80', '03-01', null, { marketPriced: true })
      .deal('over', '80', '01-01', '01-31');
    const settled = [{ ...story.line('03-02', '100').lines[0], dealId: 'broken' }] as const;
    const [line] = settled;
    if (line.key === undefined) throw new Error('the story has a line');
    const entry = {
      ...line,
      kind: 'price',
      why: null,
      printed: null,
      pack: null,
      itemDiff: '10',
      sumDiff: '20',
      perBase: null,
    } as const;
    const full = { ...entry, id: 'l', key: line.key, quantity: '2', watchedPrice: '90', billedPrice: '100' };
    expect(endedDeals([full])).toEqual([{ dealId: 'broken', lastDay: '2026-03-01' }]);
    expect(endedDeals([{ ...full, dealId: null }])).toEqual([]);
  });
});

describe('the order of lines', () => {
  test('the start of a day is before all of its lines', () => {
    const first = keyOn('03-01', { invoiceNumber: '', documentSha256: '', lineNumber: 1 });
    for (const key of [first, { ...first, documentSha256: 'a' }, { ...first, invoiceNumber: '0' }])
      expect(compareKeys(startOfDay('2026-03-01'), key)).toBeLessThan(0);
  });

  test('the later place of two', () => {
    expect(laterKey(keyOn('03-02'), keyOn('03-01'))).toEqual(keyOn('03-02'));
    expect(laterKey(keyOn('03-01'), keyOn('03-02'))).toEqual(keyOn('03-02'));
    expect(laterKey(null, keyOn('03-01'))).toEqual(keyOn('03-01'));
  });

  test('the earlier place of two', () => {
    expect(earlierKey(keyOn('03-02'), keyOn('03-01'))).toEqual(keyOn('03-01'));
    expect(earlierKey(keyOn('03-01'), keyOn('03-02'))).toEqual(keyOn('03-01'));
    expect(earlierKey(null, keyOn('03-01'))).toEqual(keyOn('03-01'));
  });
});
