import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { type ImportPreview, listImportsContract, type ListRow } from '../contract.ts';
import { listImportPath } from '../paths.ts';
import type { ImportList, ListField } from '../rules.ts';

const { previewListImport, readListImport, listListImports } = listImportsContract;

const shows = ['all', 'open', 'changed', 'rejected'] as const;

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
  const input = (page: number) => ({ params: { importId }, query: { rows, page, limit: rowsAtOnce } });
  const pages = usePages<ListRow, ImportPreview>(callKey(previewListImport, input(1)), (page, signal) =>
    callOrThrow(previewListImport, input(page), { signal }),
  );
  const show = (next: (typeof shows)[number]) => change({ rows: next === 'all' ? null : next });
  return { ...pages, shown: rows, show };
};

export type Preview = ReturnType<typeof usePreview>;

/** Says something of a row of the file, beside what was said of it before. */
export const useFixes = (importId: string) => {
  const send = useSend(listImportsContract.fixListRow, [previewListImport]);
  const put = (row: number, fix: ListRow['fix']) => send.mutate({ params: { importId, row }, body: { fix } });
  return {
    failure: send.error?.failure ?? null,
    busyRow: send.isPending ? send.variables.params.row : null,
    say: ({ row, fix }: ListRow, field: ListField, text: string) =>
      put(row, { ...fix, skip: false, values: { ...fix?.values, [field]: text } }),
    skip: ({ row, fix }: ListRow, isSkipped: boolean) => put(row, { ...fix, skip: isSkipped }),
    forget: ({ row }: ListRow) => put(row, null),
  };
};

export type Fixes = ReturnType<typeof useFixes>;

/** Says what a column holds; a field stands in one column, so another that had it is read no more. */
export const useColumns = (preview: ImportPreview) => {
  const send = useSend(listImportsContract.chooseListColumns, [previewListImport]);
  return {
    failure: send.error?.failure ?? null,
    setField: (column: number, field: ListField | null) =>
      send.mutate({
        params: { importId: preview.id },
        body: {
          fields: preview.columns.map((one, at) =>
            at === column ? field : one.field === field ? null : one.field,
          ),
        },
      }),
  };
};

/** What is shown elsewhere of what an import changes. */
const changed = [
  readListImport,
  listListImports,
  productsContract.listProducts,
  supplierLinksContract.listOrganizationSuppliers,
  organizationsContract.listOutlets,
];

export const useSave = () => useSend(listImportsContract.saveListImport, [...changed, previewListImport]);

export const useUndo = () => useSend(listImportsContract.undoListImport, changed);

/** Sends a file and goes on to its check; says why it was not taken. */
export const useOpenImport = (list: ImportList) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (file: File) => {
    setFailure(null);
    setShare(0);
    const options = { onProgress: setShare };
    const result = await upload(listImportsContract.openListImport, { query: { list } }, [file], options);
    setShare(null);
    if (result.hasError) return setFailure(result.error);
    void client.invalidateQueries({ queryKey: callKey(listListImports) });
    await navigate({ href: listImportPath(result.data.id) });
  };
  return { send, share, failure, forget: () => setFailure(null) };
};
