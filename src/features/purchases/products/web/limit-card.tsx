import { defaultRule } from '#core/price-watch/rules.ts';
import type { ReactNode } from 'react';
import type { RuleRow } from '#features/prices/price-monitoring/contract-alerts.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { watchedArticlesPath } from '#features/prices/price-monitoring/paths.ts';
import type { ProductRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { Words } from './price-words.tsx';
import styles from './products.module.css';

type Limit = Pick<RuleRow, 'reference' | 'threshold' | 'direction'>;

/** The most specific rule wins: the article's, then the supplier's, then the unit's. */
const ruleFor = (rules: readonly RuleRow[], product: ProductRow): RuleRow | undefined =>
  rules.find((rule) => rule.scope === 'article' && rule.scopeId === product.id) ??
  rules.find((rule) => rule.scope === 'supplier' && rule.scopeId === product.supplier.id) ??
  rules.find((rule) => rule.scope === 'unit');

const thresholdFact = (
  { threshold, direction }: Limit,
  currency: string,
  format: Formats,
  t: Words,
): readonly [string, ReactNode] => {
  const isRise = direction === 'rises';
  if (threshold.type === 'any') return [t(isRise ? 'limitAnyRise' : 'limitAnyOf'), t('yes')];
  const size =
    threshold.type === 'amount'
      ? format.money(threshold.value, currency)
      : `${format.number(threshold.value, threshold.value.includes('.') ? 1 : 0)}\u00a0%`;
  return [t(isRise ? 'limitRises' : 'limitMore'), size];
};

/** When this product's price alerts. */
export const LimitCard = ({ product, hasDeal }: { product: ProductRow; hasDeal: boolean }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const isEditor = useMayEdit();
  const { data: rules } = useCall(priceMonitoringContract.listRules, {});
  if (rules === undefined) return null;
  const rule = ruleFor(rules, product);
  const limit = rule ?? defaultRule;
  return (
    <Card
      title={t('limit')}
      aside={
        isEditor && (
          <a className="small" href={watchedArticlesPath({ article: product.id })}>
            {t('changeLimit')}
          </a>
        )
      }
      className={styles.sidecard}
    >
      <Facts
        facts={[
          thresholdFact(limit, product.currency, format, t),
          [t('comparedWith'), t(limit.reference === 'last' ? 'lastReference' : 'watchedReference')],
          [t('appliesTo'), rule === undefined ? t('standard') : t(`scope.${rule.scope}`)],
        ]}
      />
      {hasDeal && <p className="muted">{t('dealFirst')}</p>}
    </Card>
  );
};
