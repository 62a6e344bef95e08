import type { LucideIcon } from 'lucide-react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface BannerProps {
  readonly tone: 'demo' | 'staging' | 'imp';
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

/** A strip across the top of the page. */
export const Banner = ({ tone, icon, children, action, onClose, closeLabel }: BannerProps) => (
  <div className={`banner ${tone}`}>
    <Icon of={icon} />
    <p>{children}</p>
    {action}
    {onClose && (
      <button type="button" className="xbtn" aria-label={closeLabel} onClick={onClose}>
        <Icon of={X} />
      </button>
    )}
  </div>
);

/** A tinted remark inside a page; `warn` for what needs a look but is no error. What can be done about it stands at its end. */
export const Note = ({
  icon,
  children,
  act,
  tone = 'info',
}: {
  icon: LucideIcon;
  children: ReactNode;
  act?: ReactNode;
  tone?: 'info' | 'warn';
}) => (
  <div className={`note ${tone}${act === undefined ? '' : ' acting'}`}>
    <Icon of={icon} />
    <div>{children}</div>
    {act}
  </div>
);
