import type { Tx } from '../db/port.ts';
import { addressKey, mailAddress } from './address.ts';

/** Removes every letter to a mailbox, sent and waiting, when its owner's account is deleted (R62). */
export const forgetLetters = async (tx: Tx, to: string): Promise<void> => {
  const address = mailAddress(to);
  if (address === null) return;
  await tx.query('delete from outgoing_mail where address_key = $1', [addressKey(address)]);
};
