import { type Finding, lineAt, type SourceFile } from '../../structure/finding.ts';

/** A part of a page that is written by a program; `text` is Markdown without the marks around it. */
export interface Block {
  readonly page: string;
  readonly name: string;
  readonly text: string;
}

const marks = (name: string): readonly [open: string, close: string] => [
  `<!-- generated: ${name} -->`,
  `<!-- end: ${name} -->`,
];

const placeOf = (page: string, name: string): readonly [start: number, end: number] | null => {
  const [open, close] = marks(name);
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  return start < 0 || end < start ? null : [start + open.length, end];
};

/** The page with the block's text between its marks; a page without the marks stays as it is. */
export function writeBlock(page: string, { name, text }: Block): string {
  const place = placeOf(page, name);
  return place === null ? page : `${page.slice(0, place[0])}\n\n${text}\n\n${page.slice(place[1])}`;
}

/** Says of a block whether its page shows it as the code makes it now. */
export function checkBlock(pages: readonly SourceFile[], block: Block): Finding[] {
  const page = pages.find(({ path }) => path === block.page);
  const at = (line: number, message: string): Finding[] => [
    { path: block.page, line, rule: 'diagram', message },
  ];
  const [open, close] = marks(block.name);
  const place = page === undefined ? null : placeOf(page.text, block.name);
  if (page === undefined || place === null) return at(1, `has no "${open}" … "${close}"`);
  if (writeBlock(page.text, block) === page.text) return [];
  return at(
    lineAt(page.text, place[0]),
    `"${block.name}" no longer agrees with the code: npx node scripts/docs/diagrams.ts --write`,
  );
}
