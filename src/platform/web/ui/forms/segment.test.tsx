import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { Segment } from './segment.tsx';

const choices = [
  { value: 'month', label: 'Månad' },
  { value: 'year', label: 'År' },
  { value: 'all', label: 'Allt' },
] as const;

const Period = ({ areChips }: { readonly areChips: boolean }) => {
  const [value, setValue] = useState<(typeof choices)[number]['value']>('month');
  return <Segment label="Period" choices={choices} value={value} onChange={setValue} areChips={areChips} />;
};
const chosen = () => screen.getByRole('radio', { checked: true });

test.each([true, false])(
  'arrows choose the next and come round, with one tab stop (chips: %s)',
  async (areChips) => {
    const { user } = await show(<Period areChips={areChips} />);
    await user.tab();
    expect(document.activeElement).toBe(chosen());
    await user.keyboard('{ArrowRight}');
    expect(chosen().textContent).toBe('År');
    expect(document.activeElement).toBe(chosen());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen().textContent).toBe('Månad');
    await user.keyboard('{ArrowLeft}');
    expect(chosen().textContent).toBe('Allt');
    await user.tab();
    expect(screen.getAllByRole('radio')).not.toContain(document.activeElement);
  },
);

test('a click chooses', async () => {
  const { user } = await show(<Period areChips={false} />);
  await user.click(screen.getByRole('radio', { name: 'År' }));
  expect(chosen().textContent).toBe('År');
});
