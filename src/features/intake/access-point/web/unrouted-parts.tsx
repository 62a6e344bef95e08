import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import type { z } from 'zod';
import type { accessPointContract } from '../contract.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { texts } from '../texts.en.ts';

export type Unrouted = z.output<typeof accessPointContract.listUnrouted.reply>['content'][number];

const ownReasons = [
  'recipient.missing',
  'recipient.unknown',
  'recipient.several-units',
  'message.reused',
] as const;

/** Why nobody got it, in words: of routing from here, of reading from documents. */
export const useUnroutedReason = (): ((reason: string) => string) => {
  const t = useText<typeof texts>('access-point');
  const readText = useCodeText('documents', 'reason');
  return (reason) => {
    const own = ownReasons.find((one) => one === reason);
    return own === undefined ? readText(reason) : t(`why.${own}`);
  };
};

const looks = {
  waiting: { tone: 'look', icon: Clock },
  assigned: { tone: 'done', icon: CircleCheck },
  dismissed: { tone: 'line', icon: CircleSlash },
} as const;

export const UnroutedState = ({ state }: Pick<Unrouted, 'state'>) => {
  const t = useText<typeof texts>('access-point');
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {t(`state.${state}`)}
    </Badge>
  );
};
