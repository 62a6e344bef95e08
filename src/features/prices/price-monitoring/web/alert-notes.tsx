import { loadParts } from '#platform/web/frame/slots.ts';
import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { type AlertParts, alertParts } from './feature.tsx';

const Nothing: AlertParts['AlertNotes'] = () => null;

const Brought = latePart(async () => (await loadParts(alertParts)).AlertNotes ?? Nothing);

const NoNumbers: AlertParts['NumberNotes'] = () => null;

const Numbers = latePart(async () => (await loadParts(alertParts)).NumberNotes ?? NoNumbers);

/** What other features prove of an article's alert, for those who may decide on it; the demo has no price lists. */
export const AlertNotes = ({ articleId }: { readonly articleId: string }) => {
  const mayEdit = useMayEdit();
  const isDemo = useIsDemo();
  if (!mayEdit) return null;
  return (
    <>
      <Numbers articleId={articleId} />
      {!isDemo && <Brought articleId={articleId} />}
    </>
  );
};
