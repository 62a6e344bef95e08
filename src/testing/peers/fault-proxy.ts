import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** `refuse`: connections end at once; `stall`: they stay open and nothing passes. */
type Line = 'open' | 'refuse' | 'stall';

/** A line to a server of this or another machine, which can be made faulty. */
export interface FaultProxy {
  /** The server's address, by way of the proxy. */
  readonly url: string;
  /** Says how the line is from then on; bytes that came while it stalled are lost. */
  set(line: Line): void;
  /** Ends every connection; new ones are as the line is. */
  cut(): void;
  /** Cuts all once so many more bytes have gone to the server, wherever in a message that is. */
  cutAfter(bytes: number): void;
  /** Milliseconds that each chunk waits, either way. */
  delay(milliseconds: number): void;
  close(): void;
}

/** Opens one on a free port of this machine. */
export async function openFaultProxy(target: URL): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let line: Line = 'open';
  let left = Number.POSITIVE_INFINITY;
  let latency = 0;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    left = Number.POSITIVE_INFINITY;
  };
  const pass = (to: Socket, chunk: Buffer, isAsked: boolean): void => {
    if (line === 'stall') return;
    if (isAsked && chunk.length >= left) {
      to.write(chunk.subarray(0, left), cut);
      return;
    }
    if (isAsked) left -= chunk.length;
    if (latency === 0) to.write(chunk);
    else setTimeout(() => to.writable && to.write(chunk), latency);
  };
  const proxy: Server = createServer((from) => {
    if (line === 'refuse') return void from.destroy();
    const to = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk: Buffer) => pass(other, chunk, socket === from));
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    set: (wanted) => void (line = wanted),
    cut,
    cutAfter: (bytes) => void (left = bytes),
    delay: (milliseconds) => void (latency = milliseconds),
    close: () => {
      cut();
      proxy.close();
    },
  };
}
