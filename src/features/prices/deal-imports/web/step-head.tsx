import type { ReactNode } from 'react';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Stepper } from '#platform/web/ui/shell/stepper.tsx';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';

interface StepHeadProps {
  readonly title: string;
  readonly lede?: ReactNode;
  /** From 1: the file, the check, the saving. */
  readonly step: 1 | 2 | 3;
}

/** The title of a step of the import, and which of the three it is. */
export const StepHead = ({ title, lede, step }: StepHeadProps) => {
  const t = useText<typeof texts>('deal-imports');
  return (
    <PageHeader
      title={title}
      {...(lede === undefined ? {} : { lede })}
      crumbs={[{ label: t('deals'), href: dealsPath() }, { label: t('import') }]}
      tools={
        <span className={styles.steps}>
          <Stepper
            label={t('steps', { number: step })}
            place={t('step', { number: step })}
            stages={[t('stepFile'), t('stepCheck'), t('stepSave')]}
            current={step}
          />
        </span>
      }
    />
  );
};
