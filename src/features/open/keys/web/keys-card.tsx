import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { subscriptionPath } from '#platform/wire/doors.ts';
import { type ApiKey, keysContract } from '../contract.ts';
import { apiDocsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { KeyList } from './key-list.tsx';
import { KeyTable } from './key-table.tsx';
import styles from './keys.module.css';
import { NewKey } from './new-key.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { useShownOnce } from './use-shown-once.ts';

const Locked = () => {
  const t = useText<typeof texts>('keys');
  return (
    <div className={styles.note}>
      <p>{t('locked')}</p>
      <ButtonLink href={subscriptionPath()}>{t('upgrade')}</ButtonLink>
    </div>
  );
};

const None = () => {
  const t = useText<typeof texts>('keys');
  return (
    <div className={styles.note}>
      <p>{t('none')}</p>
      <a href={apiDocsPath()}>{t('readDocs')}</a>
    </div>
  );
};

/** The keys, the one that was just made above them, and the ways to make and revoke one. */
export const KeysCard = () => {
  const t = useText<typeof texts>('keys');
  const isWide = useIsAtLeast('md');
  const { data, error, refetch } = useCall(keysContract.listKeys, {});
  const [isMaking, setMaking] = useState(false);
  const [token, setToken] = useShownOnce<string>('key');
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const Keys = isWide ? KeyTable : KeyList;
  const made = (text: string) => {
    setMaking(false);
    setToken(text);
  };
  const isOpen = data !== undefined && data.apiAccess !== 'none';
  const aside = (
    <div className={styles.aside}>
      <a href={apiDocsPath()}>{t('docs')}</a>
      {isOpen && (
        <Button isSmall icon={Plus} does={keysContract.createKey} onClick={() => setMaking(true)}>
          {t('newKey')}
        </Button>
      )}
    </div>
  );
  return (
    <>
      {token !== null && <NewKey token={token} onDone={() => setToken(null)} />}
      <Card title={t('keys')} aside={aside} className={styles.card}>
        {error !== null && data === undefined && (
          <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
        )}
        {error === null && data === undefined && <Skeleton lines={3} />}
        {data?.apiAccess === 'none' && <Locked />}
        {isOpen && data.keys.length === 0 && <None />}
        {data !== undefined && data.keys.length > 0 && <Keys keys={data.keys} onRevoke={setLeaving} />}
      </Card>
      {isMaking && isOpen && (
        <NewKeyDialog
          units={data.units}
          mayWrite={data.apiAccess === 'read-write'}
          onMade={made}
          onClose={() => setMaking(false)}
        />
      )}
      {leaving !== null && <RevokeDialog apiKey={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
