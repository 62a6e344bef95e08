import { Search } from 'lucide-react';
import { Icon } from '../icon.tsx';

/** What the frame offers to find or do something with from anywhere. */
export interface FindBoxProps {
  readonly label: string;
  /** As printed on the keyboard; left out where there is none. */
  readonly keys?: string;
  readonly onOpen: () => void;
}

/** Looks like the field that it opens. */
export const FindBox = ({ label, keys, onOpen }: FindBoxProps) => (
  <button type="button" className="findbox" aria-haspopup="dialog" title={label} onClick={onOpen}>
    <Icon of={Search} />
    <span className="lb">{label}</span>
    {keys !== undefined && (
      <kbd className="lb" aria-hidden="true">
        {keys}
      </kbd>
    )}
  </button>
);

/** The same in the bar of a phone. */
export const FindButton = ({ label, onOpen }: FindBoxProps) => (
  <button type="button" className="iconbtn" aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
    <Icon of={Search} />
  </button>
);
