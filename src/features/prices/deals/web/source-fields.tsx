import { FileText, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { inboxPath } from '#features/intake/documents/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import { type DealDraft, type DraftSource, pageOf } from './deal-draft.ts';
import styles from './deals.module.css';

/** What price lists and agreements come as; whatever is chosen is kept. */
const accepted = '.pdf,.xlsx,.xls,.docx,.csv,.eml,.msg,.txt,application/pdf,image/*';

/** As many of what came last as a list is looked through. */
const newest = 50;

interface SourceFieldsProps {
  readonly draft: DealDraft;
  readonly change: (part: Partial<DealDraft>) => void;
  readonly error?: string;
}

interface SourceCardProps {
  readonly source: DraftSource;
  readonly page: number | null;
  readonly children?: ReactNode;
}

/** A document with where in it the deal stands, and who brought it when. */
export const SourceCard = ({ source, page, children }: SourceCardProps) => {
  const t = useText<typeof texts>('deals');
  const isFile = 'file' in source;
  const facts = isFile
    ? [t('sourceWaits')]
    : [
        page !== null && t('sourcePage', { page }),
        source.row !== null && t('sourceRow', { row: source.row }),
        source.receivedBy === null
          ? t('sourceCame', { date: source.receivedOn })
          : t('sourceCameBy', { date: source.receivedOn, name: source.receivedBy }),
      ];
  return (
    <div className={styles.source}>
      <Icon of={FileText} />
      <p>
        {isFile ? (
          <b>{source.file.name}</b>
        ) : (
          <a href={inboxPath({ doc: source.documentId })}>{source.fileName}</a>
        )}
        <small className="muted">{facts.filter(Boolean).join(' · ')}</small>
      </p>
      {children}
    </div>
  );
};

/** A document that has come already, such as a mail with an agreement. */
const ArrivedDocument = ({ change }: Pick<SourceFieldsProps, 'change'>) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const { data } = useCall(documentsContract.listDocuments, { query: { limit: newest } });
  const arrived = (data?.content ?? []).filter(({ state }) => state !== 'deleted' && state !== 'quarantined');
  if (arrived.length === 0) return null;
  const take = (documentId: string) => {
    const found = arrived.find(({ id }) => id === documentId);
    if (found === undefined) return;
    const { fileName, receivedAt, receivedBy } = found;
    const receivedOn = format.isoDay(receivedAt);
    change({ source: { documentId, fileName, row: null, receivedOn, receivedBy }, page: '' });
  };
  return (
    <SelectField label={t('sourceArrived')} value="" onChange={({ target }) => take(target.value)}>
      <option value="">{t('sourceChoose')}</option>
      {arrived.map(({ id, fileName, receivedAt }) => (
        <option key={id} value={id}>{`${fileName} · ${format.isoDay(receivedAt)}`}</option>
      ))}
    </SelectField>
  );
};

/** The document that the deal was agreed in: a file of one's own, or one that has come. */
export const SourceFields = ({ draft: { source, page }, change, error }: SourceFieldsProps) => {
  const t = useText<typeof texts>('deals');
  const pick = ([file]: readonly File[]) => file !== undefined && change({ source: { file }, page: '' });
  const picker = (text: string) => (
    <FilePicker accept={accepted} className="btn sm quiet" onFiles={pick}>
      <Icon of={Paperclip} />
      {text}
    </FilePicker>
  );
  return (
    <fieldset className="choice">
      <legend>{t('source')}</legend>
      {source ? (
        <>
          <SourceCard source={source} page={pageOf({ source, page }) ?? null}>
            {picker(t('sourceReplace'))}
            <Button kind="quiet" isSmall onClick={() => change({ source: null, page: '' })}>
              {t('sourceRemove')}
            </Button>
          </SourceCard>
          <div className={styles.pair}>
            <TextField
              label={t('sourcePageOf')}
              isOptional
              inputMode="numeric"
              maxLength={4}
              value={page}
              onChange={({ target }) => change({ page: target.value })}
              error={error}
            />
          </div>
        </>
      ) : (
        <>
          <p className="muted small">{t('sourceWhy')}</p>
          <div>{picker(t('sourceAttach'))}</div>
          <ArrivedDocument change={change} />
        </>
      )}
    </fieldset>
  );
};
