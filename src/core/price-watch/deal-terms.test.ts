import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';
import { promisedPrice } from './deal-price.ts';
import { passEves, savedBy, tellsDeals } from './deal-tally.ts';
import { alertsAbove, toldBelow } from './deal-tolerance.ts';
import { emptyState } from './play-line.ts';

const pack = { baseUnit: 'l', amount: '5' } as const;
const percent = (value: string) => ({ type: 'percent' as const, value });

describe('Price breaks: from quantity → price, judged by the line’s quantity', () => {
  const breaks = [
    { from: '10', price: '80' },
    { from: '2.5', price: '90' },
  ];

  test.each([
    [null, '100'],
    ['1', '100'],
    ['2.49', '100'],
    ['2.5', '90'],
    ['9.999', '90'],
    ['10', '80'],
    ['1000', '80'],
  ])('%s of it: %s', (quantity, price) => {
    expect(promisedPrice({ price: '100', breaks }, quantity)).toBe(price);
  });

  test('a line is compared with the price of its quantity, and the lowest quantity’s stays watched', () => {
    const story = new Story().deal('deal', '100', '03-01', '03-31', { breaks, toleranceUp: percent('5') });
    story.line('03-02', '94', { quantity: '3' }).line('03-03', '95', { quantity: '3' });
    story.line('03-04', '100', { quantity: '1' }).line('04-02', '94', { quantity: '3' });
    expect(story.alerts()).toEqual(['03-03 +5 UNRESOLVED deal', '04-02 -6 UNRESOLVED']);
    expect(story.watched()).toBe('100');
  });
});

describe('Price basis: the date that decides which price holds', () => {
  const story = () =>
    new Story().line('03-01', '100').deal('deal', '90', '03-10', '03-20', { basis: 'delivery' });

  test('the delivery date decides where the line states one, before and after the invoice date', () => {
    const early = story().line('03-09', '100', { deliveryDate: '2026-03-10' });
    expect(early.alerts()).toEqual(['03-09 +10 UNRESOLVED deal']);
    const late = story().line('03-21', '100', { deliveryDate: '2026-03-20' });
    expect(late.alerts()).toEqual(['03-21 +10 UNRESOLVED deal']);
    expect(story().line('03-10', '100', { deliveryDate: '2026-03-09' }).alerts()).toEqual([]);
  });

  test('a line that states none is judged by its invoice date, and so is every line of a deal by invoice date', () => {
    expect(story().line('03-10', '100').alerts()).toEqual(['03-10 +10 UNRESOLVED deal']);
    const byInvoice = new Story().line('03-01', '100').deal('deal', '90', '03-10', '03-20');
    expect(byInvoice.line('03-09', '100', { deliveryDate: '2026-03-10' }).alerts()).toEqual([]);
  });
});

