import { useSend } from '#platform/web/calls/query.ts';
import type { ImportPreview, SaidOfFile } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import { stalePreview } from './use-import.ts';

type Field = ImportPreview['columns'][number]['field'];

/** Says how the file is to be read; what was said of it before stays. */
export const useChoice = (preview: ImportPreview | undefined) => {
  const send = useSend(dealImportsContract.chooseDealImport, stalePreview);
  const say = (part: Partial<SaidOfFile>) => {
    if (preview === undefined) return;
    send.mutate({ params: { importId: preview.id }, body: { ...preview.choice, ...part } });
  };
  return {
    say,
    isBusy: send.isPending,
    failure: send.error?.failure ?? null,
    /** A field stands in one column, so another that had it is read no more. */
    setField: (column: number, field: Field) =>
      say({
        fields: (preview?.columns ?? []).map((one, at) =>
          at === column ? field : one.field === field ? null : one.field,
        ),
      }),
    confirm: () => say({ fields: (preview?.columns ?? []).map(({ field }) => field) }),
    // Columns of one sheet are not those of another.
    setSheet: (sheet: number) => say({ sheet, fields: null }),
  };
};

export type Choice = ReturnType<typeof useChoice>;
