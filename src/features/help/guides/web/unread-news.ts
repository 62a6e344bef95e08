import { useCall } from '#platform/web/calls/query.ts';
import { guidesContract } from '../contract.ts';

/** Released versions that the person has not seen. */
export const useUnreadNews = (): number | undefined => useCall(guidesContract.countNews, {}).data?.unread;
