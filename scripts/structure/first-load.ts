import { gzipSync } from 'node:zlib';

/** What the browser runs before a screen stands, by source: the entry, and what the screen's route asks for in turn. */
export const screens = {
  login: [
    'index.html',
    'src/features/account/sessions/web/login-page.tsx',
    'src/platform/web/frame/door-frame.tsx',
    'src/platform/web/ui/texts.sv.ts',
    'src/platform/web/texts.sv.ts',
    'src/features/account/sessions/texts.sv.ts',
  ],
  overview: [
    'index.html',
    'src/app/whole.tsx',
    'src/platform/web/frame/frame.tsx',
    'src/features/company/outlets/web/outlet-choice.ts',
    'src/features/prices/price-monitoring/web/undecided-count.ts',
    'src/features/help/chat/web/queue-count.ts',
    'src/features/help/guides/web/unread-news.ts',
    'src/features/intake/inbox/web/arrival-sends.ts',
    'src/features/plans/billing/web/plan-notice.tsx',
    'src/features/help/chat/web/help-later.tsx',
    'src/features/account/bell/web/bell.tsx',
    'src/features/account/bell/web/bell-button.tsx',
    'src/features/suppliers/suppliers/web/load-suppliers.ts',
    'src/features/finding/search/web/lazy-palette.tsx',
    'src/features/purchases/tour/web/tour.tsx',
    'src/features/purchases/tour/web/tour-steps.tsx',
    'src/features/purchases/overview/web/overview-page.tsx',
    'src/features/prices/price-monitoring/web/price-task.tsx',
    'src/features/purchases/radar/web/radar-tasks.tsx',
    'src/features/help/guides/web/films-later.tsx',
    'src/features/help/guides/web/tutorial-films.tsx',
    'src/platform/web/calls/query.ts',
    'src/platform/web/ui/texts.sv.ts',
    'src/platform/web/texts.sv.ts',
    'src/features/purchases/overview/texts.sv.ts',
    'src/features/purchases/invoices/texts.sv.ts',
    'src/features/prices/price-monitoring/texts.sv.ts',
    'src/features/purchases/products/texts.sv.ts',
    'src/features/plans/billing/texts.sv.ts',
    'src/features/open/assistants/texts.sv.ts',
    'src/features/prices/claims/texts.sv.ts',
    'src/features/prices/deals/texts.sv.ts',
    'src/features/intake/documents/texts.sv.ts',
    'src/features/intake/inbox/texts.sv.ts',
    'src/features/company/power-of-attorney/texts.sv.ts',
    'src/features/suppliers/suppliers/texts-nav.sv.ts',
    'src/features/account/bell/texts.sv.ts',
    'src/features/purchases/tour/texts.sv.ts',
    'src/features/help/guides/texts-films.sv.ts',
  ],
} as const;

export type FirstScreen = keyof typeof screens;

/** The most that a screen may load: bytes as they travel, gzip at its usual level, and files. */
export const budgets: Readonly<Record<FirstScreen, FirstLoad>> = {
  login: { bytes: 120_000, files: 8 },
  overview: { bytes: 230_000, files: 20 },
};

export interface FirstLoad {
  readonly bytes: number;
  readonly files: number;
}

/** A file of a build. */
export interface BuiltFile {
  readonly code: string;
  /** The files that it imports statically. */
  readonly imports: readonly string[];
  /** Sources whose code it holds, as paths that end as `screens` has them. */
  readonly sources: readonly string[];
}

/** What a screen loads first of a build's files, by their names. Throws for a source that the build does not have. */
export const firstLoadOf = (built: ReadonlyMap<string, BuiltFile>, screen: FirstScreen): FirstLoad => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of built.get(name)?.imports ?? []) visit(imported);
  };
  for (const source of screens[screen]) {
    const holder = [...built].find(([, { sources }]) => sources.some((one) => one.endsWith(source)));
    if (holder === undefined) throw new Error(`the build has no ${source}`);
    visit(holder[0]);
  }
  const sizes = [...seen].map((name) => gzipSync(built.get(name)?.code ?? '').length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: seen.size };
};

/** What is over its budget, in words. */
export const overBudget = (screen: FirstScreen, { bytes, files }: FirstLoad): string[] => {
  const most = budgets[screen];
  return [
    ...(bytes > most.bytes
      ? [`${screen} loads ${bytes} bytes of JavaScript first; ${most.bytes} are its budget`]
      : []),
    ...(files > most.files ? [`${screen} loads ${files} files first; ${most.files} are its budget`] : []),
  ];
};

interface Built {
  readonly fileName: string;
  readonly type: 'chunk' | 'asset';
  readonly code?: string;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
  readonly facadeModuleId?: string | null;
}

/** The JavaScript files of what Vite built. */
export const builtFiles = (output: Iterable<Built>): ReadonlyMap<string, BuiltFile> =>
  new Map(
    [...output]
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, code = '', imports = [], moduleIds = [], facadeModuleId }) => [
        fileName,
        { code, imports, sources: [...moduleIds, ...(facadeModuleId ? [facadeModuleId] : [])] },
      ]),
  );

let isForPeople = true;

/** Fails a build whose first screens load more than their budgets. One with React's help for developers has none. */
export const firstLoadBudget = {
  name: 'first-load-budget',
  configResolved({ isProduction }: { readonly isProduction: boolean }) {
    isForPeople = isProduction;
  },
  generateBundle: {
    // After what else writes into the files: each names what its lazy parts load.
    order: 'post',
    handler(this: { error: (text: string) => never }, _: unknown, bundle: Readonly<Record<string, Built>>) {
      if (!isForPeople) return;
      const built = builtFiles(Object.values(bundle));
      const over = (Object.keys(screens) as FirstScreen[]).flatMap((screen) =>
        overBudget(screen, firstLoadOf(built, screen)),
      );
      if (over.length > 0) this.error(over.join('\n'));
    },
  },
};
