import dgram from 'node:dgram';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { networkResolver } from './resolver.ts';
import { zoneResolver } from './zone-resolver.ts';

/** A name server on this machine that answers every question with one TXT record or with an error of its server. */
const nameServer = async (answer: () => string) => {
  const socket = dgram.createSocket('udp4');
  let asked = 0;
  socket.on('message', (question, { port, address }) => {
    asked += 1;
    const said = answer();
    const end = question.indexOf(0, 12) + 5;
    const reply = Buffer.from(question.subarray(0, end));
    reply.writeUInt16BE(said === 'servfail' ? 0x8182 : 0x8180, 2);
    reply.writeUInt16BE(said === 'servfail' ? 0 : 1, 6);
    reply.writeUInt32BE(0, 8);
    const text = Buffer.from(said);
    const record = Buffer.concat([
      Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length]),
      text,
    ]);
    socket.send(said === 'servfail' ? reply : Buffer.concat([reply, record]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, asked: () => asked, close: () => socket.close() };
};

test('answers are kept, failures of a server are asked again', async () => {
  let failing = true;
  const dns = await nameServer(() => (failing ? 'servfail' : 'v=spf1 -all'));
  const resolve = networkResolver({ dnsServers: [dns.server] });
  await expect(resolve('x.example', 'TXT')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  failing = false;
  expect(await resolve('x.example', 'TXT')).toEqual([['v=spf1 -all']]);
  const asked = dns.asked();
  expect(await resolve('X.example', 'TXT')).toEqual([['v=spf1 -all']]);
  expect(dns.asked()).toBe(asked);
  dns.close();
});

test('servers that are no addresses are refused when the resolver is made', () => {
  expect(() => networkResolver({ dnsServers: ['not an address'] })).toThrow('not an address');
});

test('a table tells names, types and servers that are down apart', async () => {
  const resolve = zoneResolver({ 'a.example': { TXT: ['x'], A: ['192.0.2.1'] }, 'b.example': 'unavailable' });
  expect(await resolve('A.example', 'TXT')).toEqual([['x']]);
  expect(await resolve('a.example.', 'A')).toEqual(['192.0.2.1']);
  await expect(resolve('a.example', 'MX')).rejects.toMatchObject({ code: 'ENODATA' });
  await expect(resolve('c.example', 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await expect(resolve('b.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});
