import { useText } from '#platform/web/texts/i18n.ts';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import type { ImportPreview } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import type { Choice } from './use-choice.ts';

const none = '';
const marks = [',', '.'] as const;
const orders = ['ymd', 'dmy', 'mdy'] as const;

interface FileReadingProps {
  readonly preview: ImportPreview;
  readonly choice: Choice;
}

/** What the file leaves open: which mark its numbers have, the order of its dates, and the days of rows that state none. */
export const FileReading = ({ preview, choice }: FileReadingProps) => {
  const t = useText<typeof texts>('deal-imports');
  const { choice: said, isMarkOpen, isOrderOpen, columns } = preview;
  const states = (field: 'validFrom' | 'validTo') => columns.some((column) => column.field === field);
  return (
    <>
      {(isMarkOpen || said.decimalMark !== null) && (
        <div>
          <SelectField
            label={t('mark')}
            value={said.decimalMark ?? none}
            onChange={({ target }) =>
              choice.say({ decimalMark: marks.find((one) => one === target.value) ?? null })
            }
          >
            <option value={none}>{t('mark.none')}</option>
            {marks.map((mark) => (
              <option key={mark} value={mark}>
                {t(`mark.${mark}`)}
              </option>
            ))}
          </SelectField>
          {isMarkOpen && <p className={styles.asked}>{t('markOpen')}</p>}
        </div>
      )}
      {(isOrderOpen || said.dateOrder !== null) && (
        <div>
          <SelectField
            label={t('order')}
            value={said.dateOrder ?? none}
            onChange={({ target }) =>
              choice.say({ dateOrder: orders.find((one) => one === target.value) ?? null })
            }
          >
            <option value={none}>{t('order.none')}</option>
            {orders.map((order) => (
              <option key={order} value={order}>
                {t(`order.${order}`)}
              </option>
            ))}
          </SelectField>
          {isOrderOpen && <p className={styles.asked}>{t('orderOpen')}</p>}
        </div>
      )}
      {!states('validFrom') && (
        <DateField
          label={t('from')}
          value={said.validFrom ?? preview.validFrom}
          onDay={(day) => choice.say({ validFrom: day === '' ? null : day })}
        />
      )}
      {!states('validTo') && (
        <DateField
          label={t('to')}
          hint={t('openHint')}
          value={preview.validTo ?? ''}
          onDay={(day) => choice.say({ validTo: day === '' ? 'open' : day })}
        />
      )}
    </>
  );
};
