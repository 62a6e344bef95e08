import { machines, staffOnly } from './matrix-cells.ts';

/** Row 42; support staff settle what no unit is known for, and see what providers could not give. */
export const accessPoint = {
  pushDocument: machines,
  hearArrival: machines,
  listProviders: staffOnly,
  listUnrouted: staffOnly,
  downloadUnrouted: staffOnly,
  assignUnrouted: staffOnly,
  dismissUnrouted: staffOnly,
  listAddresses: staffOnly,
  addAddress: staffOnly,
  removeAddress: staffOnly,
};
