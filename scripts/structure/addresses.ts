import { type Finding, isTest, isTypeScript, lineAt, type SourceFile } from './finding.ts';
import { withoutComments } from './imports.ts';

const statesPaths = ({ path }: SourceFile): boolean =>
  /^src\/features\/[^/]+\/[^/]+\/paths\.ts$/.test(path) || path === 'src/platform/wire/doors.ts';

// A unit test says again what it expects, so that a wrong paths.ts does not agree with itself.
const isHeld = (file: SourceFile): boolean =>
  isTypeScript(file) &&
  !statesPaths(file) &&
  (/^src\/(?:features|platform\/web|app)\//.test(file.path) ? !isTest(file) : file.path.startsWith('e2e/'));

/** `invoices`, of `path('/invoices/$invoiceId')`: with what the addresses of screens begin. */
function beginsOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const patterns = files
    .filter(statesPaths)
    .flatMap(({ text }) => [...text.matchAll(/\bpath\(\s*'\/([a-z0-9-]+)/g)]);
  return new Set(patterns.map(([, begin = '']) => begin));
}

// What an address is: a text that begins with it, be it whole, a template or inside HTML.
const quoted = /(?:(?<![\w$)\]}])['"`]|href=\\?["'])\/([a-z0-9-]+)(?=[/?#'"`])/g;
const home = /\b(?:href|[a-z]+Href)(?:=\{?|:\s*)['"`]\/['"`]|\b(?:goto|assign|replace)\(['"`]\/['"`]\)/g;

/** House rule 13: the address of a screen stands in a `paths.ts`, and everything else takes it from there. */
export function checkAddresses(files: readonly SourceFile[]): Finding[] {
  const begins = beginsOf(files);
  return files.filter(isHeld).flatMap((file) => {
    const text = withoutComments(file.text);
    const said = [...text.matchAll(quoted)].filter(([, begin = '']) => begins.has(begin));
    return [...said, ...text.matchAll(home)].map((match) => ({
      path: file.path,
      line: lineAt(text, match.index),
      rule: 'address',
      message: `${match[0]} is the address of a screen by hand: take it from the paths.ts of its feature`,
    }));
  });
}
