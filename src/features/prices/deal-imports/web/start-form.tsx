import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { DropZone } from '#platform/web/ui/forms/drop-zone.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { FileLine } from '#platform/web/ui/imports/file-line.tsx';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { useOpenImport } from './use-open-import.ts';
import { useImportUnits } from './use-import-units.ts';

const accepted = '.xlsx,.csv,.txt,.tsv,.xml';

const ChosenFile = ({
  file,
  share,
  onFile,
}: {
  readonly file: File;
  readonly share: number | null;
  readonly onFile: (files: readonly File[]) => void;
}) => {
  const t = useText<typeof texts>('deal-imports');
  return (
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
      {share === null && (
        <FilePicker accept={accepted} className="btn" onFiles={onFile}>
          {t('anotherFile')}
        </FilePicker>
      )}
    </FileLine>
  );
};

/** The supplier, the restaurants and the file; the server says what is wrong with the file. */
export const StartForm = ({ isLocked }: { readonly isLocked: boolean }) => {
  const t = useText<typeof texts>('deal-imports');
  const language = useLanguage();
  const { values } = useQueryString();
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const download = useDownload(dealImportsContract.downloadImportTemplate);
  const [supplierId, setSupplier] = useState(values['supplier'] ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const units = useImportUnits();
  const open = useOpenImport();
  const known = suppliers.data ?? [];
  const onFile = (files: readonly File[]) => {
    open.forget();
    setFile(files[0] ?? null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (supplierId === '' || file === null || units.asked === null) return;
    void open.send(file, { supplierId, units: units.asked });
  };
  const isMissing = isTried && supplierId === '';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('fileCard')} className={styles.narrow}>
        <fieldset className="stack" disabled={isLocked || open.isBusy}>
          <FormAlert failure={open.failure} />
          <SelectField
            label={t('supplier')}
            required
            value={supplierId}
            onChange={({ target }) => setSupplier(target.value)}
            {...(isMissing ? { error: t('required') } : {})}
            {...(suppliers.isSuccess && known.length === 0 ? { hint: t('noSuppliers') } : {})}
          >
            <option value="">{t('chooseSupplier')}</option>
            {known.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName}
              </option>
            ))}
          </SelectField>
          {units.choices.length > 2 && (
            <CheckList
              legend={t('units')}
              choices={units.choices}
              chosen={units.chosen}
              onChange={units.choose}
              error={isTried && units.asked === null ? t('noUnits') : undefined}
            />
          )}
          {file === null ? (
            <DropZone isSingle hint={t('fileHint')} accept={accepted} onFiles={onFile} />
          ) : (
            <ChosenFile file={file} share={open.share} onFile={onFile} />
          )}
          {isTried && file === null && (
            <p className="poor small" role="alert">
              {t('noFile')}
            </p>
          )}
          <p className="small muted">{t('templateText')}</p>
          <div className={styles.acts}>
            <Button icon={Download} onClick={() => void download({ query: { language } }, t('exampleFile'))}>
              {t('template')}
            </Button>
            <Button
              kind="primary"
              type="submit"
              does={dealImportsContract.openDealImport}
              isBusy={open.isBusy}
            >
              {t('read')}
            </Button>
          </div>
        </fieldset>
      </Card>
    </form>
  );
};
