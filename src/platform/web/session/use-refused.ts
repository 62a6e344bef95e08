import { useImpersonation } from './impersonation.ts';

/** What an endpoint says of staff who act as a customer. */
export interface Does {
  readonly impersonated?: 'refused';
}

/** Whether the server would refuse what a button does, since staff act as the customer. */
export const useIsRefused = (does: Does | undefined): boolean =>
  useImpersonation() !== null && does?.impersonated === 'refused';
