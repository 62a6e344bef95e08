import { buffer } from 'node:stream/consumers';
import { handleJob, type JobHandler } from '../jobs/port.ts';
import { type MailEnclosure, MailRejected } from '../ports/mail/port.ts';
import { layOut } from './lay-out.ts';
import type { Letter } from './letter.ts';
import { headerWords } from './plain-words.ts';
import { sendMail } from './post-mail.ts';
import { openLetter } from './sealed-letter.ts';
import { type DeliveryDeps, end, fail, note } from './delivery-outcome.ts';

export const noServer = 'no-mail-server';

/** The originals that a letter brings, unaltered. Throws where one is not to be had. */
const originalsOf = ({ storage }: DeliveryDeps, { enclosures = [] }: Letter): Promise<MailEnclosure[]> =>
  Promise.all(
    enclosures.map(async ({ name, contentType, sha256 }) => {
      const bytes = await buffer(await storage.get(sha256, { verify: true }));
      return { name: headerWords(name), contentType, base64: bytes.toString('base64') };
    }),
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
          `select address, sealed from outgoing_mail where id = $1 and state = 'waiting' and sealed is not null`,
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
        const enclosures = await originalsOf(deps, letter);
        const message = { ...laidOut, id: mailId, to: row.address, kind, language };
        await deps.mail.send(enclosures.length === 0 ? message : { ...message, enclosures }, signal);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (error instanceof MailRejected) return fail(deps, mailId, row.sealed, reason);
        await note(deps, mailId, reason);
        throw error;
      }
      await end(deps, mailId, 'sent', null);
    },
    async ({ mailId }) => {
      const [row] = await deps.db.platformRead((reader) =>
        reader.query<{ reason: string | null; sealed: Uint8Array | null }>(
          'select reason, sealed from outgoing_mail where id = $1',
          [mailId],
        ),
      );
      await fail(deps, mailId, row?.sealed ?? null, row?.reason ?? 'gave up');
      deps.log.warn({ mailId, reason: row?.reason }, 'a letter could not be sent');
    },
  );
