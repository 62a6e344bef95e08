import { homePath } from '#platform/wire/doors.ts';
import { setAppState, useAppState } from './state.ts';

const key = 'visited';

const stored = (): string[] => {
  try {
    const paths: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
};

/** Remembers a path among the last two that were visited. */
export const rememberVisit = (path: string): void => {
  const paths = [path, ...stored().filter((one) => one !== path)].slice(0, 2);
  sessionStorage.setItem(key, JSON.stringify(paths));
  // Of a person alone: what strangers look at is not kept beyond the tab.
  if (useAppState.getState().user !== null) setAppState({ activity: paths });
};

/** The last path visited in this tab other than `current`, else in the tab before it, else `/`. */
export const previousPath = (current: string): string =>
  [...stored(), ...useAppState.getState().activity].find((path) => path !== current) ?? homePath();
