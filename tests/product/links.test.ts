import { unsubscribePath } from '#features/account/notifications/contract-unsubscribe.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterOf, type AccountLetter } from '#features/account/accounts/server/emails.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { noticeLetter, noticePush } from '#features/account/notifications/server/emails.ts';
import { postAccessRequest, postChangeNotice } from '#features/company/organizations/server/emails.ts';
import { postCode, postEnd, postRequest } from '#features/company/power-of-attorney/server/emails.ts';
import { postClaim } from '#features/prices/claims/server/emails.ts';
import { postImportOutcome } from '#features/prices/deal-imports/server/emails.ts';
import { invitationPush, postInvitation, postTeamNotice } from '#features/company/team/server/emails.ts';
import { unusableLetter } from '#features/intake/mail/server/emails.ts';
import { weekLetter } from '#features/purchases/overview/server/emails.ts';
import { postAnswer } from '#features/suppliers/directory/server/emails.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { layOut } from '#platform/server/post/lay-out.ts';
import { type Letter, letterKinds } from '#platform/server/post/letter.ts';
import type { Path } from '#platform/wire/path.ts';
import { claimLetterSource } from '#testing/claims/letter.ts';
import { exportsOf, follow, statedPaths } from '#testing/addresses.ts';
import { storedPower } from '#testing/stored-power.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { article, notice, weekNotice } from '#testing/told-alerts.ts';

type Language = 'sv' | 'en';
const languages = ['sv', 'en'] as const;

let product: TestProduct;
let paths: readonly Path[];
beforeAll(async () => {
  product = await openTestProduct();
  // The page that ends a kind of mail is the server's own.
  paths = [...(await statedPaths()), unsubscribePath];
});
afterAll(() => product.close());

let number = 0;
const someone = (language: Language) => ({
  userId: 'u',
  fullName: 'Anna Ek',
  email: `reader${(number += 1)}@links.test`,
  language,
  role: 'owner' as const,
});

/** What a function posts, read back from where the sender takes it. */
const posted = async (
  language: Language,
  post: (tx: Tx, to: ReturnType<typeof someone>) => Promise<unknown>,
): Promise<Letter> => {
  const to = someone(language);
  await product.db.platformTransaction((tx) => post(tx, to));
  const [letter] = await lettersTo(product, to.email);
  if (letter === undefined) throw new Error('nothing was posted');
  return letter;
};

const outletId = '0198c0de-0000-7000-8000-000000000001';
const token = 'secret_-0123456789';
const stop = '/unsubscribe/token';
const grantor = { organizationName: 'Krog AB', organizationNumber: '5560360793', outlets: ['Krog'] };
const invitation = { inviter: 'Bo', outlets: ['Krog'], role: 'editor', token } as const;

const powerOf = (language: Language, signatoryEmail: string) =>
  storedPower(outletId, language, signatoryEmail, product.clock.now());

type Told = Letter | { readonly title: string; readonly path: string };
type Sample = readonly [
  by: string,
  tell: (language: Language) => Told | Promise<Told>,
  leads: readonly string[],
];

const account = (name: AccountLetter, leads: string): Sample => [
  `letterOf ${name}`,
  (language) => letterOf(name, { to: 'a@links.test', fullName: 'Anna Ek', language, token }),
  [leads],
];

