import { useState } from 'react';
import { call } from '#platform/web/calls/api.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { LanguageChoice } from '#platform/web/frame/door.tsx';
import { LinkFailure, useLinked } from '#platform/web/frame/linked.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FocusedLayout } from '#platform/web/ui/shell/focused-layout.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { loginPath } from '#platform/wire/doors.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { auditorsContract } from '../contract-auditors.ts';
import type { texts } from '../texts-audit.en.ts';
import styles from './archive.module.css';
import { AuditedDocumentation, AuditedHistory } from './audit-history.tsx';

const { readByAuditor, downloadByAuditor } = auditorsContract;

type Opened = ReplyOf<typeof readByAuditor>;

const readFirst = (token: string) => call(readByAuditor, { body: { token } });

const Document = ({
  document: { id, day, supplier, number, fileName, sha256, removedAt, paper },
  token,
}: {
  readonly document: Opened['documents'][number];
  readonly token: string;
}) => {
  const t = useText<typeof texts>('archive-audit');
  const format = useFormat();
  const download = useDownload(downloadByAuditor);
  return (
    <li>
      <span className={styles.said}>
        <b>{[day, supplier ?? fileName, number].filter((part) => part !== null).join(' · ')}</b>
        <small>{fileName}</small>
        <small>{`SHA-256 ${sha256}`}</small>
        {paper !== null && (
          <small>{t('paper', { count: paper.pages, date: format.isoDay(paper.confirmedAt) })}</small>
        )}
      </span>
      {removedAt === null ? (
        <Button
          isSmall
          aria-label={t('getOf', { file: fileName })}
          onClick={() => void download({ body: { token, documentId: id } }, fileName)}
        >
          {t('get')}
        </Button>
      ) : (
        <small>{t('removed', { date: format.isoDay(removedAt) })}</small>
      )}
    </li>
  );
};

/** The pages that have been asked for, after the first one; another search begins anew. */
const usePages = (token: string, first: Opened) => {
  const [shown, setShown] = useState({ documents: first.documents, total: first.total });
  const ask = async (search: string, after: number): Promise<void> => {
    const said = search.trim() === '' ? {} : { search };
    const { data } = await call(readByAuditor, { body: { token, ...said, after } });
    if (data === null) return;
    setShown(({ documents }) => ({
      documents: after === 0 ? data.documents : [...documents, ...data.documents],
      total: after === 0 ? data.total : Math.max(data.total, documents.length),
    }));
  };
  return { ...shown, ask };
};

const Documents = ({ token, opened }: { readonly token: string; readonly opened: Opened }) => {
  const t = useText<typeof texts>('archive-audit');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const { documents, total, ask } = usePages(token, opened);
  return (
    <>
      <TextField
        label={t('search')}
        type="search"
        value={search}
        maxLength={100}
        onChange={({ target }) => {
          setSearch(target.value);
          void ask(target.value, 0);
        }}
      />
      <p role="status" className="small">
        {t('total', { shown: format.number(String(total)) })}
      </p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <Document key={document.id} document={document} token={token} />
        ))}
      </ul>
      {documents.length < total && (
        <Button onClick={() => void ask(search, documents.length)}>{t('more')}</Button>
      )}
    </>
  );
};

const views = ['documents', 'documentation', 'history'] as const;

const Archive = ({ token, opened }: { readonly token: string; readonly opened: Opened }) => {
  const t = useText<typeof texts>('archive-audit');
  const format = useFormat();
  const [view, setView] = useState<(typeof views)[number]>('documents');
  const { organizationName: organization, name, expiresAt, stampedOn } = opened;
  const links = format.number(String(opened.links));
  const shown = {
    documents: <Documents token={token} opened={opened} />,
    documentation: <AuditedDocumentation token={token} />,
    history: <AuditedHistory token={token} />,
  }[view];
  return (
    <div className="stack">
      <div className="intro">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lede">{t('lede', { organization, name, date: format.isoDay(expiresAt) })}</p>
      </div>
      <p className="muted small">
        {stampedOn === null ? t('unproven', { links }) : t('proven', { links, day: stampedOn })} {t('logged')}
      </p>
      <Segment
        label={t('views')}
        choices={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={setView}
      />
      {shown}
    </div>
  );
};

/** An auditor, who has no account, reads an archive. The link stays in the address: it is opened again after a reload. */
export const AuditPage = () => {
  const t = useText<typeof texts>('archive-audit');
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const { opened, failure, retry } = useLinked(token, readFirst);
  return (
    <FocusedLayout title={t('title')} brandHref={loginPath()} tools={<LanguageChoice />}>
      {failure !== null && opened === null ? (
        <LinkFailure failure={failure} t={t} onRetry={retry} />
      ) : opened === null || token === null ? (
        <Skeleton lines={8} />
      ) : (
        <Archive token={token} opened={opened} />
      )}
    </FocusedLayout>
  );
};
