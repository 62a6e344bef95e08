import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { SearchField } from './search-field.tsx';

const open = async () => {
  const asked: string[] = [];
  const Held = () => {
    const [value, setValue] = useState('');
    const search = (text: string) => {
      asked.push(text);
      setValue(text);
    };
    return (
      <>
        <SearchField label="Sök produkt" value={value} onSearch={search} />
        <button type="button" onClick={() => setValue('utifrån')}>
          Länk
        </button>
      </>
    );
  };
  await show(<Held />);
  vi.useFakeTimers();
  return { asked, field: screen.getByLabelText<HTMLInputElement>('Sök produkt') };
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('asks once, 300 ms after the last key', async () => {
  const { asked, field } = await open();
  type(field, 'sm');
  await wait(200);
  type(field, 'smör');
  await wait(299);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual(['smör']);
});

test('Esc and the cross clear at once', async () => {
  const { asked, field } = await open();
  type(field, 'smör');
  await wait(300);
  fireEvent.keyDown(field, { key: 'Escape' });
  await wait(0);
  expect(asked).toEqual(['smör', '']);
  type(field, 'mjölk');
  await wait(300);
  fireEvent.click(screen.getByRole('button', { name: 'Rensa sökningen' }));
  await wait(0);
  expect(asked.at(-1)).toBe('');
  expect(field.value).toBe('');
});

test('takes over a value that comes from outside, and asks nothing for it', async () => {
  const { asked, field } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Länk' }));
  await wait(1000);
  expect(field.value).toBe('utifrån');
  expect(asked).toEqual([]);
});

test('/ moves the focus there, but not while one writes somewhere', async () => {
  const { field } = await open();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
});
