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

/** The browser's program: $CHROMIUM, else the system's, else the one that comes with the packages. */
async function executable(): Promise<{ path: string; args: string[] }> {
  const named = process.env.CHROMIUM;
  if (named) return { path: named, args: flags };
  if (existsSync(systemChromium)) return { path: systemChromium, args: flags };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { path: await packaged.executablePath(), args: [...packaged.args, ...flags] };
}

/** Starts a headless Chromium; whoever starts it closes it. Throws where no browser can be had. */
export async function launchBrowser(): Promise<Browser> {
  const { path, args } = await executable();
  return chromium.launch({ executablePath: path, args, headless: true });
}
