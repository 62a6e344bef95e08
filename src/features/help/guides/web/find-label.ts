/** What may be pointed at: what is pressed first, then what names a part of the screen. */
const ranks = [
  'main button, main a[href], main [role="tab"], main [role="radio"], .panel button, .panel a[href]',
  'main label, main legend, main input',
  'main h1, main h2, main h3, main th, .panel h2, nav a[href]',
];

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The element of the screen that is called so, alone or with a count behind it; null where none is. */
export const findLabelled = (words: string, root: ParentNode = document): HTMLElement | null => {
  const isCalled = (name: string) =>
    name === words || (name.startsWith(words) && /^[\s\d():,.–-]+$/.test(name.slice(words.length)));
  for (const rank of ranks) {
    const found = [...root.querySelectorAll<HTMLElement>(rank)].find(
      (one) => isCalled(nameOf(one)) && isShown(one),
    );
    if (found !== undefined) return found;
  }
  return null;
};
