import { inboxParts } from '#features/intake/inbox/web/feature.tsx';
import { sourcingParts } from '#features/prices/sourcing/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill } from '#platform/web/frame/slots.ts';

/** Letters that ask a supplier for a price, from what sourcing has found. */
export const offerRequestsFeature: WebFeature = {
  fills: [
    fill(sourcingParts, () => import('./request-acts.tsx'), 'offer-requests'),
    fill(inboxParts, () => import('./request-of-mail.tsx'), 'offer-requests'),
  ],
};
