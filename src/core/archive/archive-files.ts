/** What the files of an archive are called; a verifier looks for them by these names. */
export const archiveNames = {
  sums: 'SHA256SUMS',
  documents: 'dokument.jsonl',
  chain: 'bevis/kedja.jsonl',
  roots: 'bevis/rotter.json',
} as const;

/** A document as `dokument.jsonl` tells of it, beside what else stands on its line. */
export interface ArchivedDocument {
  readonly id: string;
  /** Its file in the archive; null where the original was removed at its end, or is missing. */
  readonly path: string | null;
  readonly sha256: string;
}

/** A link of the chain as a line of `bevis/kedja.jsonl`; hashes in hexadecimal. */
export interface ArchivedLink {
  readonly number: number;
  readonly digest: string;
  readonly hash: string;
  /** What it says, as its bytes in UTF-8 are hashed; left out of what is not in this archive. */
  readonly said?: string;
}

/** A day's root with the way to it from the organization's chain, as `bevis/rotter.json` lists them. */
export interface ArchivedRoot {
  readonly day: string;
  readonly root: string;
  readonly count: number;
  readonly position: number;
  readonly path: readonly string[];
  readonly number: number;
  readonly head: string;
  /** Files with RFC 3161 tokens: the first over the root, each next over the one before. */
  readonly stamps: readonly string[];
}

/** What is not as it was: which file, or which link or day, and how. */
export interface ArchiveFault {
  readonly name: string;
  readonly fault:
    | 'content'
    | 'header'
    | 'directory'
    | 'sum'
    | 'missing'
    | 'unreadable'
    | 'chain'
    | 'receipt'
    | 'root'
    | 'stamp';
}

/** What a verifier stands on where it runs. */
export interface VerifyTools {
  /** SHA-256. */
  readonly digest: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** SHA-512: what a stamp is over that was made of an older one. */
  readonly longDigest: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  readonly crc: (bytes: Uint8Array) => number;
  /** UTF-8 to text and back. */
  readonly textOf: (bytes: Uint8Array) => string;
  readonly bytesOf: (text: string) => Uint8Array;
}

/** The files of an archive, however it is held. */
export interface ArchiveContents {
  readonly names: readonly string[];
  /** Null where there is none of that name. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
}
