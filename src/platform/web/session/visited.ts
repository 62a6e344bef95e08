import { homePath } from '#platform/wire/doors.ts';
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
};

/** The last visited path other than `current`, else `/`. */
export const previousPath = (current: string): string =>
  stored().find((path) => path !== current) ?? homePath();
