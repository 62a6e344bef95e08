import { daysAfter } from './rules-calendar.ts';
import { dearerArticles } from './rules-claim-stories.ts';
import { hasLapse, type PriceSetting } from './rules-prices.ts';
import { randomOf } from './rules-random.ts';
import { campaign, decisionComments, smallerPack, volumeDiscount } from './rules-story.ts';
import { suppliersIn } from './rules-assortment.ts';
import type { OutletKey } from './rules-suppliers.ts';

/** What the people of the sample decide on an article; null leaves it for whoever looks at the sample. */
export interface SampleDecision {
  readonly kind: 'resolve' | 'ignore' | 'temporary';
  readonly comment: string;
  /** Last day of a temporary price. */
  readonly until?: string;
}

/** An article that waits for a decision; `latest` is the day of its newest entry. */
export interface Waiting {
  readonly outlet: OutletKey;
  readonly supplierName: string;
  readonly articleNumber: string;
  readonly latest: string;
}

/** Decides as the story goes: lapses are refused, campaigns are let pass, other prices accepted, the last ones left open. */
export const decisionOn = (setting: PriceSetting, waiting: Waiting): SampleDecision | null => {
  if (waiting.latest > daysAfter(setting.today, -setting.size.undecidedDays)) return null;
  const supplier = suppliersIn(setting.size).find(({ party }) => party.name === waiting.supplierName);
  const article = supplier?.articles.find(({ number }) => number === waiting.articleNumber);
  if (supplier === undefined || article === undefined) return null;
  const key = `${supplier.key}/${article.number}`;
  // Claiming it is the decision.
  if (dearerArticles.some((dearer) => dearer.article === key)) return null;
  const openSince = setting.openSince.get(key);
  if (openSince !== undefined && waiting.latest >= openSince) return null;
  if (key === smallerPack.article)
    return waiting.outlet === 'main' ? { kind: 'resolve', comment: decisionComments.smallerPack } : null;
  if (key === volumeDiscount.article) return { kind: 'ignore', comment: decisionComments.discountLost };
  if (key === campaign.article) {
    const until = daysAfter(setting.today, -setting.size.campaign[1]);
    return { kind: 'temporary', comment: decisionComments.campaign, until };
  }
  const random = randomOf(`${setting.seed} decision ${key} ${waiting.latest}`);
  const refused = hasLapse(setting, key, article);
  const comments = refused ? decisionComments.refused : decisionComments.accepted;
  const comment = comments[random.between(0, comments.length - 1)] ?? '';
  return { kind: refused ? 'ignore' : 'resolve', comment };
};
