import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { needsPerson } from '#core/deal-import/row-codes.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import type { ImportedRow, ImportPreview } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { RowResult } from './row-result.tsx';
import { nameOf, outcomeWords, periodOf, writtenPrice } from './row-words.ts';
import { isPriced, PriceFix } from './typed-fixes.tsx';
import { type Fixes, type Preview, useFixes } from './use-import.ts';

type Words = TextOf<typeof texts>;

const isOpen = ({ problem }: ImportedRow): boolean => problem !== null && needsPerson(problem.code);

const priceShown = (format: Formats, { promise, goods, written, problem }: ImportedRow): string => {
  if (promise === null) return writtenPrice(format, written.price);
  const unit = goods?.unit ?? written.unit ?? null;
  const price = problem?.code === 'import.price-far' ? problem.text : promise.price;
  return format.unitPrice(price, goods?.currency ?? 'SEK', unit);
};

const daysShown = (t: Words, { promise, written }: ImportedRow): string => {
  if (promise !== null) return periodOf(t, promise.validFrom, promise.validTo);
  const days = [written.validFrom, written.validTo].filter((day) => day !== undefined);
  return days.length === 0 ? '–' : days.join(' – ');
};

const isDayWrong = ({ problem }: ImportedRow): boolean =>
  problem?.field === 'validFrom' || problem?.field === 'validTo';

const columnsOf = (t: Words, format: Formats, importId: string, fixes: Fixes): Column<ImportedRow>[] => [
  { id: 'row', header: t('row'), isNumeric: true, cell: ({ row }) => <span className="muted">{row}</span> },
  {
    id: 'article',
    header: t('article'),
    cell: (row) => (
      <span className={styles.rowname}>
        <b className="strong">{nameOf(row)}</b>
        <small>{row.goods?.articleNumber ?? row.written.articleNumber ?? '–'}</small>
      </span>
    ),
  },
  {
    id: 'price',
    header: t('price'),
    isNumeric: true,
    cell: (row) =>
      row.problem !== null && isPriced(row.problem) && isOpen(row) ? (
        <PriceFix row={row} problem={row.problem} fixes={fixes} />
      ) : (
        <span className="strong">{priceShown(format, row)}</span>
      ),
  },
  {
    id: 'valid',
    header: t('valid'),
    priority: 2,
    cell: (row) => <span className={isDayWrong(row) ? styles.wrong : 'nowrap'}>{daysShown(t, row)}</span>,
  },
  {
    id: 'result',
    header: t('result'),
    cell: (row) => <RowResult row={row} importId={importId} fixes={fixes} hasPriceCell />,
  },
];

/** Who fixes a row that then leaves the list stands at its head again, not at the top of the page. */
const useKeptFocus = (rows: readonly ImportedRow[]) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasInside = useRef(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) heading.current?.focus();
  }, [rows]);
  const note = () => {
    wasInside.current = card.current?.contains(document.activeElement) === true;
  };
  return { heading, card, note };
};

/** Each row of the file, and what becomes of it. */
export const PreviewRows = ({
  first,
  preview,
}: {
  readonly first: ImportPreview;
  readonly preview: Preview;
}) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const language = useLanguage();
  const download = useDownload(dealImportsContract.downloadRejectedRows);
  const fixes = useFixes(first.id);
  const { heading, card, note } = useKeptFocus(preview.rows);
  const { counts, id: importId, fileName } = first;
  const kinds = [
    ['all', counts?.rows],
    ['open', counts?.open],
    ['changed', counts?.changed],
    ...(counts?.rejected === counts?.open ? [] : [['rejected', counts?.rejected] as const]),
  ] as const;
  return (
    <section className={styles.preview} aria-labelledby="preview-title" ref={card} onFocus={note}>
      <div className={styles.previewhead}>
        <h2 id="preview-title" tabIndex={-1} ref={heading}>
          {t('preview')}
        </h2>
        <Segment
          label={t('filter')}
          value={preview.shown}
          onChange={preview.show}
          choices={kinds.map(([value, count]) => ({ value, label: `${t(`rows.${value}`)} ${count ?? 0}` }))}
        />
      </div>
      <FormAlert failure={fixes.failure} />
      <DataTable
        label={t('preview')}
        columns={columnsOf(t, format, importId, fixes)}
        rows={preview.rows}
        rowKey={({ row }) => String(row)}
        rowTone={(row) => (isOpen(row) ? 'bad' : outcomeWords(t, format, row).isClash ? 'open' : undefined)}
        listRow={(row) => ({
          title: t('rowNamed', { row: row.row, name: nameOf(row) }),
          value: isOpen(row) ? undefined : priceShown(format, row),
          detail: daysShown(t, row),
          foot: <RowResult row={row} importId={importId} fixes={fixes} hasPriceCell={false} />,
        })}
        paging={{
          ...preview.paging,
          text: t('showing', { shown: preview.rows.length, total: preview.total }),
        }}
        empty={<NoMatch title={t('noRows')} />}
      />
      {(counts?.rejected ?? 0) > 0 && (
        <div className={styles.tools}>
          <Button
            isSmall
            icon={Download}
            onClick={() =>
              void download(
                { params: { importId }, query: { language } },
                t('rejectedFile', { file: fileName.replace(/\.[^.]*$/, '') }),
              )
            }
          >
            {t('downloadRejected')}
          </Button>
        </div>
      )}
    </section>
  );
};
