/**
 * PRODUCT.md section 3 once more, written from its text: slow, without state, every question answered for every line
 * from the whole history. Tests and the benchmark hold the real implementation against it. Causes are not repeated here.
 */
import type { PackSize } from '#core/values/pack-size.ts';
import type {
  AlertEntry,
  Deal,
  Decision,
  OrderLine,
  RuleSetting,
  WatchContext,
} from '#core/price-watch/types.ts';
import { parse, print, scale, times } from './exact.ts';
import { daysOf, earliest, endOfDay, isBefore, type Place, placeOf } from './place.ts';

export type BookEntry = Omit<AlertEntry, 'why' | 'perBase'>;

interface Price {
  readonly price: string;
  readonly pack: PackSize | null;
}

interface Told extends Price {
  readonly place: Place;
}

/** All there is to know of one article. */
export class Book {
  readonly context: WatchContext;
  readonly decisions: readonly Decision[];
  readonly lines: readonly OrderLine[];

  constructor(lines: readonly OrderLine[], decisions: readonly Decision[], context: WatchContext) {
    this.context = context;
    this.decisions = decisions.toSorted((a, b) => a.sequence - b.sequence);
    const compared = lines.filter(
      (line) =>
        line.kind === 'goods' &&
        parse(line.price) > 0n &&
        parse(line.quantity) > 0n &&
        line.currency === context.currency &&
        line.trusted &&
        !line.creditNote,
    );
    this.lines = compared
      .filter((line, index) => compared.findIndex((other) => other.id === line.id) === index)
      .sort((a, b) => (isBefore(placeOf(a.key), placeOf(b.key)) ? -1 : 1));
  }

  entries(): BookEntry[] {
    return this.lines.flatMap((line) => this.entry(line) ?? []);
  }

  /** The price that a line at this place would be compared with; `null` for a first line. */
  watched(place: Place): Price | null {
    return this.deal(place) ?? this.withoutDeal(place);
  }

  /** When a decision takes effect: after its newest line, or that of a later decision that was made on older lines. */
  private effect(decision: Decision): Place {
    return this.decisions
      .filter((other) => other.sequence >= decision.sequence)
      .map((other) => placeOf(other.newest.key))
      .reduce(earliest);
  }

  /** Where the watched price began that a decision was made against. */
  private start(decision: Decision): Place {
    return earliest(placeOf(decision.watched.after), this.effect(decision));
  }

  private madeBefore(place: Place): Decision[] {
    return this.decisions.filter((decision) => isBefore(this.effect(decision), place));
  }

  private deal(place: Place): (Deal & Price) | null {
    const ended = this.madeBefore(place).flatMap((made) => made.endedDeals.map((deal) => deal.dealId));
    const [date] = place;
    const [best] = this.context.deals
      .filter((deal) => deal.validFrom <= date && date <= (deal.validTo ?? '9999-12-31'))
      .filter((deal) => !ended.includes(deal.id))
      .sort((a, b) => (this.rank(a) < this.rank(b) ? 1 : -1));
    return best && !best.marketPriced ? { ...best, pack: null } : null;
  }

  private rank(deal: Deal): string {
    return `${deal.scope === 'unit' ? 1 : 0} ${deal.validFrom} ${deal.id}`;
  }

  private rule(date: string): RuleSetting {
    for (const scope of ['article', 'supplier', 'unit']) {
      const [newest] = this.context.rules
        .filter((rule) => rule.scope === scope && rule.validFrom <= date)
        .sort((a, b) => (`${a.validFrom} ${a.id}` < `${b.validFrom} ${b.id}` ? 1 : -1));
      if (newest?.setting) return newest.setting;
    }
    return { reference: 'watched', threshold: { type: 'percent', value: '1' }, direction: 'both' };
  }

  private followsLast(place: Place): boolean {
    return this.deal(place) === null && this.rule(place[0]).reference === 'last';
  }

  /** Everything that ever set the watched price before a place, in order; the last one tells. */
  private withoutDeal(place: Place): Price | null {
    const before = this.lines.filter((line) => isBefore(placeOf(line.key), place));
    const previous = before.at(-1);
    const decided = this.decisions.flatMap((decision): Told[] => [
      { ...decision.watched, place: this.start(decision) },
      ...(['resolve', 'history'].includes(decision.kind)
        ? [{ ...decision.newest, place: this.effect(decision) }]
        : []),
    ]);
    const told = decided.filter((event) => isBefore(event.place, place));
    const [first] = before;
    if (first && !told.some((event) => isBefore(event.place, placeOf(first.key))))
      told.unshift({ ...first, place: placeOf(first.key) });
    const [start] = told.map((event) => event.place).sort((a, b) => (isBefore(a, b) ? -1 : 1));
    if (!start) return null;
    if (previous && this.followsLast(place)) return previous;

    const followed = before.filter((line) => this.followsLast(placeOf(line.key)));
    const days = daysOf(start[0], place[0]).filter((day) => isBefore(endOfDay(day), place));
    const all: Told[] = [
      ...followed.map((line) => ({ ...line, place: placeOf(line.key) })),
      ...told,
      ...days.flatMap((day) => {
        const deal = this.deal(endOfDay(day));
        return deal ? [{ ...deal, place: endOfDay(day) }] : [];
      }),
    ];
    return all.reduce((a, b) => (isBefore(b.place, a.place) ? a : b));
  }

