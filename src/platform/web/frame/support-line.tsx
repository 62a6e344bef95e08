import { useEffect, useState } from 'react';
import { privacyPath, termsPath } from '#platform/wire/doors.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { platformContract } from '#platform/wire/platform-contract.ts';
import { call } from '../calls/api.ts';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';

type Contact = ReplyOf<(typeof platformContract)['readSupport']>;

// Asked once a page: it is a setting of the server. A failed question is asked again by the next line.
let asked: Promise<Contact | null> | null = null;

const ask = async (): Promise<Contact | null> => {
  const { data } = await call(platformContract.readSupport, {});
  if (data === null) asked = null;
  return data;
};

const askContact = (): Promise<Contact | null> => (asked ??= ask());

const useContact = (): Contact | null => {
  const [contact, setContact] = useState<Contact | null>(null);
  useEffect(() => {
    let isHere = true;
    void askContact().then((found) => isHere && setContact(found));
    return () => {
      isHere = false;
    };
  }, []);
  return contact;
};

/** Whom to call or write to, and what everybody may read. */
export const SupportLine = () => {
  const t = useText<typeof texts>('web');
  const contact = useContact();
  return (
    <>
      {contact !== null && (
        <>
          <span>
            {t('supportLabel')}{' '}
            <a href={`tel:${contact.supportPhone.replace(/[^\d+]/g, '')}`}>{contact.supportPhone}</a>
          </span>{' '}
          <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>{' '}
        </>
      )}
      <a href={termsPath()}>{t('terms')}</a> <a href={privacyPath()}>{t('privacy')}</a>
    </>
  );
};

/** Where the provider answers questions. */
export const contactAddress = 'https://krogkoll.example/contact';
