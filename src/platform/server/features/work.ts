import { takeNight } from '../jobs/nightly.ts';
import type { JobDefinition, JobHandler } from '../jobs/port.ts';
import type { ServerFeature } from './feature.ts';
import type { Foundation } from './foundation.ts';

/** Every job of the features that may be enqueued. */
export const jobsOf = (features: readonly ServerFeature[]): readonly JobDefinition[] =>
  features.flatMap(({ jobs = [] }) => jobs.map(({ definition }) => definition));

/** What works the features' jobs off. */
export const jobHandlersOf = (
  features: readonly ServerFeature[],
  foundation: Foundation,
): readonly JobHandler[] =>
  features.flatMap(({ jobs = [] }) => jobs.map(({ handler }) => handler(foundation)));

/** Does one thing after the other: what fails keeps none of the rest from its turn; then the first failure is thrown. */
const doAll = async (work: readonly (() => Promise<void>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const ask of work) {
    try {
      await ask();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};

const enqueueNightly = (features: readonly ServerFeature[], { db, clock }: Foundation): Promise<void> =>
  db.platformTransaction(async (tx) => {
    const now = clock.now();
    if (!(await takeNight(tx, 'standing', now))) return;
    for (const ask of features.flatMap(({ nightly = [] }) => nightly)) await ask(tx, now);
  });

/**
 * Work that no request asks for: what waited when the process stopped and, once a day, what the night is for. Asked for at
 * start and every hour.
 */
export const enqueueStandingWork = (
  features: readonly ServerFeature[],
  foundation: Foundation,
): Promise<void> =>
  doAll([
    ...features.flatMap(({ hourly = [] }) => hourly).map((ask) => () => ask(foundation)),
    () => enqueueNightly(features, foundation),
  ]);

/** Work that is asked for every minute. */
export const enqueueMinutely = (features: readonly ServerFeature[], foundation: Foundation): Promise<void> =>
  doAll(features.flatMap(({ minutely = [] }) => minutely).map((ask) => () => ask(foundation)));
