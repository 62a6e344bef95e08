import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { BulkBar } from '#platform/web/ui/tables/bulk-bar.tsx';
import type { texts } from '../texts.en.ts';
import { type BulkEffect, effectOf } from './bulk-effect.ts';
import { dealsText } from './deal-words.ts';
import { type Bulk, type BulkKind, mostAtOnce } from './use-bulk.ts';

type Sums = BulkEffect['yearly'];

/** What each outcome is called, with its number of articles and what it comes to. */
const useBulkWords = (count: number, effect: BulkEffect) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const change = (sums: Sums) =>
    sums.map(({ amount, currency }) => format.totalChange(amount, currency)).join(', ');
  const { yearly, isEstimated, endingDeals } = effect;
  const accept = t('bulkAccept', { count });
  const act = endingDeals === 0 ? accept : t('bulkAcceptEnding', { accept, count: endingDeals });
  const year = change(yearly);
  const accepted = year === '' ? act : t(isEstimated ? 'bulkAboutYear' : 'bulkYear', { act, year });
  return { accepted, kept: t('bulkKeep', { count }), extra: change(effect.extra) };
};

interface QuestionProps {
  readonly bulk: Bulk;
  readonly kind: BulkKind;
  readonly effect: BulkEffect;
  readonly act: string;
}

const BulkQuestion = ({ bulk, kind, effect, act }: QuestionProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const [comment, setComment] = useState('');
  const count = bulk.ticked.length;
  return (
    <AskDialog
      title={t(kind === 'resolve' ? 'bulkAcceptTitle' : 'bulkKeepTitle', { count })}
      confirmLabel={act}
      isBusy={false}
      error={null}
      onConfirm={() => bulk.decide(kind, comment)}
      onClose={() => bulk.ask(null)}
    >
      {kind === 'resolve' && effect.ending.length > 0 && (
        <>
          <p>{t('bulkEnds')}</p>
          {effect.ending.map((row) => (
            <p key={row.id} className="consequence">
              <b>{row.title}</b>: {dealsText(t, format, row)}
            </p>
          ))}
        </>
      )}
      {kind === 'resolve' && effect.withoutYear > 0 && (
        <p className="muted small">{t('bulkWithoutYear', { count: effect.withoutYear })}</p>
      )}
      {kind === 'ignore' && <p className="muted small">{t('bulkKeepThen')}</p>}
      <TextArea
        label={t('comment')}
        hint={t('bulkComment')}
        isOptional
        rows={2}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </AskDialog>
  );
};

/** What can be done with the rows that are ticked; nothing while none is. */
export const AlertsBulk = ({ bulk }: { bulk: Bulk }) => {
  const t = useText<typeof texts>('price-monitoring');
  const { ticked, ticks, asked } = bulk;
  const count = ticked.length;
  const effect = effectOf(ticked);
  const words = useBulkWords(count, effect);
  const [first] = ticked;
  if (first === undefined) return null;
  const isTooMany = count > mostAtOnce;
  const suppliers = t('bulkSuppliers', { count: effect.suppliers.length });
  return (
    <>
      <BulkBar
        label={t('bulkLabel')}
        text={t('bulkTicked', { count, extra: words.extra })}
        note={isTooMany ? t('bulkTooMany', { most: mostAtOnce }) : suppliers}
        onClear={() => ticks.tickOnly([])}
      >
        {effect.suppliers.length === 1 && (
          <Button
            kind="quiet"
            isBusy={bulk.isLoading}
            onClick={() => void bulk.tickSupplier(first.supplierId)}
          >
            {t('bulkSupplier', { supplier: first.supplierName })}
          </Button>
        )}
        <Button disabled={isTooMany} onClick={() => bulk.ask('ignore')}>
          {words.kept}
        </Button>
        <Button kind="primary" disabled={isTooMany} onClick={() => bulk.ask('resolve')}>
          {words.accepted}
        </Button>
      </BulkBar>
      {asked !== null && (
        <BulkQuestion
          bulk={bulk}
          kind={asked}
          effect={effect}
          act={asked === 'resolve' ? words.accepted : words.kept}
        />
      )}
    </>
  );
};
