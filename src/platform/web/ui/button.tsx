import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { type Does, useIsRefused } from '../session/use-refused.ts';
import { useText } from '../texts/i18n.ts';
import { type Look, buttonClass, buttonContent } from './button-look.tsx';
import type { texts } from './texts.en.ts';

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly isBusy?: boolean;
    /** The endpoint that it leads to: staff who act as a customer see it greyed where the server refuses them. */
    readonly does?: Does;
  };

/** Greyed, with the reason: it keeps its place in the order of the keyboard, and does nothing. */
const RefusedButton = ({ look, children, id }: { look: Look } & ButtonHTMLAttributes<HTMLButtonElement>) => {
  const t = useText<typeof texts>('ui');
  return (
    <button type="button" id={id} className={buttonClass(look)} aria-disabled title={t('notAsCustomer')}>
      {buttonContent(look, children)}
    </button>
  );
};

/** A button says the outcome in a verb. While busy it keeps its focus and takes no second press. */
export const Button = ({
  kind,
  isSmall,
  isBlock,
  icon,
  isIconOnly,
  collapses,
  isBusy,
  does,
  children,
  ...rest
}: ButtonProps) => {
  const look = { kind, isSmall, isBlock, icon, isIconOnly, collapses } as Look;
  const isRefused = useIsRefused(does);
  if (isRefused)
    return (
      <RefusedButton look={look} id={rest.id}>
        {children}
      </RefusedButton>
    );
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
