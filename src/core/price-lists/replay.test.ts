import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListedPrice } from './listed-price.ts';
import type { ListAction } from './price-list.ts';
import { type ListMessage, listsOn, replayLists } from './replay.ts';

const price = (
  articleNumber: string | null,
  amount: string,
  more: Partial<ListedPrice> = {},
): ListedPrice => ({
  row: 2,
  action: null,
  articleNumber,
  gtin: null,
  name: `Vara ${articleNumber ?? ''}`,
  price: amount,
  unit: 'kg',
  currency: 'SEK',
  validFrom: null,
  validTo: null,
  fromQuantity: null,
  ...more,
});

const message = (
  version: number,
  action: ListAction,
  prices: readonly ListedPrice[],
  head: Partial<ListMessage['head']> = {},
): ListMessage => ({
  key: `sha-${version}-${action}`,
  head: {
    format: 'catalogue',
    id: `${1230 + version}`,
    version: String(version),
    source: '',
    contract: '3299-RA',
    name: 'Vårlista',
    action,
    issuedOn: `2026-01-0${version}`,
    validFrom: '2026-02-02',
    validTo: null,
    ...head,
  },
  prices,
});

const said = (messages: readonly ListMessage[]): string[] =>
  replayLists(messages).flatMap(({ prices }) =>
    prices.map((each) => `${each.articleNumber ?? each.gtin ?? each.name} ${each.price ?? ''}`),
  );

const first = message(1, 'add', [price('A', '10'), price('B', '20'), price('C', '30')]);

describe('a message', () => {
  test('that updates changes the lines that it names and leaves the others', () => {
    const next = message(2, 'update', [
      price('A', '11', { action: 'update' }),
      price('B', '', { action: 'delete', price: null }),
      price('D', '40', { action: 'add' }),
    ]);
    expect(said([first, next]).toSorted()).toEqual(['A 11', 'C 30', 'D 40']);
  });

  test('that replaces puts another list in its place, whatever its lines say', () => {
    const next = message(2, 'replace', [price('A', '11', { action: 'delete' })]);
    expect(said([first, next])).toEqual(['A 11']);
  });

  test('that deletes takes the list away, and one added after it begins it anew', () => {
    const gone = message(2, 'delete', []);
    expect(said([first, gone])).toEqual([]);
    expect(said([first, gone, message(3, 'add', [price('A', '12')])])).toEqual(['A 12']);
  });

  test('names its list by its source as well as by contract and name', () => {
    const named = { contract: '', name: '' };
    const one = message(1, 'add', [price('A', '10')], named);
    const two = message(2, 'update', [price('A', '11')], { ...named, source: '1231' });
    const three = message(3, 'update', [price('A', '12')], { ...named, source: '1232' });
    expect(replayLists([three, one, two]).map(({ messages }) => messages.length)).toEqual([3]);
    expect(
      replayLists([three, one])
        .map(({ isWhole }) => String(isWhole))
        .toSorted(),
    ).toEqual(['false', 'true']);
  });

  test('that names an item by its GTIN alone means the item that has it', () => {
    const begun = message(1, 'add', [price('A', '10', { gtin: '5790000436057' })]);
    const next = message(2, 'update', [
      price(null, '', { gtin: '5790000436057', action: 'delete', price: null }),
    ]);
    expect(said([begun, next])).toEqual([]);
  });

  test('with breaks and periods of an item puts them together in the place of those before', () => {
    const next = message(2, 'update', [price('A', '9'), price('A', '8', { fromQuantity: '10', row: 3 })]);
    expect(said([first, next]).filter((text) => text.startsWith('A'))).toEqual(['A 9', 'A 8']);
    expect(
      said([first, next, message(3, 'update', [price('A', '7')])]).filter((t) => t.startsWith('A')),
    ).toEqual(['A 7']);
  });

  test('that starts later waits for its day', () => {
    const later = message(2, 'update', [price('A', '11')], { validFrom: '2026-05-04' });
    const on = (day: string): string[] =>
      listsOn([first, later], day).flatMap(({ prices }) => prices.map(({ price: amount }) => amount ?? ''));
    expect(on('2026-02-01')).toEqual([]);
    expect(on('2026-05-03')).toEqual(['10', '20', '30']);
    expect(on('2026-05-04').toSorted()).toEqual(['11', '20', '30']);
  });
});

const someAction = fc.constantFrom<ListAction>('add', 'update', 'replace', 'delete');
const somePrice = fc
  .record({
    number: fc.constantFrom('A', 'B', 'C', null),
    gtin: fc.constantFrom('5790000436057', '4006381333931', null),
    amount: fc.integer({ min: 1, max: 9 }),
    action: fc.option(fc.constantFrom<ListAction>('add', 'update', 'delete'), { nil: null }),
  })
  .map(({ number, gtin, amount, action }) => price(number, String(amount), { gtin, action }));
const someMessages = fc.array(
  fc.record({
    version: fc.integer({ min: 1, max: 6 }),
    action: someAction,
    prices: fc.array(somePrice, { maxLength: 5 }),
    source: fc.constantFrom('', '1231', '1233'),
    name: fc.constantFrom('', 'Vårlista', 'Höstlista'),
    later: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

test('replayed in any order, and any number of times, versions end in the same state', () => {
  fc.assert(
    fc.property(someMessages, fc.infiniteStream(fc.nat()), (specs, dice) => {
      const messages = specs.map(({ version, action, prices, source, name }, at) => ({
        ...message(version, action, prices, { source, name }),
        key: `sha ${at}`,
      }));
      const shuffled = [...messages, ...messages.slice(0, 3)]
        .map((each) => [dice.next().value, each] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, each]) => each);
      expect(replayLists(shuffled)).toEqual(replayLists(messages));
    }),
    { numRuns: 300 },
  );
});

test('what starts later changes nothing before its day', () => {
  fc.assert(
    fc.property(someMessages, (specs) => {
      const messages = specs.map(({ version, action, prices, source, name, later }, at) => ({
        ...message(version, action, prices, {
          source,
          name,
          validFrom: later ? '2026-09-07' : '2026-02-02',
        }),
        key: `sha ${at}`,
      }));
      const known = messages.filter(({ head }) => head.validFrom === '2026-02-02');
      expect(listsOn(messages, '2026-09-06')).toEqual(listsOn(known, '2026-09-06'));
      expect(listsOn(messages, '2026-09-07').length).toBe(replayLists(messages).length);
    }),
    { numRuns: 200 },
  );
});
