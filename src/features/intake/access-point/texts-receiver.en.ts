/** Words of the restaurant's card about e-invoices. */
export const texts = {
  title: 'E-invoices',
  failed: 'The registration could not be fetched',
  'badge.none': 'Not registered',
  'badge.waiting': 'Being registered',
  'badge.registered': 'Registered',
  'badge.elsewhere': 'With another provider',
  'badge.refused': 'Not registered',
  'badge.leaving': 'Being deregistered',
  'badge.left': 'Not registered',
  'text.unsigned':
    'With a signed power of attorney we register the company as a receiver of e-invoices (Peppol).',
  'text.none':
    'Your power of attorney says nothing about e-invoices, so an owner decides whether they come here.',
  'text.waiting':
    'We are registering the company with its organization number. It usually takes a few minutes.',
  'text.silent': 'The network does not answer as it should. We try again by ourselves.',
  'text.by-hand': 'Our support does it by hand, which takes a few days.',
  'text.registered': 'Suppliers that send e-invoices by Peppol find you at this address since {{since}}.',
  'text.elsewhere':
    'The organization number is registered with another provider, so e-invoices come there. Have it ended there and try again, or leave it as it is.',
  'text.personal-number':
    'A sole trader’s organization number is a personal identity number, which we never register. Suppliers mail invoices to the address above.',
  'text.address-missing':
    'The registration needs the restaurant’s street, postal code and city. Fill them in below, and try again.',
  'text.unconfirmed':
    'Before we register you, our support looks whether whoever signed may sign for the company. It takes a day or so.',
  'text.unauthorised':
    'Whoever signed the power of attorney may not sign for the company, says the companies’ register. Write to support if that is wrong.',
  'text.provider': 'The network does not take the registration. Our support is looking into it.',
  'text.unreachable': 'We tried for a week without an answer. Try again, or write to support.',
  'text.leaving': 'We are having the company deregistered.',
  'text.left': 'No e-invoices come here by Peppol. Suppliers mail invoices to the address above.',
  copy: 'Copy',
  copyLabel: 'Copy the e-invoice address',
  copied: 'The address is copied',
  toPower: 'To the power of attorney',
  join: 'Receive e-invoices here',
  again: 'Try again',
  leave: 'Stop receiving e-invoices here',
  joinTitle: 'Receive e-invoices here?',
  leaveTitle: 'Stop receiving e-invoices here?',
  joinText:
    'The whole company is registered in Peppol with its organization number. It can be ended at any time.',
  leaveText:
    'The whole company is deregistered from Peppol. Suppliers that send e-invoices can no longer reach you.',
  joined: 'The company is being registered',
  leaving: 'The company is being deregistered',
  password: 'Your password',
  passwordMissing: 'Write your password',
  passwordWrong: 'The password is not right',
  cancel: 'Cancel',
} as const;
