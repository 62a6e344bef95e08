import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('no network in the sandbox');
};

const shut = (target: object, names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, configurable: false, writable: false });
};

/**
 * Closes what Node offers to reach a network: Node's permissions do not cover it. Every protocol of Node connects
 * through these few functions. Call it after the channel to the server is open.
 */
export const closeNetwork = (): void => {
  shut(net.Socket.prototype, ['connect']);
  shut(net.Server.prototype, ['listen']);
  shut(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  const resolving = Object.keys(dns).filter((name) => /^(lookup|resolve|reverse)/.test(name));
  shut(dns, resolving);
  shut(dns.promises, resolving);
  shut(
    dns.Resolver.prototype,
    resolving.filter((name) => name in dns.Resolver.prototype),
  );
  shut(
    dns.promises.Resolver.prototype,
    resolving.filter((name) => name in dns.promises.Resolver.prototype),
  );
  shut(globalThis, ['fetch', 'WebSocket', 'EventSource']);
  shut(process, ['binding', 'dlopen']);
  syncBuiltinESMExports();
};
