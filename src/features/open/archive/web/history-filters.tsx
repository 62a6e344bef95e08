import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import type { HistoryPage, HistoryQuery } from '../contract-history.ts';
import { historyKinds } from '../rules-history.ts';
import styles from './records.module.css';
import { useHistoryWords } from './use-history-words.ts';

interface HistoryFiltersProps {
  readonly asked: HistoryQuery;
  /** The restaurants and people to choose from; undefined before the first page is there. */
  readonly choices: Pick<HistoryPage, 'units' | 'people'> | undefined;
  readonly change: (parts: Readonly<Record<string, string | null>>) => void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const Options = ({ all, of, value }: { all: string; of: readonly Named[]; value: string | undefined }) => (
  <>
    <option value="">{all}</option>
    {of.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
    {value !== undefined && !of.some(({ id }) => id === value) && <option value={value}>–</option>}
  </>
);

/** Which days, restaurant, person and kind of event. */
export const HistoryFilters = ({ asked, choices, change }: HistoryFiltersProps) => {
  const { t, kindName } = useHistoryWords();
  const { from, to, unitId, personId, kind } = asked;
  const kinds = historyKinds.map((id) => ({ id, name: kindName(id) }));
  const error = from > to ? t('wrongDays') : undefined;
  return (
    <div className={`toolbar ${styles.filters}`}>
      <DateField label={t('from')} value={from} onDay={(day) => change({ from: day || null })} />
      <DateField
        label={t('to')}
        value={to}
        {...(error === undefined ? {} : { error })}
        onDay={(day) => change({ to: day || null })}
      />
      <SelectField
        label={t('restaurant')}
        value={unitId ?? ''}
        onChange={({ target }) => change({ unit: target.value || null })}
      >
        <Options all={t('all')} of={choices?.units ?? []} value={unitId} />
      </SelectField>
      <SelectField
        label={t('person')}
        value={personId ?? ''}
        onChange={({ target }) => change({ person: target.value || null })}
      >
        <Options all={t('everybody')} of={choices?.people ?? []} value={personId} />
      </SelectField>
      <SelectField
        label={t('kind')}
        value={kind ?? ''}
        onChange={({ target }) => change({ kind: target.value || null })}
      >
        <Options all={t('all')} of={kinds} value={kind} />
      </SelectField>
    </div>
  );
};
