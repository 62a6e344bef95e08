import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';

const kr = (value: string) => ({ type: 'kr' as const, value });
const percent = (value: string) => ({ type: 'percent' as const, value });

describe('Default: watched, 1 %, both directions', () => {
  test.each([
    ['100.99', []],
    ['101', []],
    ['101.01', ['03-02 +1.01 UNRESOLVED']],
    ['99', []],
    ['98.99', ['03-02 -1.01 UNRESOLVED']],
    ['99.000001', []],
    ['100.00', []],
  ])('after 100 a price of %s', (price, alerts) => {
    expect(new Story().line('03-01', '100').line('03-02', price).alerts()).toEqual(alerts);
  });

  test('one per cent of an odd price is exact', () => {
    const story = new Story().line('03-01', '33.33').line('03-02', '33.6633').line('03-03', '33.663301');
    expect(story.alerts()).toEqual(['03-03 +0.333301 UNRESOLVED']);
  });
});

describe('a threshold (kr > 0, percent > 0, or any change), for rises only or both directions', () => {
  test('kronor: more than the threshold alerts, reaching it does not', () => {
    const story = new Story().rule('01-01', { threshold: kr('5') });
    story
      .line('03-01', '100')
      .line('03-02', '105')
      .line('03-03', '105.01')
      .line('03-04', '94.99')
      .line('03-05', '95');
    expect(story.alerts()).toEqual(['03-03 +5.01 UNRESOLVED', '03-04 -5.01 UNRESOLVED']);
  });

  test('any change: a hundred thousandth of an öre alerts, no change never does', () => {
    const story = new Story().rule('01-01', { threshold: { type: 'any' } });
    story.line('03-01', '100').line('03-02', '100.000001').line('03-03', '100.00');
    expect(story.alerts()).toEqual(['03-02 +0.000001 UNRESOLVED']);
  });

  test('rises only: a cheaper line is silent', () => {
    const story = new Story().rule('01-01', { threshold: percent('1'), direction: 'rises' });
    story.line('03-01', '100').line('03-02', '80').line('03-03', '120');
    expect(story.alerts()).toEqual(['03-03 +20 UNRESOLVED']);
  });
});

describe('It can be set per unit, per supplier and per article (the most specific wins)', () => {
  test('the article’s rule beats the supplier’s, which beats the unit’s, whenever they were set', () => {
    const story = new Story()
      .rule('01-01', { threshold: percent('20') }, 'article')
      .rule('01-02', { threshold: percent('10') }, 'supplier')
      .rule('01-03', { threshold: { type: 'any' } }, 'unit');
    story.line('03-01', '100').line('03-02', '115').line('03-03', '121');
    expect(story.alerts()).toEqual(['03-03 +21 UNRESOLVED']);
  });

  test('a rule that was taken away leaves the judging to the next scope', () => {
    const story = new Story()
      .rule('01-01', { threshold: percent('20') }, 'article')
      .rule('03-03', null, 'article')
      .rule('01-01', { threshold: percent('10') }, 'unit');
    story.line('03-01', '100').line('03-02', '115').line('03-03', '115');
    expect(story.alerts()).toEqual(['03-03 +15 UNRESOLVED']);
  });
});

test('judges lines dated from the day it was set; a changed rule rewrites no history', () => {
  const story = new Story()
    .line('03-01', '100')
    .line('03-02', '103')
    .line('03-03', '103')
    .line('03-04', '103');
  story.rule('03-03', { threshold: percent('5') });
  expect(story.alerts()).toEqual(['03-02 +3 UNRESOLVED']);
  story.rule('03-04', { threshold: percent('2') });
  expect(story.alerts()).toEqual(['03-02 +3 UNRESOLVED', '03-04 +3 UNRESOLVED']);
});

test('two changes of one day: the one that was made last judges', () => {
  const story = new Story()
    .rule('03-01', { threshold: percent('1') })
    .rule('03-01', { threshold: percent('50') });
  expect(story.line('03-01', '100').line('03-02', '120').alerts()).toEqual([]);
});

describe('With reference `last`, W of a line is the previous monitored line’s price; decisions then only set statuses', () => {
  const story = () =>
    new Story()
      .rule('01-01', { reference: 'last' })
      .line('03-01', '100')
      .line('03-02', '110')
      .line('03-03', '110');

  test('a rise alerts once, and going back alerts again', () => {
    expect(story().line('03-04', '100').alerts()).toEqual(['03-02 +10 UNRESOLVED', '03-04 -10 UNRESOLVED']);
  });

  test('ignoring moves no price back', () => {
    const ignored = story().settle('ignore').line('03-04', '110').line('03-05', '120');
    expect(ignored.alerts()).toEqual(['03-02 +10 IGNORED', '03-05 +10 UNRESOLVED']);
  });

  test('a temporary price silences nothing', () => {
    const temporary = story().settle('temporary', '03-31').line('03-04', '100').line('03-05', '110');
    expect(temporary.alerts().slice(1)).toEqual(['03-04 -10 UNRESOLVED', '03-05 +10 UNRESOLVED']);
  });

  test('changing to reference `watched` goes on from the last price', () => {
    const changed = story().rule('03-10', { reference: 'watched' }).line('03-10', '120').line('03-11', '120');
    expect(changed.alerts().slice(1)).toEqual(['03-10 +10 UNRESOLVED', '03-11 +10 UNRESOLVED']);
  });
});
