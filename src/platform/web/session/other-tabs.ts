import { homePath } from '#platform/wire/doors.ts';
import { claimsOf, storedToken, tokenKey } from './session.ts';
import { useAppState } from './state.ts';

/**
 * Follows what other tabs of this browser do with the session: `onLogOut` when one logs out; a tab that shows one person
 * while another has signed in begins anew, so that nobody acts as somebody else.
 */
export const followOtherTabs = (onLogOut: () => void): void => {
  addEventListener('storage', ({ key }) => {
    const { user } = useAppState.getState();
    // The key is null where everything was cleared.
    if (user === null || (key !== null && key !== tokenKey)) return;
    const token = storedToken();
    if (token === null) onLogOut();
    else if (claimsOf(token)?.['sub'] !== user.id) location.assign(homePath());
  });
};
