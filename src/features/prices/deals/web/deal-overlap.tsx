import { dayBefore } from '#core/values/calendar.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Dated } from '#platform/web/ui/dated.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import type { DealPreview } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';
import type { DealDraft } from './deal-draft.ts';
import type { Priced } from './deal-sentence.tsx';
import { periodOf } from './deal-words.ts';

interface DealOverlapProps extends Priced {
  readonly preview: DealPreview | null;
  readonly draft: DealDraft;
  readonly change: (part: Partial<DealDraft>) => void;
}

/** The deal that stands in the way, by its days, and the offer to end it the day before. */
export const DealOverlap = ({ preview, draft, change, unit, currency }: DealOverlapProps) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const other = preview?.overlaps ?? null;
  if (other === null || draft.validFrom === '') return null;
  const canEnd = other.validFrom < draft.validFrom;
  return (
    <div className="note warn" role="alert">
      <div>
        <p>
          <Dated
            text={t('overlap', {
              price: format.unitPrice(other.price, currency, unit),
              period: periodOf(t, other),
            })}
          />
        </p>
        {canEnd && (
          <CheckField
            label={t('endEarlier', { date: dayBefore(draft.validFrom) })}
            checked={draft.endEarlier}
            onChange={({ target }) => change({ endEarlier: target.checked })}
          />
        )}
      </div>
    </div>
  );
};
