import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { openApiOf } from '#platform/wire/openapi.ts';
import { apiContract } from '../contract.ts';
import { openEntries } from '../rules-entries.ts';
import type { OpenEntry } from '../contract-entry.ts';
import { type OpenInput, writeOnce } from './commands-write.ts';
import { readOpen } from './queries-read.ts';
import { reachedUnits } from './queries-units.ts';

type OpenHandlers = Handlers<Readonly<Record<string, OpenEntry>>>;

/** The endpoints of the open API. */
export const apiRoutes = ({ db, entries }: Served): Handlers<typeof apiContract> => {
  const services = { db, entries };
  const answerers = Object.entries(openEntries).map(([name, entry]) => {
    const answer = (input: OpenInput): Promise<unknown> =>
      entry.shape === 'write' ? writeOnce(entry, services, input) : readOpen(entry, services, input);
    return [name, answer] as const;
  });
  let document: string | null = null;
  return {
    ...(Object.fromEntries(answerers) as OpenHandlers),
    readKey: async ({ key }) => ({
      data: {
        id: key.id,
        mode: key.mode,
        scopes: [...key.scopes],
        units: await db.tenantRead(key.organizationId, (reader) => reachedUnits(reader, key)),
      },
    }),
    readOpenApi: async () => {
      document ??= JSON.stringify(openApiOf({ api: apiContract }));
      return { status: 200, contentType: 'application/json; charset=utf-8', body: document };
    },
  };
};
