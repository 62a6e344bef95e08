import type { webhooksContract } from '#features/open/webhooks/contract.ts';
import { type Cells, ownersThemselves } from './matrix-cells.ts';

type CellsOf<Contract> = { readonly [Name in keyof Contract]: Cells };

/** The matrix's part of webhooks: row 46. */
export const webhookCells: { readonly webhooks: CellsOf<typeof webhooksContract> } = {
  webhooks: {
    listWebhooks: ownersThemselves,
    createWebhook: ownersThemselves,
    changeWebhook: ownersThemselves,
    switchWebhook: ownersThemselves,
    rotateWebhook: ownersThemselves,
    deleteWebhook: ownersThemselves,
    testWebhook: ownersThemselves,
    listMessages: ownersThemselves,
    readMessage: ownersThemselves,
    sendAgain: ownersThemselves,
    replayMessages: ownersThemselves,
  },
};
