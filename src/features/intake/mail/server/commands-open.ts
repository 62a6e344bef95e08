import { judgeSender } from '#core/mail/judge-sender.ts';
import { closeContainer, typeOf } from '#features/intake/documents/server/commands-expand.ts';
import type { ContainerEnd, ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import type { StoredArrival } from '#features/intake/documents/server/commands-receive.ts';
import { readLater, setAside } from '#features/intake/documents/server/commands-aside.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import type { MailEnvelope, ReadMail, ReadMailOutcome } from '#platform/server/mail/mail-port.ts';
import type { Source } from '#platform/server/sandbox/sandbox-port.ts';
import { mayTryAgain } from '#platform/server/sandbox/try-again.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';
import { enqueueNotices } from './commands-notice.ts';
import { findMails, findStandings, nameOfSender, questionOf } from './queries.ts';
import type { MailTable } from './tables.ts';

/** Seconds before DNS is asked again about a sender, by how often it has been; after the last it counts as unverified. */
const pauses = [5, 30, 120, 600];
/** The reader was stopped in a way that may not happen again. */

const envelopeOf = (mail: MailTable | undefined): MailEnvelope | null =>
  mail === undefined || mail.door === 'file'
    ? null
    : {
        recipient: mail.recipient,
        sender: mail.envelope_sender,
        clientAddress: mail.client_address,
        clientName: mail.client_name,
      };

const endOf = (outcome: ReadMailOutcome, parts: number): ContainerEnd => {
  if (!outcome.ok) return { state: parts > 0 ? 'expanded' : 'unreadable', reason: outcome.reason };
  if (outcome.mail.linksOnly) return { state: 'needs-review', reason: 'mail.links-only' };
  if (outcome.mail.refused.length > 0) return { state: 'expanded', reason: 'mail.parts-refused' };
  return parts > 0 ? { state: 'expanded', reason: null } : { state: 'unreadable', reason: 'mail.empty' };
};

const textOf = (text: string | null | undefined, length: number): string | null =>
  text === null || text === undefined ? null : storable(text, length);

const writeReadingSql = `
  update mail m set message_id = $4, sender_address = $5, sender_name = $6, sender_domain = $7, subject = $8, sent_at = $9,
    verdict = $10, verdict_detail = $11, automatic = $12, links = $13, undelivered = $14,
    repeats = (
      select o.document_id from mail o
      where o.organization_id = $1 and o.unit_id = $2 and o.message_id = $4 and o.document_id <> $3
      order by o.document_id limit 1
    )
  where m.organization_id = $1 and m.unit_id = $2 and m.document_id = $3`;

const openFileSql = `
  insert into mail (organization_id, unit_id, document_id, door) values ($1, $2, $3, 'file') on conflict do nothing`;

const writeReading = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  documentId: string,
  { sender, verdict, sentAt, links, ...mail }: ReadMail,
): Promise<void> => {
  await tx.query(openFileSql, [organizationId, unitId, documentId]);
  await tx.query(writeReadingSql, [
    organizationId,
    unitId,
    documentId,
    textOf(mail.messageId, 998),
    textOf(sender?.address, 320),
    textOf(sender?.name, 200),
    textOf(sender?.domain, 255),
    textOf(mail.subject, 500),
    sentAt !== null && /^\d{4}-/.test(sentAt) ? sentAt : null,
    verdict.result === 'pass' ? 'pass' : verdict.reason,
    JSON.stringify(verdict),
    mail.automatic,
    JSON.stringify(
      links.map(({ url, host, text }) => ({
        url: storable(url, 2_000),
        host: storable(host, 255),
        text: storable(text, 200),
      })),
    ),
    mail.undelivered,
  ]);
};

/** Its Message-ID finds it; the same bytes, judged alike, tell the same lie. */
const rejectedSql = `
  select from mail m join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = m.document_id
  where m.organization_id = $1 and m.unit_id = $2 and m.message_id = $3 and m.verdict = $4 and m.document_id <> $5
    and d.state = 'deleted' and d.reason = 'rejected' and d.sha256 = $6`;

