import { CalendarClock, HandCoins, Handshake } from 'lucide-react';
import { useId, useState } from 'react';
import { whyTitle } from '#core/price-watch/why-title.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { sendUndoable } from '#platform/web/calls/undoable.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { selectedUnitId, useMayEdit } from '#platform/web/session/state.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { claimPath, newDealPath } from '#platform/wire/doors.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { DecisionPair } from '#platform/web/ui/tables/decision-pair.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { useShortcut } from '#platform/web/ui/shell/shortcut.ts';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { watchedArticlePath } from '../paths.ts';
import type { AlertGroup, AlertGroupDetail, AlertStatus } from '../contract-alerts.ts';
import { type DecisionKind, priceMonitoringContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { AlertDetail } from './alert-detail.tsx';
import { useEndingWords } from './deal-words.ts';
import { settle, withdraw } from './settling.ts';

type Range = { readonly from?: string; readonly to?: string };

/** One article with its entries of a status in a period, or of all time where the period has none. */
export const useArticle = (articleId: string, status: AlertStatus, { from, to }: Range = {}) => {
  const params = { articleId };
  const period = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const inPeriod = useCall(priceMonitoringContract.readAlert, { params, query: { ...period, status } });
  const isOfArticle = inPeriod.data?.article.id === articleId;
  const isMissing = from !== undefined && isOfArticle && inPeriod.data?.group === null;
  const ever = useCall(priceMonitoringContract.readAlert, { params, query: { status } }, isMissing);
  const shown = isMissing && ever.data?.article.id === articleId ? ever : inPeriod;
  const detail = shown.data?.article.id === articleId ? shown.data : undefined;
  return { detail, error: detail === undefined ? inPeriod.error : null, retry: inPeriod.refetch };
};

const useDecide = (detail: AlertGroupDetail, group: AlertGroup, onDecided: () => void) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const language = useLanguage();
  const { id, name, lastPrice, watchedPrice, currency, newestLineId } = detail.article;
  // An article in a new unit or pack is kept at what the old one cost, where that can be told.
  const kept = group.kind === 'unit' ? group.watchedPrice : watchedPrice;
  const { perBase } = group;
  const per = (amount: string) =>
    perBase === null ? format.money(amount, currency) : format.unitPrice(amount, currency, perBase.baseUnit);
  const price = per(perBase?.newPrice ?? lastPrice);
  const ending = useEndingWords()(detail);
  const keptPrice = kept === null ? null : per(perBase?.watchedPrice ?? kept);
  const saidOf = (kind: DecisionKind, until: string): string => {
    if (kind === 'resolve') return ending?.told ?? t('watchedNow', { name, price });
    if (kind === 'claim') return t('claimedNow', { name });
    if (kind === 'temporary') return t('temporaryNow', { name, price, until: format.date(until) });
    return keptPrice === null ? t('ignoredNow', { name }) : t('keptNow', { name, price: keptPrice });
  };
  const decide = (kind: DecisionKind, comment: string, until = '') => {
    const unitId = selectedUnitId();
    const body = {
      articleIds: [id],
      shown: {
        [id]: { newestLineId, unresolved: group.unresolved, ending: detail.ending.map((deal) => deal.id) },
      },
      kind,
      ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
      ...(kind === 'temporary' ? { until } : {}),
    };
    const unit = unitId === undefined ? {} : { unitId };
    const telling = { language, sayRefused: (reason: string) => t('refused', { name, reason }) };
    const send = () => settle({ body, ...unit }, telling);
    sendUndoable({ keys: [id], text: saidOf(kind, until), send, undo: (done) => withdraw(done, telling) });
    onDecided();
  };
  const acceptLabel = ending?.act ?? t('watch', { price });
  return { price, keptPrice, acceptLabel, decide };
};

/** A deal at the price that is watched, from the first purchase that was dearer or cheaper. */
const agreedHref = ({ id, watchedPrice, firstDate }: AlertGroup): string =>
  newDealPath({ article: id, price: watchedPrice, since: firstDate });

const inAMonth = (today: string): string => daysAfter(today, 30);

interface DecisionFormProps {
  readonly detail: AlertGroupDetail;
  readonly group: AlertGroup;
  readonly today: string;
  readonly onDecided: () => void;
}

