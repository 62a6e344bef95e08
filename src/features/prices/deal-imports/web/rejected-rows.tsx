import { CircleAlert, Download } from 'lucide-react';
import { needsPerson } from '#core/deal-import/row-codes.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import type { ImportResult } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import { rejectedDays } from '../rules.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { nameOf, writtenPrice } from './row-words.ts';
import type { Again } from './use-outcome.ts';

type Rejected = ImportResult['rejected'][number];

const shownFirst = 200;

const Reason = ({ code }: Pick<Rejected, 'code'>) => {
  const rows = useText<typeof rowTexts>('deal-imports-rows');
  return needsPerson(code) ? (
    <span className={styles.cellerr}>
      <Icon of={CircleAlert} />
      {rows(code)}
    </span>
  ) : (
    <span className="muted small">{rows(code)}</span>
  );
};

const Head = ({ found, again }: { readonly found: ImportResult; readonly again: Again }) => {
  const t = useText<typeof texts>('deal-imports');
  const language = useLanguage();
  const download = useDownload(dealImportsContract.downloadRejectedRows);
  const { id: importId, rejected, fileName } = found;
  const name = t('rejectedFile', { file: fileName.replace(/\.[^.]*$/, '') });
  return (
    <div className={styles.tablehead}>
      <h2>{t('rejectedTitle', { count: rejected.length })}</h2>
      <div className={styles.tools}>
        <Button
          isSmall
          icon={Download}
          onClick={() => void download({ params: { importId }, query: { language } }, name)}
        >
          {t('downloadRejected')}
        </Button>
        {found.state === 'saved' && rejected.some(({ code }) => needsPerson(code)) && (
          <Button
            isSmall
            does={dealImportsContract.repeatDealImport}
            isBusy={again.isBusy}
            onClick={() => again.begin('open')}
          >
            {t('fixRows')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The rows that an import left out, each with its reason; those that need a person first. */
export const RejectedRows = ({ found, again }: { readonly found: ImportResult; readonly again: Again }) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const { rejected, counts } = found;
  if (rejected.length === 0)
    return (counts?.rejected ?? 0) > 0 ? (
      <p className="small muted">{t('rejectedGone', { days: rejectedDays })}</p>
    ) : null;
  const columns: Column<Rejected>[] = [
    { id: 'row', header: t('row'), isNumeric: true, cell: ({ row }) => <span className="muted">{row}</span> },
    { id: 'article', header: t('article'), cell: (row) => <b className="strong">{nameOf(row)}</b> },
    {
      id: 'number',
      header: t('number'),
      priority: 2,
      cell: ({ written }) => written.articleNumber ?? '–',
    },
    {
      id: 'price',
      header: t('price'),
      isNumeric: true,
      cell: ({ written }) => <span className="strong">{writtenPrice(format, written.price)}</span>,
    },
    { id: 'reason', header: t('reason'), cell: ({ code }) => <Reason code={code} /> },
  ];
  const inOrder = rejected.toSorted(
    (a, b) => Number(needsPerson(b.code)) - Number(needsPerson(a.code)) || a.row - b.row,
  );
  return (
    <section className={styles.preview}>
      <Head found={found} again={again} />
      <DataTable
        label={t('rejectedTitle', { count: rejected.length })}
        columns={columns}
        rows={inOrder.slice(0, shownFirst)}
        rowKey={({ row }) => String(row)}
        rowTone={({ code }) => (needsPerson(code) ? 'bad' : undefined)}
        listRow={(row) => ({
          title: t('rowNamed', { row: row.row, name: nameOf(row) }),
          value: writtenPrice(format, row.written.price),
          detail: <Reason code={row.code} />,
        })}
        foot={
          <div className="tfoot">
            <span>
              {rejected.length > shownFirst &&
                `${t('showing', { shown: shownFirst, total: rejected.length })} · `}
              {t('kept', { days: rejectedDays })}
            </span>
          </div>
        }
      />
    </section>
  );
};
