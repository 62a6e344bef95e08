import { lazy } from 'react';

/** The palette, whose code and words come when it is first opened. */
export const Palette = lazy(async () => (await import('./load-palette.ts')).loadPalette());
