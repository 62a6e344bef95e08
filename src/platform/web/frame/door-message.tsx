import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Plate } from '../ui/plate.tsx';

interface DoorMessageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What has happened and how to go on, in the place of a form. Takes the focus, since the form that had it is gone. */
export const DoorMessage = ({ icon, title, text, children }: DoorMessageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="doorsay">
      <Plate icon={icon} isLarge />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  );
};
