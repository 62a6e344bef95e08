import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { accessPointContract } from '../contract.ts';
import type { Registration } from '../contract-receiver.ts';
import type { texts } from '../texts.en.ts';
import styles from './access-point.module.css';

/** What staff do about a reason; anything else is tried again. */
const outcomesOf = ({ reason }: Registration): readonly ('confirm' | 'reject' | 'done' | 'again')[] => {
  if (reason === 'unconfirmed') return ['confirm', 'reject'];
  return reason === 'by-hand' ? ['done'] : ['again'];
};

const Waiting = ({ one }: { readonly one: Registration }) => {
  const t = useText<typeof texts>('access-point');
  const format = useFormat();
  const send = useSend(accessPointContract.settleReceiver, [accessPointContract.listReceivers]);
  const {
    organizationId,
    organizationName,
    organizationNumber,
    signatoryName,
    state,
    reason,
    detail,
    tries,
    since,
  } = one;
  return (
    <li>
      <b>{organizationName}</b>
      <span>
        {organizationNumber}. {t(`receiver.${state}`)}
        {reason === null ? '' : `: ${t(`receiver.${reason}`)}`}
      </span>
      {signatoryName !== null && <span>{t('receiverSigned', { name: signatoryName })}</span>}
      {detail !== null && <span className="muted small anywhere">{detail}</span>}
      <span className="muted small">{t('tries', { count: tries, since: format.date(since) })}</span>
      <FormAlert failure={send.error?.failure ?? null} />
      <div className="acts">
        {outcomesOf(one).map((outcome) => (
          <Button
            key={outcome}
            isSmall
            isBusy={send.isPending}
            aria-label={t(`receiver.${outcome}Of`, { name: organizationName })}
            onClick={() => send.mutate({ params: { organizationId }, body: { outcome } })}
          >
            {t(`receiver.${outcome}`)}
          </Button>
        ))}
      </div>
    </li>
  );
};

/** Who is registered as a receiver, and whom a person has to look after; nothing where nobody can be. */
export const ReceiversPart = () => {
  const t = useText<typeof texts>('access-point');
  const format = useFormat();
  const { data } = useCall(accessPointContract.listReceivers, {});
  if (data === undefined || data.provider === null) return null;
  return (
    <Card title={t('receivers')}>
      <Facts
        facts={[
          [t('receiversWhere'), t(`provider.${data.provider}`)],
          [t('receiversRegistered'), format.number(String(data.registered))],
          [t('receiversWaiting'), format.number(String(data.content.length))],
        ]}
      />
      {data.isByHand && <p className="muted small">{t('receiversByHand')}</p>}
      {data.content.length > 0 && (
        <ul className={styles.delayed}>
          {data.content.map((one) => (
            <Waiting key={one.organizationId} one={one} />
          ))}
        </ul>
      )}
    </Card>
  );
};
