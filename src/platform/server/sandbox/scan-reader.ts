import { resolve } from 'node:path';
import { z } from 'zod';
import type { Page } from '#core/reading/page/page.ts';
import { withLooks } from '#core/reading/ocr/ocr-proof.ts';
import type { ScanPlan } from '#core/reading/ocr/ocr-plan.ts';
import type { PageView, RecognisedPage, ScanFormat } from '#core/reading/ocr/ocr-result.ts';
import { pictureLimits, type SandboxLimits } from './limits.ts';
import type { Sandbox, Source, Stopped } from './sandbox-port.ts';
import { createSandbox } from './sandbox.ts';
import type { Postponed, ScannedWords, ScanOptions, ScanReader, WordsRead } from './scan-port.ts';

export interface ScanReaderSettings {
  /** Where text is read; pictures get children of their own. */
  readonly sandbox: Sandbox;
  readonly limits?: Partial<SandboxLimits>;
  readonly onChildLost?: (said: string) => void;
}

const unprovedNames = z.array(
  z.object({
    page: z.number().int().positive(),
    words: z.array(z.number().int().nonnegative()),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  }),
);

type Scanned = ScannedWords & { readonly ok: true };

const mostPages = 60;
// Names of a page that are looked at again; what more there are, a person looks at.
const mostLooks = 300;
const postponed: Postponed = { ok: false, reason: 'postponed' };
const broken: Stopped = { ok: false, reason: 'reader.crashed' };

/** One page of a file, and which one of it. */
interface Step {
  readonly page: Page;
  readonly view: PageView;
  readonly source: Source;
}

const inFolder = (name: string): string => resolve(import.meta.dirname, name);

