import type { SupplierRow } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckMatrix } from '#platform/web/ui/forms/check-matrix.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import type { texts } from '../texts-choice.en.ts';
import styles from './supplier-choice.module.css';

export interface ChoiceOutlet {
  readonly id: string;
  readonly displayName: string;
}

/** Which restaurants buy from each supplier that is chosen, by ids. */
export type Choice = ReadonlyMap<string, ReadonlySet<string>>;

interface BuyersProps {
  readonly outlets: readonly ChoiceOutlet[];
  /** The suppliers that are chosen. */
  readonly rows: readonly SupplierRow[];
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

const toggled = (choice: Choice, supplierId: string, outletId: string): Choice => {
  const at = new Set(choice.get(supplierId));
  if (!at.delete(outletId)) at.add(outletId);
  return new Map(choice).set(supplierId, at);
};

const Buyers = ({ outlets, rows, choice, onChange }: BuyersProps) => {
  const t = useText<typeof texts>('suppliers-choice');
  const all = () => onChange(new Map(rows.map(({ id }) => [id, new Set(outlets.map((one) => one.id))])));
  if (rows.length === 0) return <p className="muted">{t('noneChosen')}</p>;
  return (
    <>
      <CheckMatrix
        label={t('matrixLabel')}
        rowHeader={t('supplier')}
        rows={rows.map(({ id, displayName }) => ({ id, name: displayName }))}
        columns={outlets.map(({ id, displayName }) => ({ id, name: displayName }))}
        isOn={(supplierId, outletId) => choice.get(supplierId)?.has(outletId) === true}
        onToggle={(supplierId, outletId) => onChange(toggled(choice, supplierId, outletId))}
      />
      <p className={styles.markall}>
        <button type="button" className="linkbtn" onClick={all}>
          {t('markAll')}
        </button>
      </p>
    </>
  );
};

/** Who buys what, beside the suppliers. */
export const BuyersCard = (props: BuyersProps) => {
  const t = useText<typeof texts>('suppliers-choice');
  return (
    <Card
      title={t('matrixTitle')}
      aside={<span className="muted small">{t('chosen', { count: props.rows.length })}</span>}
      className={styles.buyers}
    >
      <Buyers {...props} />
    </Card>
  );
};

/** The same over the whole of a small screen. */
export const BuyersSheet = ({ onClose, ...props }: BuyersProps & { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('suppliers-choice');
  return (
    <Drawer
      title={t('matrixTitle')}
      detail={t('chosen', { count: props.rows.length })}
      onClose={onClose}
      footer={
        <Button kind="primary" isBlock onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Buyers {...props} />
    </Drawer>
  );
};
