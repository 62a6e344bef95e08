import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { OptOutCard } from '#platform/web/ui/overlays/opt-out-card.tsx';
import { structuresContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

const Choice = () => {
  const t = useText<typeof texts>('structures');
  const choice = useCall(structuresContract.readStructureChoice, {});
  const send = useSend(structuresContract.chooseStructures, [structuresContract.readStructureChoice]);
  return (
    <OptOutCard
      t={t}
      choice={choice}
      send={send}
      onChoose={(body, onSuccess) => send.mutate({ body }, { onSuccess })}
    />
  );
};

/** Whether what the company teaches of layouts is shared; for owners alone. */
export const StructureCard = () => {
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  return isOwner ? <Choice /> : null;
};