/** Makes a reader of scans and pictures. Its children start when the first page arrives, and keep their engine. */
export const createScanReader = ({ sandbox, limits, onChildLost }: ScanReaderSettings): ScanReader => {
  const pictures = createSandbox({
    limits: { ...pictureLimits(), ...limits },
    tasksModule: inFolder('picture-tasks.ts'),
    nativesModule: inFolder('picture-natives.ts'),
    ...(onChildLost === undefined ? {} : { onChildLost }),
  });

  const plan = async (source: Source, options: ScanOptions): Promise<ScanPlan | Stopped> => {
    const end = await sandbox.run('plan-scan', source, owner(options));
    if (!end.ok) return end;
    return isAnswer<ScanPlan>(end.value, 'kind') ? end.value : broken;
  };
  const recognise = async (
    source: Source,
    page: number,
    options: ScanOptions,
  ): Promise<RecognisedPage | Stopped> => {
    const end = await pictures.run('recognise-page', source, { ...owner(options), argument: { page } });
    if (!end.ok) return end;
    return isAnswer<RecognisedPage>(end.value, 'page') ? end.value : broken;
  };

  const words: ScanReader['words'] = async (sources, options) => {
    const steps: Step[] = [];
    let format: ScanFormat = 'text-pdf';
    for (const source of sources) {
      const planned = await plan(source, options);
      if (!planned.ok) return planned;
      const stated = planned.kind === 'pdf' ? planned.pages : [];
      let count = planned.kind === 'pdf' ? stated.length : 1;
      const before = steps.length;
      const looked = planned.kind === 'pdf' ? stated.filter(({ recognise: isLooked }) => isLooked).length : 1;
      if (looked > 0 && options.postpone?.(looked) === true) return postponed;
      for (let number = 1; number <= count; number++) {
        if (before + count > mostPages) return { ok: false, reason: 'pdf.too-many-pages' };
        await options.onProgress?.({ page: before + number, pages: before + count });
        const text = stated[number - 1];
        if (text !== undefined && !text.recognise) {
          steps.push({ page: text.page, view: viewOf(text.page), source });
          continue;
        }
        const seen = await recognise(source, number, options);
        if (!seen.ok) return seen;
        // A picture file tells only then how many pages it has.
        count = planned.kind === 'pdf' ? count : seen.pages;
        const says = seen.page.words.length > (text?.page.words.length ?? -1);
        const { page, view } =
          says || text === undefined ? seen : { page: text.page, view: viewOf(text.page) };
        steps.push({ page, view, source });
        if (planned.kind === 'picture') format = 'picture';
        else if (says && seen.page.words.length > 0 && format === 'text-pdf') format = 'scan';
      }
    }
    return format === 'text-pdf' ? numbered(format, steps) : proved(numbered(format, steps), steps, options);
  };

  /** The words with their names looked at once more; where that ends badly, nothing proves them. */
  const proved = async (
    scanned: Scanned,
    steps: readonly Step[],
    options: ScanOptions,
  ): Promise<ScannedWords | Stopped> => {
    const words = Buffer.from(JSON.stringify({ pages: scanned.pages, views: scanned.views }));
    const end = await sandbox.run('names-to-prove', words, owner(options));
    if (!end.ok) return end;
    if (!isAnswer<{ names: unknown }>(end.value, 'names')) return broken;
    const names = unprovedNames.safeParse(end.value.names);
    if (!names.success) return broken;
    const looks = await Promise.all(
      steps.map(async ({ view, source }, index) => {
        const own = names.data.filter(({ page }) => page === index + 1);
        if (own.length === 0) return [];
        const { number: page, turn, skew, width } = view;
        const argument = { page, turn, skew, width, boxes: own.slice(0, mostLooks).map(({ box }) => box) };
        const seen = await pictures.run('look-again', source, { ...owner(options), argument });
        const texts = seen.ok && isAnswer<{ texts: unknown }>(seen.value, 'texts') ? seen.value.texts : null;
        const said = Array.isArray(texts) ? texts.map(String) : [];
        return own.map((name, at) => ({ name, seen: said[at] ?? null }));
      }),
    );
    return { ...scanned, pages: withLooks(scanned.pages, looks.flat()) };
  };

  const readWords: ScanReader['readWords'] = async (scanned, options) => {
    const { layouts = [], structures = [] } = options;
    const words = Buffer.from(JSON.stringify({ ...scanned, layouts, structures }));
    const end = await sandbox.run('read-words', words, owner(options));
    if (!end.ok) return end;
    return isAnswer<WordsRead>(end.value, 'reading') ? end.value : broken;
  };

  const picture: ScanReader['picture'] = async (source, page, options) => {
    let bytes: Uint8Array | null = null;
    const end = await pictures.run('render-page', source, {
      ...owner(options),
      argument: page,
      onEvent: (_event, body) => void (bytes = body),
    });
    if (!end.ok) return end;
    return bytes === null ? { ok: false, reason: reasonOf(end.value) } : { ok: true, bytes };
  };

  return {
    words,
    picture,
    readWords,
    async read(sources, options) {
      const found = await words(sources, options);
      if (found.ok) return readWords(found, options);
      return found.reason === 'postponed' ? broken : found;
    },
    figures: pictures.figures,
    close: pictures.close,
  };
};

const owner = ({ tenant, signal }: ScanOptions) => ({ tenant, ...(signal === undefined ? {} : { signal }) });

const viewOf = ({ number, width, height }: Page): PageView => ({
  number,
  width,
  height,
  recognised: false,
  turn: 0,
  skew: 0,
});

/** The pages of several files as those of one document. */
const numbered = (format: ScanFormat, steps: readonly Step[]): Scanned => ({
  ok: true,
  format,
  pages: steps.map(({ page }, index) => ({ ...page, number: index + 1 })),
  views: steps.map(({ view }, index) => ({ ...view, number: index + 1 })),
});

const reasonOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string'
    ? value.reason
    : broken.reason;

/** What a child answers is as trustworthy as the document: its shape is looked at before it is used. */
const isAnswer = <T>(value: unknown, key: string): value is T =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true ? key in value : 'reason' in value && typeof value.reason === 'string');
