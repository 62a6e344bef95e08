import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { SuggestField, type Suggestion } from './suggest-field.tsx';

const known: readonly Suggestion[] = [
  { id: 'a', title: 'Smör osaltat', detail: '214070' },
  { id: 'b', title: 'Smör saltat', detail: null },
];

const open = async (suggestions = known) => {
  const onPick = vi.fn<(one: Suggestion) => void>();
  const onKeyDown = vi.fn<() => void>();
  const Held = () => {
    const [value, setValue] = useState('');
    return (
      <SuggestField
        label="Artikel"
        value={value}
        suggestions={suggestions}
        onChange={setValue}
        onPick={onPick}
        onKeyDown={onKeyDown}
      />
    );
  };
  const view = await show(<Held />);
  const field = screen.getByRole('combobox', { name: 'Artikel' });
  return { ...view, onPick, onKeyDown, field };
};

test('opens when one types, and arrows with Enter pick', async () => {
  const { user, field, onPick } = await open();
  await user.click(field);
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('s');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Smör saltat' });
  expect(second.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(known[1]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('arrow down opens the list, and goes round', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Smör saltat' }).getAttribute('aria-selected')).toBe('true');
});

test('Esc closes the list and leaves what is typed; the next Esc belongs to what stands around', async () => {
  const { user, field, onKeyDown } = await open();
  await user.type(field, 'sm');
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(field).toHaveProperty('value', 'sm');
});

test('a pointer picks before the field loses the focus', async () => {
  const { user, field, onPick } = await open();
  await user.type(field, 's');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Smör osaltat') });
  expect(onPick).toHaveBeenCalledWith(known[0]);
});

test('Enter without a choice, and without anything known, is not swallowed', async () => {
  const { user, field, onPick, onKeyDown } = await open([]);
  await user.type(field, 's{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});
