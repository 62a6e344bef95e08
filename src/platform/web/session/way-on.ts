import { ownPathOf } from './own-path.ts';

const key = 'wanted';

/** Keeps, in this tab, where somebody was going who is led elsewhere first; without what stands behind `#`. */
export const keepWanted = (href: string): void => sessionStorage.setItem(key, href);

export const forgetWanted = (): void => sessionStorage.removeItem(key);

/** Where somebody was going before they were led elsewhere, once; null where nobody was, or where it is no address of ours. */
export const takeWanted = (): string | null => {
  const wanted = sessionStorage.getItem(key);
  forgetWanted();
  return wanted === null ? null : ownPathOf(wanted);
};

// In the page's memory alone: a load of the page asks again.
let isPostponed = false;

/** Whether the person chose in this page to sign the power of attorney later. */
export const isSigningPostponed = (): boolean => isPostponed;

/** Lets the person on without a signature, in this tab, until the next login or load. */
export const postponeSigning = (): void => {
  isPostponed = true;
};

/** Whoever signs in is asked for the signature again. */
export const endPostponement = (): void => {
  isPostponed = false;
};
