import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { useCharacterKeys, useShortcut } from './shortcut.ts';

const onKey = vi.fn<(key: string) => void>();

const Screen = ({ isOn = true }: { readonly isOn?: boolean }) => {
  useShortcut(['n', 'Escape'], onKey, isOn);
  return <input aria-label="Sök" />;
};

beforeEach(() => {
  onKey.mockClear();
});
afterEach(() => useCharacterKeys.setState({ areOn: true }));

test('a key of the screen calls, others do not, nor does one with a modifier', async () => {
  const { user } = await show(<Screen />);
  await user.keyboard('x{Control>}n{/Control}{Alt>}n{/Alt}');
  expect(onKey).not.toHaveBeenCalled();
  await user.keyboard('n{Escape}');
  expect(onKey.mock.calls.flat()).toEqual(['n', 'Escape']);
});

test('while somebody writes a letter is a letter', async () => {
  const { user } = await show(<Screen />);
  await user.type(screen.getByLabelText('Sök'), 'n');
  expect(onKey).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Sök')).toHaveProperty('value', 'n');
});

test('keys of one character can be turned off, others stay', async () => {
  useCharacterKeys.setState({ areOn: false });
  const { user } = await show(<Screen />);
  await user.keyboard('n{Escape}');
  expect(onKey.mock.calls.flat()).toEqual(['Escape']);
});

test('an open menu has the keys, and so does a screen that listens no more', async () => {
  const { user, unmount } = await show(
    <>
      <Screen />
      <div role="menu" />
    </>,
  );
  await user.keyboard('n');
  unmount();
  await show(<Screen isOn={false} />);
  await user.keyboard('n');
  expect(onKey).not.toHaveBeenCalled();
});
