import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Failure } from '#platform/web/calls/api.ts';
import { callKey } from '#platform/web/calls/query.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { dealImportsContract } from '../contract.ts';
import { dealImportPath } from '../paths.ts';

/** Sends a price list and goes on to its check; says why it was not taken. */
export const useOpenImport = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (file: File, query: { readonly supplierId: string; readonly units: string }) => {
    setFailure(null);
    setShare(0);
    const result = await upload(dealImportsContract.openDealImport, { query }, [file], {
      onProgress: setShare,
    });
    setShare(null);
    if (result.hasError) return setFailure(result.error);
    void client.invalidateQueries({ queryKey: callKey(dealImportsContract.listDealImports) });
    await navigate({ href: dealImportPath(result.data.id) });
  };
  return { send, share, failure, isBusy: share !== null, forget: () => setFailure(null) };
};
