import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FormProvider, useForm } from 'react-hook-form';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { type Profile, settingsContract } from '#features/account/settings/contract.ts';
import { GetStarted } from '#platform/web/frame/get-started.tsx';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { queryClient, useCall, useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PhoneFields } from '#platform/web/ui/forms/phone-fields.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { companyKindPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const Person = ({ profile }: { readonly profile: Profile }) => {
  const t = useText<typeof texts>('onboarding');
  const language = useLanguage();
  const router = useRouter();
  const { fullName, areaCode, phone } = profile;
  const form = useForm({
    defaultValues: { fullName, areaCode: areaCode ?? '+46', phone: phone ?? '' },
    mode: 'onTouched',
  });
  const send = useSend(settingsContract.changeProfile, [settingsContract.readProfile]);
  const save = form.handleSubmit(async (fields) => {
    const saved = await send.mutateAsync({ body: { ...fields, language } }).catch(() => null);
    if (saved === null) return;
    await router.options.context.refresh().catch(() => undefined);
    await router.navigate({ href: companyKindPath() });
  });
  return (
    <FormProvider {...form}>
      <form id="account" className="stack" noValidate onSubmit={(event) => void save(event)}>
        <FormAlert failure={send.error?.failure ?? null} />
        <TextField
          label={t('fullName')}
          autoComplete="name"
          {...form.register('fullName', { validate: (typed) => typed.trim() !== '' })}
          error={form.formState.errors.fullName && t('fullNameMissing')}
        />
        <PhoneFields />
        <div className="acts">
          <Button kind="primary" type="submit" isBusy={form.formState.isSubmitting}>
            {t('next')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};

const Account = () => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { data } = useCall(settingsContract.readProfile, {});
  const { data: contact } = useCall(accountsContract.readSignUp, {});
  return (
    <GetStarted title={t('accountTitle')} contact={contact} onLogOut={() => router.options.context.logOut()}>
      <div className="step narrow">
        <div className="intro">
          <h1 tabIndex={-1}>{t('accountTitle')}</h1>
          <p className="lede">{t('accountLede')}</p>
        </div>
        <Card>{data === undefined ? <Skeleton lines={3} /> : <Person profile={data} />}</Card>
      </div>
    </GetStarted>
  );
};

/** Name and telephone, for accounts that lack them, before a restaurant is registered. */
export const AccountPage = () => (
  <QueryClientProvider client={queryClient}>
    <Account />
  </QueryClientProvider>
);
