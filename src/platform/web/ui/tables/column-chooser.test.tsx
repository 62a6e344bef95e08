import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { useColumns } from './use-columns.ts';

const columns = [
  { id: 'name', header: 'Artikel' },
  { id: 'price', header: 'Pris' },
  { id: 'origin', header: 'Ursprung', isOptional: true },
];
const Table = ({ userId }: { readonly userId: string }) => {
  const { chosen, onChange } = useColumns('products', userId, columns);
  return (
    <>
      <p>{chosen.join(' ')}</p>
      <ColumnChooser columns={columns} chosen={chosen} onChange={onChange} />
    </>
  );
};
const open = async (userId = 'anna') => {
  const { user } = await show(<Table userId={userId} />);
  await user.click(screen.getByRole('button', { name: 'Kolumner' }));
  return user;
};

test('the first stays; others come and go in the order of the table', async () => {
  const user = await open();
  expect(screen.getByRole('checkbox', { name: 'Artikel' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Ursprung' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pris' }));
  expect(screen.getByText('name origin')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Pris' }));
  expect(screen.getByText('name price origin')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Återställ standard' }));
  expect(screen.getByText('name price')).toBeTruthy();
});

test('the choice is found again, by the person who made it only', async () => {
  localStorage.setItem('columns.anna.products', '["name","origin"]');
  await show(<Table userId="anna" />);
  expect(screen.getByText('name origin')).toBeTruthy();
  await show(<Table userId="bo" />);
  expect(screen.getByText('name price')).toBeTruthy();
});

test('what is stored wrongly is passed over', async () => {
  localStorage.setItem('columns.anna.products', '{broken');
  await show(<Table userId="anna" />);
  expect(screen.getByText('name price')).toBeTruthy();
});
