import { latePart } from '#platform/web/ui/late-part.tsx';

/** Films under the first screen's figures, loaded after them. */
export const Films = latePart(async () => (await import('./tutorial-films.tsx')).TutorialFilms, {
  texts: ['guides-films'],
});
