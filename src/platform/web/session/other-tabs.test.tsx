import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './other-tabs.ts';
import { clearToken, storeToken, tokenKey } from './session.ts';
import { forgetPerson, setAppState } from './state.ts';

const onLogOut = vi.fn<() => void>();
const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.seal`;
/** What a browser tells every other tab. */
const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
const user = {
  id: 'anna',
  fullName: 'Anna Ek',
  email: 'anna@krog.test',
  onboardingStatus: 'ONBOARDED',
  joinedAt: '2026-01-01',
  staff: false,
};

beforeAll(() => followOtherTabs(onLogOut));
beforeEach(() => {
  vi.clearAllMocks();
  storeToken(tokenOf('anna'));
  setAppState({ user });
});
afterEach(() => {
  clearToken();
  forgetPerson();
});

test.each([tokenKey, null])('a logout in another tab is followed at once: %s', (key) => {
  clearToken();
  tell(key);
  expect(onLogOut).toHaveBeenCalledOnce();
});

const watchLoads = () => vi.spyOn(location, 'assign').mockImplementation(() => undefined);

test('a renewed token, and what else is stored, changes nothing', () => {
  const assign = watchLoads();
  storeToken(tokenOf('anna'));
  tell(tokenKey);
  clearToken();
  tell('settings');
  expect(onLogOut).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('who is shown while somebody else has signed in gives way', () => {
  const assign = watchLoads();
  storeToken(tokenOf('bo'));
  tell(tokenKey);
  expect(assign).toHaveBeenCalledWith('/');
});

test('nobody is not logged out', () => {
  forgetPerson();
  clearToken();
  tell(tokenKey);
  expect(onLogOut).not.toHaveBeenCalled();
});
