import { Mail } from 'lucide-react';
import { useState } from 'react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import type { Outlet } from '#features/company/organizations/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { useLanguage, useText, useTextIn } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { texts } from '../texts.en.ts';
import styles from './invoice-address.module.css';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

type Write = (supplier: string | null) => Letter;

/** RFC 6068, section 5: lines of a body are parted by CRLF. */
const mailtoOf = ({ subject, body }: Letter): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

const useLetter = (outlet: Outlet, language: 'sv' | 'en'): Write => {
  const t = useTextIn<typeof texts>('invoice-address', language);
  const person = useAppState((state) => state.user?.fullName ?? '');
  const { displayName: restaurant, legal_name: company, organization_number, inboundAddress } = outlet;
  const number = formatOrganizationNumber(organization_number);
  return (supplier) => ({
    subject: t('letter.subject', { restaurant }),
    body: [
      supplier === null ? t('letter.hello') : t('letter.helloTo', { supplier }),
      t('letter.ask', { restaurant, company, number }),
      inboundAddress,
      t('letter.rest'),
      `${t('letter.end')}\n${person}`,
    ].join('\n\n'),
  });
};

const LetterRow = ({ name, write }: { readonly name: string | null; readonly write: Write }) => {
  const t = useText<typeof texts>('invoice-address');
  const letter = write(name);
  const supplier = name ?? t('anySupplier');
  return (
    <li>
      <div className="duo">
        <Monogram name={supplier} />
        <b>{supplier}</b>
      </div>
      <div className="acts">
        <ButtonLink isSmall icon={Mail} href={mailtoOf(letter)} aria-label={t('mailTo', { supplier })}>
          {t('mail')}
        </ButtonLink>
        <CopyButton
          isSmall
          kind="quiet"
          text={`${letter.subject}\n\n${letter.body}`}
          copiedText={t('messageCopied')}
          label={t('copyMessageTo', { supplier })}
        >
          {t('copyMessage')}
        </CopyButton>
      </div>
    </li>
  );
};

const Letters = ({ outlet, language }: { readonly outlet: Outlet; readonly language: 'sv' | 'en' }) => {
  const t = useText<typeof texts>('invoice-address');
  const write = useLetter(outlet, language);
  const { data, error, refetch } = useCall(supplierLinksContract.listOutletSuppliers, {
    params: { outletId: outlet.id },
    unitId: outlet.mainUnitId,
  });
  const shown = data?.filter(({ status }) => status !== 'inactive') ?? [];
  const letter = write(shown[0]?.displayName ?? null);
  return (
    <>
      <details className={styles.letter}>
        <summary>{t('preview')}</summary>
        <p>
          <b>{letter.subject}</b>
        </p>
        <p className="body">{letter.body}</p>
      </details>
      {data === undefined && error === null && <Skeleton lines={3} />}
      {data === undefined && error !== null && (
        <p role="alert">
          {t('suppliersFailed')}{' '}
          <Button isSmall onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {data !== undefined && shown.length === 0 && <p className="muted">{t('noSuppliers')}</p>}
      <ul className={styles.letters}>
        {shown.length === 0 && data !== undefined && <LetterRow name={null} write={write} />}
        {shown.map(({ id, displayName }) => (
          <LetterRow key={id} name={displayName} write={write} />
        ))}
      </ul>
    </>
  );
};

/** A ready-made letter to each supplier of a restaurant, in either language. */
export const SupplierLetters = ({ outlets }: { readonly outlets: readonly Outlet[] }) => {
  const t = useText<typeof texts>('invoice-address');
  const own = useLanguage();
  const [language, setLanguage] = useState<'sv' | 'en'>(own);
  const [outletId, setOutletId] = useState(outlets[0]?.id);
  const outlet = outlets.find(({ id }) => id === outletId) ?? outlets[0];
  if (outlet === undefined) return null;
  return (
    <Card title={t('tellTitle')}>
      <p className="muted small">{t('tellText')}</p>
      <div className={styles.letterchoices}>
        {outlets.length > 1 && (
          <SelectField
            label={t('restaurant')}
            value={outlet.id}
            onChange={(event) => setOutletId(event.target.value)}
          >
            {outlets.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName}
              </option>
            ))}
          </SelectField>
        )}
        <Segment
          label={t('language')}
          value={language}
          onChange={setLanguage}
          choices={[
            { value: 'sv', label: 'Svenska' },
            { value: 'en', label: 'English' },
          ]}
        />
      </div>
      <Letters key={outlet.id} outlet={outlet} language={language} />
    </Card>
  );
};
