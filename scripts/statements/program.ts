import { SyntaxKind } from 'typescript/unstable/ast';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, SymbolFlags } from 'typescript/unstable/sync';
import type { Checker, Project, Symbol as Named } from 'typescript/unstable/sync';

/** The product's code as the compiler understands it. `close()` ends the compiler. */
export interface Code {
  readonly checker: Checker;
  /** Files whose path fits, in order. */
  files(fits: (path: string) => boolean): readonly SourceFile[];
  /** What a name means, with imports followed to where it is declared; null for what has no declaration of a value. */
  declarationOf(name: Node): Node | null;
  /** Places where a declared name is used. */
  usesOf(name: Node): readonly Node[];
  close(): void;
}

/** Reads the code of one TypeScript project. */
export function openCode(root: string, project: string): Code {
  const api = new API({ cwd: root });
  const [opened] = api.updateSnapshot({ openProjects: [project] }).getProjects();
  if (opened === undefined) throw new Error(`${project} is no project`);
  return codeOf(opened, () => api.close());
}

function codeOf(project: Project, close: () => void): Code {
  const { checker, program } = project;
  const declared = (named: Named): Node | null => {
    const own = named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    return own.valueDeclaration?.resolve(project) ?? null;
  };
  return {
    checker,
    files: (fits) =>
      program
        .getSourceFileNames()
        .filter(fits)
        .flatMap((name) => program.getSourceFile(name) ?? []),
    declarationOf(name) {
      const short = name.parent.kind === SyntaxKind.ShorthandPropertyAssignment;
      const named = short
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : checker.getSymbolAtLocation(name);
      return named === undefined ? null : declared(named);
    },
    usesOf: (name) =>
      checker
        .getReferencedSymbolsForNode(name, name.getStart())
        .flatMap(({ references }) => references.flatMap((each) => each.resolve(project) ?? [])),
    close,
  };
}

/** Every node below one, itself first. */
export function* within(node: Node): Generator<Node> {
  yield node;
  const below: Node[] = [];
  node.forEachChild((child) => void below.push(child));
  for (const child of below) yield* within(child);
}
