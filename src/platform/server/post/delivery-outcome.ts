import type { Db } from '../db/port.ts';
import { hook } from '../hooks.ts';
import type { Hooks } from '../hooks.ts';
import type { Log } from '../log.ts';
import type { MailPort } from '../ports/mail/port.ts';
import type { Storage } from '../ports/storage/port.ts';
import type { Letter } from './letter.ts';
import type { PostDeps } from './post-mail.ts';
import { openLetter } from './sealed-letter.ts';

/** What posted letters leave with. */
export interface DeliveryDeps extends PostDeps {
  readonly db: Db;
  /** Null where no mail server is known: letters wait. */
  readonly mail: MailPort | null;
  /** The address that people reach this server at. */
  readonly publicUrl: () => Promise<string>;
  /** Where the originals lie that letters bring. */
  readonly storage: Pick<Storage, 'get'>;
  readonly log: Pick<Log, 'warn'>;
  readonly hooks: Hooks;
}

/** What is done about a letter that never reaches its reader; it may be told of one letter twice. */
export const letterFailed =
  hook<(deps: DeliveryDeps, letter: Letter, reason: string) => Promise<void>>('letters that do not leave');

/** Tells of a letter that will not leave, and ends it. `sealed`: as its row holds it. */
export const fail = async (
  deps: DeliveryDeps,
  id: string,
  sealed: Uint8Array | null,
  reason: string,
): Promise<void> => {
  const letter = sealed === null ? null : openLetter(deps.keys, id, Buffer.from(sealed));
  if (letter !== null) for (const tell of deps.hooks.all(letterFailed)) await tell(deps, letter, reason);
  await end(deps, id, 'failed', reason.slice(0, 500));
};

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
