import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea, TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { DealPreview } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';
import { DealBreaks } from './deal-breaks.tsx';
import type { DealDraft, DraftFaults } from './deal-draft.ts';
import type { Priced } from './deal-sentence.tsx';
import { DealUnits } from './deal-units.tsx';
import { SourceFields } from './source-fields.tsx';
import styles from './deals.module.css';

interface DealFieldsProps extends Priced {
  readonly draft: DealDraft;
  readonly change: (part: Partial<DealDraft>) => void;
  /** Shown once it was tried to save. */
  readonly faults: DraftFaults;
  readonly preview: DealPreview | null;
  readonly otherUnits: number;
  /** What another price is, under the price that asks it. */
  readonly underPrice?: ReactNode;
}

/** What is agreed: each field says what it does while it is typed. */
export const DealFields = (props: DealFieldsProps) => {
  const { draft, change, faults, preview, unit, currency, otherUnits, underPrice } = props;
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const fault = (name: keyof DraftFaults) => {
    const word = faults[name];
    return word === undefined ? {} : { error: t(word) };
  };
  const hint = (text: string | false | null | undefined) => (text ? { hint: text } : {});
  const money = (amount: string) => format.unitPrice(amount, currency, unit);
  const last = preview?.lastPrice ?? null;
  const told = preview?.toldBelow ?? null;
  const allowed = draft.toleranceType === 'percent' ? '%' : format.currencyName(currency);
  return (
    <div className="stack">
      <div className={styles.pair}>
        <TextField
          label={t('priceOf')}
          suffix={[format.currencyName(currency), ...(unit === '' ? [] : [format.unitName(unit)])].join('/')}
          inputMode="decimal"
          required
          className="input num"
          value={draft.price}
          onChange={({ target }) => change({ price: target.value })}
          {...hint(last !== null && t('lastPaid', { price: format.price(last) }))}
          {...fault('price')}
        />
        <SelectField
          label={t('kind')}
          value={draft.isMarket ? 'market' : 'fixed'}
          onChange={({ target }) => change({ isMarket: target.value === 'market' })}
          {...hint(draft.isMarket && t('marketHint'))}
        >
          <option value="fixed">{t('kind.fixed')}</option>
          <option value="market">{t('kind.market')}</option>
        </SelectField>
        {underPrice}
        <DateField
          label={t('validFrom')}
          required
          value={draft.validFrom}
          onDay={(validFrom) => change({ validFrom })}
        />
        <DateField
          label={t('validTo')}
          value={draft.validTo}
          onDay={(validTo) => change({ validTo })}
          hint={t('openHint')}
          {...fault('validTo')}
        />
        {!draft.isMarket && (
          <>
            <TextField
              label={t('toleranceUp')}
              suffix={allowed}
              inputMode="decimal"
              className="input num"
              placeholder="0"
              value={draft.up}
              onChange={({ target }) => change({ up: target.value })}
              {...hint(preview?.alertsAbove && t('alertsAbove', { price: money(preview.alertsAbove) }))}
              {...fault('up')}
            />
            <TextField
              label={t('toleranceDown')}
              suffix={allowed}
              inputMode="decimal"
              className="input num"
              placeholder="0"
              value={draft.down}
              onChange={({ target }) => change({ down: target.value })}
              hint={told ? t('toldBelow', { price: money(told) }) : t('cheaperHint')}
              {...fault('down')}
            />
            <SelectField
              label={t('toleranceUnit')}
              value={draft.toleranceType}
              onChange={({ target }) =>
                change({ toleranceType: target.value === 'amount' ? 'amount' : 'percent' })
              }
            >
              <option value="percent">{t('toleranceUnit.percent')}</option>
              <option value="amount">{t('toleranceUnit.amount')}</option>
            </SelectField>
          </>
        )}
        <SelectField
          label={t('basis')}
          value={draft.basis}
          onChange={({ target }) => change({ basis: target.value === 'delivery' ? 'delivery' : 'invoice' })}
        >
          <option value="invoice">{t('basis.invoice')}</option>
          <option value="delivery">{t('basis.delivery')}</option>
        </SelectField>
      </div>
      <DealBreaks draft={draft} change={change} {...fault('breaks')} />
      <DealUnits draft={draft} change={change} otherUnits={otherUnits} {...fault('units')} />
      <SourceFields draft={draft} change={change} {...fault('page')} />
      <TextArea
        label={t('note')}
        isOptional
        maxLength={1000}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </div>
  );
};
