import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { SupplierTerms } from '../contract-terms.ts';
import { dealsContract } from '../contract.ts';
import type { texts } from '../texts-terms.en.ts';

interface TermsCardProps {
  readonly supplierId: string;
  readonly name: string;
}

const mostDays = 730;

const checkNames = ['beforeStart', 'notice', 'windows'] as const;

/** Days as typed; null for none, undefined for what are no days. */
const daysOf = (typed: string): number | null | undefined => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= mostDays ? Number(text) : undefined;
};

const typedDays = (days: number | null): string => (days === null ? '' : String(days));

interface TermsDialogProps extends TermsCardProps {
  readonly terms: SupplierTerms;
  readonly onClose: () => void;
}

const TermsDialog = ({ supplierId, name, terms, onClose }: TermsDialogProps) => {
  const t = useText<typeof texts>('deals-terms');
  const [notice, setNotice] = useState(typedDays(terms.noticeDays));
  const [complaint, setComplaint] = useState(typedDays(terms.complaintDays));
  const [checks, setChecks] = useState(terms.checks);
  const [isTried, setTried] = useState(false);
  const save = useSend(dealsContract.setTerms, [dealsContract.readTerms]);
  const [noticeDays, complaintDays] = [daysOf(notice), daysOf(complaint)];
  const fault = (days: number | null | undefined) =>
    isTried && days === undefined ? t('invalid') : undefined;
  const send = () => {
    setTried(true);
    if (noticeDays === undefined || complaintDays === undefined) return;
    save.mutate(
      { params: { supplierId }, body: { noticeDays, complaintDays, checks } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('saved', { name }) });
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('dialog', { name })}
      confirmLabel={t('save')}
      isBusy={save.isPending}
      error={save.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('why')}</p>
      <TextField
        label={t('noticeDays')}
        inputMode="numeric"
        maxLength={3}
        value={notice}
        hint={t('empty')}
        error={fault(noticeDays)}
        onChange={({ target }) => setNotice(target.value)}
      />
      <TextField
        label={t('complaintDays')}
        inputMode="numeric"
        maxLength={3}
        value={complaint}
        hint={t('empty')}
        error={fault(complaintDays)}
        onChange={({ target }) => setComplaint(target.value)}
      />
      <CheckList
        legend={t('checks')}
        choices={checkNames.map((check) => ({ value: check, label: t(`check.${check}`) }))}
        chosen={checkNames.filter((check) => checks[check])}
        onChange={(chosen) =>
          setChecks({
            beforeStart: chosen.includes('beforeStart'),
            notice: chosen.includes('notice'),
            windows: chosen.includes('windows'),
          })
        }
      />
    </AskDialog>
  );
};

/** What is agreed with a supplier beside prices: days of notice and of complaint, for the whole organization. */
export const TermsCard = ({ supplierId, name }: TermsCardProps) => {
  const t = useText<typeof texts>('deals-terms');
  const [isAsking, setAsking] = useState(false);
  const { data: terms, error, refetch } = useCall(dealsContract.readTerms, { params: { supplierId } });
  const shown = (days: number | null) =>
    days === null ? <Missing label={t('missing')} /> : t('days', { count: days });
  const change = (
    <Button isSmall icon={Pencil} does={dealsContract.setTerms} onClick={() => setAsking(true)}>
      {t('change')}
    </Button>
  );
  return (
    <Card title={t('title')} aside={terms !== undefined && change}>
      {terms === undefined && error === null && <Skeleton lines={2} />}
      {terms === undefined && error !== null && (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {terms !== undefined && (
        <Facts
          facts={[
            [t('notice'), shown(terms.noticeDays)],
            [t('complaint'), shown(terms.complaintDays)],
          ]}
        />
      )}
      {isAsking && terms !== undefined && (
        <TermsDialog supplierId={supplierId} name={name} terms={terms} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
};