/** The comment, the two outcomes with their amounts, and a third for a price that holds only for a time. */
export const DecisionForm = ({ detail, group, today, onDecided }: DecisionFormProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const commentId = useId();
  const { price, keptPrice, acceptLabel, decide } = useDecide(detail, group, onDecided);
  const [comment, setComment] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const watch = () => decide('resolve', comment);
  const keep = () => decide('ignore', comment);
  const canClaim =
    until === null &&
    group.watchedPrice !== null &&
    // What VAT alone has changed is nobody's debt.
    group.causes[0] !== 'vat' &&
    (detail.claimable?.lines ?? 0) > 0;
  useShortcut(['b', 'B'], watch);
  useShortcut(['k', 'K'], keep);
  useShortcut(['c', 'C'], () => document.getElementById(commentId)?.focus());
  return (
    <>
      <TextArea
        id={commentId}
        label={t('comment')}
        isOptional
        rows={1}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          // A sheet gives the focus back to the field that merely lost it.
          event.currentTarget.blur();
          event.currentTarget.closest('.panel')?.querySelector<HTMLElement>('h2')?.focus();
        }}
      />
      {until === null ? (
        <DecisionPair
          keep={{
            label: keptPrice === null ? t('keepUnknown') : t('keep', { price: keptPrice }),
            consequence: t('keepThen'),
            onDecide: keep,
          }}
          accept={{ label: acceptLabel, consequence: t('watchThen'), onDecide: watch }}
        />
      ) : (
        <form
          className="temporary"
          onSubmit={(event) => {
            event.preventDefault();
            decide('temporary', comment, until);
          }}
        >
          <DateField label={t('temporaryUntil')} required min={today} value={until} onDay={setUntil} />
          <Button kind="primary" type="submit">
            {t('temporaryAct', { price, date: until === '' ? '…' : format.date(until) })}
          </Button>
        </form>
      )}
      <div className="spread outcomes">
        <p className="outcome">{t('appliesTo', { count: group.unresolved })}</p>
        {canClaim && (
          <Button kind="quiet" isSmall icon={HandCoins} onClick={() => decide('claim', comment)}>
            {t('claimCredit')}
          </Button>
        )}
        {detail.claimable?.claims.map(({ id, number }) => (
          <ButtonLink key={id} kind="quiet" isSmall icon={HandCoins} href={claimPath(id)}>
            {t('seeClaim', { number })}
          </ButtonLink>
        ))}
        {detail.deal === null && group.kind !== 'unit' && (
          <ButtonLink kind="quiet" isSmall icon={Handshake} href={agreedHref(group)}>
            {t('agreed')}
          </ButtonLink>
        )}
        <Button
          kind="quiet"
          isSmall
          icon={CalendarClock}
          onClick={() => setUntil(until === null ? inAMonth(today) : null)}
        >
          {t(until === null ? 'temporary' : 'temporaryCancel')}
        </Button>
      </div>
    </>
  );
};

/** The decision of an article, or why this person has none to make; nothing when nothing waits. */
export const useDecisionPart = (
  detail: AlertGroupDetail | undefined,
  status: AlertStatus,
  rest: { readonly today: string; readonly onDecided: () => void },
) => {
  const t = useText<typeof texts>('price-monitoring');
  const canDecide = useMayEdit();
  if (!canDecide) return <p className="muted small">{t('readOnly')}</p>;
  if (status !== 'UNRESOLVED' || detail === undefined || detail.group === null) return null;
  return <DecisionForm key={detail.article.id} detail={detail} group={detail.group} {...rest} />;
};

/** What stands under an article's name: `Enskärs Kött · art.nr 214070 · pris per kg`. */
export const useArticleLine = () => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  return (supplierName: string, number: string | null, unit: string): string =>
    [
      supplierName,
      number === null ? '' : t('articleNumber', { number }),
      t('pricePer', { unit: format.unitName(unit) }),
    ]
      .filter(Boolean)
      .join(' · ');
};

interface AlertDrawerProps {
  readonly articleId: string;
  /** Its name in the list, while the rest loads. */
  readonly name: string | undefined;
  readonly status: AlertStatus;
  readonly period?: Range;
  readonly today: string;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** One article beside its list: why the price differs, what it cost, and the decision. */
export const AlertDrawer = (props: AlertDrawerProps) => {
  const { articleId, name, status, period, today, onClose, onDecided } = props;
  const t = useText<typeof texts>('price-monitoring');
  const language = useLanguage();
  const lineOf = useArticleLine();
  const { detail, error, retry } = useArticle(articleId, status, period);
  const footer = useDecisionPart(detail, status, { today, onDecided });
  const article = detail?.article;
  const why = detail === undefined ? null : (detail.why ?? detail.information);
  return (
    <Drawer
      isWide
      title={why === null ? (article?.name ?? name ?? t('article')) : whyTitle(why, language)}
      lead={<Plate icon={categoryIcon(article?.category)} isLarge />}
      detail={
        article &&
        [
          ...(why === null ? [] : [article.name]),
          lineOf(article.supplierName, article.articleNumber, article.unit),
        ].join(' · ')
      }
      footer={footer ?? undefined}
      onClose={onClose}
    >
      {error !== null ? (
        <LoadFailed title={t('failedArticle')} error={error} onRetry={() => void retry()} />
      ) : detail === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <AlertDetail detail={detail} status={status} />
          <p className="panel-link">
            <a href={watchedArticlePath(articleId)}>{t('toArticlePage')}</a>
          </p>
        </>
      )}
    </Drawer>
  );
};
