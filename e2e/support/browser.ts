import { existsSync } from 'node:fs';
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

const systemChromium = '/usr/bin/chromium';

/** A browser's program and what it is started with. */
export interface BrowserProgram {
  readonly path: string;
  readonly args: readonly string[];
}

/**
 * The browser that comes with the packages, for machines that have no other. What its package would start it with is left
 * out: in one process it ends with the first context that closes, and without web security it proves nothing.
 */
export async function packagedBrowser(): Promise<BrowserProgram> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return { path: await packaged.executablePath(), args: flags };
}

/** $CHROMIUM (`packaged` is the one of the packages), else the system's, else the one of the packages. */
async function executable(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM;
  if (named === 'packaged') return packagedBrowser();
  if (named) return { path: named, args: flags };
  return existsSync(systemChromium) ? { path: systemChromium, args: flags } : packagedBrowser();
}

/** Starts a headless Chromium; whoever starts it closes it. Throws where no browser can be had. */
export async function launchBrowser(): Promise<Browser> {
  const { path, args } = await executable();
  return chromium.launch({ executablePath: path, args: [...args], headless: true });
}
