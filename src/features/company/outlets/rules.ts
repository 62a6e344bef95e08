const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

const spelled = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('');
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-+|-+$/g, '') || 'krog';

/** `<slug>-<random>@<domain>`, the random part in base32 (RFC 4648): five bits a character, so 10 bytes give 16. */
export const inboundAddress = (name: string, random: Uint8Array, domain: string): string =>
  `${slugOf(name)}-${spelled(random)}@${domain}`;
