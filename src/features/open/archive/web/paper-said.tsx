import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { PaperDetail } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { certificatePath, papersPath } from '../paths.ts';
import type { texts } from '../texts-paper.en.ts';
import styles from './paper.module.css';

const { listPapers, readPaper, withdrawPaper } = paperContract;

interface PaperProps {
  readonly paper: PaperDetail;
}

const BackDialog = ({ paper, onClose }: PaperProps & { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('archive-paper');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useSend(withdrawPaper, [listPapers, readPaper]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '') return;
    send.mutate(
      { params: { documentId: paper.id }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ text: t('withdrawn') });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog title={t('backTitle')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('backText')}</p>
        <FormAlert failure={send.error?.failure ?? null} />
        <TextField
          label={t('reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('keepIt')}</Button>
          <Button kind="danger" type="submit" isBusy={send.isPending}>
            {t('back')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};

/** A paper of which something was said: the certificate, the next one, and the way back. */
export const PaperSaid = ({ paper }: PaperProps) => {
  const t = useText<typeof texts>('archive-paper');
  const format = useFormat();
  const [isTaking, setTaking] = useState(false);
  const [last] = paper.acts;
  const isConfirmed = paper.state === 'confirmed';
  return (
    <Card title={t(isConfirmed ? 'mayDestroy' : 'isPaperless')}>
      {isConfirmed && last !== undefined && (
        <p>
          {t('mayDestroyText', {
            date: format.isoDay(last.at),
            name: last.by,
            pages: t('pageCount', { count: paper.pages }),
          })}
        </p>
      )}
      <div className={styles.buttons}>
        {isConfirmed && (
          <ButtonLink kind="primary" href={certificatePath({ document: paper.id })}>
            {t('certificate')}
          </ButtonLink>
        )}
        <ButtonLink href={papersPath()}>{t('next')}</ButtonLink>
        <Button does={withdrawPaper} onClick={() => setTaking(true)}>
          {t('back')}
        </Button>
      </div>
      {isTaking && <BackDialog paper={paper} onClose={() => setTaking(false)} />}
    </Card>
  );
};

/** All that was said of a paper, the newest first. */
export const PaperLog = ({ paper: { acts } }: PaperProps) => {
  const t = useText<typeof texts>('archive-paper');
  const format = useFormat();
  const actText = useCodeText('archive-paper', 'act');
  if (acts.length === 0) return null;
  return (
    <Card title={t('log')}>
      <ul className={styles.log}>
        {acts.map(({ action, at, by, pages, reason }) => (
          <li key={at}>
            <b>{actText(action)}</b>
            {reason !== null && <q>{reason}</q>}
            <small>
              {[
                `${format.isoDay(at)} ${format.time(at)}`,
                ...(by === '' ? [] : [by]),
                ...(pages === null ? [] : [t('pageCount', { count: pages })]),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
};
