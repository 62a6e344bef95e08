import type { Role } from '#core/access/roles.ts';
import { atLeast } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { Paging } from '#platform/wire/paging.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Task, tasksContract } from '../contract.ts';
import { compareTasks } from '../rules.ts';

/** What a source of tasks is asked with. */
export interface AskedTasks {
  readonly most: number;
  /** In Sweden. */
  readonly today: string;
  /** Of who asks. */
  readonly role: Role;
  /** What other features know of the tasks. */
  readonly hooks: Hooks;
}

/** A feature that knows of things that wait for a person. */
export interface TaskSource {
  /** Of all its tasks; no other source has it, and its words on the screen stand under it. */
  readonly kind: string;
  /** Who may see them. */
  readonly access: Role;
  /** The first `most` in the order of `compareTasks`, and how many there are in all. */
  readonly first: (
    reader: Reader,
    scope: UnitScope,
    asked: AskedTasks,
  ) => Promise<{ readonly tasks: readonly Task[]; readonly total: number }>;
  /** What the task says where it stands first and is opened; left out: no more than it says already. */
  readonly opened?: (reader: Reader, scope: UnitScope, task: Task) => Promise<Task>;
  /** The version of each of these subjects that waits and may be put off. */
  readonly versions: (
    reader: Reader,
    scope: UnitScope,
    subjectIds: readonly string[],
    today: string,
  ) => Promise<ReadonlyMap<string, string>>;
}

/** What waits for a person, asked of whoever knows of such things. */
export const taskSource = hook<TaskSource>('what waits for a person');

/** Money that suppliers owe the unit, in kronor. */
export interface MoneyBack {
  /** Claimed, and waited for. */
  readonly claimed: string;
  /** Written down to be claimed and not sent. */
  readonly drafted: string;
  /** Paid above deals and in no claim. */
  readonly unclaimed: string;
  /** Credited on claims so far. */
  readonly recovered: string;
  /** The first day by which somebody should have answered; null when nothing waits. */
  readonly replyBy: string | null;
}

/** What there is to get back, asked of whoever claims it. */
export const moneyBackSource =
  hook<(reader: Reader, scope: UnitScope, today: string) => Promise<MoneyBack>>('what suppliers owe');

/** Who asks, and when. */
export interface TaskViewer {
  readonly userId: string;
  readonly role: Role;
  readonly today: string;
}

interface Snooze {
  readonly kind: string;
  readonly subjectId: string;
  readonly version: string;
}

const snoozesSql = `
  select kind, subject_id as "subjectId", version from task_snooze
  where organization_id = $1 and unit_id = $2 and user_id = $3 and until > $4::date`;

/** The list with the first task below the warnings opened. */
const withFirstOpened = async (
  reader: Reader,
  scope: UnitScope,
  sources: readonly TaskSource[],
  tasks: readonly Task[],
): Promise<Task[]> => {
  const first = tasks.find(({ isPinned }) => !isPinned);
  const opened = sources.find(({ kind }) => kind === first?.kind)?.opened;
  if (first === undefined || opened === undefined) return [...tasks];
  const whole = await opened(reader, scope, first);
  return tasks.map((each) => (each === first ? whole : each));
};

const firstOf = async (
  reader: Reader,
  scope: UnitScope,
  source: TaskSource,
  { snoozes, ...asked }: AskedTasks & { readonly snoozes: readonly Snooze[] },
): Promise<{ tasks: Task[]; total: number; snoozed: number }> => {
  const { today } = asked;
  const most = asked.most + snoozes.length;
  const { tasks, total } = await source.first(reader, scope, { ...asked, most });
  if (snoozes.length === 0) return { tasks: [...tasks], total, snoozed: 0 };
  const ids = snoozes.map(({ subjectId }) => subjectId);
  const versions = await source.versions(reader, scope, ids, today);
  const off = new Set(
    snoozes.filter((one) => versions.get(one.subjectId) === one.version).map(({ subjectId }) => subjectId),
  );
  const left = tasks.filter((one) => one.isPinned || !off.has(one.subjectId));
  return { tasks: left, total: total - off.size, snoozed: off.size };
};

/**
 * A page of what waits for a person in the unit, dearest first, without what that person has put off. Each source is asked for
 * no more than the pages so far have room for.
 */
export const listTasks = async (
  reader: Reader,
  scope: UnitScope,
  hooks: Hooks,
  viewer: TaskViewer,
  page: Paging,
): Promise<ReplyOf<(typeof tasksContract)['listTasks']>> => {
  const { organizationId, unitId } = scope;
  const { userId, role, today } = viewer;
  const snoozes = await reader.query<Snooze>(snoozesSql, [organizationId, unitId, userId, today]);
  const offset = offsetOf(page);
  const sources = hooks.all(taskSource).filter(({ access }) => atLeast(role, access));
  const found = await Promise.all(
    sources.map((source) =>
      firstOf(reader, scope, source, {
        most: offset + page.limit,
        today,
        role,
        hooks,
        snoozes: snoozes.filter(({ kind }) => kind === source.kind),
      }),
    ),
  );
  const shown = found
    .flatMap(({ tasks }) => tasks)
    .toSorted(compareTasks)
    .slice(offset, offset + page.limit);
  return {
    content: page.page === 1 ? await withFirstOpened(reader, scope, sources, shown) : shown,
    total: found.reduce((sum, { total }) => sum + total, 0),
    snoozed: found.reduce((sum, { snoozed }) => sum + snoozed, 0),
  };
};
