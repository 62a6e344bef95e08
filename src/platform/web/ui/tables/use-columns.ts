import { useState } from 'react';

export interface ColumnName {
  readonly id: string;
  readonly header: string;
  /** Hidden until chosen. */
  readonly isOptional?: boolean;
}

export const standardOf = (columns: readonly ColumnName[]): readonly string[] =>
  columns.filter((column) => !column.isOptional).map((column) => column.id);

const storedIds = (key: string): readonly string[] | null => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
};

/** The chosen columns of a table, kept in this browser per person (`userId`) and table. */
export const useColumns = (table: string, userId: string, columns: readonly ColumnName[]) => {
  const key = `columns.${userId}.${table}`;
  const [chosen, setChosen] = useState<readonly string[]>(() => storedIds(key) ?? standardOf(columns));
  const onChange = (ids: readonly string[]) => {
    localStorage.setItem(key, JSON.stringify(ids));
    setChosen(ids);
  };
  const standard = standardOf(columns);
  /** Whether a person has asked for more columns than the table shows by itself. */
  const hasMore = chosen.some((id) => !standard.includes(id));
  return { chosen, onChange, hasMore };
};
