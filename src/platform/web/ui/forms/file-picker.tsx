import type { ReactNode } from 'react';

interface FilePickerProps {
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** Opens the camera of a phone instead of its files. */
  readonly isCamera?: boolean;
  readonly className?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A link or button that opens the file dialog, or the camera. */
export const FilePicker = ({
  accept,
  isMultiple,
  isCamera,
  className = '',
  onFiles,
  children,
}: FilePickerProps) => (
  <label className={`filepick ${className}`}>
    {children}
    <input
      className="visually-hidden"
      type="file"
      accept={accept}
      multiple={isMultiple === true}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  </label>
);
