import { useParams } from '@tanstack/react-router';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import type { ImportedRow, ImportPreview } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';

const { previewDealImport, readDealImport, listDealImports } = dealImportsContract;

const shows = ['all', 'open', 'changed', 'rejected'] as const;
export type RowsShown = (typeof shows)[number];

const rowsAtOnce = 100;

/** The import of the address. */
export const useImportId = (): string => {
  const parts: Readonly<Record<string, unknown>> = useParams({ strict: false });
  return typeof parts['importId'] === 'string' ? parts['importId'] : '';
};

/** An open import as it would be saved now, and which of its rows are listed. */
export const usePreview = (importId: string) => {
  const { values, change } = useQueryString();
  const rows = shows.find((one) => one === values['rows']) ?? 'all';
  const input = (page: number) => ({
    params: { importId },
    query: { rows, page, limit: rowsAtOnce },
  });
  const pages = usePages<ImportedRow, ImportPreview>(callKey(previewDealImport, input(1)), (page, signal) =>
    callOrThrow(previewDealImport, input(page), { signal }),
  );
  return { ...pages, shown: rows, show: (next: RowsShown) => change({ rows: next === 'all' ? null : next }) };
};

export type Preview = ReturnType<typeof usePreview>;

/** What goes stale when something is said of an open import. */
export const stalePreview = [previewDealImport];

/** What goes stale when an import is saved or taken back. */
export const staleImport = [readDealImport, listDealImports];

type Fix = NonNullable<ImportedRow['fix']>;

/** Says something of a row of the file, beside what was said of it before. */
export const useFixes = (importId: string) => {
  const send = useSend(dealImportsContract.fixDealImportRow, stalePreview);
  const put = (row: number, fix: Fix | null) => send.mutate({ params: { importId, row }, body: { fix } });
  return {
    failure: send.error?.failure ?? null,
    busyRow: send.isPending ? send.variables.params.row : null,
    /** Adds a part; what was accepted stays accepted. */
    fix: ({ row, fix }: ImportedRow, part: Fix) =>
      put(row, {
        ...fix,
        ...part,
        ...(part.accept === undefined
          ? {}
          : { accept: [...new Set([...(fix?.accept ?? []), ...part.accept])] }),
      }),
    unskip: ({ row, fix }: ImportedRow) => {
      const { skip: _, ...rest } = fix ?? {};
      put(row, Object.keys(rest).length === 0 ? null : rest);
    },
    forget: ({ row }: ImportedRow) => put(row, null),
  };
};

export type Fixes = ReturnType<typeof useFixes>;
