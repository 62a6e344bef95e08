import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { guidesContract } from '../contract.ts';

/** Released versions that the person has not seen; nobody is asked about once they have signed out. */
export const useUnreadNews = (): number | undefined => {
  const isSignedIn = useAppState((state) => state.user !== null);
  return useCall(guidesContract.countNews, {}, isSignedIn).data?.unread;
};
