import type { Word } from '../page/page.ts';

/** How many of what a package holds: `12x600`. */
export const isPack = ({ text }: Word): boolean => /^\d+x\d+$/i.test(text);

/** A day, or where at sea fish was caught: `2026-02-14`, `27.3.a.20`. */
export const isOfCatch = ({ text }: Word): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$|^(2[17]|3[47])(\.(\d{1,2}|[a-k]|[IVX]+[a-k]?)){2,}$/i.test(text);

/** How many of the goods make a kilo, or what each weighs: `11/15`, `300/500`. */
export const isCalibre = ({ text }: Word): boolean => /^\d{1,3}\/\d{1,3}$/.test(text);
