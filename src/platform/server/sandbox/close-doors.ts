import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('closed in the sandbox');
};

const shut = (target: object, names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, configurable: false, writable: false });
};

/**
 * Closes what Node's permissions leave open: the network, which every protocol of Node reaches through these few
 * functions, signals to other processes, and the ways to the engine's insides. Call it once the channel is open.
 */
export const closeDoors = (): void => {
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
  shut(process, ['binding', 'dlopen', 'kill', '_kill', 'chdir']);
  syncBuiltinESMExports();
};
