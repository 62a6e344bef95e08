import { buildLetter } from '#features/intake/mail/server/builders.ts';
import { mailDoor } from '#features/intake/mail/server/commands-door.ts';
import { setSender } from '#features/intake/mail/server/commands-sender.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { openSmtpReceiver, type SmtpReceiver } from '#platform/server/smtp/receiver.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import type { TestProduct } from '#testing/world/product.ts';

const domain = 'grossist.test';

/** This machine may send for the supplier. */
export const supplierZone = {
  [domain]: { TXT: ['v=spf1 ip4:127.0.0.1 ip6:::1 -all'] },
  [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject'] },
};

/** An address of the supplier's by its first part. */
export const atSupplier = (name: string): string => `${name}@${domain}`;

/** The door that mails come in by. */
export const openDoor = (product: TestProduct): Promise<SmtpReceiver> =>
  openSmtpReceiver({
    host: '127.0.0.1',
    port: 0,
    name: 'mx.test',
    door: mailDoor(product),
    log: { warn: () => undefined, debug: () => undefined },
  });

/** Confirms the supplier's domain as the sender of its papers, once an invoice has made the supplier known: the one of a name, or the only one. */
export const trustSupplier = async (
  product: TestProduct,
  built: BuiltOrganization,
  name = '%',
): Promise<void> => {
  const [supplier] = await product.db.tenantRead(built.organizationId, (reader) =>
    reader.query<{ id: string }>(
      'select id from organization_supplier where organization_id = $1 and display_name like $2',
      [built.organizationId, name],
    ),
  );
  const scope = mintUnitScope(built.organizationId, built.outlets[0]?.unitId ?? '');
  const actor = { userId: built.members.owner.userId, impersonatedBy: null, requestId: 'test' };
  const known = { name: domain, standing: 'supplier', supplierId: supplier?.id ?? '' } as const;
  await setSender(product, scope, known, actor);
};

/** Sends a file as the supplier does who answers a letter: by SMTP, to where the letter says. Throws unless it is taken with 250. */
export const answerByMail = async (
  receiver: SmtpReceiver,
  { from, to, subject }: { readonly from: string; readonly to: string; readonly subject: string },
  file: { readonly name: string; readonly buffer: Buffer },
): Promise<void> => {
  const client = await TestSmtpClient.open(receiver.port);
  await client.begin(from, [to]);
  const mail = buildLetter({
    from: `Grossisten <${from}>`,
    files: [{ name: file.name, bytes: file.buffer }],
    subject,
    messageId: `${file.name}@${domain}`,
  });
  const said = await client.data(Buffer.from(mail).toString('latin1'));
  client.close();
  if (!said.startsWith('250')) throw new Error(`the mail was answered ${said}`);
};
