import { fraction, isMore } from './fraction.ts';
import { countsFrom, differ } from './known.ts';
import type { Agreement, Key, Line, Rule, Setting, World } from './world.ts';
import { order } from './world.ts';

const usual: Setting = {
  reference: 'watched',
  threshold: { type: 'percent', value: '1' },
  direction: 'both',
};

const later = (a: Rule, b: Rule): number =>
  a.validFrom === b.validFrom ? (a.id < b.id ? 1 : -1) : a.validFrom < b.validFrom ? 1 : -1;

/** The rule that judges lines of a date: the most specific scope that has one then. */
export const ruleOn = (date: string, { rules }: World): Setting => {
  for (const scope of ['article', 'supplier', 'unit']) {
    const [newest] = rules.filter((rule) => rule.scope === scope && rule.validFrom <= date).toSorted(later);
    if (newest?.setting) return newest.setting;
  }
  return usual;
};

const isOver = (deal: Agreement, place: Key, world: World): boolean =>
  world.decisions.some(
    (decision) =>
      decision.ended.some(({ dealId }) => dealId === deal.id) &&
      order(countsFrom(decision, world), place) < 0,
  );

/** Goods as a deal is asked about them: a line, or what would come at a place without saying when it was delivered. */
export type Goods = Pick<Line, 'key' | 'pack'> & Partial<Pick<Line, 'deliveryDate' | 'quantity'>>;

/** What a deal asks for goods: each price from its quantity on, the dearest quantity that was reached. */
export const priceOf = (deal: Agreement, { quantity }: Goods): string => {
  const reached = deal.breaks
    .filter(({ from }) => quantity !== undefined && !isMore(fraction(from), fraction(quantity)))
    .toSorted((a, b) => (isMore(fraction(b.from), fraction(a.from)) ? 1 : -1));
  return reached[0]?.price ?? deal.price;
};

/** The deal in force for goods: a unit's before the organization's, then the latest start. */
export const inForce = ({ key: place, pack, deliveryDate }: Goods, world: World): Agreement | undefined => {
  const dayFor = ({ basis }: Agreement): string =>
    basis === 'delivery' && deliveryDate ? deliveryDate : place.invoiceDate;
  const [best] = world.deals
    .filter(
      (deal) => deal.validFrom <= dayFor(deal) && (deal.validTo === null || dayFor(deal) <= deal.validTo),
    )
    .filter((deal) => !differ(deal.pack, pack) && !isOver(deal, place, world))
    .toSorted((a, b) => {
      if (a.scope !== b.scope) return a.scope === 'unit' ? -1 : 1;
      if (a.validFrom !== b.validFrom) return a.validFrom < b.validFrom ? 1 : -1;
      return a.id < b.id ? 1 : -1;
    });
  return best;
};

/** The fixed deal that judges goods; a market-priced one in force leaves it to the rule. */
export const judgingDeal = (goods: Goods, world: World): Agreement | undefined => {
  const deal = inForce(goods, world);
  return deal?.marketPriced ? undefined : deal;
};
