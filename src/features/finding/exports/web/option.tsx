import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/ui/icon.tsx';
import styles from './exports.module.css';

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** The plan that has it, where the present one does not. */
  readonly lockedBy?: string | undefined;
  readonly isOff?: boolean;
}

/** One of a few, as a card with what it gives. */
export const Option = ({ name, label, hint, isChosen, onChoose, lockedBy, isOff = false }: OptionProps) => {
  const isLocked = lockedBy !== undefined || isOff;
  return (
    <label
      className={[
        styles.opt,
        isChosen ? styles.on : '',
        isLocked ? styles.off : '',
        hint === undefined ? styles.sm : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <input
        className="radio"
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
      />
      <span>
        <b>{label}</b>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {lockedBy !== undefined && (
        <span className={styles.lock}>
          <Icon of={Lock} />
          <span>{lockedBy}</span>
        </span>
      )}
    </label>
  );
};
