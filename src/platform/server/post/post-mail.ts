import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/port.ts';
import type { NewId } from '../ids.ts';
import { defineJob, enqueue } from '../jobs/port.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import { addressKey, mailAddress } from './address.ts';
import { letter as letterShape, letterKinds, type Letter } from './letter.ts';
import { sealLetter } from './sealed-letter.ts';

/** What a letter is posted with. */
export interface PostDeps {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly keys: SessionKeys;
}

/** Letters to one address in an hour and in a day (R42), for each class on its own. */
const limits = {
  asked: { hourly: 3, daily: 10 },
  own: { hourly: 20, daily: 60 },
  stranger: { hourly: 3, daily: 3 },
} as const;

/** Sends one posted letter; tried for some nine hours. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  concurrency: 4,
  retries: 10,
  retryDelay: 30,
  timeout: 120,
});

/** `limited`: the address has had its share. `unusable`: no letter can go to such an address. */
export type Posted = 'taken' | 'limited' | 'unusable';

/** Seconds after which an address that has had its share of letters may be written to again, if its share of the day is left. */
export const letterWait = 3_600;

/**
 * Posts a letter in the caller's transaction, a tenant's or the platform's: it leaves when that is committed. Others who
 * post to the same address wait until then, so post last. Throws when a letter is no letter, a link outside for one.
 */
export const postMail = async (tx: Tx, deps: PostDeps, letter: Letter): Promise<Posted> => {
  const content = letterShape.parse(letter);
  const address = mailAddress(content.to);
  if (address === null) return 'unusable';
  const id = deps.newId();
  const kind = letterKinds[content.kind];
  const row = {
    id,
    kind: content.kind,
    class: kind,
    address,
    address_key: addressKey(address),
    language: content.language,
    created_at: deps.clock.now().toISOString(),
  };
  const { hourly, daily } = limits[kind];
  const [answer] = await tx.query<{ taken: boolean | null }>(
    'select krogkoll_post_mail($1, $2, $3, $4) as taken',
    [JSON.stringify(row), sealLetter(deps.keys, id, content), hourly, daily],
  );
  if (answer?.taken !== true) return 'limited';
  await enqueue(tx, sendMail, { mailId: id }, { key: id });
  return 'taken';
};
