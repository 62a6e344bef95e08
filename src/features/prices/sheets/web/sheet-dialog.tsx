import { useState } from 'react';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { swedishDate } from '#core/values/swedish-date.ts';
import { sheetsContract } from '../contract.ts';
import type { SheetLanguage } from '../contract-sheet.ts';
import { mostArticles } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { SheetLinks } from './sheet-links.tsx';
import styles from './sheets.module.css';

interface OfSupplierProps {
  readonly supplier: SourcedArticle['supplier'];
  readonly articles: readonly SourcedArticle[];
  readonly language: SheetLanguage;
}

/** One supplier's sheet: on paper, or by a link. */
const OfSupplier = ({ supplier, articles, language }: OfSupplierProps) => {
  const t = useText<typeof texts>('sheets');
  const download = useDownload(sheetsContract.downloadSheet);
  const share = useSend(sheetsContract.shareSheet, [sheetsContract.listSheets]);
  const body = { supplierId: supplier.id, articleIds: articles.map(({ articleId }) => articleId), language };
  const name = supplier.displayName;
  const link = share.data === undefined ? null : `${location.origin}${share.data.path}`;
  const isTooMany = articles.length > mostArticles;
  return (
    <li>
      <span className={styles.who}>
        <b>{name}</b>
        <small>
          {isTooMany ? t('tooMany', { count: mostArticles }) : t('articles', { count: articles.length })}
        </small>
      </span>
      <Button
        isSmall
        disabled={isTooMany}
        aria-label={t('downloadOf', { supplier: name })}
        does={sheetsContract.downloadSheet}
        onClick={() => void download({ body }, `${name}.pdf`)}
      >
        {t('download')}
      </Button>
      {link === null ? (
        <Button
          isSmall
          disabled={isTooMany}
          isBusy={share.isPending}
          aria-label={t('shareOf', { supplier: name })}
          does={sheetsContract.shareSheet}
          onClick={() => share.mutate({ body })}
        >
          {t('share')}
        </Button>
      ) : (
        <CopyButton
          kind="primary"
          isSmall
          text={link}
          copiedText={t('copied')}
          label={t('copyOf', { supplier: name })}
        >
          {t('copy')}
        </CopyButton>
      )}
      <FormAlert failure={share.error?.failure ?? null} />
      {share.data !== undefined && (
        <p className={`small muted ${styles.made}`} role="status">
          {t('until', { date: swedishDate(new Date(share.data.expiresAt)) })}
        </p>
      )}
    </li>
  );
};

interface SheetDialogProps {
  readonly articles: readonly SourcedArticle[];
  readonly onClose: () => void;
}

/** One sheet for each supplier of the articles that were chosen, and the links that open already. */
export const SheetDialog = ({ articles, onClose }: SheetDialogProps) => {
  const t = useText<typeof texts>('sheets');
  const [language, setLanguage] = useState<SheetLanguage>(useLanguage());
  const bySupplier = [...Map.groupBy(articles, ({ supplier }) => supplier.id)];
  return (
    <FormDialog title={t('title')} isWide onClose={onClose}>
      <p className="muted">{t('text')}</p>
      <Segment
        label={t('language')}
        choices={[
          { value: 'sv', label: t('sv') },
          { value: 'en', label: t('en') },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <ul className={styles.each}>
        {bySupplier.map(([id, own]) => {
          const [first] = own;
          return (
            first !== undefined && (
              <OfSupplier
                key={`${id} ${language}`}
                supplier={first.supplier}
                articles={own}
                language={language}
              />
            )
          );
        })}
      </ul>
      <SheetLinks />
    </FormDialog>
  );
};
