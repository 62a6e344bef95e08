import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

interface KeptMail {
  readonly uid: number;
  readonly bytes: Buffer;
}

interface Folder {
  uidValidity: number;
  uidNext: number;
  mails: KeptMail[];
}

/** As much of IMAP4rev1 (RFC 3501, with UID MOVE of RFC 6851) as a client needs that looks for new mails. */
export class TestImapServer {
  readonly folders = new Map<string, Folder>();
  /** Commands as they came, without their tags. */
  readonly said: string[] = [];
  password = 'correct';
  /** The access token that is accepted; null offers no such way to sign in. */
  token: string | null = null;
  /** A command that begins so breaks its connection, once. */
  breakAt: string | null = null;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.addFolder('INBOX');
    this.#server = createServer((socket) => this.#serve(socket));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  addFolder(name: string): Folder {
    const folder = this.folders.get(name) ?? { uidValidity: 7, uidNext: 1, mails: [] };
    this.folders.set(name, folder);
    return folder;
  }

  /** Puts a mail into a folder; answers its UID. */
  put(bytes: string | Buffer, name = 'INBOX'): number {
    const folder = this.addFolder(name);
    const uid = folder.uidNext;
    folder.uidNext += 1;
    folder.mails.push({ uid, bytes: Buffer.from(bytes) });
    return uid;
  }

  uids(name = 'INBOX'): number[] {
    return (this.folders.get(name)?.mails ?? []).map(({ uid }) => uid);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    let selected: Folder | null = null;
    let received = '';
    const capability = `CAPABILITY IMAP4rev1 MOVE${this.token === null ? '' : ' AUTH=XOAUTH2'}`;
    socket.write(`* OK [${capability}] ready\r\n`);
    const select = (name: string): Folder | null => (selected = this.folders.get(name) ?? null);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        const [tag = '', ...words] = line.split(' ');
        const command = words.join(' ');
        this.said.push(command);
        if (this.breakAt !== null && command.startsWith(this.breakAt)) {
          this.breakAt = null;
          socket.destroy();
          return;
        }
        const end_ = (result: string): void => void socket.write(`${tag} ${result}\r\n`);
        if (command.startsWith('CAPABILITY')) socket.write(`* ${capability}\r\n`);
        if (command.startsWith('LOGOUT')) socket.write('* BYE\r\n');
        end_(this.#answer(command, socket, select, selected));
      }
    });
  }

  #answer(
    command: string,
    socket: Socket,
    select: (name: string) => Folder | null,
    selected: Folder | null,
  ): string {
    const quoted = [...command.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
    const last = quoted.at(-1) ?? command.split(' ').at(-1) ?? '';
    if (command.startsWith('LOGIN'))
      return last === this.password ? 'OK in' : 'NO [AUTHENTICATIONFAILED] wrong password';
    if (command.startsWith('AUTHENTICATE')) {
      const said = Buffer.from(last, 'base64').toString();
      return this.token !== null && said.includes(`Bearer ${this.token}`)
        ? 'OK in'
        : 'NO [AUTHENTICATIONFAILED] token';
    }
    if (command.startsWith('LIST') && last !== '')
      for (const name of this.folders.keys())
        if (name === last || last === '*') socket.write(`* LIST (\\HasNoChildren) "/" "${name}"\r\n`);
    if (/^(SELECT|EXAMINE)/.test(command)) {
      const folder = select(last);
      if (folder === null) return 'NO [NONEXISTENT] no such folder';
      socket.write(`* FLAGS (\\Seen)\r\n* ${folder.mails.length} EXISTS\r\n* 0 RECENT\r\n`);
      socket.write(`* OK [UIDVALIDITY ${folder.uidValidity}] x\r\n* OK [UIDNEXT ${folder.uidNext}] x\r\n`);
      return 'OK [READ-WRITE] selected';
    }
    if (command.startsWith('CREATE')) {
      if (this.folders.has(last)) return 'NO [ALREADYEXISTS] it is there';
      this.addFolder(last);
    }
    return selected === null ? 'OK done' : this.#inFolder(command, socket, selected);
  }

  #inFolder(command: string, socket: Socket, folder: Folder): string {
    const [, verb = '', from = '0', to = from] =
      /^UID (\w+) (?:UID )?(\d+)(?::(\d+|\*))?/.exec(command) ?? [];
    const highest = folder.mails.at(-1)?.uid ?? 0;
    const ends = [Number(from), to === '*' ? highest : Number(to)].toSorted((a, b) => a - b);
    const [low = 0, high = 0] = ends;
    const named = folder.mails.filter(({ uid }) => uid >= low && uid <= high);
    if (verb === 'SEARCH') socket.write(`* SEARCH${named.map(({ uid }) => ` ${uid}`).join('')}\r\n`);
    if (verb === 'FETCH') {
      const [, start = '0', length = '0'] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(command) ?? [];
      for (const mail of named) {
        const part = mail.bytes.subarray(Number(start), Number(start) + Number(length));
        const position = folder.mails.indexOf(mail) + 1;
        const head = `* ${position} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.bytes.length} BODY[]<${start}> {${part.length}}\r\n`;
        socket.write(Buffer.concat([Buffer.from(head), part, Buffer.from(')\r\n')]));
      }
    }
    if (verb === 'MOVE') {
      const target = this.folders.get(/"?([^" ]+)"?$/.exec(command)?.[1] ?? '');
      if (target === undefined) return 'NO [TRYCREATE] no such folder';
      for (const mail of named) {
        socket.write(`* ${folder.mails.indexOf(mail) + 1} EXPUNGE\r\n`);
        folder.mails = folder.mails.filter((each) => each !== mail);
        target.mails.push({ uid: (target.uidNext += 1) - 1, bytes: mail.bytes });
      }
    }
    return 'OK done';
  }
}
