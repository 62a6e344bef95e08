import { useForm, useWatch } from 'react-hook-form';
import { useSend } from '#platform/web/calls/query.ts';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import { type Mapping, sheetRoles } from '../contract-draft.ts';

const unknown: Omit<Mapping, 'columns'> = {
  hasHead: true,
  decimalMark: ',',
  dateOrder: 'day-first',
  supplier: null,
  currency: 'SEK',
};

/** What a person said of the file's supplier and currency, here or already in the invoice, where no column says it. */
const withKnown = (mapping: Mapping, { supplier, currency }: ReviewDetail['draft']): Mapping => ({
  ...mapping,
  supplier: mapping.columns.includes('supplier') ? null : (mapping.supplier ?? supplier.name),
  currency: mapping.columns.includes('currency') ? null : (mapping.currency ?? currency),
});

const startOf = ({ sheet }: ReviewDetail): Mapping => {
  if (sheet?.mapping) return { ...sheet.mapping, currency: sheet.mapping.currency ?? unknown.currency };
  const width = Math.max(0, ...(sheet?.rows ?? []).map((row) => row.length));
  return { ...unknown, columns: Array.from({ length: width }, () => null) };
};

/** What a person says that the columns of a table file mean, and the way to have the file read so. */
export const useSheetMapping = (detail: ReviewDetail) => {
  const { documentId, revision } = detail;
  const form = useForm<Mapping>({ defaultValues: startOf(detail) });
  const { control, handleSubmit, setValue } = form;
  const [columns, hasHead] = useWatch({ control, name: ['columns', 'hasHead'] });
  const send = useSend(reviewContract.mapSheet, [reviewContract.readReview, reviewContract.listLayouts]);
  const choose = (at: number, chosen: string) => {
    const role = sheetRoles.find((one) => one === chosen) ?? null;
    // A role belongs to one column: chosen for another, it leaves the first.
    setValue(
      'columns',
      columns.map((one, index) => (index === at ? role : one === role ? null : one)),
    );
  };
  const read = handleSubmit((mapping) =>
    send.mutate({ params: { documentId }, body: { revision, mapping: withKnown(mapping, detail.draft) } }),
  );
  return { form, columns, hasHead, choose, read, isBusy: send.isPending, error: send.error };
};

export type SheetMapping = ReturnType<typeof useSheetMapping>;
