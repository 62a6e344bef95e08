import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import { patience, within } from '#platform/server/http/within.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import type { ArrivingMail, MailDoor } from '#platform/server/smtp/smtp-port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { recordMail, storeMail } from './commands-take.ts';
import type { TakenEnvelope } from './commands-take.ts';
import { findRecipient } from './queries-doors.ts';

export interface DoorLimits {
  /** Documents that may wait in a unit before its mail is put off; as for every door unless said. */
  readonly waiting?: number;
  /** Mails whose rows are being written at once; a sender of more is asked to come again. */
  readonly writing: number;
  /** Milliseconds that the database may take over one answer. */
  readonly patience: number;
}

/** What the door stands on. */
export interface DoorDeps extends ArrivalDeps {
  readonly hooks: Hooks;
  readonly keys: SessionKeys;
}

/** The bytes of a mail as they are stored. */
export type StoredMail = Awaited<ReturnType<typeof storeMail>>;

/** Somebody else than a unit that mail may be addressed to. */
export interface OtherRecipient {
  /** Two addresses with the same key are one recipient. */
  readonly key: string;
  /** Writes the stored mail down, durably; answers its id. */
  readonly record: (envelope: TakenEnvelope, stored: StoredMail) => Promise<string>;
}

/** Who has an address that is no unit's; null where the asked one has not either. */
export const otherRecipients = hook<(deps: DoorDeps, address: string) => Promise<OtherRecipient | null>>(
  'addresses of mail beside units',
);

type Recipient = UnitScope | OtherRecipient;

const standardLimits: DoorLimits = { writing: 200, patience };

/**
 * The door of mail that is sent to us. A unit is found by its own address and nothing else; every unit gets its own
 * document, in a transaction of its own organization, of bytes that are stored once. What is no unit's may be of a feature above.
 */
export const mailDoor = (deps: DoorDeps, limits: Partial<DoorLimits> = {}): MailDoor<Recipient> => {
  const { waiting, writing, patience: wait } = { ...standardLimits, ...limits };
  let isWriting = 0;

  /**
   * Where one unit's commit fails, the units before it have theirs, and the sender is told to send the mail again to
   * all: the same bytes are then linked to what those units have. Late is failed too: what the database still finishes
   * is linked just so.
   */
  const record = async (
    { recipients, ...mail }: ArrivingMail<Recipient>,
    stored: StoredMail,
    isLate: () => boolean,
  ): Promise<string[]> => {
    const keyOf = (recipient: Recipient) => ('record' in recipient ? recipient.key : recipient.unitId);
    const each = new Map([...recipients].map(([address, one]) => [keyOf(one), { address, one }]));
    const ids: string[] = [];
    for (const { address, one } of each.values()) {
      if (isLate()) break;
      const envelope = {
        door: 'smtp',
        recipient: address,
        sender: mail.sender,
        clientAddress: mail.clientAddress,
        clientName: mail.clientName,
      } as const;
      ids.push(
        'record' in one
          ? await one.record(envelope, stored)
          : await deps.db.tenantTransaction(one.organizationId, (tx) =>
              recordMail(tx, deps, one, envelope, stored),
            ),
      );
    }
    return ids;
  };

  const findOther = async (address: string) => {
    for (const find of deps.hooks.all(otherRecipients)) {
      const recipient = await find(deps, address);
      if (recipient !== null) return { recipient };
    }
    return null;
  };

  const findAny = async (address: string) => {
    const unit = await deps.db.platformRead(async (reader) => {
      const recipient = await findRecipient(reader, address);
      if (recipient === null) return null;
      return (await hasRoom(reader, recipient, waiting)) ? { recipient } : ('busy' as const);
    });
    return unit ?? findOther(address);
  };

  return {
    async find(address) {
      const found = await within(wait, findAny(address));
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
