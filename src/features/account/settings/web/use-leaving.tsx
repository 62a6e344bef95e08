import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import type { texts } from '../texts.en.ts';

/** Asks before a form with unsaved changes is left; answers the dialog, to be drawn somewhere in the form. */
export const useLeaving = (isChanged: boolean): ReactNode => {
  const t = useText<typeof texts>('settings');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged &&
      JSON.stringify([current.pathname, current.search]) !== JSON.stringify([next.pathname, next.search]),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      consequence={t('leaveText')}
      confirmLabel={t('leaveConfirm')}
      isDestructive
      onConfirm={proceed}
      onCancel={reset}
    />
  );
};
