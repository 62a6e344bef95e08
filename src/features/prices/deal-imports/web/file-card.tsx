import { inboxPath } from '#features/intake/documents/paths.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { FileLine } from '#platform/web/ui/imports/file-line.tsx';
import type { ImportHead, ImportPreview } from '../contract-fields.ts';
import { newDealImportPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import type { Choice } from './use-choice.ts';

interface FileCardProps {
  readonly head: ImportHead;
  readonly preview: ImportPreview | undefined;
  readonly choice: Choice;
}

/** Whom the deals are for, where that is not the restaurant that is looked at alone. */
const useUnitNames = ({ unitIds }: ImportHead): string | null => {
  const t = useText<typeof texts>('deal-imports');
  const { units, selectedUnit } = useAppState();
  if (unitIds === null) return t('whole');
  if (unitIds.length === 1 && unitIds[0] === selectedUnit?.id) return null;
  return units
    .filter(({ id }) => unitIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
};

/** The file that is imported, and which of its sheets. */
export const FileCard = ({ head, preview, choice }: FileCardProps) => {
  const t = useText<typeof texts>('deal-imports');
  const names = useUnitNames(head);
  const count = preview?.counts?.rows ?? 0;
  const empty = preview?.counts?.empty ?? 0;
  const sheets = preview?.sheets ?? [];
  const others = preview?.otherLists ?? [];
  const sheet = sheets[preview?.sheet ?? 0] ?? '';
  const said = [
    head.supplierName,
    names === null ? '' : t('forUnits', { units: names }),
    preview === undefined
      ? ''
      : sheets.length > 1
        ? t('sheetRows', { sheet, count })
        : t('onlyRows', { count }),
    empty > 0 ? t('emptyRows', { count: empty }) : '',
    others.length > 0 ? t('otherLists', { count: others.length, sheets: others.join(', ') }) : '',
    t('keptAs'),
  ];
  return (
    <FileLine name={head.fileName} detail={said.filter(Boolean).join(' · ')}>
      {sheets.length > 1 && (
        <select
          className={`input ${styles.sheetchoice}`}
          aria-label={t('sheet')}
          value={preview?.sheet ?? 0}
          onChange={({ target }) => choice.setSheet(Number(target.value))}
        >
          {sheets.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
      <ButtonLink href={newDealImportPath({ supplier: head.supplierId })}>{t('otherFile')}</ButtonLink>
      <ButtonLink kind="quiet" href={inboxPath({ doc: head.documentId })}>
        {t('original')}
      </ButtonLink>
    </FileLine>
  );
};
