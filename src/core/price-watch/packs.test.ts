import { describe, expect, test } from 'vitest';
import { isSamePack } from './compare-units.ts';
import { Story } from '#testing/price-watch/story.ts';

const litres = (amount: string) => ({ pack: { baseUnit: 'l' as const, amount } });

/** 12 × 50 cl, then 12 × 33 cl at the same price. */
const shrunk = () => new Story().line('03-01', '60', litres('6')).line('03-02', '60', litres('3.96'));

describe('a changed pack is told with what was really paid', () => {
  test('12 × 50 cl to 12 × 33 cl at 60 kr is 10,00 to 15,15 kr/l', () => {
    expect(shrunk().now().entries).toMatchObject([
      {
        kind: 'unit',
        watchedPrice: '39.6',
        itemDiff: '20.4',
        perBase: {
          baseUnit: 'l',
          watched: '10',
          billed: '15.151515',
          watchedPack: '6',
          billedPack: '3.96',
          paid: '60',
        },
      },
    ]);
  });
});

test('packs are the same when their sizes are, or neither is known', () => {
  const [five, six] = [litres('5').pack, litres('6').pack];
  expect(isSamePack(null, null)).toBe(true);
  expect(isSamePack(five, litres('5.0').pack)).toBe(true);
  expect(isSamePack(five, { ...five, baseUnit: 'kg' })).toBe(false);
  expect([isSamePack(null, five), isSamePack(five, null), isSamePack(five, six)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a line that is not known is thought of in the newest one’s pack', () => {
  const story = new Story().line('02-01', '100', litres('10'));
  expect(story.deal('deal', '40', '03-01', null, litres('5')).watched()).toBe('100');
});

describe('Deals, temporary prices and inheritance hold for their pack only', () => {
  test('a deal says nothing of another pack, and goes on when that is accepted', () => {
    const story = new Story()
      .deal('deal', '60', '03-01', null, litres('6'))
      .line('03-01', '60', litres('6'))
      .line('03-02', '60', litres('3.96'))
      .settle('resolve')
      .line('03-03', '61', litres('6'));
    expect(story.alerts()).toEqual(['03-02 +20.4 RESOLVED', '03-03 +1 UNRESOLVED deal']);
    expect(story.decisions[0]?.endedDeals).toEqual([]);
  });

  test('a deal that states no pack holds for any', () => {
    const story = new Story().deal('deal', '60', '03-01', null).line('03-01', '60', litres('6'));
    expect(story.line('03-02', '60', litres('3.96')).alerts()).toEqual([]);
  });

  test('a temporary price is that of its pack', () => {
    const story = new Story()
      .line('03-01', '60', litres('6'))
      .line('03-02', '50', litres('6'))
      .settle('temporary', '03-31')
      .line('03-03', '50', litres('6'))
      .line('03-04', '50', litres('3.96'));
    expect(story.alerts()).toEqual(['03-02 -10 IGNORED', '03-04 +10.4 UNRESOLVED']);
  });

  test('a temporary price passes against what it was decided against only', () => {
    const story = new Story().line('03-01', '100').line('03-02', '110').settle('temporary', '03-31');
    story.deal('deal', '90', '03-10', null).line('03-05', '110').line('03-11', '110');
    expect(story.alerts()).toEqual(['03-02 +10 IGNORED', '03-11 +20 UNRESOLVED deal']);
  });
});

describe('when a line’s pack is missing the last known one stays', () => {
  test('a change after a line without a pack is still a change', () => {
    const story = new Story()
      .line('03-01', '60', litres('6'))
      .line('03-02', '66')
      .settle('resolve')
      .line('03-03', '66', litres('3.96'));
    expect(story.alerts().at(-1)).toBe('03-03 +22.44 UNRESOLVED');
  });

  test('a line without one has the pack of the line before it, not the watched one', () => {
    const story = shrunk().settle('ignore').line('03-03', '60');
    expect(story.now().entries.at(-1)).toMatchObject({ id: '03-03', kind: 'unit', itemDiff: '20.4' });
  });
});

describe('an ignored pack at the same price per base unit is silent afterwards', () => {
  const letBe = () =>
    new Story().line('03-01', '60', litres('6')).line('03-02', '39.6', litres('3.96')).settle('ignore');

  test('in either pack, and its price is judged per base unit by the rule', () => {
    const story = letBe()
      .line('03-03', '39.6', litres('3.96'))
      .line('03-04', '60', litres('6'))
      .line('03-05', '39.9', litres('3.96'))
      .line('03-06', '41', litres('3.96'));
    expect(story.alerts()).toEqual(['03-02 +0 IGNORED', '03-06 +1.4 UNRESOLVED']);
    expect(story.now().entries.at(-1)?.kind).toBe('unit');
  });

  test('a third pack is news, and so is one whose change was claimed', () => {
    expect(letBe().line('03-03', '20', litres('2')).alerts().at(-1)).toBe('03-03 +0 UNRESOLVED');
    const claimed = shrunk().settle('claim').line('03-03', '39.6', litres('3.96'));
    expect(claimed.alerts().at(-1)).toBe('03-03 +0 UNRESOLVED');
  });

  test('ignored at a higher price per base unit, it alerts again', () => {
    expect(shrunk().settle('ignore').line('03-03', '60', litres('3.96')).alerts().at(-1)).toBe(
      '03-03 +20.4 UNRESOLVED',
    );
  });
});
