import { type ReactNode, useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { accountPath, subscriptionPath } from '#platform/wire/doors.ts';
import { consentsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { ConsentForm } from './consent-form.tsx';
import { leaveFor } from './leave-for.ts';
import styles from './oauth.module.css';
import { offeredScopes } from './use-consent-form.ts';

/** Refusals that may be over in a while. */
const passing: ReadonlySet<string> = new Set(['assistant.client_unreachable', 'rate.limited']);

/** Why nobody can be let in, and what can be done about it. */
const Refusal = ({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}) => {
  const t = useText<typeof texts>('oauth');
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <NoMatch title={title} action={action}>
          {text}
        </NoMatch>
      </Card>
    </>
  );
};

/** The question that the address holds, answered by its owner alone. */
const Question = ({ query }: { readonly query: string }) => {
  const t = useText<typeof texts>('oauth');
  const { data, error, refetch } = useCall(consentsContract.readConsentRequest, { query: { query } });
  const said = useErrorText(error?.failure ?? null);
  if (error !== null && data === undefined) {
    const { code, status } = error.failure;
    const mayPass = status === 0 || status >= 500 || passing.has(code);
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <Refusal title={t('refusedTitle')} text={said} {...(mayPass ? { action: again } : {})} />;
  }
  if (data === undefined) return <Skeleton lines={8} />;
  if (data.state === 'fault')
    return (
      <Refusal
        title={t('faultTitle', { name: data.name })}
        text={t('faultText', { error: data.error })}
        action={<Button onClick={() => leaveFor(data.backTo)}>{t('back', { name: data.name })}</Button>}
      />
    );
  const { name } = data.client;
  if (offeredScopes(data).length === 0)
    return (
      <Refusal
        title={t('lockedTitle', { name })}
        text={t(data.apiAccess === 'read' ? 'readOnly' : 'locked')}
        action={
          <div className={styles.acts}>
            <Button onClick={() => leaveFor(data.denied)}>{t('back', { name })}</Button>
            <ButtonLink href={subscriptionPath()}>{t('upgrade')}</ButtonLink>
          </div>
        }
      />
    );
  return (
    <>
      <PageHeader
        title={t('titleOf', { name })}
        lede={t('lede', { name, organization: data.organizationName })}
      />
      <ConsentForm query={query} asked={data} />
    </>
  );
};

/** May this program come in? A program of another maker has sent the person here. */
export const ConsentPage = () => {
  const t = useText<typeof texts>('oauth');
  const [query] = useState(() => location.search.slice(1));
  const unit = useAppState((state) => state.selectedUnit);
  return (
    <Page title={t('title')}>
      <div className={styles.narrow}>
        {unit?.role === 'owner' ? (
          <Question key={unit.id} query={query} />
        ) : (
          <Refusal
            title={t('ownersOnly')}
            text={t('ownersOnlyText')}
            action={<ButtonLink href={accountPath({ tab: 'api' })}>{t('toAccount')}</ButtonLink>}
          />
        )}
      </div>
    </Page>
  );
};
