import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { ListRow } from '../contract.ts';
import type { ListField } from '../rules.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts as wordTexts } from '../texts-words.en.ts';
import type { texts } from '../texts.en.ts';
import styles from './list-imports.module.css';
import { shownValue } from './row-words.ts';
import type { Fixes } from './use-import.ts';

interface FixProps {
  readonly row: ListRow;
  readonly field: ListField;
  readonly fixes: Fixes;
}

/** Says a field of a row anew: typed, or one of the words that there are. */
const FieldFix = ({ row, field, fixes }: FixProps) => {
  const t = useText<typeof texts>('list-imports');
  const rows = useText<typeof rowTexts>('list-imports-rows');
  const w = useText<typeof wordTexts>('list-imports-words');
  const { text = '', choices = [] } = row.problem ?? {};
  const [typed, setTyped] = useState(choices.length > 0 ? '' : text);
  const label = t('fieldIn', { field: rows(`field.${field}`), row: row.row });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') fixes.say(row, field, typed.trim());
  };
  return (
    <form className={styles.fix} onSubmit={onSubmit}>
      {choices.length > 0 ? (
        <select
          className="input"
          aria-label={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        >
          <option value="">{t('choose')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {shownValue(w, field, one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          aria-label={label}
          placeholder={rows(`field.${field}`)}
          value={typed}
          maxLength={1000}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button isSmall type="submit" disabled={typed.trim() === ''} isBusy={fixes.busyRow === row.row}>
        {t('use')}
      </Button>
    </form>
  );
};

const Faulty = ({ row, fixes }: Omit<FixProps, 'field'>) => {
  const t = useText<typeof texts>('list-imports');
  const rows = useText<typeof rowTexts>('list-imports-rows');
  const { problem, fix } = row;
  if (problem === null) return null;
  const isSkipped = problem.code === 'row.skipped';
  return (
    <div className={styles.outcome}>
      <span className={isSkipped ? 'muted small' : styles.cellerr}>
        {!isSkipped && <Icon of={CircleAlert} />}
        {problem.field === null || isSkipped
          ? rows(problem.code)
          : `${rows(`field.${problem.field}`)}${problem.text === '' ? '' : ` ”${problem.text}”`}: ${rows(problem.code)}`}
      </span>
      {problem.field !== null && problem.code !== 'row.guarded' && (
        <FieldFix key={problem.field} row={row} field={problem.field} fixes={fixes} />
      )}
      <Button
        kind="quiet"
        isSmall
        onClick={() =>
          isSkipped && fix?.values === undefined ? fixes.forget(row) : fixes.skip(row, !isSkipped)
        }
      >
        {t(isSkipped ? 'unskip' : 'skip')}
      </Button>
    </div>
  );
};

/** What becomes of a row, and what can be done about it. */
export const RowResult = ({ row, fixes }: Omit<FixProps, 'field'>) => {
  const t = useText<typeof texts>('list-imports');
  const rows = useText<typeof rowTexts>('list-imports-rows');
  const w = useText<typeof wordTexts>('list-imports-words');
  if (row.outcome === 'rejected') return <Faulty row={row} fixes={fixes} />;
  const isFixed = row.fix?.values !== undefined;
  const shown = row.outcome === 'new' ? row.changes.filter(({ field }) => field === 'status') : row.changes;
  return (
    <div className={styles.outcome}>
      <span className={row.outcome === 'unchanged' ? 'muted small' : undefined}>
        {t(`outcome.${row.outcome}`)}
        {isFixed && <span className="muted small"> · {t('fixed')}</span>}
      </span>
      {shown.map(({ field, from, to }) => (
        <small key={field}>
          {rows(`field.${field}`)}:{' '}
          {row.outcome === 'new'
            ? shownValue(w, field, to ?? '')
            : t('becomes', {
                from: from === null || from === '' ? t('nothing') : shownValue(w, field, from),
                to: to === null || to === '' ? t('nothing') : shownValue(w, field, to),
              })}
        </small>
      ))}
      {isFixed && (
        <Button kind="quiet" isSmall onClick={() => fixes.forget(row)}>
          {t('unfix')}
        </Button>
      )}
    </div>
  );
};
