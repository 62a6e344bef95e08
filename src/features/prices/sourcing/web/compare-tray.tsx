import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { mostCompared } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import type { FoundGoods } from './goods-columns.tsx';
import { comparedPrice } from './saving-words.tsx';
import styles from './sourcing.module.css';

const Sides = ({
  goods,
  onClose,
}: {
  readonly goods: readonly FoundGoods[];
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  return (
    <FormDialog title={t('compareTitle')} onClose={onClose}>
      <div className={styles.sides}>
        {goods.map((one) => (
          <section key={one.articleId} aria-label={one.name}>
            <h3>{one.name}</h3>
            <Facts
              facts={[
                [t('perUnit'), <b key="price">{comparedPrice(one, format)}</b>],
                [t('priceColumn'), format.unitPrice(one.price, one.currency, one.unit)],
                [
                  t('pack'),
                  one.pack === null ? t('missing') : format.quantity(one.pack.amount, one.pack.baseUnit),
                ],
                [t('supplier'), one.supplier.displayName],
                [t('seen'), one.lastDate],
              ]}
            />
          </section>
        ))}
      </div>
      <div className="acts">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </FormDialog>
  );
};

interface CompareTrayProps {
  readonly goods: readonly FoundGoods[];
  readonly onRemove: (goods: FoundGoods) => void;
}

/** Goods that were ticked, and the way to see them side by side. */
export const CompareTray = ({ goods, onRemove }: CompareTrayProps) => {
  const t = useText<typeof texts>('sourcing');
  const [isOpen, setOpen] = useState(false);
  if (goods.length === 0) return null;
  return (
    <div className={styles.tray} role="region" aria-label={t('compare')} aria-live="polite">
      <ul>
        {goods.map((one) => (
          <li key={one.articleId}>
            <Badge tone="info">{one.name}</Badge>
            <Button kind="quiet" isSmall icon={X} collapses onClick={() => onRemove(one)}>
              {`${t('forgetPack')} ${one.name}`}
            </Button>
          </li>
        ))}
      </ul>
      <span className="muted small">{t('upTo', { count: mostCompared })}</span>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('compareCount', { count: goods.length })}
      </Button>
      {isOpen && <Sides goods={goods} onClose={() => setOpen(false)} />}
    </div>
  );
};
