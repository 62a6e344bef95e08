import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { fill } from '#platform/web/frame/slots.ts';

/** The tour over the first screen. */
export const tourFeature: WebFeature = { fills: [fill(frameParts, () => import('./tour.tsx'))] };
