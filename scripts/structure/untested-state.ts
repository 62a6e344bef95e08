import { type Finding, isTest, isTypeScript, type SourceFile } from './finding.ts';
import { importsOf } from './imports.ts';
import { reachFrom } from './reach.ts';

const isWeb = (file: SourceFile): boolean =>
  isTypeScript(file) && /^src\/(?:platform\/web|features\/[^/]+\/[^/]+\/web)\//.test(file.path);

// The design system's own exhibition: nobody but its makers sees it.
const isExhibition = ({ path }: SourceFile): boolean => path.startsWith('src/platform/web/ui/kit/');

const state =
  /\b(?:useState|useReducer|useForm|useFieldArray|useEffect|useLayoutEffect|useSyncExternalStore|useQuery|useInfiniteQuery|useMutation|useCall|useSend|usePages|useShortcut|useQueryString)(?:<[^;()]*>)?\(|\bcreate<[^;]*>\(\)\(/;

/** Files of the browser app whose hooks or components keep state, react to time or ask the server. */
const isStateful = (file: SourceFile): boolean => isWeb(file) && !isTest(file) && state.test(file.text);

/** The folder below which a test stands for what its subject is made of. */
const homeOf = (path: string): string =>
  /^src\/(?:features\/[^/]+\/[^/]+\/web|platform\/web\/(?:ui\/)?[^/]+)(?=\/)/.exec(path)?.[0] ?? path;

/** What tests import from a folder, and what that imports of the same folder. */
const reachedByTests = (files: readonly SourceFile[]): ReadonlySet<SourceFile> => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const within = (file: SourceFile) =>
    importsOf(file)
      .filter(({ to }) => homeOf(to) === homeOf(file.path))
      .flatMap(({ to }) => byPath.get(to) ?? []);
  return reachFrom(
    files.filter((file) => isWeb(file) && isTest(file)),
    within,
  );
};

/** Every hook and component with state has a test that renders it: its own, or one of what it is a part of. */
export function checkUntestedState(files: readonly SourceFile[]): Finding[] {
  const reached = reachedByTests(files);
  return files
    .filter((file) => isStateful(file) && !isExhibition(file) && !reached.has(file))
    .map(({ path }) => ({
      path,
      line: 1,
      rule: 'untested state',
      message: 'no test of the browser app renders it: write one beside it',
    }));
}
