import { describe, expect, it } from 'vitest';
import { naiveLooks, toldApart } from '#testing/market-band/adversary.ts';
import { type Buyer, type Look, Market } from '#testing/market-band/market.ts';
import { type OrganizationFacts, whoCounts } from './who-counts.ts';

/** Ten companies, named so that the first five sit in one half and the others in the other. */
const prices = [112, 147, 100, 133, 158, 125, 147, 112, 158, 100];
const ten: readonly Buyer[] = prices.map((price, at) => ({ id: `c${at}`, price }));
const more = (...each: readonly number[]): readonly Buyer[] =>
  each.map((price, at) => ({ id: `n${at}`, price }));

const day = (month: string): string => `${month.slice(0, 7)}-20`;
const [first, second, third] = ['2026-01-01', '2026-02-01', '2026-03-01'] as const;

const open = (buyers: readonly Buyer[] = ten): Market => {
  const market = new Market();
  market.publish(first, buyers);
  return market;
};

const distinct = (looks: readonly Look[]): readonly Look[] => [
  ...new Map(looks.map((look) => [look.members.join() + JSON.stringify(look.figures), look])).values(),
];

describe('differencing', () => {
  it('would tell six companies apart, if each were shown the figures of all others', () => {
    const all = new Map(ten.slice(0, 6).map(({ id, price }) => [id, price]));
    expect(toldApart(naiveLooks(all))).not.toEqual([]);
  });

  it('learns nothing from what all viewers of a month see together', () => {
    const looks = open().looks(day(first));
    expect(looks).toHaveLength(2);
    expect(looks[0]?.members.filter((id) => looks[1]?.members.includes(id))).toEqual([]);
    expect(toldApart(looks, new Map([['c0', 112]]))).toEqual([]);
  });

  it.each([1, 2])('learns nothing from the month before when %i have come', (come) => {
    const market = open();
    const before = market.looks(day(first));
    market.publish(second, [...ten, ...more(125, 125).slice(0, come)]);
    const after = market.looks(day(second));
    expect(after.flatMap(({ members }) => members).filter((id) => id.startsWith('n'))).toEqual([]);
    expect(toldApart(distinct([...before, ...after]))).toEqual([]);
  });

  it('sees newcomers when three have come to a half', () => {
    const market = open();
    market.publish(second, [...ten, ...more(100, 112, 125, 133, 147, 158)]);
    expect(market.looks(day(second)).map(({ members }) => members.length)).toEqual([8, 8]);
  });

  it('does not come near an earlier set by way of another', () => {
    const market = open();
    const joined = [...ten, ...more(100, 112, 125, 133, 147, 158)];
    market.publish(second, joined);
    // Back to the first set and one more: three from the second month's, one from the first month's.
    const [left, right] = market
      .looks(day(second))
      .map(({ members }) => members.filter((id) => id.startsWith('n')));
    const stay = [left?.[0], right?.[0]];
    market.publish(
      third,
      joined.filter(({ id }) => !id.startsWith('n') || stay.includes(id)),
    );
    for (const { members } of market.looks(day(third))) expect(members).not.toHaveLength(6);
  });
});

const facts = (organizationId: string, part: Partial<OrganizationFacts> = {}): OrganizationFacts => ({
  organizationId,
  links: [`owner of ${organizationId}`],
  isSample: false,
  registeredOn: '2025-01-01',
  boughtSince: '2025-01-01',
  isSigned: true,
  hasOptedOut: false,
  trades: ['fish', 'meat', 'milk'].map((supplierId) => ({ supplierId, invoices: 10 })),
  ...part,
});

const counted = (...parts: readonly Partial<OrganizationFacts>[]): readonly string[] =>
  [
    ...whoCounts(
      [facts('old1'), facts('old2'), ...parts.map((part, at) => facts(`s${at}`, part))],
      first,
    ).keys(),
  ]
    .filter((id) => id.startsWith('s'))
    .toSorted();

