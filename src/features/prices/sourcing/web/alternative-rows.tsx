import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Alternative, SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import { comparedPrice, OwnMark, Saved } from './saving-words.tsx';
import styles from './sourcing.module.css';
import type { GoodsActs } from './use-goods-acts.ts';

const isCertainlySame = ({ by }: Alternative): boolean =>
  by === 'article' || by === 'gtin' || by === 'confirmed';

const SameOrNot = ({ other, acts }: { readonly other: Alternative; readonly acts: GoodsActs }) => {
  const t = useText<typeof texts>('sourcing');
  const { verdictId } = other;
  if (other.by === 'gtin' || other.by === 'article') return null;
  return (
    <span className={styles.acts}>
      {verdictId !== null ? (
        <Button isSmall kind="quiet" isBusy={acts.isBusy} onClick={() => acts.takeBack(verdictId)}>
          {t('undoSame')}
        </Button>
      ) : (
        <>
          <Button isSmall isBusy={acts.isBusy} onClick={() => acts.judge(other, true)}>
            {t('same')}
          </Button>
          <Button isSmall kind="quiet" isBusy={acts.isBusy} onClick={() => acts.judge(other, false)}>
            {t('notSame')}
          </Button>
        </>
      )}
    </span>
  );
};

const AlternativeRow = ({ other, acts }: { readonly other: Alternative; readonly acts: GoodsActs }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const isCertain = isCertainlySame(other);
  return (
    <li className={other.isOld ? styles.old : ''}>
      <b>{other.name}</b>
      <b>{comparedPrice(other, format)}</b>
      <small className="muted">
        {other.supplier.displayName}
        {other.isOwnSupplier && <OwnMark />}
        {other.outlet !== null && ` · ${t('at', { outlet: other.outlet.displayName })}`}
        {' · '}
        {format.unitPrice(other.price, other.currency, other.unit)}
        {' · '}
        {t(other.isListed ? 'listedFrom' : 'lastSeen', { date: other.lastDate })}
      </small>
      <small>
        {other.yearly !== null && isCertain ? (
          <Saved yearly={other.yearly} currency={other.currency} />
        ) : (
          <span className="muted">{t(`by.${other.by}`)}</span>
        )}
      </small>
      {other.yearly !== null && !isCertain && (
        <small className={`muted ${styles.acts}`}>
          {t('maySave', {
            amount: t('perYearShort', { amount: format.total(other.yearly, other.currency) }),
          })}
        </small>
      )}
      {other.isBadMatch && <small className={`muted ${styles.acts}`}>{t('badMatch')}</small>}
      {mayEdit && <SameOrNot other={other} acts={acts} />}
    </li>
  );
};

interface AlternativeRowsProps {
  readonly article: SourcedArticle;
  readonly alternatives: readonly Alternative[];
  readonly acts: GoodsActs;
}

/** An article and what could be bought instead: the same goods first, then what may be, then goods of its kind. */
export const AlternativeRows = ({ article, alternatives, acts }: AlternativeRowsProps) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const groups = [
    { title: null, rows: alternatives.filter(isCertainlySame) },
    { title: t('otherQuestion'), rows: alternatives.filter(({ by }) => by === 'proposed') },
    { title: t('similarTitle'), rows: alternatives.filter(({ by }) => by === 'similar') },
  ];
  return (
    <>
      <ul className={styles.alts}>
        <li className={styles.yours}>
          <b>{article.name}</b>
          <b>{comparedPrice(article, format)}</b>
          <small className="muted">
            {article.supplier.displayName} · {format.unitPrice(article.price, article.currency, article.unit)}
          </small>
          <small className="muted">{t('yours')}</small>
        </li>
        {groups[0]?.rows.map((other) => (
          <AlternativeRow key={other.articleId} other={other} acts={acts} />
        ))}
      </ul>
      {groups.slice(1).map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title ?? ''}>
              <h3>{title}</h3>
              <ul className={styles.alts}>
                {rows.map((other) => (
                  <AlternativeRow key={other.articleId} other={other} acts={acts} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
};
