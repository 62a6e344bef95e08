import { claimRow } from './claim-row.ts';
import { idOf } from './sample-reply.ts';

/** A line of a claim, all credited. */
export const claimLine = (id: number, name: string, changes: object = {}) => ({
  id: idOf(id),
  orderLineId: idOf(id + 100),
  name,
  unit: 'H87',
  quantity: '150',
  billedPrice: '54.50',
  expectedPrice: '48.90',
  amount: '100.00',
  vatRate: '6',
  open: '0.00',
  credited: '100.00',
  overCredited: '0.00',
  evidence: null,
  ...changes,
});
/** A sent claim of two lines, one of which a credit note has given back. */
export const claimDetail = {
  ...claimRow(21, 'sent', { credit: 'partly', credited: '100.00', open: '100.00' }),
  recipient: 'kund@grossist.test',
  language: 'sv' as const,
  text: null,
  claimLines: [claimLine(41, 'Smör'), claimLine(42, 'Ris', { open: '100.00', credited: '0.00' })],
  documents: [
    {
      invoiceId: idOf(61),
      number: '70491188',
      date: '2026-11-16',
      lines: [
        {
          id: idOf(71),
          lineNo: 2,
          amount: '100.00',
          credits: [{ claimLineId: idOf(41), claimId: idOf(21), step: 3, amount: '100.00', over: '0.00' }],
        },
        { id: idOf(72), lineNo: 1, name: 'Returback SRS', amount: '320.00', credits: [] },
      ],
    },
  ],
  events: [
    {
      id: idOf(81),
      kind: 'sent' as const,
      person: 'Elin Sand',
      sender: 'kund@grossist.test',
      at: '2026-09-02T14:02:00.000Z',
    },
    {
      id: idOf(82),
      kind: 'answered' as const,
      sender: 'link',
      answer: 'rejected' as const,
      words: 'Aviserat',
      at: '2026-09-05T08:00:00.000Z',
    },
  ],
  steps: ['remind' as const, 'answer' as const, 'close' as const],
  letter: {
    replyTo: 'krog+k@in.test',
    text: 'Vi ber er',
    sender: { restaurantName: 'Krogen' },
    contact: ['Storgatan 1', '+4687001122'],
  },
};
