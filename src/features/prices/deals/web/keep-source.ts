import type { Result } from '#platform/web/calls/api.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { selectedUnitId } from '#platform/web/session/state.ts';
import { dealsContract } from '../contract.ts';
import { type DealBody, type DealDraft, pageOf } from './deal-draft.ts';

type Source = DealBody['source'];

const known = (source: Source): Result<Source> => ({
  data: source,
  hasError: false,
  error: null,
  errorData: null,
});

/** The source of a draft as the server takes it; a file is sent first. Undefined: as it stands. */
export const keepSource = async (draft: DealDraft): Promise<Result<Source>> => {
  const { source } = draft;
  const page = pageOf(draft) ?? null;
  if (!source) return known(source);
  if (!('file' in source)) return known({ documentId: source.documentId, page, row: source.row });
  const unitId = selectedUnitId();
  const kept = await upload(dealsContract.keepDealDocument, unitId === undefined ? {} : { unitId }, [
    source.file,
  ]);
  return kept.hasError ? kept : known({ documentId: kept.data.documentId, page, row: null });
};
