import { type ReactNode, useState } from 'react';
import type { Power } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import type { Asking } from './use-asking.ts';
import styles from './signing.module.css';

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

interface AskingProps {
  readonly asking: Asking;
  readonly power: Power | null;
}

const ElseDialog = ({ asking, power, onClose }: AskingProps & { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const isNamed = name.trim().length >= 2;
  const isReachable = isEmail(email.trim());
  const send = async () => {
    setSent(true);
    if (!isNamed || !isReachable) return;
    if (await asking.askElse(power, { name: name.trim(), email: email.trim() })) onClose();
  };
  return (
    <AskDialog
      title={t('elseTitle')}
      confirmLabel={t('elseSend')}
      isBusy={asking.isBusy}
      error={asking.error}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p className="consequence">{t('elseText')}</p>
      <TextField
        label={t('name')}
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={name}
        error={isSent && !isNamed ? t('nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={isSent && !isReachable ? t('emailInvalid') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
    </AskDialog>
  );
};

interface WhoProps {
  readonly name: string;
  /** In the place of the name alone. */
  readonly words?: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

/** Somebody by name, and what can be changed about it. */
const Who = ({ name, words = name, detail, children }: WhoProps) => (
  <div className={styles.who}>
    <Avatar name={name} />
    <div>
      <b>{words}</b>
      <small>{detail}</small>
    </div>
    {children}
  </div>
);

/** Who signs: the person here, unless they ask somebody else. */
export const Signatory = ({ asking, power, name }: AskingProps & { readonly name: string }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    asking.reset();
    setOpen(true);
  };
  return (
    <div>
      <p className={`label ${styles.signedby}`}>{t('signedBy')}</p>
      <Who name={name} detail={t('signatory')}>
        <button type="button" className="linkbtn" onClick={open}>
          {t('else')}
        </button>
      </Who>
      {isOpen && <ElseDialog asking={asking} power={power} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** Somebody else was asked: how long the link works, a new one, and the way back. */
export const WaitingFor = ({ asking, power }: { readonly asking: Asking; readonly power: Power }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    asking.reset();
    setOpen(true);
  };
  const takeBack = async () => {
    if (await asking.takeBack(power)) setOpen(false);
  };
  const { signatoryName: name, signatoryEmail: email, expiresAt } = power;
  return (
    <div className={styles.waitingfor}>
      <div role="status">
        <Who name={name} words={t('waitingFor', { name })} detail={email} />
      </div>
      <p className="small muted">{t('waitingText', { email, date: format.dateInFull(expiresAt) })}</p>
      <div className="acts">
        <Button isBusy={asking.isBusy && !isOpen} onClick={() => asking.sendAgain(power)}>
          {t('renew')}
        </Button>
        <Button kind="quiet" onClick={open}>
          {t('withdraw')}
        </Button>
      </div>
      {isOpen && (
        <AskDialog
          title={t('withdrawTitle')}
          confirmLabel={t('withdraw')}
          isDestructive
          isBusy={asking.isBusy}
          error={asking.error}
          onConfirm={() => void takeBack()}
          onClose={() => setOpen(false)}
        >
          <p className="consequence">{t('withdrawText')}</p>
        </AskDialog>
      )}
    </div>
  );
};
