import { useState } from 'react';
import type { BandState } from '#features/prices/market-band/contract-fields.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { sourcingContract } from '../contract.ts';
import type { Alternative, SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import { askedOffer } from './asked-offer.ts';
import { AlternativeRows } from './alternative-rows.tsx';
import { OfferAct } from './brought-acts.tsx';
import { BandNote } from './band-note.tsx';
import { BigBand } from './big-band.tsx';
import { LockedSavings } from './locked-savings.tsx';
import { PackDialog } from './pack-dialog.tsx';
import { Saved, SavingFrom, savingPrice, yearlyText } from './saving-words.tsx';
import styles from './sourcing.module.css';
import { useGoodsActs } from './use-goods-acts.ts';

const PackLine = ({
  article,
  onState,
}: {
  readonly article: SourcedArticle;
  readonly onState: () => void;
}) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { pack, packFrom } = article;
  if (pack === null)
    return (
      <div className={styles.todo}>
        <span>
          <b>{t('cannotCompare')}</b>
          <br />
          <span className="muted">{t('noPack')}</span>
        </span>
        {mayEdit && <Button onClick={onState}>{t('statePack')}</Button>}
      </div>
    );
  if (packFrom === 'unit') return null;
  return (
    <p className="small muted">
      {t('packIs', { pack: format.quantity(pack.amount, pack.baseUnit) })}
      {packFrom === 'stated' && ` (${t('packStated')})`}{' '}
      {mayEdit && (
        <Button kind="quiet" isSmall onClick={onState}>
          {t('changePack')}
        </Button>
      )}
    </p>
  );
};

const BestLine = ({ article }: { readonly article: SourcedArticle }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const { saving } = article;
  if (saving === null || saving.source === 'offer' || saving.source === 'band') return null;
  return (
    <div className={styles.todo}>
      <span>
        <b>{t(`source.${saving.source}`)}</b>
        <br />
        <span className="muted">
          <SavingFrom saving={saving} band={article.band} /> · {savingPrice(article, saving, format)}
          {saving.date !== null && ` · ${saving.date}`}
        </span>
      </span>
      <Saved yearly={saving.yearly} currency={article.currency} />
    </div>
  );
};

interface BodyProps {
  readonly article: SourcedArticle;
  readonly alternatives: readonly Alternative[];
  readonly bands: BandState;
}

const Body = ({ article, alternatives, bands }: BodyProps) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const acts = useGoodsActs(article);
  const [isStating, setStating] = useState(false);
  return (
    <div className="stack">
      <LockedSavings locked={article.isLocked ? 1 : 0} bands={bands} />
      <BandNote bands={bands} />
      <BigBand article={article} alternatives={alternatives} />
      <BestLine article={article} />
      <PackLine article={article} onState={() => setStating(true)} />
      <h3>{article.pack === null ? t('alternativesOf') : t(`sameGoods_${article.pack.baseUnit}`)}</h3>
      <AlternativeRows article={article} alternatives={alternatives} acts={acts} />
      {alternatives.length === 0 && <p className="muted">{t('noAlternatives')}</p>}
      <p className="muted small">{t('how', { quantity: yearlyText(article, format) })}</p>
      {isStating && <PackDialog article={article} acts={acts} onClose={() => setStating(false)} />}
    </div>
  );
};

interface AlternativesDrawerProps {
  readonly articleId: string;
  readonly onClose: () => void;
}

/** One article beside what could be bought instead. */
export const AlternativesDrawer = ({ articleId, onClose }: AlternativesDrawerProps) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const found = useCall(sourcingContract.readAlternatives, { params: { articleId } });
  const shown = found.data?.article.articleId === articleId ? found.data : undefined;
  if (shown === undefined)
    return (
      <Drawer title={t('alternativesOf')} onClose={onClose}>
        {found.isError ? (
          <LoadFailed title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Drawer>
    );
  const { article, alternatives, bands } = shown;
  const asked = mayEdit ? askedOffer(alternatives) : null;
  const about = [
    article.supplier.displayName,
    article.articleNumber !== null && t('numbered', { number: article.articleNumber }),
    t('aYear', { quantity: yearlyText(article, format) }),
  ];
  return (
    <Drawer
      title={article.name}
      detail={about.filter(Boolean).join(' · ')}
      lead={<Plate icon={categoryIcon(article.category)} isLarge />}
      {...(asked === null
        ? {}
        : { footer: <OfferAct key={asked.articleId} article={article} other={asked} /> })}
      onClose={onClose}
    >
      <Body key={articleId} article={article} alternatives={alternatives} bands={bands} />
    </Drawer>
  );
};
