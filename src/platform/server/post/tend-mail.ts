import { enqueueAll } from '../jobs/port.ts';
import { sendMail } from './post-mail.ts';
import { type DeliveryDeps, fail } from './delivery-outcome.ts';
import { noServer } from './deliver-mail.ts';

const waitDays = 3;
const keptDays = 30;

/**
 * Hourly: sends what waited for a mail server to be named, gives up what has waited three days, forgets after 30 days
 * whom a letter went to, and says how many wait.
 */
export const tendMail = async (deps: DeliveryDeps): Promise<void> => {
  const ago = (days: number): string =>
    new Date(deps.clock.now().getTime() - days * 86_400_000).toISOString();
  const late = await deps.db.platformRead((reader) =>
    reader.query<{ id: string; sealed: Uint8Array; reason: string | null }>(
      `select id, sealed, reason from outgoing_mail where state = 'waiting' and created_at < $1 order by id`,
      [ago(waitDays)],
    ),
  );
  for (const { id, sealed, reason } of late) await fail(deps, id, sealed, reason ?? 'waited too long');
  const waiting = await deps.db.platformTransaction(async (tx) => {
    await tx.query(`delete from outgoing_mail where state <> 'waiting' and created_at < $1`, [ago(keptDays)]);
    if (deps.mail !== null) {
      const freed = await tx.query<{ id: string }>(
        `update outgoing_mail set reason = null where state = 'waiting' and reason = $1 returning id`,
        [noServer],
      );
      const jobs = freed.map(({ id }) => ({ payload: { mailId: id }, options: { key: id } }));
      await enqueueAll(tx, sendMail, jobs);
    }
    return tx.query<{ waiting: number; oldest: Date | null }>(
      `select count(*)::int as waiting, min(created_at) as oldest from outgoing_mail where state = 'waiting' having count(*) > 0`,
    );
  });
  const [figures] = waiting;
  if (figures !== undefined && deps.mail === null)
    deps.log.warn(figures, 'letters wait: MAIL_URL names no mail server');
};
