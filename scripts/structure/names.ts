import { type Finding, isTypeScript, type SourceFile } from './finding.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|config|d|en|sv))*\.tsx?$/;
const folder = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const empty = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'managers']);

/** House rule 3: kebab-case, no words that say nothing, no barrels. */
export function checkNames(files: readonly SourceFile[]): Finding[] {
  return files.filter(isTypeScript).flatMap((file) => nameOf(file));
}

function nameOf({ path, text }: SourceFile): Finding[] {
  const at = (message: string): Finding => ({ path, line: 1, rule: 'name', message });
  const segments = path.split('/');
  const base = segments.pop() ?? '';
  const found: Finding[] = [];
  if (!kebab.test(base)) found.push(at(`"${base}" is not kebab-case: lower-case words joined by hyphens`));
  for (const name of segments) if (!folder.test(name)) found.push(at(`folder "${name}" is not kebab-case`));
  const said = [...segments, base].flatMap((name) => name.split(/[-.]/)).find((part) => empty.has(part));
  if (said) found.push(at(`"${said}" says nothing: name the file after the noun or verb that it holds`));
  if (/^index\.tsx?$/.test(base) || isBarrel(path, text))
    found.push(at('a barrel: import each thing from the file that holds it'));
  return found;
}

// src/app/contract-parts.ts is the one list of all contracts, by design; a feature hands on the address of a screen of its own
// that a feature below states.
function isBarrel(path: string, text: string): boolean {
  if (path === 'src/app/contract-parts.ts' || /^src\/features\/.+\/paths\.ts$/.test(path)) return false;
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();
  return (
    code !== '' &&
    code.replaceAll(/export\s+(?:type\s+)?(?:\*[^;]*|\{[^}]*\})\s*from\s*'[^']*';?/g, '').trim() === ''
  );
}
