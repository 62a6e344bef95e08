import { createContext, type ReactNode, useContext } from 'react';

/** What the top bar of small screens shows on a detail page instead of the sign. */
export interface DetailBar {
  readonly title: string;
  readonly backHref: string;
}

interface ShellParts {
  readonly setDetailBar: (bar: DetailBar | null) => void;
  readonly footer: ReactNode;
}

/** How a page reaches the shell around it. */
export const ShellContext = createContext<ShellParts>({ setDetailBar: () => undefined, footer: null });

export const useShell = (): ShellParts => useContext(ShellContext);
