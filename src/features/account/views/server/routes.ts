import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { viewsContract } from '../contract.ts';
import { changeView, deleteView, openWithView, saveView, shareView, type ViewAct } from './commands.ts';
import { listViews } from './queries.ts';

const actOf = ({
  user,
  role,
  actor,
}: Pick<ViewAct, 'role' | 'actor'> & { readonly user: { readonly userId: string } }): ViewAct => ({
  userId: user.userId,
  role,
  actor,
});

/** The endpoints of saved views. */
export const viewRoutes = ({ db, newId }: Pick<Served, 'db' | 'newId'>): Handlers<typeof viewsContract> => ({
  listViews: ({ scope, user, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listViews(reader, scope, user.userId, query.list)),
  saveView: ({ scope, body, keep, now, ...asked }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const view = await saveView(tx, scope, actOf(asked), { newId, now }, body);
      return view instanceof Refused ? view : keep(tx, view);
    }),
  changeView: ({ scope, params, body, ...asked }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      changeView(tx, scope, actOf(asked), params.viewId, body),
    ),
  shareView: ({ scope, params, body, ...asked }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      shareView(tx, scope, actOf(asked), params.viewId, body.isShared),
    ),
  openWithView: ({ scope, user, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) => openWithView(tx, scope, user.userId, body)),
  deleteView: ({ scope, params, ...asked }) =>
    db.tenantTransaction(scope.organizationId, (tx) => deleteView(tx, scope, actOf(asked), params.viewId)),
});
