import { Download, Lock } from 'lucide-react';
import { planContract } from '#features/account/plan/contract.ts';
import { PlanWayOut } from '#features/account/plan/web/feature.tsx';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import type { ListAsk } from '#platform/web/frame/list-export.tsx';
import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { Plate } from '#platform/web/ui/plate.tsx';
import { mostOnPaper, mostRows } from '../rules.ts';
import { filterOf } from '../rules-dialog.ts';
import type { texts } from '../texts.en.ts';
import { ContentField, FormatField, PeriodField } from './export-fields.tsx';
import styles from './exports.module.css';
import { type ExportChoice, useExport } from './use-export.ts';

interface DialogProps {
  readonly ask: ListAsk;
  readonly onClose: () => void;
}

/** Names the file before it is made: rows, columns, and what its amounts and days are in. */
const FileLine = ({ choice }: { choice: ExportChoice }) => {
  const t = useText<typeof texts>('exports');
  const format = useFormat();
  const preview = choice.lastPreview;
  if (preview === undefined)
    return (
      <p className={styles.line} role="status">
        {t('counting')}
      </p>
    );
  const { rows, columns, fileName, currency, isBackground, isTooMany } = preview;
  const isPaper = choice.format === 'pdf';
  const most = format.number(String(isPaper ? mostOnPaper : mostRows));
  const shown = format.number(String(rows));
  return (
    <p className={styles.line} role="status">
      <b>{fileName}</b>
      <span>
        {t('rowsLine', { count: rows, shown })} {t('columnsLine', { count: columns })}{' '}
        {t('units', { currency: currency === 'SEK' ? t('kronor') : currency })}{' '}
        {choice.format === 'csv' && t('hint.csvDecimal')}
      </span>
      {isTooMany && <span>{t(isPaper ? 'tooManyPaper' : 'tooMany', { most })}</span>}
      {isBackground && !isTooMany && <span>{t('background')}</span>}
    </p>
  );
};

const Acts = ({ choice, onClose }: { choice: ExportChoice; onClose: () => void }) => {
  const t = useText<typeof texts>('exports');
  const format = useFormat();
  const { preview, lastPreview } = choice;
  const count = lastPreview?.rows ?? 0;
  const shown = format.number(String(count));
  const isBackground = lastPreview?.isBackground === true;
  const label =
    lastPreview !== undefined && count === 0
      ? t('nothing')
      : t(isBackground ? 'make' : 'download', { count, shown });
  const act = () => {
    if (preview === undefined) return;
    if (preview.isBackground) choice.make(() => showToast({ text: t('started') }));
    else choice.download(preview.fileName);
  };
  return (
    <div className="acts">
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        kind="primary"
        icon={Download}
        isBusy={choice.isBusy}
        disabled={preview === undefined || count === 0 || preview.isTooMany}
        onClick={act}
      >
        {label}
      </Button>
    </div>
  );
};

const Form = ({ ask, exportDays, onClose }: DialogProps & { exportDays: number }) => {
  const choice = useExport(ask, exportDays, onClose);
  const failure = useErrorText(choice.error?.failure ?? null);
  const { sort: _sort, direction: _direction, ...filter } = filterOf(ask.filter);
  return (
    <>
      <ContentField choice={choice} isFiltered={Object.keys(filter).length > 0} />
      <PeriodField choice={choice} />
      <FormatField choice={choice} />
      <FileLine choice={choice} />
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <Acts choice={choice} onClose={onClose} />
    </>
  );
};

/** In the place of the form where the plan has no export: what it gives, and the way to it. */
const Gate = () => {
  const t = useText<typeof texts>('exports');
  return (
    <div className="stack">
      <Plate icon={Lock} isLarge />
      <p>{t('gateText')}</p>
      <div className="acts">
        <PlanWayOut part="exports" />
      </div>
    </div>
  );
};

/** What do I get? A list as a file: which rows, of which days, in which format. */
export const ExportDialog = ({ ask, onClose }: DialogProps) => {
  const t = useText<typeof texts>('exports');
  const isDemo = useIsDemo();
  const { data } = useCall(planContract.readPlan, {});
  const days = data?.gives.exportDays;
  return (
    <FormDialog title={t(days === null && !isDemo ? 'gateTitle' : 'title')} isWide onClose={onClose}>
      {isDemo ? (
        <p>{t('demo')}</p>
      ) : (
        days !== undefined &&
        (days === null ? <Gate /> : <Form ask={ask} exportDays={days} onClose={onClose} />)
      )}
    </FormDialog>
  );
};
