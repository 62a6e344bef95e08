import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';

const litres = (amount: string) => ({ baseUnit: 'l' as const, amount });

test('The first monitored line sets W and raises nothing', () => {
  const story = new Story().line('03-01', '100');
  expect(story.alerts()).toEqual([]);
  expect(story.watched()).toBe('100');
});

test('`itemDiff = P − W`, `sumDiff = itemDiff × quantity`, `billedPrice = P`', () => {
  const story = new Story().line('03-01', '389').line('03-02', '428.4', { quantity: '12.345' });
  expect(story.now().entries).toMatchObject([
    { itemDiff: '39.4', sumDiff: '486.393', billedPrice: '428.4', watchedPrice: '389', quantity: '12.345' },
  ]);
});

test('Two lines at the same new price are two entries. W stays until a decision moves it', () => {
  const story = new Story()
    .line('03-01', '100')
    .line('03-02', '110')
    .line('03-03', '110')
    .line('03-04', '100');
  expect(story.alerts()).toEqual(['03-02 +10 UNRESOLVED', '03-03 +10 UNRESOLVED']);
  expect(story.watched()).toBe('100');
});

test('a late first line before any decision sets W, and the article is judged anew', () => {
  const story = new Story().line('03-05', '100').line('03-10', '110').line('03-01', '110');
  expect(story.alerts()).toEqual(['03-05 -10 UNRESOLVED']);
});

describe('begins with an entry of kind `unit`, compared per base unit (kg, l, piece) where the pack size is known', () => {
  test('both pack sizes known: the difference is against the old price in the new pack', () => {
    const story = new Story()
      .sibling('02-01', '60', litres('6'))
      .line('03-01', '132', { pack: litres('12') });
    expect(story.now().entries).toMatchObject([
      {
        kind: 'unit',
        why: { causes: ['list', 'pack'], baseUnit: 'l' },
        watchedPrice: '120',
        itemDiff: '12',
        sumDiff: '24',
        perBase: { baseUnit: 'l', watched: '10', billed: '11' },
      },
    ]);
  });

  test('the newest earlier line of another unit is the comparison, a later one never', () => {
    const story = new Story()
      .sibling('02-01', '50', litres('6'))
      .sibling('02-02', '60', litres('6'))
      .sibling('03-02', '90', litres('6'));
    expect(story.line('03-01', '60', { pack: litres('6') }).alerts()).toEqual(['03-01 +0 UNRESOLVED']);
  });

  test('pack size unknown: an entry without a difference', () => {
    const story = new Story().sibling('02-01', '60', null).line('03-01', '132', { pack: litres('12') });
    expect(story.now().entries).toMatchObject([
      { kind: 'unit', watchedPrice: null, itemDiff: '0', sumDiff: '0', perBase: null },
    ]);
  });

  test('it begins its own history: the next line is compared with its price', () => {
    const story = new Story().sibling('02-01', '60', litres('6')).line('03-01', '132').line('03-02', '140');
    expect(story.alerts()).toEqual(['03-01 +0 UNRESOLVED', '03-02 +8 UNRESOLVED']);
  });

  test('no earlier line in another unit: an ordinary first line', () => {
    expect(new Story().sibling('04-01', '60', litres('6')).line('03-01', '132').alerts()).toEqual([]);
  });
});

describe('A change of unit or pack is its own kind of alert', () => {
  const shrunk = () =>
    new Story().line('03-01', '120', { pack: litres('12') }).line('03-02', '120', { pack: litres('10') });

  test('the same price for a smaller pack is a rise per base unit', () => {
    expect(shrunk().now().entries).toMatchObject([
      { kind: 'unit', watchedPrice: '100', itemDiff: '20', perBase: { watched: '10', billed: '12' } },
    ]);
  });

  test('once resolved, the new pack is watched', () => {
    const story = shrunk()
      .settle('resolve')
      .line('03-03', '120', { pack: litres('10') });
    expect(story.alerts()).toEqual(['03-02 +20 RESOLVED']);
  });

  test('a pack size that is missing on one line changes nothing', () => {
    expect(
      new Story()
        .line('03-01', '120', { pack: litres('12') })
        .line('03-02', '120')
        .alerts(),
    ).toEqual([]);
  });

  test('a pack that does not divide evenly is rounded half-up at six decimals', () => {
    const story = new Story()
      .line('03-01', '100', { pack: litres('3') })
      .line('03-02', '100', { pack: litres('2') });
    expect(story.now().entries).toMatchObject([{ watchedPrice: '66.666667', itemDiff: '33.333333' }]);
  });
});
