import { placeIn } from '#core/market-band/places.ts';
import { marketBandPath } from '#features/prices/market-band/paths.ts';
import type { ShownBand } from '#features/prices/market-band/contract-fields.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { Alternative, SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts-band.en.ts';
import { placed } from './band-cell.tsx';
import { bandScale } from './band-scale.ts';
import styles from './band.module.css';

interface BigBandProps {
  readonly article: SourcedArticle;
  readonly alternatives: readonly Alternative[];
}

/** A label is kept within the drawing. */
const within = (at: number): number => Math.min(78, Math.max(22, at));

const Drawn = ({
  article,
  alternatives,
  band,
  comparable,
}: BigBandProps & { readonly band: ShownBand; readonly comparable: string }) => {
  const t = useText<typeof texts>('sourcing-band');
  const format = useFormat();
  const others = alternatives.flatMap(({ by, comparable: price, isOld, isBadMatch, pack }) => {
    const isMatch = (by === 'gtin' || by === 'confirmed') && !isOld && !isBadMatch;
    return isMatch && price !== null && pack?.baseUnit === band.baseUnit ? [price] : [];
  });
  const { saving } = article;
  const at = bandScale(band, [comparable, ...others], 6);
  const place = placeIn(band, comparable);
  const [low, middle, high] = [band.low, band.middle, band.high].map((price) => format.price(price));
  const mine = format.unitPrice(comparable, article.currency, band.baseUnit);
  const [left, right] = [at(band.low), at(band.high)];
  return (
    <>
      <p>
        <b>{t(`standing.${place}`)}</b> {t(`behindText.${band.behind}`)}.
        {saving?.source === 'band' && (
          <> {t('toMiddle', { amount: format.total(saving.yearly, article.currency) })}</>
        )}
      </p>
      <div
        className={styles.big}
        role="img"
        aria-label={t(`place.${place}`, {
          price: mine,
          low: low ?? '',
          middle: middle ?? '',
          high: format.unitPrice(band.high, article.currency, band.baseUnit),
        })}
      >
        <i className={styles.box} style={{ left: `${left}%`, width: `${right - left}%` }} />
        <i className={styles.middle} style={{ left: `${at(band.middle)}%` }} />
        {others.map((price) => (
          <i key={price} className={styles.other} style={{ left: `${at(price)}%` }} />
        ))}
        <i className={`${styles.me} ${placed[place]}`} style={{ left: `${at(comparable)}%` }} />
        <b style={{ left: `${within(at(comparable))}%` }}>{t('you', { price: format.price(comparable) })}</b>
        <span style={{ left: `${within((left + right) / 2)}%` }}>
          {t('halfPays', { low: low ?? '', high: high ?? '' })}
        </span>
      </div>
      <p className="muted small">
        {t('middleIs', { price: format.unitPrice(band.middle, article.currency, band.baseUnit) })} ·{' '}
        {t('bandDays', { from: band.from, to: band.to })} · <a href={marketBandPath()}>{t('bandHow')}</a>
      </p>
    </>
  );
};

/** Where an article's price lies in the market, large, with the days that it is told from. */
export const BigBand = (props: BigBandProps) => {
  const t = useText<typeof texts>('sourcing-band');
  const { band, comparable } = props.article;
  if (band === null || comparable === null) return null;
  if (band.state === 'shown')
    return (
      <div>
        <Drawn {...props} band={band} comparable={comparable} />
      </div>
    );
  return (
    <p className="muted">
      {t(band.state === 'few' ? 'fewOthers' : 'withheld')}. <a href={marketBandPath()}>{t('bandHow')}</a>
    </p>
  );
};
