import { Columns3 } from 'lucide-react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { buttonClass } from '../button-look.tsx';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';
import { type ColumnName, standardOf } from './use-columns.ts';

interface ChooserProps {
  readonly columns: readonly ColumnName[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Checkboxes for the columns; the first one is locked. */
export const ColumnChooser = ({ columns, chosen, onChange }: ChooserProps) => {
  const t = useText<typeof texts>('ui');
  const toggle = (id: string) =>
    onChange(
      columns
        .map((column) => column.id)
        .filter((one) => (one === id ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    <DialogTrigger>
      <Button className={buttonClass({ kind: 'quiet', isSmall: true })}>
        <Icon of={Columns3} />
        {t('columns')}
      </Button>
      <Popover aria-label={t('columns')} className="menu" placement="bottom end" offset={6}>
        <div className="menu-dialog">
          {columns.map(({ id, header }, index) => (
            <label key={id}>
              <input
                className="check"
                type="checkbox"
                checked={index === 0 || chosen.includes(id)}
                disabled={index === 0}
                onChange={() => toggle(id)}
              />
              {header}
            </label>
          ))}
          <hr />
          <button type="button" className="mi add" onClick={() => onChange(standardOf(columns))}>
            {t('resetColumns')}
          </button>
        </div>
      </Popover>
    </DialogTrigger>
  );
};
