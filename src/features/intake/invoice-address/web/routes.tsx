import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { signedPath } from '../paths.ts';
import type { SharePageProps } from './share-page.tsx';

/** The step where the address is shared; `loadSigning` brings what is said on the way back from signing. */
export const invoiceAddressRoutes = (loadSigning: () => Promise<SharePageProps>) =>
  [
    createRoute({
      getParentRoute: () => doorRoute,
      path: signedPath.pattern,
      loader: () => loadTexts('web', 'invoice-address'),
      component: lazyRouteComponent(async () => {
        const [{ SharePage }, parts] = await Promise.all([import('./share-page.tsx'), loadSigning()]);
        return { Page: () => <SharePage {...parts} /> };
      }, 'Page'),
    }),
  ] as const;
