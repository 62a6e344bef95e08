import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import type { DealsPage } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';
import styles from './deals.module.css';

const unitOf = (currency: string): string => (currency === 'SEK' ? 'kr' : currency);

/** What the deals are worth, and whether they are kept: two sums and one sentence of the same rows. */
export const DealWorth = ({ page: { sums } }: { readonly page: DealsPage }) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const { saved, over, currency, lines, followed, brokenSuppliers } = sums;
  return (
    <section className={`card ${styles.worth}`} aria-label={t('tab')}>
      <div>
        <Figure value={saved === null ? '–' : format.number(saved)} unit={unitOf(currency)} isTotal />
        <p className="muted small">{t('savedFigure')}</p>
      </div>
      <div>
        <Figure value={format.number(over)} unit={unitOf(currency)} />
        <p className="muted small">{t('overFigure')}</p>
      </div>
      {lines === 0 ? (
        <p>{t('noPurchases')}</p>
      ) : (
        <p>
          <b>{brokenSuppliers === 0 ? t('allKept') : t('breaking', { count: brokenSuppliers })}</b>
          <br />
          {t('brokenOf', { over: lines - followed, count: lines })}
        </p>
      )}
    </section>
  );
};

/** The sums of the fixed-price deals of the selection, under their rows. */
export const DealSums = ({ page: { sums }, total }: { readonly page: DealsPage; readonly total: number }) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const { followed, lines: count } = sums;
  return (
    <dl className={`sumline ${styles.sums}`}>
      <div>
        <dt>{t('sumRow', { count: total })}</dt>
        <dd>{count > 0 && t('followedShort', { followed, count })}</dd>
      </div>
      <div>
        <dt>{t('savedColumn')}</dt>
        <dd>{sums.saved === null ? '–' : format.price(sums.saved)}</dd>
      </div>
      <div>
        <dt>{t('overColumn')}</dt>
        <dd>{format.price(sums.over)}</dd>
      </div>
    </dl>
  );
};
