import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::9', '2001:db8:0:0'],
  ['2001:0DB8:1::5', '2001:db8:1:0'],
  ['2001:db8:1:0:5:6:7:8', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('R21 %s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