describe('sybils', () => {
  it.each<[string, Partial<OrganizationFacts>]>([
    ['that are a sample', { isSample: true }],
    ['registered 179 days ago', { registeredOn: '2025-07-06' }],
    ['that have bought for 179 days', { boughtSince: '2025-07-06' }],
    ['that have bought nothing', { boughtSince: null }],
    ['without a signed power of attorney', { isSigned: false }],
    ['that have opted out', { hasOptedOut: true }],
    [
      'of 19 invoices',
      {
        trades: [10, 8, 1].map((invoices, at) => ({
          supplierId: ['fish', 'meat', 'milk'][at] ?? '',
          invoices,
        })),
      },
    ],
    ['of two suppliers', { trades: ['fish', 'meat'].map((supplierId) => ({ supplierId, invoices: 50 })) }],
    [
      'with suppliers that nobody else buys from',
      { trades: ['x', 'y', 'z'].map((supplierId) => ({ supplierId, invoices: 50 })) },
    ],
  ])('%s do not count', (_, part) => expect(counted(part)).toEqual([]));

  it('count after 180 days with twenty invoices of three suppliers', () => {
    expect(counted({ registeredOn: '2025-07-05', boughtSince: '2025-07-05' })).toEqual(['s0']);
    const trades = [10, 9, 1].map((invoices, at) => ({
      supplierId: ['fish', 'meat', 'milk'][at] ?? '',
      invoices,
    }));
    expect(counted({ trades })).toEqual(['s0']);
  });

  it('of one owner do not make each other’s suppliers common', () => {
    const trades = ['x', 'y', 'z'].map((supplierId) => ({ supplierId, invoices: 50 }));
    const ring = { links: ['owner eva'], trades };
    expect(counted(ring, ring, ring)).toEqual([]);
  });

  it('that only look see what everybody sees', () => {
    const market = open();
    const looks = ['stranger', 'another', 'a third'].flatMap((id) => market.look(id, day(first)) ?? []);
    expect(distinct(looks)).toHaveLength(1);
    expect(toldApart(distinct([...looks, ...market.looks(day(first))]))).toEqual([]);
  });
});

describe('parent companies', () => {
  it.each(['parent', 'owner', 'signatory', 'card'])('with a common %s count as one', (link) => {
    const links = [`${link} x`];
    const parties = whoCounts([facts('a', { links }), facts('b', { links }), facts('c')], first);
    expect([parties.get('a'), parties.get('b'), parties.get('c')]).toEqual(['a', 'a', 'c']);
  });

  it('count as one by way of a company that does not count itself', () => {
    const links = [['x'], ['x', 'y'], ['y']];
    const chain = ['a', 'b', 'c'].map((id, at) =>
      facts(id, { links: links[at] ?? [], isSigned: id !== 'b' }),
    );
    expect([...whoCounts([...chain, facts('d')], first)].slice(0, 2)).toEqual([
      ['a', 'a'],
      ['c', 'a'],
    ]);
  });

  it('do not make five of one', () => {
    const group = ten.map((buyer) => ({ ...buyer, party: 'g' }));
    expect(open(group).looks(day(first))).toEqual([]);
    const four = ten.map((buyer, at) => ({ ...buyer, party: `g${at % 4}` }));
    expect(open(four).looks(day(first))).toEqual([]);
  });

  it('do not make three newcomers of one', () => {
    const market = open();
    const group = more(100, 112, 125, 133, 147, 158).map((buyer) => ({ ...buyer, party: 'zz' }));
    market.publish(second, [...ten, ...group]);
    expect(market.looks(day(second)).map(({ members }) => members.length)).toEqual([5, 5]);
  });

  it('show a sister, which does not buy the goods, nothing of theirs', () => {
    const market = new Market();
    market.publish(first, ten, [{ organizationId: 'sister', partyId: 'c0' }]);
    expect(market.look('c0', day(first))?.members).toEqual(market.look('sister', day(first))?.members);
    expect(market.look('sister', day(first))?.members).not.toContain('c0');
  });

  it('that come together from both halves see none and stand behind none', () => {
    const market = open();
    market.publish(
      second,
      ten.map((buyer) => (['c0', 'c9'].includes(buyer.id) ? { ...buyer, party: 'c0' } : buyer)),
    );
    expect(market.look('c0', day(second))).toBeNull();
    expect(market.look('c9', day(second))).toBeNull();
    expect(market.sets.filter(({ month }) => month === second)).toEqual([]);
  });
});

