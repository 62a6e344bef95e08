import { useMemo } from 'react';
import { openEntries } from '../rules-entries.ts';
import type { OpenEntry } from '../contract-entry.ts';

export interface NamedEntry {
  readonly name: string;
  readonly entry: OpenEntry;
}

const all: readonly NamedEntry[] = Object.entries(openEntries).map(([name, entry]) => ({ name, entry }));

/** What is told by its path, words or name. */
export const foundEntries = (search: string): readonly NamedEntry[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, entry }) => {
    const text = `${name} ${entry.method} ${entry.path} ${entry.summary} ${entry.access}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** The entries that a search finds, and the one that is open. */
export const useEntries = (search: string, name: string | undefined) => {
  const found = useMemo(() => foundEntries(search), [search]);
  return { found, open: all.find((one) => one.name === name) ?? null };
};
