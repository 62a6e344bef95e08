import type { Finding, SourceFile } from './finding.ts';

/** The product's nouns by the group that they stand in; a new one is a decision record. Lower groups come first. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  account: ['accounts', 'sessions', 'settings', 'notifications', 'tasks', 'plan', 'bell', 'views'],
  staff: ['support', 'queues'],
  suppliers: ['suppliers', 'directory'],
  company: ['organizations', 'outlets', 'team', 'onboarding', 'power-of-attorney'],
  intake: ['documents', 'inbox', 'mail', 'access-point', 'invoice-address'],
  prices: [
    'price-monitoring',
    'deals',
    'deal-imports',
    'price-lists',
    'claims',
    'market-band',
    'sourcing',
    'sheets',
    'offer-requests',
  ],
  purchases: ['invoices', 'products', 'radar', 'overview', 'tour'],
  reading: ['review', 'structures', 'history', 'pipeline'],
  finding: ['search', 'all-restaurants', 'exports', 'list-imports'],
  plans: ['plans', 'billing'],
  help: ['tour', 'guides', 'chat'],
  open: ['keys', 'oauth', 'api', 'webhooks', 'assistants', 'archive', 'handover'],
  sample: ['demo', 'showcase'],
};

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';

// docs/decisions/0001-one-package-and-walls.md says why a kind is split by topic and not by folder.
const serverKind = '(?:feature|routes|queries|commands|tables|jobs|emails|builders)';
const shapes = [
  new RegExp(`^(?:contract|rules)(?:-${word})?(?:\\.test)?\\.ts$`),
  /^paths(?:\.test)?\.ts$/,
  new RegExp(`^texts(?:-${word})?\\.(?:en|sv)\\.ts$`),
  new RegExp(`^server/${serverKind}(?:-${word})?\\.ts$`),
  new RegExp(`^server/${word}\\.test\\.ts$`),
  new RegExp(`^web/${word}(?:(?:\\.test)?\\.tsx?|(?:\\.module)?\\.css)$`),
];

const layers = [
  /^src\/app\/(?:server|cli|contract|contract-parts|features-server|pages)\.ts$/,
  /^src\/app\/(?:web(?:\.test)?|features-web|whole)\.tsx$/,
  new RegExp(`^src/testing/(?:${word}/)*${word}\\.(?:ts|xml|json)$|^src/testing/web/${word}\\.tsx$`),
  /^src\/core\/(?:bookkeeping|price-watch|claims|deal-import|price-lists|market-band|sourcing|radar|exports|archive|entitlements|billing|tables|invoices|reading|mail|products|access|values)\/./,
  /^src\/platform\/(?:wire|server|web)\/./,
];

/** Checks that each file of src/ has a place in the closed list of places. */
export function checkVocabulary(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => path.startsWith('src/')).flatMap(({ path }) => placeOf(path));
}

function placeOf(path: string): Finding[] {
  const at = (message: string): Finding[] => [{ path, line: 1, rule: 'vocabulary', message }];
  const feature = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/.exec(path);
  if (!feature) {
    if (layers.some((layer) => layer.test(path))) return [];
    return at(
      'no such place: src/ holds app/, core/<area>, features/<group>/<noun>, platform/<side> and testing/',
    );
  }
  const [, group = '', name = '', rest = ''] = feature;
  const names = Object.hasOwn(groups, group) ? groups[group] : undefined;
  if (names === undefined)
    return at(`"${group}" is not a group: use one of ${Object.keys(groups).join(', ')}`);
  if (!names.includes(name))
    return at(`"${name}" is not a feature of ${group}: use one of ${names.join(', ')}`);
  if (shapes.some((shape) => shape.test(rest))) return [];
  return at(
    'no such kind of file: use contract[-topic].ts, rules[-topic].ts, paths.ts, texts[-topic].<en|sv>.ts, ' +
      'server/<feature|routes|queries|commands|tables|jobs|emails|builders>[-topic].ts, web/<name>.tsx or a test beside them',
  );
}
