import { Plus } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import type { DealDraft } from './deal-draft.ts';
import styles from './deals.module.css';

const mostBreaks = 20;

interface DealBreaksProps {
  readonly draft: DealDraft;
  readonly change: (part: Partial<DealDraft>) => void;
  readonly error?: string;
}

/** Other prices from a quantity on. */
export const DealBreaks = ({ draft: { breaks }, change, error }: DealBreaksProps) => {
  const t = useText<typeof texts>('deals');
  const put = (at: number, part: Partial<(typeof breaks)[number]>) =>
    change({ breaks: breaks.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <fieldset className="choice">
      <legend>{t('breaks')}</legend>
      {breaks.map(({ from, price }, at) => (
        // A row has no identity but its place.
        <div className={styles.break} key={at}>
          <TextField
            label={t('breakFrom')}
            inputMode="decimal"
            className="input num"
            value={from}
            onChange={({ target }) => put(at, { from: target.value })}
          />
          <TextField
            label={t('breakPrice')}
            inputMode="decimal"
            className="input num"
            value={price}
            onChange={({ target }) => put(at, { price: target.value })}
          />
          <Button kind="quiet" onClick={() => change({ breaks: breaks.filter((_, index) => index !== at) })}>
            {t('removeBreak')}
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <small className="poor" role="alert">
          {error}
        </small>
      )}
      {breaks.length < mostBreaks && (
        <div>
          <Button
            kind="quiet"
            isSmall
            icon={Plus}
            onClick={() => change({ breaks: [...breaks, { from: '', price: '' }] })}
          >
            {t('addBreak')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
