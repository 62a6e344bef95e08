import type { Plan } from '#core/entitlements/entitlements.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Billing, PlanOffer, PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';

interface PlanHeadProps {
  readonly plan: Plan;
  readonly standing: PlanStanding;
  /** Undefined for those who do not see what plans cost. */
  readonly billing: Billing | undefined;
  /** A header cell is a heading by itself, and may hold none. */
  readonly isInTable?: boolean;
}

const PlanBadge = ({
  plan,
  standing,
  offer,
}: {
  plan: Plan;
  standing: PlanStanding;
  offer: PlanOffer | undefined;
}) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  if (plan === standing.plan)
    return <Badge tone="line">{t(standing.standing === 'trial' ? 'badge.trial' : 'badge.now')}</Badge>;
  if (offer === undefined || offer.discount === null) return null;
  return <Badge tone="done">{t('save', { percent: format.share(offer.discount) })}</Badge>;
};

/** A plan's name and what it costs for these restaurants and each of them. */
export const PlanHead = ({ plan, standing, billing, isInTable = false }: PlanHeadProps) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const offer = billing?.offers.find((one) => one.plan === plan);
  const units = standing.units.length;
  const Name = isInTable ? 'p' : 'h2';
  return (
    <>
      <Name className={styles.planname}>
        {t(`plan.${plan}`)} <PlanBadge plan={plan} standing={standing} offer={offer} />
      </Name>
      <p className="small muted">{t(`for.${plan}`)}</p>
      {plan === 'starter' && (
        <>
          <p className={styles.price}>{format.tag('0')}</p>
          <p className="small muted">{t('free')}</p>
        </>
      )}
      {offer !== undefined && (
        <>
          <p className={plan === standing.plan ? `${styles.price} summed` : styles.price}>
            {format.tag(offer.total, offer.currency)}
          </p>
          <p className="small muted">
            {t(offer.months === 12 ? 'every.12' : 'every.3')}
            <br />
            {t('each', { count: units, price: format.tag(offer.unitAmount, offer.currency) })}
          </p>
        </>
      )}
    </>
  );
};
