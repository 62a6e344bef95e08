import type { LucideIcon } from 'lucide-react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface BannerProps {
  readonly tone: 'demo' | 'staging' | 'imp';
  readonly icon: LucideIcon;
  /** Names the strip as a landmark of its own, where it stands outside the page. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

/** A strip across the top of the page. */
export const Banner = ({ tone, icon, label, children, action, onClose, closeLabel }: BannerProps) => (
  <section className={`banner ${tone}`} {...(label === undefined ? {} : { 'aria-label': label })}>
    <Icon of={icon} />
    <p>{children}</p>
    {action}
    {onClose && (
      <button type="button" className="xbtn" aria-label={closeLabel} onClick={onClose}>
        <Icon of={X} />
      </button>
    )}
  </section>
);

/** A tinted remark inside a page; `warn` for what needs a look but is no error. */
export const Note = ({
  icon,
  children,
  tone = 'info',
}: {
  icon: LucideIcon;
  children: ReactNode;
  tone?: 'info' | 'warn';
}) => (
  <div className={`note ${tone}`}>
    <Icon of={icon} />
    <div>{children}</div>
  </div>
);
