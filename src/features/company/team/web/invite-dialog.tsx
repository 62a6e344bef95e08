import { useForm, useWatch } from 'react-hook-form';
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
import { useRefusal } from '#platform/web/ui/forms/use-refusal.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { invitationDays } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { useOutlet } from '#features/company/outlets/web/use-outlet.ts';
import { staleTeam, useOwnRole } from './use-team.ts';

/** Refusals that are about the person named, and so stand at the address. */
const ofAddress = {
  inviter_can_not_invite_theirself: 'email',
  'user.role.already_exists': 'email',
  'user.already_has_access': 'email',
  invitation_already_exists: 'email',
  'bad.request': 'email',
} as const;

interface Invited {
  readonly email: string;
  readonly role: Role;
  readonly outletIds: readonly string[];
}

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Invites somebody by e-mail to restaurants of the organization, with a role not above one's own. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('team');
  const language = useLanguage();
  const ownRole = useOwnRole();
  const hereId = useAppState((state) => state.selectedOutlet);
  const { siblings } = useOutlet();
  const places = siblings.filter(({ role }) => may(role, 'team.invite'));
  const form = useForm<Invited>({
    defaultValues: { email: '', role: 'editor', outletIds: hereId === null ? [] : [hereId] },
    shouldFocusError: false,
  });
  const { control, register, setValue, clearErrors, handleSubmit, formState } = form;
  const [role, chosen] = useWatch({ control, name: ['role', 'outletIds'] });
  register('outletIds', { validate: (ids) => ids.length > 0 });
  const send = useSend(invitationsContract.invite, staleTeam);
  const code = send.error?.failure.code ?? '';
  const refusal = useErrorText(send.error?.failure ?? null);
  const other = useRefusal(form, send.error, ofAddress);
  const { errors, isSubmitted } = formState;
  const faults: Readonly<Record<string, string>> = {
    missing: t('emailMissing'),
    invalid: t('emailInvalid'),
    refused: code === 'bad.request' ? t('emailInvalid') : refusal,
  };
  const invite = handleSubmit(({ email, outletIds, ...invited }) => {
    const typed = email.trim();
    send.mutate(
      { body: { email: typed, role: invited.role, outletIds: [...outletIds], language } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('invited', { email: typed, days: invitationDays }) });
        },
      },
    );
  });
  const toggle = (id: string) =>
    setValue('outletIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], {
      shouldValidate: isSubmitted,
    });
  return (
    <AskDialog
      title={t('inviteTitle')}
      confirmLabel={t('sendInvitation')}
      isBusy={send.isPending}
      error={other}
      onConfirm={() => void invite()}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...register('email', {
          validate: {
            missing: (typed) => typed.trim() !== '',
            invalid: (typed) => looksLikeEmail(typed.trim()),
          },
        })}
        error={errors.email && faults[errors.email.type]}
        onChange={(event) => {
          setValue('email', event.target.value);
          clearErrors();
          send.reset();
        }}
      />
      <RadioList
        legend={t('role')}
        value={role}
        onChange={(value) => setValue('role', value)}
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
          {errors.outletIds && <small className="poor">{t('restaurantMissing')}</small>}
        </fieldset>
      )}
    </AskDialog>
  );
};
