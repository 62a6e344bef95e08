import { recordArrivals } from '#features/intake/documents/server/commands-receive.ts';
import type { ArrivalDeps, StoredArrival } from '#features/intake/documents/server/commands-receive.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { mailFileName } from '#platform/server/mail/mail-file-name.ts';
import type { MailEnvelope } from '#platform/server/mail/mail-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';

/** A mail as a door has it, beside its bytes. */
export interface TakenEnvelope extends MailEnvelope {
  readonly door: 'smtp' | 'mailbox' | 'file';
}

/** No person is behind a mail: nobody can be asked who sent it. */
const nobody = { userId: null, impersonatedBy: null, requestId: 'mail' };

const headLength = 16_384;

/**
 * Keeps the bytes of a mail, durably and once, whoever its recipients are. They stay exactly as they came: without a trace
 * line of ours, so that the same mail sent again is the same bytes. Throws `StorageFull`, or what the stream threw.
 */
export const storeMail = async (
  { storage, clock }: Pick<ArrivalDeps, 'storage' | 'clock'>,
  stream: AsyncIterable<Uint8Array>,
): Promise<Omit<StoredArrival, 'id'>> => {
  const head: Uint8Array[] = [];
  let kept = 0;
  const tapped = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      if (kept < headLength) {
        // A copy: the chunk itself may be part of a far larger buffer.
        head.push(chunk.slice(0, headLength - kept));
        kept += chunk.length;
      }
      yield chunk;
    }
  };
  const stored = await storage.put(tapped());
  return {
    ...stored,
    fileName: mailFileName(Buffer.concat(head), clock.now()),
    contentType: 'message/rfc822',
    reason: null,
  };
};

/** The document of a mail is its own mail, and what it brought will name it too. */
const mailSql = `
  with own as (
    update document set mail_id = id where organization_id = $1 and unit_id = $2 and id = $3
  )
  insert into mail (organization_id, unit_id, document_id, door, recipient, envelope_sender, client_address, client_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/**
 * Makes a stored mail a document of the unit, in the caller's transaction and with the job that reads it. Bytes that the
 * unit has already are linked to the first document that brought them. Answers the document's id.
 */
export const recordMail = async (
  tx: Tx,
  deps: Pick<ArrivalDeps, 'clock' | 'newId'>,
  scope: UnitScope,
  { door, recipient, sender, clientAddress, clientName }: TakenEnvelope,
  stored: Omit<StoredArrival, 'id'>,
): Promise<string> => {
  const id = deps.newId();
  await recordArrivals(tx, deps, scope, { channel: 'email', actor: nobody }, [{ ...stored, id }]);
  const said = [recipient, sender, clientAddress, clientName].map((text) =>
    text === null ? null : storable(text, 320),
  );
  await tx.query(mailSql, [scope.organizationId, scope.unitId, id, door, ...said]);
  return id;
};
