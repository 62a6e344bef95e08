import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import { patience, within } from '#platform/server/http/within.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ArrivingMail, MailDoor } from '#platform/server/smtp/smtp-port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { recordMail, storeMail } from './commands-take.ts';
import { findRecipient } from './queries-doors.ts';

export interface DoorLimits {
  /** Documents that may wait in a unit before its mail is put off; as for every door unless said. */
  readonly waiting?: number;
  /** Mails whose rows are being written at once; a sender of more is asked to come again. */
  readonly writing: number;
  /** Milliseconds that the database may take over one answer. */
  readonly patience: number;
}

const standardLimits: DoorLimits = { writing: 200, patience };

/**
 * The door of mail that is sent to us. A unit is found by its own address and nothing else; every unit gets its own
 * document, in a transaction of its own organization, of bytes that are stored once.
 */
export const mailDoor = (deps: ArrivalDeps, limits: Partial<DoorLimits> = {}): MailDoor<UnitScope> => {
  const { waiting, writing, patience: wait } = { ...standardLimits, ...limits };
  let isWriting = 0;

  /**
   * Where one unit's commit fails, the units before it have theirs, and the sender is told to send the mail again to
   * all: the same bytes are then linked to what those units have. Late is failed too: what the database still finishes
   * is linked just so.
   */
  const record = async (
    { recipients, ...mail }: ArrivingMail<UnitScope>,
    stored: Awaited<ReturnType<typeof storeMail>>,
    isLate: () => boolean,
  ): Promise<string[]> => {
    const units = new Map([...recipients].map(([address, scope]) => [scope.unitId, { address, scope }]));
    const ids: string[] = [];
    for (const { address, scope } of units.values()) {
      if (isLate()) break;
      const envelope = {
        door: 'smtp',
        recipient: address,
        sender: mail.sender,
        clientAddress: mail.clientAddress,
        clientName: mail.clientName,
      } as const;
      ids.push(
        await deps.db.tenantTransaction(scope.organizationId, (tx) =>
          recordMail(tx, deps, scope, envelope, stored),
        ),
      );
    }
    return ids;
  };

  return {
    async find(address) {
      const found = await within(
        wait,
        deps.db.platformRead(async (reader) => {
          const recipient = await findRecipient(reader, address);
          if (recipient === null) return null;
          return (await hasRoom(reader, recipient, waiting)) ? { recipient } : 'busy';
        }),
      );
      return found instanceof Refused ? 'unavailable' : found;
    },
    async take(mail) {
      try {
        const stored = await storeMail(deps, mail.stream);
        if (isWriting >= writing) return 'busy';
        isWriting += 1;
        let isLate = false;
        const recorded = record(mail, stored, () => isLate).finally(() => (isWriting -= 1));
        const ids = await within(wait, recorded);
        if (ids instanceof Refused) {
          isLate = true;
          return 'unavailable';
        }
        return { receipt: `Stored as ${ids[0]}${ids.length > 1 ? ` and ${ids.length - 1} more` : ''}` };
      } catch (error) {
        if (error instanceof StorageFull) return 'full';
        throw error;
      }
    },
  };
};
