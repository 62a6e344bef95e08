import { describe, expect, it } from 'vitest';
import { pageMatcher, path, withSecret } from './path.ts';

const list = path('/papers', { group: ['new', 'done'], doc: 'any' });
const one = path('/papers/$paperId');
const line = path('/papers/$paperId/lines/$lineNo', { mark: ['all'] });

describe('the address of a screen', () => {
  it.each([
    ['without parts', path('/')(), '/'],
    ['with a text', one('a1'), '/papers/a1'],
    ['with two texts and a query', line('a1', '2', { mark: 'all' }), '/papers/a1/lines/2?mark=all'],
    ['with a query', list({ group: 'new', doc: 'x' }), '/papers?group=new&doc=x'],
    ['without what is absent', list({ group: null, doc: '' }), '/papers'],
    [
      'with what every screen understands',
      one('a1', { outletId: 'o', lang: 'sv' }),
      '/papers/a1?outletId=o&lang=sv',
    ],
    ['of texts that mean something to an address', one('../a?b#c'), '/papers/..%2Fa%3Fb%23c'],
    ['of texts that a replacement would read', one('$& $1'), '/papers/%24%26%20%241'],
    ['of a query that means something', list({ doc: 'å&b=c#' }), '/papers?doc=%C3%A5%26b%3Dc%23'],
  ])('%s', (_, address, expected) => expect(address).toBe(expected));

  it('has the pattern of the router', () => expect(line.pattern).toBe('/papers/$paperId/lines/$lineNo'));

  it('knows what its query may say', () =>
    expect(list.names).toEqual({ group: ['new', 'done'], doc: 'any' }));

  it('keeps a secret behind #', () =>
    expect(withSecret(one('a'), 'token', 'a+b/=')).toBe('/papers/a#token=a%2Bb%2F%3D'));
});

it.each([
  ['/', true],
  ['/invoices', true],
  ['/invoices/', true],
  ['/invoices/0190b2a4', true],
  ['/invoices/0190b2a4/more', false],
  ['/invoicesX', false],
  ['/a.b', true],
  ['/axb', false],
  ['/wp-login.php', false],
])('%s is a screen: %s', (address, isScreen) => {
  expect(pageMatcher(['/', '/invoices', '/invoices/$invoiceId', '/a.b'])(address)).toBe(isScreen);
});
