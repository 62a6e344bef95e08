import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { PaletteDialog } from './palette-dialog.tsx';

/** The palette with its words. */
export const loadPalette = async (): Promise<{ readonly default: typeof PaletteDialog }> => {
  await loadTexts('search');
  return { default: PaletteDialog };
};
