import {
  BadgeCheck,
  Check,
  FileCode,
  FolderClock,
  Link2,
  type LucideIcon,
  Mail,
  ShieldQuestionMark,
  Sparkles,
  Upload,
} from 'lucide-react';
import { Fragment } from 'react';
import type { DocumentChannel, DocumentState } from '#features/intake/documents/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { ArrivalDetail, ArrivalRow } from '../contract.ts';
import {
  type ArrivalValue,
  filesInside,
  isUnderWay,
  kindsInside,
  linkParts,
  shownStateOf,
  valueOfArrival,
} from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './inbox.module.css';

const channelIcons: Readonly<Record<DocumentChannel, LucideIcon>> = {
  email: Mail,
  upload: Upload,
  push: FileCode,
  import: FolderClock,
  sample: Sparkles,
};

/** The square before an arrival: which door it came through. */
export const ChannelLead = ({ channel, isLarge }: { channel: DocumentChannel; isLarge?: boolean }) => {
  const t = useText<typeof texts>('inbox');
  return (
    <span className={isLarge ? 'mono lg' : 'mono'}>
      <Icon of={channelIcons[channel]} />
      <span className="visually-hidden">{t(`channel.${channel}`)}</span>
    </span>
  );
};

const tones: Readonly<Partial<Record<DocumentState, BadgeTone>>> = {
  monitored: 'ok',
  expanded: 'ok',
  settled: 'ok',
  quarantined: 'look',
  'needs-review': 'look',
  unreadable: 'bad',
  deleted: 'line',
};

/** A state in words. */
export const StateBadge = ({ state }: { state: DocumentState }) => {
  const t = useText<typeof texts>('inbox');
  const stateText = useCodeText('documents', 'state');
  const tone = tones[state] ?? 'plain';
  if (isUnderWay(state))
    return (
      <span className={styles.underway}>
        <span className="spin" aria-hidden="true" />
        {stateText(state)}
      </span>
    );
  return (
    <Badge tone={tone} {...(tone === 'ok' ? { icon: Check } : {})}>
      {state === 'expanded' ? t('settled') : stateText(state)}
    </Badge>
  );
};

/** What is said of the first invoice that a document of another kind is about: empty for others. */
const useAbout = () => {
  const t = useText<typeof texts>('inbox');
  return ({ files }: Pick<ArrivalRow, 'files'>): readonly string[] =>
    files
      .flatMap(({ about }) => about)
      .slice(0, 1)
      .map(({ number, invoiceId }) => t(invoiceId === null ? 'aboutMissing' : 'aboutHere', { number }));
};

/** Where an arrival stands and why. */
export const Standing = ({ arrival }: { arrival: ArrivalRow }) => {
  const t = useText<typeof texts>('inbox');
  const reasonText = useCodeText('documents', 'reason');
  const { deleted, reason, group } = arrival;
  const aboutText = useAbout();
  const settled =
    shownStateOf(arrival) === 'settled'
      ? arrival.files.flatMap((file) => file.settled ?? []).at(0)
      : undefined;
  const words =
    deleted === null ? (
      settled !== undefined ? (
        <>
          {t('settledBy', { name: settled.by ?? t('byMachine') })}
          {settled.comment !== null && (
            <>
              {': '}
              <q>{settled.comment}</q>
            </>
          )}
        </>
      ) : (
        reason !== null && group !== 'underway' && [reasonText(reason), ...aboutText(arrival)].join('. ')
      )
    ) : deleted.movedTo !== null ? (
      t('movedTo', { name: deleted.movedTo.name })
    ) : deleted.by === null ? (
      t(deleted.reason === 'rejected' ? 'deletedAgain' : 'deletedByMachine')
    ) : (
      <>
        {t('deletedBy', { name: deleted.by })}
        {deleted.comment !== null && (
          <>
            {': '}
            <q>{deleted.comment}</q>
          </>
        )}
      </>
    );
  return (
    <div className={styles.standing}>
      <StateBadge state={shownStateOf(arrival)} />
      {words !== false && <small>{words}</small>}
    </div>
  );
};

/** Who an arrival is from. The name in a mail is whatever its sender wrote, so an unverified one goes by its address. */
export const useSenderName = () => {
  const t = useText<typeof texts>('inbox');
  return ({ from, channel }: Pick<ArrivalRow, 'from' | 'channel'>): string => {
    if (from.kind === 'mail')
      return (from.verdict === 'pass' ? (from.name ?? from.address) : from.address) ?? t('noSender');
    return from.name ?? t(`channel.${channel}`);
  };
};

