import { Camera, Mail, Upload } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mailContract } from '#features/intake/mail/contract.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useIsDemoHidden } from '#platform/web/session/demo-shown.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { texts } from '../texts.en.ts';
import styles from './demo.module.css';
import { useDemoChoice } from './use-demo-choice.ts';

interface WayProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

const Way = ({ icon, title, text, children }: WayProps) => (
  <li>
    <Plate icon={icon} />
    <div>
      <b>{title}</b>
      <small>{text}</small>
    </div>
    {children}
  </li>
);

/** Files, a mail and a photo: each way by which the first invoice gets in, for whoever may add one. */
const Ways = () => {
  const t = useText<typeof texts>('showcase');
  const { data } = useCall(mailContract.readInboundAddress, {});
  const add = invoicesPath({ add: '1' });
  return (
    <ul className={styles.ways}>
      <Way icon={Upload} title={t('filesTitle')} text={t('filesText')}>
        <ButtonLink kind="primary" href={add}>
          {t('files')}
        </ButtonLink>
      </Way>
      <Way
        icon={Mail}
        title={t('mailTitle')}
        text={
          <>
            {t('mailText')} {data && <b className={styles.address}>{data.address}</b>}
          </>
        }
      >
        {data && (
          <CopyButton text={data.address} copiedText={t('copied')}>
            {t('copy')}
          </CopyButton>
        )}
      </Way>
      <Way icon={Camera} title={t('photoTitle')} text={t('photoText')}>
        <ButtonLink href={add}>{t('photo')}</ButtonLink>
      </Way>
    </ul>
  );
};

/** The ways to the first invoice and, for whoever has hidden it, to the demo. */
export const FirstWays = () => {
  const t = useText<typeof texts>('showcase');
  const mayEdit = useMayEdit();
  const isHidden = useIsDemoHidden();
  const { choose, isBusy } = useDemoChoice();
  return (
    <>
      <Card title={t('waysTitle')}>{mayEdit ? <Ways /> : <p>{t('readerText')}</p>}</Card>
      {isHidden && (
        <section className={`card ${styles.show}`} aria-label={t('show')}>
          <p>
            <b>{t('showTitle')}</b> {t('showText')}
          </p>
          <Button disabled={isBusy} onClick={() => choose(false)}>
            {t('show')}
          </Button>
        </section>
      )}
    </>
  );
};
