import type { Finding, SourceFile } from './finding.ts';

/** The product's nouns; a new one is a decision record. */
const featureNames = new Set(
  (
    'accounts sign-up sessions support staff onboarding power-of-attorney signing organizations outlets outlet-details invoice-address team suppliers supplier-choice supplier-finder directory sourcing ' +
    'documents readings review mail inbox access-point history invoices price-monitoring products deals overview plans ' +
    'notifications settings guides demo'
  ).split(' '),
);

const maxFilesPerFeature = 25;

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';

// docs/decisions/0001-one-package-and-walls.md says why a kind is split by topic and not by folder.
const serverKind = '(?:routes|queries|commands|tables|jobs|emails|builders)';
const shapes = [
  new RegExp(`^(?:contract|rules)(?:-${word})?(?:\\.test)?\\.ts$`),
  new RegExp(`^texts(?:-${word})?\\.(?:en|sv)\\.ts$`),
  new RegExp(`^server/${serverKind}(?:-${word})?\\.ts$`),
  new RegExp(`^server/${word}\\.test\\.ts$`),
  new RegExp(`^web/${word}(?:(?:\\.test)?\\.tsx?|\\.css)$`),
];

const topLevel =
  /^src\/(?:server\.ts|compose\.ts|test-[a-z]+\.ts|cli\.ts|contract\.ts|web\.tsx|web\.css|[a-z]+\.test\.tsx?)$/;
const layers =
  /^src\/(?:core\/(?:price-watch|invoices|reading|mail|products|access|values)|platform\/(?:wire|server|web))\/./;

/** Checks that each file of src/ has a place in ARCHITECTURE's closed list of places. */
export function checkVocabulary(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => path.startsWith('src/')).flatMap(({ path }) => placeOf(path));
}

function placeOf(path: string): Finding[] {
  const at = (message: string): Finding[] => [{ path, line: 1, rule: 'vocabulary', message }];
  const feature = /^src\/features\/([^/]+)\/(.+)$/.exec(path);
  if (!feature) {
    if (topLevel.test(path) || layers.test(path)) return [];
    return at(
      'no such place: src/ holds its composition roots, core/<area>, features/<noun> and platform/<side>',
    );
  }
  const [, name = '', rest = ''] = feature;
  if (!featureNames.has(name))
    return at(`"${name}" is not a feature: use one of ${[...featureNames].join(', ')}`);
  if (shapes.some((shape) => shape.test(rest))) return [];
  return at(
    'no such kind of file: use contract[-topic].ts, rules[-topic].ts, texts[-topic].<en|sv>.ts, ' +
      'server/<routes|queries|commands|tables|jobs|emails|builders>[-topic].ts, web/<name>.tsx or a test beside them',
  );
}

/** A feature of too many files holds two nouns. */
export function checkFeatureWidth(files: readonly SourceFile[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const name = /^src\/features\/([^/]+)\//.exec(path)?.[1];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFilesPerFeature)
    .map(([name, count]) => ({
      path: `src/features/${name}`,
      line: 1,
      rule: 'vocabulary',
      message: `${count} files, at most ${maxFilesPerFeature}: split the noun or move words-free parts to platform/web/ui`,
    }));
}
