import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { fill } from '#platform/web/frame/slots.ts';

/** Finding and doing from anywhere. */
export const searchFeature: WebFeature = { fills: [fill(frameParts, () => import('./lazy-palette.tsx'))] };
