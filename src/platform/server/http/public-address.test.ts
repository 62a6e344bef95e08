import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/** The first and the last address of each range that is not the public internet (RFC 6890, RFC 5771, RFC 1112). */
const inside = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private, 24 bits', '10.0.0.0', '10.255.255.255'],
  ['shared by carriers', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['private, 20 bits', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documents', '192.0.2.0', '192.0.2.255'],
  ['AS112', '192.31.196.0', '192.31.196.255'],
  ['AMT', '192.52.193.0', '192.52.193.255'],
  ['relays', '192.88.99.0', '192.88.99.255'],
  ['private, 16 bits', '192.168.0.0', '192.168.255.255'],
  ['AS112, direct', '192.175.48.0', '192.175.48.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documents, second', '198.51.100.0', '198.51.100.255'],
  ['documents, third', '203.0.113.0', '203.0.113.255'],
  ['multicast and reserved', '224.0.0.0', '255.255.255.255'],
  ['Teredo and other protocols', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documents of IPv6', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documents of IPv6, second', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['below global unicast', '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['above global unicast', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

const outside = (
  '1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0 ' +
  '172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.1.255 192.0.3.0 192.31.195.255 192.31.197.0 192.52.192.255 ' +
  '192.52.194.0 192.88.98.255 192.88.100.0 192.167.255.255 192.169.0.0 192.175.47.255 192.175.49.0 198.17.255.255 ' +
  '198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0 223.255.255.255 2000:: ' +
  '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff 2001:200:: 2001:db7:ffff:ffff:ffff:ffff:ffff:ffff 2001:db9:: ' +
  '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff 2003:: 3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff 3fff:1000:: ' +
  '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'
).split(' ');

describe('R43 the public internet', () => {
  test.each(inside)('ends before %s', (_said, first, last) =>
    expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]),
  );

  test.each(outside)('holds %s', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each(['', 'krog.test', '8.8.8.8:80', '8.8.8', '[2000::1]'])('%j is no address', (text) =>
    expect(isPublicAddress(text)).toBe(false),
  );
});
