import type { Foundation } from '#platform/server/features/foundation.ts';
import type { FindAssistant } from '#platform/server/http/keys/assistant-gate.ts';
import { assistantPath } from '#platform/wire/endpoint.ts';
import { issuerOf } from './commands-consent.ts';
import { type FoundToken, findToken } from './queries.ts';

/** What another process has ended counts after this long at the latest (SECURITY R7). */
const longestMemory = 1_000;

const mostRemembered = 1_000;

/** Milliseconds between notes of a grant's use. */
const noteEvery = 60_000;

/** Finds who has an access token for our one resource, and notes that it was used. */
export const findTokenOf = ({ db, clock, elapsed, publicUrl }: Foundation): FindAssistant => {
  const remembered = new Map<string, { since: number; changes: number; token: FoundToken }>();
  const noted = new Map<string, number>();

  const live = async (text: string): Promise<FoundToken | null> => {
    const [now, changes, at] = [clock.now(), db.changes(), elapsed()];
    const known = remembered.get(text);
    if (known?.changes === changes && at - known.since < longestMemory)
      return known.token.expiresAt > now ? known.token : null;
    const token = await db.platformRead((reader) => findToken(reader, text, now));
    if (token === null) return null;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, { since: at, changes, token });
    return token;
  };

  const noteUse = async ({ id, organizationId }: FoundToken): Promise<void> => {
    const at = elapsed();
    if (at - (noted.get(id) ?? -Infinity) < noteEvery) return;
    if (noted.size >= mostRemembered) noted.clear();
    noted.set(id, at);
    await db.platformTransaction((tx) =>
      tx.query('update oauth_grant set last_used_at = $3 where organization_id = $1 and id = $2', [
        organizationId,
        id,
        clock.now(),
      ]),
    );
  };

  return async (text) => {
    if (!/^kka_[\w-]{43}$/.test(text)) return null;
    const token = await live(text);
    if (token?.audience !== (await issuerOf(publicUrl)) + assistantPath) return null;
    await noteUse(token);
    return token;
  };
};
