/** Points from the top left corner of an A4 page. */
export const pageLeft = 42;
export const pageRight = 553;
/** Where the table begins on the first page and on the ones after it. */
export const firstTop = 262;
export const nextTop = 96;
export const lineHeight = 17;
/** Below it stands the footer. */
export const bodyBottom = 776;
