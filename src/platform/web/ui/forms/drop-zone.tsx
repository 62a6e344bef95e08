import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

interface DropZoneProps {
  /** What may be dropped, for example `PDF, up to 20 files.` */
  readonly hint: string;
  readonly accept: string;
  /** One file is wanted. */
  readonly isSingle?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The whole area is a labelled file input. */
export const DropZone = ({ hint, accept, isSingle = false, onFiles }: DropZoneProps) => {
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
      <b className="strong ink">{t(isSingle ? 'dropFile' : 'dropFiles')}</b>
      <span className="small">
        {hint} <span className="linklike">{t(isSingle ? 'chooseFile' : 'chooseFiles')}</span>
      </span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple={!isSingle}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
};
