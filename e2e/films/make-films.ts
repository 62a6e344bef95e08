/** `node e2e/films/make-films.ts [FILM]…`: makes the films of the guides anew, from the built product with its sample. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { filmAddress, films, filmSize } from '#features/help/guides/rules-films.ts';
import type { Film } from '#features/help/guides/rules-films.ts';
import { animatedWebp } from '#testing/films/animated-webp.ts';
import type { Frame } from '#testing/films/animated-webp.ts';
import { launchBrowser } from '../support/browser.ts';
import { startSample } from '../support/sample.ts';
import { scenes } from './scenes.ts';

const folder = resolve(import.meta.dirname, '..', '..', 'public');

/** What the screen shows, as one picture: scaled down and packed by the browser itself. */
const pictureOf = async (page: Page, packing: Page): Promise<Uint8Array> => {
  const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const { width, height } = filmSize;
  const packed = await packing.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${shot}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = ${width};
    canvas.height = ${height};
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, ${width}, ${height});
    return canvas.toDataURL('image/webp', 0.7);
  })()`);
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64');
};

const only = process.argv.slice(2);
const browser = await launchBrowser();
const sample = await startSample();
try {
  const state = await sample.signIn(browser, 'owner');
  const packing = await browser.newPage();
  const makeFilm = async (film: Film, language: 'sv' | 'en'): Promise<void> => {
    const context = await browser.newContext({
      baseURL: sample.url,
      viewport: { width: 1152, height: 720 },
      locale: language === 'sv' ? 'sv-SE' : 'en-GB',
      timezoneId: 'Europe/Stockholm',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      storageState: state,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const frames: Frame[] = [];
    const show = async (duration: number): Promise<void> => {
      await page.waitForTimeout(500);
      frames.push({ webp: await pictureOf(page, packing), duration });
    };
    await scenes[film](page, { show, language });
    const [poster] = frames;
    if (poster === undefined) throw new Error(`${film} shows nothing`);
    await writeFile(
      resolve(folder, `.${filmAddress(film, language, 'film')}`),
      animatedWebp(frames, filmSize),
    );
    await writeFile(resolve(folder, `.${filmAddress(film, language, 'poster')}`), poster.webp);
    await context.close();
  };
  for (const film of films.filter((one) => only.length === 0 || only.includes(one)))
    for (const language of ['sv', 'en'] as const) await makeFilm(film, language);
} finally {
  await browser.close();
  await sample.stop();
}
