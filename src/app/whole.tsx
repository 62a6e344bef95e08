import { actsOf } from '#platform/web/frame/feature.ts';
import { type AppContext, doorRoute, missingRoute, shellRoute } from '#platform/web/frame/router.ts';
import { fillSlots } from '#platform/web/frame/slots.ts';
import { addLoaders } from '#platform/web/texts/text-store.ts';
import { features } from './features-web.tsx';

const loads = features.flatMap(({ counts = [] }) => counts);

// Loaded by `prepare`, which the shell waits for before it first counts.
let counts: readonly { readonly href: string; readonly count: () => number | undefined }[] = [];

const acts = actsOf(features);

/** What the frame may ask of all features. */
export const context: AppContext = {
  ...acts,
  navigation: features.flatMap(({ navigation = [] }) => navigation),
  useCounts: () => Object.fromEntries(counts.map(({ href, count }) => [href, count()])),
  prepare: async (outletId) => {
    const loaded = Promise.all(loads.map(async ({ href, load }) => ({ href, count: await load() })));
    await acts.prepare(outletId);
    counts = await loaded;
    for (const { afterwards } of features) void afterwards?.();
  },
};

/** Begins all features, and gives their screens, for the root to hold. */
export const beginAll = () => {
  addLoaders(
    import.meta.glob([
      '../features/*/*/texts*.ts',
      '!../features/*/*/texts-{letters,document,notices}.*.ts',
      '../platform/web/**/texts.*.ts',
    ]),
  );
  fillSlots(features.flatMap(({ fills = [] }) => fills));
  for (const { begin } of features) begin?.();
  return [
    doorRoute.addChildren(features.flatMap(({ door = [] }) => door)),
    shellRoute.addChildren([...features.flatMap(({ shell = [] }) => shell), missingRoute]),
  ];
};