/** Every letter and push by the function that makes it, and where it leads: said here once more, by hand. */
const samples: readonly Sample[] = [
  account('verify', `/verify#token=${token}`),
  account('reset', `/reset-password#token=${token}`),
  account('confirmEmail', `/confirm-email#token=${token}`),
  account('emailAsked', '/setting/account'),
  account('passwordChanged', '/forgot-password'),
  account('newDevice', '/setting/account'),
  account('tokenReused', '/setting/account'),
  [
    'noticeLetter',
    (language) => noticeLetter(notice(outletId), someone(language), stop),
    [
      `/price-monitoring/overview?outletId=${outletId}&article=a`,
      `/price-monitoring/overview?outletId=${outletId}`,
      '/setting/account?tab=notifications',
      stop,
    ],
  ],
  [
    'noticeLetter at once',
    (language) =>
      noticeLetter({ ...notice(null), pace: 'instant', articles: [article] }, someone(language), stop),
    ['/price-monitoring/overview?article=a', '/invoices/i', '/setting/account?tab=notifications', stop],
  ],
  [
    'weekLetter',
    (language) => weekLetter(weekNotice(outletId), someone(language), stop),
    [
      `/price-monitoring/overview?outletId=${outletId}&article=a`,
      `/price-monitoring/overview?outletId=${outletId}`,
      '/setting/account?tab=notifications',
      stop,
    ],
  ],
  [
    'noticePush',
    (language) => noticePush(notice(outletId), language),
    [`/price-monitoring/overview?outletId=${outletId}`],
  ],
  [
    'postChangeNotice',
    (language) =>
      posted(language, (tx, to) =>
        postChangeNotice(tx, product, to, {
          who: 'Bo',
          outlet: 'Krog',
          outletId,
          bankgiro: '50501055',
          forwardEmail: 'ny@krog.test',
        }),
      ),
    [`/outlet?outletId=${outletId}`],
  ],
  [
    'postAccessRequest',
    (language) =>
      posted(language, (tx, to) =>
        postAccessRequest(tx, product, to, {
          who: 'Bo',
          email: 'bo@krog.test',
          organization: 'Krog AB',
          message: 'Hej',
        }),
      ),
    ['/outlet?tab=team'],
  ],
  [
    'postRequest',
    (language) =>
      posted(language, (tx, { email }) =>
        postRequest(tx, product, { power: powerOf(language, email), grantor, sender: 'Bo', token }),
      ),
    [`/onboarding/power-of-attorney#signing=${token}`],
  ],
  [
    'postCode',
    (language) =>
      posted(language, (tx, { email }) =>
        postCode(tx, product, { power: powerOf(language, email), grantor, code: '123456' }),
      ),
    [],
  ],
  [
    'postEnd',
    (language) =>
      posted(language, (tx, to) => postEnd(tx, product, to, { power: powerOf(language, to.email), grantor })),
    ['/outlet?tab=power'],
  ],
  [
    'postInvitation',
    (language) =>
      posted(language, (tx, { email }) =>
        postInvitation(tx, product, { ...invitation, to: email, language }),
      ),
    [`/signup#invitation=${token}`],
  ],
  [
    'invitationPush',
    (language) => invitationPush({ ...invitation, to: 'a@links.test', language }),
    ['/setting/account?tab=invitations'],
  ],
  [
    'postTeamNotice',
    (language) =>
      posted(language, (tx, to) =>
        postTeamNotice(tx, product, to, { who: 'Bo', outlets: ['Krog'], to: null }),
      ),
    ['/outlet?tab=team'],
  ],
  [
    'postImportOutcome',
    (language) =>
      posted(language, (tx, to) =>
        postImportOutcome(tx, product, to, {
          id: outletId,
          fileName: 'avtal.xlsx',
          supplierName: 'Köttboden',
          state: 'saved',
          counts: { rows: 2, new: 1, changed: 0, unchanged: 0, rejected: 1, open: 1, empty: 0 },
        }),
      ),
    [`/articles/prices/import/${outletId}`],
  ],
  [
    'unusableLetter',
    (language) =>
      unusableLetter({
        to: language === 'sv' ? 'a@links.se' : 'a@links.de',
        unitName: 'Krog',
        subject: null,
        receivedAt: product.clock.now(),
        files: [{ name: 'a.pdf', reason: null }],
      }),
    [],
  ],
  [
    'postAnswer',
    (language) =>
      posted(language, (tx, to) => postAnswer(tx, product, to, { name: 'Menigo', state: 'added', note: '' })),
    ['/sourcing/suppliers'],
  ],
  ...[false, true].map((isStranger): Sample => [
    `postClaim${isStranger ? ' to a stranger' : ''}`,
    (language) =>
      posted(language, (tx, to) =>
        postClaim(tx, product, {
          source: claimLetterSource(language),
          kind: isStranger ? 'reminder' : 'claim',
          to: to.email,
          replyTo: 'krog+k-2026-001@in.test',
          token,
          pdf: new Uint8Array(),
          isStranger,
        }),
      ),
    [`/claims/answer#token=${token}`],
  ]),
];

const publicUrl = 'https://krogkoll.test';

/** Where everything leads that can be pressed in what a reader gets. */
const linksOf = (told: Told): readonly string[] => {
  if ('path' in told) return [told.path];
  const { html, text } = layOut(told, publicUrl);
  const pressed = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const read = text.match(/https?:\/\/\S+/g) ?? [];
  return [...new Set([...pressed, ...read])].map((url) => url.replace(publicUrl, ''));
};

describe.each(languages)('in %s', (language) => {
  test.each(samples)('%s leads where it should, and there is a screen', async (_by, tell, leads) => {
    const told = await tell(language);
    if ('kind' in told) expect(told.language).toBe(language);
    const links = linksOf(told);
    expect(links).toEqual(leads);
    for (const link of links) expect(paths.map(({ pattern }) => pattern)).toContain(follow(paths, link));
  });
});

test('no letter is left out', async () => {
  const isNoLetter = ['signingLink', 'senderReason', 'languageOfSender', 'oneAlert', 'manyAlerts'];
  const modules = await exportsOf('features/*/*/server/emails*.ts');
  const makers = [...modules.values()].flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  const sampled = new Set(samples.map(([by]) => by.split(' ')[0] ?? ''));
  expect([...sampled].toSorted()).toEqual(makers.filter((name) => !isNoLetter.includes(name)).toSorted());
  const told = await Promise.all(samples.map(async ([, tell]) => tell('sv')));
  const kinds = new Set(told.flatMap((one) => ('kind' in one ? [one.kind] : [])));
  expect(Object.keys(letterKinds).filter((kind) => !kinds.has(kind as keyof typeof letterKinds))).toEqual([]);
});

const written = /href=\\?["']([^"']+)|https?:\/\/[^\s"']+|(?<=^|[\s("])\/[a-z][\w/-]*/g;

const flat = (texts: unknown): readonly string[] =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(flat) : [String(texts)];

test('every address in a text is a screen', async () => {
  expect('Se <a href="/outlet">den</a> och /invoices/inbox, 10 kr/kg och/eller 3/4'.match(written)).toEqual([
    'href="/outlet',
    '/invoices/inbox',
  ]);
  const modules = await exportsOf('{features,platform}/**/*texts*.ts');
  const lines = [...modules.values()].flatMap((one) => flat(one));
  expect(lines.length).toBeGreaterThan(1_000);
  const links = lines.flatMap((line) => [...line.matchAll(written)].map(([all, href]) => href ?? all));
  expect(links.map((link) => follow(paths, link)).filter((said) => said.startsWith('no '))).toEqual([]);
});

test.each([
  ['/supplier-finder', 'no screen at /supplier-finder'],
  ['/outlet?tab=teams', '/outlet knows no "tab=teams"'],
  ['/outlet?tabs=team', '/outlet knows no "tabs"'],
  ['/invoices/inbox', '/invoices/inbox'],
  ['/invoices/abc?lang=sv', '/invoices/$invoiceId'],
])('%s is followed to %s', (address, said) => expect(follow(paths, address)).toBe(said));
