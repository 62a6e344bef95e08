import { swedishDate } from '#core/values/swedish-date.ts';
import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource } from '#features/account/bell/server/queries.ts';
import { subscriptionIn } from '#features/account/plan/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { planNews } from '../rules-plan-news.ts';

/** A plan that ends or has ended, rests, or waits for a payment that failed, for who pays it. */
const endingPlan: NewsSource = {
  kind: 'endingPlan',
  access: 'owner',
  of: 'unit',
  newest: async (reader, { organizationId }, { now, since }) => {
    const told = planNews(await subscriptionIn(reader, organizationId), now);
    if (told === null || told.at <= since) return [];
    return [{ subjectId: organizationId, version: `${told.date.toISOString()} ${told.stage}`, at: told.at }];
  },
  facts: async (reader, { organizationId }, _ids, { now }) => {
    const subscription = await subscriptionIn(reader, organizationId);
    const told = planNews(subscription, now);
    if (told === null) return new Map();
    const { reason, date } = told;
    return new Map([
      [organizationId, { ...plainFacts, name: subscription.plan, reason, date: swedishDate(date) }],
    ]);
  },
};

/** Tells the bell of a plan's end, rest or late payment. */
export const tellEndingPlan = answerTo(newsSource, endingPlan);
