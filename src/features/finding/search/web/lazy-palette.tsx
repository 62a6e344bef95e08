import { latePart } from '#platform/web/ui/late-part.tsx';

/** The palette, whose code and words come when it is first opened. */
export const Palette = latePart(async () => (await import('./palette-dialog.tsx')).PaletteDialog, {
  texts: ['search'],
});
