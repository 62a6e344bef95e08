import { accessPointContract, type Provider } from '../contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import type { texts } from '../texts.en.ts';
import styles from './access-point.module.css';

const names = { storecove: 'Storecove', qvalia: 'Qvalia' } as const;

const ProviderCard = ({ provider, newestAt, fetched, notifyUrl, delayed }: Provider) => {
  const t = useText<typeof texts>('access-point');
  const format = useFormat();
  return (
    <Card
      title={names[provider]}
      aside={
        <CopyButton
          isSmall
          text={notifyUrl}
          copiedText={t('notifyCopied')}
          label={t('notifyCopyOf', { provider: names[provider] })}
        >
          {t('notifyCopy')}
        </CopyButton>
      }
    >
      <Facts
        facts={[
          [t('newest'), newestAt === null ? t('noneYet') : format.date(newestAt)],
          [t('fetched'), format.number(String(fetched))],
          [t('delayed'), format.number(String(delayed.length))],
        ]}
      />
      {delayed.length > 0 && (
        <ul className={styles.delayed}>
          {delayed.map((one) => (
            <li key={one.providerId}>
              <b className="anywhere">{one.providerId}</b>
              <span>{t(`delay.${one.reason}`)}</span>
              <span className="muted small">
                {t('tries', { count: one.attempts, since: format.date(one.since) })}{' '}
                {t(one.isAside ? 'othersPass' : 'othersWait')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** What comes from each provider that is asked, and what it could not give; nothing where none is. */
export const ProvidersPart = () => {
  const { data } = useCall(accessPointContract.listProviders, {});
  return data?.content.map((one) => <ProviderCard key={one.provider} {...one} />);
};
