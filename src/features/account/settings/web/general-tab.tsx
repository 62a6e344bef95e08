import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PhoneFields } from '#platform/web/ui/forms/phone-fields.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type Profile, settingsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { EmailGroup } from './email-group.tsx';
import { LookGroup } from './look-group.tsx';
import { useLeaving } from './use-leaving.tsx';

const fieldsOf = ({ fullName, areaCode, phone }: Profile) => ({
  fullName,
  areaCode: areaCode ?? '+46',
  phone: phone ?? '',
});

const PersonForm = ({ profile }: { readonly profile: Profile }) => {
  const t = useText<typeof texts>('settings');
  const language = useLanguage();
  const form = useForm({ defaultValues: fieldsOf(profile), mode: 'onTouched' });
  const { isDirty, errors } = form.formState;
  const send = useSend(settingsContract.changeProfile, [settingsContract.readProfile]);
  const save = form.handleSubmit((fields) =>
    send
      .mutateAsync({ body: { ...fields, language } })
      .then((saved) => {
        form.reset(fieldsOf(saved));
        const { user } = useAppState.getState();
        if (user !== null) setAppState({ user: { ...user, fullName: saved.fullName } });
        showToast({ text: t('saved') });
      })
      .catch(() => undefined),
  );
  const dialog = useLeaving(isDirty);
  return (
    <Card title={t('person')}>
      <FormProvider {...form}>
        <form className="stack" noValidate onSubmit={(event) => void save(event)}>
          <FormAlert failure={send.error?.failure ?? null} />
          <TextField
            label={t('fullName')}
            autoComplete="name"
            {...form.register('fullName', { validate: (typed) => typed.trim() !== '' })}
            error={errors.fullName && t('fullNameMissing')}
          />
          <PhoneFields />
          <div className="acts">
            <Button kind="primary" type="submit" disabled={!isDirty} isBusy={send.isPending}>
              {t('save')}
            </Button>
            {isDirty && (
              <Button kind="quiet" onClick={() => form.reset()}>
                {t('undoChanges')}
              </Button>
            )}
          </div>
        </form>
      </FormProvider>
      {dialog}
    </Card>
  );
};

/** Name, phone, e-mail, language and theme. */
export const GeneralTab = () => {
  const t = useText<typeof texts>('settings');
  const { data, error, refetch } = useCall(settingsContract.readProfile, {});
  if (error !== null && data === undefined)
    return (
      <Card>
        <LoadFailed title={t('profileFailed')} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <>
      {data === undefined ? (
        <Card title={t('person')}>
          <Skeleton lines={5} />
        </Card>
      ) : (
        <>
          <PersonForm profile={data} />
          <EmailGroup profile={data} />
        </>
      )}
      <LookGroup profile={data} />
    </>
  );
};
