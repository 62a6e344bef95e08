import type { Formats } from '#platform/web/formats/format.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import type { SuggestionShown } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './assistants.module.css';

type Shown<Kind extends SuggestionShown['kind']> = Extract<SuggestionShown, { kind: Kind }>;

const decisionOf = (
  t: TextOf<typeof texts>,
  format: Formats,
  { decision, until }: Shown<'settle-alerts'>,
): string =>
  t(`alerts.${decision}`, decision === 'temporary' && until !== null ? { until: format.date(until) } : {});

/** What a suggestion would do, in a line. */
export const titleOf = (t: TextOf<typeof texts>, format: Formats, shown: SuggestionShown): string => {
  if (shown.kind === 'draft-deal')
    return t('deal.title', {
      title: shown.title,
      price: format.unitPrice(shown.price, shown.currency, shown.unit),
    });
  if (shown.kind === 'settle-alerts') return decisionOf(t, format, shown);
  const [first] = shown.claims;
  if (first === undefined || shown.claims.length > 1) return t('claim.many', { count: shown.claims.length });
  return t('claim.title', {
    amount: format.money(first.amount, first.currency),
    supplier: first.supplierName,
  });
};

const Claims = ({ claims }: Shown<'draft-claim'>) => {
  const t = useText<typeof texts>('assistants');
  const format = useFormat();
  return (
    <ul className={styles.facts}>
      {claims.map((claim) => (
        <li key={`${claim.supplierId} ${claim.currency}`}>
          {claims.length > 1 && (
            <b>
              {t('claim.title', {
                amount: format.money(claim.amount, claim.currency),
                supplier: claim.supplierName,
              })}
            </b>
          )}
          <span>{t('claim.lines', { count: claim.lines, goods: claim.goods.join(', ') })}</span>
        </li>
      ))}
      <li className="muted">{t('claim.then', { count: claims.length })}</li>
    </ul>
  );
};

const Deal = (deal: Shown<'draft-deal'>) => {
  const t = useText<typeof texts>('assistants');
  const format = useFormat();
  const { supplierName: supplier, articleNumber: number, validFrom: from, validTo: to } = deal;
  return (
    <ul className={styles.facts}>
      <li>{number === '' ? supplier : t('deal.of', { supplier, number })}</li>
      <li>{to === null ? t('deal.from', { from }) : t('deal.range', { from, to })}</li>
      {deal.unbought && <li>{t('deal.unbought')}</li>}
      {deal.unbought?.meant.map(({ articleId, name, articleNumber, unit }) => (
        <li key={articleId} className={styles.ends}>
          {t('deal.meant', {
            article: [name, articleNumber, format.unitName(unit)].filter(Boolean).join(' · '),
          })}
        </li>
      ))}
    </ul>
  );
};

const Alerts = ({ articles, comment }: Shown<'settle-alerts'>) => {
  const t = useText<typeof texts>('assistants');
  const format = useFormat();
  return (
    <ul className={styles.facts}>
      {articles.map((one) => (
        <li key={one.articleId}>
          <b>{one.title}</b>
          <span>
            {one.supplierName},{' '}
            {t('alerts.article', {
              price: format.unitPrice(one.newPrice, one.currency, one.unit),
              extra: format.change(one.extra, one.currency),
            })}
          </span>
          {one.endedDeals > 0 && (
            <span className={styles.ends}>{t('alerts.ends', { count: one.endedDeals })}</span>
          )}
        </li>
      ))}
      {comment !== null && comment !== '' && <li>{t('alerts.comment', { comment })}</li>}
    </ul>
  );
};

/** What a suggestion would do, piece by piece. */
export const ShownSuggestion = ({ shown }: { readonly shown: SuggestionShown }) => {
  if (shown.kind === 'draft-claim') return <Claims {...shown} />;
  return shown.kind === 'draft-deal' ? <Deal {...shown} /> : <Alerts {...shown} />;
};
