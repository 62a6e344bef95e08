import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCharacterKeys, useShortcut } from '../shell/shortcut.ts';
import { show } from '#testing/web/world.tsx';
import { ShortcutList } from './shortcut-list.tsx';

const keep = vi.fn<(key: string) => void>();
const Screen = () => {
  useShortcut(['k', 'Enter'], keep);
  return (
    <>
      <ShortcutList shortcuts={[[['K'], 'Behåll priset']]} />
      <input aria-label="Kommentar" />
    </>
  );
};
const open = async () => {
  useCharacterKeys.setState({ areOn: true });
  keep.mockClear();
  return (await show(<Screen />)).user;
};

test('? shows the keys of the screen, which rest while they are shown', async () => {
  const user = await open();
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Kortkommandon' }).textContent).toContain('Behåll priset');
  await user.keyboard('k');
  expect(keep).not.toHaveBeenCalled();
});

test('a key does its deed, but not with a modifier, nor while one writes', async () => {
  const user = await open();
  await user.keyboard('k');
  expect(keep).toHaveBeenCalledExactlyOnceWith('k');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByLabelText('Kommentar'), 'k');
  expect(keep).toHaveBeenCalledOnce();
});

test('keys of one character can be turned off for good; others stay', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Kortkommandon' }));
  await user.click(screen.getByRole('switch', { name: 'Använd kommandon med en tangent' }));
  await user.click(screen.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('k');
  expect(keep).not.toHaveBeenCalled();
  document.body.focus();
  await user.keyboard('{Enter}');
  expect(localStorage.getItem('shortcuts')).toContain('false');
  useCharacterKeys.setState({ areOn: true });
});
