import '#platform/web/ui/ui.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { signUpRoutes } from '#features/account/accounts/web/routes.tsx';
import { directoryNavigation, directoryRoutes } from '#features/suppliers/directory/web/routes.tsx';
import {
  priceMonitoringNavigation,
  priceMonitoringRoutes,
} from '#features/prices/price-monitoring/web/routes.tsx';
import { historyRoutes } from '#features/reading/history/web/routes.tsx';
import { inboxRoutes } from '#features/intake/inbox/web/routes.tsx';
import { invoiceAddressRoutes } from '#features/intake/invoice-address/web/routes.tsx';
import { invoicesNavigation, invoicesRoutes } from '#features/purchases/invoices/web/routes.tsx';
import { onboardingRoutes } from '#features/company/onboarding/web/routes.tsx';
import { outletDetailsRoutes } from '#features/company/outlets/web/create-route.tsx';
import { guard } from '#features/company/onboarding/web/guard.ts';
import { signingPath } from '#features/company/power-of-attorney/paths.ts';
import type { OutletTabs } from '#features/company/outlets/web/outlet-page.tsx';
import { outletNavigation, outletRoutes } from '#features/company/outlets/web/routes.tsx';
import { overviewNavigation, overviewRoutes } from '#features/purchases/overview/web/routes.tsx';
import { productNavigation, productRoutes } from '#features/purchases/products/web/routes.tsx';
import { readingsRoutes } from '#features/reading/review/web/routes.tsx';
import { sessionRoutes } from '#features/account/sessions/web/routes.tsx';
import { settingsRoutes } from '#features/account/settings/web/routes.tsx';
import { signingRoutes } from '#features/company/power-of-attorney/web/routes.tsx';
import { staffNavigation, staffRoutes } from '#features/staff/support/web/routes.tsx';
import { supplierFinderNavigation, supplierFinderRoutes } from '#features/suppliers/suppliers/web/routes.tsx';
import { ErrorPage } from '#platform/web/frame/error-pages.tsx';
import { leaveImpersonation, wasImpersonating } from '#platform/web/session/impersonation.ts';
import { startTexts } from '#platform/web/texts/text-loading.ts';
import { parseSearch, stringifySearch } from '#platform/web/frame/plain-search.ts';
import {
  type AppContext,
  doorRoute,
  missingRoute,
  rootRoute,
  shellRoute,
} from '#platform/web/frame/router.ts';
import { clearToken, onSessionEnd } from '#platform/web/session/session.ts';
import { startSettings } from '#platform/web/frame/settings.ts';
import { forgetPerson } from '#platform/web/session/state.ts';
import { loginPath } from '#features/account/sessions/paths.ts';

// zod's compiled parsers need `eval`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

// The contract and its schemas come after the first screen.
const outletChoice = () => import('#features/company/outlets/web/outlet-choice.ts');

// Loaded by `prepare`, which the shell waits for before it first counts.
const noCount = (): number | undefined => undefined;
const counts = { useUndecided: noCount, useAttention: noCount };

const context: AppContext = {
  guard,
  signingPath: signingPath(),
  navigation: [
    overviewNavigation,
    invoicesNavigation,
    priceMonitoringNavigation,
    productNavigation,
    supplierFinderNavigation,
    outletNavigation,
    ...staffNavigation,
    directoryNavigation,
  ],
  useCounts: () => ({
    [priceMonitoringNavigation.href]: counts.useUndecided(),
    [invoicesNavigation.href]: counts.useAttention(),
  }),
  prepare: async (outletId) => {
    const [outlets, { useUndecidedCount }, { useAttentionCount }] = await Promise.all([
      outletChoice(),
      import('#features/prices/price-monitoring/web/undecided-count.ts'),
      import('#features/intake/inbox/web/arrival-sends.ts'),
    ]);
    counts.useUndecided = useUndecidedCount;
    counts.useAttention = useAttentionCount;
    await outlets.prepareOutlets(outletId);
    // The list of all suppliers is not waited for: the first screen does without it.
    void import('#features/suppliers/suppliers/web/load-suppliers.ts').then((one) => one.keepSuppliers());
  },
  refresh: async (outletId) => (await outletChoice()).refreshOutlets(outletId),
  selectOutlet: async (outletId) => (await outletChoice()).selectOutlet(outletId),
  logOut: () => {
    clearToken();
    forgetPerson();
    location.assign('/api/logout');
  },
  endImpersonation: async () => (await import('#features/staff/support/web/end-visit.ts')).endVisit(),
};

