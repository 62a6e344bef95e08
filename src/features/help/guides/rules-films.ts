import type { Language } from '#core/values/unit-names.ts';

/** Short silent films of the product's own screens, in the order that they are shown. */
export const films = ['alert', 'claim', 'invoice', 'arrivals'] as const;

export type Film = (typeof films)[number];

/** How many sentences tell in words what a film shows: keys `FILM.step1` and on. */
export const filmSteps: Readonly<Record<Film, number>> = { alert: 4, claim: 4, invoice: 4, arrivals: 3 };

/** Whole seconds that a film takes, once round. */
export const filmSeconds: Readonly<Record<Film, number>> = {
  alert: 11,
  claim: 11,
  invoice: 11,
  arrivals: 8,
};

/** The largest that films may be, in bytes, each and together with their posters, and the longest, in milliseconds. */
export const filmLimits = { each: 400_000, all: 3_000_000, length: 30_000 } as const;

/** Width and height of a film, in pixels. */
export const filmSize = { width: 720, height: 450 } as const;

/** Where a film in a language lies, or the still picture that stands for it. */
export const filmAddress = (film: Film, language: Language, what: 'film' | 'poster'): string =>
  `/film-${film}-${language}${what === 'poster' ? '-poster' : ''}.webp`;
