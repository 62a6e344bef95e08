import { useState } from 'react';
import { useText } from '#platform/web/i18n.ts';
import { useSend } from '#platform/web/query.ts';
import { TextArea } from '#platform/web/ui/text-field.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
import { type ArrivalDetail, inboxContract } from '../contract.ts';
import { rememberable, suppliersOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { useSenderName } from './arrival-parts.tsx';
import { staleArrivals, useArrivalSends } from './arrival-sends.ts';
import { Ask, Choices } from './ask.tsx';

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
    <Ask
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
        <Choices
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
    </Ask>
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
    <Ask
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
      {name !== '' && (
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
    </Ask>
  );
};
