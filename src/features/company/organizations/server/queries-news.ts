import { swedishDate } from '#core/values/swedish-date.ts';
import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource } from '#features/account/bell/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { planNews } from '../rules-plan-news.ts';

interface PlanRecord {
  readonly plan: string;
  readonly endsAt: Date | null;
}

const planOf = async (reader: Reader, organizationId: string): Promise<PlanRecord | null> => {
  const [subscription] = await reader.query<PlanRecord>(
    'select plan, ends_at as "endsAt" from subscription where organization_id = $1',
    [organizationId],
  );
  return subscription ?? null;
};

/** A plan that ends or has ended, for who pays it. */
const endingPlan: NewsSource = {
  kind: 'endingPlan',
  access: 'owner',
  of: 'unit',
  newest: async (reader, { organizationId }, { now, since }) => {
    const stored = await planOf(reader, organizationId);
    const told = stored && planNews(stored, now);
    if (told === null || told.at <= since) return [];
    const version = `${stored?.endsAt?.toISOString()} ${told.stage}`;
    return [{ subjectId: organizationId, version, at: told.at }];
  },
  facts: async (reader, { organizationId }, _ids, { now }) => {
    const stored = await planOf(reader, organizationId);
    const told = stored && planNews(stored, now);
    if (stored === null || told === null) return new Map();
    const date = stored.endsAt && swedishDate(stored.endsAt);
    return new Map([[organizationId, { ...plainFacts, name: stored.plan, reason: told.reason, date }]]);
  },
};

/** Tells the bell of a plan's end. */
export const tellEndingPlan = answerTo(newsSource, endingPlan);
