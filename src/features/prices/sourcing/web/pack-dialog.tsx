import { useState } from 'react';
import { decimal, isDecimal } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import type { SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import styles from './sourcing.module.css';
import type { GoodsActs } from './use-goods-acts.ts';

const baseUnits = ['kg', 'l', 'st'] as const;

/** The typed amount as a decimal string; null for none above zero. Comma and point both part decimals. */
const amountOf = (typed: string): string | null => {
  const plain = typed.replaceAll(/\s/gu, '').replace(',', '.');
  const isFine = isDecimal(plain) && /^\d{1,9}(\.\d{1,6})?$/.test(plain) && decimal(plain).gt('0');
  return isFine ? plain : null;
};

interface PackDialogProps {
  readonly article: SourcedArticle;
  readonly acts: GoodsActs;
  readonly onClose: () => void;
}

/** Asks what one unit of measure of an article holds. */
export const PackDialog = ({ article, acts, onClose }: PackDialogProps) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const [amount, setAmount] = useState(() => article.pack?.amount.replace('.', ',') ?? '');
  const [baseUnit, setBaseUnit] = useState<PackSize['baseUnit']>(article.pack?.baseUnit ?? 'kg');
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const exact = amountOf(amount);
    setWrong(exact === null);
    if (exact !== null) acts.statePack({ baseUnit, amount: exact }, onClose);
  };
  return (
    <AskDialog
      title={t('packTitle')}
      confirmLabel={t('save')}
      isBusy={acts.stating.isPending}
      error={acts.stating.error}
      onConfirm={save}
      onClose={onClose}
    >
      <p>{t('packText', { unit: format.unitName(article.unit), name: article.name })}</p>
      <div className={styles.amount}>
        <TextField
          label={t('packAmount')}
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          {...(isWrong ? { error: t('packWrong') } : {})}
        />
        <SelectField
          label={t('packUnit')}
          value={baseUnit}
          onChange={({ target }) => setBaseUnit(baseUnits.find((one) => one === target.value) ?? baseUnit)}
        >
          {baseUnits.map((one) => (
            <option key={one} value={one}>
              {t(`base.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="muted small">{t('packHint')}</p>
      {article.packFrom === 'stated' && (
        <p>
          <Button kind="quiet" isSmall onClick={() => acts.forgetPack(onClose)}>
            {t('forgetPack')}
          </Button>
        </p>
      )}
    </AskDialog>
  );
};
