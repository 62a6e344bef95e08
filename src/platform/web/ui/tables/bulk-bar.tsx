import type { ReactNode } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import type { texts } from '../texts.en.ts';
import './ticks.css';

interface BulkBarProps {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
  readonly onClear: () => void;
  /** What can be done with the rows that are ticked. */
  readonly children: ReactNode;
}

/** Rises from the bottom of a list while rows are ticked. */
export const BulkBar = ({ label, text, note, onClear, children }: BulkBarProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <div className="bulk" role="region" aria-label={label}>
      <p role="status">
        <b className="strong">{text}</b>
        {note !== undefined && <small>{note}</small>}
      </p>
      <Button kind="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      <div className="bulkacts">{children}</div>
    </div>
  );
};
