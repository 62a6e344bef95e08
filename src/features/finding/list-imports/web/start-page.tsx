import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DropZone } from '#platform/web/ui/forms/drop-zone.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { FileLine } from '#platform/web/ui/imports/file-line.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { listImportsContract } from '../contract.ts';
import { importLists, type ImportList } from '../rules.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts } from '../texts.en.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { EditorsOnly, listPath, StepHead } from './frame.tsx';
import styles from './list-imports.module.css';
import { useOpenImport } from './use-import.ts';

const accepted = '.xlsx,.csv,.txt,.tsv';

/** The lists as the export names them. */
const exported: Readonly<Record<ImportList, string>> = {
  suppliers: 'suppliers',
  outlets: 'outlets',
  articles: 'products',
};

const StartForm = ({ list }: { readonly list: ImportList }) => {
  const t = useText<typeof texts>('list-imports');
  const rows = useText<typeof rowTexts>('list-imports-rows');
  const language = useLanguage();
  const download = useDownload(listImportsContract.downloadListTemplate);
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const { send, share, failure, forget } = useOpenImport(list);
  const isBusy = share !== null;
  const onFiles = (files: readonly File[]) => {
    forget();
    setFile(files[0] ?? null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (file !== null) void send(file);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('fileCard')} className={styles.narrow}>
        <fieldset className="stack" disabled={isBusy}>
          <FormAlert failure={failure} />
          <p className="muted">{t(`how.${list}`)}</p>
          {file === null ? (
            <DropZone isSingle hint={t('fileHint')} accept={accepted} onFiles={onFiles} />
          ) : (
            <FileLine
              name={file.name}
              detail={
                share === null ? (
                  `${Math.max(1, Math.round(file.size / 1024))} kB`
                ) : (
                  <span role="status">
                    {t('sending')} <Bar label={t('sending')} share={share} />
                  </span>
                )
              }
            >
              <FilePicker accept={accepted} className="btn" onFiles={onFiles}>
                {t('anotherFile')}
              </FilePicker>
            </FileLine>
          )}
          {isTried && file === null && (
            <p className="poor small" role="alert">
              {t('noFile')}
            </p>
          )}
          <div className={styles.acts}>
            <span className={styles.tools}>
              <ListExport ask={{ list: exported[list], filter: {} }} />
              <Button
                icon={Download}
                onClick={() =>
                  void download(
                    { query: { list, language } },
                    t('templateFile', { list: rows(`file.${list}`) }),
                  )
                }
              >
                {t('template')}
              </Button>
            </span>
            <Button kind="primary" type="submit" does={listImportsContract.openListImport} isBusy={isBusy}>
              {t('read')}
            </Button>
          </div>
        </fieldset>
      </Card>
    </form>
  );
};

/** Choose a file that fills a list. */
export const StartPage = () => {
  const t = useText<typeof texts>('list-imports');
  const { values } = useQueryString();
  const list = importLists.find((one) => one === values['list']) ?? 'suppliers';
  const listed = useCall(listImportsContract.listListImports, { query: { list } });
  const imports = listed.data?.imports ?? [];
  return (
    <Page title={t(`title.${list}`)} backHref={listPath[list]()}>
      <StepHead list={list} title={t(`title.${list}`)} lede={t(`lede.${list}`)} step={1} />
      <EditorsOnly list={list}>
        <StartForm key={list} list={list} />
        {imports.length > 0 && <EarlierImports imports={imports} />}
      </EditorsOnly>
    </Page>
  );
};
