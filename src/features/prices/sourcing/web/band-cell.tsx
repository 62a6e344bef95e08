import { type BandPlace, placeIn } from '#core/market-band/places.ts';
import type { ShownBand } from '#features/prices/market-band/contract-fields.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import type { SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts-band.en.ts';
import { bandScale } from './band-scale.ts';
import styles from './band.module.css';

/** The best other price of the same goods for a base unit, where it is somebody's and not the market's. */
export const otherPrice = ({ saving }: SourcedArticle): string | null =>
  saving === null || saving.source === 'band' ? null : saving.comparable;

/** The colour of an own price: cobalt in the band, lingon above it, dill below. */
export const placed = {
  over: styles.over,
  within: styles.within,
  under: styles.under,
} as const satisfies Readonly<Record<BandPlace, string | undefined>>;

/** What the price at an end takes beyond it, and that with the other price where both are at one edge. */
const [endRoom, bothRoom] = ['3em', '5.1em'];

interface DrawnBandProps {
  readonly article: SourcedArticle;
  readonly band: ShownBand;
  readonly comparable: string;
}

const DrawnBand = ({ article, band, comparable }: DrawnBandProps) => {
  const t = useText<typeof texts>('sourcing-band');
  const format = useFormat();
  const other = otherPrice(article);
  const at = bandScale(band, other === null ? [comparable] : [comparable, other], 14);
  const place = placeIn(band, comparable);
  const priced = (price: string): string => format.unitPrice(price, article.currency, band.baseUnit);
  const [left, right] = [at(band.low), at(band.high)];
  return (
    <span className={styles.band}>
      <span className={styles.line} aria-hidden="true">
        <i className={styles.box} style={{ left: `${left}%`, width: `${right - left}%` }} />
        <i className={styles.middle} style={{ left: `${at(band.middle)}%` }} />
        {other !== null && <i className={styles.other} style={{ left: `${at(other)}%` }} />}
        <i className={`${styles.me} ${placed[place]}`} style={{ left: `${at(comparable)}%` }} />
      </span>
      <span className={styles.ends} aria-hidden="true">
        <span style={{ left: `min(max(${left}%, ${endRoom}), 100% - ${bothRoom})` }}>
          {format.price(band.low)}
        </span>
        <span style={{ left: `max(min(${right}%, 100% - ${endRoom}), ${bothRoom})` }}>
          {format.price(band.high)}
        </span>
      </span>
      <span className="visually-hidden">
        {t(`place.${place}`, {
          price: priced(comparable),
          low: format.price(band.low),
          middle: format.price(band.middle),
          high: priced(band.high),
        })}
      </span>
    </span>
  );
};

/** Where an article's price lies in the market, or why that is not told. */
export const BandCell = ({
  article,
  missing,
}: {
  readonly article: SourcedArticle;
  /** What stands where there is nothing to compare. */
  readonly missing: string;
}) => {
  const t = useText<typeof texts>('sourcing-band');
  const { band, comparable } = article;
  if (band === null || comparable === null) return <Missing label={missing} />;
  if (band.state === 'shown') return <DrawnBand article={article} band={band} comparable={comparable} />;
  return <span className="muted small">{t(band.state === 'few' ? 'fewOthers' : 'withheld')}</span>;
};

/** What the marks of the bands mean, once above the table. */
export const BandKey = () => {
  const t = useText<typeof texts>('sourcing-band');
  const marks = [
    { mark: styles.keyBand, text: t('keyBand') },
    { mark: `${styles.dot} ${styles.within}`, text: t('keyWithin') },
    { mark: `${styles.dot} ${styles.over}`, text: t('keyOver') },
    { mark: `${styles.dot} ${styles.under}`, text: t('keyUnder') },
    { mark: styles.keyOther, text: t('keyOther') },
  ];
  return (
    <div className={styles.key} aria-hidden="true">
      {marks.map(({ mark, text }) => (
        <span key={text}>
          <i className={mark} />
          {text}
        </span>
      ))}
    </div>
  );
};
