import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { resizeTo } from '#testing/web/window.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Article {
  readonly id: string;
  readonly name: string;
}
const articles: readonly Article[] = ['Smör', 'Mjölk', 'Grädde'].map((name, at) => ({
  id: String(at),
  name,
}));

const props: DataTableProps<Article> = {
  label: 'Artiklar',
  columns: [
    {
      id: 'name',
      header: 'Artikel',
      sortKey: 'name',
      cell: ({ id, name }) => (
        <a href={`/articles/${id}`} data-row-link>
          {name}
        </a>
      ),
    },
    { id: 'price', header: 'Pris', isNumeric: true, cell: () => <button type="button">Byt</button> },
  ],
  rows: articles,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/articles/${id}`,
  listRow: ({ name }) => ({ lead: null, title: name }),
};

test('a header sorts downwards first, then upwards, and says how', async () => {
  const onSort = vi.fn<NonNullable<DataTableProps<Article>['onSort']>>();
  const Sorted = () => {
    const [sort, setSort] = useState<NonNullable<DataTableProps<Article>['sort']>>({
      by: 'other',
      direction: 'asc',
    });
    const keep: NonNullable<DataTableProps<Article>['onSort']> = (next) => {
      onSort(next);
      setSort(next);
    };
    return <DataTable {...props} sort={sort} onSort={keep} />;
  };
  const { user } = await show(<Sorted />);
  const header = screen.getByRole('columnheader', { name: 'Artikel' });
  expect(header.getAttribute('aria-sort')).toBeNull();
  await user.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(onSort.mock.calls.map(([sort]) => sort)).toEqual([
    { by: 'name', direction: 'desc' },
    { by: 'name', direction: 'asc' },
  ]);
  expect(screen.getByRole('columnheader', { name: 'Pris' }).querySelector('button')).toBeNull();
});

test('a press anywhere in a row follows its link, but not one on a button inside', async () => {
  const { user, address } = await show(<DataTable {...props} />);
  await user.click(screen.getAllByRole('button', { name: 'Byt' })[1] as HTMLElement);
  expect(address()).toBe('/');
  await user.click(screen.getAllByRole('cell')[3] as HTMLElement);
  expect(address()).toBe('/articles/1');
});

test('j and k move the focus through the rows', async () => {
  const { user } = await show(<DataTable {...props} />);
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Smör');
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Grädde');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toBe('Mjölk');
});

test('beside an open row arrows open its neighbours, and letters belong to what is open', async () => {
  const { address } = await show(<DataTable {...props} selectedKey="1" />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  await vi.waitFor(() => expect(address()).toBe('/articles/2'), 20_000);
});

test('without rows it says so instead of a head', async () => {
  await show(<DataTable {...props} rows={[]} empty={<p>Inget ännu</p>} />);
  expect(screen.getByText('Inget ännu')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('while the first load goes on it is busy, and says nothing of emptiness', async () => {
  await show(<DataTable {...props} rows={[]} isLoading empty={<p>Inget ännu</p>} />);
  expect(screen.queryByText('Inget ännu')).toBeNull();
  expect(screen.getByRole('table', { name: 'Artiklar' })).toBeTruthy();
});

test('more rows can be asked for as long as there are more', async () => {
  const onMore = vi.fn<() => void>();
  const { user } = await show(<DataTable {...props} paging={{ total: 71, onMore }} />);
  expect(screen.getByText('Visar 1–3 av 71')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('on a phone the same rows are a list of links', async () => {
  resizeTo(500);
  await show(<DataTable {...props} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Artiklar' })).getAllByRole('link')).toHaveLength(3);
});
