import { useState } from 'react';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import type { texts } from '../texts.en.ts';
import styles from './offer-requests.module.css';
import type { RequestAbout } from './request-about.ts';
import { RequestDialog } from './request-dialog.tsx';

/** What a letter about an article would be about; null where no lower price is known that somebody can be asked for. */
const aboutOf = ({ articleId, saving }: SourcedArticle): RequestAbout | null => {
  if (saving === null) return null;
  if (saving.source === 'own-outlet') return { articleId };
  return saving.otherId === null ? null : { articleId, otherId: saving.otherId };
};

interface RowProps {
  readonly article: SourcedArticle;
  readonly onAsk: (about: RequestAbout) => void;
}

const Row = ({ article, onAsk }: RowProps) => {
  const t = useText<typeof texts>('offer-requests');
  const format = useFormat();
  const { name, saving, pack, currency, unit } = article;
  const about = aboutOf(article);
  if (saving === null || about === null)
    return (
      <li>
        <b>{name}</b>
        <small className="muted">{t(article.proposals > 0 ? 'manyProposed' : 'manyNone')}</small>
      </li>
    );
  const price =
    saving.comparable === null || pack === null
      ? format.unitPrice(saving.lower, currency, unit)
      : format.unitPrice(saving.comparable, currency, pack.baseUnit);
  const words = { supplier: saving.supplier.displayName, price };
  return (
    <li>
      <b>{name}</b>
      <Button isSmall aria-label={t('askManyOf', { ...words, name })} onClick={() => onAsk(about)}>
        {t('askOffer', words)}
      </Button>
    </li>
  );
};

interface RequestsDialogProps {
  readonly articles: readonly SourcedArticle[];
  readonly onClose: () => void;
}

/** Articles that were chosen, each with the letter that can be sent about it. */
export const RequestsDialog = ({ articles, onClose }: RequestsDialogProps) => {
  const t = useText<typeof texts>('offer-requests');
  const [about, setAbout] = useState<RequestAbout | null>(null);
  if (about !== null) return <RequestDialog about={about} onClose={() => setAbout(null)} />;
  return (
    <FormDialog title={t('manyTitle')} isWide onClose={onClose}>
      <p className="muted">{t('manyText')}</p>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <Row key={article.articleId} article={article} onAsk={setAbout} />
        ))}
      </ul>
    </FormDialog>
  );
};
