import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show, type Scene } from '#testing/web/world.tsx';
import { testNow } from '#testing/web/setup.ts';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { impersonationOf, useImpersonation, wasImpersonating } from './impersonation.ts';
import { storedToken, storeToken } from './session.ts';

const tokenUntil = (seconds: number): string => {
  const claims = {
    impersonatedUser: { name: 'Bo Lind' },
    impersonationExp: testNow.getTime() / 1000 + seconds,
  };
  return `head.${btoa(JSON.stringify(claims))}.seal`;
};

const Here = () => {
  const impersonation = useImpersonation();
  return impersonation === null ? <p>sig själv</p> : <ImpersonationBanner impersonation={impersonation} />;
};
const left = vi.fn<(url: string | URL) => void>();
const open = async (seconds: number, context: Scene['context'] = {}) => {
  await show(<p>för texterna</p>);
  vi.spyOn(location, 'assign').mockImplementation(left);
  const view = await show(<Here />, { context: { ...context } });
  vi.useFakeTimers({ now: testNow });
  act(() => {
    storeToken(tokenUntil(seconds));
    dispatchEvent(new Event('storage'));
  });
  return view;
};
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => left.mockClear());

test('says as whom, where and how long still, and remembers it beyond the token', async () => {
  const { container } = await open(600);
  expect(container.textContent).toContain('Du agerar som Bo Lind på Krogen.');
  expect(container.textContent).toContain('10 minuter kvar');
  await wait(60);
  expect(container.textContent).toContain('9 minuter kvar');
  expect(wasImpersonating()).toBe(true);
});

test('a minute before the end a dialog tells, once', async () => {
  await open(70);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(10);
  expect(screen.getByRole('dialog', { name: 'Besöket avslutas om en minut' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Fortsätt till/ }));
  await wait(5);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('at the end nothing of the visit stays, and the logout follows', async () => {
  await open(3);
  await wait(3);
  expect(storedToken()).toBeNull();
  expect(wasImpersonating()).toBe(false);
  expect(left).toHaveBeenCalledWith('/api/new-logout');
});

test('ending it leaves also when the server cannot be told', async () => {
  const endImpersonation = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('away')));
  await open(600, { endImpersonation: () => endImpersonation().catch(() => undefined) });
  fireEvent.click(screen.getByRole('button', { name: 'Avsluta' }));
  await wait(0);
  expect(endImpersonation).toHaveBeenCalledOnce();
  expect(left).toHaveBeenCalledWith('/api/new-logout');
});

test('an ordinary token, and a broken one, is nobody else’s', () => {
  expect(impersonationOf(null)).toBeNull();
  expect(impersonationOf('Bearer broken')).toBeNull();
  expect(impersonationOf(`head.${btoa('{"sub":"a"}')}.seal`)).toBeNull();
});
