import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { texts } from '../texts.en.ts';
import { OwnMark } from './saving-words.tsx';
import styles from './sourcing.module.css';
import { SwitchDialog } from './switch-dialog.tsx';
import { Difference } from './switch-words.tsx';
import { useSwitch } from './use-switch.ts';

/** Suppliers that the card names. */
const most = 4;

/** Where moving articles would have saved most in the last days; nothing while nowhere. */
export const SwitchCard = () => {
  const t = useText<typeof texts>('sourcing');
  const [shown, setShown] = useState<string | null>(null);
  const { data } = useSwitch(null);
  if (data === undefined || data.suppliers.length === 0) return null;
  return (
    <Card title={t('switchTitle')} aside={<span className="small muted">{t('switchDays')}</span>}>
      {data.suppliers.slice(0, most).map(({ supplier, isOwnSupplier, articles, saved }) => (
        <div key={supplier.id} className={styles.todo} data-row-acts>
          <span>
            {supplier.displayName}
            {isOwnSupplier && <OwnMark />}{' '}
            <small className="muted">{t('articles', { count: articles.length })}</small>
            <br />
            <Difference saved={saved} currency={data.currency} />
          </span>
          <Button
            isSmall
            aria-label={t('switchShowOf', { supplier: supplier.displayName })}
            onClick={() => setShown(supplier.id)}
          >
            {t('switchShow')}
          </Button>
        </div>
      ))}
      {shown !== null && <SwitchDialog articleIds={null} supplierId={shown} onClose={() => setShown(null)} />}
    </Card>
  );
};
