import { findMails, findStandings, nameOfSender } from '#features/intake/mail/server/queries.ts';
import type { StoredMail } from '#features/intake/mail/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { ArrivalDetail } from '../contract.ts';
import { arrivalOf } from './queries-rows.ts';
import { findArrival } from './queries.ts';

const earlierSql = `
  select count(*)::int as earlier, count(o.accepted_at)::int as accepted
  from mail o join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = o.document_id
  where o.organization_id = $1 and o.unit_id = $2 and o.sender_domain = $3 and o.verdict = 'pass'
    and ($4 = $3 or lower(o.sender_address) = $4)
    and (d.received_at, d.id) < (select r.received_at, r.id from document r
      where r.organization_id = $1 and r.unit_id = $2 and r.id = $5)`;

const strongest = ['blocked', 'forwarder', 'supplier'] as const;

const factsOf = async (
  reader: Reader,
  scope: UnitScope,
  mail: StoredMail,
  isWaiting: boolean,
): Promise<NonNullable<ArrivalDetail['mail']>> => {
  const name = nameOfSender(mail);
  const standings = await findStandings(reader, scope, [name]);
  const [before] =
    name === null
      ? []
      : await reader.query<{ earlier: number; accepted: number }>(earlierSql, [
          scope.organizationId,
          scope.unitId,
          mail.sender_domain,
          name,
          mail.document_id,
        ]);
  return {
    door: mail.door,
    recipient: mail.recipient,
    envelopeSender: mail.envelope_sender,
    client: [mail.client_name, mail.client_address].filter((part) => part !== null).join(' ') || null,
    messageId: mail.message_id,
    sentAt: mail.sent_at?.toISOString() ?? null,
    senderName: name,
    standing: strongest.find((each) => standings.some(({ standing }) => standing === each)) ?? null,
    automatic: mail.automatic,
    earlier: before?.earlier ?? 0,
    earlierAccepted: before?.accepted ?? 0,
    mayRemember: isWaiting && name !== null && mail.verdict === 'pass',
  };
};

const nameSql = 'select full_name as name from member_name where user_id = $1';

/** One arrival with everything that is known of it; a file inside it names it too. */
export const readArrival = async (
  reader: Reader,
  scope: UnitScope,
  documentId: string,
): Promise<ArrivalDetail | Refused<'document.not_exist'>> => {
  const found = await findArrival(reader, scope, documentId);
  if (found === null) return refused('document.not_exist');
  const { root, files } = found;
  const mail = (await findMails(reader, scope, [root.id])).get(root.id);
  const [by] = mail?.accepted_by ? await reader.query<{ name: string }>(nameSql, [mail.accepted_by]) : [];
  return {
    ...arrivalOf(root, files),
    mail: mail === undefined ? null : await factsOf(reader, scope, mail, root.quarantined > 0),
    accepted: mail?.accepted_at ? { at: mail.accepted_at.toISOString(), by: by?.name ?? null } : null,
  };
};
