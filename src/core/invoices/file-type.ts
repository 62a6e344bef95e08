import { beginsLikeEdi } from './unread-syntax.ts';

export type FileType = 'xml' | 'pdf' | 'image' | 'archive' | 'edi' | 'unknown';

const ascii = (text: string): readonly number[] => Array.from(text, (c) => c.charCodeAt(0));

// Magic numbers; RIFF (WebP) and ISO media (HEIC, AVIF) carry theirs some bytes in.
const signatures: readonly { type: FileType; at: number; bytes: readonly number[] }[] = [
  { type: 'image', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image', at: 0, bytes: [0x89, ...ascii('PNG')] },
  { type: 'image', at: 0, bytes: ascii('GIF8') },
  { type: 'image', at: 0, bytes: [...ascii('II'), 0x2a, 0x00] },
  { type: 'image', at: 0, bytes: [...ascii('MM'), 0x00, 0x2a] },
  { type: 'image', at: 8, bytes: ascii('WEBP') },
  ...['heic', 'heix', 'mif1', 'msf1', 'avif', 'hevc'].map((brand) => ({
    type: 'image' as const,
    at: 4,
    bytes: ascii(`ftyp${brand}`),
  })),
  { type: 'archive', at: 0, bytes: [...ascii('PK'), 0x03, 0x04] },
  { type: 'archive', at: 0, bytes: [...ascii('PK'), 0x05, 0x06] },
  { type: 'archive', at: 0, bytes: [0x1f, 0x8b] },
  { type: 'archive', at: 0, bytes: ascii('7z\u00bc\u00af') },
  { type: 'archive', at: 0, bytes: ascii('Rar!') },
];

const blanks = new Set([0x20, 0x09, 0x0a, 0x0d, 0x00, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);

/** Whether the first character that is no blank, byte order mark or zero byte is `<`. */
export const beginsLikeXml = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 64).find((byte) => !blanks.has(byte)) === 0x3c;

/**
 * What a file is, told by its content. A PDF may begin with up to 1024 foreign bytes (ISO 32000, annex H); XML with a
 * byte order mark, blanks, or in UTF-16.
 */
export const fileTypeOf = (bytes: Uint8Array): FileType => {
  const signature = signatures.find(({ at, bytes: wanted }) =>
    wanted.every((byte, index) => bytes[at + index] === byte),
  );
  if (signature !== undefined) return signature.type;
  if (beginsLikeXml(bytes) && !hasPdfHeader(bytes.subarray(0, 5))) return 'xml';
  if (hasPdfHeader(bytes.subarray(0, 1029))) return 'pdf';
  return beginsLikeEdi(bytes) ? 'edi' : 'unknown';
};

const pdfHeader = ascii('%PDF-');

const hasPdfHeader = (head: Uint8Array): boolean => {
  for (let at = head.indexOf(0x25); at !== -1; at = head.indexOf(0x25, at + 1)) {
    if (pdfHeader.every((byte, index) => head[at + index] === byte)) return true;
  }
  return false;
};
