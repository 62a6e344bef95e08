import { useSyncExternalStore } from 'react';

const widths = { sm: 600, md: 1000, lg: 1200, xl: 1920 } as const;

/** Whether the window is at least as wide as a breakpoint. */
export const useIsAtLeast = (breakpoint: keyof typeof widths): boolean => {
  const query = `(min-width: ${widths[breakpoint]}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
};
