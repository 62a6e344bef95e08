import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { type Look, buttonClass, buttonContent } from './button-look.tsx';

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
      {buttonContent(look, children)}
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
      {buttonContent(look, children)}
    </a>
  );
};
