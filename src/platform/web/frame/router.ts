import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { ErrorPage, NotFoundPage } from './error-pages.tsx';
import { isSigningPending, keepSigningToken, signingToken } from '../session/link-token.ts';
import { loadTexts } from '../texts/text-loading.ts';
import { frameParts } from './frame-parts.ts';
import { Root } from './root.tsx';
import { loadParts } from './slots.ts';
import { hasSession } from '../session/session.ts';
import { isSigningPostponed, keepWanted } from '../session/way-on.ts';
import { useAppState } from '../session/state.ts';
import type { Guard } from '../session/visitor.ts';

/** A feature's place in the navigation; its words are in the feature's own texts. */
export interface NavigationEntry {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly namespace: string;
  readonly label: string;
  /** The bottom bar's shorter word; entries that have one stand there. */
  readonly shortLabel?: string;
  readonly place: 'main' | 'foot';
  /** Other paths that belong to this entry, by their beginning. */
  readonly covers?: readonly string[];
  /** What `useCounts` counts for this `href`; the text key takes `count`. */
  readonly countLabel?: string;
  /** Instead of a number that `useCounts` counts for this `href`, a dot; the text says what for. */
  readonly dotLabel?: string;
  /** For support staff, who see such entries and no others. */
  readonly isForStaff?: boolean;
}

/** What `web.tsx` hands to the platform, which knows no feature. */
export interface AppContext {
  readonly navigation: readonly NavigationEntry[];
  readonly guard: Guard;
  /** The screen whose links carry a signing token behind `#`, which this tab keeps. */
  readonly signingPath: string;
  /** How many things wait for a decision, by the `href` of a navigation entry. */
  readonly useCounts: () => Readonly<Record<string, number | undefined>>;
  /** Runs before the first screen of the shell and on each new `outletId`: loads user and outlets into the state. */
  readonly prepare: (outletId: string | undefined) => Promise<void>;
  /** Asks again who the person is and where they belong; selects the outlet named, else keeps the one selected. */
  readonly refresh: (outletId?: string) => Promise<void>;
  /** Chooses another outlet: state, memory and cache. */
  readonly selectOutlet: (outletId: string) => Promise<void>;
  readonly logOut: () => void;
  /** Tells the server that staff stop acting as a customer; resolves also when it cannot be told. */
  readonly endImpersonation: () => Promise<void>;
}

const oneText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const optional = <Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } =>
  value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: string });

/** Logged in means a user record and a valid session check both exist. */
export const isLoggedIn = (): boolean => hasSession() && useAppState.getState().user !== null;

export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): { outletId?: string; lang?: string } => ({
    ...optional('outletId', oneText(search['outletId'])),
    ...optional('lang', oneText(search['lang'])),
  }),
  beforeLoad: ({ location, context, matches, preload }) => {
    const { pathname, hash, searchStr } = location;
    // Taken out of the address at once: it is neither in the history nor in a bookmark.
    if (pathname === context.signingPath && keepSigningToken(hash))
      redirect({ href: pathname + searchStr, replace: true, throw: true });
    const visitor = {
      isLoggedIn: isLoggedIn(),
      onboardingStatus: useAppState.getState().user?.onboardingStatus ?? null,
      isStaff: useAppState.getState().user?.staff === true,
      hasSigningLink: signingToken() !== null,
      isSigningPending: isSigningPending(),
      isSigningPostponed: isSigningPostponed(),
    };
    const to = context.guard({ pathname, searchStr, hash }, visitor);
    if (to === null) return;
    const isInside = matches.some(({ routeId }) => routeId === shellRoute.id);
    if (isInside && !preload) keepWanted(pathname + searchStr);
    redirect({ href: to, throw: true });
  },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** The parent of every screen inside the app shell. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, search }) => {
    const isStaff = useAppState.getState().user?.staff === true;
    const entries = context.navigation.filter((one) => (one.isForStaff === true) === isStaff);
    await Promise.all([context.prepare(search.outletId), loadTexts(...entries.map((one) => one.namespace))]);
  },
  component: lazyRouteComponent(async () => {
    const [{ Frame }, parts] = await Promise.all([import('./frame.tsx'), loadParts(frameParts)]);
    return { Page: () => createElement(Frame, parts) };
  }, 'Page'),
});

/** The parent of the screens without navigation: auth and onboarding. */
export const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  loader: () => loadTexts('web'),
  component: lazyRouteComponent(() => import('./door-frame.tsx'), 'DoorFrame'),
});

/** An unknown address, shown inside the shell; strangers are led to login before. */
export const missingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: NotFoundPage,
});
