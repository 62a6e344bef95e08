import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Plate } from '#platform/web/ui/plate.tsx';
import styles from './imports.module.css';

interface FileLineProps {
  readonly name: string;
  readonly detail: ReactNode;
  readonly children?: ReactNode;
}

/** A file by its name, what is said of it, and what can be done. */
export const FileLine = ({ name, detail, children }: FileLineProps) => (
  <div className={styles.sheet}>
    <Plate icon={FileText} />
    <div className={styles.said}>
      <b className="strong">{name}</b>
      <small>{detail}</small>
    </div>
    {children}
  </div>
);
