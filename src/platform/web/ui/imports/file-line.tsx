import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Plate } from '../plate.tsx';

interface FileLineProps {
  readonly name: string;
  readonly detail: ReactNode;
  readonly children?: ReactNode;
}

/** A file by its name, what is said of it, and what can be done. */
export const FileLine = ({ name, detail, children }: FileLineProps) => (
  <div className="fileline">
    <Plate icon={FileText} />
    <div className="said">
      <b className="strong">{name}</b>
      <small>{detail}</small>
    </div>
    {children}
  </div>
);
