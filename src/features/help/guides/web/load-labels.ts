import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { guides } from '../rules-guides.ts';

/** Loads the words of every screen that a guide names. */
export const loadLabels = (): Promise<void> =>
  loadTexts(
    ...new Set(
      guides.flatMap(({ labels }) =>
        Object.values(labels).map((label) => label.slice(0, label.indexOf(':'))),
      ),
    ),
  );
