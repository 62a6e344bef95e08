import type { Alternative } from '../contract-fields.ts';

/** Of what could be bought instead, what an offer is asked for first: the same goods for certain before what may be, the cheapest first. */
export const askedOffer = (alternatives: readonly Alternative[]): Alternative | null =>
  alternatives.find(({ by, yearly }) => (by === 'gtin' || by === 'confirmed') && yearly !== null) ??
  alternatives.find(({ by, yearly }) => by === 'proposed' && yearly !== null) ??
  null;
