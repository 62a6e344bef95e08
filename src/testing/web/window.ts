import { act } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** The window becomes so many CSS pixels wide. */
export const resizeTo = (width: number): void => {
  act(() => {
    // happy-dom takes every media query for unmet until it has heard of a first change.
    window.dispatchEvent(new Event('resize'));
    window.happyDOM.setViewport({ width, height: 800 });
  });
};

/** In a DOM without layout every element is so many CSS pixels wide, until the test ends. */
export const widenElements = (width: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
};

/** Without layout nothing is seen; from here on everything is, as soon as it is observed. */
export const seeAll = (): void => {
  class Seeing {
    readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe(): void {
      this.#tell([{ isIntersecting: true }]);
    }
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Seeing);
};
