import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Columns3Cog } from 'lucide-react';
import { detailParts } from '#features/company/organizations/web/feature.tsx';
import { loadStatementWords } from '#features/reading/review/web/feature.tsx';
import { loadStaffPage } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { structuresPath } from '../paths.ts';

const structuresRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: structuresPath.pattern,
  loader: () => loadTexts('structures', 'support', 'review'),
  component: lazyRouteComponent(async () => {
    const [{ StructuresPage }, { StaffPage }, { StatementWords }] = await Promise.all([
      import('./structures-page.tsx'),
      loadStaffPage(),
      loadStatementWords(),
    ]);
    return { Page: () => <StructuresPage StaffPage={StaffPage} StatementWords={StatementWords} /> };
  }, 'Page'),
});

/** Whether a company shares what layouts mean, and where support staff decide on contradictions. */
export const structuresFeature: WebFeature = {
  shell: [structuresRoute],
  fills: [fill(detailParts, () => import('./structure-card.tsx'), 'structures')],
  navigation: [
    {
      href: structuresPath(),
      icon: Columns3Cog,
      namespace: 'structures',
      label: 'nav',
      shortLabel: 'nav',
      place: 'main',
      isForStaff: true,
    },
  ],
};
