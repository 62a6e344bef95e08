import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { LanguageChoice } from '#platform/web/frame/door.tsx';
import { LinkFailure, useLinked } from '#platform/web/frame/linked.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { FocusedLayout } from '#platform/web/ui/shell/focused-layout.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { loginPath } from '#platform/wire/doors.ts';
import { sharedBillingContract } from '../contract-shared.ts';
import type { texts } from '../texts-shared.en.ts';
import styles from './billing.module.css';

type Offered = ReplyOf<typeof sharedBillingContract.openShared>;

const vatKeys = { standard: 'vatStandard', reverse: 'vatReverse', none: 'vatNone' } as const;
const planNames = { premium: 'Premium', 'premium-plus': 'Premium+' } as const;

const readOffered = (token: string) => call(sharedBillingContract.openShared, { body: { token } });

const Offer = ({ token, offered }: { readonly token: string; readonly offered: Offered }) => {
  const t = useText<typeof texts>('billing-shared');
  const format = useFormat();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { offer, organizationName: organization, units } = offered;
  const money = (amount: string) => format.money(amount, offer.currency);
  const pay = async () => {
    setBusy(true);
    const reply = await call(sharedBillingContract.payShared, { body: { token, language } });
    if (!reply.hasError) return location.assign(reply.data.url);
    setFailure(reply.error);
    setBusy(false);
  };
  return (
    <div className={styles.shared}>
      <h1 tabIndex={-1}>{t('heading', { plan: planNames[offer.plan], organization })}</h1>
      <p className="lede">{t('lede', { organization })}</p>
      <Card>
        <Facts
          facts={[
            [t('restaurants'), new Intl.ListFormat(language === 'sv' ? 'sv-SE' : 'en-GB').format(units)],
            [
              t('price'),
              t('each', { count: units.length, price: format.tag(offer.unitAmount, offer.currency) }),
            ],
            [t(offer.months === 12 ? 'every.12' : 'every.3'), money(offer.total)],
            [t(vatKeys[offered.vat]), money(offered.tax)],
            [
              t('toPay'),
              <b key="sum" className="strong">
                {money(offered.toPay)}
              </b>,
            ],
          ]}
        />
      </Card>
      <FormAlert failure={failure} />
      <Button kind="primary" isBlock isBusy={isBusy} onClick={() => void pay()}>
        {t('pay', { price: money(offered.toPay) })}
      </Button>
      <p className="small muted">{t('note', { date: format.dateInFull(offered.expiresAt) })}</p>
    </div>
  );
};

/** Whoever pays sees what for and pays, without an account. The link stays in the address: it is opened again after a reload. */
export const SharedPage = () => {
  const t = useText<typeof texts>('billing-shared');
  const [hash] = useState(() => location.hash.slice(1));
  const hasPaid = hash === 'paid';
  const token = new URLSearchParams(hash).get('token');
  const { opened: offered, failure, retry } = useLinked(token, readOffered);
  return (
    <FocusedLayout title={t('title')} brandHref={loginPath()} tools={<LanguageChoice />}>
      {hasPaid ? (
        <DoorMessage icon={CircleCheck} title={t('paidTitle')} text={t('paidText')} />
      ) : failure !== null && offered === null ? (
        <LinkFailure failure={failure} t={t} onRetry={retry} />
      ) : offered === null || token === null ? (
        <Skeleton lines={8} />
      ) : (
        <Offer token={token} offered={offered} />
      )}
    </FocusedLayout>
  );
};
