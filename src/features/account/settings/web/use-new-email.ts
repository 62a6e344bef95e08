import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { call } from '#platform/web/calls/api.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { callKey } from '#platform/web/calls/query.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { settingsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Confirms a changed address with what the letter's link carried, once, and says how it went. */
export const useNewEmail = (token: string | null): void => {
  const t = useText<typeof texts>('settings');
  const language = useLanguage();
  const router = useRouter();
  const client = useQueryClient();
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    const confirm = async () => {
      const answer = await call(accountsContract.confirmEmail, { body: { token } });
      if (answer.hasError)
        return showToast({ text: await errorTextFor(answer.error, language), isError: true });
      showToast({ text: t('emailChanged', { email: answer.data.email }) });
      await Promise.allSettled([
        client.invalidateQueries({ queryKey: callKey(settingsContract.readProfile) }),
        router.options.context.refresh(),
      ]);
    };
    void confirm();
  }, [token, client, language, router, t]);
};
