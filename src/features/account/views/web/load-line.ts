import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { ViewLine } from './view-line.tsx';

/** The line of views with its words. */
export const loadLine = async (): Promise<{ readonly default: typeof ViewLine }> => {
  await loadTexts('views');
  return { default: ViewLine };
};
