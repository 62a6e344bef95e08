import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

export interface DrawerProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** A large plate or monogram. */
  readonly lead?: ReactNode;
  /** Pinned to the bottom: the decision. */
  readonly footer?: ReactNode;
  /** Holds drawings and tables of several columns. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A toast that is being answered, and a field of the panel itself, keep the focus when a title arrives late. */
const isAtWork = (heading: HTMLElement): boolean => {
  const at = document.activeElement;
  return at?.closest('.toasts') != null || heading.closest('.panel')?.contains(at) === true;
};

/** Head, scrolling body and pinned foot of a drawer; the title takes the focus. */
export const DrawerContent = ({
  title,
  detail,
  lead,
  footer,
  onClose,
  children,
  id,
}: DrawerProps & { id: string }) => {
  const t = useText<typeof texts>('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current !== null && !isAtWork(heading.current))
      heading.current.focus({ preventScroll: true });
  }, [title]);
  return (
    <>
      <div className="ph">
        {lead}
        <div className="grow">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {detail !== undefined && <p className="muted small">{detail}</p>}
        </div>
        <button type="button" className="closebtn" aria-label={t('close')} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <div className="scroll">{children}</div>
      {footer !== undefined && <div className="foot">{footer}</div>}
    </>
  );
};
