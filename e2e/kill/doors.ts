import { buildPush, pushPath } from '#features/intake/access-point/server/builders.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { forwarder } from './files.ts';
import type { File, Mail } from './files.ts';
import type { OpenAccount, Place } from './uploader.ts';

/** The key that servers of tests know an access point by. */
export const accessPointKeys: ReadonlyMap<string, string> = new Map([['ap', 'k'.repeat(40)]]);

/** What a door said. */
export interface Reply {
  readonly isTaken: boolean;
  /** Its code: `250`, `202`, `503`; `closed` where the line was. */
  readonly said: string;
}

/** Says a mail over a connection of its own, as it is. Rejects where nobody listens. */
export const sendMail = async (
  { smtpPort }: Pick<Place, 'smtpPort'>,
  { inboundAddress }: Pick<OpenAccount, 'inboundAddress'>,
  { bytes }: Mail,
): Promise<Reply> => {
  const client = await TestSmtpClient.open(smtpPort);
  try {
    const [recipient = ''] = await client.begin(forwarder.address, [inboundAddress]);
    if (!recipient.startsWith('250')) return { isTaken: false, said: recipient.slice(0, 3) };
    const go = await client.say('DATA');
    if (!go.startsWith('354')) return { isTaken: false, said: go.slice(0, 3) };
    // The text ends with a line end of its own, so that what is stored is what was written.
    client.write(Buffer.from(bytes).toString('latin1').replace(/^\./gm, '..'));
    client.write('.\r\n');
    const said = await client.reply();
    return { isTaken: said.startsWith('250'), said: said === 'closed' ? said : said.slice(0, 3) };
  } finally {
    client.close();
  }
};

/** Pushes an invoice under the id of a message. */
export const pushFile = async (
  { url }: Pick<Place, 'url'>,
  { recipient }: Pick<OpenAccount, 'recipient'>,
  { bytes }: Pick<File, 'bytes'>,
  messageId: string,
): Promise<Reply> => {
  const { headers } = buildPush(bytes, { keys: accessPointKeys, now: new Date(), messageId, recipient });
  const answer = await fetch(`${url}/api/hospitad/${pushPath}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  });
  const { data } = (await answer.json()) as { data?: { status: string } };
  const isTaken = answer.status === 200 && data !== undefined && data.status !== 'unrouted';
  return { isTaken, said: String(answer.status) };
};
