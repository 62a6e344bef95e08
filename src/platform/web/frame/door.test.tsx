import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MailOpen } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { Door } from './door.tsx';
import { DoorMessage } from './door-message.tsx';
import { FocusedHelp } from './focused-help.tsx';
import { UnavailablePage } from './unavailable-page.tsx';

test('the door names the window and changes the language in place', async () => {
  const { user } = await show(
    <Door title="Kolla inkorgen">
      <DoorMessage icon={MailOpen} title="Kolla inkorgen" text="Vi har skrivit." />
    </Door>,
    { as: 'stranger' },
  );
  expect(document.title).toBe('Kolla inkorgen · Krogkoll');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kolla inkorgen' }));
  await user.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
});

test('help tells whom to ask, and the way out for who is signed in', async () => {
  const onLogOut = vi.fn<() => void>();
  const contact = { supportPhone: '08-000 00 00', supportEmail: 'hej@krogkoll.example' };
  const { user } = await show(<FocusedHelp contact={contact} onLogOut={onLogOut} />);
  await user.click(screen.getByRole('button', { name: 'Hjälp' }));
  expect(screen.getByRole('link', { name: '08-000 00 00' }).getAttribute('href')).toBe('tel:080000000');
  await user.click(screen.getByRole('button', { name: 'Logga ut' }));
  expect(onLogOut).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a stranger can ask for help, and not log out', async () => {
  const { user } = await show(<FocusedHelp />, { as: 'stranger' });
  await user.click(screen.getByRole('button', { name: 'Hjälp' }));
  expect(screen.queryByRole('button', { name: 'Logga ut' })).toBeNull();
});

test('a server that rests is asked again every thirty seconds, or at once', async () => {
  const onRetry = vi.fn<() => void>();
  const { unmount } = await show(<p>för texterna</p>);
  unmount();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { unmount: leave } = await show(<UnavailablePage onRetry={onRetry} />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(onRetry).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(onRetry).toHaveBeenCalledTimes(3);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(onRetry).toHaveBeenCalledTimes(3);
});
