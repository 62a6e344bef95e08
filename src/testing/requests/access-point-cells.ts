import { machines, ownersThemselves, readers, staffOnly } from './matrix-cells.ts';

/** Rows 42 and 46; support staff settle what no unit is known for, and see what providers could not give. */
export const accessPoint = {
  pushDocument: machines,
  hearArrival: machines,
  readReceiver: readers,
  chooseReceiver: ownersThemselves,
  listReceivers: staffOnly,
  settleReceiver: staffOnly,
  listProviders: staffOnly,
  listUnrouted: staffOnly,
  downloadUnrouted: staffOnly,
  assignUnrouted: staffOnly,
  dismissUnrouted: staffOnly,
  listAddresses: staffOnly,
  addAddress: staffOnly,
  removeAddress: staffOnly,
};
