import type { Half } from '#core/market-band/halves.ts';
import type { Contribution, GoodsMarket } from '#core/market-band/publish.ts';

/** One half as the slow way tells it; prices and volumes are whole numbers that a binary fraction holds exactly. */
export interface SlowHalf {
  readonly half: Half;
  readonly figures: readonly string[] | null;
  readonly members: readonly string[];
}

const partyNames = (each: readonly Contribution[]): string[] =>
  [...new Set(each.map(({ partyId }) => partyId))].toSorted();

const worth = (each: readonly Contribution[]) => ({
  cost: each.reduce((sum, one) => sum + Number(one.cost), 0),
  volume: each.reduce((sum, one) => sum + Number(one.volume), 0),
});

/** The p-quantile by walking along the sorted values a quarter of a step at a time. */
const walked = (values: readonly number[], quarters: number): string => {
  const steps: number[] = [];
  const sorted = values.toSorted((a, b) => a - b);
  for (const [at, value] of sorted.entries()) {
    const next = sorted[at + 1];
    if (next === undefined) steps.push(value);
    else for (const quarter of [0, 1, 2, 3]) steps.push(value + ((next - value) * quarter) / 4);
  }
  return String(Number((steps[(values.length - 1) * quarters] ?? Number.NaN).toPrecision(3)));
};

/** How many have come or gone, by painting those that hang together in one colour until nothing changes. */
const apart = (
  one: readonly { organizationId: string; partyId: string }[],
  other: readonly { organizationId: string; partyId: string }[],
): number => {
  const rows = [
    ...one.map((row) => ({ ...row, party: `1${row.partyId}` })),
    ...other.map((row) => ({ ...row, party: `2${row.partyId}` })),
  ];
  const colour = rows.map((_, at) => at);
  for (let changed = true; changed;) {
    changed = false;
    for (const [a, first] of rows.entries())
      for (const [b, second] of rows.entries()) {
        const isNear = first.organizationId === second.organizationId || first.party === second.party;
        const [x = 0, y = 0] = [colour[a], colour[b]];
        if (isNear && y < x) {
          colour[a] = y;
          changed = true;
        }
      }
  }
  const inBoth = (id: string): boolean =>
    one.some(({ organizationId }) => organizationId === id) &&
    other.some(({ organizationId }) => organizationId === id);
  return new Set(rows.flatMap(({ organizationId }, at) => (inBoth(organizationId) ? [] : [colour[at]]))).size;
};

/** A month of one kind of goods, told once more and apart from `publishGoods`: plain numbers, and everything compared with everything. */
export const slowPublish = (market: GoodsMarket): readonly SlowHalf[] => {
  const ofUnit = (['kg', 'l', 'st'] as const).map((unit) =>
    market.contributions.filter(
      (one) => one.baseUnit === unit && Number(one.volume) > 0 && Number(one.cost) > 0,
    ),
  );
  const most = Math.max(...ofUnit.map((each) => partyNames(each).length));
  const bought = ofUnit.find((each) => partyNames(each).length === most) ?? [];
  const half = new Map<string, Half | null>();
  const known = partyNames(bought).map((party) => {
    const seats = market.seats.filter(({ organizationId }) =>
      market.organizationsOf(party).includes(organizationId),
    );
    return { party, halves: [...new Set(seats.map((seat) => seat.half))] };
  });
  for (const { party, halves } of known)
    if (halves.length > 0) half.set(party, halves.length === 1 ? (halves[0] ?? null) : null);
  for (const { party } of known) {
    if (half.has(party)) continue;
    const sizes = ([0, 1] as const).map((one) => [...half.values()].filter((value) => value === one).length);
    const [first = 0, second = 0] = sizes;
    half.set(party, first < 5 ? 0 : second < 5 ? 1 : second < first ? 1 : 0);
  }
  const told: SlowHalf[] = [];
  for (const side of [0, 1] as const) {
    const earlier = market.published.filter((set) => set.half === side);
    const here = partyNames(bought).filter((party) => half.get(party) === side);
    if (here.length < 5 || earlier.some(({ month }) => month === market.month)) continue;
    const last = earlier.toSorted((a, b) => a.month.localeCompare(b.month)).at(-1);
    const rowsOf = (parties: readonly string[]) => bought.filter(({ partyId }) => parties.includes(partyId));
    const kept = here.filter((party) =>
      rowsOf([party]).some(({ organizationId }) =>
        last?.members.some((member) => member.organizationId === organizationId),
      ),
    );
    const good = [here, kept].find((parties) => {
      const volumes = parties.map((party) => worth(rowsOf([party])).volume);
      const all = volumes.reduce((sum, one) => sum + one, 0);
      return (
        parties.length >= 5 &&
        volumes.every((one) => one * 100 <= all * 60) &&
        earlier.every(({ members }) => ![1, 2].includes(apart(rowsOf(parties), members)))
      );
    });
    const averages = (good ?? []).map((party) => {
      const { cost, volume } = worth(rowsOf([party]));
      return cost / volume;
    });
    told.push({
      half: side,
      figures: good === undefined ? null : [1, 2, 3].map((quarters) => walked(averages, quarters)),
      members: rowsOf(good ?? [])
        .map(({ organizationId }) => organizationId)
        .toSorted(),
    });
  }
  return told;
};
