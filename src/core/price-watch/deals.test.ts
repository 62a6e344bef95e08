import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';

const kr = (value: string) => ({ type: 'kr' as const, value });
const percent = (value: string) => ({ type: 'percent' as const, value });

describe('A deal that covers the line’s date gives the reference', () => {
  test('it judges first lines too', () => {
    const story = new Story().deal('deal', '90', '03-01', '03-31').line('03-01', '100');
    expect(story.alerts()).toEqual(['03-01 +10 UNRESOLVED deal']);
    expect(story.now().entries).toMatchObject([{ watchedPrice: '90', billedPrice: '100', dealId: 'deal' }]);
  });

  test('valid from and to are inclusive and checked by invoice date', () => {
    const story = new Story().deal('deal', '90', '03-02', '03-03');
    story.line('03-01', '100').line('03-02', '100').line('03-03', '100').line('03-04', '90');
    expect(story.alerts()).toEqual(['03-02 +10 UNRESOLVED deal', '03-03 +10 UNRESOLVED deal']);
  });

  test('a deal until further notice has no last day', () => {
    const story = new Story().deal('deal', '90', '03-02', null).line('12-30', '91');
    expect(story.alerts()).toEqual(['12-30 +1 UNRESOLVED deal']);
  });

  test('a deal entered afterwards judges the unsettled lines that it covers', () => {
    const story = new Story().line('03-01', '100').line('03-02', '100').deal('deal', '95', '03-02', null);
    expect(story.alerts()).toEqual(['03-02 +5 UNRESOLVED deal']);
  });
});

describe('and its tolerance replaces the rule', () => {
  const story = () =>
    new Story()
      .rule('01-01', { threshold: { type: 'any' }, direction: 'rises' })
      .deal('deal', '100', '03-01', null, { toleranceUp: percent('2'), toleranceDown: kr('10') });

  test.each([
    ['102', []],
    ['102.01', ['03-01 +2.01 UNRESOLVED deal']],
    ['90', []],
    ['89.99', []],
  ])('asymmetric, the limit itself allowed: %s', (price, alerts) => {
    expect(story().line('03-01', price).alerts()).toEqual(alerts);
  });

  test('without tolerance every öre above it alerts, also under the default of 1 %; less never does', () => {
    const strict = new Story()
      .deal('deal', '100', '03-01', null)
      .line('03-01', '100.01')
      .line('03-02', '99.99');
    expect(strict.alerts()).toEqual(['03-01 +0.01 UNRESOLVED deal']);
  });
});

describe('A unit’s deal beats the organization’s, then the latest start', () => {
  test('the unit’s, though the organization’s started later', () => {
    const story = new Story()
      .deal('unit', '90', '03-01', null)
      .deal('organization', '80', '03-05', null, { scope: 'organization' });
    expect(story.line('03-10', '100').alerts()).toEqual(['03-10 +10 UNRESOLVED unit']);
  });

  test('overlapping deals of one scope: the later start, and the earlier one again after it', () => {
    const story = new Story().deal('long', '90', '03-01', '03-31').deal('short', '80', '03-10', '03-15');
    story.line('03-09', '100').line('03-10', '100').line('03-16', '100');
    expect(story.alerts()).toEqual([
      '03-09 +10 UNRESOLVED long',
      '03-10 +20 UNRESOLVED short',
      '03-16 +10 UNRESOLVED long',
    ]);
  });
});

describe('After it ends, its price stays W', () => {
  test('also when nothing was bought under it, and then the rule judges', () => {
    const story = new Story().line('02-01', '100').deal('deal', '90', '03-01', '03-31').line('04-01', '100');
    expect(story.alerts()).toEqual(['04-01 +10 UNRESOLVED']);
    expect(story.watched()).toBe('90');
  });

  test('a deal that was over before the first line says nothing', () => {
    expect(new Story().deal('deal', '90', '03-01', '03-31').line('04-01', '100').alerts()).toEqual([]);
  });

  test('a decision made since then weighs more', () => {
    const story = new Story().deal('deal', '90', '03-01', '03-31').line('03-01', '90').line('04-01', '100');
    expect(story.settle('resolve').line('04-02', '100').alerts()).toEqual(['04-01 +10 RESOLVED']);
  });
});

