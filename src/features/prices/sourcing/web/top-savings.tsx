import { ArrowRight } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { SourcedArticle } from '../contract-fields.ts';
import { sourcingArticlesPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import type { Overview } from './savings-summary.tsx';
import { comparedPrice, OwnMark, Saved, SavingFrom, savingPrice } from './saving-words.tsx';
import styles from './sourcing.module.css';

const Opportunity = ({ article }: { readonly article: SourcedArticle }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const { saving } = article;
  if (saving === null) return null;
  return (
    <a className={styles.opp} href={sourcingArticlesPath({ alternatives: article.articleId })}>
      <div>
        <b>{article.name}</b>
        <small>
          {article.supplier.displayName} · <b>{comparedPrice(article, format)}</b>
        </small>
      </div>
      <Icon of={ArrowRight} />
      <div>
        <b>{saving.source === 'offer' ? saving.name : t(`instead.${saving.source}`)}</b>
        <small>
          <SavingFrom saving={saving} band={article.band} /> · <b>{savingPrice(article, saving, format)}</b>
        </small>
      </div>
      <div className={styles.sum}>
        <Saved yearly={saving.yearly} currency={article.currency} />
        <small>{article.isEstimated ? `${t('perYear')}, ${t('estimated')}` : t('perYear')}</small>
      </div>
    </a>
  );
};

/** The largest differences: what is bought, and where it costs less. */
export const TopSavings = ({ overview: { top, articles } }: { readonly overview: Overview }) => {
  const t = useText<typeof texts>('sourcing');
  return (
    <Card
      title={t('biggest')}
      className={styles.flush}
      aside={
        <span className="small muted">
          <OwnMark /> {t('ownSupplier')}{' '}
          <a href={sourcingArticlesPath({ show: 'cheaper' })}>{t('allArticles', { count: articles })}</a>
        </span>
      }
    >
      {top.map((article) => (
        <Opportunity key={article.articleId} article={article} />
      ))}
    </Card>
  );
};
