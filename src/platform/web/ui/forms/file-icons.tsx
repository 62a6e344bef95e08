import { CircleAlert, CircleCheck, Clock, FileText, Info } from 'lucide-react';
import { Icon } from '../icon.tsx';

/** The square before a file's name. */
export const FileLead = () => (
  <span className="mono" aria-hidden="true">
    <Icon of={FileText} />
  </span>
);

/** Where a file is on its way; `noted` has ended, but not as one might expect. */
export type FileState = 'queued' | 'working' | 'done' | 'noted' | 'failed';

/** The sign of a file's state. */
export const FileStateIcon = ({ state }: { readonly state: FileState }) => {
  if (state === 'working') return <span className="spin" aria-hidden="true" />;
  if (state === 'queued') return <Icon of={Clock} />;
  if (state === 'noted') return <Icon of={Info} />;
  return (
    <span className={state === 'done' ? 'good' : 'poor'}>
      <Icon of={state === 'done' ? CircleCheck : CircleAlert} />
    </span>
  );
};
