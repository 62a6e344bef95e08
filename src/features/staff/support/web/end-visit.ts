import { call } from '#platform/web/calls/api.ts';
import { supportContract } from '../contract.ts';

/** Stops acting as a customer; where the server cannot be told, the logout afterwards ends the visit. */
export const endVisit = async (): Promise<void> => {
  await call(supportContract.endImpersonation, {});
};
