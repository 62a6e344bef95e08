import type { texts as english } from './texts-nav.en.ts';

/** The word of the navigation in Swedish. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  nav: 'Leverantörer',
};
