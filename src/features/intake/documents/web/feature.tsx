import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { loadStaffPage } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { unreadablePath } from '../paths.ts';

/** Loads the ways to add files: the drawer, and the strip that shows what is on its way. */
export const loadUpload = () => import('./upload-drawer.tsx');

export type UploadParts = Pick<Awaited<ReturnType<typeof loadUpload>>, 'UploadDrawer' | 'UploadStrip'>;

const unreadableRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: unreadablePath.pattern,
  loader: () => loadTexts('documents', 'support'),
  component: lazyRouteComponent(async () => {
    const [{ UnreadablePage }, { StaffPage }] = await Promise.all([
      import('./unreadable-page.tsx'),
      loadStaffPage(),
    ]);
    return { Page: () => <UnreadablePage StaffPage={StaffPage} /> };
  }, 'Page'),
});

/** Where support staff see what no program reads. */
export const documentsFeature: WebFeature = {
  shell: [unreadableRoute],
  navigation: [
    {
      href: unreadablePath(),
      icon: FileX,
      namespace: 'documents',
      label: 'unreadableShort',
      shortLabel: 'unreadableShort',
      place: 'main',
      isForStaff: true,
    },
  ],
};
