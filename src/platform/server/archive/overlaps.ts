const localHeaderBytes = 30;

/** Where the directory says an entry lies. */
export interface EntryPlace {
  readonly relativeOffsetOfLocalHeader: number;
  readonly fileNameLength: number;
  readonly compressedSize: number;
}

/**
 * Whether two entries share bytes of the archive. No archiver makes such files; a "better zip bomb" (Fifield 2019)
 * needs them to unpack one kernel many times.
 */
export const overlaps = (entries: readonly EntryPlace[]): boolean => {
  const sorted = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const entry of sorted) {
    if (entry.relativeOffsetOfLocalHeader < end) return true;
    end = entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.fileNameLength + entry.compressedSize;
  }
  return false;
};
