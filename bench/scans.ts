/**
 * `node bench/scans.ts FOLDER ROOT FILE…`: makes of each PDF below ROOT a PDF of pictures at the same path below FOLDER, as
 * scanners and phones would: in turn 150, 200 and 300 dpi, and 200 dpi with uneven light and a dark border. Each page leans by
 * at most 1.2 degrees, is a little out of focus, noisy, and a JPEG of quality 40.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { chanceFrom } from './chance.ts';

interface Manner {
  readonly dpi: number;
  readonly isPhoto: boolean;
}

const manners: readonly Manner[] = [
  { dpi: 150, isPhoto: false },
  { dpi: 200, isPhoto: false },
  { dpi: 300, isPhoto: false },
  { dpi: 200, isPhoto: true },
];
const [mostPages, mostDegrees, noise, blur, quality, seed] = [8, 1.2, 28, 0.6, 40, 7];
const pointsPerInch = 72;
const chance = chanceFrom(seed);

/** A drawn page as it comes out of a scanner, as JPEG. */
const scanned = async (
  page: { readonly data: Uint8Array; readonly width: number; readonly height: number },
  { isPhoto }: Manner,
) => {
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 1 },
  })
    .rotate((chance() * 2 - 1) * mostDegrees, { background: isPhoto ? '#555555' : '#ffffff' })
    .blur(blur)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let at = 0; at < data.length; at++) {
    const light = isPhoto ? 0.45 + (0.5 * (at % width)) / width - (0.15 * at) / data.length : 1;
    const value = ((data[at] ?? 0) + (chance() + chance() - 1) * noise) * light;
    data[at] = Math.max(0, Math.min(255, value));
  }
  const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();
  return { jpeg, width, height };
};

const [folder, root, ...files] = process.argv.slice(2);
if (folder === undefined || root === undefined || files.length === 0) {
  process.stderr.write('Usage: node bench/scans.ts FOLDER ROOT FILE…\n');
  process.exit(2);
}
const pdfium = await PDFiumLibrary.init();
for (const [index, file] of files.entries()) {
  const manner = manners[index % manners.length];
  if (manner === undefined) continue;
  const drawn = await pdfium.loadDocument(await readFile(file));
  const made = await PDFDocument.create();
  const scale = manner.dpi / pointsPerInch;
  for (let number = 0; number < Math.min(drawn.getPageCount(), mostPages); number++) {
    const page = await drawn.getPage(number).render({ scale, colorSpace: 'Gray' });
    const { jpeg, width, height } = await scanned(page, manner);
    const size = { width: width / scale, height: height / scale };
    made.addPage([size.width, size.height]).drawImage(await made.embedJpg(jpeg), { x: 0, y: 0, ...size });
  }
  drawn.destroy();
  const to = join(folder, relative(root, file));
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, await made.save());
  process.stdout.write(`${manner.dpi} dpi${manner.isPhoto ? ', photo' : ''}: ${to}\n`);
}
