/** Code page 437 from 0x80, which SIE calls PC8 (SIE 4B, section 5.4). */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const codes = new Map(Array.from(upper, (sign, at) => [sign, 0x80 + at]));

/** Signs that text of people often has and the code page has not, as one writes them without. */
const plain: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '€': 'EUR',
  ø: 'o',
  Ø: 'O',
};

const bytesOf = (sign: string): readonly number[] => {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return [code];
  const known = codes.get(sign);
  if (known !== undefined) return [known];
  const written = plain[sign];
  if (written !== undefined) return [...written].flatMap(bytesOf);
  // A letter with an accent that is not there is written without.
  const [bare = ''] = sign.normalize('NFD');
  return bare !== sign ? bytesOf(bare) : ['?'.charCodeAt(0)];
};

/** Text as bytes of code page 437; what it has no sign for is written as near as it can be, or as a question mark. */
export const inCodePage437 = (text: string): Uint8Array =>
  Uint8Array.from([...text.normalize('NFC')].flatMap(bytesOf));
