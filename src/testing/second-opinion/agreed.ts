import { countsFrom, differ } from './known.ts';
import type { Agreement, Key, Pack, Rule, Setting, World } from './world.ts';
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

/** The deal in force at a place for goods in a pack: a unit's before the organization's, then the latest start. */
export const inForce = (place: Key, pack: Pack | null, world: World): Agreement | undefined => {
  const day = place.invoiceDate;
  const [best] = world.deals
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo))
    .filter((deal) => !differ(deal.pack, pack) && !isOver(deal, place, world))
    .toSorted((a, b) => {
      if (a.scope !== b.scope) return a.scope === 'unit' ? -1 : 1;
      if (a.validFrom !== b.validFrom) return a.validFrom < b.validFrom ? 1 : -1;
      return a.id < b.id ? 1 : -1;
    });
  return best;
};

/** The fixed deal that judges at a place; a market-priced one in force leaves it to the rule. */
export const judgingDeal = (place: Key, pack: Pack | null, world: World): Agreement | undefined => {
  const deal = inForce(place, pack, world);
  return deal?.marketPriced ? undefined : deal;
};
