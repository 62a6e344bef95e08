import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the house stroke; always decoration, words stand beside it. */
export const Icon = ({ of: Drawing, size }: { of: LucideIcon; size?: number }) => (
  <Drawing
    className="i"
    strokeWidth={1.75}
    aria-hidden
    {...(size ? { style: { width: size, height: size } } : {})}
  />
);
