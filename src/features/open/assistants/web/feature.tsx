import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import { apiParts } from '#features/open/keys/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { suggestionsPath } from '../paths.ts';

/** Which suggestions the address asks for, and the one that it is about. */
export const shownSuggestions = (
  search: Record<string, unknown>,
): { readonly show?: 'decided'; readonly one?: string } => ({
  ...(search['show'] === 'decided' ? { show: 'decided' } : {}),
  ...(typeof search['one'] === 'string' ? { one: search['one'] } : {}),
});

const suggestionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: suggestionsPath.pattern,
  validateSearch: shownSuggestions,
  loader: () => loadTexts('assistants'),
  component: lazyRouteComponent(() => import('./suggestions-page.tsx'), 'SuggestionsPage'),
});

/** What assistants suggest, and how one is connected. */
export const assistantsFeature: WebFeature = {
  shell: [suggestionsRoute],
  fills: [
    fill(taskParts, () => import('./suggestion-task.tsx'), 'assistants'),
    fill(apiParts, async () => ({ Assistants: (await import('./setup-card.tsx')).SetupCard }), 'assistants'),
  ],
};
