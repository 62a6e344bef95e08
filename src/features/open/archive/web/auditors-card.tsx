import { useState } from 'react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlays/confirmed-button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type AuditorLink, auditorsContract } from '../contract-auditors.ts';
import type { texts } from '../texts.en.ts';
import styles from './archive.module.css';
import { PasswordDialog } from './password-dialog.tsx';

const { linkAuditor, listAuditors, revokeAuditor } = auditorsContract;
const lengths = [14, 30, 90, 365];

const LinkDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('archive');
  const [name, setName] = useState('');
  const [days, setDays] = useState(30);
  const send = useSend(linkAuditor, [listAuditors]);
  const onSuccess = () => {
    showToast({ text: t('linked') });
    onClose();
  };
  return (
    <PasswordDialog
      title={t('auditorTitle')}
      act={t('linkAuditor')}
      isBusy={send.isPending}
      failure={send.error?.failure ?? null}
      onSend={(password) => send.mutate({ body: { name, days, password } }, { onSuccess })}
      onClose={onClose}
    >
      <TextField
        label={t('auditorName')}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={t('auditorDays')}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {lengths.map((count) => (
          <option key={count} value={count}>
            {t('days', { count })}
          </option>
        ))}
      </SelectField>
    </PasswordDialog>
  );
};

const Auditor = ({ link }: { readonly link: AuditorLink }) => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const revoke = useSend(revokeAuditor, [listAuditors]);
  const { id, name, path, expiresAt, visits } = link;
  return (
    <li>
      <span className={styles.said}>
        <b>{name}</b>
        <small>
          {t('visits', { date: format.isoDay(expiresAt), visits: format.number(String(visits)) })}
        </small>
      </span>
      <span className={styles.does}>
        <CopyButton
          isSmall
          text={`${location.origin}${path}`}
          copiedText={t('copied')}
          label={t('copyOf', { name })}
        >
          {t('copy')}
        </CopyButton>
        <ConfirmedButton
          label={t('revokeOf', { name })}
          title={t('revokeTitle', { name })}
          consequence={t('revokeText')}
          confirmLabel={t('revoke')}
          isDestructive
          isBusy={revoke.isPending}
          failure={revoke.error?.failure ?? null}
          onConfirm={(close) =>
            revoke.mutate(
              { params: { linkId: id } },
              {
                onSuccess: () => {
                  showToast({ text: t('revoked') });
                  close();
                },
              },
            )
          }
        >
          {t('revoke')}
        </ConfirmedButton>
      </span>
    </li>
  );
};

/** Links by which auditors read the archive. */
export const AuditorsCard = () => {
  const t = useText<typeof texts>('archive');
  const [isAsking, setAsking] = useState(false);
  const { data } = useCall(listAuditors, {});
  return (
    <Card title={t('auditors')}>
      <p>{t('auditorsText')}</p>
      <ul className={styles.list}>
        {data?.auditors.map((link) => (
          <Auditor key={link.id} link={link} />
        ))}
      </ul>
      <div className={styles.acts}>
        <Button does={linkAuditor} onClick={() => setAsking(true)}>
          {t('linkAuditor')}
        </Button>
      </div>
      {isAsking && <LinkDialog onClose={() => setAsking(false)} />}
    </Card>
  );
};
