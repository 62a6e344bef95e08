import { homePath } from '#platform/wire/doors.ts';
import { selectedUnitId, setAppState, useAppState } from './state.ts';

const key = 'visited';
const searchesKey = 'searches';

const stored = (): string[] => {
  try {
    const paths: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
};

/** What stood behind `?` when each screen was last seen, by restaurant and path. */
const storedSearches = (): Record<string, unknown> => {
  try {
    const searches: unknown = JSON.parse(sessionStorage.getItem(searchesKey) ?? '{}');
    return typeof searches === 'object' && searches !== null ? { ...searches } : {};
  } catch {
    return {};
  }
};

const screenOf = (path: string): string => path.replace(/\?.*$/s, '');

/** Language and restaurant are the visitor's, not the screen's: a way back leaves them as they are by then. */
const ownSearch = (path: string): string => {
  const search = new URLSearchParams(path.slice(screenOf(path).length));
  for (const name of ['lang', 'outletId']) search.delete(name);
  return search.size === 0 ? '' : `?${search.toString()}`;
};

const placeOf = (path: string): string => `${selectedUnitId() ?? ''} ${screenOf(path)}`;

/** Remembers a path among the last two screens that were visited, and how the screen was filtered. */
export const rememberVisit = (path: string): void => {
  const others = stored().filter((one) => screenOf(one) !== screenOf(path));
  const paths = [path, ...others].slice(0, 2);
  sessionStorage.setItem(key, JSON.stringify(paths));
  const searches = { ...storedSearches(), [placeOf(path)]: ownSearch(path) };
  sessionStorage.setItem(searchesKey, JSON.stringify(searches));
  // Of a person alone: what strangers look at is not kept beyond the tab.
  if (useAppState.getState().user !== null) setAppState({ activity: paths });
};

/** The last path visited in this tab other than `current`, else in the tab before it, else `/`. */
export const previousPath = (current: string): string =>
  [...stored(), ...useAppState.getState().activity].find((path) => path !== current) ?? homePath();

/**
 * The way back to a screen as it was left: the address with its period and filters, where this tab has seen it at this restaurant.
 * An address that says itself what it shows stays as it is.
 */
export const asLeft = (href: string): string => {
  if (href.includes('?')) return href;
  const search = storedSearches()[placeOf(href)];
  return typeof search === 'string' ? href + search : href;
};
