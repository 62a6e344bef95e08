import type { Direction } from '#platform/web/ui/price-delta.tsx';

/** The direction of a signed decimal string. */
export const directionOf = (difference: string): Direction =>
  /^-?0*(\.0*)?$/.test(difference) ? 'flat' : difference.startsWith('-') ? 'down' : 'up';
