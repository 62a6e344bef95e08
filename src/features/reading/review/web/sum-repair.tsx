import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { amountText } from '#platform/web/formats/amount-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts-desk.en.ts';
import { useDifferences } from './check-words.tsx';
import styles from './readings.module.css';
import type { Desk } from './use-desk.ts';
import type { DraftHandle } from './use-draft.ts';
import { sumChecked } from './use-steps.ts';

interface SumRepairProps {
  readonly path: string;
  readonly desk: Desk;
  readonly handle: DraftHandle;
  /** What else may be wrong where the lines are not the sum: one of them was not read. */
  readonly children: ReactNode;
}

/** Below a sum that does not agree with the rest: by how much, and what the rest makes, to be taken with a press. */
export const SumRepair = ({ path, desk, handle, children }: SumRepairProps) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  const currency = handle.draft.currency ?? '';
  const all = useDifferences({ checks: desk.checks, currency });
  const odd = all.find(({ name }) => sumChecked(name, handle) === path);
  const name = odd === undefined ? 'payable' : sumChecked(odd.name, handle);
  const { field } = useController({ control: handle.form.control, name });
  if (odd === undefined) return null;
  return (
    <>
      <p className="linecheck amber small">
        <Icon of={TriangleAlert} />
        {odd.words}
      </p>
      <p className={styles.repairs}>
        <Button
          isSmall
          onClick={() => {
            desk.see(path);
            field.onChange(amountText(odd.computed));
          }}
        >
          {t('repairSum', { sum: format.price(odd.computed) })}
        </Button>
        {odd.name === 'net' && children}
      </p>
    </>
  );
};
