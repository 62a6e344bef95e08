import { useMemo, useState } from 'react';
import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { supplierRequestsContract } from '../contract-requests.ts';
import { prepareSuppliers, searchSuppliers } from '../rules-search.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { TextArea, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { FinderRow } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import type { Place } from './use-finder.ts';
import styles from './suppliers.module.css';

interface RequestDialogProps {
  readonly rows: readonly FinderRow[];
  readonly places: readonly Place[];
  /** What was searched for in vain. */
  readonly suggestion: string;
  readonly onClose: () => void;
}

const plain = (name: string): string =>
  name
    .trim()
    .toLocaleLowerCase('sv')
    .replace(/\s+(?:ab|hb|kb)$/, '');

/** Those that are meant, perhaps: the one that has the name or the number, else a few with like names. */
const useLike = (rows: readonly FinderRow[], name: string, number: string | null) => {
  const index = useMemo(() => [prepareSuppliers(rows)], [rows]);
  return useMemo(() => {
    const byNumber = number === null ? undefined : rows.find((row) => row.legalEntityNumber === number);
    const like = name.trim().length < 3 ? [] : searchSuppliers(index, name).slice(0, 3);
    const same = (row: { readonly displayName: string; readonly name: string }) =>
      [row.displayName, row.name].some((one) => plain(one) === plain(name));
    return { byNumber, byName: like.find(same), like };
  }, [index, rows, name, number]);
};

const byCode = {
  'supplier.exist': 'name',
  'supplier_request.exist': 'name',
  'supplier.exist_by_legal_entity_number': 'number',
} as const;

/** Asks for a supplier that the directory lacks; one that it has is pointed out as it is written. */
export const RequestDialog = ({ rows, places, suggestion, onClose }: RequestDialogProps) => {
  const t = useText<typeof texts>('suppliers');
  const { change } = useQueryString();
  const hereId = useAppState((state) => state.selectedOutlet);
  const first = places.some(({ id }) => id === hereId) ? hereId : places[0]?.id;
  const [name, setName] = useState(suggestion.trim());
  const [number, setNumber] = useState('');
  const [note, setNote] = useState('');
  const [ticked, setIds] = useState<readonly string[] | null>(null);
  // The restaurants may come after the dialog; until some are ticked, the one here is meant.
  const ids = ticked ?? (first == null ? [] : [first]);
  const [isSent, setSent] = useState(false);
  const send = useSend(supplierRequestsContract.requestSuppliers, [
    supplierRequestsContract.listSupplierRequests,
  ]);
  const digits = organizationNumberDigits(number);
  const isNumberWrong = number.trim() !== '' && (digits === null || !isOrganizationNumber(digits));
  const { byNumber, byName, like } = useLike(rows, name, digits);
  const refused = Object.entries(byCode).find(([code]) => code === send.error?.failure.code)?.[1];
  const taken = byNumber ?? byName;
  const nameFault =
    byName !== undefined || refused === 'name'
      ? t('exists')
      : isSent && name.trim() === ''
        ? t('requestNameMissing')
        : undefined;
  const isNumberTaken = byNumber !== undefined || refused === 'number';
  const wrongNumber = isSent && isNumberWrong ? t('requestNumberInvalid') : undefined;
  const numberFault = isNumberTaken ? t('exists') : wrongNumber;
  const offered = taken === undefined ? like : [taken];
  const ask = () => {
    setSent(true);
    if (name.trim() === '' || isNumberWrong || ids.length === 0 || taken !== undefined) return;
    const request = {
      name: name.trim(),
      outletIds: [...ids],
      ...(digits === null ? {} : { organizationNumber: digits }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
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
      error={refused === undefined ? send.error : null}
      onConfirm={ask}
      onClose={onClose}
    >
      <p className="consequence">{t('requestText')}</p>
      <TextField
        label={t('requestName')}
        autoComplete="off"
        maxLength={200}
        value={name}
        error={nameFault}
        onChange={(event) => {
          setName(event.target.value);
          send.reset();
        }}
      />
      {offered.length > 0 && (
        <div className={styles.similar} role="status">
          <span className="muted small">{taken === undefined && t('similar')}</span>
          {offered.map(({ id, displayName }) => (
            <button
              key={id}
              type="button"
              className="linkbtn"
              onClick={() => change({ ask: null, supplier: id, request: null })}
            >
              {t('existsShow', { supplier: displayName })}
            </button>
          ))}
        </div>
      )}
      <TextField
        label={t('requestNumber')}
        hint={t('requestNumberHint')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        error={numberFault}
        onChange={(event) => {
          setNumber(event.target.value);
          send.reset();
        }}
      />
      {places.length > 1 && (
        <CheckList
          legend={t('requestWhere')}
          choices={places.map((place) => ({ value: place.id, label: place.name }))}
          chosen={ids}
          onChange={setIds}
          error={isSent && ids.length === 0 ? t('whereMissing') : undefined}
        />
      )}
      <TextArea
        label={t('requestNote')}
        isOptional
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </AskDialog>
  );
};
