import type { ReadOptions, Source, Stopped } from '../sandbox/sandbox-port.ts';

/** Why one entry of an archive did not come through. */
export type EntryReason =
  | 'archive.nested'
  | 'archive.link'
  | 'archive.unsafe-name'
  | 'archive.encrypted'
  | 'archive.unsupported-compression'
  | 'archive.entry-too-large'
  | 'archive.suspicious-ratio'
  | 'archive.total-too-large'
  | 'archive.damaged-entry';

/** Why nothing, or nothing more, could be taken out of an archive. */
export type ArchiveReason =
  | 'archive.not-a-zip'
  | 'archive.damaged'
  | 'archive.encrypted'
  | 'archive.too-many-entries'
  | 'archive.overlapping-entries'
  | 'archive.empty';

export interface ArchiveEntry {
  /** Position in the archive's directory, from 1; unique where names are not. */
  readonly position: number;
  /** The whole name with `/` between folders, for showing; never a path to write to. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface RefusedEntry {
  readonly position: number;
  readonly name: string;
  readonly reason: EntryReason;
}

export type UnpackOutcome =
  | {
      readonly ok: true;
      readonly unpacked: number;
      readonly refused: readonly RefusedEntry[];
      /** Files that are no documents (`__MACOSX/`, `.DS_Store`, `Thumbs.db` …): shown as one group. Folders are not counted. */
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly reason: ArchiveReason; readonly unpacked: number }
  | (Stopped & { readonly unpacked: number });

export interface UnpackOptions extends ReadOptions {
  /** Takes each good entry as it comes; the next one is unpacked when it resolves. A rejection ends the unpacking and is passed on. */
  readonly onEntry: (entry: ArchiveEntry) => Promise<void> | void;
}

/** Takes the documents out of a ZIP archive, in a child of the sandbox. */
export type UnpackArchive = (source: Source, options: UnpackOptions) => Promise<UnpackOutcome>;
