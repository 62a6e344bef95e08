import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useEffect } from 'react';
import { expect, vi } from 'vitest';
import { queryClient } from '#platform/web/calls/query.ts';
import { useLinkInterception } from '#platform/web/frame/links.ts';
import { parseSearch, stringifySearch } from '#platform/web/frame/plain-search.ts';
import {
  type AppContext,
  doorRoute,
  missingRoute,
  rootRoute,
  shellRoute,
} from '#platform/web/frame/router.ts';
import { features } from '#app/features-web.tsx';
import { films } from '#features/help/guides/rules-films.ts';
import { billingContract } from '#features/plans/billing/contract.ts';
import { actsOf, type WebFeature } from '#platform/web/frame/feature.ts';
import type { OutletChoice, OutletRole, User } from '#platform/web/session/app-state.ts';
import { storeToken } from '#platform/web/session/session.ts';
import { setAppState } from '#platform/web/session/state.ts';
import type { Language } from '#platform/web/texts/language.ts';
import { loadTexts, setLanguage } from '#platform/web/texts/text-loading.ts';
import { ToastRegion } from '#platform/web/ui/overlays/toast.tsx';
import { bell, guides, tour } from './contracts.ts';
import { server } from './fake-server.ts';
import { idOf } from './sample-reply.ts';

/** The restaurant that is chosen. */
export const unitId = idOf(901);
export const outletId = idOf(902);

export const organizationId = idOf(904);

const person: User = {
  id: idOf(903),
  fullName: 'Anna Ek',
  email: 'anna@krog.test',
  onboardingStatus: 'ONBOARDED',
  joinedAt: '2026-01-01T08:00:00.000Z',
  staff: false,
};

const claims = btoa(JSON.stringify({ sub: person.id }));

/** Anna is signed in; with a role, at the restaurant Krogen. */
const signIn = (role: OutletRole | null, user: Partial<User>, others: readonly OutletChoice[]): void => {
  storeToken(`head.${claims}.seal`);
  const outlet = { id: outletId, name: 'Krogen', mainUnitId: unitId, organizationId };
  setAppState({
    user: { ...person, ...user },
    outlets: role === null ? [] : [{ ...outlet, role }, ...others],
    selectedOutlet: role === null ? null : outletId,
    selectedUnit: role === null ? null : { id: unitId, name: 'Krogen', role },
  });
};

export interface Scene {
  /** Null: signed in without a restaurant. `stranger`: nobody is signed in. Left out: owner. */
  readonly as?: OutletRole | null | 'stranger';
  readonly user?: Partial<User>;
  /** Restaurants of the person beside the one that is chosen. */
  readonly others?: readonly OutletChoice[];
  /** Path with search and hash. */
  readonly at?: string;
  readonly language?: Language;
  readonly context?: Partial<AppContext>;
  /** Namespaces to have before the first picture, as a route loads them. */
  readonly texts?: readonly string[];
}

const done = async (): Promise<void> => undefined;

const { guard, signingPath } = actsOf(features);

const context: AppContext = {
  guard,
  signingPath,
  navigation: [],
  useCounts: () => ({}),
  prepare: done,
  refresh: done,
  selectOutlet: done,
  logOut: () => undefined,
  endImpersonation: done,
};

const Stage = () => {
  useLinkInterception();
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Outlet />
      </Suspense>
      <ToastRegion />
    </QueryClientProvider>
  );
};

/** The frame asks for the plan on every screen: one that nobody has to be told of, unless a test says another. */
const tellPlan = (): void => {
  const quiet = { standing: 'active', daysLeft: null, pastDueSince: null, graceUntil: null } as const;
  const { readPlan, readBilling, listBills } = billingContract;
  if (!server.isTold(readPlan)) server.answer(readPlan, quiet);
  if (!server.isTold(readBilling)) server.answer(readBilling, { paid: null, offers: [] });
  if (!server.isTold(listBills)) server.answer(listBills, { next: null, bills: [] });
};

const begin = async ({
  as = 'owner',
  user = {},
  others = [],
  language = 'sv',
  texts = [],
}: Scene): Promise<void> => {
  tellPlan();
  if (as !== 'stranger') signIn(as, user, others);
  await setLanguage(language);
  await loadTexts('ui', 'web', ...texts);
};

// What stands inside a boundary has no effects before its texts and code are there.
const Arrived = ({ onArrival }: { readonly onArrival: () => void }) => {
  useEffect(onArrival, [onArrival]);
  return null;
};

const routerFor = (routeTree: AnyRoute, { at = '/', context: told = {} }: Scene) =>
  createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { ...context, ...told },
    parseSearch,
    stringifySearch,
    defaultPendingMinMs: 0,
  });

const open = async (router: ReturnType<typeof routerFor>) => {
  await router.load();
  const view = render(<RouterProvider router={router as never} />);
  const user = userEvent.setup();
  return {
    ...view,
    user,
    /** Puts `text` in the place of what the field of that label holds. */
    fill: async (label: string | RegExp, text: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.click(field);
      if (text !== '') await user.paste(text);
    },
    /** Where the person stands: path with search. */
    address: () => router.state.location.pathname + router.state.location.searchStr,
    /** Sets out for an address; a question may keep the person from leaving. */
    go: (href: string): void => void router.navigate({ href }),
  };
};

/** Shows one component, with texts, cache, router and the person in place, at any address. */
export const show = async (element: ReactNode, scene: Scene = {}) => {
  await begin(scene);
  const onArrival = vi.fn<() => void>();
  const component = () => (
    <>
      {element}
      <Arrived onArrival={onArrival} />
    </>
  );
  const root = createRootRouteWithContext<AppContext>()({ component: Stage });
  const any = createRoute({ getParentRoute: () => root, path: '$', component });
  const home = createRoute({ getParentRoute: () => root, path: '/', component });
  const view = await open(routerFor(root.addChildren([home, any]), scene));
  await waitFor(() => expect(onArrival).toHaveBeenCalled(), { timeout: 10_000 });
  return view;
};

/** Goes to `at` among the screens of one feature, with what other features bring to them, as the product has them. */
export const visit = async (
  { shell = [], door = [] }: WebFeature,
  scene: Scene & { readonly at: string },
) => {
  await begin(scene);
  // Stands around every screen.
  server.answer(bell.countNews, { unread: 0 });
  server.answer(tour.readTour, { step: null, isNew: false });
  // Whoever looks at the first screen has put its films away, unless a test says otherwise.
  if (!server.isTold(guides.readFilms)) server.answer(guides.readFilms, { hidden: [...films] });
  const inside = shellRoute.addChildren([...shell, missingRoute]);
  return open(routerFor(rootRoute.addChildren([doorRoute.addChildren(door), inside]), scene));
};
