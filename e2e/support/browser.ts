import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser's program and what it is started with. */
export interface BrowserProgram {
  readonly path: string;
  readonly args: readonly string[];
}

/**
 * The browser that comes with the packages. What its package would start it with is left out: in one process it ends with
 * the first context that closes, and without web security it proves nothing.
 */
export async function packagedBrowser(): Promise<BrowserProgram> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return { path: await packaged.executablePath(), args: flags };
}

/** The browser of the packages, which costs half the processor time of a desktop's, or the one that $CHROMIUM names. */
async function executable(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM;
  return named ? { path: named, args: flags } : packagedBrowser();
}

/** Starts a headless Chromium; whoever starts it closes it. Throws where no browser can be had. */
export async function launchBrowser(): Promise<Browser> {
  const { path, args } = await executable();
  return chromium.launch({ executablePath: path, args: [...args], headless: true });
}
