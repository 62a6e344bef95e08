import type { Db } from '../db/port.ts';
import type { Log } from '../log.ts';
import type { MailPort } from '../ports/mail/port.ts';
import type { PostDeps } from './post-mail.ts';

/** What posted letters leave with. */
export interface DeliveryDeps extends Omit<PostDeps, 'newId'> {
  readonly db: Db;
  /** Null where no mail server is known: letters wait. */
  readonly mail: MailPort | null;
  /** The address that people reach this server at. */
  readonly publicUrl: () => Promise<string>;
  readonly log: Pick<Log, 'warn'>;
}

/** Writes how a waiting letter ended; its text is forgotten. */
export const end = (
  { db, clock }: DeliveryDeps,
  id: string,
  state: 'sent' | 'failed',
  reason: string | null,
) =>
  db.platformTransaction((tx) =>
    tx.query(
      `update outgoing_mail set state = $2, reason = $3, ended_at = $4, sealed = null where id = $1 and state = 'waiting'`,
      [id, state, reason, clock.now().toISOString()],
    ),
  );

/** Writes why a waiting letter has not left yet. */
export const note = ({ db }: DeliveryDeps, id: string, reason: string) =>
  db.platformTransaction((tx) =>
    tx.query(`update outgoing_mail set reason = $2 where id = $1 and state = 'waiting'`, [
      id,
      reason.slice(0, 500),
    ]),
  );
