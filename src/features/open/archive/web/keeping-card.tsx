import { type FormEvent, useState } from 'react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { archiveContract } from '../contract.ts';
import { retentionContract } from '../contract-retention.ts';
import type { texts } from '../texts.en.ts';
import styles from './archive.module.css';

const { keepYear, readRetention } = retentionContract;
const months = Array.from({ length: 12 }, (_, at) => at + 1);

const KeepDialog = ({ until, onClose }: { readonly until: string; readonly onClose: () => void }) => {
  const t = useText<typeof texts>('archive');
  const [reason, setReason] = useState('');
  const send = useSend(keepYear, [readRetention, archiveContract.readArchive]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      showToast({ text: t('keptOn') });
      onClose();
    };
    send.mutate({ body: { until, reason } }, { onSuccess });
  };
  return (
    <FormDialog title={t('keepTitle')} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <FormAlert failure={send.error?.failure ?? null} />
        <TextField
          label={t('reason')}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={send.isPending}>
            {t('keepOn')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};

const Ends = () => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const [kept, setKept] = useState<string | null>(null);
  const { data } = useCall(readRetention, {});
  if (data === undefined || (data.ending.length === 0 && data.runs.length === 0)) return null;
  return (
    <ul className={styles.list}>
      {data.ending.map(({ until, documents }) => (
        <li key={until}>
          {t('endingText', { date: until, documents: format.number(String(documents)) })}
          <Button isSmall onClick={() => setKept(until)}>
            {t('keepOn')}
          </Button>
        </li>
      ))}
      {data.runs.map(({ ranAt, kind, documents }) => (
        <li key={`${ranAt} ${kind}`}>
          <span>
            {t(kind === 'ended' ? 'runEnded' : 'runRefused', { documents: format.number(String(documents)) })}
            <small>{format.isoDay(ranAt)}</small>
          </span>
        </li>
      ))}
      {kept !== null && <KeepDialog until={kept} onClose={() => setKept(null)} />}
    </ul>
  );
};

/** How long are originals kept, and what follows from our financial year? */
export const KeepingCard = ({
  archive,
}: {
  readonly archive: ReplyOf<typeof archiveContract.readArchive>;
}) => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const send = useSend(archiveContract.setYearEnd, [archiveContract.readArchive]);
  const set = (month: number) =>
    send.mutate({ body: { month } }, { onSuccess: () => showToast({ text: t('yearSaved') }) });
  return (
    <Card title={t('keeping')}>
      <p>{t('keepingText')}</p>
      <FormAlert failure={send.error?.failure ?? null} />
      <div className={styles.chosen}>
        <SelectField
          label={t('yearEnd')}
          value={archive.yearEndMonth ?? ''}
          onChange={({ target }) => set(Number(target.value))}
        >
          {archive.yearEndMonth === null && <option value="">{t('yearEndUnknown')}</option>}
          {months.map((month) => (
            <option key={month} value={month}>
              {format.monthName(`2026-${String(month).padStart(2, '0')}-01`)}
            </option>
          ))}
        </SelectField>
      </div>
      <ul className={styles.list}>
        {archive.years.map(({ from, to, documents, keptUntil }) => (
          <li key={from}>
            <span>
              <b>{`${from} – ${to}`}</b>
              <small>{t('documents', { shown: format.number(String(documents)) })}</small>
            </span>
            <span>{t('keptUntil', { date: keptUntil })}</span>
          </li>
        ))}
      </ul>
      <Ends />
    </Card>
  );
};
