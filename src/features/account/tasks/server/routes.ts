import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { tasksContract } from '../contract.ts';
import { snoozeTask } from './commands.ts';
import { listTasks } from './queries.ts';

/** The endpoints of what waits for a person. */
export const taskRoutes = ({ db, hooks }: Pick<Served, 'db' | 'hooks'>): Handlers<typeof tasksContract> => ({
  listTasks: ({ scope, role, user, query, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      listTasks(reader, scope, hooks, { userId: user.userId, role, today: swedishDate(now) }, query),
    ),
  snoozeTask: ({ scope, user, body, now }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      snoozeTask(tx, scope, hooks, { userId: user.userId, today: swedishDate(now) }, body),
    ),
});
