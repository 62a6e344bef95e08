import { lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

const Later = lazy(async () => {
  const [{ TutorialFilms }] = await Promise.all([import('./tutorial-films.tsx'), loadTexts('guides-films')]);
  return { default: TutorialFilms };
});

/** Films under the first screen's figures, loaded after them. */
export const Films = () => (
  <Suspense fallback={null}>
    <Later />
  </Suspense>
);
