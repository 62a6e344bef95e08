import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '#platform/web/calls/query.ts';
import { showcaseContract } from '../contract.ts';

/** Hides the demo from the person, or shows it again: everything on the screen is asked for anew, and says which it is. */
export const useDemoChoice = () => {
  const client = useQueryClient();
  const send = useSend(showcaseContract.chooseDemo);
  const choose = (hidden: boolean) =>
    send.mutate({ body: { hidden } }, { onSuccess: () => void client.invalidateQueries() });
  return { choose, isBusy: send.isPending };
};
