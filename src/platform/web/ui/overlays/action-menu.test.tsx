import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { ActionMenu } from './action-menu.tsx';

const shown = async () => {
  const onAction = vi.fn<() => void>();
  const items = [
    { id: 'account', label: 'Konto', href: '/account' },
    { id: 'out', label: 'Logga ut', onAction },
  ];
  const { user } = await show(
    <ActionMenu label="Din meny" className="avatar-button" items={items}>
      EB
    </ActionMenu>,
  );
  return { user, onAction, button: screen.getByRole('button', { name: /Din meny/ }) };
};

test('an arrow opens a menu of links and actions, and Escape leads back to the button', async () => {
  const { user, button } = await shown();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const first = await screen.findByRole('menuitem', { name: 'Konto' });
  expect([first.getAttribute('href'), button.getAttribute('aria-expanded')]).toEqual(['/account', 'true']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect([screen.queryByRole('menu'), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
});

test('a link is followed on the page, by whatever follows links there', async () => {
  const followed: (string | null)[] = [];
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.getAttribute('href'));
  };
  document.addEventListener('click', follow);
  const { user, button } = await shown();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Konto' }));
  await waitFor(() => expect(followed).toContain('/account'));
  document.removeEventListener('click', follow);
});

test('an item acts and closes the menu', async () => {
  const { user, onAction, button } = await shown();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Logga ut' }));
  expect([onAction.mock.calls.length, screen.queryByRole('menu')]).toEqual([1, null]);
});
