import { CircleSlash } from 'lucide-react';
import { useController } from 'react-hook-form';
import { type OtherKind, otherKinds } from '#core/invoices/other-kind.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import type { ReviewDetail } from '../contract.ts';
import type { texts } from '../texts-desk.en.ts';
import { fieldId } from './one-field.tsx';
import type { DraftForm } from './use-draft-form.ts';
import styles from './readings.module.css';

/** The other paper that a document was taken for; null: it may be an invoice. */
export const readKind = ({ reason }: Pick<ReviewDetail, 'reason'>): OtherKind | null =>
  otherKinds.find((kind) => reason === `kind.${kind}`) ?? null;

interface KindFieldProps {
  readonly form: DraftForm;
  /** Null: an invoice or a credit note, as the draft says. */
  readonly other: OtherKind | null;
  readonly isReadOnly: boolean;
  readonly onOther: (other: OtherKind | null) => void;
  /** The credit note was said or unsaid. */
  readonly onSee: (path: string) => void;
}

/** What the paper is: an invoice, a credit note, or another, of which nothing is booked. */
export const KindField = ({ form, other, isReadOnly, onOther, onSee }: KindFieldProps) => {
  const t = useText<typeof texts>('review-desk');
  const { field } = useController({ control: form.control, name: 'creditNote' });
  const value = other ?? (field.value ? 'credit-note' : 'invoice');
  const choose = (chosen: string) => {
    const kind = otherKinds.find((each) => each === chosen) ?? null;
    onOther(kind);
    if (kind !== null) return;
    onSee('creditNote');
    field.onChange(chosen === 'credit-note');
  };
  return (
    <>
      <label className={styles.kindfield} htmlFor={fieldId('kind')}>
        <span>{t('paper')}</span>
        <select
          id={fieldId('kind')}
          className="input"
          value={value}
          disabled={isReadOnly}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="invoice">{t('invoice')}</option>
          <option value="credit-note">{t('creditNote')}</option>
          <optgroup label={t('noInvoice')}>
            {otherKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`paper.${kind}`)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {other !== null && (
        <Note icon={CircleSlash}>
          <p>{t('otherText')}</p>
        </Note>
      )}
    </>
  );
};
