import { type ReactNode, useState } from 'react';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import type { DrawerProps } from '#platform/web/ui/overlays/drawer-content.tsx';
import type { DealDetail } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';
import { draftOf, isRepriced } from './deal-draft.ts';
import { goodsOf } from './deal-goods.ts';
import { DealEnd } from './deal-end.tsx';
import { DealFields } from './deal-fields.tsx';
import { DealOverlap } from './deal-overlap.tsx';
import { DealSentence, usePreview } from './deal-sentence.tsx';
import styles from './deals.module.css';
import { useChangeDeal } from './use-change-deal.ts';
import { useDraft } from './use-deal-save.ts';

interface DealFormProps {
  readonly detail: DealDetail;
  readonly head: Pick<DrawerProps, 'title' | 'detail' | 'lead' | 'onClose'>;
  readonly onClose: () => void;
  /** Under the fields. */
  readonly children: ReactNode;
}

/** A deal that exists, ready to be changed: by correcting it, or by a new price from a day on. */
export const DealForm = ({ detail, head, onClose, children }: DealFormProps) => {
  const t = useText<typeof texts>('deals');
  const { deal } = detail;
  const today = todayInSweden();
  const priced = { unit: deal.unit, currency: deal.currency };
  const begun = draftOf(deal);
  const typed = useDraft(begun, priced);
  const { draft, change, faults, body, price, priceText, attempt } = typed;
  const [how, setHow] = useState<'correct' | 'new' | null>(null);
  const [isUndecided, setUndecided] = useState(false);
  const [newFrom, setNewFrom] = useState(today);
  const isRunning = deal.validFrom <= today && detail.isUsed;
  const asks = isRunning && isRepriced(draft, begun);
  const isNew = asks && how === 'new';
  const isOpen = asks && how === null;
  const preview = usePreview(
    isOpen
      ? null
      : body && (isNew ? { ...body, ...goodsOf(deal), validFrom: newFrom } : { ...body, dealId: deal.id }),
  );
  const save = useChangeDeal(deal, onClose);
  const choose = (next: 'correct' | 'new') => {
    setHow(next);
    setUndecided(false);
    // A new price was agreed in another document than the old one, as far as anybody has said.
    const { source, page } = begun;
    if (next === 'new' && draft.source === source) change({ source: undefined, page: '' });
    if (next === 'correct' && draft.source === undefined) change({ source, page });
  };
  const onSave = () => {
    // What was bought would be judged by the one, and not by the other.
    if (isOpen) return setUndecided(true);
    attempt((whole) => (isNew ? save.renew({ ...whole, validFrom: newFrom }) : save.correct(whole)));
  };
  return (
    <Drawer
      {...head}
      footer={
        <>
          <FormAlert failure={typed.keepFailure ?? save.failure} />
          <div className={styles.acts}>
            <DealEnd detail={detail} today={today} onDone={onClose} />
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button kind="primary" isBusy={typed.isKeeping || save.isBusy} onClick={onSave}>
              {t('save', { price: priceText })}
            </Button>
          </div>
        </>
      }
    >
      <div className="stack">
        <DealSentence preview={preview} price={price} isUndecided={isOpen} {...priced} />
        {!isNew && <DealOverlap preview={preview} draft={draft} change={change} {...priced} />}
        <h3>{t('agreed')}</h3>
        <DealFields
          draft={draft}
          change={change}
          faults={faults}
          preview={preview}
          otherUnits={deal.otherUnits}
          {...priced}
          underPrice={
            asks && (
              <div className={styles.repriced}>
                <RadioList
                  legend={t('change')}
                  value={how}
                  onChange={choose}
                  error={isUndecided ? t('change.undecided') : undefined}
                  choices={[
                    {
                      value: 'correct',
                      label: t('change.correct'),
                      hint: t('change.correctHint', { date: deal.validFrom }),
                    },
                    { value: 'new', label: t('change.new'), hint: t('change.newHint') },
                  ]}
                />
                {isNew && <DateField label={t('newFrom')} required value={newFrom} onDay={setNewFrom} />}
              </div>
            )
          }
        />
        {children}
      </div>
    </Drawer>
  );
};
