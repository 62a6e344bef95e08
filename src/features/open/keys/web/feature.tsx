import type { ComponentType } from 'react';
import { accountParts } from '#features/account/settings/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';

/** What other features of the open side show below the keys. */
export interface ApiParts {
  /** How an assistant is connected. */
  readonly Assistants: ComponentType;
  /** The assistants that were let in. */
  readonly Connected: ComponentType;
  readonly Webhooks: ComponentType;
}

export const apiParts = slot<ApiParts>('cards of API and webhooks');

/** Keys by which programs come in. */
export const keysFeature: WebFeature = {
  fills: [
    fill(
      accountParts,
      async () => {
        const [{ ApiTab }, parts] = await Promise.all([import('./api-tab.tsx'), loadParts(apiParts)]);
        return { Api: () => <ApiTab parts={parts} /> };
      },
      'keys',
    ),
  ],
};
