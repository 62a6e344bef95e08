import { useCall } from '#platform/web/calls/query.ts';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { useAppState } from '#platform/web/session/state.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { webhooksContract } from '../contract.ts';

/** What the list says besides the endpoints: the units, and whether all are owned. */
export type WebhookPlace = Pick<
  ReplyOf<typeof webhooksContract.listWebhooks>,
  'units' | 'ownsAll' | 'isAllowed'
>;

const { listWebhooks, listMessages, readMessage } = webhooksContract;

/** What a change of an endpoint, or a message sent again, makes old. */
export const staleAfterChange = [listWebhooks, listMessages, readMessage];

/** The endpoints, for whoever owns the restaurant that is selected. */
export const useWebhooks = () => {
  const isOwn = useImpersonation() === null;
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner') && isOwn;
  return { isOwner, list: useCall(listWebhooks, {}, isOwner) };
};
