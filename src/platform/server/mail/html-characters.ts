const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  Eacute: 'É',
  uuml: 'ü',
  oslash: 'ø',
  aelig: 'æ',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  copy: '©',
  reg: '®',
  sect: '§',
  deg: '°',
  times: '×',
  frac12: '½',
  shy: '',
  zwnj: '',
};

const character = (code: number): string => {
  const right = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return right ? String.fromCodePoint(code) : '\ufffd';
};

/** A text with its character references resolved. */
export const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z0-9]{2,8}));/g,
    (whole, decimal, hex, name) => {
      if (typeof decimal === 'string') return character(Number(decimal));
      if (typeof hex === 'string') return character(Number.parseInt(hex, 16));
      return named[String(name)] ?? whole;
    },
  );
