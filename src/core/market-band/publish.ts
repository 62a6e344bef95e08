import { type Decimal, decimal, sumOf } from '../values/decimal.ts';
import type { PackSize } from '../values/pack-size.ts';
import { mayFollow, type Member } from './difference.ts';
import { type BandFigures, type Behind, behindOf, figuresOf } from './figures.ts';
import { fewestParties, type Half, halfBySeats, halfFor, halves, type Seat } from './halves.ts';

/** What one organization paid for goods within the window, and for how much of its base unit. Decimal strings. */
export interface Contribution extends Member {
  readonly baseUnit: PackSize['baseUnit'];
  readonly cost: string;
  readonly volume: string;
}

/** A set whose figures were published. */
export interface PublishedSet {
  readonly half: Half;
  /** First day of its month. */
  readonly month: string;
  readonly members: readonly Member[];
}

/** All that decides what is published of goods in a month. */
export interface GoodsMarket {
  readonly month: string;
  readonly contributions: readonly Contribution[];
  /** By party, all organizations that count as it: also those that do not buy the goods see none of its lines. */
  readonly organizationsOf: (partyId: string) => readonly string[];
  readonly seats: readonly Seat[];
  /** Those that are remembered, of both halves. */
  readonly published: readonly PublishedSet[];
}

/** Figures of one half; null where its parties are enough and something else keeps them back. */
export interface PublishedHalf {
  readonly half: Half;
  readonly baseUnit: PackSize['baseUnit'];
  readonly behind: Behind;
  readonly figures: BandFigures | null;
  readonly members: readonly Member[];
}

interface Party {
  readonly partyId: string;
  readonly members: readonly Member[];
  readonly volume: Decimal;
  readonly average: Decimal;
}

const baseUnits = ['kg', 'l', 'st'] as const;

const partiesIn = (contributions: readonly Contribution[]): readonly Party[] =>
  [...Map.groupBy(contributions, ({ partyId }) => partyId)]
    .map(([partyId, each]) => {
      const volume = sumOf(each.map((one) => decimal(one.volume)));
      const cost = sumOf(each.map((one) => decimal(one.cost)));
      const members = each.map(({ organizationId }) => ({ organizationId, partyId }));
      return { partyId, members, volume, cost };
    })
    .filter(({ volume, cost }) => volume.gt('0') && cost.gt('0'))
    .map(({ cost, ...party }) => ({ ...party, average: cost.div(party.volume) }))
    .toSorted((one, other) => (one.partyId < other.partyId ? -1 : 1));

/** The base unit that most parties buy by; what is bought by another is not compared. */
const commonUnit = (contributions: readonly Contribution[]) =>
  baseUnits
    .map((baseUnit) => {
      const parties = partiesIn(contributions.filter((one) => one.baseUnit === baseUnit));
      return { baseUnit, parties };
    })
    .reduce((most, next) => (next.parties.length > most.parties.length ? next : most));

/** Seats every party, those that have none yet in turn. */
const seated = (parties: readonly Party[], market: GoodsMarket): ReadonlyMap<string, Half | null> => {
  const known = new Map(market.seats.map(({ organizationId, half }) => [organizationId, half]));
  const taken: Record<Half, number> = { 0: 0, 1: 0 };
  const found = new Map<string, Half | null>();
  const take = (partyId: string, half: Half | null): void => {
    found.set(partyId, half);
    if (half !== null) taken[half] += 1;
  };
  const halfOf = ({ partyId }: Party): Half | null | undefined =>
    halfBySeats(
      market
        .organizationsOf(partyId)
        .map((organizationId) => known.get(organizationId))
        .filter((half) => half !== undefined),
    );
  for (const party of parties) {
    const half = halfOf(party);
    if (half !== undefined) take(party.partyId, half);
  }
  for (const { partyId } of parties) if (!found.has(partyId)) take(partyId, halfFor(taken));
  return found;
};

const isDominated = (parties: readonly Party[]): boolean => {
  const share = sumOf(parties.map(({ volume }) => volume)).times('0.6');
  return parties.some(({ volume }) => volume.gt(share));
};

const membersOf = (parties: readonly Party[]): readonly Member[] => parties.flatMap(({ members }) => members);

/** All parties of a half or, where they may not follow, those that stood behind it last: whoever came since waits for others. */
const chosenOf = (parties: readonly Party[], published: readonly PublishedSet[]): readonly Party[] | null => {
  const last = new Set(
    published
      .toSorted((one, other) => (one.month < other.month ? -1 : 1))
      .at(-1)
      ?.members.map(({ organizationId }) => organizationId),
  );
  const before = parties.filter(({ members }) =>
    members.some(({ organizationId }) => last.has(organizationId)),
  );
  const mayBe = (chosen: readonly Party[]): boolean =>
    chosen.length >= fewestParties &&
    !isDominated(chosen) &&
    published.every(({ members }) => mayFollow(membersOf(chosen), members));
  return [parties, before].find(mayBe) ?? null;
};

/**
 * What is published of goods in a month, and the seats that it takes. Figures are of at least five parties, none with more than 60 % of
 * the volume, in sets that equal each remembered one or differ from it by three parties or more. The halves share nobody, so two
 * viewers who tell each other what they see cannot subtract one from the other. Source: DEALS.md, section 5, "Market band".
 */
export const publishGoods = (
  market: GoodsMarket,
): { readonly seats: readonly Seat[]; readonly halves: readonly PublishedHalf[] } => {
  const { baseUnit, parties } = commonUnit(market.contributions);
  const seats = seated(parties, market);
  const told = halves.flatMap((half): PublishedHalf[] => {
    const published = market.published.filter((set) => set.half === half);
    const here = parties.filter(({ partyId }) => seats.get(partyId) === half);
    if (here.length < fewestParties || published.some(({ month }) => month === market.month)) return [];
    const chosen = chosenOf(here, published);
    const behind = behindOf((chosen ?? here).length);
    if (chosen === null) return [{ half, baseUnit, behind, figures: null, members: [] }];
    const figures = figuresOf(chosen.map(({ average }) => average));
    return [{ half, baseUnit, behind, figures, members: membersOf(chosen) }];
  });
  const taken = [...seats].flatMap(([partyId, half]) =>
    market.organizationsOf(partyId).map((organizationId): Seat => ({ organizationId, half })),
  );
  return { seats: taken, halves: told };
};
