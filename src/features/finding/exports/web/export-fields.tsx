import { useId } from 'react';
import { subscriptionPath } from '#platform/wire/doors.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { type ExportListName, fileFormats } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './exports.module.css';
import { Option } from './option.tsx';
import { type ExportChoice, usePreview } from './use-export.ts';

interface FieldsProps {
  readonly choice: ExportChoice;
}

interface ContentOptionProps extends FieldsProps {
  readonly list: ExportListName;
  readonly name: string;
  readonly isFiltered: boolean;
}

const ContentOption = ({ choice, list, name, isFiltered }: ContentOptionProps) => {
  const t = useText<typeof texts>('exports');
  const format = useFormat();
  const isOwn = list === choice.lists[0];
  const { data } = usePreview(choice.bodyOf(list));
  const count = data?.rows;
  const rows =
    count === undefined ? t('counting') : t(`rows.${list}`, { count, shown: format.number(String(count)) });
  return (
    <Option
      name={name}
      label={t(isOwn ? 'thisView' : `list.${list}`)}
      hint={isOwn && isFiltered ? t('filtered', { rows }) : rows}
      isChosen={choice.list === list}
      onChoose={() => choice.setList(list)}
    />
  );
};

/** Which rows: those of the screen, or of what stands beside it, each with how many there are. */
export const ContentField = ({ choice, isFiltered }: FieldsProps & { readonly isFiltered: boolean }) => {
  const t = useText<typeof texts>('exports');
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend>{t('content')}</legend>
      <div className={styles.two}>
        {choice.lists.map((list) => (
          <ContentOption key={list} choice={choice} list={list} name={name} isFiltered={isFiltered} />
        ))}
      </div>
    </fieldset>
  );
};

/** Which days; what the plan does not have is locked, with the plan that has it. */
export const PeriodField = ({ choice }: FieldsProps) => {
  const t = useText<typeof texts>('exports');
  const name = useId();
  const { options, option, isDated } = choice;
  if (!isDated) return <p className="small muted">{t('noPeriod')}</p>;
  return (
    <fieldset className={styles.set}>
      <legend>{t('period')}</legend>
      <div className={options.length === 3 ? styles.three : styles.two}>
        {options.map((one) => (
          <Option
            key={one.choice}
            name={name}
            label={t(`period.${one.choice}`)}
            isChosen={one.choice === choice.period}
            onChoose={() => choice.setPeriod(one.choice)}
            lockedBy={one.isLocked && one.choice === '365' ? 'Premium+' : undefined}
            isOff={one.isLocked}
          />
        ))}
      </div>
      {option !== undefined && (
        <p className="small muted">
          <span className="nowrap">{option.from}</span> – <span className="nowrap">{option.to}</span>.{' '}
          {options.some(({ isLocked }) => isLocked) && (
            <>
              {t('gives90')} <a href={subscriptionPath()}>{t('givesYear')}</a>.
            </>
          )}
        </p>
      )}
    </fieldset>
  );
};

/** Which kind of file. */
export const FormatField = ({ choice }: FieldsProps) => {
  const t = useText<typeof texts>('exports');
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend>{t('format')}</legend>
      <div className={styles.three}>
        {fileFormats.map((one) => (
          <Option
            key={one}
            name={name}
            label={t(`format.${one}`)}
            hint={t(`hint.${one}`)}
            isChosen={one === choice.format}
            onChoose={() => choice.setFormat(one)}
          />
        ))}
      </div>
    </fieldset>
  );
};
