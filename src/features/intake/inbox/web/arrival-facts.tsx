import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import { inboxPath } from '../paths.ts';
import type { ArrivalDetail, ArrivalFile } from '../contract.ts';
import { filesInside, suppliersOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { SenderMark, useSenderName } from './arrival-parts.tsx';
import styles from './inbox.module.css';

type Fact = readonly [string, ReactNode];

/** Whether the sender is who it says, and why or why not. */
const Verdict = ({ arrival }: { arrival: ArrivalDetail }) => {
  const t = useText<typeof texts>('inbox');
  const verdictText = useCodeText('inbox', 'verdict');
  const { verdict } = arrival.from;
  if (verdict === null) return null;
  const name = arrival.mail?.senderName ?? arrival.from.address ?? '';
  return (
    <span className={styles.verdict}>
      <span className={styles.verdictword}>
        {verdict === 'pass' ? t('sender.pass') : verdict === 'not-checked' ? '' : t('senderFail')}
        <SenderMark verdict={verdict === 'pass' ? verdict : null} />
      </span>
      <small>{verdict === 'pass' ? t('verdict.pass', { name }) : verdictText(verdict)}</small>
    </span>
  );
};

/** What is known of an arrival besides its files. */
export const ArrivalFacts = ({ arrival }: { arrival: ArrivalDetail }) => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const senderName = useSenderName();
  const { from, mail } = arrival;
  const moment = (at: string) => `${format.date(at)} ${format.time(at)}`;
  const fact = (term: string, value: ReactNode): Fact[] =>
    value === null || value === undefined || value === '' ? [] : [[term, value]];
  if (mail === null)
    return (
      <Facts facts={fact(t('from'), from.name ?? (from.kind === 'system' ? '' : senderName(arrival)))} />
    );
  const supplier = suppliersOf(arrival)[0];
  const standing =
    mail.standing === 'supplier'
      ? supplier === undefined
        ? t('standing.supplierPlain')
        : t('standing.supplier', { name: supplier })
      : mail.standing !== null && t(`standing.${mail.standing}`);
  return (
    <Facts
      facts={[
        [
          t('from'),
          <span key="from" className={styles.verdict}>
            <bdi>{senderName(arrival)}</bdi>
            {from.name !== null && from.address !== null && (
              <small>
                {from.verdict === 'pass' ? from.address : <bdi>{t('callsItself', { name: from.name })}</bdi>}
              </small>
            )}
          </span>,
        ],
        ...(from.verdict === null
          ? []
          : [[t('sender'), <Verdict key="verdict" arrival={arrival} />] as const]),
        ...(standing === false ? [] : [[t('standing'), standing] as const]),
        [
          t('earlier'),
          mail.earlierAccepted === 0
            ? mail.earlier === 0
              ? t('earlierNone')
              : format.number(String(mail.earlier))
            : t('earlierSome', { count: mail.earlierAccepted, total: mail.earlier }),
        ],
        ...fact(t('sentTo'), mail.recipient),
        ...fact(t('sentAt'), mail.sentAt === null ? null : moment(mail.sentAt)),
      ]}
    />
  );
};

interface Entry {
  readonly at: string;
  readonly text: string;
  readonly by: string;
  readonly comment?: string | null;
  readonly newFile?: string | null;
}

type Deletion = NonNullable<ArrivalFile['deleted']>;

/** Who did what with the arrival, oldest first. */
export const ArrivalLog = ({ arrival }: { arrival: ArrivalDetail }) => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  const senderName = useSenderName();
  const deletedText = ({ reason, movedTo }: Deletion, name: string | null): string => {
    if (movedTo !== null) return t('log.moved', { name: movedTo.name });
    if (reason === 'replaced') return t('log.replaced');
    if (reason === 'rejected') return t('log.rejected');
    return name === null ? t('log.deleted') : t('log.deletedFile', { name });
  };
  const deletion = (deleted: Deletion | null, name: string | null): Entry[] =>
    deleted === null
      ? []
      : [
          {
            at: deleted.at,
            text: deletedText(deleted, name),
            by: deleted.by ?? t('byMachine'),
            comment: deleted.comment,
            newFile: deleted.movedTo === null ? deleted.replacedBy : null,
          },
        ];
  const { accepted } = arrival;
  const settlings = arrival.files.flatMap(({ id, fileName, settled }): Entry[] =>
    settled === null
      ? []
      : [
          {
            at: settled.at,
            text: id === arrival.id ? t('log.settled') : t('log.settledFile', { name: fileName }),
            by: settled.by ?? t('byMachine'),
            comment: settled.comment,
          },
        ],
  );
  const entries: Entry[] = [
    { at: arrival.receivedAt, text: t('log.received'), by: senderName(arrival) },
    ...(accepted === null
      ? []
      : [{ at: accepted.at, text: t('log.accepted'), by: accepted.by ?? t('byMachine') }]),
    ...settlings,
    ...deletion(arrival.deleted, null),
    ...(arrival.deleted === null
      ? filesInside(arrival).flatMap((file) => deletion(file.deleted, file.fileName))
      : []),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <section className="log">
      <h3>{t('log')}</h3>
      <ul>
        {entries.map(({ at, text, by, comment, newFile }) => (
          <li key={`${at} ${text}`}>
            <span className="spread">
              <b>{text}</b>
              <small className="nowrap">
                <time dateTime={at}>
                  {format.date(at)} {format.time(at)}
                </time>
              </small>
            </span>
            <small>
              <bdi>{by}</bdi>
            </small>
            {comment != null && comment !== '' && <q>{comment}</q>}
            {newFile != null && <a href={inboxPath({ doc: newFile })}>{t('newFile')}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
};