/** An address breaks after its `@` and its dots, so that a narrow column keeps its words whole. */
export const Breakable = ({ text }: { text: string }) => (
  <bdi>
    {text.split(/(?<=[@.])/u).map((part, index) => (
      <Fragment key={`${index} ${part}`}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

/** Whether a mail's sender is who it says, in words or with words for those who hear the page. */
export const SenderMark = ({ verdict, isBrief = true }: { verdict: string | null; isBrief?: boolean }) => {
  const t = useText<typeof texts>('inbox');
  if (verdict === null || verdict === 'not-checked') return null;
  if (verdict === 'pass')
    return (
      <span className={styles.sendermark} title={t('verified')}>
        <Icon of={BadgeCheck} />
        <span className={isBrief ? 'visually-hidden' : ''}>{t('verified')}</span>
      </span>
    );
  return (
    <span className={`${styles.sendermark} amber`}>
      <Icon of={ShieldQuestionMark} />
      {t('unverified')}
    </span>
  );
};

/** The line under the sender: the address of a mail, else the door. */
export const SenderLine = ({ arrival }: { arrival: ArrivalRow }) => {
  const t = useText<typeof texts>('inbox');
  const senderName = useSenderName();
  const { from, channel } = arrival;
  if (from.kind !== 'mail') return from.name === null ? null : <>{t(`channel.${channel}`)}</>;
  const isNamed = from.address !== null && senderName(arrival) !== from.address;
  return (
    <>
      {isNamed && (
        <>
          <Breakable text={from.address ?? ''} />
          {'\u00a0'}
        </>
      )}
      <SenderMark verdict={from.verdict} isBrief={isNamed} />
    </>
  );
};

/** What an arrival calls itself: a mail its subject, the others their file. */
export const useArrivalTitle = () => {
  const t = useText<typeof texts>('inbox');
  return ({ from, subject, fileName }: ArrivalRow | ArrivalDetail): string => {
    if (from.kind !== 'mail') return fileName;
    return subject === null || subject.trim() === '' ? t('noSubject') : subject;
  };
};

/** What came inside: the invoice, the one file, where a link leads, or how many files stand where. */
export const Inside = ({ arrival }: { arrival: ArrivalRow }) => {
  const t = useText<typeof texts>('inbox');
  if (arrival.requestRef !== null) return <>{t('ofRequest')}</>;
  if (arrival.claimNumber === null) return <WhatIsInside arrival={arrival} />;
  return <>{t('ofClaim', { number: arrival.claimNumber })}</>;
};

const WhatIsInside = ({ arrival }: { arrival: ArrivalRow }) => {
  const t = useText<typeof texts>('inbox');
  const inside = filesInside(arrival);
  const [only = arrival.files[0]] = inside;
  const [link] = arrival.links;
  if (link !== undefined && inside.length === 0)
    return (
      <span className={styles.insidelink}>
        <Icon of={Link2} />
        <Breakable text={t('linkTo', { host: linkParts(link).host })} />
      </span>
    );
  if (arrival.fileCount <= 1) {
    const invoice = only?.invoice;
    if (invoice != null) return <bdi>{`${invoice.supplierName} ${invoice.number}`}</bdi>;
    return inside.length === 0 ? null : <bdi>{only?.fileName}</bdi>;
  }
  const count = t('files', { count: arrival.fileCount });
  if (arrival.fileCount > inside.length) return <>{count}</>;
  return (
    <>{[count, ...kindsInside(inside).map(([kind, n]) => t(`inside.${kind}`, { count: n }))].join(' · ')}</>
  );
};

/** An amount as it is written where its currency may be unknown. */
export const useAmount = () => {
  const format = useFormat();
  return ({ amount, currency }: Pick<ArrivalValue, 'amount' | 'currency'>): string =>
    currency === null ? format.number(amount, 2) : format.money(amount, currency);
};

/** How long an arrival has waited for a person, in whole days. */
const useAge = () => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  return ({ receivedAt }: ArrivalRow): string => {
    const days = format.daysAgo(receivedAt);
    return days === 0 ? t('today') : t('waited', { count: days });
  };
};

/** What an arrival is worth, and unless brief whether anybody has looked at it; nothing where nothing was read. */
export const Value = ({ arrival, isBrief = false }: { arrival: ArrivalRow; isBrief?: boolean }) => {
  const t = useText<typeof texts>('inbox');
  const amountOf = useAmount();
  const value = valueOfArrival(arrival);
  if (value === null) return null;
  return (
    <span className={value.isConfirmed ? styles.arrivalvalue : `${styles.arrivalvalue} ${styles.unsure}`}>
      {amountOf(value)}
      {!isBrief && !value.isConfirmed && <small>{t('unconfirmed')}</small>}
    </span>
  );
};

/** When an arrival came; of one that waits also for how long it has. */
export const Received = ({ arrival }: { arrival: ArrivalRow }) => {
  const format = useFormat();
  const ageOf = useAge();
  const { receivedAt, group } = arrival;
  return (
    <time className={styles.received} dateTime={receivedAt}>
      {format.date(receivedAt)}
      <small>{group === 'attention' ? ageOf(arrival) : format.time(receivedAt)}</small>
    </time>
  );
};

/** On phones, below a row that waits: why, for how long, and whether its amount is sure. */
export const Waiting = ({ arrival }: { arrival: ArrivalRow }) => {
  const t = useText<typeof texts>('inbox');
  const reasonText = useCodeText('documents', 'reason');
  const ageOf = useAge();
  const { reason } = arrival;
  const isUnsure = valueOfArrival(arrival)?.isConfirmed === false;
  return (
    <>
      {[
        ...(reason === null ? [] : [reasonText(reason)]),
        ageOf(arrival),
        ...(isUnsure ? [t('unconfirmedAmount')] : []),
      ].join(' · ')}
    </>
  );
};
