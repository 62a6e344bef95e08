import { describe, expect, it } from 'vitest';
import { checkAddresses } from './addresses.ts';

const paths = {
  path: 'src/features/purchases/invoices/paths.ts',
  text: "export const invoicePath = path('/invoices/$invoiceId');\nexport const wide = path(\n  '/support',\n);\n",
};
const page = 'src/features/prices/deals/web/deal-page.tsx';
const judge = (text: string, path = page): string[] =>
  checkAddresses([paths, { path, text }]).map((one) => `${one.path}:${one.line}`);

describe('an address by hand', () => {
  it.each([
    ['in a link', '<a href="/invoices">a</a>;\n'],
    ['of the first screen', '<a href="/">a</a>;\n'],
    ['of the first screen, gone to', "void router.navigate({ href: '/' });\n"],
    ['left for', "location.assign('/');\n"],
    ['gone to', "void router.navigate({ href: '/invoices/inbox' });\n"],
    ['in a template', 'const to = `/invoices/${id}`;\n'],
    ['with a query', "const to = '/support?customer=a';\n"],
    ['with a secret', "const to = '/support#token=';\n"],
    ['inside HTML', 'const body = `<p><a href="/support">a</a></p>`;\n'],
    ['in a text', 'export const texts = { a: \'Go to <a href="/invoices">them</a>\' };\n'],
  ])('%s is found', (_, text) => expect(judge(`// one\n${text}`)).toEqual([`${page}:2`]));

  it.each(['src/features/prices/deals/server/emails.ts', 'src/platform/web/frame/door.tsx', 'e2e/a.test.ts'])(
    'is found in %s',
    (path) => expect(judge("const to = '/invoices';\n", path)).toEqual([`${path}:1`]),
  );
});

describe('what is no address of a screen', () => {
  it.each([
    ['a call of the API', "call('/api/hospitad/invoices');\n"],
    ['a path of a contract', "const path = 'invoices/{invoiceId}';\n"],
    ['another word', "const to = '/invoices-of-old';\n"],
    ['a stranger', "const to = '/etc/passwd';\n"],
    ['a comment', "/** `/invoices` is\n * '/invoices' */\n"],
    ['a part that is cut', "const name = file.split('/').at(-1);\n"],
    ['a regular expression', 'const is = /invoices/.test(a);\n'],
    ['a suffix', 'const to = `${base}/invoices`;\n'],
  ])('%s', (_, text) => expect(judge(text)).toEqual([]));

  it.each([
    'src/features/prices/deals/web/deal-page.test.tsx',
    'src/features/prices/deals/paths.ts',
    'src/platform/wire/doors.ts',
    'tests/security/headers.test.ts',
    'bench/one.ts',
  ])('is any of %s', (path) => expect(judge("const to = '/invoices';\n", path)).toEqual([]));
});
