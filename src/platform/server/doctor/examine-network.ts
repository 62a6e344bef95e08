import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Examine, fault, type Finding, good, note, reasonOf } from './finding.ts';

const patience = 8_000;

const isThisMachineAlone = (domain: string): boolean => /(^|\.)localhost$/.test(domain);

const asked = async <Answer>(
  name: string,
  ask: (resolver: Resolver) => Promise<Answer>,
  said: (answer: Answer) => Finding,
  servers: readonly string[],
): Promise<Finding> => {
  const resolver = new Resolver({ timeout: patience, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  try {
    return said(await ask(resolver));
  } catch (error) {
    return fault(
      'dns',
      `${name} is not found: ${reasonOf(error)}. Look at its records and at MAIL_DNS_SERVERS.`,
    );
  }
};

/** What a mail server says first, as far as its first line. */
const greetingOf = ({ protocol, hostname, port }: URL): Promise<string> =>
  new Promise((resolve, reject) => {
    const isSecure = protocol === 'smtps:';
    const host = hostname.replace(/^\[|\]$/g, '');
    const to = { host, port: port === '' ? (isSecure ? 465 : 587) : Number(port) };
    const socket = isSecure ? connectTls({ ...to, servername: host }) : connect(to);
    socket.setTimeout(patience, () => socket.destroy(new Error('it says nothing')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('it hung up')));
    socket.once('data', (data: Buffer) => {
      resolve(data.toString('latin1').split(/\r?\n/)[0] ?? '');
      socket.end('QUIT\r\n');
    });
  });

const mailOut = async (url: string): Promise<Finding> => {
  const address = new URL(url);
  try {
    const greeting = await greetingOf(address);
    return greeting.startsWith('220')
      ? good('mail', `${address.host} takes letters.`)
      : fault('mail', `${address.host} does not take letters: ${greeting}`);
  } catch (error) {
    return fault(
      'mail',
      `${address.host} cannot be reached: ${reasonOf(error)}. Look at MAIL_URL and the firewall.`,
    );
  }
};

const published = async (url: string): Promise<Finding> => {
  try {
    const { status } = await fetch(new URL('/api/health', url), { signal: AbortSignal.timeout(patience) });
    if (status === 200) return good('address', `${url} answers.`);
    return note('address', `${url} answers ${status}; that is right while no server is running.`);
  } catch (error) {
    return note(
      'address',
      `${url} does not answer: ${reasonOf(error)}. That is right while no server is running.`,
    );
  }
};

/** Whether names are found, letters can leave and the own address leads here. Sends no letter. */
export const examineNetwork: Examine = async ({ config }) => {
  const { PUBLIC_URL, MAIL_URL, INBOUND_DOMAIN } = config;
  const servers = (config.MAIL_DNS_SERVERS ?? '').split(',').flatMap((server) => server.trim() || []);
  const looks: Promise<Finding>[] = [];
  if (isThisMachineAlone(INBOUND_DOMAIN))
    looks.push(Promise.resolve(note('dns', `mail to ${INBOUND_DOMAIN} reaches this machine alone.`)));
  else
    looks.push(
      asked(
        `the MX record of ${INBOUND_DOMAIN}`,
        (resolver) => resolver.resolveMx(INBOUND_DOMAIN),
        (records) =>
          good(
            'dns',
            `mail to ${INBOUND_DOMAIN} goes to ${records.map(({ exchange }) => exchange).join(', ')}.`,
          ),
        servers,
      ),
    );
  looks.push(
    MAIL_URL === undefined
      ? Promise.resolve(note('mail', 'without MAIL_URL no letter leaves this machine.'))
      : mailOut(MAIL_URL),
  );
  if (PUBLIC_URL !== undefined) looks.push(published(PUBLIC_URL));
  return Promise.all(looks);
};
