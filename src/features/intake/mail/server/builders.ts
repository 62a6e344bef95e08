import { once } from 'node:events';
import { Readable } from 'node:stream';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { mailReader } from '#platform/server/mail/read-mail.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import type { Zone } from '#platform/server/mail/zone-resolver.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { recordMail, storeMail } from './commands-take.ts';

/** Servers that send: the suppliers' own, and one of somebody else. */
const own = '192.0.2.10';
const foreign = '198.51.100.66';

const domain = (name: string): Zone => ({
  [name]: { TXT: [`v=spf1 ip4:${own} -all`] },
  [`_dmarc.${name}`]: { TXT: ['v=DMARC1; p=reject'] },
});

/** Domains that stand for the mails that their own server sends. */
export const testZone: Zone = {
  ...domain('rokeriet.example'),
  ...domain('bageriet.example'),
  ...domain('krogen.example'),
  ...domain('gmail.com'),
  '_dmarc.tyst.example': 'unavailable',
  'tyst.example': { TXT: [`v=spf1 ip4:${own} -all`] },
};

export interface Letter {
  readonly from?: string;
  readonly subject?: string;
  readonly messageId?: string;
  readonly files?: readonly TestFile[];
  readonly text?: string;
  /** Sent by a server that the domain does not know. */
  readonly isForged?: boolean;
}

let letters = 0;

const typeOf = (name: string): string =>
  name.endsWith('.zip')
    ? 'application/zip'
    : name.endsWith('.xml')
      ? 'application/xml'
      : 'application/octet-stream';

/** The bytes of a mail with its files attached. */
export const buildLetter = ({
  from = 'Rokeriet <faktura@rokeriet.example>',
  subject = 'Faktura',
  messageId = `${(letters += 1)}@rokeriet.example`,
  files = [],
  text = 'Hej! Fakturan är bifogad.',
}: Letter = {}): Uint8Array => {
  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
  const lines = [
    `From: ${from}`,
    `Subject: ${subject}`,
    'To: krogen@in.test',
    'Date: Fri, 20 Nov 2026 08:00:00 +0100',
    `Message-ID: <${messageId}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...files.flatMap(({ name, bytes }) => [
      '--b1',
      `Content-Type: ${typeOf(name)}`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      encoded(bytes),
    ]),
    '--b1--',
    '',
  ];
  return new Uint8Array(Buffer.from(lines.join('\r\n'), 'utf8'));
};

/** A pipeline that mail comes to. */
export interface MailPipeline extends TestPipeline {
  /** Lets a mail in by the door of mail, unread; answers its document's id. */
  deliver(letter: Letter, scope?: UnitScope): Promise<string>;
  /** Delivers and reads, then answers what is inside by file name. */
  mail(letter: Letter): Promise<{ readonly id: string; readonly files: readonly StoredDocument[] }>;
  inside(rootId: string): Promise<readonly StoredDocument[]>;
  /** Every row of the tables that booking writes, as one text. */
  books(): Promise<string>;
}

const bookedTables = [
  'organization_supplier',
  'supplier_account',
  'invoice',
  'invoice_line',
  'unit_day',
  'unit_article',
  'article_figures',
  'price_alert_entry',
];

/** Opens a pipeline whose mails are judged by `testZone`. Close it. */
export const openMailPipeline = async (zone: Zone = testZone): Promise<MailPipeline> => {
  const base = await openTestPipeline(({ sandbox }) => ({
    readMail: mailReader({ sandbox, resolver: zoneResolver(zone) }),
  }));
  const pipeline: MailPipeline = Object.assign(base, {
    async deliver(letter: Letter, scope: UnitScope = base.scope) {
      const stream = Readable.from([buildLetter(letter)]);
      const stored = await storeMail(base, stream);
      if (!stream.closed) await once(stream, 'close');
      const address = /<(.*)>/.exec(letter.from ?? '<faktura@rokeriet.example>')?.[1] ?? '';
      const envelope = {
        door: 'smtp',
        recipient: 'krogen@in.test',
        sender: letter.isForged ? 'x@evil.example' : address,
        clientAddress: letter.isForged ? foreign : own,
        clientName: 'client.example',
      } as const;
      return base.db.tenantTransaction(scope.organizationId, (tx) =>
        recordMail(tx, base, scope, envelope, stored),
      );
    },
    inside: (rootId: string) =>
      base.rows<StoredDocument>('select * from document where root_id = $1 order by file_name, id', [rootId]),
    async mail(letter: Letter) {
      const id = await pipeline.deliver(letter);
      await base.read();
      return { id, files: await pipeline.inside(id) };
    },
    async books() {
      const tables = await Promise.all(
        bookedTables.map((table) =>
          base.rows<{ row: object }>(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
        ),
      );
      return JSON.stringify(tables);
    },
  });
  return pipeline;
};
