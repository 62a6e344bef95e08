import { lazy } from 'react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

/** The palette, whose code and words come when it is first opened. */
export const Palette = lazy(async () => {
  const [{ PaletteDialog }] = await Promise.all([import('./palette-dialog.tsx'), loadTexts('search')]);
  return { default: PaletteDialog };
});
