import type { Member } from '#core/market-band/difference.ts';
import type { BandFigures } from '#core/market-band/figures.ts';
import { type Half, otherHalf, type Seat } from '#core/market-band/halves.ts';
import { type PublishedSet, publishGoods } from '#core/market-band/publish.ts';
import { oldestRemembered, oldestShown } from '#core/market-band/window.ts';

/** Somebody who buys the goods of a market, at a whole number of kronor. */
export interface Buyer {
  readonly id: string;
  readonly price: number;
  readonly volume?: number;
  /** Whom it counts as; itself unless said. */
  readonly party?: string | undefined;
  readonly baseUnit?: 'kg' | 'l' | 'st';
}

/** What somebody sees, with who stands behind it: an attacker is given more than anybody knows. */
export interface Look {
  readonly figures: BandFigures;
  readonly members: readonly string[];
}

interface Told extends Look {
  readonly half: Half;
  readonly month: string;
}

/** The market of one kind of goods, month after month, as the product keeps it. */
export class Market {
  readonly #seats = new Map<string, Half | null>();
  #sets: PublishedSet[] = [];
  #told: Told[] = [];
  #companies = new Map<string, string[]>();

  /** Publishes a month; `companies` are further organizations by party, which do not buy. */
  publish(month: string, buyers: readonly Buyer[], companies: readonly Member[] = []): void {
    const all = [
      ...buyers.map(({ id, party = id }) => ({ organizationId: id, partyId: party })),
      ...companies,
    ];
    this.#companies = new Map(
      [...Map.groupBy(all, ({ partyId }) => partyId)].map(([party, each]) => [
        party,
        each.map(({ organizationId }) => organizationId),
      ]),
    );
    const remembered = oldestRemembered(month);
    const result = publishGoods({
      month,
      contributions: buyers.map(({ id, price, volume = 1, party = id, baseUnit = 'kg' }) => ({
        organizationId: id,
        partyId: party,
        baseUnit,
        cost: String(price * volume),
        volume: String(volume),
      })),
      organizationsOf: (party) => this.#companies.get(party) ?? [],
      seats: [...this.#seats].map(([organizationId, half]): Seat => ({ organizationId, half })),
      published: this.#sets.filter(
        (set) =>
          set.month >= remembered ||
          !this.#sets.some((later) => later.half === set.half && later.month > set.month),
      ),
    });
    for (const { organizationId, half } of result.seats) this.#seats.set(organizationId, half);
    for (const { half, members, figures } of result.halves) {
      if (figures === null) continue;
      this.#sets.push({ half, month, members });
      this.#told.push({ half, month, figures, members: members.map(({ organizationId }) => organizationId) });
    }
  }

  /** What an organization is shown on a day. */
  look(viewer: string, day: string): Look | null {
    const seat = this.#seats.get(viewer);
    if (seat === null) return null;
    const halves: readonly Half[] = seat === undefined ? [0, 1] : [otherHalf(seat)];
    for (const half of halves) {
      const told = this.#told
        .filter((one) => one.half === half && one.month >= oldestShown(day))
        .toSorted((one, other) => (one.month < other.month ? -1 : 1))
        .at(-1);
      if (told !== undefined) return { figures: told.figures, members: told.members };
    }
    return null;
  }

  /** Everything that anybody is shown on a day: what attackers with any number of accounts see. */
  looks(day: string): readonly Look[] {
    const viewers = ['a stranger', ...this.#seats.keys()];
    const seen = viewers.flatMap((viewer) => this.look(viewer, day) ?? []);
    return [...new Map(seen.map((look) => [look.members.join(), look])).values()];
  }

  /** Takes somebody out: all figures that it stands behind are gone. */
  leave(id: string): void {
    this.#told = this.#told.filter(({ members }) => !members.includes(id));
  }

  get sets(): readonly PublishedSet[] {
    return this.#sets;
  }
}
