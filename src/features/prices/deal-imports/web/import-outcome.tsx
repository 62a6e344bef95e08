import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { KpiStrip } from '#platform/web/ui/tables/figures.tsx';
import type { ImportResult } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import { newDealImportPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { useAgain, useUndo } from './use-outcome.ts';

const useTitle = ({ state, counts }: ImportResult): string => {
  const t = useText<typeof texts>('deal-imports');
  if (state === 'undone') return t('undoneTitle');
  const count = (counts?.new ?? 0) + (counts?.changed ?? 0);
  return count === 0 ? t('savedNone') : t('savedTitle', { count });
};

/** What became of an import, for as long as it can be asked; it is taken back here, and what was left out is fixed from here. */
export const ImportOutcome = ({ found }: { readonly found: ImportResult }) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const title = useTitle(found);
  const [isAsking, setAsking] = useState(false);
  const undo = useUndo();
  const again = useAgain(found.id);
  const { counts, undoUntil, savedAt, savedBy, fileName, supplierName, createdAt } = found;
  const day = (savedAt ?? createdAt).slice(0, 10);
  const time = `${day} ${format.time(savedAt ?? createdAt)}`;
  const who = savedBy === null ? t('savedAt', { time }) : t('savedByAt', { name: savedBy, time });
  return (
    <>
      <PageHeader
        title={title}
        lede={[fileName, supplierName, who].join(' · ')}
        crumbs={[
          { label: t('deals'), href: dealsPath() },
          { label: t('import'), href: newDealImportPath() },
          { label: t('importOf', { date: day }) },
        ]}
        tools={
          undoUntil !== null && (
            <Button
              icon={Undo2}
              does={dealImportsContract.undoDealImport}
              title={t('undoUntil', { time: format.time(undoUntil) })}
              isBusy={undo.isPending}
              collapses
              onClick={() => setAsking(true)}
            >
              {t('undo')}
            </Button>
          )
        }
      />
      <FormAlert failure={undo.error?.failure ?? again.failure} />
      <OutcomeCard found={found} again={again} />
      {counts !== null && (
        <KpiStrip
          kpis={[
            { label: t('kpiNew'), value: format.number(String(counts.new), 0) },
            { label: t('kpiChanged'), value: format.number(String(counts.changed), 0) },
            { label: t('kpiUnchanged'), value: format.number(String(counts.unchanged), 0) },
            { label: t('kpiRejected'), value: format.number(String(counts.rejected), 0) },
          ]}
        />
      )}
      <RejectedRows found={found} again={again} />
      {isAsking && (
        <ConfirmDialog
          title={t('undoTitle')}
          consequence={t('undoConsequence')}
          confirmLabel={t('undo')}
          isDestructive
          onConfirm={() => {
            setAsking(false);
            undo.mutate({ params: { importId: found.id } });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
