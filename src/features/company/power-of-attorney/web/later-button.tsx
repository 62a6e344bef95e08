import { useRouter } from '@tanstack/react-router';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { postponeSigning, takeWanted } from '#platform/web/session/way-on.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { homePath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';

/** Opens the rest of the product, where the person was going, for who has a signature left to give; nothing for others. */
export const LaterButton = () => {
  const t = useText<typeof texts>('power-of-attorney');
  const router = useRouter();
  const isPending = useAppState((state) => state.user?.onboardingStatus === 'SHARE_INVOICE_EMAIL');
  if (!isPending) return null;
  const leave = () => {
    postponeSigning();
    void router.navigate({ href: takeWanted() ?? homePath() });
  };
  return (
    <Button kind="quiet" onClick={leave}>
      {t('later')}
    </Button>
  );
};