describe('What became of a deal', () => {
  const tallied = (story: Story) => story.now().state.tallies[0];

  test('followed, saved against the price before it, paid over it beyond the tolerance', () => {
    const story = new Story()
      .line('02-01', '100')
      .deal('deal', '90', '03-01', null, { toleranceUp: percent('2') });
    story
      .line('03-02', '90')
      .line('03-03', '89')
      .line('03-04', '91')
      .line('03-05', '95', { quantity: '1.5' });
    const tally = tallied(story);
    expect(tally).toMatchObject({ lines: 4, followed: 3, before: '100', quantity: '7.5', over: '7.5' });
    expect(tally?.last).toEqual({ date: '2026-03-05', price: '95', promised: '90' });
    expect(tally && savedBy(tally)).toBe('40');
  });

  test('nothing is saved where nothing was watched before; a deal before it counts as what was watched', () => {
    const first = new Story().deal('deal', '90', '03-01', null).line('03-02', '90');
    expect(tallied(first)).toMatchObject({ before: null, lines: 1 });
    const second = new Story().deal('old', '100', '01-01', '02-28').deal('new', '90', '03-01', null);
    second.line('03-02', '90');
    expect(second.now().state.tallies.find(({ dealId }) => dealId === 'new')).toMatchObject({
      before: '100',
    });
  });

  test.each([
    ['10', '5', '50'],
    ['10', '10', '100'],
    ['10', null, '100'],
    [null, '5', '100'],
  ])('what was watched in a pack of %s l is told in the deal’s of %s l: %s', (was, agreed, before) => {
    const litres = (amount: string | null) => ({
      pack: amount === null ? null : ({ baseUnit: 'l', amount } as const),
    });
    const story = new Story()
      .line('02-01', '100', litres(was))
      .deal('d', '40', '03-01', null, litres(agreed));
    expect(tallied(story.line('03-02', '40', litres(agreed)))).toMatchObject({ before });
  });

  test('a market-priced deal counts its lines, and the one that beats another counts instead of it', () => {
    const market = new Story().deal('deal', '90', '03-01', null, { marketPriced: true }).line('03-02', '95');
    expect(tallied(market)).toMatchObject({ lines: 1, followed: 0 });
    const beaten = new Story()
      .deal('unit', '90', '03-01', null)
      .deal('all', '80', '03-01', null, { scope: 'organization' })
      .line('03-02', '90');
    const lines = beaten.now().state.tallies.map(({ dealId, lines: count }) => [dealId, count]);
    expect(new Map(lines as [string, number][])).toEqual(
      new Map([
        ['unit', 1],
        ['all', 0],
      ]),
    );
  });

  test('a state that was stored before deals were counted does not tell of those that had begun', () => {
    const story = new Story().deal('deal', '90', '03-01', null).line('03-02', '90');
    const { state } = story.now();
    expect(tellsDeals(state, story.deals)).toBe(true);
    expect(tellsDeals({ ...state, tallies: [] }, story.deals)).toBe(false);
    expect(tellsDeals(emptyState, story.deals)).toBe(true);
  });

  test('it has to tell of each deal that has begun, on its first day too', () => {
    const story = new Story().deal('a', '90', '03-02', null).deal('b', '80', '03-02', null, { pack });
    const { state } = story.deal('c', '70', '03-03', null).line('03-02', '90').now();
    expect(tellsDeals(state, story.deals)).toBe(true);
    const without = (id: string) => state.tallies.filter(({ dealId }) => dealId !== id);
    for (const id of ['a', 'b'])
      expect(tellsDeals({ ...state, tallies: without(id) }, story.deals)).toBe(false);
    const unbegun = state.tallies.map((tally) => ({ ...tally, isBegun: false }));
    expect(tellsDeals({ ...state, tallies: unbegun }, story.deals)).toBe(false);
  });

  test('a deal keeps what was watched on the eve of the day on which its first line comes', () => {
    const story = new Story().line('02-01', '100').deal('deal', '90', '03-02', null).line('03-02', '90');
    expect(tallied(story)).toMatchObject({ isBegun: true, before: '100' });
  });

  test('of an eve that the history had passed before deals were counted nothing is known', () => {
    const story = new Story().line('02-01', '100').deal('deal', '90', '03-02', null).line('03-02', '90');
    const { state } = story.now();
    const { rules, deals, siblings } = story;
    const passed = passEves({ ...state, tallies: [] }, '2026-03-09', {
      currency: 'SEK',
      rules,
      deals,
      siblings,
    });
    expect(passed.tallies).toMatchObject([{ isBegun: true, before: null }]);
  });

  test('kronor over a deal, and saved by it, are told to the öre, half-up', () => {
    const story = new Story().deal('deal', '90', '03-01', null).line('03-02', '95', { quantity: '0.333' });
    expect(tallied(story)).toMatchObject({ over: '1.67' });
    const saved = (keptQuantity: string) => savedBy({ before: '10', keptQuantity, keptValue: '1' });
    expect(['0.3334', '0.3335', '0.3'].map(saved)).toEqual(['2.33', '2.34', '2']);
    expect(savedBy({ before: null, keptQuantity: '1', keptValue: '1' })).toBeNull();
  });

  test.each([
    [percent('2'), '396.78'],
    [{ type: 'kr' as const, value: '3' }, '392'],
    [percent('0'), '389'],
  ])('%j of 389 alerts above %s', (toleranceUp, price) => {
    expect(alertsAbove({ price: '389', toleranceUp })).toBe(price);
  });

  test.each([
    [percent('2'), '381.22'],
    [{ type: 'kr' as const, value: '3' }, '386'],
    [percent('0'), null],
  ])('%j of 389 is told below %s', (toleranceDown, price) => {
    expect(toldBelow({ price: '389', toleranceDown })).toBe(price);
  });
});
