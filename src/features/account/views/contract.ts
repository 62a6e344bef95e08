import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, nameText, text } from '#platform/wire/fields.ts';
import { longestName, viewLists } from './rules.ts';

const list = z.enum(viewLists);

const name = nameText(longestName).pipe(z.string().min(1));

/** The query string of a list's address by part. */
const search = z
  .record(z.string().regex(/^[a-z]{1,20}$/), text(200))
  .refine((parts) => Object.keys(parts).length <= 20);

const columns = z
  .array(z.string().regex(/^[A-Za-z0-9-]{1,40}$/))
  .max(40)
  .nullable();

export const savedView = z.object({
  id,
  list,
  name: z.string(),
  search: z.record(z.string(), z.string()),
  /** Null: the list's own. */
  columns: z.array(z.string()).nullable(),
  isShared: z.boolean(),
  /** Whether the person who asks made it. */
  isOwn: z.boolean(),
  /** Whether the person's list opens with it. */
  isDefault: z.boolean(),
});

export type SavedView = z.output<typeof savedView>;

const ofView = z.object({ viewId: id });

// A view keeps what a filter names: nothing of the demo may stand in one after it.
export const viewsContract = {
  listViews: endpoint({
    method: 'GET',
    path: 'view-management/views',
    summary: "A person's own views of a list, and those that are shared in the unit; by name",
    access: 'reporter',
    demo: 'own',
    asOf: 'unit',
    query: z.object({ list }),
    reply: z.array(savedView),
    errors: [],
  }),
  saveView: endpoint({
    method: 'POST',
    path: 'view-management/views',
    summary: 'Keep a list as it is shown under a name, for oneself',
    access: 'reporter',
    demo: 'refused',
    impersonated: 'refused',
    body: z.object({ list, name, search, columns }),
    reply: savedView,
    status: 201,
    creates: true,
    errors: ['view.name_taken', 'view.too_many'],
  }),
  changeView: endpoint({
    method: 'PUT',
    path: 'view-management/views/{viewId}',
    summary: 'Rename a view or have it show something else; a shared one, whoever may edit in the unit',
    access: 'reporter',
    demo: 'refused',
    impersonated: 'refused',
    params: ofView,
    body: z.object({ name: name.optional(), search: search.optional(), columns: columns.optional() }),
    reply: savedView,
    errors: ['view.not_exist', 'view.name_taken'],
  }),
  shareView: endpoint({
    method: 'PUT',
    path: 'view-management/views/{viewId}/shared',
    summary:
      "Share a view with everybody in the unit, or take it back to oneself; another's becomes one's own",
    access: 'editor',
    demo: 'own',
    params: ofView,
    body: z.object({ isShared: z.boolean() }),
    reply: savedView,
    errors: ['view.not_exist', 'view.name_taken', 'view.too_many'],
  }),
  openWithView: endpoint({
    method: 'PUT',
    path: 'view-management/defaults',
    summary: 'The view that a list opens with for oneself; null: none',
    access: 'reporter',
    demo: 'own',
    impersonated: 'refused',
    body: z.object({ list, viewId: id.nullable() }),
    reply: z.object({ viewId: id.nullable() }),
    errors: ['view.not_exist'],
  }),
  deleteView: endpoint({
    method: 'DELETE',
    path: 'view-management/views/{viewId}',
    summary: 'Delete a view; a shared one, whoever may edit in the unit',
    access: 'reporter',
    demo: 'own',
    impersonated: 'refused',
    params: ofView,
    reply: z.null(),
    status: 204,
    errors: ['view.not_exist'],
  }),
};
