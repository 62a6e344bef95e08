import { describe, expect, test } from 'vitest';
import { appendLine, isNewest } from './append-line.ts';
import { emptyState } from './play-line.ts';
import { evaluate } from './evaluate.ts';
import { Story } from '#testing/price-watch/story.ts';
import { applyDecision } from '#testing/price-watch/apply-decision.ts';

const context = { currency: 'SEK', rules: [], deals: [], siblings: [] };

describe('appending a line', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').line('03-03', '105');
  const [first, second, late] = story.lines;
  if (!first || !second || !late) throw new Error('three lines');

  test('equals evaluating all lines again', () => {
    const one = appendLine(emptyState, first, context);
    const two = appendLine(one.state, second, context);
    expect(one.entry).toBeNull();
    expect({ state: two.state, entries: [two.entry] }).toEqual(evaluate([first, second], [], context));
  });

  test('a late line is refused: it may change what others were compared with', () => {
    const { state } = evaluate([first, second], [], context);
    expect(isNewest(state, late)).toBe(false);
    expect(() => appendLine(state, late, context)).toThrow(RangeError);
    expect(() => appendLine(state, second, context)).toThrow(RangeError);
  });

  test('a line that is not monitored changes nothing', () => {
    const { state } = evaluate([first], [], context);
    expect(appendLine(state, { ...second, trusted: false }, context)).toEqual({ state, entry: null });
    expect(appendLine(state, { ...late, kind: 'freight' }, context).state).toBe(state);
  });

  test('a line under a decision’s newest line is late, though that line is gone', () => {
    const settled = new Story().line('03-01', '100').line('03-05', '110').settle('resolve');
    settled.lines.pop();
    expect(isNewest(settled.now().state, late)).toBe(false);
  });
});

describe('applying a decision to the stored state', () => {
  test('equals evaluating all lines again', () => {
    const story = new Story().line('03-01', '100').line('03-05', '110');
    const before = story.now().state;
    const [decision] = story.settle('resolve').decisions;
    expect(decision && applyDecision(before, decision, [])).toEqual(story.now().state);
  });

  test('is refused when a newer line has come since', () => {
    const story = new Story()
      .line('03-01', '100')
      .line('03-05', '110')
      .settle('resolve')
      .line('03-06', '110');
    const [decision] = story.decisions;
    expect(() => decision && applyDecision(story.now().state, decision, [])).toThrow(RangeError);
  });
});
