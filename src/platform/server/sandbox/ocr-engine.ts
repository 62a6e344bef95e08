import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';
import type { InkLine, InkWord } from '#core/reading/ocr/ink-size.ts';

interface Engine {
  Init(folder: string, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes `/input`, turned clockwise by the radians; 0 when it could be read. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => Engine;
}

type GetCore = (
  mode: number,
  path: undefined,
  listener: { readonly progress: () => void },
) => Promise<(settings: object) => Promise<Core>>;

interface Recognised {
  readonly blocks: readonly {
    readonly paragraphs: readonly { readonly lines: readonly { readonly words: InkLine }[] }[];
  }[];
}

const require = createRequire(import.meta.url);

// The neural engine alone: its program and its model are the smaller ones.
const neuralOnly = 1;

/**
 * Sauvola's threshold reads photos with uneven light; with its usual factor of 0.34 pale letters of noisy scans break, and
 * whole columns are passed over.
 */
const settings = { thresholding_method: '2', thresholding_kfactor: '0.2' };

/** How a picture is looked at: as one column of texts of different sizes, or as one block of text. */
export type View = 'page' | 'cell';

const segmentation: Readonly<Record<View, string>> = { page: '4', cell: '6' };

/** A line less sure than this is looked at again in white on black; that of a cell costs more than it tells. */
const inverted: Readonly<Record<View, string>> = { page: '0.7', cell: '0.3' };

/** Whose letters a model knows: that of Swedish has no `%` and no `@`, that of English no `å`. */
export type Language = 'swe' | 'eng';

const models: Readonly<Record<Language, () => string>> = {
  swe: () => require.resolve('@tesseract.js-data/swe/4.0.0_best_int/swe.traineddata.gz'),
  eng: () => require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
};

/** Starts tesseract within this thread: a worker of its own would need a right that no child has, and a child can be killed. */
const startCore = async (): Promise<Core> => {
  const getCore = require('tesseract.js/src/worker-script/node/getCore.js') as GetCore;
  return (await getCore(neuralOnly, undefined, { progress: () => {} }))({});
};

let core: Promise<Core> | undefined;
const engines = new Map<Language, Engine>();

const engineOf = async (language: Language): Promise<{ core: Core; engine: Engine }> => {
  const started = await (core ??= startCore());
  const known = engines.get(language);
  if (known !== undefined) return { core: started, engine: known };
  started.FS.writeFile(`/${language}.traineddata`, gunzipSync(readFileSync(models[language]())));
  const engine = new started.TessBaseAPI();
  if (engine.Init('/', language, neuralOnly) !== 0) throw new Error(`the model ${language} cannot be loaded`);
  for (const [name, value] of Object.entries(settings)) engine.SetVariable(name, value);
  engines.set(language, engine);
  return { core: started, engine };
};

/** The words of a picture, turned clockwise by so many radians; their boxes are those of the turned picture. */
export const recogniseWords = async (
  image: GrayImage,
  dpi: number,
  angle: number,
  view: View,
  language: Language = 'swe',
): Promise<InkLine[]> => {
  const { core, engine } = await engineOf(language);
  const head = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`);
  core.FS.writeFile('/input', Buffer.concat([head, image.data]));
  engine.SetVariable('user_defined_dpi', String(Math.round(dpi)));
  engine.SetVariable('tessedit_pageseg_mode', segmentation[view]);
  engine.SetVariable('invert_threshold', inverted[view]);
  try {
    if (engine.SetImageFile(1, angle) !== 0) throw new Error('the picture is not taken');
    core.FS.unlink('/input');
    engine.Recognize(null);
    const { blocks } = JSON.parse(engine.GetJSONText()) as Recognised;
    return blocks
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .map(({ words }) =>
        words.map(({ text, confidence, bbox }): InkWord => ({ text: text.trim(), confidence, bbox })),
      );
  } finally {
    engine.Clear();
  }
};