describe('dominance', () => {
  const with0 = (volume: number) => ten.map((buyer) => (buyer.id === 'c0' ? { ...buyer, volume } : buyer));

  it('of more than 60 % of a half’s volume keeps its figures back', () => {
    // 6 of 10 is 60 %, 7 of 11 is more.
    expect(open(with0(6)).looks(day(first))).toHaveLength(2);
    expect(
      open(with0(7))
        .looks(day(first))
        .flatMap(({ members }) => members),
    ).not.toContain('c0');
  });

  it('is that of a whole group', () => {
    const group = [...ten, { id: 'c01', price: 112, volume: 6, party: 'c0' }].map((buyer) =>
      buyer.id === 'c0' ? { ...buyer, party: 'c0' } : buyer,
    );
    expect(
      open(group)
        .looks(day(first))
        .flatMap(({ members }) => members),
    ).not.toContain('c0');
  });

  it('gives nobody more weight: each counts once, however much it buys', () => {
    const [one] = open(with0(1)).looks(day(first));
    const [other] = open(with0(5)).looks(day(first));
    expect(other?.figures).toEqual(one?.figures);
  });
});

describe('small categories', () => {
  it.each([1, 4, 5, 6, 9])('of %i companies show members of the first half nothing', (count) => {
    const market = open(ten.slice(0, count));
    expect(market.look('c0', day(first))).toBeNull();
    expect(market.looks(day(first)).filter(({ members }) => members.length < 5)).toEqual([]);
  });

  it('cut out of larger ones by another unit are not compared', () => {
    const market = open([
      ...ten,
      ...more(1, 2, 3, 4).map((buyer) => ({ ...buyer, baseUnit: 'st' as const })),
    ]);
    expect(
      market
        .looks(day(first))
        .flatMap(({ members }) => members)
        .filter((id) => id.startsWith('n')),
    ).toEqual([]);
  });
});

describe('own removal', () => {
  it('changes nothing of what whoever removes itself had seen', () => {
    const [inside, outside] = [open(), open(ten.filter(({ id }) => id !== 'c0'))];
    expect(inside.look('c0', day(first))?.members).not.toContain('c0');
    expect(outside.looks(day(first)).flatMap(({ members }) => members)).not.toContain('c0');
  });

  it('takes all figures away that one stood behind, and none follow that are one or two apart', () => {
    const market = open();
    const before = market.looks(day(first));
    market.leave('c0');
    expect(market.looks(day(first)).flatMap(({ members }) => members)).not.toContain('c0');
    const without = ten.filter(({ id }) => id !== 'c0');
    market.publish(second, [...without, ...more(125)]);
    const after = market.looks(day(second));
    expect(toldApart(distinct([...before, ...after]))).toEqual([]);
    expect(after.filter(({ members }) => members.includes('c1'))).toEqual([]);
  });

  it('is not undone by coming back', () => {
    const market = open();
    market.leave('c0');
    market.publish(second, ten);
    const [back] = market.looks(day(second)).filter(({ members }) => members.includes('c0'));
    expect(back?.members.toSorted()).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
  });
});

describe('time travel', () => {
  it('finds a month as it was told, whatever is bought or said of it later', () => {
    const market = open();
    const before = market.looks(day(first));
    market.publish(first, [
      ...ten.map((buyer) => ({ ...buyer, price: buyer.price + 50 })),
      ...more(100, 112, 125),
    ]);
    expect(market.looks(day(first))).toEqual(before);
  });

  it('is shown nothing that is older than six months', () => {
    const market = open();
    expect(market.looks('2026-06-30')).toHaveLength(2);
    expect(market.looks('2026-07-01')).toEqual([]);
  });

  it('does not make figures of an old set and one more by waiting until they are gone', () => {
    const market = open();
    market.publish('2027-06-01', [...ten, ...more(125)]);
    for (const { members } of market.looks('2027-06-20')) expect(members).toHaveLength(5);
    const shrunk = open();
    shrunk.publish(
      '2027-06-01',
      ten.filter(({ id }) => id !== 'c0'),
    );
    expect(shrunk.looks('2027-06-20').filter(({ members }) => members.includes('c1'))).toEqual([]);
  });
});
