import type { Remembered } from './palette-items.ts';

const most = 5;

const keyOf = (userId: string, unitId: string): string => `recent.${userId}.${unitId}`;

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'href', 'title', 'detail'].every((name) => typeof Reflect.get(value, name) === 'string');

/** What a person opened last in a unit, the newest first; kept in this browser. */
export const recentOf = (userId: string, unitId: string): readonly Remembered[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, unitId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered).slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Puts one first; a browser that keeps nothing forgets it. */
export const remember = (userId: string, unitId: string, opened: Remembered): void => {
  const others = recentOf(userId, unitId).filter(({ href }) => href !== opened.href);
  try {
    localStorage.setItem(keyOf(userId, unitId), JSON.stringify([opened, ...others].slice(0, most)));
  } catch {
    // Full or forbidden: the list is a convenience.
  }
};
