import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { letterLanguages, radarContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './radar.module.css';

interface CopyLetterProps {
  readonly findingId: string;
  readonly supplierName: string;
  readonly onClose: () => void;
}

/** The letter that asks for a copy, as it would leave. */
export const CopyLetter = ({ findingId, supplierName, onClose }: CopyLetterProps) => {
  const t = useText<typeof texts>('radar');
  const [language, setLanguage] = useState<(typeof letterLanguages)[number] | undefined>();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const query = language === undefined ? {} : { language };
  const { data } = useCall(radarContract.readCopyLetter, { params: { findingId }, query });
  const send = useSend(radarContract.sendCopyLetter, [radarContract.readRadar, tasksContract.listTasks]);
  const to = (typed ?? data?.to ?? '').trim();
  const isAddress = /^\S+@\S+\.\S+$/.test(to);
  const isByHand = data?.refusal === 'letter.not_allowed';
  const submit = () => {
    setTried(true);
    if (!isAddress || data === undefined) return;
    send.mutate(
      { params: { findingId }, body: { to, language: data.language, byHand: isByHand } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('sent', { to }) });
        },
      },
    );
  };
  return (
    <AskDialog
      title={`${t('letter')}: ${supplierName}`}
      confirmLabel={t(isByHand ? 'byHand' : 'send')}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={submit}
      onClose={onClose}
    >
      {data === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          {data.refusal === 'letter.not_allowed' && (
            <Note icon={MailWarning} tone="warn">
              {t('refusedLetter')}
            </Note>
          )}
          <TextField
            label={t('to')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={typed ?? data.to}
            hint={t('letterWhy', { address: data.replyTo })}
            error={isTried && !isAddress ? t('toInvalid') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Segment
            label={t('language')}
            choices={letterLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
            value={data.language}
            onChange={setLanguage}
          />
          <div className={styles.letter} lang={data.language}>
            <b>{data.subject}</b>
            {data.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
    </AskDialog>
  );
};
