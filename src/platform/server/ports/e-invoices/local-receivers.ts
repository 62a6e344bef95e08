import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { participantText, type Participant } from '#core/invoices/participant.ts';
import type { ReceiverPort } from './receiver-port.ts';

/** Keeps who is registered as files of a folder, one a number, and tells nobody. */
export const openLocalReceivers = (folder: string): ReceiverPort => {
  const fileOf = (participant: Participant): string =>
    join(folder, participantText(participant).replaceAll(/[^\d.]/g, '-'));
  return {
    open: async ({ id }) => id,
    standing: (_, participant) =>
      stat(fileOf(participant)).then(
        () => 'ours' as const,
        () => 'free' as const,
      ),
    register: async (handle, participant) => {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(participant), handle);
    },
    deregister: (_, participant) => rm(fileOf(participant), { force: true }),
  };
};
