import { type Finding, isIn, isTypeScript, type SourceFile } from './finding.ts';

const maxLines = 300;
const medianLimit = 60;
const percentile95Limit = 200;

/** The number of lines of a file that ends in a line feed, as `wc -l` counts. */
export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** House rule 2: no file over 300 lines; over src/ the median is at most 60 and the 95th percentile at most 200. */
export function checkSizes(files: readonly SourceFile[]): Finding[] {
  const measured = files
    .filter(isTypeScript)
    .map((file) => ({ path: file.path, text: file.text, lines: lineCount(file.text) }))
    .toSorted((a, b) => a.lines - b.lines);
  const long = measured
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({
      path,
      line: maxLines + 1,
      rule: 'size',
      message: `${lines} lines, at most ${maxLines}: give one of its parts a file and a name`,
    }));
  const product = measured.filter(isIn('src'));
  const lines = product.map((file) => file.lines);
  const [median, high] = [at(lines, 0.5), at(lines, 0.95)];
  const longest = product.slice(-5).map((file) => `${file.path} (${file.lines})`);
  const spread = (what: string, value: number, limit: number): Finding[] =>
    value <= limit
      ? []
      : [
          {
            path: 'src',
            line: 1,
            rule: 'size',
            message: `${what} is ${value} lines, at most ${limit}: split the longest, ${longest.join(', ')}`,
          },
        ];
  return [
    ...long,
    ...spread('the median file', median, medianLimit),
    ...spread('the 95th percentile', high, percentile95Limit),
  ];
}
