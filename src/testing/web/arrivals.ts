import { outletsContract } from '#features/company/outlets/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { mailContract } from '#features/intake/mail/contract.ts';
import { server } from './fake-server.ts';
import { idOf } from './sample-reply.ts';
import { outletId, unitId } from './world.tsx';

const { listArrivals, readArrivalsSummary } = inboxContract;

/** The file that was added by hand. */
export const doc = idOf(1);
/** It gave no invoice. */
export const file = {
  id: doc,
  fileName: 'faktura.pdf',
  contentType: 'application/xml',
  size: 100,
  state: 'unreadable' as const,
  reason: 'pdf.broken',
};
/** The arrival it is alone in. */
export const upload = {
  id: doc,
  channel: 'upload' as const,
  from: { kind: 'person' as const, name: 'Dan Berg' },
  fileName: 'faktura.pdf',
  group: 'attention' as const,
  state: 'unreadable' as const,
  reason: 'pdf.broken',
  receivedAt: '2026-09-29T08:00:00.000Z',
  fileCount: 1,
  files: [file],
};
/** A mail from somebody unknown. */
export const mail = {
  ...upload,
  channel: 'email' as const,
  from: { kind: 'mail' as const, name: 'Mejeriet', address: 'faktura@mejeri.test', verdict: 'pass' },
  subject: 'Faktura 7',
  state: 'quarantined' as const,
  reason: 'sender.unknown',
  actions: ['accept-sender' as const, 'reject' as const],
  files: [
    {
      ...file,
      id: idOf(11),
      state: 'quarantined' as const,
      reason: null,
      preview: {
        supplierName: 'Mejeriet',
        number: '4711',
        accounts: [{ kind: 'bankgiro' as const, account: '50501055' }],
      },
    },
  ],
};
/** What is known of its sender. */
export const mailFacts = {
  senderName: 'mejeri.test',
  mayRemember: true,
  recipient: 'krogen@in.test',
  earlier: 2,
  earlierAccepted: 1,
};

/** One arrival is there, and the person has three restaurants, of which they may change two. */
export const answerArrivals = (): void => {
  server.answer(claimsContract.readClaimBoard, {});
  server.answer(listArrivals, { total: 1, content: [upload] });
  server.answer(readArrivalsSummary, { attention: 2, underway: 1 });
  server.answer(mailContract.readInboundAddress, { address: 'krogen@in.test' });
  server.answer(mailContract.listMailboxes, []);
  server.answer(mailContract.listSenders, []);
  server.answer(outletsContract.listOutletRoles, [
    {
      mainUnitId: unitId,
      role: 'owner',
      outletInformation: { id: outletId, displayName: 'Krogen', organizationId: idOf(9) },
    },
    {
      mainUnitId: idOf(8),
      role: 'editor',
      outletInformation: { id: idOf(7), displayName: 'Baren', organizationId: idOf(9) },
    },
    {
      mainUnitId: idOf(6),
      role: 'reporter',
      outletInformation: { id: idOf(5), displayName: 'Puben', organizationId: idOf(9) },
    },
  ]);
};
