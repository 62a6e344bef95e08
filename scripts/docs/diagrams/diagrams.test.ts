import { describe, expect, it } from 'vitest';
import { type Finding, printFinding, type SourceFile } from '../../structure/finding.ts';
import { checkBlock, writeBlock } from './generated.ts';
import { groupList } from './group-list.ts';
import { runningList } from './manifests.ts';
import { checkPipeline, documentStatesOf, pipelineDiagram, type Story } from './pipeline-diagram.ts';
import { schemaOf } from './schema.ts';
import { checkTableHomes, tablesDiagram } from './tables-diagram.ts';

const file = (path: string, text: string): SourceFile => ({ path, text });
const said = (findings: readonly Finding[]): string[] => findings.map(printFinding);

describe('a generated block', () => {
  const block = { page: 'docs/a.md', name: 'tables', text: 'now' };
  const page = (inside: string): SourceFile =>
    file('docs/a.md', `# A\n\n<!-- generated: tables -->\n\n${inside}\n\n<!-- end: tables -->\n`);

  it('is what the code makes now', () => {
    expect(checkBlock([page('now')], block)).toEqual([]);
    expect(said(checkBlock([page('then')], block))).toEqual([
      'docs/a.md:3 diagram: "tables" no longer agrees with the code: npx node scripts/docs/diagrams.ts --write',
    ]);
  });
  it('is written between its marks and nowhere else', () => {
    expect(writeBlock(page('then').text, block)).toBe(page('now').text);
    expect(said(checkBlock([file('docs/a.md', '# A\n')], block))).toEqual([
      'docs/a.md:1 diagram: has no "<!-- generated: tables -->" … "<!-- end: tables -->"',
    ]);
  });
});

const migrations = [
  file(
    'migrations/0001_first.sql',
    `create table supplier (id uuid primary key);
     create table organization_supplier (
       organization_id uuid not null, id uuid not null,
       directory_id uuid references supplier (id));
     create table invoice (
       organization_id uuid not null, id uuid not null, -- ; a note that ends no statement
       supplier_id uuid not null,
       foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id));
     create table invoice_line (
       invoice_id uuid not null,
       supplier_id uuid not null,
       watched_deal_id uuid);
     create table gone (id uuid);`,
  ),
  file(
    'migrations/0002_second.sql',
    `create function f() returns void as $$ begin create table inside (id uuid); end $$;
     drop table gone;
     create table deal (id uuid primary key);
     alter table deal
       add column supplier_id uuid references supplier (id);`,
  ),
];
const code = [
  file('src/features/suppliers/suppliers/server/queries.ts', 'supplier organization_supplier'),
  file('src/features/purchases/invoices/server/queries.ts', 'invoice invoice_line deal'),
];
const homes = {
  'suppliers/suppliers': ['supplier', 'organization_supplier'],
  'purchases/invoices': ['invoice', 'invoice_line', 'deal'],
};

describe('the tables', () => {
  it('are those that the migrations leave, with foreign keys and what columns name', () => {
    const { tables, references } = schemaOf(migrations);
    expect(tables).toEqual(['supplier', 'organization_supplier', 'invoice', 'invoice_line', 'deal']);
    expect(references.map(({ from, to, isHeld }) => `${from} ${isHeld ? 'holds' : 'names'} ${to}`)).toEqual([
      'organization_supplier holds supplier',
      'invoice holds organization_supplier',
      'invoice_line names invoice',
      'invoice_line names organization_supplier',
      'invoice_line names deal',
      'deal holds supplier',
    ]);
  });
  it('are drawn in their features, without arrows to what everything belongs to', () => {
    const text = tablesDiagram(schemaOf(migrations), homes);
    expect(text).toContain('    subgraph purchases.invoices["invoices"]\n      invoice\n      invoice_line');
    expect(text).toContain('  organization_supplier --> supplier\n');
    expect(text).toContain('  invoice_line -.-> invoice\n');
    expect(text).not.toContain('deal --> supplier');
  });
  it('have one home each, whose code names them', () => {
    expect(checkTableHomes([...migrations, ...code], homes)).toEqual([]);
    const moved = {
      'suppliers/suppliers': ['supplier', 'organization_supplier', 'invoice'],
      'purchases/invoices': ['invoice', 'invoice_line', 'agreement'],
    };
    expect(checkTableHomes([...migrations, ...code], moved).map(({ message }) => message)).toEqual([
      'the table "invoice" has no home, or several: name the feature that owns it',
      'the table "deal" has no home, or several: name the feature that owns it',
      'the migrations make no table "agreement": take it away',
      'nothing in src/features/suppliers/suppliers/server/ names the table "invoice": give it its home',
      'nothing in src/features/purchases/invoices/server/ names the table "agreement": give it its home',
    ]);
  });
});

