import { useNavigate } from '@tanstack/react-router';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { dealImportsContract } from '../contract.ts';
import { dealImportPath } from '../paths.ts';
import { staleImport } from './use-import.ts';

/** Takes the import back. */
export const useUndo = () =>
  useSend(dealImportsContract.undoDealImport, [...staleImport, dealsContract.listDeals]);

/** Begins an import with the same file and goes to what was left out of it. */
export const useAgain = (importId: string) => {
  const navigate = useNavigate();
  const send = useSend(dealImportsContract.repeatDealImport, [dealImportsContract.listDealImports]);
  return {
    isBusy: send.isPending,
    failure: send.error?.failure ?? null,
    begin: (rows: 'all' | 'open') =>
      send.mutate(
        { params: { importId } },
        {
          onSuccess: ({ id }) => void navigate({ href: dealImportPath(id, rows === 'all' ? {} : { rows }) }),
        },
      ),
  };
};

export type Again = ReturnType<typeof useAgain>;
