import { ArrowRight } from 'lucide-react';
import { importFields } from '#core/deal-import/import-field.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { ImportPreview } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import { FileReading } from './file-reading.tsx';
import styles from './imports.module.css';
import type { Choice } from './use-choice.ts';

const none = '';

interface ColumnProps {
  readonly column: ImportPreview['columns'][number];
  readonly at: number;
  readonly choice: Choice;
}

const Column = ({ column: { label, samples, field, certainty }, at, choice }: ColumnProps) => {
  const t = useText<typeof texts>('deal-imports');
  const name = label === '' ? t('columnNumber', { number: at + 1 }) : label;
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{samples[0] === undefined ? t('noSample') : t('sample', { sample: samples[0] })}</small>
      </div>
      <Icon of={ArrowRight} />
      <div>
        <select
          className="input"
          aria-label={t('fieldOf', { column: name })}
          value={field ?? none}
          onChange={({ target }) =>
            choice.setField(at, importFields.find((one) => one === target.value) ?? null)
          }
        >
          <option value={none}>{t('field.none')}</option>
          {importFields.map((one) => (
            <option key={one} value={one}>
              {t(`field.${one}`)}
            </option>
          ))}
        </select>
        {certainty === 'likely' && field !== null && <small className={styles.likely}>{t('likely')}</small>}
      </div>
    </li>
  );
};

interface ColumnCardProps {
  readonly preview: ImportPreview;
  readonly choice: Choice;
}

/** What each column of the file is taken for, with a sample, to be changed. */
export const ColumnCard = ({ preview, choice }: ColumnCardProps) => {
  const t = useText<typeof texts>('deal-imports');
  const { columns } = preview;
  const read = columns.filter(({ field }) => field !== null).length;
  return (
    <Card
      title={t('columns')}
      aside={<span className="small muted">{t('columnsRead', { read, count: columns.length })}</span>}
    >
      <FormAlert failure={choice.failure} />
      <ul className={styles.map}>
        {columns.map((column, at) => (
          <Column key={`${at} ${column.label}`} column={column} at={at} choice={choice} />
        ))}
      </ul>
      <div className={styles.more}>
        <FileReading preview={preview} choice={choice} />
        <CheckField
          label={t('remember', { supplier: preview.supplierName })}
          checked={preview.choice.remember}
          onChange={({ target }) => choice.say({ remember: target.checked })}
        />
      </div>
    </Card>
  );
};