describe('A market-priced deal informs and leaves W alone', () => {
  test('the rule goes on judging against W', () => {
    const story = new Story().deal('market', '50', '03-01', null, { marketPriced: true });
    story.line('03-01', '100').line('03-02', '110');
    expect(story.alerts()).toEqual(['03-02 +10 UNRESOLVED']);
    expect(story.watched()).toBe('100');
  });

  test('the unit’s market-priced deal puts the organization’s fixed one out of force, whose price stays W', () => {
    const story = new Story()
      .deal('fixed', '90', '03-01', null, { scope: 'organization' })
      .deal('market', '50', '03-10', null, { marketPriced: true });
    story.line('03-01', '90').line('03-10', '95');
    expect(story.alerts()).toEqual(['03-10 +5 UNRESOLVED']);
  });
});

describe('On an article with a deal it also ends the deal for that article and unit the day before the first settled entry', () => {
  const broken = () =>
    new Story()
      .deal('deal', '90', '03-01', null)
      .line('03-01', '90')
      .line('03-05', '100')
      .line('03-08', '100');

  test('the decision names the deal and its last day', () => {
    expect(broken().settle('resolve').decisions[0]?.endedDeals).toEqual([
      { dealId: 'deal', lastDay: '2026-03-04' },
    ]);
  });

  test('the newest line’s price is W for the lines after it, judged by the rule', () => {
    const story = broken().settle('resolve').line('03-09', '100').line('03-10', '90');
    expect(story.alerts().slice(2)).toEqual(['03-10 -10 UNRESOLVED']);
  });

  test('the organization’s deal behind it was not in force, and judges the lines after it', () => {
    const story = broken().deal('organization', '80', '01-01', null, { scope: 'organization' });
    story.settle('resolve').line('03-09', '100');
    expect(story.alerts()).toEqual([
      '03-05 +10 RESOLVED deal',
      '03-08 +10 RESOLVED deal',
      '03-09 +20 UNRESOLVED organization',
    ]);
    expect(story.decisions[0]?.endedDeals).toEqual([{ dealId: 'deal', lastDay: '2026-03-04' }]);
  });

  test('a unit’s deal that is kept does not end with the organization’s', () => {
    const story = new Story()
      .deal('organization', '90', '01-01', null, { scope: 'organization' })
      .line('01-05', '100')
      .deal('unit', '100', '02-01', null)
      .line('02-05', '100')
      .settle('resolve')
      .line('02-06', '101');
    expect(story.decisions[0]?.endedDeals).toEqual([{ dealId: 'organization', lastDay: '2026-01-04' }]);
    expect(story.alerts().at(-1)).toBe('02-06 +1 UNRESOLVED unit');
  });

  test('of two broken deals each ends the day before its own first entry', () => {
    const story = new Story().deal('first', '90', '03-01', '03-05').deal('second', '95', '03-06', null);
    story.line('03-02', '100').line('03-07', '100').settle('resolve');
    expect(story.decisions[0]?.endedDeals).toEqual([
      { dealId: 'first', lastDay: '2026-03-01' },
      { dealId: 'second', lastDay: '2026-03-06' },
    ]);
  });

  test('lines that the tolerance let pass before the decision stay silent', () => {
    const story = new Story().deal('deal', '100', '03-01', null, { toleranceUp: percent('10') });
    story
      .line('03-01', '105')
      .line('03-02', '120')
      .line('03-03', '105')
      .line('03-04', '120')
      .settle('resolve');
    expect(story.alerts()).toEqual(['03-02 +20 RESOLVED deal', '03-04 +20 RESOLVED deal']);
  });

  test('ignoring, claiming or a temporary price ends no deal', () => {
    for (const kind of ['ignore', 'claim', 'temporary'] as const) {
      const story = broken().settle(kind, '03-08').line('03-09', '100');
      expect(story.decisions[0]?.endedDeals).toEqual([]);
      expect(story.alerts().at(-1)).toBe('03-09 +10 UNRESOLVED deal');
    }
  });

  test('a deal that is kept to is not ended by settling older alerts', () => {
    const story = new Story().line('02-01', '100').line('02-02', '110').deal('deal', '105', '03-01', null);
    story.line('03-01', '105').settle('resolve').line('03-02', '106');
    expect(story.alerts()).toEqual(['02-02 +10 RESOLVED', '03-02 +1 UNRESOLVED deal']);
  });

  test('a new deal after the decision holds again', () => {
    const story = broken().settle('resolve').deal('new', '95', '04-01', null).line('04-01', '100');
    expect(story.alerts().at(-1)).toBe('04-01 +5 UNRESOLVED new');
  });
});
