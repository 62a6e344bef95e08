import type { LucideIcon } from 'lucide-react';
import { Icon } from '#platform/web/ui/icon.tsx';
import { markOf } from './palette-items.ts';
import styles from './search.module.css';

/** The tile of what is gone to or done. */
export const ActIcon = ({ icon }: { readonly icon: LucideIcon }) => (
  <span className={styles.tile} aria-hidden="true">
    <Icon of={icon} />
  </span>
);

/** A title with what was typed underlined in it. */
export const MarkedTitle = ({ title, typed }: { readonly title: string; readonly typed: string }) => {
  const mark = markOf(title, typed);
  if (mark === null) return <>{title}</>;
  const [from, to] = mark;
  return (
    <>
      {title.slice(0, from)}
      <u>{title.slice(from, to)}</u>
      {title.slice(to)}
    </>
  );
};
