import type { SourceFile } from '../../structure/finding.ts';

/** What a feature's `server/feature.ts` says that runs without being asked. */
export interface Running {
  /** `intake/mail`. */
  readonly feature: string;
  /** The exported definitions of its jobs. */
  readonly jobs: readonly string[];
  /** In the words of the manifest: `hourly`, `nightly` and their like. */
  readonly times: readonly string[];
}

const manifest = /^src\/features\/([^/]+\/[^/]+)\/server\/feature\.ts$/;

const worded: Readonly<Record<string, string>> = {
  starting: 'at start',
  minutely: 'every minute',
  hourly: 'at start and every hour',
  nightly: 'once a day',
  listening: 'hears what other processes tell',
};

/** Every feature that plugs into the server, by path. */
export function manifestsOf(files: readonly SourceFile[]): Running[] {
  return files.flatMap(({ path, text }) => {
    const feature = manifest.exec(path)?.[1];
    if (feature === undefined) return [];
    return [
      {
        feature,
        jobs: [...text.matchAll(/\bdefinition: (\w+)/g)].map(({ 1: job = '' }) => job),
        times: Object.keys(worded).filter((time) => new RegExp(`^ {2}${time}:`, 'm').test(text)),
      },
    ];
  });
}

/** The features that work without being asked, one a line. */
export function runningList(files: readonly SourceFile[]): string {
  return manifestsOf(files)
    .filter(({ jobs, times }) => jobs.length + times.length > 0)
    .map(({ feature, jobs, times }) => {
      const parts = [
        jobs.map((job) => `\`${job}\``).join(', '),
        times.map((time) => worded[time]).join(', '),
      ];
      return `- ${feature}: ${parts.filter((part) => part !== '').join('; ')}`;
    })
    .join('\n');
}
