import { useState } from 'react';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type ArrivalDetail, inboxContract } from '../contract.ts';
import { rememberable, suppliersOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { useSenderName } from './arrival-parts.tsx';
import { staleArrivals, useArrivalSends } from './arrival-sends.ts';

interface DialogProps {
  readonly arrival: ArrivalDetail;
  readonly documentId: string;
  readonly onClose: () => void;
}

/** Accepts what waits because of its sender, and perhaps remembers the sender. */
export const AcceptDialog = ({ arrival, documentId, onClose }: DialogProps) => {
  const t = useText<typeof texts>('inbox');
  const senderName = useSenderName();
  const [remember, setRemember] = useState<'no' | 'supplier' | 'forwarder'>('no');
  const accept = useSend(inboxContract.acceptArrival, staleArrivals);
  const choices = rememberable(arrival);
  const isMail = arrival.from.kind === 'mail';
  const name = arrival.mail?.senderName ?? arrival.from.address ?? '';
  const supplier = suppliersOf(arrival).join(', ');
  const send = () =>
    accept.mutate(
      { params: { documentId }, body: { remember } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('accepted') });
        },
      },
    );
  return (
    <AskDialog
      title={
        isMail
          ? t('acceptTitle', { name: senderName(arrival) })
          : t('acceptPlainTitle', { name: arrival.fileName })
      }
      confirmLabel={isMail ? t(`confirm.${remember}`, { name }) : t('confirm.file')}
      isBusy={accept.isPending}
      error={accept.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('acceptText')}</p>
      {isMail && choices.length === 1 && <p className="consequence">{t('onlyThis')}</p>}
      {isMail && choices.length > 1 && (
        <RadioList
          legend={t('remember', { name })}
          value={remember}
          onChange={setRemember}
          choices={choices.map((value) => ({
            value,
            label: t(`remember.${value}`, { name, supplier }),
            hint: t(`remember.${value}Hint`),
          }))}
        />
      )}
    </AskDialog>
  );
};

/** Rejects what waits because of its sender, and perhaps everything that it sends from then on. */
export const RejectDialog = ({ arrival, documentId, onClose }: DialogProps) => {
  const t = useText<typeof texts>('inbox');
  const senderName = useSenderName();
  const [comment, setComment] = useState('');
  const [block, setBlock] = useState(false);
  const reject = useSend(inboxContract.rejectArrival, staleArrivals);
  const { restore } = useArrivalSends();
  const name = arrival.mail?.senderName ?? '';
  // A forger names whom the unit believes.
  const isBelieved = arrival.mail?.standing === 'supplier' || arrival.mail?.standing === 'forwarder';
  const mayBlock = name !== '' && (arrival.from.verdict === 'pass' || !isBelieved);
  const isMail = arrival.from.kind === 'mail';
  const said = comment.trim();
  const send = () =>
    reject.mutate(
      { params: { documentId }, body: { block, ...(said === '' ? {} : { comment: said }) } },
      {
        onSuccess: () => {
          onClose();
          if (block) showToast({ text: t('rejectedAndBlocked', { name }) });
          else showToast({ text: t('rejected'), onUndo: () => void restore(documentId) });
        },
      },
    );
  return (
    <AskDialog
      title={
        isMail
          ? t('rejectTitle', { name: senderName(arrival) })
          : t('rejectPlainTitle', { name: arrival.fileName })
      }
      confirmLabel={isMail ? t(block ? 'rejectAndBlock' : 'rejectOnly') : t('reject')}
      isDestructive
      isBusy={reject.isPending}
      error={reject.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('rejectText')}</p>
      <TextArea
        label={t('comment')}
        isOptional
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {mayBlock && (
        <label className="checkline">
          <input
            className="check"
            type="checkbox"
            checked={block}
            onChange={(event) => setBlock(event.target.checked)}
          />
          <span>
            {t('block', { name })}
            <small>{t(arrival.from.verdict === 'pass' ? 'blockHint' : 'blockUnsure')}</small>
          </span>
        </label>
      )}
    </AskDialog>
  );
};

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
    <AskDialog
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
    </AskDialog>
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
    <AskDialog
      title={t('moveTitle', { name })}
      confirmLabel={t('moveTo', { name: place.name })}
      isBusy={move.isPending}
      error={move.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('moveText')}</p>
      <RadioList
        legend={t('moveWhere')}
        value={place.unitId}
        onChange={setChosen}
        choices={places.map(({ unitId, name: label }) => ({ value: unitId, label }))}
      />
    </AskDialog>
  );
};
