import type { Tx } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { BodyOf, ReplyOf } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { tasksContract } from '../contract.ts';
import { snoozedUntil } from '../rules.ts';
import { taskSource } from './queries.ts';

type Endpoint = (typeof tasksContract)['snoozeTask'];

const storeSql = `
  insert into task_snooze (organization_id, unit_id, user_id, kind, subject_id, version, until)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (organization_id, unit_id, user_id, kind, subject_id)
  do update set version = excluded.version, until = excluded.until`;

const forgetSql = `
  delete from task_snooze
  where organization_id = $1 and unit_id = $2 and user_id = $3 and kind = $4 and subject_id = $5`;

/** Puts a task off for one person, or takes that back. Refuses to put off what does not wait, and what has changed since it was shown. */
export const snoozeTask = async (
  tx: Tx,
  scope: UnitScope,
  hooks: Hooks,
  viewer: { readonly userId: string; readonly today: string },
  { kind, subjectId, version, until: choice }: BodyOf<Endpoint>,
): Promise<ReplyOf<Endpoint> | Refused<'task.not_exist' | 'task.changed'>> => {
  const key = [scope.organizationId, scope.unitId, viewer.userId, kind, subjectId];
  if (choice === 'now') {
    await tx.query(forgetSql, key);
    return { until: null };
  }
  const source = hooks.all(taskSource).find((one) => one.kind === kind);
  const current = await source?.versions(tx, scope, [subjectId], viewer.today);
  const known = current?.get(subjectId);
  if (known === undefined) return refused('task.not_exist');
  if (known !== version) return refused('task.changed');
  const until = snoozedUntil(choice, viewer.today);
  await tx.query(storeSql, [...key, version, until]);
  return { until };
};

/** Forgets what has come back by itself. */
export const forgetPastSnoozes = async (tx: Tx, today: string): Promise<void> => {
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query('delete from task_snooze where until <= $1::date', [today]);
};