/**
 * Why a mail is deleted as it comes: its sender is blocked, or a person has rejected the very same mail before. Null where
 * it is opened; so is one that a person has taken back.
 */
const unwantedFor = async (
  tx: Tx,
  scope: UnitScope,
  before: MailTable | undefined,
  { id, sha256 }: StoredDocument,
): Promise<'sender.blocked' | 'rejected' | null> => {
  if (before === undefined || before.verdict !== null || before.door === 'file') return null;
  const mail = (await findMails(tx, scope, [id])).get(id);
  if (mail === undefined) return null;
  const standings = await findStandings(tx, scope, [nameOfSender(mail)]);
  const judgement = judgeSender({ ...questionOf(mail, standings), supplierId: null });
  if (!judgement.trusted && judgement.reason === 'sender.blocked') return 'sender.blocked';
  const key = [scope.organizationId, scope.unitId, mail.message_id, mail.verdict, id, sha256];
  return (await tx.query(rejectedSql, key)).length > 0 ? 'rejected' : null;
};

/**
 * Takes out of a mail what it brought, each part as a document under it, and writes beside it what its reading gave: one
 * reading for what is shown, taken out and believed, written together with the mail's own end, so that a second run
 * changes nothing. The sender is asked of DNS again a few times where that was out of reach.
 */
export const expandMail = async (
  deps: ReadingDeps,
  scope: UnitScope,
  {
    container,
    source,
    signal,
  }: { readonly container: StoredDocument; readonly source: Source; readonly signal: AbortSignal },
): Promise<Outcome> => {
  const before = await deps.db.tenantRead(scope.organizationId, async (reader) =>
    (await findMails(reader, scope, [container.id])).get(container.id),
  );
  const parts: (StoredArrival & { readonly isBody: boolean })[] = [];
  const part = (position: number, name: string) => ({
    id: derivedId(container.id, position),
    fileName: name,
    contentType: typeOf(name),
  });
  const outcome = await deps.readMail(source, {
    tenant: scope.organizationId,
    signal,
    envelope: envelopeOf(before),
    onPart: async ({ position, name, kind, bytes }) => {
      const stored = await deps.storage.put(bytes);
      parts.push({ ...part(position, name), ...stored, reason: null, isBody: kind === 'body' });
    },
  });
  if (!outcome.ok && mayTryAgain(outcome.reason, container.attempts)) return { kind: 'again' };
  const pause = pauses[container.attempts - 1];
  if (outcome.ok && outcome.mail.verdict.reason === 'dns.unavailable' && pause !== undefined) {
    const at = new Date(deps.clock.now().getTime() + pause * 1_000);
    await deps.db.tenantTransaction(scope.organizationId, (tx) => readLater(tx, scope, container.id, at));
    return { kind: 'done' };
  }
  const isLinksOnly = outcome.ok && outcome.mail.linksOnly;
  const arrivals: StoredArrival[] = parts.filter(({ isBody }) => !(isBody && isLinksOnly));
  const end = endOf(outcome, arrivals.length);
  if (outcome.ok) {
    for (const { position, name, reason } of outcome.mail.refused)
      arrivals.push({ ...part(position, name), sha256: '', size: 0, reason });
  }
  await deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    if (outcome.ok) await writeReading(tx, scope, container.id, outcome.mail);
    const reason = await unwantedFor(tx, scope, before, container);
    if (reason !== null) {
      const unwanted = { id: container.id, state: 'deleted', reason, format: 'mail' } as const;
      await setAside(tx, deps, scope, [unwanted], null);
      return;
    }
    await closeContainer(tx, deps, scope, container, { format: 'mail', end, arrivals });
    if (arrivals.some(({ size }) => size === 0) || end.state === 'unreadable')
      await enqueueNotices(tx, scope, [container.mail_id]);
  });
  return { kind: 'done' };
};