describe('the pipeline', () => {
  const tree = [
    file(
      'src/features/intake/documents/contract.ts',
      `export const documentStates = [\n  'stored',\n  'needs-review',\n] as const;`,
    ),
    file(
      'src/features/intake/documents/server/commands.ts',
      'export const record = async () => enqueueReading(tx);',
    ),
    file(
      'src/features/reading/pipeline/server/commands.ts',
      `export const readWaiting = () => judge();\nexport const judge = () => 'needs-review';`,
    ),
    file(
      'src/features/reading/pipeline/server/feature.ts',
      'serverFeature({\n  jobs: [{ definition: readDocuments, handler }],\n  hourly: [tend],\n});',
    ),
  ];
  const story: Story = {
    steps: [
      { does: 'record', at: 'intake/documents', says: 'acknowledge' },
      { does: 'readWaiting', at: 'reading/pipeline', says: 'read' },
      { does: 'judge', at: 'reading/pipeline', says: 'judge' },
    ],
    ways: [
      { from: 'record', to: 'readWaiting', states: ['stored'], job: 'readDocuments' },
      { from: 'readWaiting', to: 'judge' },
    ],
    ends: [{ states: ['needs-review'], name: 'review', says: 'wait', from: ['judge'], onward: ['record'] }],
  };
  const wrong = (files: readonly SourceFile[], told: Partial<Story> = {}): string[] =>
    checkPipeline(files, { ...story, ...told }).map(({ message }) => message);

  it('reads the states from the contract and draws steps, states and jobs', () => {
    expect(documentStatesOf(tree)).toEqual(['stored', 'needs-review']);
    const text = pipelineDiagram(story);
    expect(text).toContain('  subgraph reading.pipeline["reading/pipeline"]\n');
    expect(text).toContain('  record -->|"stored, job readDocuments"| readWaiting\n');
    expect(text).toContain('  judge --> review\n  review -.-> record\n');
  });
  it('agrees with the code', () => expect(wrong(tree)).toEqual([]));
  it('misses a state that the contract gains or loses', () => {
    const [contract, ...rest] = tree;
    const states = (text: string): SourceFile[] => [file(contract?.path ?? '', text), ...rest];
    expect(wrong(states(`export const documentStates = ['stored', 'needs-review', 'lost'];`))).toEqual([
      'a document may be lost: say where on its way that is',
    ]);
    expect(wrong(states(`export const documentStates = ['stored'];`))).toEqual([
      'no document is ever needs-review',
    ]);
    expect(wrong(rest)[0]).toBe('src/features/intake/documents/contract.ts lists no documentStates');
  });
  it('misses a step that moved, a call that went and a job that nobody works off', () => {
    expect(wrong(tree.filter(({ path }) => !path.endsWith('documents/server/commands.ts')))).toEqual([
      'the server of intake/documents exports no record: follow it to where it went',
    ]);
    expect(wrong(tree, { ways: [...story.ways, { from: 'record', to: 'judge' }] })).toEqual([
      'intake/documents does not call judge',
    ]);
    expect(wrong(tree.filter(({ path }) => !path.endsWith('feature.ts')))).toEqual([
      'reading/pipeline does not work off the job readDocuments',
    ]);
  });
  it('misses an end that nothing writes, or that names no step', () => {
    const end = { name: 'review', says: 'wait', from: ['record'], onward: ['accept'] };
    expect(wrong(tree, { ends: [{ ...end, states: ['needs-review'] }] })).toEqual([
      '"review" names accept, which is no step',
      'nothing that leads to "review" writes the state needs-review',
    ]);
  });
  it('lists what runs without being asked', () => {
    expect(runningList(tree)).toBe('- reading/pipeline: `readDocuments`; at start and every hour');
  });
});

it('lists groups by what they import of each other', () => {
  const files = [
    file('src/features/account/accounts/rules.ts', ''),
    file('src/features/intake/mail/rules.ts', `import { a } from '#features/account/accounts/rules.ts';`),
  ];
  expect(groupList(files)).toBe('- **account** (accounts) → no other\n- **intake** (mail) → account');
});
