import { CircleAlert, CircleCheck, Clock, FileText, Info, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../i18n.ts';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';

/** The square before a file's name. */
export const FileLead = () => (
  <span className="mono" aria-hidden="true">
    <Icon of={FileText} />
  </span>
);

interface DropZoneProps {
  /** What may be dropped, for example `PDF, up to 20 files.` */
  readonly hint: string;
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The whole area is a labelled file input. */
export const DropZone = ({ hint, accept, onFiles }: DropZoneProps) => {
  const t = useText<typeof texts>('ui');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hover = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={isOver ? 'drop over' : 'drop'}
      htmlFor={id}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
    >
      <Icon of={Upload} />
      <b className="strong ink">{t('dropFiles')}</b>
      <span className="small">
        {hint} <span className="linklike">{t('chooseFiles')}</span>
      </span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
};

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

/** A bar for a share of the whole. */
export const Bar = ({ label, share }: { label: string; share: number }) => {
  const percent = Math.round(share * 100);
  return (
    <span className="bar" role="progressbar" aria-label={label} aria-valuenow={percent}>
      <i style={{ width: `${percent}%` }} />
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
