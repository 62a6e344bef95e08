/**
 * A strict reader of SIE files of type 4I, written from SIE 4B and sharing nothing with what writes them. Throws with the line where a
 * file is not as the standard has it.
 */
export interface ReadSie {
  readonly company: string;
  readonly organizationNumber: string;
  readonly accounts: ReadonlyMap<string, string>;
  readonly vouchers: readonly {
    readonly day: string;
    readonly text: string;
    readonly rows: readonly { readonly account: string; readonly ore: bigint; readonly text: string }[];
  }[];
}

const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const textOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80])).join('');

/** The table and the routine as the standard prints them in C (section 10.15). */
const table = Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

const bytesInto = (crc: number, bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => ((sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)) >>> 0, crc);

interface Field {
  readonly bytes: readonly number[];
  readonly isList: boolean;
}

const [quote, backslash, blank, tab, open, shut] = [0x22, 0x5c, 0x20, 0x09, 0x7b, 0x7d];

/** Label and fields of a line: parted by blanks, in quotation marks where they hold any, lists of objects in braces. */
const fieldsOf = (line: readonly number[], at: number): Field[] => {
  const fields: Field[] = [];
  let place = 0;
  while (place < line.length) {
    if (line[place] === blank || line[place] === tab) {
      place += 1;
      continue;
    }
    const bytes: number[] = [];
    const end = line[place] === quote ? quote : line[place] === open ? shut : null;
    if (end !== null) place += 1;
    for (;;) {
      const byte = line[place];
      if (byte === undefined) {
        if (end === null) break;
        throw new Error(`line ${at}: a field that does not end`);
      }
      place += 1;
      if (end === quote && byte === backslash && line[place] === quote) {
        bytes.push(quote);
        place += 1;
      } else if (end === null ? byte === blank || byte === tab : byte === end) break;
      else if (byte < 0x20 || byte === 0x7f) throw new Error(`line ${at}: a sign that controls`);
      else bytes.push(byte);
    }
    fields.push({ bytes, isList: end === shut });
  }
  return fields;
};

const linesOf = (file: Uint8Array): number[][] => {
  const lines: number[][] = [[]];
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    if (byte === 13 && file[at + 1] === 10) {
      lines.push([]);
      at += 1;
    } else if (byte === 10 || byte === 13) throw new Error('a line that does not end in CR LF');
    else lines.at(-1)?.push(byte);
  }
  if (lines.pop()?.length !== 0) throw new Error('the last line does not end');
  return lines;
};

const day = (text: string): string => {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const iso = `${year}-${month}-${date}`;
  if (Number.isNaN(Date.parse(iso))) throw new Error(`no day: ${text}`);
  return iso;
};

const ore = (text: string): bigint => {
  const [, sign, kronor, rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (kronor === undefined) throw new Error(`no amount: ${text}`);
  const whole = BigInt(kronor) * 100n + BigInt(rest.padEnd(2, '0') || '0');
  return sign === '-' ? -whole : whole;
};

const needed = ['#PROGRAM', '#FORMAT', '#GEN', '#SIETYP', '#FNAMN'];

/** Reads a file, or throws. */
export const readSie = (file: Uint8Array): ReadSie => {
  const lines = linesOf(file);
  const heads = new Map<string, readonly string[]>();
  const accounts = new Map<string, string>();
  const vouchers: { day: string; text: string; rows: { account: string; ore: bigint; text: string }[] }[] =
    [];
  let crc = 0xffffffff;
  let [isCounted, isInside, isOver] = [false, false, false];
  for (const [index, bytes] of lines.entries()) {
    const at = index + 1;
    const fields = fieldsOf(bytes, at);
    const brace = fields.length === 1 && bytes.length === 1;
    if (bytes.length === 1 && bytes[0] === open) throw new Error(`line ${at}: a brace that opens nothing`);
    const [label = '', ...rest] = fields.map(({ bytes: each }) => textOf(each));
    if (at === 1 && (label !== '#FLAGGA' || rest[0] !== '0'))
      throw new Error('the first line is not #FLAGGA 0');
    if (at === 1) continue;
    if (isOver) throw new Error(`line ${at}: something after the checksum`);
    if (label === '#KSUMMA') {
      if (!isCounted && rest.length === 0) isCounted = true;
      else if (rest[0] === String((crc ^ 0xffffffff) >>> 0)) isOver = true;
      else throw new Error(`the checksum is ${(crc ^ 0xffffffff) >>> 0}, not ${rest[0] ?? ''}`);
      continue;
    }
    if (isInside && brace && bytes[0] === shut) {
      isInside = false;
      const sum = (vouchers.at(-1)?.rows ?? []).reduce((total, row) => total + row.ore, 0n);
      if (sum !== 0n) throw new Error(`line ${at}: a voucher that does not balance: ${sum} öre`);
      continue;
    }
    for (const each of fields) if (!each.isList) crc = bytesInto(crc, each.bytes);
    if (label === '#VER') {
      vouchers.push({ day: day(rest[2] ?? ''), text: rest[3] ?? '', rows: [] });
      if (textOf(lines[index + 1] ?? []) !== '{') throw new Error(`line ${at}: a voucher without rows`);
      lines[index + 1] = [blank];
      isInside = true;
    } else if (label === '#TRANS') {
      const [account = '', , amount = '', , text = ''] = rest;
      if (!isInside || fields[2]?.isList !== true) throw new Error(`line ${at}: a row out of place`);
      if (!accounts.has(account)) throw new Error(`line ${at}: an account that nobody named: ${account}`);
      vouchers.at(-1)?.rows.push({ account, ore: ore(amount), text });
    } else if (isInside && label !== '') throw new Error(`line ${at}: ${label} inside a voucher`);
    else if (label === '#KONTO') accounts.set(rest[0] ?? '', rest[1] ?? '');
    else if (/^#[A-Z]+$/.test(label)) heads.set(label, rest);
    else if (label !== '') throw new Error(`line ${at}: no label`);
  }
  const missing = needed.filter((label) => !heads.has(label));
  if (missing.length > 0 || !isOver || isInside)
    throw new Error(`missing: ${[...missing, '#KSUMMA'].join(' ')}`);
  if (heads.get('#FORMAT')?.[0] !== 'PC8' || heads.get('#SIETYP')?.[0] !== '4')
    throw new Error('not PC8 of type 4');
  const organizationNumber = heads.get('#ORGNR')?.[0] ?? '';
  if (!/^\d{6}-\d{4}$/.test(organizationNumber)) throw new Error('no organisation number');
  return { company: heads.get('#FNAMN')?.[0] ?? '', organizationNumber, accounts, vouchers };
};
