import { importFields } from '#core/deal-import/import-field.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { ColumnMap } from '#platform/web/ui/imports/column-map.tsx';
import type { ImportPreview } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import { FileReading } from './file-reading.tsx';
import styles from './imports.module.css';
import type { Choice } from './use-choice.ts';

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
      <ColumnMap
        columns={columns.map(({ label, samples: [sample], field, certainty }, at) => ({
          name: label === '' ? t('columnNumber', { number: at + 1 }) : label,
          sample: sample === undefined ? t('noSample') : t('sample', { sample }),
          field: field ?? '',
          doubt: certainty === 'likely' && field !== null ? t('likely') : undefined,
        }))}
        choices={[['', t('field.none')], ...importFields.map((one) => [one, t(`field.${one}`)] as const)]}
        labelOf={(column) => t('fieldOf', { column })}
        onChoose={(at, field) => choice.setField(at, importFields.find((one) => one === field) ?? null)}
      />
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
