import type { ReactNode } from 'react';
import type { HistoryRow } from '../contract-history.ts';
import styles from './records.module.css';
import { useHistoryWords } from './use-history-words.ts';

interface HistoryRowsProps {
  readonly rows: readonly HistoryRow[];
  /** The way to what a row is about. */
  readonly record: (row: HistoryRow) => ReactNode;
}

const Row = ({ row, record }: { readonly row: HistoryRow; readonly record: ReactNode }) => {
  const { t, whatOf, whoOf, whenOf, kindName } = useHistoryWords();
  const { at, unit, about, sha256, link, event, kind } = row;
  const isProven = event === 'received' || event === 'recorded' || event === 'removed' || event === 'act';
  return (
    <li>
      <time dateTime={at}>{whenOf(row)}</time>
      <div className={styles.what}>
        <b>{whatOf(row)}</b>
        <small>{[kindName(kind), about, unit].filter((one) => one !== null).join(' · ')}</small>
      </div>
      <div className={styles.record}>{record}</div>
      <div className={styles.who}>
        {whoOf(row)}
        {isProven && <small>{link === null ? t('linkWaits') : t('link', { number: String(link) })}</small>}
        {sha256 !== null && <small className={styles.sum}>{`SHA-256 ${sha256}`}</small>}
      </div>
    </li>
  );
};

/** What was done, one row each: when, what, on which record, by whom, and where in the chain that stands. */
export const HistoryRows = ({ rows, record }: HistoryRowsProps) => {
  const { t } = useHistoryWords();
  return (
    <ul className={styles.rows} aria-label={t('title')}>
      {rows.map((row) => (
        <Row key={row.id} row={row} record={record(row)} />
      ))}
    </ul>
  );
};
