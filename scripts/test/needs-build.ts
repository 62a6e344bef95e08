/**
 * Whether these words of the command line may lead to a journey, which runs through the built browser app: where
 * projects are named, one is e2e; where files are, one is below `e2e` or may be; otherwise everything runs.
 */
export function needsBuild(words: readonly string[]): boolean {
  const projects = words.flatMap((word, at) =>
    word === '--project' ? [words[at + 1] ?? ''] : word.startsWith('--project=') ? [word.slice(10)] : [],
  );
  if (projects.length > 0) return projects.some((name) => !own.has(name));
  const files = words.filter((word) => /\.(?:ts|tsx)(?::\d+)?$|\//.test(word) && !word.startsWith('-'));
  return files.length === 0 || files.some((file) => !/^(?:\.\/)?(?:src|tests|scripts)\//.test(file));
}

// The projects that never look at what is built.
const own: ReadonlySet<string> = new Set(['unit', 'server', 'web', 'dom']);
