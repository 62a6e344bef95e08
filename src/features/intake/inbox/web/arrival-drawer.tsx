import { CircleAlert, Copy, Info, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type ArrivalDetail, inboxContract } from '../contract.ts';
import { filesInside, isMessage, linkParts, shownStateOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { ArrivalActions, hasActions, MoreActions } from './arrival-actions.tsx';
import { ArrivalFacts, ArrivalLog } from './arrival-facts.tsx';
import { FileBlock } from './arrival-file.tsx';
import type { InboxParts } from './feature.tsx';
import { ChannelLead, StateBadge, useArrivalTitle } from './arrival-parts.tsx';
import styles from './inbox.module.css';

const hasWhy = (arrival: ArrivalDetail): boolean => !isMessage(arrival) && isTold(arrival);

const isTold = ({ group, reason }: ArrivalDetail): boolean =>
  reason !== null && (group === 'attention' || group === 'done');

/** Why an arrival waits and what that means; nothing where all went as one expects. */
const Why = ({ arrival }: { arrival: ArrivalDetail }) => {
  const t = useText<typeof texts>('inbox');
  const reasonText = useCodeText('documents', 'reason');
  const mayEdit = useMayEdit();
  const { group, reason, links } = arrival;
  if (reason === null) return null;
  const state = shownStateOf(arrival);
  const isWaiting = group === 'attention';
  const lede =
    links.length > 0
      ? t('linksLede')
      : state === 'quarantined'
        ? t('waitingLede')
        : state === 'unreadable' && mayEdit && t('unreadLede');
  const icon = state === 'quarantined' ? ShieldQuestionMark : CircleAlert;
  return (
    <Note icon={isWaiting ? icon : Info} tone={isWaiting ? 'warn' : 'info'}>
      <b>{reasonText(reason)}.</b> {lede}
      {isWaiting && !mayEdit && ` ${t('readOnlyStep')}`}
    </Note>
  );
};

/** Links are text: what decides where one leads stands out, and only a person follows it. */
const Links = ({ links }: { links: readonly string[] }) => {
  const t = useText<typeof texts>('inbox');
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ text: t('linkCopied') }),
      () => undefined,
    );
  return (
    <section className={styles.drawerpart}>
      <h3>{t('links')}</h3>
      <ul className={styles.linklist}>
        {links.map((link) => {
          const { before, host, after } = linkParts(link);
          return (
            <li key={link}>
              <bdi>
                {before}
                <b>{host}</b>
                {after}
              </bdi>
              <Button
                isSmall
                icon={Copy}
                aria-label={t('copyLink', { host })}
                onClick={() => void copy(link)}
              >
                {t('copy')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Files = ({ arrival, asked }: { arrival: ArrivalDetail; asked: string }) => {
  const t = useText<typeof texts>('inbox');
  const mayEdit = useMayEdit();
  const inside = filesInside(arrival);
  const [self] = arrival.files;
  if (inside.length === 0)
    return (
      self !== undefined &&
      arrival.from.kind !== 'mail' && (
        <section className={styles.drawerpart}>
          <FileBlock file={self} isOneOfMany={false} isOpen={self.state !== 'deleted'} />
        </section>
      )
    );
  return (
    <section className={styles.drawerpart}>
      <h3>{t('filesTitle')}</h3>
      {inside.map((file) => {
        const name = file.fileName.split('/').at(-1) ?? file.fileName;
        const actorOf = (action: (typeof file.actions)[number]) =>
          file.actions.includes(action) ? file.id : null;
        return (
          <FileBlock
            key={file.id}
            file={file}
            isOneOfMany={inside.length > 1}
            isOpen={(inside.length === 1 && file.state !== 'deleted') || file.id === asked}
            more={mayEdit && inside.length > 1 ? <MoreActions isSmall doer={{ name, actorOf }} /> : undefined}
          />
        );
      })}
    </section>
  );
};

interface BodyProps {
  readonly parts: Pick<Partial<InboxParts>, 'ClaimOfMail' | 'RequestOfMail'>;
  readonly arrival: ArrivalDetail;
  readonly asked: string;
}

const Body = ({ arrival, asked, parts: { ClaimOfMail, RequestOfMail } }: BodyProps) => (
  <div className={styles.drawerbody}>
    {arrival.claimNumber !== null && ClaimOfMail !== undefined && (
      <ClaimOfMail number={arrival.claimNumber} />
    )}
    {arrival.requestRef !== null && RequestOfMail !== undefined && (
      <RequestOfMail reference={arrival.requestRef} />
    )}
    {hasWhy(arrival) ? (
      <Why arrival={arrival} />
    ) : (
      <div>
        <StateBadge state={shownStateOf(arrival)} />
      </div>
    )}
    <ArrivalFacts arrival={arrival} />
    {arrival.links.length > 0 && <Links links={arrival.links} />}
    <Files arrival={arrival} asked={asked} />
    <ArrivalLog arrival={arrival} />
  </div>
);

interface ArrivalDrawerProps {
  readonly parts: BodyProps['parts'];
  /** An arrival, or a file inside one. */
  readonly documentId: string;
  readonly onClose: () => void;
}

/** One arrival: who sent it, what it brought, what became of that and what to do about it. */
export const ArrivalDrawer = ({ documentId, onClose, parts }: ArrivalDrawerProps): ReactNode => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const titleOf = useArrivalTitle();
  const mayEdit = useMayEdit();
  const { data: arrival, error, refetch } = useCall(inboxContract.readArrival, { params: { documentId } });
  const isAsked =
    arrival !== undefined &&
    (arrival.id === documentId || arrival.files.some((file) => file.id === documentId));
  if (!isAsked)
    return (
      <Drawer title={t('title')} onClose={onClose}>
        {error === null ? (
          <Skeleton lines={6} />
        ) : (
          <LoadFailed title={t('arrivalFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </Drawer>
    );
  const title = titleOf(arrival);
  return (
    <Drawer
      title={title}
      detail={`${t(`channel.${arrival.channel}`)} · ${format.date(arrival.receivedAt)} ${format.time(arrival.receivedAt)}`}
      lead={<ChannelLead channel={arrival.channel} isLarge />}
      onClose={onClose}
      {...(hasActions(arrival, mayEdit) ? { footer: <ArrivalActions arrival={arrival} name={title} /> } : {})}
    >
      <Body key={arrival.id} arrival={arrival} asked={documentId} parts={parts} />
    </Drawer>
  );
};
