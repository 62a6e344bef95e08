import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import type { texts } from '../texts.en.ts';
import type { DealDraft } from './deal-draft.ts';

const whole = 'whole';

interface DealUnitsProps {
  readonly draft: DealDraft;
  readonly change: (part: Partial<DealDraft>) => void;
  readonly otherUnits: number;
  readonly error?: string;
}

/** The restaurants of the company that the deal holds for: those in which the person may write, or all that there are. */
export const DealUnits = ({ draft, change, otherUnits, error }: DealUnitsProps) => {
  const t = useText<typeof texts>('deals');
  const { outlets, units, selectedUnit } = useAppState();
  const organizationId = outlets.find(({ mainUnitId }) => mainUnitId === selectedUnit?.id)?.organizationId;
  const own = units.filter(({ id, role }) => {
    const outlet = outlets.find(({ mainUnitId }) => mainUnitId === id);
    return outlet?.organizationId === organizationId && (role !== 'reporter' || draft.unitIds.includes(id));
  });
  const choices = [
    ...own.map(({ id, name }) => ({ value: id, label: name })),
    { value: whole, label: t('whole') },
  ];
  const chosen = draft.isWhole ? [...own.map(({ id }) => id), whole] : draft.unitIds;
  const choose = (values: readonly string[]) => {
    const isWhole = values.includes(whole);
    // Leaving one out of the whole leaves the others.
    const leaves = draft.isWhole && isWhole && values.length < chosen.length;
    change({ isWhole: isWhole && !leaves, unitIds: values.filter((one) => one !== whole) });
  };
  return (
    <>
      <CheckList legend={t('units')} choices={choices} chosen={chosen} onChange={choose} error={error} />
      {otherUnits > 0 && <p className="muted small">{t('otherUnits', { count: otherUnits })}</p>}
    </>
  );
};
