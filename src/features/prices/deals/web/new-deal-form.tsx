import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isDecimal } from '#core/values/decimal.ts';
import type { AlertGroupDetail } from '#features/prices/price-monitoring/contract-alerts.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { selectedUnitId } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { DealPreview } from '../contract-list.ts';
import { dealsContract } from '../contract.ts';
import { dealsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { newDraft } from './deal-draft.ts';
import { DealFields } from './deal-fields.tsx';
import { DealOverlap } from './deal-overlap.tsx';
import { DealSentence, type PreviewBody, usePreview } from './deal-sentence.tsx';
import styles from './deals.module.css';
import { GoodsFields, type NamedGoods, noGoods, wholeGoods } from './goods-fields.tsx';
import { MeantGoods } from './meant-goods.tsx';
import { rememberDeal, useDraft } from './use-deal-save.ts';
import { staleDeals } from './use-deals.ts';

type About = Pick<PreviewBody, 'articleId' | 'goods'>;

/** What a form begins with: a decimal string or nothing, and an ISO date. */
interface Begun {
  readonly price: string;
  readonly since: string;
}

interface NewDealFormProps {
  /** Null while the goods are not named yet. */
  readonly about: About | null;
  readonly unit: string;
  readonly currency: string;
  readonly begun: Begun;
  readonly onTried?: () => void;
  /** An article that is meant instead of the goods as they are named. */
  readonly onMeant?: (article: DealPreview['meant'][number]) => void;
}

const NewDealForm = ({ about, unit, currency, begun, onTried, onMeant }: NewDealFormProps) => {
  const t = useText<typeof texts>('deals');
  const navigate = useNavigate();
  const priced = { unit, currency };
  const begin = newDraft(selectedUnitId() ?? '', begun.since, isDecimal(begun.price) ? begun.price : '');
  const typed = useDraft(begin, priced);
  const { draft, change, faults, body, price, priceText, attempt } = typed;
  const preview = usePreview(body && about && { ...body, ...about });
  const send = useSend(dealsContract.createDeal, staleDeals);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onTried?.();
    attempt((whole) => {
      if (about === null) return;
      send.mutate(
        { body: { ...whole, ...about } },
        {
          onSuccess: ({ id }) => {
            rememberDeal(id);
            showToast({ text: t('saved') });
            const isAhead = whole.validFrom > todayInSweden();
            void navigate({ href: dealsPath(isAhead ? { show: 'upcoming' } : {}) });
          },
        },
      );
    });
  };
  return (
    <form className="stack" onSubmit={onSubmit} noValidate>
      <DealSentence preview={preview} price={price} {...priced} />
      {onMeant !== undefined && <MeantGoods meant={preview?.meant ?? []} onPick={onMeant} />}
      <DealOverlap preview={preview} draft={draft} change={change} {...priced} />
      <h2>{t('agreed')}</h2>
      <DealFields
        draft={draft}
        change={change}
        faults={faults}
        preview={preview}
        otherUnits={0}
        {...priced}
      />
      <FormAlert failure={typed.keepFailure ?? send.error?.failure ?? null} />
      <div className={styles.acts}>
        <span />
        <ButtonLink href={dealsPath()}>{t('cancel')}</ButtonLink>
        <Button kind="primary" type="submit" isBusy={typed.isKeeping || send.isPending}>
          {t('save', { price: priceText })}
        </Button>
      </div>
    </form>
  );
};

/** A deal about an article of the unit, with what is known of it filled in. */
export const ArticleDeal = ({
  article,
  begun,
}: {
  readonly article: AlertGroupDetail['article'];
  readonly begun: Begun;
}) => (
  <NewDealForm
    about={{ articleId: article.id }}
    unit={article.unit}
    currency={article.currency}
    begun={begun.price === '' ? { ...begun, price: article.lastPrice } : begun}
  />
);

/** A deal about goods that are named here: found among those that are bought, or never bought yet. */
export const NamedDeal = ({ begun }: { readonly begun: Begun }) => {
  const [goods, setGoods] = useState<NamedGoods>(noGoods);
  // Null while they are described; what is typed over a picked article is another one.
  const [picked, setPicked] = useState<{ readonly articleId: string; readonly currency: string } | null>(
    null,
  );
  const [isTried, setTried] = useState(false);
  const named = wholeGoods(goods);
  const about = picked === null ? named && { goods: named } : { articleId: picked.articleId };
  const fill = (articleId: string, currency: string, part: Partial<NamedGoods>) => {
    setPicked({ articleId, currency });
    setGoods((before) => ({ ...before, ...part }));
  };
  return (
    <div className="stack">
      <GoodsFields
        goods={goods}
        isTried={isTried}
        change={(part) => {
          setPicked(null);
          setGoods((before) => ({ ...before, ...part }));
        }}
        pick={({ id, currency, articleNumber, ...article }) =>
          fill(id, currency, { ...article, articleNumber: articleNumber ?? '' })
        }
      />
      <NewDealForm
        about={about}
        unit={goods.unit.trim()}
        currency={picked?.currency ?? 'SEK'}
        begun={begun}
        onTried={() => setTried(true)}
        onMeant={({ articleId, name, articleNumber, unit }) =>
          fill(articleId, 'SEK', { name, unit, articleNumber: articleNumber ?? '' })
        }
      />
    </div>
  );
};
