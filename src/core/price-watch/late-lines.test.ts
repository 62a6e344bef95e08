import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';

const risen = () => new Story().line('03-01', '100').line('03-05', '110').line('03-08', '112');

describe('A late line that falls among the lines of a decision', () => {
  test('inherits it if its price is one of the settled prices', () => {
    expect(risen().settle('resolve').line('03-06', '110').alerts()).toContain('03-06 +10 RESOLVED');
    expect(risen().settle('ignore').line('03-06', '110').alerts()).toContain('03-06 +10 IGNORED');
    expect(risen().settle('claim').line('03-06', '110').now().entries[1]?.decision?.kind).toBe('claim');
  });

  test('inherits it if its price is the newly accepted one', () => {
    const story = new Story()
      .rule('03-04', { threshold: { type: 'any' } })
      .rule('03-06', null)
      .line('03-01', '100')
      .line('03-02', '110')
      .line('03-06', '100.5')
      .settle('resolve')
      .line('03-05', '100.5');
    expect(story.alerts()).toEqual(['03-02 +10 RESOLVED', '03-05 +0.5 RESOLVED']);
  });

  test('is silent at the old price', () => {
    const story = risen().settle('resolve').line('03-06', '100');
    expect(story.alerts()).toEqual(['03-05 +10 RESOLVED', '03-08 +12 RESOLVED']);
  });

  test('otherwise it is UNRESOLVED against the old W', () => {
    expect(risen().settle('resolve').line('03-06', '111').alerts()).toContain('03-06 +11 UNRESOLVED');
  });

  test('between two decisions it belongs to the first that was made about its price', () => {
    const story = risen().settle('ignore').line('03-10', '110').settle('resolve');
    story.line('03-06', '110').line('03-09', '110');
    expect(story.alerts()).toContain('03-06 +10 IGNORED');
    expect(story.alerts()).toContain('03-09 +10 RESOLVED');
  });

  test('before the first line that anybody knew it opens the history, and settled alerts keep their figures', () => {
    const story = risen().settle('resolve').line('02-01', '90');
    expect(story.alerts()).toEqual(['03-01 +10 UNRESOLVED', '03-05 +10 RESOLVED', '03-08 +12 RESOLVED']);
    expect(story.watched()).toBe('112');
  });

  test('after the newest line it is not late', () => {
    expect(risen().settle('resolve').line('03-09', '110').alerts()).toContain('03-09 -2 UNRESOLVED');
  });

  test('once settled itself, others at its price and place inherit that', () => {
    const story = risen().settle('resolve').line('03-06', '150').settle('ignore').line('03-07', '150');
    expect(story.alerts()).toEqual([
      '03-05 +10 RESOLVED',
      '03-06 +50 IGNORED',
      '03-07 +50 IGNORED',
      '03-08 +12 RESOLVED',
    ]);
  });
});

describe('An entry’s id is its order line’s id and survives re-reading', () => {
  const reread = (price: string, quantity: string) => {
    const story = risen().settle('ignore');
    story.lines.splice(1, 1);
    return story.line('03-05', price, { quantity });
  };

  test('read again alike, it is settled as before', () => {
    expect(reread('110', '2').now()).toEqual(risen().settle('ignore').now());
  });

  test('with a corrected quantity it stays settled, and the sum is corrected', () => {
    const [entry] = reread('110', '5').now().entries;
    expect(entry).toMatchObject({ id: '03-05', status: 'IGNORED', itemDiff: '10', sumDiff: '50' });
  });

  test('with a corrected price nobody has decided on, it is unresolved', () => {
    expect(reread('140', '2').alerts()[0]).toBe('03-05 +40 UNRESOLVED');
  });

  test('settled again at its corrected price, the last decision on it counts', () => {
    const story = risen().settle('ignore');
    story.lines.splice(1, 1);
    story.line('03-05', '140').settle('resolve').line('02-01', '90');
    expect(story.alerts()).toContain('03-05 +40 RESOLVED');
    expect(story.alerts()).toContain('03-08 +12 IGNORED');
  });

  test('a line that is gone takes its alert along, and brings it back settled', () => {
    const story = risen().settle('ignore');
    const [removed] = story.lines.splice(1, 1);
    expect(story.alerts()).toEqual(['03-08 +12 IGNORED']);
    if (removed) story.lines.push(removed);
    expect(story.alerts()).toEqual(['03-05 +10 IGNORED', '03-08 +12 IGNORED']);
  });
});

test('a decision made after the newest line was deleted does not give way to the decision before it', () => {
  const story = risen().settle('resolve');
  story.lines.splice(2, 1);
  story.line('03-06', '105').settle('resolve');
  expect(story.watched()).toBe('105');
});

test('a year of old invoices after the first decision: its rises alert, what was decided stays', () => {
  const story = risen().settle('resolve').line('01-01', '80').line('01-15', '80').line('02-01', '90');
  expect(story.alerts()).toEqual([
    '02-01 +10 UNRESOLVED',
    '03-01 +20 UNRESOLVED',
    '03-05 +10 RESOLVED',
    '03-08 +12 RESOLVED',
  ]);
  expect(story.line('03-20', '112').settle('resolve').watched()).toBe('112');
});
