import { ShieldAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { consentsContract } from '../contract.ts';
import type { AssistantScope } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { leaveFor } from './leave-for.ts';
import styles from './oauth.module.css';
import { type ConsentFault, type GoodConsent, offeredScopes, useConsentForm } from './use-consent-form.ts';

/** Who asks, as far as anybody knows. */
const Asker = ({ client }: Pick<GoodConsent, 'client'>) => {
  const t = useText<typeof texts>('oauth');
  const { name, host, redirectHost, isOwnMachine } = client;
  return (
    <>
      <Facts
        facts={[
          [t('program'), name],
          [t('from'), <b key="from">{host}</b>],
          [t('goesTo'), redirectHost],
        ]}
      />
      {isOwnMachine ? (
        <Note icon={ShieldAlert} tone="warn">
          {t('ownMachine', { name })}
        </Note>
      ) : (
        <p className="small muted">{t('unproven')}</p>
      )}
    </>
  );
};

/** Who asks, what for and where, and the password before the answer is yes. */
export const ConsentForm = ({ query, asked }: { readonly query: string; readonly asked: GoodConsent }) => {
  const t = useText<typeof texts>('oauth');
  const form = useConsentForm(query, asked);
  const { client, units, apiAccess, denied } = asked;
  const offered = offeredScopes(asked);
  const failure = form.send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const wrong = (of: ConsentFault): string | undefined => (form.fault === of ? t(`fault.${of}`) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  if (form.send.isSuccess)
    return (
      <Card>
        <p role="status">{t('leaving', { name: client.name })}</p>
      </Card>
    );
  return (
    <Card className={styles.card}>
      <form className="stack" noValidate onSubmit={submit}>
        <Asker client={client} />
        <FormAlert failure={isWrong ? null : failure} />
        <CheckList
          legend={t('gets')}
          choices={offered.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
          chosen={form.scopes}
          onChange={(scopes) => form.setScopes(scopes as readonly AssistantScope[])}
          error={wrong('scopes')}
        />
        {offered.some((scope) => scope !== 'read') && <p className="small muted">{t('stays')}</p>}
        {apiAccess === 'read' && offered.length < asked.scopes.length && (
          <p className="small muted">{t('readOnly')}</p>
        )}
        <CheckList
          legend={t('units')}
          choices={units.map(({ unitId, name }) => ({ value: unitId, label: name }))}
          chosen={form.unitIds}
          onChange={form.setUnitIds}
          error={wrong('units')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
          error={wrong('password') ?? (isWrong ? t('passwordWrong') : undefined)}
        />
        <div className={styles.acts}>
          <Button onClick={() => leaveFor(denied)}>{t('deny')}</Button>
          <Button
            kind="primary"
            type="submit"
            does={consentsContract.giveConsent}
            isBusy={form.send.isPending}
          >
            {t('allow', { name: client.name })}
          </Button>
        </div>
        <p className="small muted">{t(client.isLasting ? 'lasts' : 'lastsShortly')}</p>
      </form>
    </Card>
  );
};
