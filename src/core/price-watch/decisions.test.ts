import { describe, expect, test } from 'vitest';
import { settle } from './settle.ts';
import { Story } from '#testing/price-watch/story.ts';

const risen = () => new Story().line('03-01', '100').line('03-05', '110').line('03-08', '112');

describe('Decisions apply to all unresolved entries of the article, with an optional comment', () => {
  test('they store the entries with their figures and the newest monitored line at that time', () => {
    const [decision] = risen().settle('resolve', '', 'agreed by phone').decisions;
    expect(decision).toMatchObject({
      kind: 'resolve',
      comment: 'agreed by phone',
      settled: [
        { id: '03-05', itemDiff: '10', sumDiff: '20', watchedPrice: '100', billedPrice: '110' },
        { id: '03-08', itemDiff: '12', sumDiff: '24', watchedPrice: '100', billedPrice: '112' },
      ],
      newest: { id: '03-08', price: '112' },
      watched: { price: '100' },
    });
  });

  test('the comment is on every entry it settled', () => {
    const { entries } = risen().settle('ignore', '', 'campaign').now();
    expect(entries.map((entry) => entry.decision?.comment)).toEqual(['campaign', 'campaign']);
  });

  test('with nothing unresolved there is nothing to decide: no alert is resolved twice', () => {
    const story = risen().settle('resolve');
    const { state, entries } = story.now();
    const again = settle(state, entries, { id: 'again', sequence: 9, kind: 'resolve', comment: null });
    expect(again).toBeNull();
  });

  test('an alert that arrives meanwhile stays UNRESOLVED, and the price that was shown is watched', () => {
    const story = risen();
    const shown = story.now();
    story.line('03-09', '130');
    const request = { id: 'shown', sequence: 0, kind: 'resolve' as const, comment: null };
    const decision = settle(shown.state, shown.entries, request);
    if (decision) story.decisions.push(decision);
    expect(story.alerts()).toEqual(['03-05 +10 RESOLVED', '03-08 +12 RESOLVED', '03-09 +18 UNRESOLVED']);
  });
});

describe('Resolve (shown as Updated): entries RESOLVED; that newest line’s price is W for the lines after it', () => {
  test('the line after it is compared with it', () => {
    const story = risen().settle('resolve').line('03-09', '112').line('03-10', '110');
    expect(story.alerts()).toEqual(['03-05 +10 RESOLVED', '03-08 +12 RESOLVED', '03-10 -2 UNRESOLVED']);
  });

  test('the newest line’s price, also when it is the old price again', () => {
    const story = new Story()
      .line('03-01', '100')
      .line('03-02', '110')
      .line('03-03', '100')
      .settle('resolve');
    expect(story.watched()).toBe('100');
  });

  test('again and again: each decision moves W once', () => {
    const story = risen().settle('resolve').line('03-09', '120').settle('resolve').line('03-10', '100');
    expect(story.alerts().slice(2)).toEqual(['03-09 +8 RESOLVED', '03-10 -20 UNRESOLVED']);
    expect(story.watched()).toBe('120');
  });
});

describe('Ignore: entries IGNORED; W stays, so the next line at that price alerts again', () => {
  test('the same price', () => {
    const story = risen().settle('ignore').line('03-09', '110').line('03-10', '100');
    expect(story.alerts()).toEqual(['03-05 +10 IGNORED', '03-08 +12 IGNORED', '03-09 +10 UNRESOLVED']);
  });

  test('W stays also when an older first line turns up afterwards', () => {
    const story = risen().settle('ignore').line('02-01', '80').line('03-09', '100');
    expect(story.alerts()).toEqual(['03-01 +20 IGNORED', '03-05 +10 IGNORED', '03-08 +12 IGNORED']);
    expect(story.watched()).toBe('100');
  });
});

describe('Temporary price until a date: entries IGNORED (kind temporary; the old price stays watched)', () => {
  const campaign = () => new Story().line('03-01', '100').line('03-05', '80').settle('temporary', '03-10');

  test('until then, inclusive, lines at the old or the temporary price are silent; W stays', () => {
    const story = campaign().line('03-06', '100').line('03-10', '80.00').line('03-11', '80');
    expect(story.alerts()).toEqual(['03-05 -20 IGNORED', '03-11 -20 UNRESOLVED']);
    expect(story.now().entries[0]?.decision?.kind).toBe('temporary');
    expect(story.now().state.temporary).toMatchObject({ price: '80', until: '2026-03-10' });
  });

  test('any other price alerts against W meanwhile', () => {
    expect(campaign().line('03-07', '85').alerts().at(-1)).toBe('03-07 -15 UNRESOLVED');
  });

  test('a newest line that is already back at the old price does not hide which price is temporary', () => {
    const story = new Story().line('03-01', '100').line('03-02', '80').line('03-03', '100');
    expect(story.settle('temporary', '03-10').line('03-05', '80').alerts()).toEqual(['03-02 -20 IGNORED']);
  });

  test('a later resolve ends it, a later ignore does not', () => {
    const ignored = campaign().line('03-06', '90').settle('ignore').line('03-07', '80');
    expect(ignored.alerts()).toEqual(['03-05 -20 IGNORED', '03-06 -10 IGNORED']);
    const resolved = campaign().line('03-06', '90').settle('resolve').line('03-07', '80');
    expect(resolved.alerts().at(-1)).toBe('03-07 -10 UNRESOLVED');
  });
});

test('Buttons show the price that will be watched (the newest line’s)', () => {
  const story = risen().line('03-09', '100');
  expect(story.now().state.newest?.price).toBe('100');
  expect(story.settle('resolve').watched()).toBe('100');
});

test('Claim credit: entries IGNORED (kind claim)', () => {
  const story = risen().settle('claim').line('03-09', '110');
  expect(story.alerts()).toEqual(['03-05 +10 IGNORED', '03-08 +12 IGNORED', '03-09 +10 UNRESOLVED']);
  expect(story.now().entries.map((entry) => entry.decision?.kind)).toEqual(['claim', 'claim', undefined]);
});

describe('Old invoices: what they would have told is settled as by resolve, but no deal is given up for it', () => {
  test('entries RESOLVED, the newest line’s price is W', () => {
    const story = risen().settle('history').line('03-09', '112').line('03-10', '115');
    expect(story.alerts()).toEqual(['03-05 +10 RESOLVED', '03-08 +12 RESOLVED', '03-10 +3 UNRESOLVED']);
  });

  test('a broken deal goes on, and the next line is judged by it', () => {
    const deal = new Story().deal('d', '100', '03-01', null).line('03-05', '110').settle('history');
    expect(deal.decisions[0]?.endedDeals).toEqual([]);
    expect(deal.line('03-06', '110').alerts()).toEqual(['03-05 +10 RESOLVED d', '03-06 +10 UNRESOLVED d']);
  });

  test('a late line of the import inherits it', () => {
    const story = risen().settle('history').line('03-06', '110');
    expect(story.alerts()).toEqual(['03-05 +10 RESOLVED', '03-06 +10 RESOLVED', '03-08 +12 RESOLVED']);
  });
});
