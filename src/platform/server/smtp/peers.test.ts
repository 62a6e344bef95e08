import type { SMTPServerSession } from 'smtp-server';
import { expect, test } from 'vitest';
import { Peers } from './peers.ts';
import { smtpLimits } from './smtp-port.ts';

const from = (remoteAddress: string): SMTPServerSession => ({ remoteAddress }) as SMTPServerSession;

test('R45 connections are limited by network, since one sender has all addresses of an IPv6 one; those of this machine are not', () => {
  const peers = new Peers({ ...smtpLimits, connectionsPerAddress: 2 }, () => 0);
  const first = from('2001:db8::1');
  expect([first, from('2001:db8:0:0:ffff::2'), from('2001:db8::3')].map((one) => peers.admit(one))).toEqual([
    true,
    true,
    false,
  ]);
  expect(peers.admit(from('2001:db8:0:1::1'))).toBe(true);
  peers.leave(first);
  expect(peers.admit(from('2001:db8::4'))).toBe(true);
  for (const address of ['::1', '127.0.0.1', '::ffff:127.0.0.1'])
    expect([1, 2, 3].map(() => peers.admit(from(address)))).toEqual([true, true, true]);
  expect([1, 2, 3].map(() => peers.admit(from('192.0.2.7')))).toEqual([true, true, false]);
});

test('R45 recipients are limited by network over all connections, and come back with time', () => {
  let now = 0;
  const peers = new Peers({ ...smtpLimits, recipientsPerAddress: 3, recipientsPerSecond: 1 }, () => now);
  const named = ['192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.8', '127.0.0.1'];
  expect(named.map((address) => peers.mayName(from(address)))).toEqual([true, true, true, false, true, true]);
  now = 1_000;
  expect([1, 2].map(() => peers.mayName(from('192.0.2.7')))).toEqual([true, false]);
  for (let at = 0; at < 10; at += 1) expect(peers.mayName(from('::1'))).toBe(true);
});
