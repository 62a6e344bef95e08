import { CircleAlert, CircleCheck, Clock, FileText, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';
import { Bar } from './bar.tsx';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';

/** The square before a file's name. */
export const FileLead = () => (
  <span className="mono" aria-hidden="true">
    <Icon of={FileText} />
  </span>
);

/** Where a file is on its way. `share` is 0 to 1; `text` replaces the standard words. */
export interface FileStatus {
  readonly key: string;
  readonly name: string;
  /** `noted` has ended, but not as one might expect. */
  readonly state: 'queued' | 'working' | 'done' | 'noted' | 'failed';
  readonly share?: number;
  readonly text?: ReactNode;
  /** Why, and what to do about it; under the name. */
  readonly note?: ReactNode;
}

const StateIcon = ({ state }: { state: FileStatus['state'] }) => {
  if (state === 'working') return <span className="spin" aria-hidden="true" />;
  if (state === 'queued') return <Icon of={Clock} />;
  if (state === 'noted') return <Icon of={Info} />;
  return (
    <span className={state === 'done' ? 'good' : 'poor'}>
      <Icon of={state === 'done' ? CircleCheck : CircleAlert} />
    </span>
  );
};

/** Files with their live states; only the start and the end are announced. */
export const FileStatusList = ({ files }: { files: readonly FileStatus[] }) => {
  const t = useText<typeof texts>('ui');
  const isBusy = files.some(({ state }) => state === 'queued' || state === 'working');
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
            <StateIcon state={file.state} />
            <span className="f">{file.name}</span>
            <span className={file.state === 'failed' ? 'poor' : 'muted'}>{words(file)}</span>
            {file.state === 'working' && file.share !== undefined && (
              <Bar label={file.name} share={file.share} />
            )}
            {file.note !== undefined && <span className="filenote">{file.note}</span>}
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {files.length === 0 ? '' : isBusy ? t('filesStarted') : t('filesDone')}
      </span>
    </>
  );
};
