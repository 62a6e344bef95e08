import { LifeBuoy, LogOut, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { LanguageChoice } from './door.tsx';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** Whom to ask, as the server tells it. */
export interface SupportContact {
  readonly supportPhone: string;
  readonly supportEmail: string;
}

interface FocusedHelpProps {
  readonly contact?: SupportContact | undefined;
  /** Absent for who is not signed in. */
  readonly onLogOut?: (() => void) | undefined;
}

/** Beside a task without navigation: whom to ask, the language, and the way out. */
export const FocusedHelp = ({ contact, onLogOut }: FocusedHelpProps) => {
  const t = useText<typeof texts>('web');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn quiet help" onClick={() => setOpen(true)}>
        <Icon of={LifeBuoy} />
        <span className="word">{t('help')}</span>
      </button>
      {isOpen && (
        <FormDialog title={t('help')} onClose={close}>
          <p className="consequence">{t('helpText')}</p>
          {contact !== undefined && (
            <ul className="contact">
              <li>
                <Icon of={Phone} />
                <a href={`tel:${contact.supportPhone.replace(/[^\d+]/g, '')}`}>{contact.supportPhone}</a>
              </li>
              <li>
                <Icon of={Mail} />
                <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>
              </li>
            </ul>
          )}
          <LanguageChoice />
          <div className="acts">
            {onLogOut !== undefined && (
              <Button kind="quiet" icon={LogOut} onClick={onLogOut}>
                {t('logOut')}
              </Button>
            )}
            <Button onClick={close}>{t('close')}</Button>
          </div>
        </FormDialog>
      )}
    </>
  );
};
