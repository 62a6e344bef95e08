import { readFileSync } from 'node:fs';

/** The logo in letters: a picture that the letter itself brings, so that no server learns when it is opened (RFC 2392). */
export const logoCid = 'logo@krogkoll';

/** 84 × 84 px, shown at 28. */
export const logoPng: Buffer = readFileSync(new URL('logo.png', import.meta.url));

/** A letter with the logo in itself, for a browser, which knows no parts of mails. */
export const withLogo = (letter: string): string =>
  letter.replaceAll(`cid:${logoCid}`, `data:image/png;base64,${logoPng.toString('base64')}`);
