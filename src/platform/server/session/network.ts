/** A network: an IPv4 address, or the /64 that one IPv6 household holds, however its zeros are written. */
export const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [before = '', after = ''] = address.split('::');
  const [left, right] = [before, after].map((half) => half.split(':').filter((group) => group !== ''));
  const given = [...(left ?? []), ...(right ?? [])];
  const zeros = Array.from({ length: 8 - given.length }, () => '0');
  return [...(left ?? []), ...zeros, ...(right ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
