import { describe, expect, test } from 'vitest';
import { playDecision } from './play-decision.ts';
import { emptyState } from './play-line.ts';
import { Story } from '#testing/price-watch/story.ts';
import { settlements } from './settlement.ts';
import type { LineKey } from './types.ts';

const keyOn = (day: string, more: Partial<LineKey> = {}): LineKey => ({
  invoiceDate: `2026-${day}`,
  invoiceNumber: '1',
  documentSha256: 'aa',
  lineNumber: 1,
  ...more,
});

describe('decisions', () => {
  const story = new Story()
    .line('03-01', '100')
    .line('03-05', '110')
    .line('03-07', '120')
    .settle('temporary', '04-01');
  const [decision] = story.decisions;
  if (decision === undefined) throw new Error('the story has a decision');
  const late = (key: LineKey, price: string) => ({
    ...new Story().line('03-06', price).lines[0],
    id: 'late',
    key,
  });

  test('a temporary price without an entry lets nothing pass', () => {
    const { newest } = decision;
    expect(playDecision(emptyState, { ...decision, settled: [] }, newest.key, false).temporary).toBeNull();
    expect(playDecision(emptyState, decision, newest.key, false).temporary).toMatchObject({
      price: '120',
      until: '2026-04-01',
    });
  });

  test.each([
    ['before its first entry: history', keyOn('03-04'), '110', null],
    ['at its first entry', keyOn('03-05'), '110', 'temporary-0'],
    ['among its lines, at a price of theirs', keyOn('03-06'), '110', 'temporary-0'],
    ['among its lines, at another price: history', keyOn('03-06'), '111', null],
    ['at its last', keyOn('03-07'), '120', 'temporary-0'],
    ['at its last, at another price: history', keyOn('03-07'), '111', null],
    ['after its last', keyOn('03-07', { lineNumber: 2 }), '120', undefined],
  ])('a late line %s', (_said, key, price, expected) => {
    const from = keyOn('03-06', { lineNumber: 9 });
    const settlementOf = settlements([{ decision, from, until: keyOn('03-07') }]);
    const [comparison] = decision.settled;
    const line = late(key, price);
    if (!comparison || line.kind === undefined) throw new Error('the story has both');
    const whole = { ...new Story().line('03-06', price).lines[0], ...line } as Parameters<
      typeof settlementOf
    >[0];
    expect(settlementOf(whole, comparison)?.by.id).toBe(expected);
    expect(settlementOf(whole, null)).toBeNull();
  });

  test('the newest of several decisions says what is past', () => {
    const made = (until: LineKey) => ({ decision, from: keyOn('03-01'), until });
    const [line] = new Story().line('03-06', '111').lines;
    const [comparison] = decision.settled;
    if (!line || !comparison) throw new Error('the story has both');
    const [early, last] = [made(keyOn('03-05')), made(keyOn('03-07'))];
    expect(settlements([early, last])(line, comparison)?.by.id).toBeNull();
    expect(settlements([early])(line, comparison)).toBeNull();
  });

  test('a pack that was let be twice is known once', () => {
    const litres = (amount: string) => ({ pack: { baseUnit: 'l', amount } as const });
    const repacked = new Story().line('03-01', '100', litres('10')).line('03-05', '100', litres('9'));
    const [made] = repacked.settle('ignore').decisions;
    if (!made) throw new Error('the story has a decision');
    const play = (state: typeof emptyState) => playDecision(state, made, made.newest.key, false);
    expect(play(play(emptyState)).knownPacks.map(({ amount }) => amount)).toEqual(['10', '9']);
  });

  test('lines after where the watched price began are among them, before its first entry too', () => {
    const bare = { ...decision, settled: decision.settled.slice(1), kind: 'resolve' as const };
    const settlementOf = settlements([{ decision: bare, from: keyOn('03-01'), until: keyOn('03-07') }]);
    const [line] = new Story().line('03-06', '120').lines;
    const [at] = new Story().line('03-01', '120').lines;
    const [comparison] = decision.settled;
    if (!line || !at || !comparison) throw new Error('the story has all');
    expect(settlementOf(line, comparison)?.by.id).toBe(decision.id);
    expect(settlementOf(at, comparison)?.by.id).toBeNull();
  });
});
