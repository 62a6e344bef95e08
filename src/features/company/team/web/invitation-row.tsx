import { Check, X } from 'lucide-react';
import type { OwnInvitation } from '#features/account/accounts/contract-invitation.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import type { texts } from '../texts.en.ts';

interface InvitationRowProps {
  readonly invitation: OwnInvitation;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** One invitation: where to, as what, from whom; the way to answer it, or how it was answered. */
export const InvitationRow = ({ invitation, isBusy, failure, onAnswer }: InvitationRowProps) => {
  const t = useText<typeof texts>('team');
  const format = useFormat();
  const wording = useErrorText(failure);
  const { outlets, role, inviterName, organizationName, state, expiresAt } = invitation;
  const names = outlets.map(({ name }) => name).join(', ');
  return (
    <li>
      <div className="duo">
        <Monogram name={names} />
        <div>
          <b>{names}</b>
          <small>
            {t('invitedAs', { inviter: inviterName ?? organizationName, role: t(`role.${role}`) })}
          </small>
          {state === 'pending' && <small>{t('answerBefore', { date: format.date(expiresAt) })}</small>}
        </div>
      </div>
      {wording !== '' && (
        <p className="bad small" role="alert">
          {wording}
        </p>
      )}
      {state === 'accepted' && (
        <Badge tone="done" icon={Check}>
          {t('accepted')}
        </Badge>
      )}
      {state === 'declined' && (
        <Badge tone="line" icon={X}>
          {t('declined')}
        </Badge>
      )}
      {state === 'pending' && (
        <div className="acts">
          <Button kind="primary" isBusy={isBusy} onClick={() => onAnswer(true)}>
            {t('accept')}
            <span className="visually-hidden">: {names}</span>
          </Button>
          <Button disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('decline')}
            <span className="visually-hidden">: {names}</span>
          </Button>
        </div>
      )}
    </li>
  );
};
