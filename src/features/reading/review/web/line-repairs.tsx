import { TriangleAlert } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { amountText } from '#platform/web/formats/amount-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { DraftLine } from '../contract-draft.ts';
import { type Repair, repairsOf } from '../rules-repairs.ts';
import type { LineShown } from './line-cells.tsx';
import type { texts } from '../texts-desk.en.ts';
import styles from './readings.module.css';

const most = 2;

/** What arithmetic proposes for a line that does not close: each is one press, and seen before it is taken. */
const LineRepairs = ({
  line,
  onTake,
}: {
  /** As the draft has it: decimal texts. */
  line: DraftLine;
  onTake: (field: Repair['field'], text: string) => void;
}) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  const repairs = repairsOf(line).slice(0, most);
  if (repairs.length === 0) return null;
  const wordsOf = ({ field, value }: Repair): string => {
    const quantity = field === 'quantity' ? value : (line.quantity ?? '');
    const price = field === 'price' ? value : (line.price ?? '');
    const priceText = /\.\d{3,}$/.test(price) ? amountText(price) : format.price(price);
    return field === 'sum'
      ? t('repairSum', { sum: format.price(value) })
      : t('repair', { quantity: amountText(quantity), price: priceText });
  };
  return (
    <p className={styles.repairs}>
      {repairs.map((repair) => (
        <Button key={repair.field} isSmall onClick={() => onTake(repair.field, amountText(repair.value))}>
          {wordsOf(repair)}
        </Button>
      ))}
    </p>
  );
};

/** What the figures of a line say of each other, and what would make them close. */
export const LineCheck = ({ line, difference, odd, isReadOnly, acts }: LineShown) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  return (
    <>
      {difference !== null && (
        <p className="linecheck amber small">
          <Icon of={TriangleAlert} />
          {t('lineDiffers', { difference: format.plainChange(difference) })}
        </p>
      )}
      {!isReadOnly && odd !== null && (
        <LineRepairs line={odd} onTake={(field, text) => acts.change(line.key, field, text)} />
      )}
    </>
  );
};
