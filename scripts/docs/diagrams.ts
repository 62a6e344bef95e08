import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printFinding, type Finding, type SourceFile } from '../structure/finding.ts';
import { readTree } from '../structure/read-tree.ts';
import { type Block, checkBlock, writeBlock } from './diagrams/generated.ts';
import { groupList } from './diagrams/group-list.ts';
import { runningList } from './diagrams/manifests.ts';
import { checkPipeline, pipelineDiagram } from './diagrams/pipeline-diagram.ts';
import { schemaOf } from './diagrams/schema.ts';
import * as story from './diagrams/story.ts';
import { tableHomes } from './diagrams/table-homes.ts';
import { assumptionTable, limitTable, loadTable } from './scale/scale-tables.ts';
import { checkTableHomes, tablesDiagram } from './diagrams/tables-diagram.ts';

const page = 'docs/architecture.md';
const scale = 'docs/scale.md';

/** What pages show of the code, as the code is now. */
function blocksOf(files: readonly SourceFile[]): Block[] {
  return [
    { page, name: 'groups', text: groupList(files) },
    { page, name: 'pipeline', text: pipelineDiagram(story) },
    { page, name: 'work', text: runningList(files) },
    { page, name: 'tables', text: tablesDiagram(schemaOf(files), tableHomes) },
    { page: scale, name: 'loads', text: loadTable(files) },
    { page: scale, name: 'limits', text: limitTable(files) },
    { page: scale, name: 'assumptions', text: assumptionTable() },
  ];
}

/** What a diagram says that the code does not, and what it leaves out. */
export function checkDiagrams(files: readonly SourceFile[]): Finding[] {
  return [
    ...checkPipeline(files, story),
    ...checkTableHomes(files, tableHomes),
    ...blocksOf(files).flatMap((block) => checkBlock(files, block)),
  ];
}

/** Writes the blocks anew into the pages of the tree at `root`. */
function renew(root: string): void {
  const files = readTree(root);
  const blocks = blocksOf(files);
  for (const { path, text } of files) {
    const renewed = blocks.filter((block) => block.page === path).reduce(writeBlock, text);
    if (renewed !== text) writeFileSync(join(root, path), renewed);
  }
}

if (import.meta.main) {
  const root = resolve('.');
  if (process.argv.includes('--write')) renew(root);
  const findings = checkDiagrams(readTree(root));
  for (const finding of findings) console.log(printFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
