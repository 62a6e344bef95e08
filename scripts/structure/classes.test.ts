import { describe, expect, it } from 'vitest';
import { checkClasses } from './classes.ts';
import { printFinding } from './finding.ts';
import { scopedName, selectorsOf } from './stylesheets.ts';

const kit = 'src/platform/web/ui/card.css';
const other = 'src/platform/web/ui/button.css';
const sheet = 'src/features/prices/deals/web/deals.module.css';
const screen = 'src/features/prices/deals/web/deals-page.tsx';

const judge = (tree: Readonly<Record<string, string>>): string =>
  checkClasses(Object.entries(tree).map(([path, text]) => ({ path, text })))
    .map(printFinding)
    .join('\n');

const using = (...names: string[]): string =>
  ["import styles from './deals.module.css';", ...names.map((name) => `<p className={${name}} />`)].join(
    '\n',
  );

describe('selectors', () => {
  it('are read through lists, at-rules, comments and strings', () => {
    const text = `/* .no { } */
@media (width < 600px) { .a > :is(.b, p), .c::after { content: '.no{'; } }
.d:not(:global(.e)) { width: 1.5em; }`;
    const read = selectorsOf({ path: sheet, text }).map(({ classes, isInner }) => [
      classes.map(({ name, isGlobal }) => (isGlobal ? `(${name})` : name)).join(' '),
      isInner,
    ]);
    expect(read).toEqual([
      ['a b', true],
      ['c', true],
      ['d (e)', false],
    ]);
  });
});

describe('scoped names', () => {
  it('say the feature and the class', () => {
    expect(scopedName('tab', `/home/someone/${sheet}`)).toBe('deals-tab');
    expect(scopedName('tab', sheet.replaceAll('/', '\\'))).toBe('deals-tab');
  });
  it('are for features alone', () => {
    expect(() => scopedName('tab', 'src/platform/web/ui/card.module.css')).toThrow(
      'only features have CSS modules',
    );
  });
});

describe('a class of the kit', () => {
  it('is defined once', () => {
    expect(judge({ [kit]: '.card { gap: 0; }', [other]: '.btn { gap: 0; }\n.card { gap: 1px; }' })).toBe(
      `${other}:2 class: ".card" is defined in ${kit} already`,
    );
    expect(judge({ [kit]: '.card,\n.tile { gap: 0; }', [other]: '.tile { gap: 0; }' })).toContain('".tile"');
  });
  it('is in plain CSS', () => {
    const path = 'src/platform/web/ui/card.module.css';
    expect(judge({ [path]: '.card { gap: 0; }' })).toBe(
      `${path}:1 class: the kit is plain CSS: name it *.css`,
    );
  });
  it.each([
    '.card.primary { gap: 0; }',
    '.card:hover { gap: 0; }',
    '.card[open] { gap: 0; }',
    '.panel .card { gap: 0; }',
    '@media print { .card { gap: 0; } }',
  ])('may be met elsewhere as in %s', (text) => {
    expect(judge({ [kit]: '.card { gap: 0; }', [other]: text })).toBe('');
  });
});

describe('a stylesheet of a feature', () => {
  it('is a module', () => {
    const path = 'src/features/prices/deals/web/deals.css';
    expect(judge({ [path]: '.list { gap: 0; }' })).toBe(
      `${path}:1 class: a stylesheet of a feature is a CSS module: name it *.module.css`,
    );
  });
  it('reaches the kit from a class of its own', () => {
    const text = '.list :global(.card) { gap: 0; }\n:global(.page):has(.list) { gap: 0; }';
    expect(judge({ [kit]: '.card, .page { gap: 0; }', [sheet]: text, [screen]: using('styles.list') })).toBe(
      '',
    );
  });
  it.each([':global(.card) { gap: 0; }', 'h2 { gap: 0; }', '.list, :global(.card) p { gap: 0; }'])(
    'does not style every screen as %s would',
    (text) => {
      const said = judge({
        [kit]: '.card { gap: 0; }',
        [sheet]: `.list { gap: 0; }\n${text}`,
        [screen]: using('styles.list'),
      });
      expect(said).toBe(
        `${sheet}:2 class: this styles every screen: name a class of the feature, or write it in the kit`,
      );
    },
  );
  it('reaches only what the kit has', () => {
    const text = '.list :global(.crad) { gap: 0; }';
    expect(judge({ [kit]: '.card { gap: 0; }', [sheet]: text, [screen]: using('styles.list') })).toBe(
      `${sheet}:1 class: the kit has no ".crad"`,
    );
  });
  it('may have keyframes', () => {
    const text = '@keyframes come { from { opacity: 0; } 50% { opacity: 0.5; } to { opacity: 1; } }';
    expect(judge({ [sheet]: text })).toBe('');
  });
  it('shares no scoped name with another', () => {
    const second = sheet.replace('deals.module', 'card.module');
    const said = judge({
      [second]: '.list { gap: 0; }',
      [sheet]: '.list { gap: 0; }',
      [screen]: `import other from './card.module.css';\n<p className={other.list} />\n${using('styles.list')}`,
    });
    expect(said).toBe(`${sheet}:1 class: ".deals-list" is defined in ${second} already`);
  });
});

describe('a screen', () => {
  it('names each class of its module, and no other', () => {
    const text = '.list { gap: 0; }\n.row.open { gap: 0; }';
    const all = ['styles.list', 'styles.row', 'styles.open'];
    expect(judge({ [sheet]: text, [screen]: using(...all) })).toBe('');
    expect(judge({ [sheet]: text, [screen]: using(...all.slice(0, 2)) })).toBe(
      `${sheet}:2 class: no screen uses ".open"`,
    );
    expect(judge({ [sheet]: text, [screen]: using(...all, 'styles.rows') })).toBe(
      `${screen}:5 class: ${sheet} has no ".rows"`,
    );
  });
  it('names them so that they are found', () => {
    expect(judge({ [sheet]: '.list { gap: 0; }', [screen]: using('styles.list', "styles['list']") })).toBe(
      `${screen}:3 class: name the class: styles.<class>, so that it can be found`,
    );
  });
  it('is not spared by its test', () => {
    const test = screen.replace('.tsx', '.test.tsx');
    expect(judge({ [sheet]: '.list { gap: 0; }', [test]: using('styles.list') })).toContain(
      'no screen uses ".list"',
    );
  });
  it.each([
    ['<p className="card wide" />', 'wide'],
    ['<p className={`card ${styles.list} wide`} />', 'wide'],
  ])('writes only the names of the kit as words: %s', (text, word) => {
    const tree = {
      [kit]: '.card { gap: 0; }',
      [sheet]: '.list { gap: 0; }',
      [screen]: `${using('styles.list')}\n${text}`,
    };
    expect(judge(tree)).toBe(`${screen}:3 class: the kit has no class "${word}"`);
    expect(judge({ ...tree, [screen]: tree[screen]?.replaceAll(' wide', '') ?? '' })).toBe('');
  });
});
