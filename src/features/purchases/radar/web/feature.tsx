import { newsParts } from '#features/account/bell/web/feature.tsx';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import { dealParts } from '#features/prices/deals/web/feature.tsx';
import { alertParts } from '#features/prices/price-monitoring/web/feature.tsx';
import { supplierParts } from '#features/suppliers/suppliers/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill } from '#platform/web/frame/slots.ts';

/** What is watched beside prices: on a supplier's page, on the first screen and in the bell. */
export const radarFeature: WebFeature = {
  fills: [
    fill(supplierParts, () => import('./radar-cards.tsx'), 'radar'),
    fill(dealParts, () => import('./deal-loyalty.tsx'), 'radar'),
    fill(alertParts, () => import('./renumbered-note.tsx'), 'radar'),
    fill(taskParts, () => import('./radar-tasks.tsx'), 'radar-told'),
    fill(newsParts, () => import('./radar-news.tsx'), 'radar-told'),
  ],
};
