import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Something served: an icon or a number on a plate. */
export const Plate = ({
  icon,
  children,
  isLarge,
}: {
  icon?: LucideIcon;
  children?: ReactNode;
  isLarge?: boolean;
}) => (
  <span className={isLarge ? 'plate lg' : 'plate'} aria-hidden="true">
    {icon ? <Icon of={icon} /> : children}
  </span>
);

/** The first letters of a name: of its first two words, else of its only word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s&]+/).filter((word) => /^[\p{L}\d]/u.test(word));
  const [first = '', second] = words;
  return (second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase();
};

/** The square monogram of a company. */
export const Monogram = ({ name, isLarge }: { name: string; isLarge?: boolean }) => (
  <span className={isLarge ? 'mono lg' : 'mono'} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

/** The plain disc of a person; its letters are drawn by CSS, because they are no name. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="avatar" aria-hidden="true" data-initials={initialsOf(name)} />
);
