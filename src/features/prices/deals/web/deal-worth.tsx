import { decimal } from '#core/values/decimal.ts';
import { deviationsPath } from '#features/prices/claims/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import type { DealsPage } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';
import styles from './deals.module.css';

const unitOf = (currency: string): string => (currency === 'SEK' ? 'kr' : currency);

/** What can be claimed back of all deals that the unit has or had, and how that stands to the sum beside it. */
const ClaimBack = ({ claimable, over, currency }: Record<'claimable' | 'over' | 'currency', string>) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const order = decimal(claimable).cmp(decimal(over));
  return (
    <div className={styles.back}>
      <ButtonLink kind="primary" href={deviationsPath({ deals: 'true', dearer: 'true' })}>
        {t('claimBack', { amount: format.money(claimable, currency) })}
      </ButtonLink>
      {order !== 0 && <p className="muted small">{t(order < 0 ? 'claimBackLess' : 'claimBackMore')}</p>}
    </div>
  );
};

interface DealWorthProps {
  readonly page: DealsPage;
  readonly isBeside: boolean;
  /** Whether the rows are all deals in force, so that what can be claimed back belongs beside their sums. */
  readonly isWhole: boolean;
}

/** What the deals are worth, and whether they are kept: two sums and one sentence of the same rows, or the sums beside a deal. */
export const DealWorth = ({ page, isBeside, isWhole }: DealWorthProps) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { sums, counts, claimable } = page;
  const { saved, over, currency, lines, followed, brokenSuppliers } = sums;
  if (isBeside)
    return (
      <dl className={`sumline ${styles.beside}`}>
        <div>
          <dt>{t('savedShort')}</dt>
          <dd>
            {saved === null ? '–' : <span className="summed inrow">{format.total(saved, currency)}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('overShort')}</dt>
          <dd>{format.total(over, currency)}</dd>
        </div>
      </dl>
    );
  return (
    <section className={`card ${styles.worth}`} aria-label={t('tab')}>
      <div>
        {saved === null ? (
          <Figure value="–" unit="" />
        ) : (
          <Figure value={format.number(saved)} unit={unitOf(currency)} isTotal />
        )}
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
          {counts.ending > 0 && ` ${t('endingSoon', { count: counts.ending })}`}
        </p>
      )}
      {mayEdit && isWhole && claimable !== null && decimal(claimable).gt('0') && (
        <ClaimBack claimable={claimable} over={over} currency={currency} />
      )}
    </section>
  );
};

/** The sums of the fixed-price deals of the selection, under their rows on a phone. */
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