const ownInvitations = () => import('#features/account/accounts/web/own-invitations.tsx');

const outletTabs = async (): Promise<OutletTabs> => {
  const [{ GeneralTab }, { AddressCard }, { SuppliersTab }, { PowerTab }] = await Promise.all([
    import('#features/company/outlets/web/general-tab.tsx'),
    import('#features/intake/invoice-address/web/address-card.tsx'),
    import('#features/suppliers/suppliers/web/suppliers-tab.tsx'),
    import('#features/company/power-of-attorney/web/power-tab.tsx'),
  ]);
  return {
    GeneralTab: (props) => <GeneralTab {...props} AddressCard={AddressCard} />,
    SuppliersTab,
    PowerTab,
  };
};

/** All screens; a test follows every address to one of them. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    doorRoute.addChildren([
      ...sessionRoutes,
      ...signUpRoutes,
      ...onboardingRoutes({
        loadInvitations: ownInvitations,
        loadForms: () => import('#features/company/outlets/web/onboarding-forms.tsx'),
        loadSupplierChoice: () => import('#features/suppliers/suppliers/web/supplier-choice.tsx'),
      }),
      ...invoiceAddressRoutes(() => import('#features/company/power-of-attorney/web/signing-state.tsx')),
      ...signingRoutes,
    ]),
    shellRoute.addChildren([
      ...overviewRoutes,
      ...invoicesRoutes(() => import('#features/intake/documents/web/upload-drawer.tsx')),
      ...historyRoutes,
      ...inboxRoutes(async () => {
        const [tabs, upload] = await Promise.all([
          import('#features/purchases/invoices/web/invoice-table.tsx'),
          import('#features/intake/documents/web/upload-drawer.tsx'),
        ]);
        return { ...tabs, ...upload };
      }),
      ...readingsRoutes(async () => {
        const [{ LayoutsDrawer, LayoutWords }, { SheetColumns }, { SplitDialog, JoinDialog }] =
          await Promise.all([
            import('#features/reading/review/web/layouts.tsx'),
            import('#features/reading/review/web/sheet-columns.tsx'),
            import('#features/reading/review/web/page-dialogs.tsx'),
          ]);
        return { LayoutsDrawer, LayoutWords, SheetColumns, SplitDialog, JoinDialog };
      }),
      ...priceMonitoringRoutes,
      ...productRoutes,
      ...supplierFinderRoutes,
      ...outletRoutes(outletTabs),
      ...outletDetailsRoutes,
      ...staffRoutes,
      ...directoryRoutes(() => import('#features/staff/support/web/staff-page.tsx')),
      ...settingsRoutes(ownInvitations),
      missingRoute,
    ]),
  ]),
  context,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

onSessionEnd(() => {
  if (wasImpersonating()) return leaveImpersonation();
  forgetPerson();
  void import('#platform/web/calls/query.ts').then(({ queryClient }) => queryClient.clear());
  void router.navigate({ href: loginPath({ ended: 'true' }) });
});

// The native app puts this object in place before the page runs; in a browser there is none.
if ('krogkollNative' in window)
  void import('#features/account/notifications/web/native-bridge.ts').then(({ startBridge }) =>
    startBridge(),
  );

startSettings();
await startTexts(
  import.meta.glob([
    '../features/*/*/texts*.ts',
    '!../features/*/*/texts-{letters,document,notices}.*.ts',
    '../platform/web/**/texts.*.ts',
  ]),
);

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
