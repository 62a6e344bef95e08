import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { TreeList } from './tree-list.tsx';

const groups = [
  {
    key: '2026',
    label: '2026',
    count: 3,
    items: [
      { key: '2026-09', label: 'september', count: 1 },
      { key: '2026-08', label: 'augusti', count: 2 },
    ],
  },
  { key: '2025', label: '2025', count: 1, items: [{ key: '2025-12', label: 'december', count: 1 }] },
];
const open = async () => {
  const onSelect = vi.fn<(key: string) => void>();
  const { user } = await show(
    <TreeList label="Månader" groups={groups} selectedKey="2026-08" onSelect={onSelect} />,
  );
  return { user, onSelect };
};
const focused = () => document.activeElement?.textContent;

test('one tab stop, at what is chosen, and arrows from there', async () => {
  const { user } = await open();
  await user.tab();
  expect(focused()).toMatch(/augusti/);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toMatch(/september/);
  await user.keyboard('{End}');
  expect(focused()).toMatch(/december/);
  await user.keyboard('{Home}');
  expect(focused()).toMatch(/^2026/);
});

test('arrow left goes to the group and closes it, arrow right opens it and goes in', async () => {
  const { user } = await open();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toMatch(/^2026/);
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /augusti/ })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('treeitem', { name: /^2026/ }).getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/september/);
});

test('Enter and a click choose an item; a group only opens and closes', async () => {
  const { user, onSelect } = await open();
  await user.tab();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-09');
  await user.click(screen.getByRole('treeitem', { name: /^2025/ }));
  expect(screen.queryByRole('treeitem', { name: /december/ })).toBeNull();
  expect(onSelect).toHaveBeenCalledOnce();
});
