import { useState } from 'react';
import { outletsContract } from '#features/outlets/contract.ts';
import { useText } from '#platform/web/i18n.ts';
import { useCall, useSend } from '#platform/web/query.ts';
import { useAppState } from '#platform/web/state.ts';
import { TextArea } from '#platform/web/ui/text-field.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
import { inboxContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleArrivals, useArrivalSends } from './arrival-sends.ts';
import { Ask, Choices } from './ask.tsx';

interface FileDialogProps {
  readonly name: string;
  readonly documentId: string;
  readonly onClose: () => void;
}

/** Deletes a document with its reason; the toast offers to take it back. */
export const DeleteDialog = ({ name, documentId, onClose }: FileDialogProps) => {
  const t = useText<typeof texts>('inbox');
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const remove = useSend(inboxContract.deleteDocument, staleArrivals);
  const { restore } = useArrivalSends();
  const send = () => {
    const said = comment.trim();
    if (said === '') return setMissing(true);
    remove.mutate(
      { params: { documentId }, body: { comment: said } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('removed', { name }), onUndo: () => void restore(documentId) });
        },
      },
    );
  };
  return (
    <Ask
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('removeText')}</p>
      <TextArea
        label={t('removeWhy')}
        required
        maxLength={500}
        value={comment}
        error={isMissing ? t('removeWhyMissing') : undefined}
        onChange={(event) => {
          setComment(event.target.value);
          setMissing(false);
        }}
      />
    </Ask>
  );
};

/** The other restaurants of the organization where the person may change things. */
export const useOtherPlaces = (): readonly { readonly unitId: string; readonly name: string }[] => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const { data } = useCall(outletsContract.listOutletRoles, {});
  const here = data?.find(({ mainUnitId }) => mainUnitId === unitId)?.outletInformation.organizationId;
  const others = data?.filter(
    ({ outletInformation, mainUnitId, role }) =>
      outletInformation.organizationId === here && mainUnitId !== unitId && role !== 'reporter',
  );
  return (others ?? []).map(({ mainUnitId, outletInformation }) => ({
    unitId: mainUnitId,
    name: outletInformation.displayName,
  }));
};

/** Hands a document to another restaurant of the organization. */
export const MoveDialog = ({ name, documentId, onClose }: FileDialogProps) => {
  const t = useText<typeof texts>('inbox');
  const places = useOtherPlaces();
  const [chosen, setChosen] = useState<string | null>(null);
  const move = useSend(inboxContract.moveDocument, staleArrivals);
  const place = places.find(({ unitId }) => unitId === chosen) ?? places[0];
  if (place === undefined) return null;
  const send = () =>
    move.mutate(
      { params: { documentId }, body: { unitId: place.unitId } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('moved', { name, place: place.name }) });
        },
      },
    );
  return (
    <Ask
      title={t('moveTitle', { name })}
      confirmLabel={t('moveTo', { name: place.name })}
      isBusy={move.isPending}
      error={move.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('moveText')}</p>
      <Choices
        legend={t('moveWhere')}
        value={place.unitId}
        onChange={setChosen}
        choices={places.map(({ unitId, name: label }) => ({ value: unitId, label }))}
      />
    </Ask>
  );
};
