import type { ReactNode } from 'react';
import { outletPath } from '#features/company/outlets/paths.ts';
import { productsPath } from '#features/purchases/products/paths.ts';
import { finderPath } from '#features/suppliers/suppliers/paths.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { Stepper } from '#platform/web/ui/shell/stepper.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import type { ImportList } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './list-imports.module.css';

/** Where each list stands. */
export const listPath: Readonly<Record<ImportList, () => string>> = {
  suppliers: () => finderPath(),
  outlets: () => outletPath(),
  articles: () => productsPath(),
};

interface StepHeadProps {
  readonly list: ImportList;
  readonly title: string;
  readonly lede?: string;
  /** From 1: the file, the check, the saving. */
  readonly step: 1 | 2 | 3;
}

/** The title of a step of the import, and which of the three it is. */
export const StepHead = ({ list, title, lede, step }: StepHeadProps) => {
  const t = useText<typeof texts>('list-imports');
  return (
    <PageHeader
      title={title}
      {...(lede === undefined ? {} : { lede })}
      crumbs={[{ label: t(`back.${list}`), href: listPath[list]() }, { label: t('import') }]}
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

/** What only those see who may change the list; others are told so, and led back to it. */
export const EditorsOnly = ({
  list,
  children,
}: {
  readonly list: ImportList;
  readonly children: ReactNode;
}) => {
  const t = useText<typeof texts>('list-imports');
  if (useMayEdit()) return children;
  return (
    <div className="card">
      <EmptyState
        title={t('notForYou')}
        action={<ButtonLink href={listPath[list]()}>{t(`back.${list}`)}</ButtonLink>}
      />
    </div>
  );
};
