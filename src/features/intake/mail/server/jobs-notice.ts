import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { enqueueAll, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { notifySender } from './commands-notice.ts';
import { unusableLetter } from './emails.ts';

interface NoticedMail {
  readonly address: string;
  readonly subject: string | null;
  readonly received_at: Date;
  readonly unit_name: string;
  readonly files: readonly { readonly name: string; readonly reason: string | null }[];
}

/**
 * A mail that nobody forged, that a person sent and that has been told of nothing yet. While anything of it is being read or
 * waits in quarantine nobody is answered; what was lost on our side is not the sender's matter.
 */
const mailSql = `
  select m.sender_address as address, m.subject, d.received_at, u.name as unit_name, coalesce((
    select json_agg(json_build_object('name', p.file_name, 'reason', p.reason) order by p.received_at, p.id)
    from document p where p.organization_id = $1 and p.unit_id = $2 and (p.id = $3 or p.root_id = $3)
      and p.state = 'unreadable' and p.reason not like 'storage.%'), '[]') as files
  from mail m
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = m.document_id
  join unit u on u.organization_id = $1 and u.id = $2
  where m.organization_id = $1 and m.unit_id = $2 and m.document_id = $3 and m.door in ('smtp', 'mailbox')
    and m.verdict = 'pass' and not m.automatic and m.envelope_sender is distinct from '' and m.sender_address is not null
    and m.notified_at is null and not exists (
      select from document p where p.organization_id = $1 and p.unit_id = $2 and (p.id = $3 or p.root_id = $3)
        and p.state in ('received', 'stored', 'recognising', 'read', 'matched', 'checked', 'quarantined'))
  for update of m`;

const notify = async (
  tx: Tx,
  deps: PostDeps,
  { organizationId, unitId, mailId }: z.output<typeof notifySender.payload>,
): Promise<void> => {
  const [mail] = await tx.query<NoticedMail>(mailSql, [organizationId, unitId, mailId]);
  if (mail === undefined || mail.files.length === 0) return;
  const letter = unusableLetter({
    to: mail.address,
    unitName: mail.unit_name,
    subject: mail.subject,
    receivedAt: mail.received_at,
    files: mail.files,
  });
  if ((await postMail(tx, deps, letter)) !== 'taken') return;
  await tx.query(
    'update mail set notified_at = $4 where organization_id = $1 and unit_id = $2 and document_id = $3',
    [organizationId, unitId, mailId, deps.clock.now().toISOString()],
  );
};

/** The job's handler; a second run finds the mail told of. */
export const notifySenderHandler = (deps: PostDeps & { readonly db: Db }): JobHandler =>
  handleJob(
    notifySender,
    (payload) => deps.db.tenantTransaction(payload.organizationId, (tx) => notify(tx, deps, payload)),
    async () => undefined,
  );

const lookBack = 3 * 3_600_000;

/** Hourly: mails of the last hours whose notice a stop of the server has lost. */
export const enqueueLostNotices = async ({ db, clock }: PostDeps & { readonly db: Db }): Promise<void> =>
  db.platformTransaction(async (tx) => {
    // Across tenants: the work of the hour looks for whose turn it is.
    const mails = await tx.query<z.output<typeof notifySender.payload>>(
      `select distinct d.organization_id as "organizationId", d.unit_id as "unitId", d.mail_id as "mailId"
       from document d
       join mail m on m.organization_id = d.organization_id and m.unit_id = d.unit_id and m.document_id = d.mail_id
       where d.state = 'unreadable' and d.received_at > $1 and m.notified_at is null and m.verdict = 'pass'`,
      [new Date(clock.now().getTime() - lookBack).toISOString()],
    );
    const jobs = mails.map((payload) => ({ payload, options: { key: payload.mailId } }));
    await enqueueAll(tx, notifySender, jobs);
  });
