import { useState } from 'react';
import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { SwitchedArticle, SwitchedTo } from '../contract-switch.ts';
import type { texts } from '../texts.en.ts';
import styles from './sourcing.module.css';
import { Difference } from './switch-words.tsx';
import { useSwitch } from './use-switch.ts';

const Row = ({ row, currency }: { readonly row: SwitchedArticle; readonly currency: string }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const { instead, leftover } = row;
  const isLeft = decimal(leftover.amount).gt('0');
  return (
    <li>
      <b>{row.name}</b>
      <span className={styles.delta}>
        <Difference saved={row.saved} currency={currency} />
      </span>
      <small className={`muted ${styles.acts}`}>
        {t('switchInstead', {
          packs: format.quantity(row.packs, instead.unit),
          name: instead.name,
          price: format.unitPrice(instead.price, currency, instead.unit),
        })}
        {isLeft && `, ${t('switchLeft', { amount: format.quantity(leftover.amount, leftover.baseUnit) })}`}
      </small>
      <small className={`muted ${styles.acts}`}>
        {t('switchSums', {
          paid: format.money(row.paid, currency),
          would: format.money(row.would, currency),
        })}
      </small>
    </li>
  );
};

const Outcome = ({ to, currency }: { readonly to: SwitchedTo; readonly currency: string }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  return (
    <section aria-label={t('switchTo', { supplier: to.supplier.displayName })}>
      <div className={styles.outcome}>
        <b>
          {t('switchSums', {
            paid: format.money(to.paid, currency),
            would: format.money(to.would, currency),
          })}
        </b>
        <Difference saved={to.saved} currency={currency} />
      </div>
      <ul className={styles.alts}>
        {to.articles.map((row) => (
          <Row key={row.articleId} row={row} currency={currency} />
        ))}
      </ul>
      {to.left > 0 && <p className="muted small">{t('switchNotSold', { count: to.left })}</p>}
    </section>
  );
};

interface SwitchDialogProps {
  /** Null: all that would have been cheaper. */
  readonly articleIds: readonly string[] | null;
  /** The supplier that is shown first; left out: where most would have been saved. */
  readonly supplierId?: string;
  readonly onClose: () => void;
}

/** What the unit's own purchases would have cost at another supplier. */
export const SwitchDialog = ({ articleIds, supplierId, onClose }: SwitchDialogProps) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const tried = useSwitch(articleIds);
  const [chosen, setChosen] = useState(supplierId);
  const { data } = tried;
  const to = data?.suppliers.find(({ supplier }) => supplier.id === chosen) ?? data?.suppliers[0];
  return (
    <FormDialog title={t('switchTitle')} isWide onClose={onClose}>
      {data === undefined ? (
        tried.isError ? (
          <LoadFailed title={t('failed')} error={tried.error} onRetry={() => void tried.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )
      ) : to === undefined ? (
        <p className="muted">{t('switchNowhere')}</p>
      ) : (
        <>
          <RadioList
            legend={t('switchWhere')}
            choices={data.suppliers.map(({ supplier, articles, saved }) => ({
              value: supplier.id,
              label: supplier.displayName,
              hint: t('switchHint', {
                articles: t('articles', { count: articles.length }),
                saved: format.change(decimal(saved).times('-1').toFixed(), data.currency),
              }),
            }))}
            value={to.supplier.id}
            onChange={setChosen}
          />
          <Outcome to={to} currency={data.currency} />
          <p className="muted small">{t('switchHow', { from: data.from })}</p>
        </>
      )}
    </FormDialog>
  );
};
