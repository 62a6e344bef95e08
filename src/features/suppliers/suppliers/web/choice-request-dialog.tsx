import { useMemo, useState } from 'react';
import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { supplierRequestsContract } from '../contract-requests.ts';
import type { SupplierRow } from '../contract.ts';
import { hasName, prepareSuppliers, searchSuppliers } from '../rules-search.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts-choice.en.ts';
import type { ChoiceOutlet } from './buyers.tsx';

interface RequestDialogProps {
  readonly rows: readonly SupplierRow[];
  readonly outlets: readonly ChoiceOutlet[];
  /** What was searched for in vain. */
  readonly suggestion: string;
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const useSame = (rows: readonly SupplierRow[], name: string, number: string | null) => {
  const index = useMemo(() => prepareSuppliers(rows), [rows]);
  return useMemo(() => {
    const byNumber = number === null ? undefined : rows.find((row) => row.legalEntityNumber === number);
    if (byNumber !== undefined) return byNumber;
    return name.trim() !== '' && hasName(index, name) ? searchSuppliers([index], name)[0] : undefined;
  }, [index, rows, name, number]);
};

/** Asks for a supplier that the list lacks, for all the restaurants; one that it has can be chosen here. */
export const RequestDialog = (props: RequestDialogProps) => {
  const { rows, outlets, suggestion, isChosen, onChoose, onClose } = props;
  const t = useText<typeof texts>('suppliers-choice');
  const [name, setName] = useState(suggestion.trim());
  const [number, setNumber] = useState('');
  const [isSent, setSent] = useState(false);
  const send = useSend(supplierRequestsContract.requestOwnSuppliers);
  const digits = organizationNumberDigits(number);
  const isNumberWrong = number.trim() !== '' && (digits === null || !isOrganizationNumber(digits));
  const same = useSame(rows, name, digits);
  const missing = isSent && name.trim() === '' ? t('requestNameMissing') : undefined;
  const exists = same !== undefined && isChosen(same.id) ? t('added') : t('requestExists');
  const ask = () => {
    setSent(true);
    if (name.trim() === '' || isNumberWrong || same !== undefined) return;
    const request = {
      name: name.trim(),
      outletIds: outlets.map(({ id }) => id),
      ...(digits === null ? {} : { organizationNumber: digits }),
    };
    send.mutate(
      { body: { requests: [request] } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('requestSent', { name: request.name }) });
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('requestTitle')}
      confirmLabel={t('requestSend')}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={ask}
      onClose={onClose}
    >
      <p className="consequence">{t('requestText')}</p>
      <TextField
        label={t('requestName')}
        autoComplete="off"
        maxLength={200}
        value={name}
        error={same === undefined ? missing : exists}
        onChange={(event) => {
          setName(event.target.value);
          send.reset();
        }}
      />
      {same !== undefined && !isChosen(same.id) && (
        <Button
          isSmall
          onClick={() => {
            onChoose(same.id);
            onClose();
          }}
        >
          {t('requestExistsChoose', { name: same.displayName })}
        </Button>
      )}
      <TextField
        label={t('requestNumber')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        error={isSent && isNumberWrong ? t('requestNumberInvalid') : undefined}
        onChange={(event) => {
          setNumber(event.target.value);
          send.reset();
        }}
      />
    </AskDialog>
  );
};
