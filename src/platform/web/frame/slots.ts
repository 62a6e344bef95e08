import { loadTexts } from '../texts/text-loading.ts';

/**
 * Room that a lower feature leaves on its screen for features above it, which it may not know. Several may fill one slot,
 * each with some of its parts.
 */
export interface Slot<Parts> {
  readonly name: string;
  /** Never there; it ties what fills the slot to it. */
  readonly parts?: Parts;
}

/** A slot by its name. */
export const slot = <Parts extends object>(name: string): Slot<Parts> => ({ name });

/** What one feature puts into a slot of another. */
export interface Filling {
  readonly slot: Slot<object>;
  readonly load: () => Promise<object>;
}

/** Ties parts to their slot; they and the namespaces of texts that they speak are loaded with the screen that shows them. */
export const fill = <Parts extends object>(
  into: Slot<Parts>,
  load: () => Promise<Partial<Parts>>,
  ...namespaces: string[]
): Filling => ({
  slot: into,
  load: async () => {
    const [parts] = await Promise.all([load(), loadTexts(...namespaces)]);
    return parts;
  },
});

let filled: readonly Filling[] = [];

/** Takes what all features bring, once, before the first screen. */
export const fillSlots = (fillings: readonly Filling[]): void => {
  filled = fillings;
};

/** Everything that was brought for a slot, as one; what nobody brought is missing. */
export const loadParts = async <Parts extends object>(of: Slot<Parts>): Promise<Partial<Parts>> => {
  const parts = await Promise.all(filled.filter((one) => one.slot === of).map(({ load }) => load()));
  return Object.assign({}, ...parts) as Partial<Parts>;
};
