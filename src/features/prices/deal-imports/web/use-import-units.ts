import { useState } from 'react';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts.en.ts';

const whole = 'whole';

/** The restaurants of the company in which the person may write, and which of them the deals are for: this one unless said. */
export const useImportUnits = () => {
  const t = useText<typeof texts>('deal-imports');
  const { outlets, units, selectedUnit } = useAppState();
  const [chosen, setChosen] = useState<readonly string[]>([selectedUnit?.id ?? '']);
  const organizationId = outlets.find(({ mainUnitId }) => mainUnitId === selectedUnit?.id)?.organizationId;
  const own = units.filter(
    ({ id, role }) =>
      role !== 'reporter' &&
      outlets.find(({ mainUnitId }) => mainUnitId === id)?.organizationId === organizationId,
  );
  const isWhole = chosen.includes(whole);
  return {
    choices: [
      ...own.map(({ id, name }) => ({ value: id, label: name })),
      { value: whole, label: t('whole') },
    ],
    chosen: isWhole ? [...own.map(({ id }) => id), whole] : chosen,
    choose: (values: readonly string[]) => {
      // Leaving one out of the whole leaves the others.
      const leaves = isWhole && values.includes(whole) && values.length <= own.length;
      setChosen(values.includes(whole) && !leaves ? [whole] : values.filter((one) => one !== whole));
    },
    /** As the address of the call says it; null while none is chosen. */
    asked: isWhole ? 'all' : chosen.length === 0 ? null : chosen.join(','),
  };
};
