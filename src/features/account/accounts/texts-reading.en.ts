/** The terms, and how personal data are treated. */
export const texts = {
  terms: 'Terms of use',
  'terms.lede': 'What you may expect of Krogkoll, and we of you. Version of 1 November 2026.',
  'terms.service': 'What Krogkoll does',
  'terms.service.text':
    'Krogkoll collects supplier invoices for restaurants, reads them line by line, compares prices and tells you when one has changed. We do not pay, order or dispute anything in your name.',
  'terms.account': 'Your account',
  'terms.account.text':
    'An account belongs to one person. You answer for what you tell us being right and for keeping the password to yourself. Tell us at once if somebody else has had it. Whoever registers a company does so with its consent.',
  'terms.plans': 'Plans and prices',
  'terms.plans.text':
    'Each new company may try Premium for 30 days at no cost. After that Starter applies, which is free, until the account owner chooses another plan. Prices are per restaurant and without VAT. Invoices that a plan does not analyse are still collected and kept.',
  'terms.data': 'Your invoices are yours',
  'terms.data.text':
    'Invoices, prices and decisions belong to the company. No other company sees them. What we say about the market is put together from at least five companies and never shows which.',
  'terms.reading': 'Reading can be wrong',
  'terms.reading.text':
    'We show where on the invoice each number stands. The original decides: look at it before you pay, claim or complain.',
  'terms.power': 'Power of attorney',
  'terms.power.text':
    'A power of attorney lets us do what it says and nothing more. You can use Krogkoll without one, and take one back when you wish.',
  'terms.ending': 'When you leave',
  'terms.ending.text':
    'You can delete your account when you wish, under Account. What the bookkeeping act demands is kept for seven years.',
  'terms.changes': 'Changes, and which law applies',
  'terms.changes.text':
    'We tell of changes by email at least 30 days before they apply. If you do not accept them you may leave before. Swedish law applies, and disputes are settled by a Swedish court.',
  privacy: 'Personal data',
  'privacy.lede': 'What we keep about you, why, and what you can demand. Version of 1 November 2026.',
  'privacy.who': 'Who answers for it',
  'privacy.who.text':
    'Krogkoll is the controller of the data of your account. For what stands on your invoices your company is the controller, and we process it on its behalf.',
  'privacy.kept': 'What we keep',
  'privacy.kept.text':
    'Name, email, telephone, language, company and role; which consents you have given and when; when and in which browser you signed in; and what you have decided in Krogkoll, with your name.',
  'privacy.why': 'Why',
  'privacy.why.text':
    'To fulfil the agreement with you and your company, to protect accounts against intrusion, and to fulfil what the bookkeeping act demands. Support notes and news rest on your consent, which you can take back under Account.',
  'privacy.invoices': 'Invoices and sole traders',
  'privacy.invoices.text':
    'An invoice may name people. The number of a sole trader is a personal identity number: it is masked for those who need not see it.',
  'privacy.long': 'How long',
  'privacy.long.text':
    'Your account’s data as long as you have the account. Accounting records through the seventh year after the calendar year in which the financial year ended, then they are deleted.',
  'privacy.seen': 'Who sees it',
  'privacy.seen.text':
    'Colleagues in your team. Our support, after giving a reason that the account owner can read. We sell nothing and share nothing with anybody else, other than what the law obliges us to.',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.text':
    'Two, both necessary: one keeps you signed in, the other recognises a browser that you have signed in with before. None follows you elsewhere.',
  'privacy.rights': 'Your rights',
  'privacy.rights.text':
    'You may see, correct, take with you and erase what we keep about you, and object to how it is used: write to us. You may complain to the Swedish Authority for Privacy Protection, IMY.',
} as const;
