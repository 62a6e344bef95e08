import { useCall } from '#platform/web/calls/query.ts';
import { sourcingContract } from '../contract.ts';
import { mostSwitched } from '../contract-switch.ts';

/** What a switch of articles would have come to; of all that would have been cheaper where none are named. */
export const useSwitch = (articleIds: readonly string[] | null) =>
  useCall(sourcingContract.trySwitch, {
    query: articleIds === null ? {} : { articles: articleIds.slice(0, mostSwitched).join(',') },
  });
