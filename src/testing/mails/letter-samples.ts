import { letterOf, type AccountLetter } from '#features/account/accounts/server/emails.ts';
import { noticeLetter, noticePush } from '#features/account/notifications/server/emails.ts';
import { postPlanRequest } from '#features/account/plan/server/emails.ts';
import { postAccessRequest, postChangeNotice } from '#features/company/organizations/server/emails.ts';
import { postCode, postEnd, postRequest } from '#features/company/power-of-attorney/server/emails.ts';
import { invitationPush, postInvitation, postTeamNotice } from '#features/company/team/server/emails.ts';
import { postAnswers } from '#features/help/chat/server/emails.ts';
import { unusableLetter } from '#features/intake/mail/server/emails.ts';
import { postLate } from '#features/plans/billing/server/emails.ts';
import { postKeyNotice } from '#features/open/keys/server/emails.ts';
import { postAssistantNotice } from '#features/open/oauth/server/emails.ts';
import { postExportReady } from '#features/finding/exports/server/emails.ts';
import { postExpired } from '#features/open/handover/server/emails.ts';
import { postEndedWebhook } from '#features/open/webhooks/server/emails.ts';
import { postImportOutcome } from '#features/prices/deal-imports/server/emails.ts';
import { weekLetter } from '#features/purchases/overview/server/emails.ts';
import { postAnswer } from '#features/suppliers/directory/server/emails.ts';
import { archiveLetters } from './archive-letters.ts';
import { storedPower } from '../stored-power.ts';
import { article, notice, weekNotice } from '../told-alerts.ts';
import type { TestProduct } from '../world/product.ts';
import { type Language, type LetterSample, outletId, posted, someone, token } from './posted-letter.ts';
import { supplierLetters } from './supplier-letters.ts';

const stop = '/unsubscribe/token';
const grantor = { organizationName: 'Krog AB', organizationNumber: '5560360793', outlets: ['Krog'] };
const invitation = { inviter: 'Bo', outlets: ['Krog'], role: 'editor', token } as const;

const powerOf = (product: TestProduct, language: Language, signatoryEmail: string) =>
  storedPower(outletId, language, signatoryEmail, product.clock.now());

const account = (name: AccountLetter, leads: string): LetterSample => [
  `letterOf ${name}`,
  (language) => letterOf(name, { to: 'a@links.test', fullName: 'Anna Ek', language, token }),
  [leads],
];

/** Every letter and push by the function that makes it, and where it leads: said here once more, by hand. */
export const letterSamples: readonly LetterSample[] = [
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
    (language, product) =>
      posted(product, language, (tx, to) =>
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
    (language, product) =>
      posted(product, language, (tx, to) =>
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
    (language, product) =>
      posted(product, language, (tx, { email }) =>
        postRequest(tx, product, { power: powerOf(product, language, email), grantor, sender: 'Bo', token }),
      ),
    [`/onboarding/power-of-attorney#signing=${token}`],
  ],
  [
    'postCode',
    (language, product) =>
      posted(product, language, (tx, { email }) =>
        postCode(tx, product, { power: powerOf(product, language, email), grantor, code: '123456' }),
      ),
    [],
  ],
  [
    'postEnd',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postEnd(tx, product, to, { power: powerOf(product, language, to.email), grantor }),
      ),
    ['/outlet?tab=power'],
  ],
  [
    'postInvitation',
    (language, product) =>
      posted(product, language, (tx, { email }) =>
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
    (language, product) =>
      posted(product, language, (tx, to) =>
        postTeamNotice(tx, product, to, { who: 'Bo', outlets: ['Krog'], to: null }),
      ),
    ['/outlet?tab=team'],
  ],
  [
    'postImportOutcome',
    (language, product) =>
      posted(product, language, (tx, to) =>
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
    'postExpired',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postExpired(tx, product, to, { companyName: 'Bryggan AB', system: 'fortnox' }),
      ),
    ['/setting/account?tab=bookkeeping'],
  ],
  [
    'postEndedWebhook',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postEndedWebhook(tx, product, to, {
          webhookId: outletId,
          url: 'https://hooks.links.test/krogkoll',
          why: 'failed',
        }),
      ),
    [`/setting/api/webhooks/${outletId}`],
  ],
  [
    'postExportReady',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postExportReady(tx, product, to, {
          id: outletId,
          fileName: 'fakturor.xlsx',
          rows: 30_000,
          unitName: 'Krog',
        }),
      ),
    [`/exports?file=${outletId}`],
  ],
  ...archiveLetters,
  [
    'unusableLetter',
    (language, product) =>
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
    (language, product) =>
      posted(product, language, (tx, to) =>
        postAnswer(tx, product, to, { name: 'Menigo', state: 'added', note: '' }),
      ),
    ['/sourcing/suppliers'],
  ],
  [
    'postAnswers',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postAnswers(tx, product, {
          ...to,
          to: to.email,
          conversationId: outletId,
          answers: [],
          replyTo: 'support+a@in.test',
        }),
      ),
    [`/conversations?conversation=${outletId}`],
  ],
  [
    'postPlanRequest',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postPlanRequest(tx, product, to, { who: 'Bo', organization: 'Krog AB', about: 'articles' }),
      ),
    ['/subscription'],
  ],
  [
    'postLate',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postLate(
          tx,
          product,
          { ...to, name: to.fullName },
          { isOnInvoice: false, unpaidSince: 0, periodStart: 0 },
        ),
      ),
    ['/setting/account?tab=billing'],
  ],
  [
    'postKeyNotice',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postKeyNotice(tx, product, to, {
          name: 'Kassan',
          shown: 'kk_live_7Qd2…9fXa',
          who: 'Bo',
          what: 'made',
        }),
      ),
    ['/setting/account?tab=api'],
  ],
  ...(['made', 'reuse'] as const).map((what): LetterSample => [
    'postAssistantNotice',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postAssistantNotice(tx, product, to, {
          organizationId: product.newId(),
          userId: product.newId(),
          clientId: 'https://kocken.example/program.json',
          clientName: 'Kocken',
          scopes: ['read', 'claims:write'],
          who: 'Bo',
          what,
        }),
      ),
    ['/setting/account?tab=api'],
  ]),
  ...supplierLetters,
];
