/** Words of the power of attorney itself. */
export const texts = {
  title: 'Power of attorney',
  page: 'Page {{page}} of {{pages}}',
  drawnUp: 'Drawn up {{date}}',
  draft: 'Draft of {{date}}',
  grantor: 'Grantor',
  number: 'Organisation no.',
  outlets: 'For',
  attorney: 'Attorney',
  attorneyName: 'Krogkoll',
  opening: 'We hereby authorise the attorney to do the following on our behalf:',
  fetch: 'request and receive copies of supplier invoices from our suppliers, from 24 months back in time,',
  read: 'read prices, quantities and articles in the invoices and show them to our users,',
  contact: 'contact the suppliers about how the invoices are delivered,',
  receive:
    'register us as a receiver of e-invoices (Peppol) under our organisation number, and deregister us.',
  limits:
    'The power of attorney gives no right to pay, to order, to dispute invoices or to enter into agreements. It is valid until further notice and can be revoked at any time.',
  when: 'Time and place are shown by the signing',
  sign: 'Signed electronically',
  signatory: '{{name}}, authorised signatory',
};
