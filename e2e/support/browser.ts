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

/** A browser in one process ends with the first context that closes, and every journey opens several. */
const oneProcess = new Set(['--single-process', '--no-zygote']);

/** A browser's program and what it is started with. */
export interface BrowserProgram {
  readonly path: string;
  readonly args: readonly string[];
}

/** The browser that comes with the packages, for machines that have no other. */
export async function packagedBrowser(): Promise<BrowserProgram> {
  const { default: packaged } = await import('@sparticuz/chromium');
  const own = packaged.args.filter((flag) => !oneProcess.has(flag));
  return { path: await packaged.executablePath(), args: [...own, ...flags] };
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
