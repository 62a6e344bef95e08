import type { LucideIcon } from 'lucide-react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Look {
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

const content = ({ icon, isIconOnly }: Look, children: ReactNode) => (
  <>
    {icon && <Icon of={icon} />}
    {isIconOnly ? <span className="visually-hidden">{children}</span> : children}
  </>
);

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly isBusy?: boolean };

/** A button says the outcome in a verb. While busy it keeps its focus and takes no second press. */
export const Button = ({
  kind,
  isSmall,
  isBlock,
  icon,
  isIconOnly,
  collapses,
  isBusy,
  children,
  ...rest
}: ButtonProps) => {
  const look = { kind, isSmall, isBlock, icon, isIconOnly, collapses } as Look;
  const busy = isBusy
    ? { 'aria-busy': true, 'aria-disabled': true, onClick: undefined, type: 'button' as const }
    : {};
  return (
    <button type="button" {...rest} {...busy} className={buttonClass(look)}>
      {isBusy && <span className="spin on-button" aria-hidden="true" />}
      {content(look, children)}
    </button>
  );
};

export type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button. */
export const ButtonLink = ({
  kind,
  isSmall,
  isBlock,
  icon,
  isIconOnly,
  collapses,
  children,
  ...rest
}: ButtonLinkProps) => {
  const look = { kind, isSmall, isBlock, icon, isIconOnly, collapses } as Look;
  return (
    <a {...rest} className={buttonClass(look)}>
      {content(look, children)}
    </a>
  );
};
