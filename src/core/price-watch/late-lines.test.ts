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

  test('otherwise it is history against the old W, settled by nobody, and W stays', () => {
    const story = risen().settle('resolve').line('03-06', '111');
    expect(story.alerts()).toContain('03-06 +11 IGNORED');
    expect(story.now().entries[1]?.decision).toEqual({ id: null, kind: 'history', comment: null });
    expect(story.watched()).toBe('112');
  });

  test('under another deal than the settled entries it inherits nothing', () => {
    const story = new Story()
      .line('03-01', '100')
      .line('03-05', '110')
      .settle('resolve')
      .deal('d', '90', '03-04', '03-04');
    story.line('03-04', '110');
    expect(story.alerts()).toEqual(['03-04 +20 IGNORED d', '03-05 +10 RESOLVED']);
    expect(story.now().entries[0]?.decision?.id).toBeNull();
  });

  test('in another pack than the settled entries it inherits nothing', () => {
    const litres = (amount: string) => ({ pack: { baseUnit: 'l' as const, amount } });
    const story = new Story()
      .line('03-01', '100', litres('6'))
      .line('03-05', '110', litres('6'))
      .settle('resolve')
      .line('03-04', '110', litres('12'));
    expect(story.now().entries[0]).toMatchObject({ kind: 'unit', status: 'IGNORED', decision: { id: null } });
  });

  test('between two decisions it belongs to the first that was made about its price', () => {
    const story = risen().settle('ignore').line('03-10', '110').settle('resolve');
    story.line('03-06', '110').line('03-09', '110');
    expect(story.alerts()).toContain('03-06 +10 IGNORED');
    expect(story.alerts()).toContain('03-09 +10 RESOLVED');
  });

  test('before the first line that anybody knew it opens the history, and settled alerts keep their figures', () => {
    const story = risen().settle('resolve').line('02-01', '90');
    expect(story.alerts()).toEqual(['03-01 +10 IGNORED', '03-05 +10 RESOLVED', '03-08 +12 RESOLVED']);
    expect(story.watched()).toBe('112');
  });

  test('after the newest line it is not late', () => {
    expect(risen().settle('resolve').line('03-09', '110').alerts()).toContain('03-09 -2 UNRESOLVED');
  });

  test('no late line asks for a decision before the newest line of the newest one; one after it does', () => {
    const story = risen().settle('resolve').line('03-06', '150').line('03-07', '150').line('03-09', '150');
    expect(story.alerts()).toEqual([
      '03-05 +10 RESOLVED',
      '03-06 +50 IGNORED',
      '03-07 +50 IGNORED',
      '03-08 +12 RESOLVED',
      '03-09 +38 UNRESOLVED',
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

  test('with a corrected price nobody has decided on, it is history', () => {
    expect(reread('140', '2').now().entries[0]).toMatchObject({
      id: '03-05',
      itemDiff: '40',
      status: 'IGNORED',
      decision: { id: null, kind: 'history' },
    });
  });

  test('settled again at its corrected price and date, the last decision on it counts', () => {
    const story = risen().settle('ignore');
    story.lines.splice(1, 1);
    story.line('03-12', '140', { id: '03-05' }).settle('resolve').line('02-01', '90');
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

test('a decision is not played before the article’s first line, which sets W and raises nothing', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').settle('resolve');
  story.lines.splice(0, 2);
  story.line('03-09', '150').line('03-10', '150');
  expect(story.alerts()).toEqual([]);
  expect(story.watched()).toBe('150');
});

test('a decision made after the newest line was deleted does not give way to the decision before it', () => {
  const story = risen().settle('resolve');
  story.lines.splice(2, 1);
  story.line('03-09', '105').settle('resolve');
  story.lines.splice(2, 1);
  expect(story.watched()).toBe('105');
});

test('a year of old invoices after the first decision: its rises are history, what was decided stays', () => {
  const story = risen().settle('resolve').line('01-01', '80').line('01-15', '80').line('02-01', '90');
  expect(story.alerts()).toEqual([
    '02-01 +10 IGNORED',
    '03-01 +20 IGNORED',
    '03-05 +10 RESOLVED',
    '03-08 +12 RESOLVED',
  ]);
  expect(story.line('03-20', '130').settle('resolve').watched()).toBe('130');
});
