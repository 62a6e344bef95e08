import { useState } from 'react';
import { invitableRoles, may } from '#core/access/policy.ts';
import type { Role } from '#core/access/roles.ts';
import { invitationsContract } from '../contract-invitations.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { useOutlet } from '#features/company/outlets/web/use-outlet.ts';
import { staleTeam, useOwnRole } from './use-team.ts';

/** Refusals that are about the person named, and so stand at the address. */
const ofAddress = [
  'inviter_can_not_invite_theirself',
  'user.role.already_exists',
  'user.already_has_access',
  'invitation_already_exists',
  'bad.request',
];

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Invites somebody by e-mail to restaurants of the organization, with a role not above one's own. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('team');
  const language = useLanguage();
  const ownRole = useOwnRole();
  const hereId = useAppState((state) => state.selectedOutlet);
  const { siblings } = useOutlet();
  const places = siblings.filter(({ role }) => may(role, 'team.invite'));
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [chosen, setChosen] = useState<readonly string[]>(hereId === null ? [] : [hereId]);
  const [isSent, setSent] = useState(false);
  const send = useSend(invitationsContract.invite, staleTeam);
  const code = send.error?.failure.code ?? '';
  const refusal = useErrorText(send.error?.failure ?? null);
  const isOfAddress = ofAddress.includes(code);
  const typed = email.trim();
  const missing = typed === '' ? t('emailMissing') : t('emailInvalid');
  const told = code === 'bad.request' ? t('emailInvalid') : refusal;
  const addressFault = isSent && !looksLikeEmail(typed) ? missing : isOfAddress ? told : undefined;
  const invite = () => {
    setSent(true);
    if (!looksLikeEmail(typed) || chosen.length === 0) return;
    send.mutate(
      { body: { email: typed, role, outletIds: [...chosen], language } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('invited', { email: typed }) });
        },
      },
    );
  };
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <AskDialog
      title={t('inviteTitle')}
      confirmLabel={t('sendInvitation')}
      isBusy={send.isPending}
      error={isOfAddress ? null : send.error}
      onConfirm={invite}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={addressFault}
        onChange={(event) => {
          setEmail(event.target.value);
          setSent(false);
          send.reset();
        }}
      />
      <RadioList
        legend={t('role')}
        value={role}
        onChange={setRole}
        choices={invitableRoles[ownRole].map((value) => ({
          value,
          label: t(`role.${value}`),
          hint: t(`may.${value}`),
        }))}
      />
      {places.length > 1 && (
        <fieldset className="radios">
          <legend>{t('restaurants')}</legend>
          {places.map(({ outletInformation: { id, displayName } }) => (
            <label key={id}>
              <input
                className="check"
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>{displayName}</span>
            </label>
          ))}
          {isSent && chosen.length === 0 && <small className="poor">{t('restaurantMissing')}</small>}
        </fieldset>
      )}
    </AskDialog>
  );
};
