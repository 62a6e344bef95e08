import { handoverContract } from '../contract.ts';

/** What is asked anew once something of the books was changed. */
export const staleAfterChange = [
  handoverContract.readBookkeeping,
  handoverContract.listHandovers,
  handoverContract.readHandover,
];
