import { useMemo } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
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
import { useRefusal } from '#platform/web/ui/forms/use-refusal.ts';
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

interface Asked {
  readonly name: string;
  readonly number: string;
  readonly note: string;
  /** Null until some are ticked. */
  readonly ticked: readonly string[] | null;
}

const isNumber = (text: string): boolean => {
  const digits = organizationNumberDigits(text);
  return text.trim() === '' || (digits !== null && isOrganizationNumber(digits));
};

const refusedAt = {
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
  const form = useForm<Asked>({
    defaultValues: { name: suggestion.trim(), number: '', note: '', ticked: null },
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, formState } = form;
  // The restaurants may come after the dialog; until some are ticked, the one here is meant.
  const idsOf = (ticked: readonly string[] | null) => ticked ?? (first == null ? [] : [first]);
  const where = useController({
    control,
    name: 'ticked',
    rules: { validate: (ticked) => idsOf(ticked).length > 0 },
  });
  const [name, number] = useWatch({ control, name: ['name', 'number'] });
  const send = useSend(supplierRequestsContract.requestSuppliers, [
    supplierRequestsContract.listSupplierRequests,
  ]);
  const digits = organizationNumberDigits(number);
  const { byNumber, byName, like } = useLike(rows, name, digits);
  const refusal = useRefusal(form, send.error, refusedAt);
  const taken = byNumber ?? byName;
  const { errors } = formState;
  const nameFault = errors.name && t(errors.name.type === 'refused' ? 'exists' : 'requestNameMissing');
  const numberFault =
    errors.number && t(errors.number.type === 'refused' ? 'exists' : 'requestNumberInvalid');
  const offered = taken === undefined ? like : [taken];
  const onChange = () => send.reset();
  const ask = handleSubmit(({ note, ticked, ...typed }) => {
    if (taken !== undefined) return;
    const request = {
      name: typed.name.trim(),
      outletIds: [...idsOf(ticked)],
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
  });
  return (
    <AskDialog
      title={t('requestTitle')}
      confirmLabel={t('requestSend')}
      isBusy={send.isPending}
      error={refusal}
      onConfirm={() => void ask()}
      onClose={onClose}
    >
      <p className="consequence">{t('requestText')}</p>
      <TextField
        label={t('requestName')}
        autoComplete="off"
        maxLength={200}
        {...register('name', { validate: (typed) => typed.trim() !== '', onChange })}
        error={byName === undefined ? nameFault : t('exists')}
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
        {...register('number', { validate: isNumber, onChange })}
        error={byNumber === undefined ? numberFault : t('exists')}
      />
      {places.length > 1 && (
        <CheckList
          legend={t('requestWhere')}
          choices={places.map((place) => ({ value: place.id, label: place.name }))}
          chosen={idsOf(where.field.value)}
          onChange={where.field.onChange}
          error={errors.ticked && t('whereMissing')}
        />
      )}
      <TextArea label={t('requestNote')} isOptional maxLength={1000} {...register('note')} />
    </AskDialog>
  );
};
