import type { Db } from '../db/port.ts';
import { enqueueAll, handleJob, type JobHandler } from '../jobs/port.ts';
import type { Log } from '../log.ts';
import { MailRejected, type MailPort } from '../ports/mail/port.ts';
import { layOut } from './lay-out.ts';
import { sendMail, type PostDeps } from './post-mail.ts';
import { openLetter } from './sealed-letter.ts';

/** What posted letters leave with. */
export interface DeliveryDeps extends Omit<PostDeps, 'newId'> {
  readonly db: Db;
  /** Null where no mail server is known: letters wait. */
  readonly mail: MailPort | null;
  /** The address that people reach this server at. */
  readonly publicUrl: () => Promise<string>;
  readonly log: Pick<Log, 'warn'>;
}

const noServer = 'no-mail-server';
const waitDays = 3;
const keptDays = 30;

const end = ({ db, clock }: DeliveryDeps, id: string, state: 'sent' | 'failed', reason: string | null) =>
  db.platformTransaction((tx) =>
    tx.query(
      `update outgoing_mail set state = $2, reason = $3, ended_at = $4, sealed = null where id = $1 and state = 'waiting'`,
      [id, state, reason, clock.now().toISOString()],
    ),
  );

const note = ({ db }: DeliveryDeps, id: string, reason: string) =>
  db.platformTransaction((tx) =>
    tx.query(`update outgoing_mail set reason = $2 where id = $1 and state = 'waiting'`, [
      id,
      reason.slice(0, 500),
    ]),
  );

/**
 * Sends what was posted. A letter may leave twice when the process dies between the server's answer and ours; its
 * Message-ID is the same then. What it said is forgotten as soon as it has left or never will.
 */
export const sendMailHandler = (deps: DeliveryDeps): JobHandler =>
  handleJob(
    sendMail,
    async ({ mailId }, { signal }) => {
      const [row] = await deps.db.platformRead((reader) =>
        reader.query<{ address: string; sealed: Uint8Array }>(
          `select address, sealed from outgoing_mail where id = $1 and state = 'waiting'`,
          [mailId],
        ),
      );
      if (row === undefined) return;
      if (deps.mail === null) return void (await note(deps, mailId, noServer));
      const letter = openLetter(deps.keys, mailId, Buffer.from(row.sealed));
      if (letter === null)
        return void (await end(deps, mailId, 'failed', 'the key it was sealed with is gone'));
      const { kind, language } = letter;
      const laidOut = layOut(letter, await deps.publicUrl());
      try {
        await deps.mail.send({ ...laidOut, id: mailId, to: row.address, kind, language }, signal);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (error instanceof MailRejected)
          return void (await end(deps, mailId, 'failed', reason.slice(0, 500)));
        await note(deps, mailId, reason);
        throw error;
      }
      await end(deps, mailId, 'sent', null);
    },
    async ({ mailId }) => {
      const [row] = await deps.db.platformRead((reader) =>
        reader.query<{ reason: string | null }>('select reason from outgoing_mail where id = $1', [mailId]),
      );
      await end(deps, mailId, 'failed', row?.reason ?? 'gave up');
      deps.log.warn({ mailId, reason: row?.reason }, 'a letter could not be sent');
    },
  );

/**
 * Hourly: sends what waited for a mail server to be named, gives up what has waited three days, forgets after 30 days
 * whom a letter went to, and says how many wait.
 */
export const tendMail = async (deps: DeliveryDeps): Promise<void> => {
  const ago = (days: number): string =>
    new Date(deps.clock.now().getTime() - days * 86_400_000).toISOString();
  const waiting = await deps.db.platformTransaction(async (tx) => {
    await tx.query(
      `update outgoing_mail set state = 'failed', sealed = null, ended_at = $2, reason = coalesce(reason, 'waited too long')
       where state = 'waiting' and created_at < $1`,
      [ago(waitDays), ago(0)],
    );
    await tx.query(`delete from outgoing_mail where state <> 'waiting' and created_at < $1`, [ago(keptDays)]);
    if (deps.mail !== null) {
      const freed = await tx.query<{ id: string }>(
        `update outgoing_mail set reason = null where state = 'waiting' and reason = $1 returning id`,
        [noServer],
      );
      const jobs = freed.map(({ id }) => ({ payload: { mailId: id }, options: { key: id } }));
      await enqueueAll(tx, sendMail, jobs);
    }
    return tx.query<{ waiting: number; oldest: Date }>(
      `select count(*)::int as waiting, min(created_at) as oldest from outgoing_mail where state = 'waiting' having count(*) > 0`,
    );
  });
  const [figures] = waiting;
  if (figures !== undefined && deps.mail === null)
    deps.log.warn(figures, 'letters wait: MAIL_URL names no mail server');
};
