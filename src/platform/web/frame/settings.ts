import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'light' | 'dark';

export interface Settings {
  readonly direction: 'ltr';
  /** Whether type is sized for narrow windows. */
  readonly responsiveFontSizes: boolean;
  /** Null follows the operating system until the person chooses. */
  readonly theme: Theme | null;
}

const standard: Settings = { direction: 'ltr', responsiveFontSizes: true, theme: null };

export const useSettings = create<Settings>()(persist(() => standard, { name: 'settings', version: 1 }));

const apply = ({ direction, responsiveFontSizes, theme }: Settings): void => {
  document.documentElement.dir = direction;
  if (responsiveFontSizes) delete document.documentElement.dataset['fontSizes'];
  else document.documentElement.dataset['fontSizes'] = 'fixed';
  if (theme === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

/** Puts the stored settings on `<html>` and keeps them there. */
export const startSettings = (): void => {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
};

export const setTheme = (theme: Theme | null): void => {
  useSettings.setState({ theme });
};
