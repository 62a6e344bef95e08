import { BlockList, isIP } from 'node:net';

/** What is not the public internet of IPv4: IANA's special-purpose registry (RFC 6890), multicast and what is reserved. */
const inside4 = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 ' +
  '203.0.113.0/24 224.0.0.0/3'
).split(' ');

/** Of global unicast: what carries an IPv4 address in it, and what is for documents and tests. */
const inside6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'.split(' ');

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', prefix = ''] = range.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
};

const [refused4, refused6, global6] = [
  listOf(inside4, 'ipv4'),
  listOf(inside6, 'ipv6'),
  listOf(['2000::/3'], 'ipv6'),
];

/**
 * Whether an IP address is on the public internet. Private, loopback, link-local and metadata addresses are not, nor is
 * anything that is no address, nor IPv6 that only carries an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
};
