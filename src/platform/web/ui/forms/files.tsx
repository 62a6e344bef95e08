import type { ReactNode } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Bar } from '../bar.tsx';
import { type FileState, FileStateIcon } from './file-icons.tsx';
import type { texts } from '../texts.en.ts';

/** Where a file is on its way. `share` is 0 to 1; `text` replaces the standard words. */
export interface FileStatus {
  readonly key: string;
  readonly name: string;
  readonly state: FileState;
  readonly share?: number;
  readonly text?: ReactNode;
  /** Why, and what to do about it; under the name. */
  readonly note?: ReactNode;
  /** It has come to its end, and a person has to look at it; null for what only holds others, which is not counted. */
  readonly needsYou?: boolean | null;
}

/** Files with their live states, and at the end how many of them need a person; only the start and the end are announced. */
export const FileStatusList = ({
  files,
  others = 0,
}: {
  files: readonly FileStatus[];
  /** Files that went well and are not listed one by one. */
  others?: number;
}) => {
  const t = useText<typeof texts>('ui');
  const isBusy = files.some(({ state }) => state === 'queued' || state === 'working');
  const needing = files.filter(({ needsYou }) => needsYou === true).length;
  const end =
    needing === 0
      ? t('filesDone')
      : t('filesNeedYou', {
          count: needing,
          total: others + files.filter(({ needsYou }) => needsYou !== null).length,
        });
  const words = ({ state, share, text }: FileStatus) =>
    text ??
    (state === 'queued'
      ? t('fileQueued')
      : share === undefined
        ? ''
        : t('fileSending', { percent: Math.round(share * 100) }));
  return (
    <>
      <ul className="files">
        {files.map((file) => (
          <li key={file.key}>
            <FileStateIcon state={file.state} />
            <span className="f">{file.name}</span>
            <span className={file.state === 'failed' ? 'poor' : 'muted'}>{words(file)}</span>
            {file.state === 'working' && file.share !== undefined && (
              <Bar label={file.name} share={file.share} />
            )}
            {file.note !== undefined && <span className="filenote">{file.note}</span>}
          </li>
        ))}
      </ul>
      <p
        className={isBusy ? 'visually-hidden' : needing > 0 ? 'filesum marked' : 'filesum muted'}
        role="status"
      >
        {files.length === 0 ? '' : isBusy ? t('filesStarted') : end}
      </p>
    </>
  );
};
