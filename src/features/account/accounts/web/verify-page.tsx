import { useText } from '#platform/web/texts/i18n.ts';
import { useLinkToken } from '#platform/web/session/link-token.ts';
import { verifyRequestPath } from '../paths.ts';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { openFirstSession } from './first-session.ts';
import { TokenCheck } from './token-check.tsx';

const enter = async () => (await openFirstSession()) === 'opened';

/** Proves an address with the link of a letter. */
export const VerifyPage = () => {
  const t = useText<typeof texts>('accounts');
  return (
    <TokenCheck
      endpoint={accountsContract.verify}
      token={useLinkToken('token')}
      title={t('verifyTitle')}
      done={t('verified')}
      doneText={t('verifiedText')}
      enter={enter}
      expiredText={t('linkExpiredText')}
      renew={{ href: verifyRequestPath(), label: t('sendLink') }}
    />
  );
};
