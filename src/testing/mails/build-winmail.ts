/** Builds winmail.dat (MS-OXTNEF) for tests. */

export interface WinmailFile {
  readonly name: string;
  readonly longName?: string;
  readonly data?: Buffer;
  /** A whole message in the same format. */
  readonly message?: Buffer;
}

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

const attribute = (level: number, id: number, data: Buffer): Buffer => {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0);
  return Buffer.concat([number(level, 1), number(id, 4), number(data.length, 4), data, number(sum, 2)]);
};

const variable = (type: number, id: number, value: Buffer): Buffer => {
  const padding = Buffer.alloc((4 - (value.length % 4)) % 4);
  return Buffer.concat([
    number(type, 2),
    number(id, 2),
    number(1, 4),
    number(value.length, 4),
    value,
    padding,
  ]);
};

const properties = ({ longName, message }: WinmailFile): Buffer => {
  const method = Buffer.concat([
    number(0x03, 2),
    number(0x3705, 2),
    number(message === undefined ? 1 : 5, 4),
  ]);
  // A named property, as Outlook adds them: its set, its kind and its number or name.
  const named = Buffer.concat([
    number(0x0b, 2),
    number(0x8001, 2),
    Buffer.alloc(16),
    number(1, 4),
    number(6, 4),
    Buffer.from('a\0b\0\0\0\0\0', 'latin1'),
    number(1, 4),
  ]);
  const list: Buffer[] = [method, named];
  if (longName !== undefined) list.push(variable(0x1f, 0x3707, Buffer.from(`${longName}\0`, 'utf16le')));
  if (message !== undefined) list.push(variable(0x0d, 0x3701, Buffer.concat([Buffer.alloc(16), message])));
  return Buffer.concat([number(list.length, 4), ...list]);
};

export const winmail = (files: readonly WinmailFile[]): Buffer =>
  Buffer.concat([
    number(0x223e9f78, 4),
    number(1, 2),
    attribute(1, 0x89006, Buffer.from([0, 0, 1, 0])),
    ...files.flatMap((file) => [
      attribute(2, 0x69002, Buffer.alloc(14)),
      attribute(2, 0x18010, Buffer.concat([Buffer.from(file.name, 'latin1'), Buffer.alloc(1)])),
      ...(file.data === undefined ? [] : [attribute(2, 0x6800f, file.data)]),
      attribute(2, 0x69005, properties(file)),
    ]),
  ]);
