import type { Served } from '#platform/server/features/foundation.ts';
import type { Handler, Handlers } from '#platform/server/http/handler.ts';
import { refused } from '#platform/wire/refused.ts';
import type { assistantsContract } from '../contract.ts';
import type { mcpContract } from '../contract-mcp.ts';
import { approveSuggestion, declineSuggestion } from './commands.ts';
import { speak } from './commands-mcp.ts';
import { findSuggestion, listSuggestions, shownOf } from './queries.ts';

type Approve = Handler<(typeof assistantsContract)['approveSuggestion']>;

/** The endpoints of what assistants suggest. */
export const suggestionRoutes = ({ db, entries }: Served): Handlers<typeof assistantsContract> => ({
  listSuggestions: async ({ scope, query, now }) => {
    const { records, total } = await db.tenantRead(scope.organizationId, (reader) =>
      listSuggestions(reader, scope, query, now),
    );
    return { content: records.map(shownOf), total };
  },
  readSuggestion: async ({ scope, params, now }) => {
    const found = await db.tenantRead(scope.organizationId, (reader) =>
      findSuggestion(reader, scope, params.suggestionId, now),
    );
    return found === null ? refused('suggestion.not_exist') : shownOf(found);
  },
  // What is approved answers with its own refusals, which the contract lists.
  approveSuggestion: (given) => approveSuggestion({ db, entries }, given) as ReturnType<Approve>,
  declineSuggestion: ({ scope, actor, params, now }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      declineSuggestion(tx, scope, { actor, now }, params.suggestionId),
    ),
});

/** The door of assistants. */
export const mcpRoutes = ({ db, entries, newId, publicUrl, log }: Served): Handlers<typeof mcpContract> => ({
  speak: async (given) => {
    const origin = new URL(await publicUrl()).origin;
    const warn = (error: Error): void => log.info({ err: error }, 'an assistant said what is no message');
    return speak({ db, entries, newId }, given, { origin, version: '1', warn });
  },
});