  private isSilent(line: OrderLine, watched: Price): boolean {
    const place = placeOf(line.key);
    const temporary = this.madeBefore(place).findLast(({ kind }) => kind !== 'ignore' && kind !== 'claim');
    const passes = temporary?.settled.at(-1)?.billedPrice;
    const isPassing = passes !== undefined && parse(passes) === parse(line.price);
    if (isPassing && (temporary?.until ?? '') >= place[0] && !this.followsLast(place)) return true;
    if (this.isRepacked(line, watched)) return false;

    const diff = parse(line.price) - parse(watched.price);
    const size = diff < 0n ? -diff : diff;
    const limit = (type: string, value: string): bigint =>
      type === 'kr' ? parse(value) : times(parse(watched.price), parse(value)) / 100n;
    const deal = this.deal(place);
    if (deal) {
      const tolerance = diff > 0n ? deal.toleranceUp : deal.toleranceDown;
      return size <= limit(tolerance.type, tolerance.value);
    }
    const { threshold, direction } = this.rule(place[0]);
    if (diff === 0n || (direction === 'rises' && diff < 0n)) return true;
    return threshold.type !== 'any' && size < limit(threshold.type, threshold.value);
  }

  private isRepacked(line: Price, watched: Price): boolean {
    if (!line.pack || !watched.pack || line.pack.baseUnit !== watched.pack.baseUnit) return false;
    return parse(line.pack.amount) !== parse(watched.pack.amount);
  }

  private against(
    line: OrderLine,
    watched: Price,
    kind: 'price' | 'unit',
  ): Omit<BookEntry, 'status' | 'decision'> {
    const comparable =
      kind === 'price' || (line.pack && watched.pack && line.pack.baseUnit === watched.pack.baseUnit);
    const expected =
      kind === 'price'
        ? parse(watched.price)
        : scale(parse(watched.price), parse(line.pack?.amount ?? '1'), parse(watched.pack?.amount ?? '1'));
    const itemDiff = comparable ? parse(line.price) - expected : 0n;
    return {
      id: line.id,
      key: line.key,
      kind,
      quantity: line.quantity,
      watchedPrice: !comparable ? null : kind === 'price' ? watched.price : print(expected),
      billedPrice: line.price,
      itemDiff: print(itemDiff),
      sumDiff: print(times(itemDiff, parse(line.quantity))),
      dealId: this.deal(placeOf(line.key))?.id ?? null,
    };
  }

  private judged(line: OrderLine): Omit<BookEntry, 'status' | 'decision'> | null {
    const place = placeOf(line.key);
    const watched = this.watched(place);
    if (watched) {
      if (this.isSilent(line, watched)) return null;
      return this.against(line, watched, this.isRepacked(line, watched) ? 'unit' : 'price');
    }
    const sibling = this.context.siblings
      .filter((other) => isBefore(placeOf(other.key), place))
      .sort((a, b) => (isBefore(placeOf(a.key), placeOf(b.key)) ? 1 : -1))[0];
    return sibling ? this.against(line, sibling, 'unit') : null;
  }

  private entry(line: OrderLine): BookEntry | null {
    const own = this.decisions.findLast((decision) => decision.settled.some(({ id }) => id === line.id));
    const settled = own?.settled.find(({ id }) => id === line.id);
    if (own && settled && parse(settled.billedPrice) === parse(line.price)) {
      const { why: _why, perBase: _perBase, ...figures } = settled;
      return { ...figures, ...this.outcome(own) };
    }
    const judged = this.judged(line);
    return judged && { ...judged, ...this.outcome(this.inherited(line)) };
  }

  private inherited(line: OrderLine): Decision | undefined {
    const place = placeOf(line.key);
    return this.decisions.find((decision) => {
      const [first] = decision.settled;
      const isTooNew = isBefore(this.effect(decision), place);
      const isTooOld = !isBefore(this.start(decision), place) && first && isBefore(place, placeOf(first.key));
      const prices = decision.settled.map((entry) => entry.billedPrice);
      if (['resolve', 'history'].includes(decision.kind)) prices.push(decision.newest.price);
      return !isTooNew && !isTooOld && prices.some((price) => parse(price) === parse(line.price));
    });
  }

  private outcome(decision: Decision | undefined): Pick<BookEntry, 'status' | 'decision'> {
    if (!decision) return { status: 'UNRESOLVED', decision: null };
    const { id, kind, comment } = decision;
    const status = kind === 'ignore' || kind === 'claim' ? 'IGNORED' : 'RESOLVED';
    return { status, decision: { id, kind, comment } };
  }
}
