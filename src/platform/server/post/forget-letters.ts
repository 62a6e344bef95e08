import type { Tx } from '../db/port.ts';
import { addressKey, mailAddress } from './address.ts';

/**
 * Removes what is known of letters to a mailbox: all, when its owner's account is deleted (R62), or only those that have
 * left or never will, when the owner has taken another address.
 */
export const forgetLetters = async (tx: Tx, to: string, which: 'all' | 'ended'): Promise<void> => {
  const address = mailAddress(to);
  if (address === null) return;
  await tx.query(`delete from outgoing_mail where address_key = $1 and ($2 = 'all' or state <> 'waiting')`, [
    addressKey(address),
    which,
  ]);
};
