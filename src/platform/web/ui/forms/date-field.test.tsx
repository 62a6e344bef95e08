import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { DateField } from './date-field.tsx';

const days: string[] = [];
const Field = () => {
  const [day, setDay] = useState('2026-03-19');
  const keep = (next: string) => {
    days.push(next);
    setDay(next);
  };
  return <DateField label="Dag" value={day} max="2026-12-31" onDay={keep} />;
};
const box = () => screen.getByLabelText<HTMLInputElement>(/Dag/);

test.each([
  ['sv', '2026-03-19'],
  ['en', '19/03/2026'],
] as const)('a date is written as in %s, whatever the browser speaks', async (language, written) => {
  await show(<Field />, { language });
  expect(box().value).toBe(written);
});

test('what is no date is said once the field is left, and nothing is handed on', async () => {
  const { user } = await show(<Field />);
  days.length = 0;
  await user.clear(box());
  await user.type(box(), '31/2/2026');
  expect(screen.queryByText(/Skriv datumet som/)).toBeNull();
  await user.tab();
  expect(screen.getByText('Skriv datumet som 2026-03-19')).toBeTruthy();
  expect(box().validity.customError).toBe(true);
  expect(days).toEqual(['']);
  await user.clear(box());
  await user.type(box(), '1/4/2026');
  await user.tab();
  expect(days.at(-1)).toBe('2026-04-01');
  expect(box().value).toBe('2026-04-01');
});

test('a date after the last one that may be chosen is refused', async () => {
  const { user } = await show(<Field />);
  days.length = 0;
  await user.clear(box());
  await user.type(box(), '2027-01-01');
  await user.tab();
  expect(days).toEqual(['']);
  expect(box().validity.customError).toBe(true);
});
