import { useIsDemoHidden } from '#platform/web/session/demo-shown.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';

const Ways = latePart(async () => (await import('./first-ways.tsx')).FirstWays, { texts: ['showcase'] });

/** The ways to the first invoice, on the overview of whoever has hidden the demo. */
export const FirstWays = () => useIsDemoHidden() && <Ways />;
