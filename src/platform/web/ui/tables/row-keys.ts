import { type RefObject, useEffect } from 'react';
import { useShortcut } from '../shell/shortcut.ts';

const linksIn = (root: HTMLElement | null): HTMLElement[] =>
  root === null ? [] : [...root.querySelectorAll<HTMLElement>('[data-row-link]')];

/**
 * j and k move the focus through the rows. While a row is open beside the table (`selectedKey`), arrow up and down
 * open its neighbours, and letters belong to what is open. x ticks the row that has the focus or is open.
 */
export const useRowKeys = (
  root: RefObject<HTMLElement | null>,
  selectedKey: string | null,
  hasTicks: boolean,
): void => {
  const step = (by: number): void => {
    const links = linksIn(root.current);
    const at = links.findIndex((link) => link === document.activeElement);
    links[at < 0 ? 0 : at + by]?.focus();
  };
  useShortcut(['j', 'k'], (key) => step(key === 'j' ? 1 : -1), selectedKey === null);
  const openNeighbour = (by: number): void => {
    const links = linksIn(root.current);
    const at = links.findIndex((link) => link.closest('tr.sel') !== null);
    if (at >= 0) links[at + by]?.click();
  };
  useShortcut(
    ['ArrowDown', 'ArrowUp'],
    (key) => openNeighbour(key === 'ArrowDown' ? 1 : -1),
    selectedKey !== null,
  );
  const tickRow = (): void => {
    const row = root.current?.querySelector('tr.sel') ?? document.activeElement?.closest('tr, li');
    if (row && root.current?.contains(row) === true) row.querySelector<HTMLElement>('[data-tick]')?.click();
  };
  useShortcut(['x', 'X'], tickRow, hasTicks);
  useEffect(() => {
    if (selectedKey === null) return;
    root.current?.querySelector('tr.sel')?.scrollIntoView({ block: 'nearest' });
  }, [root, selectedKey]);
};
