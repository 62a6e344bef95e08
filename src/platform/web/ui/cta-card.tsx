import type { LucideIcon } from 'lucide-react';
import { Plate } from './plate.tsx';

interface CtaCardProps {
  readonly href: string;
  readonly icon: LucideIcon;
  /** A verb. */
  readonly title: string;
  readonly text: string;
}

/** A suggested next step. */
export const CtaCard = ({ href, icon, title, text }: CtaCardProps) => (
  <a className="card cta" href={href}>
    <Plate icon={icon} />
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </a>
);
