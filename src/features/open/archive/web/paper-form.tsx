import { ScanEye } from 'lucide-react';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlays/confirmed-button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { PaperDetail } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { leastPixels } from '../rules-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import styles from './paper.module.css';
import type { SeenPage } from './paper-picture.tsx';
import { usePaperForm } from './use-paper-form.ts';

const { confirmPaper, leavePaperless, listPapers, readPaper } = paperContract;

interface FormProps {
  readonly paper: PaperDetail;
  readonly seen: ReadonlyMap<number, SeenPage>;
}

/** What the product knows of pages that may be hard to read, before anybody is asked. */
export const PaperDoubts = ({ paper, seen }: FormProps) => {
  const t = useText<typeof texts>('archive-paper');
  const told = paper.shown.flatMap(({ number, legibility }) => {
    const pixels = seen.get(number);
    const isCoarse = pixels !== undefined && Math.max(pixels.width, pixels.height) < leastPixels;
    return [
      ...(legibility === 'good' ? [] : [t(`legibility.${legibility}`, { number })]),
      ...(isCoarse ? [t('lowResolution', { number, width: pixels.width, height: pixels.height })] : []),
    ];
  });
  if (told.length === 0) return null;
  return (
    <Note icon={ScanEye} tone="warn">
      <b>{t('lookCloser')}</b>
      <ul className={styles.notes}>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  );
};

const Paperless = ({ paper }: Pick<FormProps, 'paper'>) => {
  const t = useText<typeof texts>('archive-paper');
  const send = useSend(leavePaperless, [listPapers, readPaper]);
  const leave = (close: () => void) =>
    send.mutate(
      { params: { documentId: paper.id } },
      {
        onSuccess: () => {
          showToast({ text: t('paperlessDone') });
          close();
        },
      },
    );
  return (
    <ConfirmedButton
      title={t('paperlessTitle')}
      consequence={t('paperlessText')}
      confirmLabel={t('paperless')}
      isBusy={send.isPending}
      failure={send.error?.failure ?? null}
      onConfirm={leave}
    >
      {t('paperless')}
    </ConfirmedButton>
  );
};

/** How many pages the paper has, as its holder counts them, and whether each can be read. */
export const PaperForm = ({ paper, seen }: FormProps) => {
  const t = useText<typeof texts>('archive-paper');
  const form = usePaperForm(paper, seen);
  const { failure } = form;
  const isOther = failure?.code === 'paper.pages_missing' || failure?.code === 'paper.pages_left';
  return (
    <Card title={t('paper')}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <PaperDoubts paper={paper} seen={seen} />
        <FormAlert failure={failure}>
          {isOther && (
            <p>
              {t('differs', { counted: form.counted, stored: paper.pages })}{' '}
              <a href={inboxPath({ doc: paper.id })}>{t('toArrival')}</a>
            </p>
          )}
        </FormAlert>
        <p>{t('stored', { count: paper.pages })}.</p>
        <TextField
          label={t('count')}
          hint={t('countHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={form.counted}
          onChange={({ target }) => form.setCounted(target.value)}
          error={form.countFault}
        />
        {paper.shown.map(({ number }) => (
          <CheckField
            key={number}
            label={t('legible', { number })}
            checked={form.isLegible(number)}
            onChange={() => form.tick(number)}
            error={form.faultOf(number)}
          />
        ))}
        <p className="small muted">{t('confirmText')}</p>
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" does={confirmPaper} isBusy={form.isBusy}>
            {t('confirm')}
          </Button>
          <Paperless paper={paper} />
        </div>
      </form>
    </Card>
  );
};
