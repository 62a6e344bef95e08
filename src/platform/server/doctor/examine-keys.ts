import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Examine, fault, type Finding, good, note, reasonOf } from './finding.ts';

const day = 86_400_000;

/** Days before its end from which a certificate is told of. */
const soon = 30;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const secrecyOf = async (path: string): Promise<readonly Finding[]> =>
  ((await stat(path)).mode & 0o077) === 0
    ? []
    : [fault('keys', `${path} can be read by other users of this machine; set its mode to 600.`)];

const lifeOf = (certificate: X509Certificate, path: string, now: Date): Finding => {
  const days = Math.floor((Date.parse(certificate.validTo) - now.getTime()) / day);
  if (days < 0) return fault('keys', `the certificate in ${path} ended on ${certificate.validTo}.`);
  const said = `the certificate in ${path} holds for ${days} days.`;
  return days < soon ? note('keys', said) : good('keys', said);
};

const pairIn = async (certPath: string, keyPath: string, now: Date): Promise<readonly Finding[]> => {
  try {
    const certificate = new X509Certificate(await readFile(certPath));
    const key = createPrivateKey(await readFile(keyPath));
    if (!certificate.checkPrivateKey(key))
      return [fault('keys', `the key in ${keyPath} is not that of the certificate in ${certPath}.`)];
    return [lifeOf(certificate, certPath, now), ...(await secrecyOf(keyPath))];
  } catch (error) {
    return [fault('keys', `${certPath} or ${keyPath} cannot be used: ${reasonOf(error)}`)];
  }
};

/** Whether the keys that documents are sealed and mail is received with are whole, secret and in their time. */
export const examineKeys: Examine = async ({ config, clock }) => {
  const now = clock.now();
  const { DATA_DIR, SMTP_TLS_CERT, SMTP_TLS_KEY } = config;
  const seal = join(DATA_DIR, 'seal.pem');
  const found: Finding[] = [];
  const isSealed = await stat(seal).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
  found.push(
    ...(isSealed ? await pairIn(seal, seal, now) : [note('keys', `${seal} is made by the first start.`)]),
  );
  if (SMTP_TLS_CERT !== undefined && SMTP_TLS_KEY !== undefined)
    found.push(...(await pairIn(SMTP_TLS_CERT, SMTP_TLS_KEY, now)));
  for (const path of [config.MAILBOXES_FILE, config.FCM_SERVICE_ACCOUNT_FILE])
    if (path !== undefined)
      found.push(...(await secrecyOf(path).catch((error: unknown) => [fault('keys', reasonOf(error))])));
  return found;
};
