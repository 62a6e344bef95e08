import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A mail client that says exactly what it is told, right or wrong. */
export class TestSmtpClient {
  #socket: Socket;
  #received = '';
  #hear: () => void = () => undefined;
  isClosed = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#listen(socket);
  }

  /** Connects and waits for the greeting. */
  static async open(port: number): Promise<TestSmtpClient> {
    const client = new TestSmtpClient(connect(port, '127.0.0.1'));
    await client.reply();
    return client;
  }

  #listen(socket: Socket): void {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
      this.#hear();
    });
    socket.on('data', (chunk: Buffer) => {
      this.#received += chunk.toString('latin1');
      this.#hear();
    });
  }

  /** Everything that was said and not yet asked for. */
  get unread(): string {
    return this.#received;
  }

  write(raw: string | Uint8Array): void {
    this.#socket.write(typeof raw === 'string' ? Buffer.from(raw, 'latin1') : raw);
  }

  /** The next reply, its lines joined by line feeds; `closed` when the server has hung up. */
  async reply(): Promise<string> {
    for (;;) {
      const whole = /^(?:\d{3}-[^\r]*\r\n)*\d{3}(?: [^\r]*)?\r\n/.exec(this.#received)?.[0];
      if (whole !== undefined) {
        this.#received = this.#received.slice(whole.length);
        return whole.trimEnd().replaceAll('\r\n', '\n');
      }
      if (this.isClosed) return 'closed';
      await new Promise<void>((resolve) => (this.#hear = resolve));
    }
  }

  say(line: string): Promise<string> {
    this.write(`${line}\r\n`);
    return this.reply();
  }

  /** Says who it is, from whom and to whom; answers the reply to each recipient. */
  async begin(from: string, recipients: readonly string[]): Promise<string[]> {
    await this.say('EHLO client.example');
    await this.say(`MAIL FROM:<${from}>`);
    const replies: string[] = [];
    for (const recipient of recipients) replies.push(await this.say(`RCPT TO:<${recipient}>`));
    return replies;
  }

  /** Sends a whole mail after `begin`; answers what the server says at its end. */
  async data(mail: string): Promise<string> {
    const go = await this.say('DATA');
    if (!go.startsWith('354')) return go;
    this.write(`${mail.replace(/^\./gm, '..')}\r\n.\r\n`);
    return this.reply();
  }

  /** Changes to TLS after the server's 220. */
  async secure(): Promise<void> {
    this.#socket.removeAllListeners('data');
    const socket = connectTls({ socket: this.#socket, rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    this.#socket = socket;
    this.#listen(socket);
  }

  close(): void {
    this.#socket.destroy();
  }
}
