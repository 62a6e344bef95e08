import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { RadioList } from './radio-list.tsx';

const choices = [
  { value: 'one', label: 'Den ena', hint: 'Det första' },
  { value: 'other', label: 'Den andra' },
] as const;

const Question = () => {
  const [value, setValue] = useState<'one' | 'other' | null>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <RadioList
        legend="Vilken?"
        choices={choices}
        value={value}
        onChange={setValue}
        error={isAsked && value === null ? 'Säg vilken' : undefined}
      />
      <button type="button" onClick={() => setAsked(true)}>
        Spara
      </button>
    </>
  );
};

test('a question without an answer takes whoever goes on to it, and says so until it is answered', async () => {
  const { user } = await show(<Question />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(screen.getByRole('alert').textContent).toBe('Säg vilken');
  expect(document.activeElement).toBe(radios[0]);
  await user.click(screen.getByRole('radio', { name: 'Den andra' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
});
