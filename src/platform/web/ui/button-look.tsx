import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** How a button looks, whatever element it is. */
export interface Look {
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly isSmall?: boolean;
  readonly isBlock?: boolean;
  readonly icon?: LucideIcon;
  /** Only the icon shows; `children` is its name for screen readers. */
  readonly isIconOnly?: boolean;
  /** Only the icon shows on phones. */
  readonly collapses?: boolean;
}

/** The classes of a button, for elements of libraries that bring their own `<button>`. */
export const buttonClass = ({ kind = 'plain', isSmall, isBlock, isIconOnly, collapses }: Look): string =>
  ['btn', kind, isSmall && 'sm', isBlock && 'block', isIconOnly && 'icon', collapses && 'collapses']
    .filter(Boolean)
    .join(' ');

/** Icon and words of a button. */
export const buttonContent = ({ icon, isIconOnly }: Look, children: ReactNode) => (
  <>
    {icon && <Icon of={icon} />}
    {isIconOnly ? <span className="visually-hidden">{children}</span> : children}
  </>
);
