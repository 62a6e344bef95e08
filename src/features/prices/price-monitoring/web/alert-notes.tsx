import { lazy, Suspense } from 'react';
import { loadParts } from '#platform/web/frame/slots.ts';
import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { type AlertParts, alertParts } from './feature.tsx';

const Nothing: AlertParts['AlertNotes'] = () => null;

const Brought = lazy(async () => {
  const { AlertNotes = Nothing } = await loadParts(alertParts);
  return { default: AlertNotes };
});

/** What other features prove of an article's alert, for those who may decide on it; the demo has none. */
export const AlertNotes = ({ articleId }: { readonly articleId: string }) => {
  const mayEdit = useMayEdit();
  const isDemo = useIsDemo();
  if (!mayEdit || isDemo) return null;
  return (
    <Suspense fallback={null}>
      <Brought articleId={articleId} />
    </Suspense>
  );
};
