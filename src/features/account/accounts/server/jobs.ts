import { z } from 'zod';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { refusedFor } from '#platform/wire/refused.ts';
import { letterWait } from '#platform/server/post/post-mail.ts';
import { makeLink } from './commands-links.ts';
import { writeTo } from './commands-letters.ts';

/**
 * Sends a link that somebody asked for, after the answer. Asked for an address that nobody has, it is enqueued for an id
 * that nobody has, so that neither answer nor time tells the difference (R22).
 */
export const sendLink = defineJob({
  name: 'send-link',
  payload: z.object({ userId: z.uuid(), kind: z.enum(['verify', 'reset']) }),
  concurrency: 2,
});

/** Whether the account may get such a link: an open one, and for verification one that is not verified yet. */
const mayGet = async (tx: Tx, userId: string, kind: 'verify' | 'reset'): Promise<boolean> => {
  const user = await tx.kysely
    .selectFrom('user_account')
    .select(['email_verified_at'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return user !== undefined && (kind === 'reset' || user.email_verified_at === null);
};

/** Makes the link and posts its letter, unless the address has had its share of letters: then the older link stays. */
const send = async (
  db: Db,
  deps: PostDeps,
  { userId, kind }: { readonly userId: string; readonly kind: 'verify' | 'reset' },
): Promise<void> => {
  await db.platformTransaction(async (tx) => {
    if (!(await mayGet(tx, userId, kind))) return null;
    const token = await makeLink(tx, { userId, kind }, deps.clock.now());
    return (await writeTo(tx, deps, userId, kind, { token })) === 'taken'
      ? null
      : refusedFor('rate.limited', letterWait);
  });
};

/** Works the job off; when no try succeeds, the person asks again. */
export const sendLinkHandler = ({ db, ...deps }: PostDeps & { readonly db: Db }): JobHandler =>
  handleJob(
    sendLink,
    (payload) => send(db, deps, payload),
    async () => undefined,
  );
