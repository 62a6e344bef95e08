import { BadgeCheck, Check, Clock } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { LinkStatus } from '../contract.ts';
import { type FinderRow, summaryOf } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import type { Place } from './use-finder.ts';
import styles from './suppliers.module.css';

/** The seal of a supplier whose company is certain. */
export const Verified = () => {
  const t = useText<typeof texts>('suppliers');
  return (
    <span className={styles.ver} title={t('isVerified')}>
      <Icon of={BadgeCheck} />
      <span className="visually-hidden">{t('isVerified')}</span>
    </span>
  );
};

const looks = {
  active: { className: `${styles.st} ${styles.a}`, icon: Check },
  requested: { className: `${styles.st} ${styles.p}`, icon: Clock },
  inactive: { className: `${styles.st} ${styles.off}`, icon: null },
} as const;

/** A status with its mark; `text` in place of its own word. */
export const Status = ({ status, text }: { readonly status: LinkStatus; readonly text?: string }) => {
  const t = useText<typeof texts>('suppliers');
  const { className, icon } = looks[status];
  return (
    <span className={className}>
      {icon && <Icon of={icon} />}
      {text ?? t(`status.${status}`)}
    </span>
  );
};

/** How a supplier stands at one restaurant, which is read out with its name. */
export const StatusCell = ({ row, place }: { readonly row: FinderRow; readonly place: Place }) => {
  const t = useText<typeof texts>('suppliers');
  const status = row.outlets.find(({ outletId }) => outletId === place.id)?.status;
  return (
    <>
      <span aria-hidden="true">
        {status === undefined ? <span className="muted">–</span> : <Status status={status} />}
      </span>
      <span className="visually-hidden">{t(`says.${status ?? 'none'}`, { outlet: place.name })}</span>
    </>
  );
};

/** How a supplier stands at the restaurants together; what waits is told before what is active. */
export const StatusSummary = ({ row, all }: { readonly row: FinderRow; readonly all: number }) => {
  const t = useText<typeof texts>('suppliers');
  const { active, requested, inactive } = summaryOf(row);
  const isOne = all === 1;
  if (requested > 0)
    return <Status status="requested" text={isOne ? t('waiting') : t('waitingAt', { count: requested })} />;
  if (active > 0)
    return <Status status="active" text={isOne ? t('active') : t('activeAt', { active, all })} />;
  if (inactive > 0) return <Status status="inactive" />;
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('status.none')}</span>
    </span>
  );
};
